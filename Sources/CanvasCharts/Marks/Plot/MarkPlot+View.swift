internal import Canvas
internal import CanvasTables

extension MarkPlot {
  /// The view of all layers, for a plot of a size in points.
  ///
  /// - Parameters:
  ///   - xMarks: The marks of the axis along x. Nil for no axis.
  ///   - yMarks: The marks of the axis along y. Nil for no axis.
  func view(_ size: Size, xMarks: PlacedAxisMarks?, yMarks: PlacedAxisMarks?) -> PlotView {
    let views = layers.map { layer -> PlotView in
      var unit = LayerView(plot: self, layer: layer, size: size, xMarks: xMarks, yMarks: yMarks)
      return unit.view()
    }
    var view = PlotView(.layers(views))
    view.width = .points(size.width)
    view.height = .points(size.height)
    return view
  }

  /// The settings of a scale of places.
  func scaleSettings(_ direction: MarkDirection, _ size: Size) -> PlotSettings {
    let axis = axis(direction)
    let options = axis.options
    var settings = PlotSettings()
    if axis.kind == .names {
      settings["type"] = "band"
      settings["domain"] = .list(axis.names.map(DataValue.text))
      let inner = bandPadding(direction)
      settings["paddingInner"] = .number(inner)
      settings["paddingOuter"] = .number(inner / 2)
    } else {
      if axis.kind == .numbers, let type = options.type, type != .date {
        settings["type"] = .text(type.name)
        if let exponent = type.exponent { settings["exponent"] = .number(exponent) }
      }
      let ends = options.domain.compactMap(\.quantity)
      if ends.count == 2, ends.count == options.domain.count {
        settings["domain"] = .list(ends.map { axis.kind == .times ? .time($0) : .number($0) })
      } else if let extent = axis.placeExtent, options.includesZero == nil {
        // The last millisecond of the last period: the next period has no tick.
        settings["domain"] = .list(
          axis.kind == .times
            ? [.time(extent.lowerBound), .time(extent.upperBound - 1)]
            : [.number(extent.lowerBound), .number(extent.upperBound)])
      }
      if let zero = options.includesZero { settings["zero"] = .bool(zero) }
    }
    if options.isReversed { settings["reverse"] = true }
    if let padding = options.padding {
      let length = direction == .x ? size.width : size.height
      let inset = min(padding, length / 2)
      let isUpward = direction == .y && axis.kind != .names
      settings["range"] = .list(
        (isUpward ? [length - inset, inset] : [inset, length - inset]).map(DataValue.number))
    }
    return settings
  }

  /// The part of a step that is empty between two bars.
  private func bandPadding(_ direction: MarkDirection) -> Double {
    let bars = layers.filter { layer in
      layer.key.kind == .bar && layer.marks.first.map { $0.takesPlace(direction) } ?? false
    }
    guard !bars.isEmpty else { return 0 }
    for bar in bars {
      if let span = bar.key.look.positionSpan?.ratio { return 1 - min(max(span, 0.01), 1) }
      // The width of a bar is a part of the whole step.
      if bar.key.look.width != nil && direction == .x || bar.key.look.height != nil && direction == .y { return 0 }
    }
    return 0.2
  }
}

extension MarkDirection {
  var channel: PlotChannelName { self == .x ? .x : .y }
  var second: PlotChannelName { self == .x ? .x2 : .y2 }
  var offset: PlotChannelName { self == .x ? .xOffset : .yOffset }
}
