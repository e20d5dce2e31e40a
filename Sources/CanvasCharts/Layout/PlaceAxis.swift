/// The axis of places below a plot: their positions, and labels that fit.
struct PlaceAxis: Sendable {
  /// The centres of the places and the distance between them, in points.
  var centers: [Double] = []
  var step = 0.0
  var labels: [Label] = []
  /// The positions at which periods begin.
  var ticks: [Double] = []
  /// The number of text rows that the labels take.
  var rowCount = 1
  /// The number of date labels if all of them fit. Missing labels are in the notes.
  var wantedCount = 0
  var notes: [Note] = []
  /// Whether the names of columns don't fit, not even on three lines.
  var needsBars = false

  struct Label: Sendable, Equatable {
    var string: String
    var center: Double
    var row = 0
    var surroundings: TextSurroundings?
  }

  /// The options for choosing labels.
  struct Style: Sendable {
    var text: ChartTextStyle
    var measurer: TextMeasurer
    var formats: ChartFormats
    /// Whether there are bars at the places. Each period then has a band of equal width.
    var isBanded: Bool
    /// Whether a number axis ends at the last number, because names of lines follow it.
    var endsAtValues = false
    /// The text of the titles. A year in them isn't repeated.
    var titles: String
  }

  /// The minimum distance between two labels, in points.
  static let labelGap = 6.0
  /// The maximum extension of labels beyond the end of the axis, in points.
  static let reach = 8.0
  /// The maximum number of lines of a column's name.
  private static let maximumLines = 3
  /// The maximum distance of a label from the centre of its place, in points.
  private static let slack = 1.0
  private let end: Double

  init(_ x: ChartTable.Places, from start: Double, to end: Double, style: Style) {
    self.end = end
    // Lines span the whole axis: half a step lies before the first point and after the last.
    let half = style.isBanded || x.count < 2 ? 0 : (end - start) / Double(x.count - 1) / 2
    let bands =
      style.isBanded
      ? BandScale.even(count: x.count, from: start, to: end)
      : BandScale(count: x.count, from: start - half, to: end + half)
    centers = (0..<x.count).map(bands.center)
    step = bands.step
    switch x {
    case .names(let names): setNames(names, style: style)
    case _ where x.count == 2 && !style.isBanded:
      // Lines between two places have no others.
      setNames(PreparedChart.names(of: x, style.formats), style: style)
      ticks = centers
    case .dates(let dates, let period): setDates(dates, period, from: start, to: end, style: style)
    case .times(let times): setTimes(times, from: start, to: end, style: style)
    case .numbers(let numbers): setNumbers(numbers, from: start, to: end, style: style)
    }
  }

  // MARK: Names

  private mutating func setNames(_ names: [String], style: Style) {
    let room = step - Self.labelGap
    // If not even a character fits, thousands of names need not be measured.
    needsBars = room <= 4
    guard room > 4 else {
      let ends = [names.first, names.last].compactMap {
        $0.map { style.measurer.width(of: String($0.prefix(40)), style.text) }
      }
      let width = min(max((ends.max() ?? 0) + 2 * Self.labelGap, 40), 120)
      return skipNames(names, every: Int(saturating: width / max(step, 1e-6)) + 1, style: style)
    }
    let widths = names.map { style.measurer.width(of: $0, style.text) }
    if widths.allSatisfy({ $0 <= room }) {
      labels = zip(names, centers).map { Label(string: $0, center: $1) }
      return
    }
    // Below lines, some of the names are enough.
    for lineCount in style.isBanded ? [2, Self.maximumLines] : [2] {
      let broken = names.map { style.measurer.fit($0, style.text, width: room, lineCount: lineCount) }
      guard broken.allSatisfy({ !$0.isCut && !$0.breaksWords && $0.width <= room }) else { continue }
      rowCount = broken.map(\.lines.count).max() ?? 1
      for (fitted, center) in zip(broken, centers) {
        for (row, line) in fitted.lines.enumerated() {
          labels.append(
            Label(string: line, center: center, row: row, surroundings: fitted.surroundings(ofLine: row)))
        }
      }
      return
    }
    needsBars = true
    let widest = (widths.max() ?? 0) + Self.labelGap
    skipNames(names, every: Int(saturating: (widest / step).rounded(.up)), style: style)
  }

  /// Labels every n-th place, each truncated to the available room.
  private mutating func skipNames(_ names: [String], every count: Int, style: Style) {
    let count = max(count, 1)
    let places = Array(stride(from: 0, to: names.count, by: count))
    let room = max((centers.last ?? 0) - (centers.first ?? 0) + step, step)
    var cutCount = 0
    for place in places {
      let fitted = style.measurer.fit(
        names[place], style.text, width: min(step * Double(count), room) - Self.labelGap)
      if fitted.isCut { cutCount += 1 }
      guard let line = fitted.lines.first else { continue }
      labels.append(Label(string: line, center: centers[place]))
    }
    removeLastLabelIfOff(style: style)
    if count > 1, names.count > 1 {
      notes.append(Note(.dropped, "only \(labels.count) of \(names.count) names fit below the plot"))
    }
    if cutCount > 0 {
      notes.append(Note(.dropped, "\(cutCount) of the names below the plot are truncated because they don't fit"))
    }
  }

  /// Removes the last label if half of it doesn't fit at the end of the axis. Otherwise it would be moved away from
  /// its place.
  private mutating func removeLastLabelIfOff(style: Style) {
    guard let last = labels.last, labels.count > 1 else { return }
    let width = style.measurer.width(of: last.string, style.text)
    if last.center + width / 2 > end + Self.reach + Self.slack { labels.removeLast() }
  }

  // MARK: Numbers

  private mutating func setNumbers(_ numbers: [Double], from start: Double, to end: Double, style: Style) {
    let formats = style.formats.ofPlaces(numbers)
    guard !style.isBanded else { return setNames(numbers.map(formats.value), style: style) }
    for limit in stride(from: min(6, max(2, Int(saturating: abs(end - start) / 80) + 1)), through: 2, by: -1) {
      let scale = LinearScale(
        covering: numbers, includesZero: false, limit: limit, from: start, to: end, endsAtValues: style.endsAtValues)
      let strings = formats.ticks(scale.ticks, decimals: scale.decimals)
      let places = scale.ticks.map(scale.position(of:))
      centers = numbers.map(scale.position(of:))
      labels = zip(strings, places).map { Label(string: $0, center: $1) }
      ticks = places
      if areApart(labels, style: style) { return }
    }
  }

  func areApart(_ labels: [Label], style: Style) -> Bool {
    var end = -Double.infinity
    for label in labels {
      let width = style.measurer.width(of: label.string, style.text)
      guard label.center - width / 2 >= end else { return false }
      end = label.center + width / 2 + Self.labelGap
    }
    return true
  }

  // MARK: Dates

  private mutating func setDates(
    _ dates: [CalendarDate], _ period: CalendarPeriod, from start: Double, to end: Double, style: Style
  ) {
    guard let first = dates.first, let last = dates.last else { return }
    let scale = DateAxis(first: first, last: last, period: period, from: start, to: end, isBanded: style.isBanded)
    if !style.isBanded { centers = dates.map(scale.center(of:)) }
    take(scale.labels(at: dates, centers: centers, step: step, style: style))
  }

  private mutating func setTimes(_ times: [CalendarTime], from start: Double, to end: Double, style: Style) {
    guard let first = times.first, let last = times.last else { return }
    let scale = DateAxis(first: first, last: last, from: start, to: end, isBanded: style.isBanded)
    if !style.isBanded, times.count > 1 { centers = times.map(scale.center(of:)) }
    take(scale.labels(at: times, centers: centers, step: step, style: style))
  }

  private mutating func take(_ chosen: DateAxis.Labels) {
    labels = chosen.labels
    ticks = chosen.ticks
    rowCount = (labels.map(\.row).max() ?? 0) + 1
    wantedCount = chosen.wantedCount
    let missing = wantedCount - labels.count
    if labels.isEmpty {
      notes.append(Note(.dropped, "the dates are left out because they don't fit"))
    } else if missing > 0 {
      notes.append(Note(.dropped, "\(missing) of \(wantedCount) date labels \(missing == 1 ? "doesn't" : "don't") fit"))
    }
  }
}
