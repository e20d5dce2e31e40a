/// A shaded part of an axis, with its places as they are written in the table.
public struct PlaceSpan: Sendable, Hashable {
  /// The first place.
  public var start: String
  /// The last place, which belongs to the span with its whole period.
  public var end: String
  /// The name, or empty.
  public var label: String

  /// A span from a place to another.
  public init(from start: String, to end: String, label: String = "") {
    (self.start, self.end, self.label) = (start, end, label)
  }
}

extension ValueForm<PlaceSpan> {
  /// Two places with two dots between them, and after a colon and a space the name.
  static let span = word(
    { word in
      let colon = word.firstRange(of: ": ")
      let places = word[..<(colon?.lowerBound ?? word.endIndex)]
      guard let dots = places.firstRange(of: ".."), dots.lowerBound > places.startIndex,
        dots.upperBound < places.endIndex
      else { return nil }
      return PlaceSpan(
        from: String(places[..<dots.lowerBound]), to: String(places[dots.upperBound...]),
        label: colon.map { String(word[$0.upperBound...]) } ?? "")
    }, { "\($0.start)..\($0.end)" + ($0.label.isEmpty ? "" : ": \($0.label)") },
    allowed: "must be two places along x with .. between them, a colon and a name, such as \"2008..2009: Recession\"")
}

extension MarkSettings {
  /// Sets the notes and spans of a chart.
  ///
  /// - Throws: An error if one of their places can't be one of the axis.
  func setPlaces(of model: inout ChartModel, _ label: String) throws(RequestError) {
    func place(
      _ text: String, isEnd: Bool = false, _ member: RequestMember<MarkSettings>
    ) throws(RequestError) -> PlottedValue {
      if let place = model.place(written: text, isEnd: isEnd) { return place }
      throw RequestError(
        .request, "\(label): \(member): \(DataError.quoted(text)): \(model.allowedPlace(for: text))")
    }
    for note in notes { model.notes.append(ChartNote(at: try place(note.place, Self.notes), note.text)) }
    for span in spans {
      let (start, end) = (try place(span.start, Self.spans), try place(span.end, isEnd: true, Self.spans))
      if let first = start.rank, let last = end.rank, first > last {
        let places = DataError.quoted("\(span.start)..\(span.end)")
        throw RequestError(.request, "\(label): \(Self.spans): \(places) ends before it begins")
      }
      model.spans.append(ChartSpan(from: start, to: end, label: span.label))
    }
  }
}
