/// The members that several kinds of plots have.
enum PlotMembers {
  static let noteName = "note"

  /// A column, such as the one along x.
  static func column<Request>(
    _ name: String, _ path: WritableKeyPath<Request, String?>, help: RequestText, example: String
  ) -> RequestMember<Request> {
    RequestMember(name, path, .text, value: "column", help: help, example: .text(example))
  }

  /// The column of colours.
  static func by<Request>(_ path: WritableKeyPath<Request, String?>, help: RequestText) -> RequestMember<
    Request
  > {
    RequestMember("by", path, .text, value: "column", help: help, example: "product")
  }

  /// The notes along x.
  static func notes<Request>(
    _ path: WritableKeyPath<Request, [PlotChart.Note]>, example: JSONTree,
    with context: [String: JSONTree] = [:]
  ) -> RequestMember<Request> {
    RequestMember(
      list: noteName, path, .note, value: "x: text",
      help: "Text with a line at a place along x, such as \"2020-03-01: lockdown\"; repeatable.", example: example,
      with: context)
  }

  /// The order of names.
  static func order<Request>(_ path: WritableKeyPath<Request, ChartOrder>, help: RequestText)
    -> RequestMember<Request>
  {
    RequestMember("sort", path, .choice, value: "order", default: .automatic, help: help, example: "data")
  }
}

extension ValueForm<PlotChart.Note> {
  /// A place and a text, separated by a colon and a space.
  static let note = word(
    { word in
      guard let colon = word.firstRange(of: ": "), colon.lowerBound > word.startIndex, colon.upperBound < word.endIndex
      else { return nil }
      return PlotChart.Note(at: String(word[..<colon.lowerBound]), String(word[colon.upperBound...]))
    }, { "\($0.place): \($0.text)" },
    allowed: "must be a place along x, a colon, a space and a text, such as \"2020-03-01: lockdown\"")
}
