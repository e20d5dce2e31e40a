extension AxisOptions: ReadableOptions {
  static let table = OptionTable<AxisOptions> { table in
    table.add(["disable": \.isDisabled, "tickExtra": \.hasExtraTick, "tickRound": \.roundsTicks], \.flag)
    table.add(["domain": \.hasDomain, "ticks": \.hasTicks, "labels": \.hasLabels]) { !$0.isOff }
    table.add(optional: ["grid": \.hasGrid], \.isTrue)
    table.add(["zindex": \.isInFront]) { $0.number.map { $0 > 0 } }
    table.add(optional: ["orient": \.side]) { $0.word() }
    table.add(optional: ["tickBand": \.tickBand]) { $0.word() }
    table.add(["style": \.styles], \.styleNames)
    table.add(optional: ["values": \.values], \.list)
    table.add(optional: ["tickCount": \.tickCount], \.tickCount)
    table.add(["tickSize": \.tickSize], \.length)
    table.add(numbers: ["tickOffset": \.tickOffset, "bandPosition": \.bandPosition, "offset": \.offset])
    table.add(numbers: ["translate": \.translate, "minExtent": \.minExtent, "maxExtent": \.maxExtent])
    table.add(numbers: ["labelOffset": \.labelOffset, "labelSeparation": \.labelSeparation])
    table.add(optional: ["tickMinStep": \.tickMinStep, "titleX": \.titleX, "titleY": \.titleY], \.finite)
    table.add(optional: ["labelBound": \.labelBound, "labelFlush": \.labelFlush]) { $0.isOff ? nil : $0.number ?? 1 }
    table.add(optional: ["labelOverlap": \.labelOverlap], \.overlap)
    table.add(title: \.title, format: \.format, labelText: \.labelText)
    let lines: [String: WritableKeyPath<AxisOptions, AxisLineOptions>] = [
      "domain": \.domain, "tick": \.ticks, "grid": \.grid,
    ]
    for (prefix, line) in lines {
      table.add(colors: [prefix + "Color": line.appending(path: \.color)])
      table.add([prefix + "Dash": line.appending(path: \.dash)], \.numbers)
      table.add(numbers: [prefix + "Width": line.appending(path: \.width)])
      table.add(numbers: [prefix + "Opacity": line.appending(path: \.opacity)])
      table.add([prefix + "Cap": line.appending(path: \.cap)], \.cap)
    }
    let texts = "FontWeight FontSize Color Opacity LineHeight Limit Padding Align Baseline Angle"
    table.add("label", \.label, texts)
    table.add("title", \.titleText, texts + " Anchor")
  }
}

extension LegendOptions: ReadableOptions {
  static let table = OptionTable<LegendOptions> { table in
    table.add(["orient": \.place]) { $0.word() }
    table.add(optional: ["type": \.kind]) { $0.word() }
    table.add(optional: ["direction": \.isHorizontal]) { $0.text.map { $0 == "horizontal" } }
    table.add(optional: ["values": \.values], \.list)
    table.add(["padding": \.padding, "columnPadding": \.columnPadding], \.length)
    table.add(["rowPadding": \.rowPadding, "labelOffset": \.labelOffset], \.length)
    table.add(numbers: ["offset": \.offset, "legendX": \.origin.x, "legendY": \.origin.y])
    table.add(numbers: ["labelSeparation": \.labelSeparation, "symbolLimit": \.symbolLimit])
    table.add(numbers: ["symbolSize": \.symbolSize, "symbolStrokeWidth": \.symbolStrokeWidth])
    table.add(numbers: ["gradientThickness": \.gradientThickness, "gradientOpacity": \.gradientOpacity])
    table.add(numbers: ["gradientLabelOffset": \.gradientLabelOffset])
    table.add(optional: ["tickCount": \.tickCount, "columns": \.columns], \.finite)
    table.add(optional: ["symbolOpacity": \.symbolOpacity, "gradientLength": \.gradientLength], \.finite)
    table.add(["layout": \.margin]) { SpecSettings($0).number("margin") }
    table.add(optional: ["symbolType": \.symbolType], \.text)
    table.add(optional: ["symbolDash": \.symbolDash], \.numbers)
    table.add(colors: ["symbolFillColor": \.symbolFill, "symbolStrokeColor": \.symbolStroke])
    table.add(["symbolBaseFillColor": \.symbolBaseFill], Color.init(setting:))
    table.add(optional: ["symbolBaseStrokeColor": \.symbolBaseStroke], Color.init(setting:))
    table.add(optional: ["labelOverlap": \.labelOverlap], \.overlap)
    table.add(title: \.title, format: \.format, labelText: \.labelText)
    table.add("label", \.label, "FontWeight FontSize Color Limit")
    table.add("title", \.titleText, "FontWeight FontSize Color Limit Padding")
  }
}

extension HeaderOptions: ReadableOptions {
  static let table = OptionTable<HeaderOptions> { table in
    table.add(["labels": \.hasLabels], \.flag)
    table.add(optional: ["labelOrient": \.labelSide, "titleOrient": \.titleSide]) { $0.word() }
    table.add(title: \.title, format: \.format, labelText: \.labelText)
    table.add("label", \.label, "FontWeight FontSize Color Limit Padding Align Anchor Angle")
    table.add("title", \.titleText, "FontWeight FontSize Color Padding Anchor")
  }
}

extension TitleOptions: ReadableOptions {
  static let table = OptionTable<TitleOptions> { table in
    table.add(["text": \.lines, "subtitle": \.subtitle], \.lines)
    table.add(optional: ["anchor": \.anchor], \.anchor)
    table.add(optional: ["align": \.align], \.align)
    table.add(["frame": \.isAbovePlot]) { $0.text.map { $0 == "group" } }
    table.add(["orient": \.isBelow]) { $0.text.map { $0 == "bottom" } }
    table.add(numbers: ["offset": \.offset, "dx": \.dx, "dy": \.dy, "fontSize": \.size])
    table.add(numbers: ["subtitleFontSize": \.subtitleSize, "subtitlePadding": \.subtitlePadding])
    table.add(optional: ["limit": \.limit, "lineHeight": \.lineHeight], \.finite)
    table.add(optional: ["subtitleLineHeight": \.subtitleLineHeight], \.finite)
    table.add(["fontWeight": \.weight, "subtitleFontWeight": \.subtitleWeight], Font.Weight.init(css:))
    table.add(colors: ["color": \.color, "fill": \.fill, "subtitleColor": \.subtitleColor])
  }
}

extension DataValue {
  /// The names of a `style`. The last one counts most, and comes first.
  var styleNames: [String]? {
    switch self {
    case .text(let text): [text]
    case .list(let list): list.compactMap(\.text).reversed()
    default: nil
    }
  }
  var cap: StrokeStyle.Cap? { text.flatMap { ["round": .round, "square": .square][$0] } }

  var tickCount: PlotTickCount? {
    switch self {
    case .number(let count): .count(count)
    case .text(let name): .interval(name, step: 1)
    case .record(let members): .interval(members["interval"]?.text ?? "", step: members["step"]?.number ?? 1)
    default: nil
    }
  }

  fileprivate var overlap: LabelOverlap? {
    switch self {
    case .text("greedy"): .greedy
    case .text("parity"), .bool(true): .parity
    case .bool(false): LabelOverlap.none
    default: nil
    }
  }
}
