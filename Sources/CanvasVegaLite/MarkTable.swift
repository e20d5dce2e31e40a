extension MarkOptions: ReadableOptions {
  static let table = OptionTable<MarkOptions> { table in
    table.add(["style": \.styles], \.styleNames)
    table.add(optional: ["orient": \.orientation]) {
      ["vertical": .vertical, "horizontal": .horizontal][$0.text ?? ""]
    }
    table.add(optional: ["filled": \.isFilled, "clip": \.clips], \.flag)
    table.add(["color": \.color, "fill": \.fill, "stroke": \.stroke], PlotPaint.init(setting:))
    table.add(optional: ["opacity": \.opacity, "fillOpacity": \.fillOpacity], \.number)
    table.add(optional: ["strokeOpacity": \.strokeOpacity, "strokeWidth": \.strokeWidth], \.number)
    table.add(optional: ["strokeDash": \.strokeDash]) { $0.list?.compactMap(\.number) }
    table.add(optional: ["strokeDashOffset": \.strokeDashOffset, "strokeMiterLimit": \.strokeMiterLimit], \.number)
    table.add(["strokeCap": \.strokeCap], \.cap)
    table.add(["strokeJoin": \.strokeJoin]) { ["round": .round, "bevel": .bevel][$0.text ?? ""] }
    table.add(["blend": \.blendMode]) { $0.text.flatMap { BlendMode.namesInFiles[$0] } }
    table.add(["invalid": \.invalid]) { $0.isNull ? .show : $0.word() }
    table.add(["order": \.keepsOrder], \.isOff)
    for channel in [PlotChannelName.x, .y, .x2, .y2, .theta, .theta2, .radius, .radius2] {
      table.add(optional: [channel.rawValue: \.places[channel]], PlotPlace.init)
      table.add(optional: [channel.rawValue + "Offset": \.offsets[channel]], \.number)
    }
    table.add(optional: ["size": \.size, "width": \.width, "height": \.height], PlotBandSize.init)
    table.add(optional: ["discreteBandSize": \.discreteBandSize], PlotBandSize.init)
    table.add(optional: ["continuousBandSize": \.continuousBandSize], PlotBandSize.init)
    table.add(["minBandSize": \.minBandSize, "binSpacing": \.binSpacing, "thickness": \.thickness], \.number)
    table.add(["timeUnitBandSize": \.timeUnitBandSize, "padAngle": \.padAngle], \.number)
    table.add(["cornerRadius": \.cornerRadius, "dx": \.dx, "dy": \.dy], \.number)
    table.add(optional: ["timeUnitBandPosition": \.timeUnitBandPosition, "cornerRadiusEnd": \.endRadius], \.number)
    table.add(optional: ["cornerRadiusTopLeft": \.topLeftRadius, "cornerRadiusTopRight": \.topRightRadius], \.number)
    table.add(optional: ["cornerRadiusBottomRight": \.bottomRightRadius], \.number)
    table.add(optional: ["cornerRadiusBottomLeft": \.bottomLeftRadius], \.number)
    table.add(optional: ["innerRadius": \.innerRadius, "outerRadius": \.outerRadius], \.number)
    table.add(["interpolate": \.curve]) { $0.word() }
    table.add(optional: ["tension": \.tension, "angle": \.angle], \.number)
    table.add(optional: ["shape": \.shape, "url": \.url], \.text)
    table.add(["text": \.text], \.lines)
    table.add(optional: ["fontSize": \.fontSize, "lineHeight": \.lineHeight, "limit": \.limit], \.number)
    table.add(["fontWeight": \.fontWeight], Font.Weight.init(css:))
    table.add(["align": \.align], \.align)
    table.add(optional: ["baseline": \.baseline]) { $0.word() }
    table.add(["aspect": \.keepsAspect], \.flag)
  }
}

extension PlotBandSize {
  /// A number of points, or an object with a part of a `band`.
  fileprivate init?(_ value: DataValue) {
    let part = SpecSettings(value)["band"]?.number.map(Self.part)
    guard let size = value.number.map(Self.absolute) ?? part else { return nil }
    self = size
  }
}

extension PlotPaint {
  /// A colour, or a gradient in Vega's form: `gradient`, `x1`, `y1`, `x2`, `y2` as parts of a box, and `stops`.
  fileprivate init?(setting value: DataValue) {
    if let color = Color(setting: value) {
      self = .color(color)
      return
    }
    guard case .record(let members) = value, let list = members["stops"]?.list else { return nil }
    let stops = list.compactMap { stop -> Gradient.Stop? in
      let stop = SpecSettings(stop)
      guard let offset = stop.number("offset"), let color = stop["color"].flatMap(Color.init(setting:)) else {
        return nil
      }
      return Gradient.Stop(location: offset, color: color)
    }
    guard !stops.isEmpty else { return nil }
    let settings = SpecSettings(members)
    func point(_ x: String, _ y: String, _ px: Double, _ py: Double) -> Point {
      Point(x: settings.number(x) ?? px, y: settings.number(y) ?? py)
    }
    if settings.text("gradient") == "radial" {
      self = .radial(
        Gradient(stops: stops), center: point("x2", "y2", 0.5, 0.5), radius: settings.number("r2") ?? 0.5)
    } else {
      self = .linear(Gradient(stops: stops), from: point("x1", "y1", 0, 0), to: point("x2", "y2", 1, 0))
    }
  }
}
