/// A slice of a pie: its data and its angles.
public struct PieSlice: Sendable, Equatable {
  /// The index of the segment in the data, or nil for the rest.
  public var segment: Int?
  /// The name.
  public var name: String
  /// The value, or the sum for the rest.
  public var value: Double
  /// The fraction of the total, above 0 and at most 1.
  public var fraction: Double
  /// The value as text, as in labels.
  public var valueText: String
  /// The fraction in percent, as in labels.
  public var percentText: String
  /// The colour and the pattern.
  public var fill: ChartFill
  /// The angle at which the slice begins, in radians clockwise; 0 is to the right. Neighbouring slices share exactly
  /// the same angle.
  public var startAngle: Double
  /// The angle at which the slice ends, not less than the start.
  public var endAngle: Double
  /// Whether the slice is moved out from the centre.
  public var isExploded: Bool

  /// The angle between the start and the end.
  public var sweep: Double { endAngle - startAngle }
  /// The angle in the middle between the start and the end.
  public var middleAngle: Double { startAngle + sweep / 2 }
  /// Whether the slice is the whole disc.
  public var isFullTurn: Bool { sweep >= 2 * Double.pi - 1e-9 }
}

/// Orders the segments of a pie, and combines those beyond the limit.
struct PieSlices {
  let slices: [PieSlice]
  /// The names of segments without a slice, because their value is 0.
  let zeroNames: [String]
  let total: Double

  init(_ pie: PieModel, theme: ChartTheme, top: Int?) throws(PieError) {
    let (data, style, formats) = (pie.data, pie.style, pie.formats)
    let segments = data.segments
    for segment in segments {
      guard segment.value.isFinite else { throw .notFinite(name: segment.name) }
      guard segment.value >= 0 else { throw .negative(name: segment.name, value: segment.value) }
    }
    zeroNames = segments.filter { $0.value == 0 }.map(\.name)
    total = data.total
    let counted = segments.indices.filter { segments[$0].value > 0 }
    var rest = counted.filter { segments[$0].name == style.otherName }
    var own = counted.filter { segments[$0].name != style.otherName }
    // Equal values keep the order of the rows, so that the same table always gives the same picture.
    let byValue = own.sorted { (segments[$1].value, $0) < (segments[$0].value, $1) }
    if let top = top.map({ max($0, 1) }), own.count + min(rest.count, 1) - 1 > top {
      let kept = Set(byValue.prefix(top))
      rest += own.filter { !kept.contains($0) }
      own.removeAll { !kept.contains($0) }
    }
    switch style.order {
    case .value: own = byValue.filter(Set(own).contains)
    case .data: break
    case .name: own.sort { (segments[$0].name, $0) < (segments[$1].name, $1) }
    }
    let values = own.map { segments[$0].value }
    let restValue = rest.reduce(0) { $0 + segments[$1].value }
    let all = rest.isEmpty ? values : values + [min(restValue, .greatestFiniteMagnitude)]
    let percents = formats.percents(all)
    let degrees = style.startAngle.degrees
    let start = (degrees.isFinite ? degrees.remainder(dividingBy: 360) : 0) / 180 * Double.pi
    slices = PieSectors(values: all).sectors.map { sector in
      let place = sector.index
      let isRest = place == own.count
      let segment = isRest ? nil : segments[own[place]]
      let name = segment?.name ?? (rest.count > 1 ? "\(style.otherName) (\(rest.count))" : style.otherName)
      var fill = isRest ? theme.otherFill : theme.fill(at: place)
      if let color = segment?.color { fill.color = color }
      return PieSlice(
        segment: isRest ? nil : own[place], name: name, value: all[place], fraction: sector.fraction,
        valueText: formats.value(all[place]), percentText: place < percents.count ? percents[place] : "",
        fill: fill, startAngle: start - Double.pi / 2 + sector.startAngle,
        endAngle: start - Double.pi / 2 + sector.endAngle,
        isExploded: style.exploded.contains(segment?.name ?? style.otherName))
    }
  }
}

extension PieSlices {
  /// A description of the pie for screen readers.
  func sentence(title: String, count: Int, _ style: PieStyle, _ formats: ChartFormats) -> String {
    let words = formats.words
    let greatest = slices.filter { $0.segment != nil }.max { $0.value < $1.value } ?? slices.first
    let start = Self.start(title, formats)
    if formats.areShares(slices.map(\.value)), let greatest, let least = slices.min(by: { $0.value < $1.value }) {
      return words.sentence(
        start, count: count, greatest: words.greatest(greatest.name, value: greatest.valueText),
        least: words.greatest(least.name, value: least.valueText))
    }
    return words.pieSentence(
      start, count: count,
      greatest: greatest.map { words.greatest($0.name, value: $0.valueText) }, percent: greatest?.percentText ?? "",
      total: "\(style.totalName) \(formats.value(total))")
  }

  /// A description of a pie that can't be drawn.
  static func emptySentence(title: String, _ formats: ChartFormats) -> String {
    formats.words.sentence(start(title, formats), count: 0, greatest: nil, total: "")
  }

  /// The title or, as a sentence begins with a capital letter, the kind of chart.
  private static func start(_ title: String, _ formats: ChartFormats) -> String {
    let kind = formats.words.kind(.pie)
    return title.isEmpty ? kind.capitalizedStart : title
  }
}
