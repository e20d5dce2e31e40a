/// The groups of a frame's rows that are equal in some fields, in the order in which they first occur.
struct RowGroups {
  /// The group of each row.
  private(set) var ids: [Int32]
  /// The number of groups. Without fields it is 1, or 0 if there are no rows.
  let count: Int

  init(_ frame: DataFrame, by fields: [FieldPath]) {
    var joint: GroupCodes?
    for field in fields {
      let codes = GroupCodes(frame.column(at: field))
      joint = joint.map { GroupCodes($0, codes) } ?? codes
    }
    ids = joint?.codes ?? [Int32](repeating: 0, count: frame.rowCount)
    count = joint?.count ?? (frame.rowCount > 0 ? 1 : 0)
  }

  /// The first row of each group.
  var firsts: [Int] {
    var firsts: [Int] = []
    firsts.reserveCapacity(count)
    for (row, id) in ids.enumerated() where id == firsts.count { firsts.append(row) }
    return firsts
  }

  /// The rows of each group, in their order.
  var rows: [[Int]] {
    var rows = [[Int]](repeating: [], count: count)
    for (row, size) in sizes.enumerated() { rows[row].reserveCapacity(size) }
    for (row, id) in ids.enumerated() { rows[Int(id)].append(row) }
    return rows
  }

  /// The number of rows of each group.
  var sizes: [Int] {
    var sizes = [Int](repeating: 0, count: count)
    for id in ids { sizes[Int(id)] += 1 }
    return sizes
  }
}

extension DataFrame {
  /// A frame with the values of some fields in some rows, one row each. The columns are named after the fields.
  func heads(_ fields: [FieldPath], rows: [Int]) -> DataFrame {
    DataFrame(rowCount: rows.count, columns: fields.map { ($0.name, column(at: $0).rows(rows)) })
  }
}
