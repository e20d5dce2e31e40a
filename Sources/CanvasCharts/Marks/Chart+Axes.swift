extension Chart {
  /// Sets the marks of the axis along x. Without any, the axis is hidden.
  public func chartXAxis(@AxisContentBuilder content: () -> [any AxisContent]) -> Chart {
    let marks = content().compactMap { $0 as? AxisMarks }
    return changed { $0.options.x.marks = marks }
  }

  /// Shows or hides the axis along x with its grid and labels.
  public func chartXAxis(_ visibility: Visibility) -> Chart { changed { $0.options.x.visibility = visibility } }

  /// Sets the marks of the axis along y. Without any, the axis is hidden.
  public func chartYAxis(@AxisContentBuilder content: () -> [any AxisContent]) -> Chart {
    let marks = content().compactMap { $0 as? AxisMarks }
    return changed { $0.options.y.marks = marks }
  }

  /// Shows or hides the axis along y with its grid and labels.
  public func chartYAxis(_ visibility: Visibility) -> Chart { changed { $0.options.y.visibility = visibility } }

  /// Sets the title of the axis along x.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: The side of the plot. If automatic, that of the axis.
  ///   - alignment: The part of the axis: `.leading`, `.center` or `.trailing`.
  ///   - spacing: The distance from the labels in points.
  public func chartXAxisLabel(
    _ label: String, position: AnnotationPosition = .automatic, alignment: AnnotationPosition? = nil,
    spacing: Double? = nil
  ) -> Chart {
    changed { $0.options.x.setTitle(label, position, alignment, spacing) }
  }

  /// Sets the title of the axis along y, which reads upwards.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: The side of the plot. If automatic, that of the axis.
  ///   - alignment: The part of the axis: `.bottom`, `.center` or `.top`.
  ///   - spacing: The distance from the labels in points.
  public func chartYAxisLabel(
    _ label: String, position: AnnotationPosition = .automatic, alignment: AnnotationPosition? = nil,
    spacing: Double? = nil
  ) -> Chart {
    changed { $0.options.y.setTitle(label, position, alignment, spacing) }
  }

  /// Sets the side of the plot that the legend is on.
  ///
  /// - Parameters:
  ///   - position: The side. If automatic, above the plot.
  ///   - alignment: Has no effect: the legend begins at the left or at the top.
  ///   - spacing: Has no effect: the theme decides.
  public func chartLegend(
    position: AnnotationPosition, alignment: AnnotationPosition? = nil, spacing: Double? = nil
  ) -> Chart {
    changed { $0.options.legendSide = position }
  }
}

extension PlotAxisOptions {
  fileprivate mutating func setTitle(
    _ text: String, _ position: AnnotationPosition, _ alignment: AnnotationPosition?, _ spacing: Double?
  ) {
    (title, titlePosition, titleAlignment) = (text, position, alignment)
    titleSpacing = spacing.flatMap { $0.isFinite ? $0 : nil }
  }
}
