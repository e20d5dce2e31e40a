/// A JSON object that is a whole table, as rows of objects:
///
///     {"month": ["2026-01", "2026-02"], "sales": [10, 12]}            columns
///     {"month": {"0": "2026-01"}, "sales": {"0": 10}}                 columns of numbered rows
///     {"Cola": {"units": 3}, "Tea": {"units": 2}}                     rows with names
///     {"Cola": 3, "Tea": 2}                                           names and values
///     {"columns": ["name", "units"], "data": [["Cola", 3]]}           a header and rows
///     {"labels": ["Mon"], "datasets": [{"label": "A", "data": [3]}]}  what chart libraries draw
///
/// The table may be a member of the object, at most five deep.
enum JSONOrientation {
  /// The rows of the first table among the members of an object and the objects inside of it. Nil if there is none.
  static func rows(inside value: JSONValue) -> [Row]? {
    // A few numbers beside a table aren't it.
    nestedRows(of: value, depth: 0, tableRows) ?? nestedRows(of: value, depth: 0) { tableRows(of: $0) ?? rows(of: $0) }
  }

  /// The rows of an object, or nil if it is one row itself.
  static func rows(of value: JSONValue) -> [Row]? {
    guard case .object(let members) = value.content, !members.isEmpty else { return nil }
    return tableRows(of: value) ?? named(members)
  }

  /// The rows of a table that isn't only an object of names.
  private static func tableRows(of value: JSONValue) -> [Row]? {
    guard case .object(let members) = value.content, !members.isEmpty else { return list(value) }
    return TableDialect.objects.lazy.compactMap { $0(members) }.first
  }

  /// The objects of a list, as rows. A single object may have the table inside of it.
  private static func list(_ value: JSONValue) -> [Row]? {
    guard case .list(let values) = value.content, values.count > 1 else { return nil }
    return values.mapAll(\.members)
  }

  private static let deepest = 5

  private static func nestedRows(
    of value: JSONValue, depth: Int, _ rows: (JSONValue) -> [Row]?
  ) -> [Row]? {
    guard depth < deepest else { return nil }
    switch value.content {
    case .object(let members):
      for member in members {
        if let found = rows(member.value) ?? nestedRows(of: member.value, depth: depth + 1, rows) { return found }
      }
      return nil
    // Databases answer with a list of results.
    case .list(let values):
      return values.count == 1 ? rows(values[0]) ?? nestedRows(of: values[0], depth: depth + 1, rows) : nil
    case .null, .bool, .number, .string: return nil
    }
  }

  typealias Row = [JSONValue.Member]

  static func member(_ key: String, _ value: JSONValue) -> JSONValue.Member {
    JSONValue.Member(key: key, value: value, end: value.offset)
  }

  /// The rows of a list of names and a list of lists.
  static func split(_ members: [JSONValue.Member]) -> [Row]? {
    guard let names = members.value(["columns", "header", "headers", "fields"])?.elements,
      let lists = members.value(["data", "rows", "values"])?.elements
    else { return nil }
    guard names.count <= 1000, let keys = names.mapAll(\.string), Set(keys).count == keys.count else { return nil }
    let complete = lists.mapAll { $0.elements.flatMap { $0.count == keys.count ? zip(keys, $0).map(member) : nil } }
    guard var rows = complete else { return nil }
    // Data frames keep the names of rows apart. Those that only number the rows are left out.
    if let index = members.first(where: { $0.key == "index" }), case .list(let names) = index.value.content,
      names.count == rows.count, let key = indexKey(names), !keys.contains(key)
    {
      for (row, name) in names.enumerated() { rows[row].insert(member(key, name), at: 0) }
    }
    return rows
  }

  /// The name of a column of row names: `name`, or `date` for milliseconds since 1970. Nil if it isn't one.
  private static func indexKey(_ names: [JSONValue]) -> String? {
    let numbers = names.compactMap { if case .number(let digits) = $0.content { Double(digits) } else { nil } }
    if numbers.isEmpty { return names.allSatisfy(\.isScalar) ? "name" : nil }
    return numbers.count == names.count && UnixTime.unitsPerSecond(of: numbers) != nil ? "date" : nil
  }

  /// The rows of members that are lists of the same length, or objects with the same keys from 0.
  static func columns(_ members: [JSONValue.Member]) -> [Row]? {
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
    var common: Set<String>?
    var areNumbers = true
    for pair in members {
      let name = member("name", JSONValue(.string(pair.key), at: pair.value.offset))
      switch pair.value.content {
      case .number where areNumbers: rows.append([name, member("value", pair.value)])
      case .object(let cells) where !areNumbers || rows.isEmpty:
        areNumbers = false
        // Rows have the same cells.
        let keys = Set(cells.map(\.key))
        guard common.map({ !$0.isDisjoint(with: keys) }) ?? true else { return nil }
        common = common ?? keys
        // Data frames number rows that have names of their own.
        let hasNames = cells.contains { if case .string = $0.value.content { true } else { false } }
        if pair.key.utf8.allSatisfy({ $0 &- 0x30 < 10 }), hasNames {
          rows.append(cells)
        } else {
          guard !cells.contains(where: { $0.key == "name" }) else { return nil }
          rows.append([name] + cells)
        }
      default: return nil
      }
    }
    return rows
  }
}

extension JSONValue {
  /// Whether the value is neither a list nor an object.
  var isScalar: Bool {
    switch content {
    case .null, .bool, .number, .string: true
    case .list, .object: false
    }
  }
}
