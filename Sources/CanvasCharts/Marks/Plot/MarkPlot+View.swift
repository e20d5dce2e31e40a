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
    return changing(PlotView(.layers(views))) { ($0.width, $0.height) = (.points(size.width), .points(size.height)) }
  }

  /// The options of a scale of places.
  func scaleOptions(_ direction: MarkDirection, _ size: Size) -> Partial<ScaleOptions> {
    let axis = axis(direction)
    let options = axis.options
    var scale = Partial<ScaleOptions>()
    if axis.kind == .names {
      let inner = bandPadding(direction)
      (scale[\.kind], scale[\.domain]) = (.band, .values(axis.names.map(DataValue.text)))
      (scale[\.paddingInner], scale[\.paddingOuter]) = (inner, inner / 2)
    } else {
      if axis.kind == .numbers, let type = options.type, type != .date {
        scale[\.kind] = type.kind
        if let exponent = type.exponent { scale[\.exponent] = exponent }
      }
      func value(_ number: Double) -> DataValue { axis.kind == .times ? .time(number) : .number(number) }
      let ends = options.domain.compactMap(\.quantity)
      if ends.count == 2, ends.count == options.domain.count {
        scale[\.domain] = .values(ends.map(value))
      } else if let extent = axis.placeExtent, options.includesZero == nil {
        // The last millisecond of the last period: the next period has no tick.
        let end = axis.kind == .times ? extent.upperBound - 1 : extent.upperBound
        scale[\.domain] = .values([value(extent.lowerBound), value(end)])
      }
      if let zero = options.includesZero { scale[\.hasZero] = zero }
    }
    if options.isReversed { scale[\.isReversed] = true }
    if let padding = options.padding {
      let length = direction == .x ? size.width : size.height
      let inset = min(padding, length / 2)
      let isUpward = direction == .y && axis.kind != .names
      scale[\.range] = .values((isUpward ? [length - inset, inset] : [inset, length - inset]).map(DataValue.number))
    }
    return scale
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
