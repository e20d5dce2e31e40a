extension Chart {
  /// The layout of a chart whose marks are a plot.
  func plotLayout(in rect: Rect, measurer: TextMeasurer) throws(ChartError) -> ChartLayout {
    let plot: MarkPlot
    do throws(MarkError) {
      plot = try MarkPlot(marks, options: options, model: model, colorOrder: colorOrder, theme: theme)
    } catch {
      throw .marks(error)
    }
    let titles = TitleLayout(model.titles, in: rect, sizes: theme.sizes, measurer: measurer)
    guard !plot.isEmpty, rect.isFinite, titles.content.width >= 1, titles.content.height >= 1 else {
      let empty = changing(ChartModel([])) { ($0.titles, $0.formats) = (model.titles, model.formats) }
      return ChartLayout(empty, in: rect, theme: theme, measurer: measurer)
    }
    do throws(PlotError) {
      let (scene, boxes) = try plot.scene(in: titles.content.size, measurer: measurer)
      let placed = place(scene, boxes, in: titles.content)
      var layout = ChartLayout(placed, titles: titles, in: rect, theme: theme, alternativeText: alternativeText)
      layout.notes += model.notesOnPlots
      return layout
    } catch {
      throw .plot(error.description)
    }
  }

  /// Puts a scene into a rectangle: at its corner if it fits, otherwise reduced.
  private func place(_ scene: PlotScene, _ boxes: [MarkBox], in room: Rect) -> PlacedPlot {
    let (width, height) = (max(scene.size.width, 1), max(scene.size.height, 1))
    let scale = min(room.width / width, room.height / height, 1)
    let rect = Rect(x: room.minX, y: room.minY, width: width * scale, height: height * scale)
    let placed = boxes.map { mark -> MarkBox in
      var mark = mark
      mark.box = Rect(
        x: rect.minX + mark.box.minX * scale, y: rect.minY + mark.box.minY * scale, width: mark.box.width * scale,
        height: mark.box.height * scale)
      return mark
    }
    return PlacedPlot(scene: scene, rect: rect, boxes: placed)
  }

  /// The alternative text of a plot: its title, and the number of its marks.
  var plotSentence: String {
    let plot = try? MarkPlot(marks, options: options, model: model, colorOrder: colorOrder, theme: theme)
    let count = plot?.markCount ?? 0
    let sentence = "chart of \(count) \(count == 1 ? "mark" : "marks")."
    let title = model.titles.title
    return title.isEmpty ? "C" + sentence.dropFirst() : "\(title): \(sentence)"
  }
}
