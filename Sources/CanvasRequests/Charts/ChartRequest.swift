/// A request for a chart with axes, or for tiles.
///
///     var request = ChartRequest(.columns, data: .file("sales.csv"))
///     request.table.by = "product"
///     request.look.title = "Two weeks"
///     let png = try request.drawable(in: Resources(root: "tables")).png()
public struct ChartRequest: DrawableRequest {
  /// The kind of marks. If nil, the table chooses it: lines along dates, times and numbers, bars for names or columns if
  /// they have an order, columns for single events, and points for measurements without names and times.
  public var mark: ChartMark?
  /// The table.
  public var data: RequestData
  /// The columns and rows of the table.
  public var table = TableSettings()
  /// The arrangement and the labels of the marks.
  public var marks = MarkSettings()
  /// The titles, the ends and the kind of the axes.
  public var axes = AxisSettings()
  /// The titles and the theme.
  public var look = ChartLookSettings()
  /// The size, font and encoding.
  public var picture = PictureSettings()

  /// A chart of a table, 640 × 400 points or as high as it needs.
  public init(_ mark: ChartMark?, data: RequestData) {
    self.mark = mark
    self.data = data
  }

  public var command: String { "chart \(mark?.rawValue ?? "table")" }

  public static let members: [RequestMember<ChartRequest>] = [
    TableSettings.members.within(\.table), MarkSettings.members.within(\.marks),
    AxisSettings.members.within(\.axes),
    ChartLookSettings.members.within(\.look), PictureSettings.members.within(\.picture),
  ].flatMap(\.self)

  public func check() throws(RequestError) {
    try picture.check(default: ChartLayout.defaultSize)
    try marks.check()
    try axes.check()
  }

  public func drawable(in resources: Resources) throws(RequestError) -> PlacedPicture {
    try limited(in: resources) { () throws(RequestError) in
      let label = resources.label(data)
      let read = try table.table(data, in: resources)
      let chosen = try RequestError.reading(label) { () throws(DataError) in try self.model(of: read) }
      if let points = points(for: chosen) {
        let reason = "the rows are measurements without names and dates"
        return try points.placed(read, note: kindNote("scatter", reason, label), in: resources)
      }
      let model = try finished(chosen, label)
      let (fonts, fontWarning) = try ChartFonts.named(picture.font, in: resources)
      let measurer = TextMeasurer(fonts)
      let size = picture.pictureSize(default: model.defaultSize(width: picture.width, measurer: measurer))
      try RequestError.check(size, scale: picture.scale)
      var chart = Chart(model)
      (chart.theme, chart.fonts) = (try look.chartTheme(in: resources), fonts)
      let layout = ChartLayout(model, in: Rect(origin: .zero, size: size), theme: chart.theme, measurer: measurer)
      let sizeNote = sizeNote(drawn: size).map { RequestNote(.chosen, at: label, $0) }
      var result = try PlacedPicture(
        PlacedChart(chart, layout, fonts, scale: picture.scale), picture, named: label, title: look.title,
        fontWarning, fonts.missingGlyphs(in: layout), drawn: layout.notes.map { RequestNote($0, in: label) },
        notes: model.tableNotes.map { RequestNote($0, in: label) }
          + [markNote(model, label), otherNote(layout, label), sizeNote].compactMap(\.self))
      (result.content, result.alternativeText) = (.chart(layout), layout.alternativeText)
      result.columns = model.allLayers.first?.table.meanings ?? []
      result.problem = problem(of: layout, size, label)
      return result
    }
  }

  /// The points that show the table, if it chooses the kind of marks and has measurements without names and times.
  private func points(for model: ChartModel) -> PlotRequest<ScatterSettings>? {
    guard mark == nil, marks == MarkSettings(), table.sumBy == nil, table.aggregate == nil, table.y.count < 2,
      model.allLayers.first?.table.areMeasurements == true
    else { return nil }
    var request = PlotRequest<ScatterSettings>(data: data)
    (request.table, request.axes, request.look, request.picture) = (table, axes, look, picture)
    (request.plot.x, request.plot.y) = (table.x, table.y.first)
    return request
  }

  /// The chart with what was asked for.
  private func finished(_ chosen: ChartModel, _ label: String) throws(RequestError) -> ChartModel {
    var model = chosen
    if let top = marks.top {
      model.keepLargestPlaces(top)
    } else if let top = Self.automaticTop(of: model, mark) {
      model.keepLargestPlaces(top, noted: .dropped)
    }
    model.titles = look.titles
    model.emphasized = marks.emphasized
    model.order = marks.order
    model.valueLabels = marks.labels
    model.legend = marks.legend
    model.rules = marks.rules.enumerated().map { index, rule in
      ChartRule(rule, label: marks.ruleLabels.indices.contains(index) ? marks.ruleLabels[index] : "")
    }
    model.negativeColor = marks.negative
    if let other = marks.other { model.otherName = other }
    table.set(&model.formats)
    try checkNames(of: model, label)
    try marks.setPlaces(of: &model, label)
    try axes.set(&model, label)
    if axes.yTitle.isEmpty {
      model.axisTitles.y = (look.title.isEmpty ? valueName(of: model) : nil) ?? unit(of: model) ?? ""
    }
    if marks.arrangement == .diverging, [.bars, .columns].contains(model.allLayers.first?.mark) {
      try checkAnswers(of: model, label)
    }
    return model
  }

  private func model(of data: Table) throws(DataError) -> ChartModel {
    func model(_ mark: ChartMark) throws(DataError) -> ChartModel {
      try ChartModel(
        mark, table: data, columns: table.choice, facet: marks.facet, arrangement: marks.arrangement,
        locale: table.locale)
    }
    if let mark { return try model(mark) }
    let lines = try model(.lines)
    guard let first = lines.allLayers.first?.table, !first.areSteps else { return lines }
    if case .names(let names) = first.x {
      // The months in the header of a table have lines for its rows.
      if first.hasNaturalOrder, first.xName == nil, first.series.count > 1, names.count > 6 { return lines }
      // Names in an order are read from left to right, if they fit.
      let room = names.count * (2 + (names.map(\.count).max() ?? 0))
      return try model(first.hasNaturalOrder && room <= 100 ? .columns : .bars)
    }
    return first.isOfEvents ? try model(.columns) : lines
  }

  /// The number of bars of very many names, if the table chose the kind: more than a reader compares.
  private static func automaticTop(of model: ChartModel, _ mark: ChartMark?) -> Int? {
    guard mark == nil, let table = model.layers.first?.table, case .names(let names) = table.x, names.count > 60,
      !table.hasNaturalOrder
    else { return nil }
    return 30
  }

  /// The name of the only column of values, which otherwise stands nowhere in a picture without a title.
  private func valueName(of model: ChartModel) -> String? {
    guard let layer = model.layers.first, layer.mark != .tiles, layer.arrangement != .normalized,
      layer.table.series == [""], let name = layer.table.valueName, name.lowercased() != "value",
      !name.hasPrefix("column ")
    else { return nil }
    guard let combined = layer.table.combined, combined != .sum, combined != .count else { return name }
    return (table.locale ?? layer.table.locale ?? .plain).chartWords.title(combined, of: name)
  }

  /// The unit of the values, if neither the title nor a name of a series tells it.
  private func unit(of model: ChartModel) -> String? {
    guard let layer = model.layers.first, layer.mark != .tiles, layer.arrangement != .normalized,
      case let table = layer.table,
      case let unit = table.headerUnit.isEmpty ? Self.unit(endOf: table.valueName ?? "") : table.headerUnit,
      !unit.isEmpty,
      !([look.title, look.subtitle] + layer.table.series).contains(where: { $0.contains(unit) })
    else { return nil }
    return unit
  }

  /// The unit at the end of a column's name that isn't one of measures: a currency in brackets, or a power of ten in words.
  private static func unit(endOf name: String) -> String {
    let word = name.split { " _()[]".contains($0) }.last ?? ""
    let isCurrency = word.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
    let powers = ["thousand", "million", "billion"]
    return isCurrency || powers.contains { word.lowercased() == $0 || word.lowercased() == $0 + "s" }
      ? String(word) : ""
  }

  /// Throws if there are too few or too many answers for a scale with a middle.
  private func checkAnswers(of model: ChartModel, _ label: String) throws(RequestError) {
    var answers: [String] = []
    for series in model.allLayers.lazy.flatMap(\.table.series) where !answers.contains(series) {
      answers.append(series)
      // Series can be as many as the rows.
      if answers.count > ChartLayer.maximumAnswers + 1 { break }
    }
    if answers.count < 2 {
      throw RequestError(
        .content,
        """
        \(label): only one column of values; \(MarkSettings.diverging) needs one for each answer, or \(TableSettings.by) \
        with the column of answers
        """
      )
    }
    if AnswerScale(answers, unnamed: "").order.count > ChartLayer.maximumAnswers {
      throw RequestError(
        .content,
        "\(label): more than \(ChartLayer.maximumAnswers) answers; \(MarkSettings.diverging) shows at most as many"
      )
    }
  }

  /// Throws if a name to emphasise is not in the chart.
  private func checkNames(of model: ChartModel, _ label: String) throws(RequestError) {
    let names = model.emphasizableNames
    for name in model.emphasized where !names.contains(name) && name != model.otherName {
      let shown = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? " …" : "")
      let why = names.isEmpty ? "the chart has no names" : "there is no such name; use \(shown)"
      throw RequestError(.request, "\(label): \(MarkSettings.emphasize, name): \(why)")
    }
  }

  /// A note about the kind of marks, if the table chose it.
  private func markNote(_ model: ChartModel, _ label: String) -> RequestNote? {
    guard mark == nil, let chosen = model.allLayers.first?.mark else { return nil }
    let reason =
      switch chosen {
      case .columns where model.allLayers.first?.table.isOfEvents == true: "each row is one event"
      case .columns,
        .lines where model.allLayers.first?.table.hasNaturalOrder == true:
        "the places are names in an order"
      case .lines: "the places are dates or numbers"
      default: "the places are names"
      }
    return kindNote(chosen.rawValue, reason, label)
  }

  /// A note that nothing is combined under the label asked for.
  private func otherNote(_ layout: ChartLayout, _ label: String) -> RequestNote? {
    guard let other = marks.other, !layout.texts.contains(where: { $0.string.hasPrefix(other) }) else { return nil }
    return RequestNote(.ignored, at: label, "nothing is combined, so \(MarkSettings.other, other) has no effect")
  }

  private func kindNote(_ kind: String, _ reason: String, _ label: String) -> RequestNote {
    RequestNote(.chosen, at: label, "drawn as \(kind), because \(reason); easel chart --help lists other kinds")
  }

  private func problem(of layout: ChartLayout, _ size: Size, _ label: String) -> RequestError? {
    guard let tiles = layout.tiles, tiles.tiles.isEmpty else { return nil }
    return RequestError(
      .request, "\(label): no tile fits in \(Self.text(size)) points; use a larger \(PictureSettings.size)")
  }

  /// A note about a picture whose height isn't in the default ratio to its width, unless its size was given.
  private func sizeNote(drawn size: Size) -> RequestText? {
    guard picture.size == nil else { return nil }
    let standard = ChartLayout.defaultSize
    let height = size.width * standard.height / standard.width
    guard picture.width == nil ? size.height > height + 1 : abs(size.height - height) > 1 else { return nil }
    return
      "the picture is \(Self.text(size)) points, so that its contents fit; \(PictureSettings.size) sets another size"
  }

  private static func text(_ size: Size) -> String {
    "\(Int(saturating: size.width.rounded()))x\(Int(saturating: size.height.rounded(.up)))"
  }
}
