/// Columns of quantities as Kubernetes writes them, each cell with a unit of its own: `250m` and `2` processors, `512Mi`
/// and `1Gi` bytes.
enum ResourceQuantities {
  /// The units of bytes, from the smallest to the largest. Each is 1024 times the one before it.
  private static let binaryUnits = ["Ki", "Mi", "Gi", "Ti", "Pi", "Ei"]
  /// The units of bytes that are powers of 1000, and bytes themselves.
  private static let decimalUnits: [String: Double] = [
    "": 1, "k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12, "P": 1e15, "E": 1e18,
  ]

  /// Whether a text is a quantity with a unit that numbers don't have.
  static func isOne(_ text: String) -> Bool {
    guard let unit = quantity(text)?.unit else { return false }
    return unit == "m" || binaryUnits.contains(unit)
  }

  /// Whether a column of numbers has such quantities among its first cells, and nothing else there.
  static func areAmongNumbers(of column: Column) -> Bool {
    column.kind == .number && column.problem != nil && column.sample.contains(where: isOne)
      && column.sample.allSatisfy { isMissing($0) || quantity($0) != nil }
  }

  /// A column of texts as numbers, or nil if one of its cells isn't a quantity.
  ///
  /// Bytes are in the smallest binary unit of the cells. `m`, which also may be metres, means thousandths of a processor
  /// if the column's name says so.
  static func numbers(of column: Column) -> Column? {
    guard column.kind == .text, case .texts(let ids, let pool) = column.cells,
      let quantities = pool.readings(limit: 40, quantity)
    else { return nil }
    let units = Set(quantities.compactMap { $0?.unit })
    let unit: String
    let values: [Double?]
    if let smallest = binaryUnits.first(where: units.contains), !units.contains("m") {
      unit = smallest + "B"
      values = quantities.map { $0.map { $0.number * byteCount(of: $0.unit) / byteCount(of: smallest) } }
    } else if units.contains("m"), units.isSubset(of: ["m", ""]), saysProcessors(column.name) {
      unit = "cores"
      values = quantities.map { $0.map { $0.unit == "m" ? $0.number / 1000 : $0.number } }
    } else {
      return nil
    }
    return column.with(values, of: ids, unit: .measure(unit))
  }

  private static func quantity(_ text: String) -> (number: Double, unit: String)? {
    let number = text.prefix { $0 == "." || ($0.isASCII && $0.isNumber) }
    let unit = String(text[number.endIndex...])
    guard number.utf8.count <= 20, unit == "m" || binaryUnits.contains(unit) || decimalUnits[unit] != nil,
      let value = DecimalNumber.finite(number)
    else { return nil }
    return (value, unit)
  }

  static func isMissing(_ text: String) -> Bool { text.isEmpty || MissingMarker.isOne(text) }

  private static func byteCount(of unit: String) -> Double {
    if let power = binaryUnits.firstIndex(of: unit) { return (0...power).reduce(1) { size, _ in size * 1024 } }
    return decimalUnits[unit] ?? 1
  }

  private static func saysProcessors(_ name: String) -> Bool {
    NameWords(name).words.contains { ["cpu", "cpus", "core", "cores"].contains($0) }
  }
}
