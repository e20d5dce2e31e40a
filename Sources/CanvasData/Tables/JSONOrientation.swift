/// A JSON object that is a whole table, as rows of objects:
///
///     {"month": ["2026-01", "2026-02"], "sales": [10, 12]}            columns
///     {"month": {"0": "2026-01"}, "sales": {"0": 10}}                 columns of numbered rows
///     {"Cola": {"units": 3}, "Tea": {"units": 2}}                     rows with names
///     {"Cola": 3, "Tea": 2}                                           names and values
///     {"columns": ["name", "units"], "data": [["Cola", 3]]}           a header and rows
struct JSONOrientation {
  private(set) var rows: [JSONValue] = []

  /// The rows of an object, or nil if it is one row itself.
  init?(_ value: JSONValue) {
    guard case .object(let members) = value.content, !members.isEmpty else { return nil }
    if let rows = Self.split(members) ?? Self.columns(members) ?? Self.named(members) {
      self.rows = rows.map { JSONValue(.object($0), at: value.offset) }
    } else {
      return nil
    }
  }

  private typealias Row = [JSONValue.Member]

  private static func member(_ key: String, _ value: JSONValue) -> JSONValue.Member {
    JSONValue.Member(key: key, value: value, end: value.offset)
  }

  /// The rows of a list of names and a list of lists.
  private static func split(_ members: [JSONValue.Member]) -> [Row]? {
    guard let columns = members.first(where: { ["columns", "header", "headers", "fields"].contains($0.key) }),
      let data = members.first(where: { ["data", "rows", "values"].contains($0.key) }),
      case .list(let names) = columns.value.content, case .list(let lists) = data.value.content
    else { return nil }
    var keys: [String] = []
    for name in names {
      guard case .string(let text) = name.content, !keys.contains(text), keys.count < 1000 else { return nil }
      keys.append(text)
    }
    var rows: [Row] = []
    for list in lists {
      guard case .list(let cells) = list.content, cells.count == keys.count else { return nil }
      rows.append(zip(keys, cells).map(member))
    }
    return rows
  }

  /// The rows of members that are lists of the same length, or objects with the same keys from 0.
  private static func columns(_ members: [JSONValue.Member]) -> [Row]? {
    var columns: [[JSONValue]] = []
    for member in members {
      switch member.value.content {
      case .list(let cells):
        guard cells.allSatisfy(\.isScalar) else { return nil }
        columns.append(cells)
      case .object(let cells):
        guard cells.enumerated().allSatisfy({ $1.key == String($0) && $1.value.isScalar }) else { return nil }
        columns.append(cells.map(\.value))
      default: return nil
      }
    }
    guard let count = columns.first?.count, count > 0, columns.allSatisfy({ $0.count == count }) else { return nil }
    return (0..<count).map { row in zip(members, columns).map { member($0.key, $1[row]) } }
  }

  /// The rows of members that are all objects, or all numbers: their keys are names.
  private static func named(_ members: [JSONValue.Member]) -> [Row]? {
    guard members.count > 1 else { return nil }
    var rows: [Row] = []
    var areNumbers = true
    for pair in members {
      let name = member("name", JSONValue(.string(pair.key), at: pair.value.offset))
      switch pair.value.content {
      case .number where areNumbers: rows.append([name, member("value", pair.value)])
      case .object(let cells) where !areNumbers || rows.isEmpty:
        areNumbers = false
        guard !cells.contains(where: { $0.key == "name" }) else { return nil }
        rows.append([name] + cells)
      default: return nil
      }
    }
    return rows
  }
}

extension JSONValue {
  fileprivate var isScalar: Bool {
    switch content {
    case .null, .bool, .number, .string: true
    case .list, .object: false
    }
  }
}
