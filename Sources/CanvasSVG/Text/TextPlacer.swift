/// Places the characters of a text: in rows, each from a place that is set, or along paths.
struct TextPlacer {
  let painter: Painter
  let content: TextContent
  private(set) var clusters: [TextCluster] = []
  /// Where the next row begins.
  private var pen = Point.zero

  init(_ content: TextContent, _ painter: Painter) {
    (self.content, self.painter) = (content, painter)
    var start = 0
    while start < content.characters.count {
      let path = content.spans[content.characters[start].span].path
      let end =
        (start + 1..<content.characters.count).first { index in
          let character = content.characters[index]
          return content.spans[character.span].path != path || path == nil && (character.x ?? character.y) != nil
        } ?? content.characters.count
      place(start..<end, path)
      start = end
    }
  }

  private mutating func place(_ range: Range<Int>, _ path: ElementTree.Node?) {
    var row = TextShaper(content: content, fonts: painter.resources.fonts).clusters(range)
    let first = content.characters[range.lowerBound]
    pen = Point(x: first.x ?? pen.x, y: first.y ?? pen.y)
    let style = content.spans[first.span].style
    var (places, length, lead, shift) = positions(of: row, in: range)
    // The space after the last letter isn't seen.
    if let last = row.last { length -= content.spans[last.span].style.text.letterSpacing }
    let factors = fit(row, &places, &length)
    let offset = style.text.offset(ofLength: length)
    if let path {
      place(&row, along: TextPathPlaces(path, painter, style: style), places, factors, offset)
    } else {
      for i in row.indices {
        let moved = Transform(translationX: offset + places[i].x, y: places[i].y - rise(of: row[i]))
        row[i].transform = turn(of: row[i], factors[i]).concatenating(
          style.text.isVertical
            ? column(of: row[i], moved) : moved.concatenating(Transform(translationX: pen.x, y: pen.y)))
      }
      let way = offset + length + lead
      pen =
        style.text.isVertical
        ? Point(x: pen.x - shift.dy, y: pen.y + way) : Point(x: pen.x + way, y: pen.y + shift.dy)
    }
    clusters += row
  }

  /// Places the clusters of a row on a path. Those that have no place on it aren't shown. What follows begins at the end of
  /// the path, wherever the letters end ("position on path" of the layout of texts in SVG 2).
  private mutating func place(
    _ row: inout [TextCluster], along path: TextPathPlaces?, _ places: [Point], _ factors: [Double], _ offset: Double
  ) {
    // A character with a place of its own begins there on the path, and what follows it goes on from there.
    var jump = offset
    for i in row.indices {
      let half = row[i].advance * factors[i] / 2
      if i > 0, let x = content.characters[row[i].character].x { jump = x - places[i].x }
      guard let placed = path?.transform(atMiddle: jump + places[i].x + half) else {
        row[i].isShown = false
        continue
      }
      row[i].transform = turn(of: row[i], factors[i])
        .concatenating(Transform(translationX: -half, y: places[i].y - rise(of: row[i])))
        .concatenating(placed)
    }
    pen = path?.end ?? pen
  }

  private func rise(of cluster: TextCluster) -> Double { content.spans[cluster.span].rise - baseline(of: cluster) }

  /// The rotation of a cluster's letters, which are as many times as wide as their font's.
  private func turn(of cluster: TextCluster, _ factor: Double) -> Transform {
    let rotation = content.characters[cluster.character].rotation ?? 0
    return Transform(scaleX: factor, y: 1).concatenating(Transform(svg: "rotate(\(rotation))") ?? .identity)
  }

  /// The transform of a cluster in a column, from its place in a row. Letters lie on their side with the middle of the
  /// line on the column, but for those of East Asia, which stand.
  private func column(of cluster: TextCluster, _ shift: Transform) -> Transform {
    let column = Transform(a: 0, b: 1, c: -1, d: 0, tx: pen.x, ty: pen.y)
    let middle = (cluster.font.ascent - cluster.font.descent) / 2
    guard content.characters[cluster.character].scalar.standsInColumns else {
      return shift.concatenating(Transform(translationX: 0, y: middle)).concatenating(column)
    }
    let half = cluster.advance / 2
    let center = Point(x: half, y: 0).applying(shift).applying(column)
    return Transform(translationX: center.x - half, y: center.y + middle)
  }

  /// The places of clusters in a row, the row's length, and its first move and the sum of all. A move is that of a character
  /// and of all that follow it in the text, wherever they stand. The first one moves the whole row, and adds no length.
  private func positions(
    of row: [TextCluster], in range: Range<Int>
  ) -> (places: [Point], length: Double, lead: Double, shift: Vector) {
    var shifts: [Vector] = []
    var shift = Vector.zero
    for character in content.characters[range] {
      // In columns, the axes of rows are turned.
      let isVertical = content.spans[character.span].style.text.isVertical
      let (dx, dy) = (character.dx ?? 0, character.dy ?? 0)
      shift = shift + (isVertical ? Vector(dx: dy, dy: -dx) : Vector(dx: dx, dy: dy))
      shifts.append(shift)
    }
    let lead = shifts.first?.dx ?? 0
    var places: [Point] = []
    var (spacing, length) = (0.0, 0.0)
    for cluster in row {
      let (own, scalar) = (shifts[cluster.character - range.lowerBound], content.characters[cluster.character].scalar)
      places.append(Point(x: cluster.start + own.dx + spacing, y: own.dy))
      if scalar == " " || scalar == "\u{A0}" { spacing += content.spans[cluster.span].style.text.wordSpacing }
      length = max(length, cluster.start + cluster.advance + own.dx - lead + spacing)
    }
    return (places, length, lead, shift)
  }

  /// Moves the clusters of elements with `textLength`, and those after them.
  ///
  /// - Returns: The factors of the clusters' widths.
  private func fit(_ row: [TextCluster], _ places: inout [Point], _ length: inout Double) -> [Double] {
    var factors = [Double](repeating: 1, count: row.count)
    var start = 0
    while start < row.count {
      let node = content.spans[row[start].span].fitted
      let end = (start..<row.count).first { content.spans[row[$0].span].fitted != node } ?? row.count
      defer { start = end }
      guard let node, let wanted = painter.length("textLength", of: node, .x, content.spans[row[start].span].style),
        wanted >= 0
      else { continue }
      let origin = places[start].x
      let natural = places[end - 1].x + row[end - 1].advance - origin
      let scales = painter.tree.attribute("lengthAdjust", of: node) == "spacingAndGlyphs"
      guard natural > 0, scales || end - start > 1 else { continue }
      let factor = scales ? wanted / natural : 1
      let extra = scales ? 0 : (wanted - natural) / Double(end - start - 1)
      for i in start..<end {
        places[i].x = origin + (places[i].x - origin) * factor + extra * Double(i - start)
        factors[i] = factor
      }
      for i in end..<row.count { places[i].x += wanted - natural }
      length += wanted - natural
    }
    return factors
  }

  /// The distance by which a cluster is lowered for `dominant-baseline` and `alignment-baseline`.
  private func baseline(of cluster: TextCluster) -> Double {
    let font = cluster.font
    switch content.spans[cluster.span].baseline {
    case "middle": return font.xHeight / 2
    case "central": return (font.ascent - font.descent) / 2
    case "hanging": return font.ascent * 0.8
    case "mathematical": return font.ascent / 2
    case "text-before-edge", "before-edge", "text-top": return font.ascent
    case "text-after-edge", "after-edge", "ideographic", "text-bottom": return -font.descent
    default: return 0
    }
  }
}

extension Unicode.Scalar {
  /// Whether a character stands upright in a column: those of East Asia and emoji (after Unicode's annex 50).
  fileprivate var standsInColumns: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

/// Places along the path of a `textPath`.
struct TextPathPlaces {
  private let measure: PathMeasure
  private let start: Double
  /// The end of the whole path.
  var end: Point? { measure.place(atLength: measure.length)?.point }

  /// Nil if there is no path with a length.
  init?(_ node: ElementTree.Node, _ painter: Painter, style: ElementStyle) {
    guard let target = painter.tree.target(of: node) else { return nil }
    let own = painter.style(of: target)
    guard var path = painter.path(of: target, own), path.isFinite, path.verbCount < 10_000 else { return nil }
    if let transform = painter.transform(of: target, own) { path = path.applying(transform) }
    guard let measure = PathMeasure(path), measure.length > 0 else { return nil }
    self.measure = measure
    let offset = painter.tree.attribute("startOffset", of: node).flatMap { Length($0, fontSize: style.units) }
    start = offset?.points(of: measure.length) ?? 0
  }

  /// The transform from a place whose origin is the middle of a letter to user space; nil beyond the path.
  func transform(atMiddle middle: Double) -> Transform? {
    guard let (point, tangent) = measure.place(atLength: start + middle) else { return nil }
    return Transform(a: tangent.dx, b: tangent.dy, c: -tangent.dy, d: tangent.dx, tx: point.x, ty: point.y)
  }
}
