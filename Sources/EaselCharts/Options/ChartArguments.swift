internal import ArgumentParser
internal import Canvas
internal import CanvasCharts
internal import CanvasData
internal import EaselShared

/// The command line of charts with axes, and of tiles.
struct ChartArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("CSV, TSV or JSON file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["csv", "tsv", "json", "ndjson"]), transform: PathArgument.path)
  var data: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      """
      PNG file to write, or - for standard output. Missing folders are created. (default: the data file's name with \
      .png; - if the data is -)
      """, valueName: "file"),
    completion: .file(extensions: ["png"]), transform: PathArgument.path)
  var output: String?

  @OptionGroup(title: "Data") var table: ChartDataOptions
  @OptionGroup(title: "Marks") var marks: ChartMarkOptions
  @OptionGroup var look: ChartLookOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var noSeed: RefusedSeed
  @OptionGroup var report: ReportOptions

  func validate() throws { try picture.checkSize(default: ChartLayout.defaultSize) }
}

extension ChartArguments {
  /// Returns the chart of the file's table, and notes about the columns.
  func model(_ mark: ChartMark, in environment: ToolEnvironment) throws(ToolError) -> (ChartModel, notes: [String]) {
    let bytes = try table.bytes(of: data, in: environment)
    let label = InputFile.label(data)
    let arrangement = marks.arrangement(of: mark)
    var notes: [String] = []
    var model = ChartModel([])
    if let facet = marks.facet {
      for (name, table) in try table.facets(of: bytes, by: facet, named: label) {
        model.facets.append(ChartFacet(name: name, layers: [layer(mark, table, arrangement)]))
        for note in table.notes.map(\.line) where !notes.contains(note) { notes.append(note) }
      }
    } else {
      let table = try table.table(bytes, named: label, periodsAreAlongAxis: [.lines, .areas, .columns].contains(mark))
      notes = table.notes.map(\.line)
      model.layers = [layer(mark, table, arrangement)]
    }
    model.titles = look.titles
    model.emphasized = marks.emphasize
    model.order = marks.order
    model.valueLabels = marks.labels
    model.legend = marks.legend
    model.rules = marks.rules
    model.missing = table.missing
    if let first = model.facets.first?.layers.first?.table ?? model.layers.first?.table {
      model.otherName = marks.other ?? (table.locale ?? first.locale ?? .plain).chartWords.other
      model.formats = ChartFormats(table.formatter(for: first), percentRounding: table.percent)
    }
    try checkNames(of: model)
    if mark == .areas { try checkSigns(of: model) }
    return (model, notes)
  }

  private func layer(_ mark: ChartMark, _ table: ChartTable, _ arrangement: SeriesArrangement) -> ChartLayer {
    var layer = ChartLayer(mark, table, arrangement: arrangement)
    layer.areSums = self.table.sumBy != nil
    return layer
  }

  /// Throws if stacked areas would overlap.
  private func checkSigns(of model: ChartModel) throws(ToolError) {
    for table in model.allLayers.map(\.table) where table.series.count > 1 {
      let values = table.values.joined().compactMap(\.self)
      guard values.contains(where: { $0 < 0 }), values.contains(where: { $0 > 0 }) else { continue }
      throw ToolError(
        .badContent,
        "\(InputFile.label(data)): values above and below zero can't be stacked as areas; "
          + "use easel chart columns or easel chart lines")
    }
  }

  /// Throws if a name to emphasise is not in the chart.
  private func checkNames(of model: ChartModel) throws(ToolError) {
    var names: [String] = []
    for layer in model.facets.isEmpty ? model.layers : model.facets.flatMap(\.layers) {
      names += layer.table.series.filter { !$0.isEmpty }
      if case .names(let places) = layer.table.x, layer.table.series.count == 1 { names += places }
    }
    for name in model.emphasized where !names.contains(name) && name != model.otherName {
      let shown = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? " …" : "")
      throw ToolError(
        .usage, "\(InputFile.label(data)): --emphasize \(name): there is no such name; use \(shown)")
    }
  }
}
