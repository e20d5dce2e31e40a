/// Names along an axis: their order, and the texts of their labels. In the rows of a view a name is its index, so that
/// two names whose labels are cut alike stay apart.
package struct PlotNames: Sendable {
  /// The names in their order.
  package var names: [String]

  /// The most lines of a label below an axis.
  private static let lineLimit = 2

  /// The labels below bands of a width, in one or two lines. Nil if a word is broken or a label cut.
  package func labels(width: Double, _ context: PlotContext) -> [String]? {
    names.mapAll { name in
      let text = context.measurer.fit(name, context.tickStyle, width: width, lineCount: Self.lineLimit)
      return text.isCut || text.breaksWords ? nil : text.lines.joined(separator: "\n")
    }
  }

  /// The labels cut to a width. No word is broken.
  package func cutLabels(width: Double, _ context: PlotContext) -> [String] {
    names.map { name in
      let text = context.measurer.fit(name, context.tickStyle, width: max(width, 1), lineCount: Self.lineLimit)
      guard text.isCut || text.breaksWords else { return text.lines.joined(separator: "\n") }
      return context.measurer.cut(name, context.tickStyle, to: max(width, 1))
    }
  }

  /// The height of a line of a label in points.
  package static let lineHeight = 14.0
  /// The most lines of a label beside its row.
  private static let rowLineLimit = 3

  /// The labels beside rows of a height, in as many lines as fit in it. Longer ones are cut.
  package func rowLabels(width: Double, height: Double, _ context: PlotContext) -> [String] {
    let count = min(max(Int(saturating: height / Self.lineHeight), 1), Self.rowLineLimit)
    return rowLines(width, count, context).map { $0.joined(separator: "\n") }
  }

  private func rowLines(_ width: Double, _ count: Int, _ context: PlotContext) -> [[String]] {
    names.map { context.measurer.fit($0, context.tickStyle, width: max(width, 1), lineCount: count).lines }
  }

  /// The height of a row for its label, in points.
  package func rowHeight(width: Double, _ context: PlotContext) -> Double {
    Double(rowLines(width, Self.rowLineLimit, context).map(\.count).max() ?? 1) * Self.lineHeight
  }

  /// The channel of the names' indices.
  ///
  /// - Parameters:
  ///   - labels: The texts of the labels.
  ///   - padding: The part of a step between two bands.
  package func channel(_ field: String, labels: [String], title: String, padding: Double, limit: Double) -> PlotChannel
  {
    var channel = PlotChannel(field)
    channel.sort = .rows
    channel.scale = Partial(names.indices.map { .number(Double($0)) })
    channel.scale?[\.paddingInner] = padding
    channel.scale?[\.paddingOuter] = padding / 2
    var axis = Partial<AxisOptions>()
    (axis[\.label.angle], axis[\.label.limit], axis[\.label.lineHeight]) = (0, limit, Self.lineHeight)
    (axis[\.titleText.anchor], axis[\.hasTicks]) = (1, false)
    axis[\.title] = .some(title.isEmpty ? nil : [title])
    channel.axis = axis
    channel.formatted = PlotNames(names: labels).texts
    return channel
  }

  /// The name with a number.
  package var texts: @Sendable (DataValue) -> String {
    { value in
      guard let index = value.number.flatMap({ Int(exactly: $0) }), names.indices.contains(index) else { return "" }
      return names[index]
    }
  }

  /// The same scale without an axis.
  package func plainChannel(_ field: String, padding: Double) -> PlotChannel {
    changing(channel(field, labels: [], title: "", padding: padding, limit: 0)) { ($0.axis, $0.formatted) = (nil, nil) }
  }
}
