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
    let isPercent = formatter.unit == .percent && formatter.currency == nil
    let places = isPercent ? max(decimals - 2, 0) : decimals
    let (isYear, final) = (isYear, formatter)
    return { value in
      guard let number = value.quantity else { return value.name }
      if isYear, number == number.rounded() { return DataValue.number(number).name }
      return final.units == nil ? final.text(number, fractionDigits: places) : final.text(number)
    }
  }

  /// The texts of any numbers, with as many decimals as their size needs.
  package func texts(ofAny values: [Double]) -> @Sendable (DataValue) -> String {
    let isPercent = formatter.unit == .percent && formatter.currency == nil
    let finite = values.filter(\.isFinite).map { isPercent ? $0 * 100 : $0 }
    let most = finite.map(\.magnitude).max() ?? 0
    let areWhole = finite.allSatisfy { abs($0 - $0.rounded()) < 1e-9 * max(abs($0), 1) }
    let decimals = areWhole || most >= 100 ? 0 : most >= 1 ? 1 : 2
    var final = formatter
    if final.units == nil, final.format == nil, !isPercent, most >= 1_000_000 {
      final.units = BigUnits(final.locale.language)
    }
    let (isYear, texts) = (isYear, final)
    return { value in
      guard let number = value.quantity else { return value.name }
      if isYear, number == number.rounded() { return DataValue.number(number).name }
      return texts.units == nil ? texts.text(number, fractionDigits: decimals) : texts.text(number)
    }
  }
}
