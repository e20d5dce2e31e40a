/// The width of a line up to some place in its text. A tab's width depends on the text before it, and also on that
/// after it if the text is centred at its stop or ends there.
struct LineWidth {
  private let stops: TabStops?
  private let indent: Double
  /// The width before the last tab, and the stop to which it leads.
  private var last: (start: Double, stop: TabStop)?
  /// The width of the text after the last tab.
  private var text = 0.0

  /// A line without text.
  ///
  /// - Parameters:
  ///   - stops: The tab stops, nil if tabs count as text.
  ///   - indent: The space at the start of the line.
  init(_ stops: TabStops?, indent: Double) {
    self.stops = stops
    self.indent = indent
  }

  /// The width of everything.
  var total: Double { last.map { $0.start + tabWidth + text } ?? text }

  /// The width of the last tab. A tab is never narrower than nothing: text with too little room before its stop begins
  /// where the text before it ends.
  var tabWidth: Double {
    guard let last else { return 0 }
    let before: Double =
      switch last.stop.alignment {
      case .left: 0
      case .center: text / 2
      case .right: text
      }
    return max(0, last.stop.location - indent - last.start - before)
  }

  /// Whether text after the last tab can become wider and keep its place.
  var endsFreely: Bool { last?.stop.alignment ?? .left == .left }

  mutating func add(_ width: Double) { text += width }

  /// Adds a tab, which is as wide as four spaces if there is no further stop.
  mutating func addTab(fourSpaces: Double) {
    let start = total
    let place = indent + start
    last = (start, stops?.stop(after: place) ?? TabStop(location: place + fourSpaces))
    text = 0
  }
}
