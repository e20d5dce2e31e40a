internal import CanvasMath

/// Makes a table from JSON. Rows are a list of objects, objects one after the other, or a list of lists, whose first
/// may contain the names of columns. Members of objects inside a row are cells with both names, `address.city`. An object
/// with one list of objects, as web services answer, is read as that list, and a `JSONOrientation` as its rows.
///
/// Strings are texts or dates, never numbers. True and false are texts. Only one row at a time is kept as JSON,
/// or the object that is the whole table.
struct JSONTableReader {
  /// The maximum ratio of missing to present values. Objects need not have the same keys, so without a limit a small
  /// file could become a very large table.
  private static let sparsity = 64
  private static let freeCellCount = 1 << 20

  private let readers: CellReaders
  private let options: Table.Options
  private var builders: [ColumnBuilder] = []
  private var indices: [String: Int] = [:]
  private var rowCount = 0
  private var memberCount = 0
  /// The last rows, each with its texts by column.
  private var lastRows: [[Int: String]] = []

  private init(options: Table.Options) {
    self.options = options
    readers = CellReaders(options.locale ?? .english, zone: options.timeZone)
  }

  /// Reads a table in valid UTF-8 from a byte offset.
  static func table(in bytes: [UInt8], from start: Int, options: Table.Options) throws(DataError) -> Table {
    var reader = JSONTableReader(options: options)
    var scanner = JSONScanner(bytes: bytes, position: start, readsNaN: true)
    scanner.skipSpace()
    return try scanner.take("[") ? reader.list(&scanner) : reader.objects(&scanner, in: bytes)
  }

  /// Reads the table of a list, after its bracket.
  private mutating func list(_ scanner: inout JSONScanner) throws(DataError) -> Table {
    scanner.skipSpace()
    if !scanner.take("]") {
      if scanner.next == UInt8(ascii: "[") { return try rows(&scanner) }
      repeat {
        let row = rowCount
        try append(scanner.value(depth: 1)) { path, found, allowed in
          .json(path: "[\(row)]" + path, found: found, allowed: allowed)
        }
        scanner.skipSpace()
      } while scanner.take(",")
      guard scanner.take("]") else { throw scanner.unexpected("',' or ']'") }
    }
    try scanner.end()
    return table(source: .list)
  }

  /// Reads the table of objects one after the other. A single one may be the whole table.
  private mutating func objects(_ scanner: inout JSONScanner, in bytes: [UInt8]) throws(DataError) -> Table {
    var rowStarts: [UInt32] = []
    while scanner.next != nil {
      let start = scanner.position
      rowStarts.append(UInt32(clamping: start))
      let value = try scanner.value(depth: 0)
      scanner.skipSpace()
      if rowStarts.count == 1, scanner.next == nil, let table = try wholeTable(value) { return table }
      try append(value) { path, found, allowed in
        .text(
          in: bytes, at: start, found: path.isEmpty ? found : "\(path.dropFirst()) \(found)", allowed: allowed)
      }
    }
    return table(source: .lines(bytes, rowStarts: rowStarts))
  }

  /// The table that an object is or has inside, or nil if the object is a row.
  private mutating func wholeTable(_ value: JSONValue) throws(DataError) -> Table? {
    let oriented = JSONOrientation.rows(of: value)
    if oriented == nil, let (key, rows) = Self.wrappedRows(in: value) {
      try append(rows) { "\(DataError.shown(key))[\($0)]" }
      return table(source: .wrapped(key: key))
    }
    guard let oriented = oriented ?? JSONOrientation.rows(inside: value) else { return nil }
    try append(oriented.map { JSONValue(.object($0), at: value.offset) }) { "row \($0 + 1)" }
    return table(source: .oriented)
  }

  private mutating func append(_ rows: [JSONValue], place: (_ row: Int) -> String) throws(DataError) {
    for (row, value) in rows.enumerated() {
      try append(value) { path, found, allowed in .json(path: place(row) + path, found: found, allowed: allowed) }
    }
  }

  /// The only list of objects among the members of an object, as web services wrap it: `{"data": [...]}`.
  private static func wrappedRows(in value: JSONValue) -> (key: String, rows: [JSONValue])? {
    guard case .object(let members) = value.content else { return nil }
    var found: (key: String, rows: [JSONValue])?
    for member in members {
      guard case .list(let rows) = member.value.content, case .object? = rows.first?.content else { continue }
      guard found == nil else { return nil }
      // The table may be deeper inside.
      if rows.count == 1, let inner = rows[0].members,
        inner.contains(where: { $0.value.elements?.allSatisfy(\.isScalar) == false })
      {
        return nil
      }
      found = (member.key, rows)
    }
    return found
  }

  /// The members of a row. Those of objects inside it have the names of both: `address.city`.
  private static func flattened(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    guard members.contains(where: { $0.value.members != nil }) else { return members }
    return members.flatMap { member in
      guard let inner = member.value.members else { return [member] }
      return flattened(inner).map {
        JSONValue.Member(key: "\(member.key).\($0.key)", value: $0.value, end: $0.end)
      }
    }
  }

  /// Reads the table of a list of lists, starting with the first.
  private mutating func rows(_ scanner: inout JSONScanner) throws(DataError) -> Table {
    var hasHeader = false
    repeat {
      let row = rowCount + (hasHeader ? 1 : 0)
      let value = try scanner.value(depth: 1)
      scanner.skipSpace()
      guard case .list(let values) = value.content else {
        throw .json(path: "[\(row)]", found: value.shown, allowed: "a list with a value for each column")
      }
      if builders.isEmpty {
        let header = TableHeader(firstRow: values, readers: readers)
        builders = header.builders(values.map { $0.string ?? "" }, options: options)
        guard !builders.isEmpty else {
          throw .json(path: "[\(row)]", found: "an empty list", allowed: "a value for each column")
        }
        hasHeader = header.isHeader
        if hasHeader { continue }
      }
      guard values.count == builders.count else {
        let found = values.count == 1 ? "1 value" : "\(values.count) values"
        throw .json(path: "[\(row)]", found: found, allowed: "\(builders.count), as in the first row")
      }
      let isRead = beginRow()
      for (index, value) in values.enumerated() {
        guard isRead else {
          builders[index].appendMissing()
          continue
        }
        append(value, to: index) { found, allowed in
          .json(path: "[\(row)][\(index)]", found: found, allowed: allowed)
        }
      }
      rowCount += 1
      try checkCells { found, allowed in .json(path: "[\(row)]", found: found, allowed: allowed) }
    } while scanner.take(",")
    guard scanner.take("]") else { throw scanner.unexpected("',' or ']'") }
    try scanner.end()
    return table(source: .rows, hasHeader: hasHeader)
  }

  /// Throws if the table has more cells than the limits allow.
  private func checkCells(failure: (_ found: String, _ allowed: String) -> DataError) throws(DataError) {
    let most = options.limits.inForce.maximumCellCount
    guard rowCount > most / max(builders.count, 1) else { return }
    throw failure("more cells", "at most \(most) cells in the table")
  }

  private mutating func table(source: Table.Source, hasHeader: Bool = true) -> Table {
    let texts = lastRows.reversed().map { row in builders.indices.map { row[$0] ?? "" } }
    return Table(
      columns: builders.indices.map { builders[$0].column(readers) }, rowCount: rowCount, hasHeader: hasHeader,
      source: source, lastRows: texts)
  }

  /// Whether the next row is read, rather than left out.
  private mutating func beginRow() -> Bool {
    if lastRows.count == Table.lastRowLimit { lastRows.removeFirst() }
    lastRows.append([:])
    guard let rows = options.rows, rowCount < rows.count else { return true }
    return rows[rowCount]
  }

  private mutating func append(
    _ value: JSONValue, failure: (_ path: String, _ found: String, _ allowed: String) -> DataError
  ) throws(DataError) {
    guard case .object(let members) = value.content else {
      throw failure("", value.shown, "an object with a member for each column")
    }
    let isRead = beginRow()
    var isSet = [Bool](repeating: false, count: builders.count)
    let cells = Self.flattened(members)
    for (place, member) in cells.enumerated() {
      let index: Int
      // The keys of a row are nearly always in the same order as in the first.
      if place < builders.count, builders[place].name == member.key {
        index = place
      } else if let known = indices[member.key] {
        index = known
      } else {
        index = builders.count
        indices[member.key] = index
        builders.append(
          ColumnBuilder(
            name: member.key, isText: options.textColumns.contains(member.key), missingBefore: rowCount))
        isSet.append(false)
      }
      // The name of a member inside an object can be that of another.
      guard isRead, !isSet[index] else { continue }
      isSet[index] = true
      append(member.value, to: index) { found, allowed in failure("." + DataError.shown(member.key), found, allowed) }
    }
    for index in builders.indices where !isSet[index] { builders[index].appendMissing() }
    rowCount += 1
    memberCount += cells.count
    try checkCells { found, allowed in failure("", found, allowed) }
    guard rowCount * builders.count <= Self.freeCellCount + Self.sparsity * memberCount else {
      throw failure(
        "", "\(builders.count) keys in \(rowCount) objects",
        "objects with mostly the same keys: at most \(Self.sparsity) missing values for each value")
    }
  }

  private mutating func append(_ value: JSONValue, to index: Int, failure: ColumnBuilder.Failure) {
    func text(_ text: String) {
      lastRows[lastRows.count - 1][index] = text
      let bytes = Array(text.utf8)
      var range = 0..<bytes.count
      while let first = range.first, bytes[first] == 0x20 { range = first + 1..<range.upperBound }
      while let last = range.last, bytes[last] == 0x20 { range = range.lowerBound..<last }
      builders[index].append(bytes, range, readers: readers, canBeNumber: options.readsNumbersInTexts, failure: failure)
    }
    switch value.content {
    case .null: builders[index].appendMissing()
    case .bool(let flag): text(String(flag))
    case .string(let string): text(string)
    case .number(let digits):
      lastRows[lastRows.count - 1][index] = digits
      builders[index].append(
        number: ShortDecimal.number(digits) ?? .infinity, shown: digits, readers: readers, failure: failure)
    case .list, .object: builders[index].refuse(found: value.shown, failure: failure)
    }
  }
}
