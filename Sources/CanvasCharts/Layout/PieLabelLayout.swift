internal import Canvas

/// Finds room for the labels of a pie in clean order.
///
/// A label stands on its point in the sector where its box fits between the sector's edges; else outside, to the left
/// or the right of the pie, on a leader. Where the outside ones need room, the pie shrinks and moves aside, and where
/// that is not enough the text shrinks too, all labels alike. A graph whose radius was asked for stays as it is: its
/// labels stand around the view. All this is measured before anything is drawn: a number of radii and text sizes is
/// tried, and of those that place every label the one wins that keeps the most of both. Only if none does, labels are
/// left out, the smallest sectors' first, and named in `unplaced`.
///
/// Cost: linear in the number of sectors.
struct PieLabelLayout {
  let sectors: [PieSector]
  /// The sizes of the sectors' labels at the full size of the text, in points; zero for one without a text.
  let sizes: [Size]
  let area: PieArea

  /// The directions of a sector's edges and of its middle, of length 1.
  private struct Directions {
    var start: Point
    var middle: Point
    var end: Point
  }
  private let directions: [Directions]

  init(sectors: [PieSector], sizes: [Size], area: PieArea) {
    self.sectors = sectors
    self.sizes = sizes
    self.area = area
    directions = sectors.map { sector in
      func direction(_ angle: Double) -> Point { Point.zero.onCircle(radius: 1, angle: angle) }
      return Directions(
        start: direction(sector.startAngle), middle: direction(sector.middleAngle), end: direction(sector.endAngle))
    }
  }

  /// The circle on which leaders bend: a little outside of the pie, but never above or below the room.
  private func elbowRadius(of radius: Double) -> Double {
    min(radius + 9 * area.unit, area.room.height / 2 - area.unit)
  }
  /// Between two labels above each other, more than a line has of itself.
  private var labelGap: Double { 2 * area.unit }
  /// Between a leader's end and its text.
  private var textGap: Double { 4 * area.unit }
  /// Between a text and the view's edge.
  private var margin: Double { 5 * area.unit }
  /// Between a text inside a sector and the sector's edges: half of the outline and some air, more where words end.
  private var clearance: Size { Size(width: 5, height: 3).scaled(by: area.unit) }

  private static let textScales = stride(from: 100, through: 50, by: -5).map { Double($0) / 100 }
  private static let radiusScales = stride(from: 100, through: 40, by: -2).map { Double($0) / 100 }

  func arrangement() -> PieArrangement {
    var arrangement = bestCandidate()
    leadAroundTexts(&arrangement)
    return arrangement
  }

  private func bestCandidate() -> PieArrangement {
    let full = candidate(radiusScale: 1, textScale: 1)
    if full.unplaced.isEmpty { return full }
    let smallestText = Self.textScales[Self.textScales.count - 1]
    if isHopeless(textScale: smallestText) {
      // More labels than the two sides have lines: no search, which would cost time for each of very many.
      return candidate(radiusScale: area.isFlexible ? 0.7 : 1, textScale: smallestText)
    }
    var best = full
    var bestScore = -Double.infinity
    for textScale in Self.textScales {
      for radiusScale in area.isFlexible ? Self.radiusScales : [1] {
        let score = textScale * radiusScale
        // Candidates that leave labels out are worse than all that do not, and the fewer the better.
        guard score > bestScore else { break }
        let candidate = candidate(radiusScale: radiusScale, textScale: textScale)
        let penalized = score - Double(candidate.unplaced.count)
        if penalized > bestScore {
          best = candidate
          bestScore = penalized
        }
      }
    }
    return best
  }

  private func isHopeless(textScale: Double) -> Bool {
    var height = 0.0
    for (position, size) in sizes.enumerated() {
      let size = size.scaled(by: textScale)
      if !fits(size, inSector: position, radius: area.radius) { height += size.height }
    }
    return height > 2 * area.room.height
  }

  // MARK: One candidate

  /// The pie about the origin, with the labels inside and outside.
  private func candidate(radiusScale: Double, textScale: Double) -> PieArrangement {
    let radius = area.radius * radiusScale
    var labels: [PieArrangement.Label] = []
    var outside: [OutsideLabel] = []
    for (position, sector) in sectors.enumerated() where sizes[position].width > 0 {
      let size = sizes[position].scaled(by: textScale)
      if fits(size, inSector: position, radius: radius) {
        labels.append(.init(sector: position, box: labelBox(size, inSector: position, radius: radius)))
      } else {
        outside.append(
          OutsideLabel(
            sector: position, size: size, fraction: sector.fraction, middleAngle: sector.middleAngle,
            direction: directions[position].middle))
      }
    }
    Self.balance(&outside, about: 0.25)
    Self.balance(&outside, about: 0.75)
    var unplaced: [Int] = []
    for isOnLeft in [false, true] {
      let side = outside.filter { $0.isOnLeft == isOnLeft }
      labels += place(side, radius: radius, unplaced: &unplaced)
    }
    let shift = shift(for: &labels, radius: radius, unplaced: &unplaced)
    let center = area.center.offsetBy(dx: shift, dy: 0)
    for i in labels.indices {
      labels[i].box = labels[i].box.offsetBy(dx: center.x, dy: center.y)
      labels[i].leader = labels[i].leader.map { $0.offsetBy(dx: center.x, dy: center.y) }
    }
    return PieArrangement(
      center: center, radius: radius, textScale: textScale, labels: labels.sorted { $0.sector < $1.sector },
      unplaced: unplaced.sorted())
  }

  private func labelBox(_ size: Size, inSector position: Int, radius: Double) -> Rect {
    let middle = directions[position].middle
    return Rect(center: Point(x: middle.x * radius * 2 / 3, y: middle.y * radius * 2 / 3), size: size)
  }

  /// Whether the label's box, on its point, is clear of the sector's edges.
  private func fits(_ size: Size, inSector position: Int, radius: Double) -> Bool {
    // Of a line's height letters fill about three quarters, but for rare accents.
    let air = size.height / 8
    let box = labelBox(size, inSector: position, radius: radius).insetBy(
      dx: -clearance.width, dy: air - clearance.height)
    let farthest = Vector(dx: max(-box.minX, box.maxX), dy: max(-box.minY, box.maxY))
    guard farthest.length <= radius else { return false }
    guard !sectors[position].isFullTurn else { return true }
    let (start, end) = (directions[position].start, directions[position].end)
    return !box.meets(segmentFrom: .zero, to: Point(x: start.x * radius, y: start.y * radius))
      && !box.meets(segmentFrom: .zero, to: Point(x: end.x * radius, y: end.y * radius))
  }

  // MARK: Outside

  private struct OutsideLabel {
    var sector: Int
    var size: Size
    var fraction: Double
    var middleAngle: Double
    /// Of the middle angle, of length 1.
    var direction: Point
    var isOnLeft: Bool

    init(sector: Int, size: Size, fraction: Double, middleAngle: Double, direction: Point) {
      self.sector = sector
      self.size = size
      self.fraction = fraction
      self.middleAngle = middleAngle
      self.direction = direction
      isOnLeft = direction.x < 0
    }

    /// A label above the pie stands on its leader's end, one below hangs from it, one beside is centred on it.
    func wantedMiddle(elbowRadius: Double) -> Double { direction.y * (elbowRadius + size.height / 2) }

    /// The height at which the leader leaves the pie, as an order: the turn from the top, on either side.
    var turnFromTop: Double {
      let fromTop = middleAngle + Double.pi / 2
      let clockwise = fromTop < 2 * Double.pi ? fromTop : fromTop - 2 * Double.pi
      return isOnLeft ? 2 * Double.pi - clockwise : clockwise
    }

    /// An order in which any first few are spread evenly over all: multiples of the golden section (Knuth's
    /// multiplicative hashing), each number once.
    var scatteredOrder: UInt32 { UInt32(truncatingIfNeeded: sector) &* 2_654_435_769 }
  }

  /// Shares the labels of a bunch near the bottom (a quarter of a turn) or the top (three quarters) out to both sides:
  /// on one they would pile up.
  private static func balance(_ labels: inout [OutsideLabel], about turns: Double) {
    let zone = Double.pi / 12
    let angle = turns * 2 * Double.pi
    // Sectors come clockwise: at the bottom those on the right are first, at the top those on the left.
    let bunch = labels.indices.filter { abs(labels[$0].middleAngle - angle) < zone }
    let firstIsOnLeft = turns > 0.5
    let first = bunch.count { labels[$0].isOnLeft == firstIsOnLeft }
    guard abs(2 * first - bunch.count) > 1 else { return }
    for (order, i) in bunch.enumerated() {
      labels[i].isOnLeft = (order < bunch.count / 2) == firstIsOnLeft
    }
  }

  /// Places the labels of one side about a pie at the origin; those beyond what the height holds are unplaced.
  private func place(
    _ side: [OutsideLabel], radius: Double, unplaced: inout [Int]
  ) -> [PieArrangement.Label] {
    let halfHeight = area.room.height / 2 - margin
    var side = side
    let height = side.reduce(0) { $0 + $1.size.height + labelGap }
    if height > 2 * halfHeight {
      var room = 2 * halfHeight
      var kept: Set<Int> = []
      // The largest first; of equal ones some from all round rather than a bunch.
      for label in side.sorted(by: { ($1.fraction, $0.scatteredOrder) < ($0.fraction, $1.scatteredOrder) }) {
        room -= label.size.height + labelGap
        if room < 0 { break }
        kept.insert(label.sector)
      }
      unplaced += side.lazy.map(\.sector).filter { !kept.contains($0) }
      side.removeAll { !kept.contains($0.sector) }
    }
    side.sort { ($0.turnFromTop, $0.sector) < ($1.turnFromTop, $1.sector) }
    let elbowRadius = elbowRadius(of: radius)
    let middles = LabelSpreading.middles(
      wanted: side.map { $0.wantedMiddle(elbowRadius: elbowRadius) },
      heights: side.map { $0.size.height + labelGap }, within: -halfHeight...halfHeight)
    return zip(side, middles).map { label, middle in
      outsideLabel(label, middle: middle, radius: radius)
    }
  }

  private func outsideLabel(_ label: OutsideLabel, middle: Double, radius: Double) -> PieArrangement.Label {
    // Worked out on the right; the left is its mirror image.
    let sign = label.isOnLeft ? -1.0 : 1
    let direction = Point(x: label.direction.x * sign, y: label.direction.y)
    let rim = Point(x: direction.x * radius, y: direction.y * radius)
    let elbowRadius = elbowRadius(of: radius)
    let elbow = Point(x: direction.x * elbowRadius, y: direction.y * elbowRadius)
    let halfHeight = label.size.height / 2
    // The box keeps clear of the circle on which the leaders bend: so no text stands on another's leader.
    let nearest = max(0, abs(middle) - halfHeight)
    let clear = max(0, elbowRadius * elbowRadius - nearest * nearest).squareRoot()
    // The leader of a label in its place runs on level; of one that was moved it goes to the middle. The further that is
    // up or down, the further out it stands: the leaders of a bunch fan out, and at this slope each passes inside of the
    // texts before it.
    let level = max(0, halfHeight / 2 - abs(middle - label.wantedMiddle(elbowRadius: elbowRadius)) / 2)
    let run = min(abs(middle - elbow.y) / 2, 18 * area.unit)
    let end = Point(
      x: max(clear, elbow.x + run), y: middle + min(max(elbow.y - middle, -level), level))
    var leader = [rim, elbow]
    // To a label that was moved far the leader first goes round the pie, lest it cross it.
    var angle = Angle.of(elbow - .zero)
    let step = Double.pi / 60 * (Angle.of(end - .zero) < angle ? -1 : 1)
    while Point.zero.distance(toSegmentFrom: leader[leader.count - 1], to: end) < (radius + elbowRadius) / 2 {
      angle += step
      guard (Angle.of(end - .zero) - angle) * step > 0 else { break }
      leader.append(Point.zero.onCircle(radius: elbowRadius, angle: angle))
    }
    leader.append(end)
    let left = end.x + textGap
    return PieArrangement.Label(
      sector: label.sector,
      box: Rect(
        x: label.isOnLeft ? -left - label.size.width : left, y: middle - halfHeight, width: label.size.width,
        height: label.size.height),
      leader: leader.map { Point(x: $0.x * sign, y: $0.y) })
  }

  /// Leads those leaders that would cross the text of another label round the pie, and level from there to their own:
  /// texts keep clear of the circle on which leaders bend, and of each other's heights.
  private func leadAroundTexts(_ arrangement: inout PieArrangement) {
    let center = arrangement.center
    let outside = arrangement.labels.indices.filter { !arrangement.labels[$0].leader.isEmpty }
    // Without the air above and below the letters.
    let texts = outside.map { i in
      let box = arrangement.labels[i].box
      return box.insetBy(dx: 0, dy: box.height / 8)
    }
    for i in outside {
      let label = arrangement.labels[i]
      let crosses = zip(outside, texts).contains { other, text in
        other != i
          && zip(label.leader.dropFirst(), label.leader.dropFirst(2)).contains { text.meets(segmentFrom: $0, to: $1) }
      }
      guard crosses, let end = label.leader.last else { continue }
      let elbow = label.leader[1] - center
      let height = end.y - center.y
      let across = elbow.dot(elbow) - height * height
      guard across > 0 else { continue }
      let sign = end.x < center.x ? -1.0 : 1
      // As on the right; the left is its mirror image.
      let from = Angle.of(Vector(dx: elbow.dx * sign, dy: elbow.dy))
      let to = Angle.of(Vector(dx: across.squareRoot(), dy: height))
      let count = max(1, Int(saturating: abs(to - from) * 60 / Double.pi))
      let arc = (0...count).map { step in
        let point = Point.zero.onCircle(radius: elbow.length, angle: from + (to - from) * Double(step) / Double(count))
        return center.offsetBy(dx: point.x * sign, dy: point.y)
      }
      arrangement.labels[i].leader = [label.leader[0]] + arc + [end]
    }
  }

  /// How far the pie moves to the right so that all labels are in the view. Labels that are not, wherever it stands,
  /// become unplaced.
  private func shift(
    for labels: inout [PieArrangement.Label], radius: Double, unplaced: inout [Int]
  ) -> Double {
    let room = area.shiftRoom(radius: radius)
    var range = -room...room
    // The narrowest labels first: where two on different sides exclude each other, the wider one gives way.
    var dropped: Set<Int> = []
    for label in labels.filter({ !$0.leader.isEmpty }).sorted(by: { ($0.reach, $0.sector) < ($1.reach, $1.sector) }) {
      guard let allowed = area.horizontalShift(of: label.box, margin: margin),
        max(allowed.lowerBound, range.lowerBound) <= min(allowed.upperBound, range.upperBound)
      else {
        dropped.insert(label.sector)
        continue
      }
      range = range.clamped(to: allowed)
    }
    labels.removeAll { dropped.contains($0.sector) }
    unplaced += dropped
    return min(max(0, range.lowerBound), range.upperBound)
  }
}

extension PieArrangement.Label {
  /// How far the box reaches from the pie's centre at x = 0.
  fileprivate var reach: Double { max(abs(box.minX), abs(box.maxX)) }
}

extension Rect {
  /// Whether a straight line has a point inside, edges included.
  fileprivate func meets(segmentFrom a: Point, to b: Point) -> Bool {
    // Liang and Barsky: the part of the line between each pair of parallel edges, cut to what both have.
    var low = 0.0
    var high = 1.0
    func cut(from start: Double, by delta: Double, low edge0: Double, high edge1: Double) {
      if delta == 0 {
        if start < edge0 || start > edge1 { high = -1 }
      } else {
        let t0 = (edge0 - start) / delta
        let t1 = (edge1 - start) / delta
        low = max(low, min(t0, t1))
        high = min(high, max(t0, t1))
      }
    }
    cut(from: a.x, by: b.x - a.x, low: minX, high: maxX)
    cut(from: a.y, by: b.y - a.y, low: minY, high: maxY)
    return low <= high
  }
}

extension Point {
  fileprivate func distance(toSegmentFrom a: Point, to b: Point) -> Double {
    let along = b - a
    let square = along.dot(along)
    let t = square > 0 ? min(max((self - a).dot(along) / square, 0), 1) : 0
    return distance(to: a + along * t)
  }
}
