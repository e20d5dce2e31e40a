extension PieData {
  /// The places of a table as segments. If there are several series, the value of a segment is their sum.
  ///
  /// - Parameters:
  ///   - table: The places and values.
  ///   - locale: The locale that formats dates and numbers on the axis as names.
  public init(_ table: ChartTable, locale: LocaleFormat = .english) {
    var names = table.placeNames(locale: locale)
    if names.count > 1 { names = names.map { $0.isEmpty ? locale.chartWords.unnamed : $0 } }
    self.init(
      segments: names.indices.map { place in
        let value = table.values.reduce(0) { $0 + (($1.indices.contains(place) ? $1[place] : nil) ?? 0) }
        let color = table.colors.indices.contains(place) ? table.colors[place].flatMap { Color(css: $0) } : nil
        return PieSegment(name: names[place], value: min(value, .greatestFiniteMagnitude), color: color)
      })
  }

  /// Reads a CSV, TSV or JSON table in UTF-8, as `ChartTable` does. The columns are those named `name`, `value` and
  /// `color`, or else the first of a suitable kind. The values of equal names are summed; a sum below 0 is an error.
  public static func decode(_ bytes: [UInt8], locale: LocaleFormat = .english) throws(DataError) -> PieData {
    let choice = changing(ColumnChoice(locale: locale).withColors) { $0.minimum = (0, "a number of at least 0") }
    return PieData(
      try ChartTable(contents: bytes, choice: choice, options: Table.Options(locale: locale)), locale: locale)
  }
}

extension ColumnChoice {
  /// The same choice, with colours as in CSS.
  package var withColors: ColumnChoice {
    var choice = self
    choice.isColor = { Color(css: $0) != nil }
    choice.allowedColors = Color.cssGrammar
    return choice
  }
}
