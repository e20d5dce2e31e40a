import Canvas
import CanvasCharts
import TestSupport
import Testing

/// Pies at random: no label is lost, none lies over another, and no line crosses a line or a label.
@Suite struct RandomPieTests {
  private static let count = RandomCount.number("RANDOM_PIES", debug: 300, release: 300)

  @Test func labelsAndLinesAreClearOfEachOther() throws {
    try checkPies(count: Self.count, seed: 20, measurer: .cheap)
  }

  @Test(.requiresFont(at: "\(SystemFonts.inter)/Inter-Regular.otf", version: "Version 3.019;git-0a5106e0b"))
  func soTheyAreInInter() throws {
    try checkPies(count: Self.count / 30, seed: 21, measurer: TextMeasurer(ChartFonts.standard()))
  }

  /// One large slice and many too small to be seen, which bunch anywhere about the pie.
  @Test func soTheyAreWhereSmallSlicesBunch() throws {
    var generator = SeededGenerator(seed: 22)
    for number in 0..<(Self.count / 10) {
      var segments = [PieSegment(name: "Large", value: 1e9)]
      for i in 0..<(1 + generator.next(below: 23)) {
        segments.append(PieSegment(name: "Small \(i)", value: Double(1 + generator.next(below: 1000))))
      }
      var pie = PieModel(PieData(segments: segments))
      pie.style.top = nil
      pie.style.startAngle = .degrees(Double(generator.next(below: 360)))
      if number % 4 == 0 { pie.titles = ChartTitles(title: "Sales", subtitle: "by product", caption: "Source") }
      let layout = try PieLayout(pie, in: Rect(origin: .zero, size: ChartLayout.defaultSize), measurer: .cheap)
      let problem = PieProblem.first(of: layout, showsAll: true)
      #expect(problem == nil, "pie \(number) of \(segments.count) slices")
    }
  }

  /// Pies as people have them: up to eight slices with names of up to three words. Lines are longer than the radius only
  /// where many tiny slices bunch at one place.
  @Test func linesAreAtMostAsLongAsTheRadius() throws {
    var generator = SeededGenerator(seed: 23)
    let words = ["Cola", "Water", "Orange", "Coffee", "Tea", "Milk", "Snacks", "Bread", "Cheese", "Pears"]
    var long: [String] = []
    for number in 0..<(Self.count / 5) {
      let segments = (0..<(2 + generator.next(below: 7))).map { _ in
        var value = 1 + Double(generator.next(below: 9_000)) / 1000
        if number % 3 != 0 { for _ in 0..<generator.next(below: 7) { value *= 10 } }
        let name = (0...generator.next(below: 3)).map { _ in words[generator.next(below: words.count)] }
        return PieSegment(name: name.joined(separator: " "), value: value.rounded())
      }
      let pie = PieModel(PieData(segments: segments))
      let layout = try PieLayout(pie, in: Rect(origin: .zero, size: ChartLayout.defaultSize), measurer: .cheap)
      let longest = layout.labels.reduce(0.0) { longest, label in
        max(longest, zip(label.leader, label.leader.dropFirst()).reduce(0.0) { $0 + ($1.1 - $1.0).length })
      }
      if longest > layout.radius * 1.65 { Issue.record("pie \(number): \(longest / layout.radius)") }
      if longest > layout.radius { long.append("pie \(number): \(longest / layout.radius)") }
    }
    #expect(long.count <= max(5, Self.count * 2 / 125), "\(long.count): \(long.prefix(12))")
  }

  private func checkPies(count: Int, seed: UInt64, measurer: TextMeasurer) throws {
    var generator = SeededGenerator(seed: seed)
    var problems: [String] = []
    for number in 0..<count {
      var pie = PieModel(Self.data(&generator))
      if number % 2 == 0 { pie.style.top = nil }
      if number % 3 == 0 { pie.style.hole = 0.6 }
      if number % 5 == 0 { pie.style.order = .data }
      if number % 7 == 0 { pie.style.startAngle = .degrees(Double(generator.next(below: 360))) }
      pie.titles = ChartTitles(title: "Sales by product", subtitle: "January to June")
      if number % 4 == 0 { pie.titles.caption = "Source: vending machines" }
      let layout = try PieLayout(pie, in: Rect(origin: .zero, size: ChartLayout.defaultSize), measurer: measurer)
      let problem = PieProblem.first(of: layout, showsAll: pie.style.top == nil)
      if let problem { problems.append("pie \(number) of seed \(seed): \(problem)") }
    }
    #expect(problems.isEmpty, "\(problems.count) of \(count): \(problems.prefix(12).joined(separator: "\n"))")
  }

  /// 2 to 60 slices with values over six orders of magnitude and names of 1 to 60 characters.
  private static func data(_ generator: inout SeededGenerator) -> PieData {
    let count = 2 + generator.next(below: generator.next(below: 2) == 0 ? 24 : 59)
    let isEven = generator.next(below: 3) == 0
    return PieData(
      segments: (0..<count).map { _ in
        var value = 1 + Double(generator.next(below: 9_000)) / 1000
        if !isEven { for _ in 0..<generator.next(below: 7) { value *= 10 } }
        return PieSegment(name: name(&generator), value: value.rounded())
      })
  }

  private static func name(_ generator: inout SeededGenerator) -> String {
    let alphabets = ["abcdefghijklmnopqrstuvwxyz", "가나다라마바사아자차카타파하서울부산", "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"]
    let letters = Array(alphabets[generator.next(below: 3)])
    let length = 1 + generator.next(below: generator.next(below: 3) == 0 ? 60 : 16)
    var name = ""
    while name.count < length {
      name.append(generator.next(below: 7) == 0 && !name.isEmpty ? " " : letters[generator.next(below: letters.count)])
    }
    return name
  }
}

extension TextMeasurer {
  /// Wide characters are as wide as their size, others six tenths of it.
  fileprivate static let cheap = TextMeasurer { line, style in
    line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 0.95 : $1 == " " ? 0.3 : 0.58) * style.size }
  }
}

/// What is wrong with a layout, found with arithmetic of its own.
enum PieProblem {
  static func first(of layout: PieLayout, showsAll: Bool) -> String? {
    let named = Set(layout.labels.map(\.slice)).union(layout.legend?.rows.map(\.place) ?? [])
    if named != Set(layout.slices.indices) { return "\(layout.slices.count - named.count) names are lost" }
    if layout.legend != nil, layout.slices.count <= 24 { return "a legend of \(layout.slices.count) slices" }
    if layout.legend != nil, !showsAll { return "a legend although the rest is put together" }
    if showsAll, layout.radius < layout.fullRadius * 0.6 - 1e-9 {
      return "radius \(layout.radius) of \(layout.fullRadius)"
    }
    if let problem = boxes(of: layout) { return problem }
    for (i, label) in layout.labels.enumerated() {
      let line = segments(label.leader)
      if label.leader.contains(where: { !layout.frame.contains($0) }) { return "a line leaves the picture" }
      for (j, other) in layout.labels.enumerated() where j != i {
        if line.contains(where: { part in segments(other.leader).contains { crosses(part, $0) } }) {
          return "the lines of \(i) and \(j) cross"
        }
        if line.contains(where: { meets($0, other.box) }) { return "the line of \(i) crosses the label of \(j)" }
      }
    }
    return nil
  }

  private static func boxes(of layout: PieLayout) -> String? {
    let rows = layout.legend?.rows.flatMap { [$0.name] + [$0.value].compactMap(\.self) } ?? []
    let places =
      (layout.texts + rows).map { ($0.string, $0.box) }
      + layout.labels.map { ($0.texts.map(\.string).joined(separator: " "), $0.box) }
    for (i, (text, box)) in places.enumerated() {
      if !layout.frame.insetBy(dx: 4, dy: 2).contains(box) { return "'\(text)' leaves the picture" }
      for (other, otherBox) in places[..<i] where otherBox.insetBy(dx: 0, dy: 0.5).intersects(box) {
        return "'\(text)' lies over '\(other)'"
      }
      let isInHole = box.corners.allSatisfy { $0.distance(to: layout.center) < layout.innerRadius }
      if !isInHole, layout.slices.count > 1, distance(layout.center, box) < layout.radius {
        return "'\(text)' lies over the pie"
      }
    }
    return nil
  }

  private static func distance(_ point: Point, _ box: Rect) -> Double {
    let nearest = Point(x: min(max(point.x, box.minX), box.maxX), y: min(max(point.y, box.minY), box.maxY))
    return point.distance(to: nearest)
  }

  private static func segments(_ line: [Point]) -> [(Point, Point)] { Array(zip(line, line.dropFirst())) }

  /// Whether two segments have a point in common, by the parameters of their lines' crossing.
  private static func crosses(_ a: (Point, Point), _ b: (Point, Point)) -> Bool {
    let (d, e, f) = (a.1 - a.0, b.1 - b.0, b.0 - a.0)
    let denominator = d.cross(e)
    guard abs(denominator) > 1e-12 else { return false }
    let (t, u) = (f.cross(e) / denominator, f.cross(d) / denominator)
    return (0...1).contains(t) && (0...1).contains(u)
  }

  private static func meets(_ line: (Point, Point), _ box: Rect) -> Bool {
    let corners = box.corners
    return box.contains(line.0)
      || zip(corners, corners.dropFirst() + corners.prefix(1)).contains { crosses(line, ($0, $1)) }
  }
}
