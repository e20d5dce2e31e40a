import Canvas

/// A random table whose columns have known roles, the same for the same seed.
struct RowsOfRoles {
  /// What a column of numbers measures.
  enum Measure: String, CaseIterable {
    case revenue, orders, temperature, price, share

    /// Whether the sum of several values is a value of the same kind.
    var addsUp: Bool { self == .revenue || self == .orders }
  }

  /// The places that a row can be at.
  enum Axis: CaseIterable {
    case names, days, months, years
  }

  struct Row {
    var place: String
    var series: String?
    /// By measure; nil for an empty cell.
    var values: [Double?]

    /// The cell of a column of names.
    subscript(column: String) -> String { column == "region" ? series ?? "" : place }
  }

  var axis = Axis.names
  var axisName: String { axis == .names ? "product" : axis == .years ? "year" : "date" }
  var hasSeries = false
  /// Whether the first column numbers the rows.
  var hasIDs = false
  /// Whether a column has the month of each date.
  var hasMonths = false
  var measures: [Measure] = []
  var rows: [Row] = []

  init(_ generator: inout SeededGenerator) {
    axis = Axis.allCases[generator.next(below: 4)]
    hasSeries = generator.next(below: 2) == 0
    hasIDs = generator.next(below: 5) == 0
    hasMonths = axis == .days && generator.next(below: 3) == 0
    var all = Measure.allCases
    generator.shuffle(&all)
    measures = Array(all.prefix([1, 1, 2, 3][generator.next(below: 4)]))
    let repeats = [1, 1, 3][generator.next(below: 3)]
    for place in places(&generator) {
      for series in hasSeries ? Array(["North", "South", "East", "West"].prefix(2 + generator.next(below: 3))) : [nil] {
        // Some pairs have no row.
        guard generator.next(below: 12) > 0 || rows.isEmpty else { continue }
        for _ in 0...generator.next(below: repeats) {
          rows.append(Row(place: place, series: series, values: measures.map { $0.value(&generator) }))
        }
      }
    }
    if generator.next(below: 3) == 0 { generator.shuffle(&rows) }
  }

  private func places(_ generator: inout SeededGenerator) -> [String] {
    let names = ["Tea", "Cola", "Water", "Juice", "Coffee", "Milk", "Cocoa", "Soda", "Cider", "Broth", "Whey", "Chai"]
    let count = 2 + generator.next(below: 10)
    func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    return switch axis {
    case .names: Array(names.prefix(count))
    case .days: (0..<count).map { "2026-03-\(padded(1 + 2 * $0))" }
    case .months: (0..<count).map { "2025-\(padded(1 + $0))" }
    case .years: (0..<count).map { "\(2010 + $0)" }
    }
  }

  var csv: String {
    let header = (hasIDs ? ["id"] : []) + [axisName] + (hasMonths ? ["month"] : []) + (hasSeries ? ["region"] : [])
    let records = rows.enumerated().map { index, row in
      let names = (hasIDs ? ["\(1001 + index)"] : []) + [row.place] + (hasMonths ? ["3"] : [])
      return names + (hasSeries ? [row.series ?? ""] : []) + row.values.map { $0.map { "\($0)" } ?? "" }
    }
    return ([header + measures.map(\.rawValue)] + records).map { $0.joined(separator: ",") }.joined(separator: "\n")
  }
}

extension RowsOfRoles.Measure {
  /// A value in the range of the measure, now and then none.
  fileprivate func value(_ generator: inout SeededGenerator) -> Double? {
    guard generator.next(below: 25) > 0 else { return nil }
    let part = Double(1 + generator.next(below: 1000))
    return switch self {
    case .revenue: part * 12
    case .orders: part
    case .temperature: part / 25 - 10
    case .price: part / 50
    case .share: part / 1000
    }
  }
}
