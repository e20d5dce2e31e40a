/// A field by which rows are sorted.
package struct SortField: Sendable, Hashable {
  package var field: FieldPath
  package var isAscending: Bool

  /// A field, from its smallest value on unless told otherwise.
  package init(_ field: FieldPath, isAscending: Bool = true) {
    self.field = field
    self.isAscending = isAscending
  }
}

/// Compares rows by some fields, the first of them first.
struct RowOrder {
  private let columns: [(column: DataColumn, sign: Int)]

  /// Whether there are no fields, so that all rows are equal.
  var isEmpty: Bool { columns.isEmpty }

  init(_ fields: [SortField], in frame: DataFrame) {
    columns = fields.map { (frame.column(at: $0.field), $0.isAscending ? 1 : -1) }
  }

  /// −1, 0 or 1, as `ValueOrder.ascending`.
  func compare(_ a: Int, _ b: Int) -> Int {
    for (column, sign) in columns {
      let order =
        switch column {
        case .numbers(let numbers): ValueOrder.ascending(numbers[a], numbers[b])
        case .texts(let texts): ValueOrder.ascending(texts[a], texts[b])
        case .values(let values): ValueOrder.ascending(values[a], values[b])
        }
      if order != 0 { return order * sign }
    }
    return 0
  }

  /// Sorts rows. Equal ones keep their order.
  func sort(_ rows: inout [Int]) {
    guard !isEmpty, rows.count > 1 else { return }
    rows = MergeSort.sorted(rows) { compare($0, $1) > 0 }
  }
}

/// A stable sort that needs no strict order: values that can't be compared are allowed, and give the same result
/// everywhere.
enum MergeSort {
  /// The elements, sorted. `isAfter` tells whether the first argument belongs after the second.
  static func sorted<Element>(_ elements: [Element], isAfter: (Element, Element) -> Bool) -> [Element] {
    var source = elements
    var target = elements
    var width = 1
    while width < source.count {
      var start = 0
      while start < source.count {
        let middle = min(start + width, source.count)
        let end = min(middle + width, source.count)
        merge(source, start, middle, end, into: &target, isAfter: isAfter)
        start = end
      }
      swap(&source, &target)
      width *= 2
    }
    return source
  }

  private static func merge<Element>(
    _ source: [Element], _ start: Int, _ middle: Int, _ end: Int, into target: inout [Element],
    isAfter: (Element, Element) -> Bool
  ) {
    var (left, right) = (start, middle)
    for place in start..<end {
      if left < middle, right >= end || !isAfter(source[left], source[right]) {
        target[place] = source[left]
        left += 1
      } else {
        target[place] = source[right]
        right += 1
      }
    }
  }
}

extension DataFrame {
  /// Some rows sorted by fields. Equal ones keep their order.
  package func sorted(_ rows: [Int], by fields: [SortField]) -> [Int] {
    var rows = rows
    RowOrder(fields, in: self).sort(&rows)
    return rows
  }
}
