/// A ruler along a line, with its marks on one side.
struct CalibrationRuler {
  enum Unit {
    case millimetres, inches

    /// The length between two marks, in points.
    var step: Double { self == .millimetres ? .millimetres(1) : .inches(1.0 / 16) }

    /// The number of marks between two numbers, and what the number counts up.
    var numbered: (marks: Int, value: Int) { self == .millimetres ? (10, 10) : (16, 1) }

    /// The length of a mark by its index, in points.
    func length(of index: Int) -> Double {
      let lengths = self == .millimetres ? [(10, 4.0), (5, 3.0)] : [(16, 4.0), (8, 3.0), (4, 2.5), (2, 2.0)]
      return .millimetres(lengths.first { index.isMultiple(of: $0.0) }?.1 ?? (self == .millimetres ? 2 : 1.5))
    }
  }

  let unit: Unit
  let start: Point
  let end: Point
  /// The direction of the marks, whose length is 1.
  let across: Vector
  let font: Font

  /// The number of marks after the one at the start: up to the last number that has room.
  var markCount: Int {
    let count = Int(saturating: (start.distance(to: end) / unit.step + 1e-6).rounded(.down))
    return count - count % unit.numbered.marks
  }

  func draw(on context: DrawingContext) {
    guard let along = (end - start).normalized, markCount > 0 else { return }
    var path = Path()
    path.addLines(between: [start, start + along * (Double(markCount) * unit.step)])
    for index in 0...markCount {
      let place = start + along * (Double(index) * unit.step)
      path.addLines(between: [place, place + across * unit.length(of: index)])
      guard index.isMultiple(of: unit.numbered.marks) else { continue }
      let value = index / unit.numbered.marks * unit.numbered.value
      let text = StyledText("\(value)", font: font)
      let (size, middle) = (text.size(), place + across * .millimetres(5.5))
      context.draw(text, at: middle.offsetBy(dx: -size.width / 2, dy: -size.height / 2))
    }
    context.stroke(path, with: .color(.black), lineWidth: 0.25)
  }
}
