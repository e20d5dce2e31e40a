internal import CanvasMath

/// Places labels in the room beside a pie of a certain size, and routes lines to them.
struct PieLabelFitter {
  /// A label in its lines.
  private struct Item {
    var slice: Int
    /// The angles clockwise from 12 o'clock: of the slice's middle, of the line's start, and after lines are moved
    /// apart.
    var angle: Double
    var start = 0.0
    var spread = 0.0
    var block: LabelBlock
    var isRight: Bool
    var top = 0.0
    /// The distance by which the label is nearer to the pie than its column.
    var inset = 0.0
  }

  let slices: [PieSlice]
  let blocks: LabelBlocks
  let content: Rect
  let onOneLine: Bool
  let fullRadius: Double
  /// Whether lines are at most as long as the radius and don't run along each other.
  let isStrict: Bool

  private var reach: LeaderRoutes.Reach { LeaderRoutes.Reach(scale: min(1, max(0.4, fullRadius / 150))) }
  private var gap: Double { blocks.gap(onOneLine: onOneLine) }

  /// The labels in two columns. Returns nil if names don't fit beside the smallest pie, or if a column is too high.
  func columns(
    _ sides: PieLabelSides, nameLines: Int, smallest: Double, largest: Double, mayCut: Bool
  ) -> PieLabelColumns? {
    let room = content.width - 2 * smallest - 2 * reach.total
    let natural = (left: width(of: sides.left), right: width(of: sides.right))
    if nameLines == 1, !mayCut {
      guard natural.left + natural.right <= room + 1e-9 else { return nil }
    }
    let half = room / 2
    let leftRoom = natural.left < half ? natural.left : natural.right < half ? room - natural.right : half
    guard
      let left = items(of: sides.left, isRight: false, nameLines: nameLines, width: leftRoom, mayCut: mayCut),
      let right = items(of: sides.right, isRight: true, nameLines: nameLines, width: room - leftRoom, mayCut: mayCut)
    else { return nil }
    // All labels in one clockwise order, from the bottom left.
    return placed(left.reversed() + right, largest: largest)
  }

  private func width(of side: [PieLabelSides.Member]) -> Double {
    side.reduce(0) { max($0, blocks.width($1.slice, onOneLine: onOneLine)) }
  }

  private func items(
    of side: [PieLabelSides.Member], isRight: Bool, nameLines: Int, width: Double, mayCut: Bool
  ) -> [Item]? {
    var items: [Item] = []
    for member in side {
      let block = blocks.block(member.slice, onOneLine: onOneLine, nameLines: nameLines, width: width)
      guard let block, mayCut || !block.isCut else { return nil }
      guard !block.lines.isEmpty else { continue }
      items.append(
        Item(slice: member.slice, angle: isRight ? member.angle : -member.angle, block: block, isRight: isRight))
    }
    return items
  }

  private func placed(_ unplaced: [Item], largest: Double) -> PieLabelColumns? {
    func width(isRight: Bool) -> Double {
      unplaced.reduce(0) { $1.isRight == isRight ? max($0, $1.block.width) : $0 }
    }
    let (leftWidth, rightWidth) = (width(isRight: false), width(isRight: true))
    let radius = min(largest, (content.width - leftWidth - rightWidth) / 2 - reach.total)
    guard radius > 0 else { return nil }
    let low = content.minX + leftWidth + reach.total + radius
    let high = content.maxX - rightWidth - reach.total - radius
    // The bottom margin is narrower than the others, because labels end there. The pie is centred.
    let center = Point(
      x: low <= high ? min(max(content.midX, low), high) : (low + high) / 2,
      y: (content.minY + content.maxY + 10) / 2)
    var items = spread(unplaced, radius: radius)
    guard stack(&items, isRight: true, center: center, radius: radius),
      stack(&items, isRight: false, center: center, radius: radius)
    else { return nil }
    return drawn(items, center: center, radius: radius).map { shortened($0, items) }
  }

  /// The items with their lines moved apart.
  private func spread(_ items: [Item], radius: Double) -> [Item] {
    guard let first = items.first, let last = items.last else { return items }
    let middle = (first.angle + last.angle) / 2
    func apart(_ points: Double) -> [Double] {
      let wanted = items.map(\.angle)
      return LabelPlacement.starts(
        wanted: wanted, lengths: Array(repeating: points / radius, count: wanted.count),
        in: (middle - Double.pi)...(middle + Double.pi)) ?? wanted
    }
    var items = items
    for (i, angles) in zip(apart(PieMetrics.lineStarts), apart(PieMetrics.lineDistance)).enumerated() {
      (items[i].start, items[i].spread) = angles
    }
    return items
  }

  /// Stacks the labels of one side, each near the height of its slice. Returns false if they are too high.
  private func stack(_ items: inout [Item], isRight: Bool, center: Point, radius: Double) -> Bool {
    let places = items.indices.filter { items[$0].isRight == isRight }
    // From the top.
    let side = isRight ? places : places.reversed()
    let wanted = side.map { place in
      let cosine = Trigonometry.sineAndCosine(items[place].spread).cosine
      return center.y - (radius + reach.elbow + 2) * cosine - items[place].block.anchor
    }
    let heights = PieLabelSides.heights(in: content)
    // The last label needs no gap below it.
    let tops = LabelPlacement.starts(
      wanted: wanted, lengths: side.map { items[$0].block.height + gap },
      in: heights.lowerBound...(heights.upperBound + gap))
    guard let tops else { return false }
    for (place, top) in zip(side, tops) { items[place].top = top }
    return true
  }

  private func drawn(_ items: [Item], center: Point, radius: Double) -> PieLabelColumns? {
    let inner = slices.contains(where: \.isExploded) ? radius / (1 + PieMetrics.explosion) : radius
    let routes = LeaderRoutes(
      lines: items.map { item in
        LeaderRoutes.Line(
          start: item.start, angle: item.spread, rim: slices[item.slice].isExploded ? radius : inner,
          y: item.top + item.block.anchor - center.y, isRight: item.isRight, inset: item.inset)
      }, radius: radius, reach: reach
    ).routes()
    let labels = zip(items, routes.lines).map { item, route in
      let x = center.x + (item.isRight ? 1 : -1) * (radius + reach.total - item.inset)
      return PieLayout.Label(
        slice: item.slice,
        box: Rect(
          x: item.isRight ? x : x - item.block.width, y: item.top, width: item.block.width, height: item.block.height),
        texts: item.block.placed(at: Point(x: x, y: item.top), isRightAligned: !item.isRight),
        leader: route.map { Point(x: center.x + $0.x, y: center.y + $0.y) })
    }
    guard LeaderCheck.areClear(labels.map(\.leader), labels: labels.map(\.box)) else { return nil }
    if isStrict {
      let lines = labels.map(\.leader)
      guard lines.allSatisfy({ LeaderCheck.length($0) <= radius * PieMetrics.longestLeader }),
        LeaderCheck.areSpread(lines, distance: PieMetrics.leaderDistance, most: PieMetrics.maximumBundled)
      else { return nil }
    }
    return PieLabelColumns(
      center: center, radius: radius, labels: labels.sorted { $0.slice < $1.slice },
      isDense: routes.isDense, isCut: items.contains(where: \.block.isCut))
  }

  // MARK: Long lines

  /// The columns with labels nearer to the pie where their lines are longer than the radius: those of slices at the top
  /// and the bottom, where there is room beside the pie's rim.
  private func shortened(_ columns: PieLabelColumns, _ items: [Item]) -> PieLabelColumns {
    var (columns, items) = (columns, items)
    let radius = columns.radius
    func lengths(_ columns: PieLabelColumns) -> [Int: Double] {
      Dictionary(columns.labels.map { ($0.slice, LeaderCheck.length($0.leader)) }) { $1 }
    }
    var current = lengths(columns)
    for place in items.indices {
      let slice = items[place].slice
      let most = maximumInset(of: items[place], center: columns.center, radius: radius)
      // A line becomes shorter by about as much as its label moves.
      for _ in 0..<Self.insetRounds {
        guard let length = current[slice], length > radius, items[place].inset < most else { break }
        var moved = items
        moved[place].inset = min(max(items[place].inset + length - radius + 1, Self.minimumInset), most)
        guard let next = drawn(moved, center: columns.center, radius: radius), case let others = lengths(next),
          others[slice] ?? length < length,
          others.allSatisfy({ $0.value <= max(radius, current[$0.key] ?? 0) })
        else { break }
        (columns, items, current) = (next, moved, others)
      }
    }
    return columns
  }

  private static let insetRounds = 4
  /// A label that moves is moved by this much at least, in points, so that it doesn't seem to miss its column.
  private static let minimumInset = 16.0

  /// The largest distance by which a label can be nearer to the pie than its column. The label stays outside of the
  /// circle of the lines, and further out than its line's start.
  private func maximumInset(of item: Item, center: Point, radius: Double) -> Double {
    let circle = radius + reach.elbow
    func halfWidth(_ circle: Double, at y: Double) -> Double { max(0, circle * circle - y * y).squareRoot() }
    let (top, bottom) = (item.top - center.y, item.top + item.block.height - center.y)
    let nearest = max(0, max(top, -bottom) - 2)
    let line = item.top + item.block.anchor - center.y
    let start = (item.isRight ? 1 : -1) * circle * Trigonometry.sineAndCosine(item.spread).sine
    let least = max(
      halfWidth(circle + 2, at: nearest) + reach.text,
      max(halfWidth(circle, at: line), start, 0) + reach.run + reach.text)
    return max(0, radius + reach.total - least)
  }
}
