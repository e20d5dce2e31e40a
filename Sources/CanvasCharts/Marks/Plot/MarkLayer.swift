/// Marks of one kind and look, which are drawn together.
struct MarkLayer: Sendable {
  /// What the layer draws: the marks themselves, points at the marks of a line, or nothing but the places of texts.
  enum Role: Sendable, Hashable {
    case marks, symbols, anchors
  }

  var role = Role.marks
  /// A mark with what all marks of the layer have in common.
  let key: PlottedMark
  var marks: [PlottedMark]
  /// The angles of sectors in radians from the top, clockwise.
  var angles: [(start: Double, end: Double)] = []

  /// Whether a mark of the scene has all marks of a series.
  var isPath: Bool { role == .marks && (key.kind == .line || key.kind == .area) }

  /// The layers of marks, from back to front.
  static func layers(_ marks: [PlottedMark]) -> [MarkLayer] {
    var layers: [MarkLayer] = []
    var indexOf: [PlottedMark: Int] = [:]
    for mark in marks {
      let key = mark.layerKey
      if let index = indexOf[key] {
        layers[index].marks.append(mark)
      } else {
        indexOf[key] = layers.count
        layers.append(MarkLayer(key: key, marks: [mark]))
      }
    }
    layers.setAngles()
    let ordered = layers.enumerated().sorted { a, b in
      let (first, second) = (a.element.key.look.zIndex ?? 0, b.element.key.look.zIndex ?? 0)
      return first == second ? a.offset < b.offset : first < second
    }
    return ordered.flatMap { $0.element.withCompanions }
  }

  /// The layer, with points at the marks of a line, and with the places of a line's texts.
  private var withCompanions: [MarkLayer] {
    var layers = [self]
    guard isPath else { return layers }
    if key.look.symbol != nil || key.look.symbolName != nil {
      layers.append(changing(self) { $0.role = .symbols })
    }
    if marks.contains(where: { !$0.look.annotations.isEmpty }) {
      layers.append(changing(self) { $0.role = .anchors })
    }
    return layers
  }
}

extension [MarkLayer] {
  /// Sets the angles of all sectors, which go around the pie in the order of the marks.
  fileprivate mutating func setAngles() {
    let values = flatMap { $0.marks }.map(\.sectorValue)
    let sum = values.reduce(0, +)
    guard sum > 0, sum.isFinite else { return }
    var start = 0.0
    for index in indices {
      self[index].angles = self[index].marks.map { mark in
        let end = start + mark.sectorValue / sum * 2 * .pi
        defer { start = end }
        return (start, end)
      }
    }
  }
}

extension PlottedMark {
  /// The value of a sector. 0 for one that is missing or negative, and for all other marks.
  var sectorValue: Double { kind == .sector ? max(y.number ?? 0, 0) : 0 }

  /// Whether a plot colours the mark by a scale.
  var usesColorScale: Bool { color == nil && look.gradient == nil && styleValue != nil && styleValue != .missing }

  /// The mark without all that may differ between marks of a layer.
  var layerKey: PlottedMark {
    var key = self
    func blank(_ value: PlottedValue?) -> PlottedValue? { value.map { _ in .missing } }
    (key.x, key.y, key.xEnd, key.yEnd) = (.missing, .missing, blank(xEnd), blank(yEnd))
    (key.unit, key.yUnit, key.label, key.hole) = (nil, nil, "", 0)
    if look.innerRadius == nil, hole > 0 { key.look.innerRadius = .ratio(hole) }
    key.style = usesColorScale ? "" : nil
    key.styleValue = usesColorScale ? (styleValue?.number == nil ? .name("") : .number(0)) : nil
    key.detail = detail == nil ? nil : ""
    key.position = position == nil ? nil : ""
    key.color = nil
    key.look.symbolName = look.symbolName == nil ? nil : ""
    key.look.strokeName = look.strokeName == nil ? nil : ""
    key.look.symbolSize = look.symbolSize == nil ? nil : 0
    key.look.symbolSizeValue = look.symbolSizeValue == nil ? nil : 0
    key.look.opacity = nil
    key.look.annotations = []
    return key
  }
}
