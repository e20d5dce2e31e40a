/// The titles of the axes.
extension PlotArrangement {
  /// The height of a title above or below the plots, in points.
  static let axisTitleHeight = 18.0

  /// The height of the titles above the plots: that of the vertical axis, and with horizontal bars that of the values
  /// too.
  var heightAbove: Double {
    let titles = style.model.axisTitles
    return titles.y.isEmpty && (isVertical || titles.x.isEmpty) ? 0 : Self.axisTitleHeight
  }

  var heightBelow: Double { isVertical && !style.model.axisTitles.x.isEmpty ? Self.axisTitleHeight : 0 }

  /// The titles at the axes of the plots: above them at the left, and at the right end of the axis below them.
  func axisTitles(of panels: [PanelLayout]) -> [PlacedText] {
    let titles = style.model.axisTitles
    guard !panels.isEmpty else { return [] }
    let text = ChartTextStyle(.semibold, size: style.theme.sizes.tick)
    func placed(_ title: String, _ y: Double, _ alignment: HorizontalAlignment) -> PlacedText? {
      style.measurer.fit(title, text, width: content.width).lines.first.map {
        PlacedText(
          $0, text, at: Point(x: alignment == .left ? content.minX : content.maxX, y: y), alignment: alignment,
          measuredBy: style.measurer)
      }
    }
    let above = top - (!isVertical ? 8 : style.model.facets.isEmpty ? 19 : 16)
    guard isVertical else {
      return [placed(titles.x, above, .left), placed(titles.y, above, .right)].compactMap(\.self)
    }
    let lowest = panels.flatMap(\.placeAxis.labels).map(\.origin.y).max() ?? panels[0].plot.maxY
    var below = titles.x.isEmpty ? nil : placed(titles.x, lowest + Self.axisTitleHeight, .right)
    if let width = below?.width, let right = panels.map(\.plot.maxX).max() {
      below?.origin.x = max(right - width, content.minX)
    }
    return [placed(titles.y, above, .left), below].compactMap(\.self)
  }
}
