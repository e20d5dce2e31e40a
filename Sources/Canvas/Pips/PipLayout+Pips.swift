extension PipLayout {
  /// One pip of a layout in a rectangle.
  public struct Pip: Sendable, Hashable {
    /// The rectangle of the pip.
    public let frame: Rect
    /// Whether the pip's row is in the lower half, where the pips of a playing card are upside down. A row in the
    /// middle is not.
    public let isTurned: Bool
  }

  /// Returns the pips, row by row, from the left.
  ///
  /// - Parameters:
  ///   - area: The rectangle that the rows fill. If it is null, empty or not finite, there are no pips.
  ///   - pipSize: The size of a pip in points, which is centred in its cell. A pip larger than its cell extends beyond
  ///     it evenly. If nil, a pip is as large as its cell.
  public func pips(in area: Rect, pipSize: Size? = nil) -> [Pip] {
    guard !area.isEmpty, area.isFinite else { return [] }
    let rowHeight = area.height / Double(rows.count)
    var pips: [Pip] = []
    for (row, count) in rows.enumerated() where count > 0 {
      let columnWidth = area.width / Double(count)
      let middle = area.minY + rowHeight * (Double(row) + 0.5)
      let size = pipSize ?? Size(width: columnWidth, height: rowHeight)
      for column in 0..<count {
        let center = Point(x: area.minX + columnWidth * (Double(column) + 0.5), y: middle)
        pips.append(Pip(frame: Rect(center: center, size: size), isTurned: 2 * row + 1 > rows.count))
      }
    }
    return pips
  }
}
