internal import CanvasMath

/// The boxes of whole stacks of bars, whose corners are round in place of those of the bars.
struct PlotStackBoxes {
  /// The stack of each row.
  private var stacks: [Int] = []
  private var boxes: [Rect] = []
  /// Whether all of a stack's bars run against the usual direction.
  private var areReversed: [Bool] = []

  /// The stacks of bars with some extents. Nil if the bars aren't stacked, or have sizes of their own.
  init?(_ unit: PlotUnit, _ x: PlotRanges, _ y: PlotRanges) {
    guard unit.mark.kind == .bar, let stack = unit.stack, stack.channel.isPosition, unit.channels[.size] == nil else {
      return nil
    }
    let columns = PlotStack.placeChannels(unit.channels, stack.channel).map { unit.frame.column($0.columnName) }
    var known: [[DataValue]: Int] = [:]
    for row in 0..<unit.frame.rowCount {
      let key = columns.map { $0[row] }
      let index = known[key] ?? boxes.count
      known[key] = index
      stacks.append(index)
      let box = Rect(
        x: min(x.starts[row], x.ends[row]), y: min(y.starts[row], y.ends[row]),
        width: abs(x.ends[row] - x.starts[row]), height: abs(y.ends[row] - y.starts[row]))
      let isReversed = stack.channel == .x ? x.ends[row] < x.starts[row] : y.ends[row] > y.starts[row]
      if index == boxes.count {
        boxes.append(box)
        areReversed.append(isReversed)
      } else if box.isFinite {
        boxes[index] = boxes[index].isFinite ? boxes[index].union(box) : box
        areReversed[index] = areReversed[index] && isReversed
      }
    }
  }

  /// The box of a row's stack.
  subscript(row: Int) -> (box: Rect, isReversed: Bool) { (boxes[stacks[row]], areReversed[stacks[row]]) }
}

extension Path {
  /// The part of a rectangle with round corners that is between two of its heights, from side to side.
  init(roundedRect box: Rect, radii: CornerRadii, from top: Double, to bottom: Double) {
    self.init()
    /// An arc of a corner, between its ends that are inside of the part.
    func add(_ radius: Double, isRight: Bool, isTop: Bool, to path: inout Path) {
      let x = isRight ? box.maxX - radius : box.minX + radius
      let y = isTop ? box.minY + radius : box.maxY - radius
      let (low, high) = isTop ? (max(top, y - radius), min(bottom, y)) : (max(top, y), min(bottom, y + radius))
      func angle(_ height: Double) -> Double {
        let rise = height - y
        let angle = Trigonometry.angle(x: max(radius * radius - rise * rise, 0).squareRoot(), y: rise)
        return isRight ? angle : .pi - angle
      }
      guard radius > 0, low < high else { return }
      path.addArc(
        center: Point(x: x, y: y), radius: radius, startAngle: angle(isRight ? low : high),
        endAngle: angle(isRight ? high : low), direction: .clockwise)
    }
    func inset(_ radius: Double, _ distance: Double) -> Double {
      guard distance < radius else { return 0 }
      return radius - max(radius * radius - (radius - distance) * (radius - distance), 0).squareRoot()
    }
    func point(_ height: Double, isRight: Bool) -> Point {
      let (up, down) = isRight ? (radii.topRight, radii.bottomRight) : (radii.topLeft, radii.bottomLeft)
      let inset = max(inset(up, height - box.minY), inset(down, box.maxY - height))
      return Point(x: isRight ? box.maxX - inset : box.minX + inset, y: height)
    }
    move(to: point(top, isRight: true))
    add(radii.topRight, isRight: true, isTop: true, to: &self)
    add(radii.bottomRight, isRight: true, isTop: false, to: &self)
    addLine(to: point(bottom, isRight: true))
    addLine(to: point(bottom, isRight: false))
    add(radii.bottomLeft, isRight: false, isTop: false, to: &self)
    add(radii.topLeft, isRight: false, isTop: true, to: &self)
    addLine(to: point(top, isRight: false))
    close()
  }
}
