extension ChartContent {
  /// Paints each mark with a gradient across its box.
  public func foregroundStyle(_ gradient: LinearGradient) -> ChartMarks { changed { $0.look.gradient = gradient } }

  /// Paints each mark with a gradient across its box, from the top to the bottom.
  public func foregroundStyle(_ gradient: Gradient) -> ChartMarks {
    foregroundStyle(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
  }

  /// Sets the opacity, 0 to 1. A number outside is clamped, and one that is not a number counts as 1.
  public func opacity(_ opacity: Double) -> ChartMarks {
    changed { $0.look.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
  }

  /// Rounds the corners of bars, rectangles and sectors.
  ///
  /// - Parameter radius: The radius in points. One that is negative or not finite counts as 0.
  public func cornerRadius(_ radius: Double) -> ChartMarks {
    changed { $0.look.cornerRadius = radius.isFinite ? max(radius, 0) : 0 }
  }

  /// Sets the order in which marks are drawn: those with a higher index are in front. A number that is not finite
  /// counts as 0.
  public func zIndex(_ value: Double) -> ChartMarks { changed { $0.look.zIndex = value.isFinite ? value : 0 } }

  /// Moves marks to the right and down, in points. Numbers that are not finite count as 0.
  public func offset(x: Double = 0, y: Double = 0) -> ChartMarks {
    changed { $0.look.offset = Vector(dx: x.isFinite ? x : 0, dy: y.isFinite ? y : 0) }
  }

  /// Accepted for code that comes from Swift Charts: a picture has one description, `Chart.alternativeText`.
  public func accessibilityLabel(_ label: String) -> ChartMarks { changed { _ in } }

  /// Accepted for code that comes from Swift Charts: a picture has one description, `Chart.alternativeText`.
  public func accessibilityValue(_ value: String) -> ChartMarks { changed { _ in } }

  /// Accepted for code that comes from Swift Charts: a picture has one description, `Chart.alternativeText`.
  public func accessibilityHidden(_ isHidden: Bool) -> ChartMarks { changed { _ in } }

  // MARK: Lines

  /// Sets the width, dashes, caps and joins of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> ChartMarks { changed { $0.look.stroke = style } }

  /// Sets the dashes of lines by a value. Each name has dashes of its own and an entry in the legend.
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> ChartMarks {
    changed { $0.look.strokeName = value.value.plottedValue.text }
  }

  /// Sets how lines and the edges of areas go from mark to mark.
  public func interpolationMethod(_ method: InterpolationMethod) -> ChartMarks {
    changed { $0.look.interpolation = method }
  }

  // MARK: Symbols

  /// Sets the shape of points. Lines get points at their marks.
  public func symbol(_ shape: BasicChartSymbolShape) -> ChartMarks { changed { $0.look.symbol = shape } }

  /// Sets the shape of points by a value. Each name has a shape of its own and an entry in the legend. Lines get points
  /// at their marks.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> ChartMarks {
    changed { $0.look.symbolName = value.value.plottedValue.text }
  }

  /// Sets the area of points in square points. A number that is negative or not finite counts as 0.
  public func symbolSize(_ area: Double) -> ChartMarks {
    changed { $0.look.symbolSize = area.isFinite ? max(area, 0) : 0 }
  }

  /// Sets the size of points. Their area is that of a square of this size.
  public func symbolSize(_ size: Size) -> ChartMarks { symbolSize(size.width * size.height) }

  /// Sets the area of points by a number. The legend explains it. A name counts as no number, and its point is left
  /// out.
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> ChartMarks {
    changed {
      let plotted = value.value.plottedValue
      $0.look.symbolSizeValue = plotted.number ?? plotted.seconds ?? .nan
    }
  }

  // MARK: Annotations

  /// Writes a text beside each mark. There are no views here: `annotation { "\(value)" }` instead of
  /// `annotation { Text("\(value)") }`.
  ///
  /// - Parameters:
  ///   - position: Where the text is. If automatic, above the mark, and over the middle of a sector.
  ///   - alignment: Which parts of the text and the mark are in line, such as `.leading` for their left ends.
  ///   - spacing: The distance from the mark in points. The default is 4.
  ///   - content: The text. Lines are divided by `\n`. An empty text isn't drawn.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: AnnotationPosition = .center, spacing: Double? = nil,
    content: () -> String
  ) -> ChartMarks {
    let text = content()
    let distance = spacing.flatMap { $0.isFinite ? $0 : nil } ?? 4
    return changed {
      $0.look.annotations.append(
        MarkAnnotation(text: text, position: position, alignment: alignment, spacing: distance))
    }
  }
}

extension StrokeStyle {
  /// A style with the names of SwiftUI and Core Graphics. Lengths are in points.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the pen.
  ///   - lineCap: The ends of lines and dashes.
  ///   - lineJoin: The corners.
  ///   - miterLimit: The maximum length of a miter in line widths.
  ///   - dash: The lengths of dash, gap, dash, and so on. If empty, the line is solid.
  ///   - dashPhase: How far into the pattern the line begins.
  public init(
    lineWidth: Double, lineCap: Cap = .butt, lineJoin: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.init(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
  }
}
