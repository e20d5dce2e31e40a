/// Hides labels of an axis or a gradient that would overlap.
package enum LabelOverlap: String, Sendable {
  /// None is hidden.
  case none
  /// Every second label is hidden, until none overlaps another.
  case parity
  /// Each label that overlaps the last visible one is hidden.
  case greedy

  /// Whether each label is visible.
  package func visible(_ boxes: [Rect], separation: Double) -> [Bool] {
    var shown = Array(boxes.indices)
    guard self != .none, Self.overlaps(shown, boxes, separation) else { return boxes.map { _ in true } }
    repeat {
      shown = reduced(shown, boxes, separation)
    } while shown.count >= 3
      && Self.overlaps(shown, boxes, separation)
    var visible = [Bool](repeating: false, count: boxes.count)
    for index in shown { visible[index] = true }
    // With two labels, the last one of all is kept.
    if shown.count < 3, let last = boxes.indices.last, !visible[last] {
      if shown.count > 1, let other = shown.last { visible[other] = false }
      visible[last] = true
    }
    return visible
  }

  private func reduced(_ shown: [Int], _ boxes: [Rect], _ separation: Double) -> [Int] {
    switch self {
    case .none: return shown
    case .parity: return shown.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    case .greedy:
      return shown.reduce(into: []) { result, index in
        let meetsLast = result.last.map { Self.meet(boxes[$0], boxes[index], separation) } ?? false
        if !meetsLast { result.append(index) }
      }
    }
  }

  private static func overlaps(_ shown: [Int], _ boxes: [Rect], _ separation: Double) -> Bool {
    zip(shown, shown.dropFirst()).contains { meet(boxes[$0], boxes[$1], separation) }
  }

  private static func meet(_ a: Rect, _ b: Rect, _ separation: Double) -> Bool {
    separation > max(b.minX - a.maxX, a.minX - b.maxX, b.minY - a.maxY, a.minY - b.maxY)
  }
}
