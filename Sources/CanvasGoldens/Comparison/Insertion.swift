internal import CanvasCLibrary

/// Rows or columns that only one of two pictures has, if the pictures are equal apart from them.
///
/// A line of text more, or a button less, moves everything below it. Compared by position, nearly all pixels differ.
public struct Insertion: Sendable, Hashable, CustomStringConvertible {
  /// What was inserted.
  public enum Axis: String, Sendable, Hashable {
    /// Whole rows.
    case rows
    /// Whole columns.
    case columns
  }

  /// Whether rows or columns were inserted.
  public let axis: Axis
  /// Whether the actual picture has them. If not, the expected one has them.
  public let isInActual: Bool
  /// The first of them, in the picture that has them. If several places are possible, this is the last one.
  public let start: Int
  /// How many they are, at least 1.
  public let count: Int

  /// The rows or columns in the picture that has them.
  var range: Range<Int> { start..<start + count }

  /// The columns of a row of the larger picture that the other one doesn't have.
  func columns(y: Int, width: Int) -> Range<Int> {
    switch axis {
    case .rows: range.contains(y) ? 0..<width : 0..<0
    case .columns: range
    }
  }

  /// `inserted 24 rows at 200`, or `removed 1 row at 200`.
  public var description: String {
    let noun = count == 1 ? String(axis.rawValue.dropLast()) : axis.rawValue
    return "\(isInActual ? "inserted" : "removed") \(count) \(noun) at \(start)"
  }
}

extension Insertion {
  /// Nil if both sides are equally long, or both unlike, or if the pictures also differ elsewhere. Each pixel is
  /// compared at most twice.
  init?(actual: StraightImage, expected: StraightImage) {
    let (a, b) = (actual.pixelSize, expected.pixelSize)
    guard (a.width == b.width) != (a.height == b.height) else { return nil }
    let axis: Axis = a.width == b.width ? .rows : .columns
    self.axis = axis
    isInActual = a.width > b.width || a.height > b.height
    let (large, small) = isInActual ? (actual, expected) : (expected, actual)
    let start = PictureRows(large).withGrid { large in
      PictureRows(small).withGrid { small in
        axis == .rows ? Self.startOfRows(large, small) : Self.startOfColumns(large, small)
      }
    }
    guard let start else { return nil }
    self.start = start
    count = axis == .rows ? large.pixelHeight - small.pixelHeight : large.pixelWidth - small.pixelWidth
  }

  private static func startOfRows(_ large: PixelGrid, _ small: PixelGrid) -> Int? {
    func areEqual(_ y: Int, _ other: Int) -> Bool {
      guard let a = unsafe large.row(y), let b = unsafe small.row(other) else { return false }
      return unsafe memcmp(a, b, small.width * MemoryLayout<UInt32>.stride) == 0
    }
    let start = (0..<small.height).first { !areEqual($0, $0) } ?? small.height
    let count = large.height - small.height
    return (start..<small.height).allSatisfy { areEqual($0 + count, $0) } ? start : nil
  }

  private static func startOfColumns(_ large: PixelGrid, _ small: PixelGrid) -> Int? {
    func areEqual(_ columns: Range<Int>, _ y: Int, _ offset: Int) -> Bool {
      guard let a = unsafe large.row(y), let b = unsafe small.row(y) else { return false }
      let bytes = columns.count * MemoryLayout<UInt32>.stride
      return unsafe memcmp(a + columns.lowerBound + offset, b + columns.lowerBound, bytes) == 0
    }
    // Columns at the start that are equal in all rows.
    var start = small.width
    for y in 0..<small.height where !areEqual(0..<start, y, 0) {
      start = (0..<start).first { large[$0, y] != small[$0, y] } ?? start
    }
    let count = large.width - small.width
    return (0..<small.height).allSatisfy { areEqual(start..<small.width, $0, count) } ? start : nil
  }
}
