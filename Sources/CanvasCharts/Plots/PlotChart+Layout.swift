package import Canvas
internal import CanvasData

extension PlotChart {
  /// Places everything in a rectangle, in points.
  package func layout(in rect: Rect, measurer: TextMeasurer) throws(ChartError) -> PlotChartLayout {
    let titles = TitleLayout(titles, in: rect, sizes: theme.sizes, measurer: measurer)
    let context = PlotContext(chart: self, measurer: measurer, room: titles.content.size)
    do throws(PlotError) {
      return try PlotFitter(context: context, design: context.design).layout(in: rect, titles: titles)
    } catch {
      throw .plot(error.description)
    }
  }

  /// The size for a width in points, or for the default width. Rows of names get the height they need.
  package func defaultSize(width: Double?, measurer: TextMeasurer) -> Size {
    var size = ChartLayout.defaultSize
    if let width, width.isFinite, width >= 1 { size = Size(width: width, height: size.height * width / size.width) }
    let margins = 2 * TitleLayout.margin
    let context = PlotContext(
      chart: self, measurer: measurer, room: Size(width: size.width - margins, height: size.height - margins))
    if let height = context.design.rowsHeight {
      let heads =
        (titles.title.isEmpty ? 0.0 : 30) + (titles.subtitle.isEmpty ? 0 : 20) + (titles.caption.isEmpty ? 0 : 16)
      size.height = min(max((height + heads + 80).rounded(), 150), 1400)
    }
    return size
  }

  /// A place of a note that can't be read: the note, and what is allowed. Nil if all can.
  package var unreadableMark: (note: Note, allowed: String)? {
    guard let column = data.columns[.x] else { return nil }
    guard let note = marks.first(where: { column.place(of: $0.place).map { !$0.isFinite } ?? true }) else { return nil }
    let what = column.kind == .timeOfDay ? "a time of day" : column.isTemporal ? "a date" : "a number"
    return (note, "\(what) as in the column \(DataError.quoted(column.name))")
  }
}

/// A plot with its titles, placed.
package struct PlotChartLayout: Sendable {
  /// The rectangle of the picture.
  package let frame: Rect
  /// The title, the subtitle and the caption.
  package let titles: TitleLayout
  /// The plot.
  package let scene: PlotScene
  /// The corner of the scene in the picture.
  package let origin: Point
  /// What is left out or computed, one line each.
  package let notes: [String]
  /// The plot in one sentence.
  package let alternativeText: String
  let theme: ChartTheme

  /// Draws the plot. The context's state is unchanged afterwards.
  package func draw(on context: DrawingContext, fonts: ChartFonts) {
    context.withGState {
      if theme.hasBackground {
        context.setFillColor(theme.ground)
        context.fill(frame)
      }
      context.draw(titles.texts, fonts: fonts, theme: theme)
      scene.draw(in: Rect(origin: origin, size: scene.size), on: context, fonts: fonts)
    }
  }

  /// All texts, to find characters that no font has.
  package var texts: [PlacedText] {
    var plotTexts = scene.texts + scene.legends.flatMap(\.texts)
    for group in scene.groups {
      plotTexts += group.axes.flatMap(\.texts)
      for case .text(let text) in group.marks.flatMap(\.items) { plotTexts.append(text) }
    }
    return titles.texts
      + plotTexts.flatMap { text in
        text.lines.map { PlacedText($0, text.style.chartStyle, origin: text.anchor, width: text.width) }
      }
  }
}
