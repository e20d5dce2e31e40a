/// A scale of a plot, from values of the data to places, colours, sizes or shapes.
struct PlotScale: Sendable {
  var kind: PlotScaleKind
  /// The names of a discrete scale in order.
  var names: [DataValue] = []
  private var indices: [String: Int] = [:]
  /// Numbers to places or sizes, and the ticks of a ramp of colours.
  var quantity: QuantitativeScale?
  /// Places of names.
  var bands = DiscreteScale.band([], from: 0, to: 0)
  /// Numbers to classes.
  var classes: BinnedScale?
  /// The ends of all bins, at which ticks are.
  var binEnds: [Double] = []
  var range = PlotRange.positions
  /// Whether names have a step of given points.
  var hasFixedStep = false
  /// Whether marks outside of the domain are cut off.
  var clipsMarks = false

  init(_ kind: PlotScaleKind) { self.kind = kind }

  mutating func setNames(_ names: [DataValue]) {
    self.names = names
    indices = Dictionary(names.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
  }

  var isDiscrete: Bool { kind.isDiscrete }
  var bandwidth: Double { bands.bandwidth }
  var step: Double { bands.step }
  var start: Double { isDiscrete ? bands.start : quantity?.range.first ?? 0 }
  var end: Double { isDiscrete ? bands.end : quantity?.range.last ?? 0 }
  /// Whether places run against the usual direction, by the scale's `reverse`.
  var isReversed = false

  /// The index of a name, or nil.
  func index(of value: DataValue) -> Int? { indices[value.name] }

  // MARK: Places

  func position(number: Double) -> Double { quantity?.position(of: number) ?? .nan }

  /// The place of a value: of a name the start of its band. NaN if it has none.
  func position(_ value: DataValue) -> Double {
    (isDiscrete ? bands.position(of: value.name) : value.quantity.map(position(number:))) ?? .nan
  }

  func positions(_ column: DataColumn) -> [Double] {
    if case .numbers(let numbers) = column, !isDiscrete { return numbers.map(position(number:)) }
    return column.all.map(position(_:))
  }

  /// The place of zero, or of the end of the domain that is nearest to it.
  func zeroPosition(orHigh: Bool) -> Double {
    guard let quantity, let low = quantity.domain.min(), let high = quantity.domain.max() else { return .nan }
    if !orHigh, kind != .log, low <= 0, high >= 0 { return position(number: 0) }
    if kind == .log { return position(number: orHigh ? high : low) }
    if orHigh { return position(number: high) }
    return position(number: low > 0 ? low : high)
  }

  func contains(_ value: DataValue) -> Bool {
    guard let quantity, let number = value.quantity else { return false }
    let place = quantity.position(of: number)
    return place >= min(start, end).rounded(.down) && place <= max(start, end).rounded(.up)
  }

  // MARK: Outputs

  func output(_ value: DataValue) -> PlotOutput {
    switch range {
    case .positions: .number(position(value))
    case .numbers: value.quantity.map { .number(position(number: $0)) } ?? .none
    case .colors(let paint): value.quantity.flatMap { paint.color(of: $0) }.map(PlotOutput.color) ?? .none
    case .list(let outputs): outputs.isEmpty ? .none : listOutput(value, outputs)
    }
  }

  private func listOutput(_ value: DataValue, _ outputs: [PlotOutput]) -> PlotOutput {
    if isDiscrete {
      if let index = index(of: value) { return outputs[index % outputs.count] }
      // A name that isn't in the domain has no colour, as in Vega.
      if case .color = outputs[0] { return .color(.black.withAlpha(0)) }
      return .none
    }
    return value.quantity.flatMap { classes?.value(of: $0, in: outputs) } ?? .none
  }

  func outputs(_ column: DataColumn) -> [PlotOutput] {
    if case .texts(let texts) = column {
      var known: [String: PlotOutput] = [:]
      return texts.map { text in
        if let output = known[text] { return output }
        let output = output(.text(text))
        known[text] = output
        return output
      }
    }
    return column.all.map { output($0) }
  }

  // MARK: Ticks

  /// The values at which an axis has ticks.
  func ticks(_ count: PlotTickCount, minimumStep: Double?) -> [DataValue] {
    if isDiscrete { return names }
    guard let quantity else { return [] }
    switch count {
    case .count(let count):
      if !binEnds.isEmpty { return quantity.ticks(at: Self.chosen(binEnds, count)).map(wrap) }
      let limited = minimumStep.map { quantity.tickCount(count, minimumStep: $0) } ?? count
      return quantity.ticks(count: limited).map(wrap)
    case .interval(let name, let step):
      guard let interval = ClockInterval(name: name, step: step) else { return quantity.ticks().map(wrap) }
      return quantity.ticks(interval: interval).map(wrap)
    }
  }

  /// A number of the scale as a value of its data.
  func wrap(_ number: Double) -> DataValue { kind.isTime ? .time(number) : .number(number) }

  /// Some of the ends of bins, each as far from the next, so that there are fewer than twice as many as asked for.
  private static func chosen(_ ends: [Double], _ count: Double) -> [Double] {
    guard count >= 1, let step = Int(exactly: (Double(ends.count) / count).rounded(.down)), step > 1 else {
      return ends
    }
    return stride(from: 0, to: ends.count, by: step).map { ends[$0] }
  }

  /// The texts of ticks in the scale's own format.
  func tickTexts(
    _ ticks: [DataValue], _ count: PlotTickCount, zone: ClockZone, format own: NumberFormat? = nil
  ) -> [String] {
    if kind.isTime {
      return ticks.map { $0.quantity.map { TimeFormats().text($0, zone: kind == .utc ? .utc : zone) } ?? "" }
    }
    guard let quantity else { return ticks.map(\.name) }
    let number: Double = if case .count(let count) = count { count } else { 10 }
    let format = quantity.tickFormat(count: number, format: own)
    return ticks.map { tick in tick.number.map { format.text($0) } ?? tick.name }
  }
}

/// What a scale gives.
enum PlotRange: Sendable {
  /// Places along an axis.
  case positions
  /// Sizes, widths, opacities and angles.
  case numbers
  /// Colours of a ramp.
  case colors(PaintScale)
  /// An output for each name or range of numbers, again and again.
  case list([PlotOutput])
}
