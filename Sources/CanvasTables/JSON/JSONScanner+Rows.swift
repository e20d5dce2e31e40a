extension JSONScanner {
  /// Reads a list whose first element is an object as rows. Returns false, and stays, if it isn't one.
  mutating func rows(depth: Int, role: JSONRows.Role) throws(DataError) -> Bool {
    let start = position
    position += 1
    skipSpace()
    guard next == UInt8(ascii: "{"), depth + 2 < Self.depthLimit else {
      position = start
      return false
    }
    var rows = JSONRows(isDataset: role == .dataset)
    while true {
      try row(depth: depth + 1, into: &rows)
      rows.endRow()
      skipSpace()
      if take("]") { break }
      guard take(",") else { throw unexpected("',' or ']'") }
    }
    self.rows[start] = rows
    return true
  }

  private mutating func row(depth: Int, into rows: inout JSONRows) throws(DataError) {
    skipSpace()
    let start = position
    guard next == UInt8(ascii: "{") else { return rows.add(DataValue(try value(depth: depth)), named: "data") }
    if try plainRow(depth: depth, into: &rows) { return }
    // An odd row is read again. This also finds its errors.
    position = start
    for member in try object(depth: depth) { rows.add(DataValue(member.value), named: member.key) }
  }

  /// Reads an object whose keys are all known and have columns. Returns false for any other.
  private mutating func plainRow(depth: Int, into rows: inout JSONRows) throws(DataError) -> Bool {
    var seen: UInt64 = 0
    position += 1
    skipSpace()
    if take("}") { return true }
    while true {
      guard next == UInt8(ascii: "\""), let key = takeKnownKey(), let column = rows.column(of: key, in: known) else {
        return false
      }
      let bit: UInt64 = 1 << UInt64(key)
      skipSpace()
      guard seen & bit == 0, take(":") else { return false }
      seen |= bit
      skipSpace()
      guard try cell(depth: depth + 1, column, into: &rows) else { return false }
      skipSpace()
      if take("}") { return true }
      guard take(",") else { return false }
      skipSpace()
    }
  }

  /// Reads the value of a cell. Returns false for a number that isn't short or valid.
  private mutating func cell(depth: Int, _ column: Int, into rows: inout JSONRows) throws(DataError) -> Bool {
    switch next {
    case UInt8(ascii: "\""): rows.add(try string(), to: column)
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte):
      let (isWellFormed, short) = skipNumber()
      guard isWellFormed, let number = short.value else { return false }
      rows.add(number, to: column)
    default: rows.add(DataValue(try value(depth: depth)), to: column)
    }
    return true
  }
}
