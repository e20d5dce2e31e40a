import Canvas
import CanvasCharts
import CanvasTables

extension Target {
  /// Bytes as a table, delimited or of JSON, read as the first bytes say; charts of it.
  static let tables = Target(
    name: "tables",
    seeds: {
      [
        "date,product,sales\r\n2026-01-05,\"Co\"\"la\",\"1,200\"\r\n2026-02-30,Tea,$3\r\n",
        "month;Cola;Tee\n2026-01;1,5;(30)\n2026-W31;;−4 %\n31.12.2026;5 €;1e308\n",
        #"[{"name":"a\u00e9\ud83c\udf79","value":1.5e+2,"x":[true,null,{}]},{"name":"é","value":-0}]"#,
        "{\"a\":1,\"b\":\"2026년 7월 1일\"}\n{\"a\":null,\"c\":\"Jan 5, 2026\"}\n",
        "year|1|2\n2019|3|\n2026|5|6\n", "a\tb\n\n\"\"\t\n", "Cola,3,red\nTea,,\n",
        "name,value,color\na,1,#f00\nb,2,blue\n",
        "  120 Cola\n   80 Iced tea\n    9 Tea\n", "\"a\" \"b\"\n\"x y\" 1 2\n\"z\" 3 NA\n",
        "| a | v |\n|---|--:|\n| x \\| y | 1 |\n", "freq,geo\\T\t2024 \t2025 \nA,DE\t1 p\t: \nA,FR\t3 \t4 \n",
        "{\"labels\":[\"a\"],\"datasets\":[{\"label\":\"b\",\"data\":[3]}]}",
        "{\"d\":{\"columns\":[\"a\"],\"data\":[[1],[NaN]]}}",
        "year,month,v\n2024,2,-999\n2024,3,1h 02m\n", "Bank;;\nBalance;3;\nn;v;w\na;1;2;\n_____\n1) x;;\n",
      ].flatMap { text in [[0, 0, 0, 0, 0], [1, 2, 3, 255, 2], [3, 1, 2, 1, 9]].map { $0 + Array(text.utf8) } }
    },
    run: { bytes in
      var input = Input(bytes)
      var choice = ColumnChoice(locale: LocaleFormat(input.element(of: LocaleFormat.identifiers)) ?? .english)
      let (kind, flags) = (input.byte(), input.byte())
      if flags & 1 != 0 {
        choice.grouping = .period(CalendarPeriod.allCases[Int(kind) % CalendarPeriod.allCases.count])
      }
      if flags & 2 != 0 { choice.x = ["date", "a", "year", "value"][Int(kind) % 4] }
      if flags & 4 != 0 { choice.series = kind & 1 == 0 ? .column("product") : .none }
      if flags & 8 != 0 {
        // The condition is the text up to the first zero.
        let condition = input.rest.prefix { $0 != 0 }
        choice.conditions = [String(decoding: condition, as: UTF8.self)]
        for _ in 0...condition.count { _ = input.byte() }
      }
      if flags & 16 != 0 { choice.y = ["sales", "value"] }
      choice.missing = MissingValues.allCases[Int(flags >> 5) % 3]
      let contents = Array(input.rest)
      _ = try? JSONValue(json: contents)
      _ = try? PieData.decode(contents, locale: choice.locale)
      do throws(DataError) {
        let table = try ChartTable(contents: contents, choice: choice, options: Table.Options(locale: choice.locale))
        require(table.values.count == table.series.count, "a series without values")
        require(
          table.values.allSatisfy { $0.count == table.x.count && $0.allSatisfy { $0?.isFinite ?? true } },
          "values that are missing or not finite")
        try? drawCharts(of: table, kind: kind)
        let read = try Table(contents: contents)
        if let facet = read.columns.first?.name { _ = try ChartTable.facets(of: read, by: facet, choice: choice) }
      } catch {
        require(!error.description.contains("\n"), "an error of two lines: \(error)")
      }
    })

  private static func drawCharts(of table: ChartTable, kind: UInt8) throws {
    // Long tables make slow charts, of which nothing is promised but that they end.
    guard table.x.count * table.series.count <= 2_000 else { return }
    let mark = ChartMark.allCases[Int(kind) % ChartMark.allCases.count]
    let arrangement = SeriesArrangement.allCases[Int(kind) / 8 % SeriesArrangement.allCases.count]
    var model = ChartModel([ChartLayer(mark, table, arrangement: arrangement)])
    if kind & 128 != 0 { model.rules = [ChartRule(1.5, label: "target")] }
    let fonts = ChartFonts(sampleFont)
    try drawn(Size(width: 160, height: 120)) { context in
      ChartLayout(model, in: context.bounds, theme: .light, measurer: TextMeasurer(fonts)).draw(
        on: context, fonts: fonts)
    }
  }
}
