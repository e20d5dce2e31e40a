extension DataFrame {
  /// The start and the end of the bin of each value of a field.
  ///
  /// Values below and above all bins have infinite ends, values that aren't numbers NaN, and missing ones null. The
  /// extent is that of the parameters, or else that of the field.
  package func binned(_ field: FieldPath, _ parameters: BinParameters) -> (start: DataColumn, end: DataColumn) {
    let column = column(at: field)
    return BinPlaces(parameters, extent: parameters.extent ?? column.extent).columns(column)
  }

  /// The bins of a field, of the parameters' extent or else of the field's. Nil if there are no numbers.
  package func bins(_ field: FieldPath, _ parameters: BinParameters) -> Bins? {
    (parameters.extent ?? column(at: field).extent).map { Bins(parameters, from: $0.lowerBound, to: $0.upperBound) }
  }
}

extension DataColumn {
  /// The smallest and the largest number. Missing values and those that aren't numbers don't count. Nil if there are
  /// none or if one is infinite.
  package var extent: ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    func add(_ number: Double) {
      if number < low { low = number }
      if number > high { high = number }
    }
    switch self {
    case .numbers(let numbers): for number in numbers { add(number) }
    case .texts(let texts): for text in texts where !text.isEmpty { add(ScriptNumber.number(text)) }
    case .values(let values): for value in values { value.presentNumber.map(add) }
    }
    return low.isFinite && high.isFinite && low <= high ? low...high : nil
  }
}

/// Puts values into bins.
private struct BinPlaces {
  private var start = Double.nan
  private var stop = Double.nan
  private var step = Double.nan

  init(_ parameters: BinParameters, extent: ClosedRange<Double>?) {
    guard let extent else { return }
    let bins = Bins(parameters, from: extent.lowerBound, to: extent.upperBound)
    (start, step) = (bins.start, bins.step)
    stop = start + ((bins.stop - start) / step).rounded(.up) * step
    if let anchor = parameters.anchor {
      let shift = anchor - (start + step * ((anchor - start) / step).rounded(.down))
      start += shift
      stop += shift
    }
  }

  /// The start of a number's bin.
  private func place(_ number: Double) -> Double {
    if number < start { return -.infinity }
    if number > stop { return .infinity }
    if number.isNaN { return .nan }
    // A number at the very end belongs to the last bin.
    let inside = max(start, min(number, stop - step))
    return start + step * (1e-14 + (inside - start) / step).rounded(.down)
  }

  private func end(_ place: Double) -> Double { start + step * (1 + (place - start) / step) }

  func columns(_ column: DataColumn) -> (start: DataColumn, end: DataColumn) {
    if case .numbers(let numbers) = column {
      let starts = numbers.map(place)
      return (.numbers(starts), .numbers(starts.map(end)))
    }
    let starts = column.all.map { $0.presentNumber.map(place) }
    return (
      DataColumn(starts.map { $0.map(DataValue.number) ?? .null }),
      DataColumn(starts.map { $0.map { .number(end($0)) } ?? .null })
    )
  }
}
