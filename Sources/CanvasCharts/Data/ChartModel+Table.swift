extension ChartModel {
  /// A chart of a table, as `easel chart` draws it: the columns are chosen by name and kind, rows are summed, and numbers
  /// are written as in the table.
  ///
  ///     let table = try Table(contents: bytes)
  ///     let chart = Chart(try ChartModel(.columns, table: table))
  ///     try chart.writePNG(to: "sales.png", scale: 2)
  ///
  /// What was chosen and left out is in ``tableNotes``. Titles, the order of names and other properties are set
  /// afterwards.
  ///
  /// - Parameters:
  ///   - mark: The kind of marks.
  ///   - table: The table.
  ///   - columns: The columns, and the rows to use. Those that are nil are chosen.
  ///   - facet: A column to facet by: a small chart for each of its values. Nil for one chart.
  ///   - arrangement: How series share a place. If nil, columns that are parts of one whole are stacked, and the other marks choose.
  ///   - locale: The locale of the chart's texts, or nil for that of the table.
  /// - Throws: An error if the table has no suitable columns or a column isn't in it, or if the marks can't show its
  ///   values: areas of both signs, or negative answers.
  public init(
    _ mark: ChartMark, table: Table, columns: ColumnChoice = ColumnChoice(), facet: String? = nil,
    arrangement: SeriesArrangement? = nil, locale: LocaleFormat? = nil
  ) throws(DataError) {
    var (columns, facet) = (columns.withColors, facet)
    // Lines between two years are a chart of its own; columns of two years stand side by side.
    columns.periodsAlongAxis = mark == .lines ? 2 : [.areas, .columns].contains(mark) ? 4 : nil
    let diverges = arrangement == .diverging && (mark == .bars || mark == .columns)
    if mark == .tiles, let name = facet, columns.series == .automatic {
      // Tiles are panels themselves.
      (facet, columns.series) = (nil, .column(name))
    }
    if diverges { columns.minimum = (0, "must be a number of at least 0, to have a share of all answers") }
    func layers(_ table: ChartTable) -> [ChartLayer] {
      [Self.layer(mark, table, arrangement, areGrouped: columns.grouping != nil)]
    }
    self.init([])
    if let facet {
      facets = try ChartTable.facets(of: table, by: facet, choice: columns).map {
        ChartFacet(name: $0.name, layers: layers($0.table))
      }
    } else {
      let chosen = try ChartTable(table, choice: columns)
      // Answers in rows are read as the series.
      let isFree = columns.x == nil && columns.series == .automatic
      self.layers = layers(diverges && isFree ? chosen.withAnswersAsSeries() ?? chosen : chosen)
    }
    if let arrangement { fitArrangement(arrangement, of: mark) }
    missing = columns.missing
    if let first = allLayers.first?.table {
      let locale = locale ?? first.locale ?? .plain
      otherName = locale.chartWords.other
      formats = ChartFormats(ValueFormatter(locale: locale, unit: first.unit))
    }
    if mark == .areas { try checkSigns() }
  }

  /// The layer of a table: as tiles need it, stacked if its series are parts of one whole, and with a note if it is and they
  /// aren't.
  ///
  /// - Parameter areGrouped: Whether rows are combined as was asked.
  private static func layer(
    _ mark: ChartMark, _ table: ChartTable, _ arrangement: SeriesArrangement?, areGrouped: Bool
  ) -> ChartLayer {
    let table = noted(mark == .tiles ? table.asTiles : table, mark, arrangement)
    let isStack = mark == .columns && table.reasonAgainstStack == nil
    var layer = ChartLayer(mark, table, arrangement: arrangement ?? (isStack ? .stacked : .automatic))
    layer.areSums = areGrouped && table.combined ?? .sum == .sum
    return layer
  }

  /// Removes all named places but those with the largest values, of each facet. What is left out is in ``tableNotes``.
  ///
  /// - Parameter count: The number of places that stay, at least 1.
  public mutating func keepLargestPlaces(_ count: Int) { keepLargestPlaces(count, noted: .chosen) }

  /// The same, with the kind of the note: whether that was asked for or loses places.
  package mutating func keepLargestPlaces(_ count: Int, noted kind: Note.Kind) {
    changeLayers { $0.table.keepLargestPlaces(max(count, 1), noted: kind) }
  }

  /// Leaves the arrangement to the marks, with a note, where the series can't be arranged as asked.
  private mutating func fitArrangement(_ asked: SeriesArrangement, of mark: ChartMark) {
    guard asked == .stacked || asked == .normalized || asked == .grouped else { return }
    let word = asked == .grouped ? "grouped" : "stacked"
    let isFit = mark == .bars || mark == .columns || mark == .areas && asked != .grouped
    guard !isFit || allLayers.allSatisfy({ $0.table.series.count < 2 }) else { return }
    let fit = asked == .grouped ? "bars and columns" : "bars, columns and areas"
    let note = TableNote(isFit ? "a single series can't be \(word)" : "only \(fit) can be \(word)", kind: .ignored)
    changeLayers { layer in
      layer.arrangement = .automatic
      layer.table.notes.append(note)
    }
  }

  /// A table with a note if its series aren't parts of one whole.
  private static func noted(_ table: ChartTable, _ mark: ChartMark, _ arrangement: SeriesArrangement?) -> ChartTable {
    guard table.series.count > 1, let reason = table.reasonAgainstStack else { return table }
    var table = table
    switch (mark, arrangement) {
    case (.columns, nil):
      table.notes.append(TableNote("the series stand side by side, because \(reason)", choice: .stack))
    case (.areas, nil):
      table.notes.append(TableNote("the areas are stacked, though \(reason); use chart lines", kind: .invalid))
    case (.columns, .stacked), (.bars, .stacked), (.areas, .stacked):
      table.notes.append(TableNote("the series are stacked, though \(reason)"))
    case (.columns, .normalized), (.bars, .normalized), (.areas, .normalized):
      table.notes.append(TableNote("the series are shares of their sum, though \(reason)", kind: .invalid))
    default: break
    }
    return table
  }

  /// What was chosen and left out of the table, one line each.
  public var tableNotes: [TableNote] {
    let notes = allLayers.flatMap(\.table.notes)
    guard !facets.isEmpty else { return notes }
    return notes.firstOccurrences.map { note in
      let count = notes.count { $0 == note }
      return note.isOfRows && count > 1 ? changing(note) { $0.text = "in each of \(count) panels, \($0.text)" } : note
    }
  }

  /// The names that can be emphasized: those of series and, with one series, of bars.
  package var emphasizableNames: [String] {
    allLayers.flatMap { layer -> [String] in
      let series = layer.table.series.filter { !$0.isEmpty }
      guard case .names(let places) = layer.table.x, layer.table.series.count == 1 else { return series }
      return series + places
    }
  }

  /// Throws if stacked areas would overlap.
  private func checkSigns() throws(DataError) {
    for table in allLayers.map(\.table) where table.series.count > 1 {
      let values = table.values.joined().compactMap(\.self)
      guard values.contains(where: { $0 < 0 }), values.contains(where: { $0 > 0 }) else { continue }
      throw DataError(
        .part(""), found: "values above and below zero can't be stacked as areas",
        allowed: "use chart columns or chart lines")
    }
  }
}
