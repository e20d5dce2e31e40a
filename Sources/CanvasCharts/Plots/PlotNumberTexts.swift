/// The texts of a column's numbers.
package struct PlotNumberTexts: Sendable {
  private var formatter: ValueFormatter
  private let isYear: Bool

  /// The texts of counts.
  package init(countsIn locale: LocaleFormat) {
    formatter = ValueFormatter(locale: locale)
    isYear = false
  }

  /// - Parameter isValue: Whether the chart's own format is for this column.
  package init(_ context: PlotContext, _ role: PlotRole, isValue: Bool) {
    let column = context.column(role)
    formatter = isValue ? context.chart.formatter : ValueFormatter(locale: context.locale)
    formatter.unit = column?.unit ?? .none
    // A unit of measurement is in the title of the axis.
    if case .measure = formatter.unit { formatter.unit = .none }
    isYear = column?.holdsYears == true && formatter.format == nil && formatter.currency == nil
  }

  /// The texts of numbers with the same number of decimals.
  package func texts(_ values: [Double], decimals: Int) -> @Sendable (DataValue) -> String {
    var formatter = formatter
    let most = values.map(\.magnitude).max() ?? 0
    if formatter.units == nil, formatter.format == nil, formatter.unit != .percent, most >= 1_000_000 {
      formatter.units = BigUnits(formatter.locale.language)
    }
    formatter.setUnitPlaces(for: values, areExact: true)
    return texts(formatter, decimals: isPercent ? max(decimals - 2, 0) : decimals)
  }

  /// The texts of any numbers, with as many decimals as their size needs.
  package func texts(ofAny values: [Double]) -> @Sendable (DataValue) -> String {
    let finite = values.filter(\.isFinite).map { isPercent ? $0 * 100 : $0 }
    let most = finite.map(\.magnitude).max() ?? 0
    let areWhole = finite.allSatisfy { abs($0 - $0.rounded()) < 1e-9 * max(abs($0), 1) }
    let decimals = areWhole || most >= 100 ? 0 : most >= 1 ? 1 : 2
    var formatter = formatter
    if formatter.units == nil, formatter.format == nil, !isPercent, most >= 1_000_000 {
      formatter.units = BigUnits(formatter.locale.language)
    }
    return texts(formatter, decimals: decimals)
  }

  private var isPercent: Bool { formatter.unit == .percent && formatter.currency == nil }

  private func texts(_ formatter: ValueFormatter, decimals: Int) -> @Sendable (DataValue) -> String {
    { [isYear] value in
      guard let number = value.quantity else { return value.name }
      if isYear, number == number.rounded() { return DataValue.number(number).name }
      return formatter.units == nil ? formatter.text(number, fractionDigits: decimals) : formatter.text(number)
    }
  }
}
