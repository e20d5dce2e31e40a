/// The height of charts of answers.
extension ChartModel {
  /// The minimum height, in points.
  private static let minimumHeight = 140.0
  /// The minimum distance between bars of answers, in points.
  private static let answerStep = 38.0
  /// The maximum number of questions for which a picture is higher.
  private static let maximumQuestions = 60

  /// Whether the chart has only answers, in horizontal bars.
  var divergesInBars: Bool {
    layers.count == 1 && layers[0].mark == .bars && layers[0].arrangement == .diverging && facets.isEmpty
  }

  /// The height that answers need below the titles and the legend, with names in at most three lines.
  func heightOfAnswers(width: Double, measurer: TextMeasurer) -> Double {
    let sizes = ChartTheme.light.sizes
    let frame = Rect(x: 0, y: 0, width: width, height: Self.maximumHeight)
    let content = TitleLayout(titles, in: frame, sizes: sizes, measurer: measurer).content
    let names = Array(layers.first?.table.placeNames().prefix(Self.maximumQuestions) ?? [])
    let text = ChartTextStyle(.regular, size: sizes.name)
    let lines = HorizontalPanel.answerLineCount(names, text, width: content.width, measurer: measurer)
    let step = max(HorizontalPanel.answerStep(ofLines: lines, text), Self.answerStep)
    let below = frame.maxY - content.maxY - TitleLayout.margin + VerticalPanel.axisHeight
    let height = topOfAnswers(in: content, measurer: measurer) + step * Double(names.count) + below
    return min(max(height, Self.minimumHeight), Self.maximumHeight)
  }

  /// The top of the bars, below the legend.
  private func topOfAnswers(in content: Rect, measurer: TextMeasurer) -> Double {
    guard legend != .none, let series = layers.first?.table.series else { return content.minY }
    let layout = LegendLayout(
      series.map { ($0, .other, .square) }, top: content.minY - 3, from: content.minX, to: content.maxX,
      lowest: Self.maximumHeight, theme: .light, measurer: measurer)
    return layout.bottom + PlotArrangement.barsGap
  }
}

extension HorizontalPanel {
  /// The number of lines of the names of questions, in as little of a width as they need.
  fileprivate static func answerLineCount(
    _ names: [String], _ text: ChartTextStyle, width: Double, measurer: TextMeasurer
  ) -> Int {
    var count = maximumQuestionLines
    for part in answerParts {
      let fitted = names.map {
        measurer.fit($0, text, width: (width * part).rounded(.down), lineCount: maximumQuestionLines)
      }
      count = fitted.map(\.lines.count).max() ?? 1
      if !fitted.contains(where: { $0.isCut || $0.breaksWords }) { break }
    }
    return count
  }
}
