extension LegendBuilder {
  /// Whether the legend shows the colours of classes as bands beside each other, with labels at the limits.
  var hasBands: Bool {
    parts.count == 1 && first.name.isColor && first.scale.classes != nil && options.kind != .symbol
  }

  /// Adds a band of colour for each class, from the bottom up or from left to right, and returns the size.
  func bands(_ legend: inout PlacedLegend, _ top: Double) throws(PlotError) -> Size {
    guard let classes = first.scale.classes, classes.count > 0 else { return .zero }
    legend.isGradient = true
    let (thickness, length, box) = (options.gradientThickness, gradientLength, gradientBox(top))
    let limits = [0] + classes.limitParts + [1]
    for (value, (low, high)) in zip(classes.lowerLimits, zip(limits, limits.dropFirst())) {
      let color = first.scale.output(.number(value)).color
      var shape = PlotShape(
        rect: isHorizontal
          ? Rect(x: length * low, y: top, width: length * (high - low), height: thickness)
          : Rect(x: 0, y: box.maxY - length * high, width: thickness, height: length * (high - low)))
      shape.fill = color.map(Paint.color)
      shape.opacity = options.gradientOpacity
      legend.shapes.append(shape)
      legend.colors.append(color)
    }
    let format = options.format.text.flatMap { NumberFormat(d3: $0) }
    let labels = Array(zip(classes.limitLabels(format: format), classes.limitParts))
    return placeLabels(&legend, labels, beside: box, top)
  }
}
