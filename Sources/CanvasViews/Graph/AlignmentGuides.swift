/// A line along the width or the height of a view that is aligned with those of others.
enum AlignmentLine: Sendable, Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  /// Whether the line is a baseline of text.
  var isBaseline: Bool { self == .vertical(.firstTextBaseline) || self == .vertical(.lastTextBaseline) }
}

/// The lines of a view that are not where its size alone puts them: baselines of text, and what `alignmentGuide` has
/// set. Distances are in points from the leading side or from the top.
struct AlignmentGuides: Sendable, Hashable {
  private var distances: [AlignmentLine: Double] = [:]

  /// No guides.
  init() {}

  /// The baselines of text.
  init(firstBaseline: Double, lastBaseline: Double) {
    self[.vertical(.firstTextBaseline)] = firstBaseline
    self[.vertical(.lastTextBaseline)] = lastBaseline
  }

  /// The guides of a container: the first of the first baselines, the last of the last, and the mean of all others, as
  /// `Layout.explicitAlignment` documents.
  init(merging parts: [AlignmentGuides]) {
    for line in Set(parts.flatMap(\.distances.keys)) {
      let found = parts.compactMap { $0[line] }
      switch line {
      case .vertical(.firstTextBaseline): self[line] = found.min()
      case .vertical(.lastTextBaseline): self[line] = found.max()
      case .horizontal, .vertical: self[line] = found.reduce(0, +) / Double(found.count)
      }
    }
  }

  /// The distance of a line; nil if it is where the size puts it. A distance that is not finite is not kept.
  subscript(line: AlignmentLine) -> Double? {
    get { distances[line] }
    set { distances[line] = newValue.flatMap { $0.isFinite ? $0 : nil } }
  }

  /// The guides in the space of a parent.
  ///
  /// - Parameter corner: The view's top corner on the leading side.
  func moved(to corner: Point) -> AlignmentGuides {
    var result = AlignmentGuides()
    for (line, distance) in distances {
      if case .horizontal = line { result[line] = distance + corner.x } else { result[line] = distance + corner.y }
    }
    return result
  }
}
