/// Removes labels that would leave the picture or overlap others, and notes them.
///
/// Layouts reserve the room that labels need. This keeps a picture readable that is too small for that.
struct LabelSweep {
  let frame: Rect
  private(set) var lost: [String] = []
  // The boxes by the band of 16 points that contains their tops, so that few labels are compared.
  private var rows: [Int: [Rect]] = [:]

  /// The allowed overlap of a box, in points, before letters touch.
  private static let slack = 0.5
  private static let pitch = 16.0

  init(frame: Rect) { self.frame = frame }

  /// The labels that fit, in their order.
  mutating func keep(_ labels: [PlacedText]) -> [PlacedText] { labels.filter { keep($0) } }

  mutating func keep(_ label: PlacedText) -> Bool {
    let box = label.box.insetBy(dx: Self.slack, dy: label.style.size * 0.16)
    guard label.width > 0 else { return true }
    let isInside =
      label.box.minX >= frame.minX - 0.01 && label.box.maxX <= frame.maxX + 0.01
      && label.box.minY >= frame.minY - 0.01 && label.box.maxY <= frame.maxY + 0.01
    let row = Int(saturating: (box.minY / Self.pitch).rounded(.down))
    let last = Int(saturating: (box.maxY / Self.pitch).rounded(.down))
    guard isInside, row <= last, last - row < 100,
      !(row...last).contains(where: { rows[$0]?.contains { $0.overlaps(box) } ?? false })
    else {
      lost.append(label.string)
      return false
    }
    for index in row...last { rows[index, default: []].append(box) }
    return true
  }

  /// A one-line note about labels that were left out, or nil if there are none.
  var note: Note? {
    guard !lost.isEmpty else { return nil }
    let shown = lost.prefix(5).map { "\"\(DataError.escaped($0))\"" }.joined(separator: ", ")
    return Note(
      .dropped,
      "\(lost.count == 1 ? "the label doesn't" : "\(lost.count) labels don't") fit: \(shown)"
        + (lost.count > 5 ? " …" : ""))
  }
}

extension Rect {
  /// Whether two rectangles share more than an edge. Unlike `intersects`, it counts those without a width or a height.
  package func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
