internal import Canvas
public import CanvasData

extension PieData {
  /// The places of a table as segments. If there are several series, the value of a place is their sum.
  ///
  /// - Parameters:
  ///   - table: The places and values.
  ///   - locale: How dates and numbers along the axis become names.
  public init(_ table: ChartTable, locale: LocaleFormat = .english) {
    let names = table.placeNames(locale: locale)
    self.init(
      segments: names.indices.map { place in
        let value = table.values.reduce(0) { $0 + (($1.indices.contains(place) ? $1[place] : nil) ?? 0) }
        let color = table.colors.indices.contains(place) ? table.colors[place].flatMap { Color(css: $0) } : nil
        return PieSegment(name: names[place], value: min(value, .greatestFiniteMagnitude), color: color)
      })
  }

  /// Reads the bytes of a CSV, TSV or JSON table in UTF-8, as `ChartTable` reads them: columns called `name`, `value` and
  /// `color` are taken, or others by their kind. What occurs several times is summed; a sum below 0 is an error.
  public static func decode(_ bytes: [UInt8], locale: LocaleFormat = .english) throws(DataError) -> PieData {
    var choice = ColumnChoice(locale: locale)
    choice.least = (value: 0, allowed: "a number of at least 0")
    choice.isColor = { Color(css: $0) != nil }
    choice.allowedColors = Color.cssGrammar
    return PieData(
      try ChartTable(contents: bytes, choice: choice, options: Table.Options(locale: locale)), locale: locale)
  }
}
