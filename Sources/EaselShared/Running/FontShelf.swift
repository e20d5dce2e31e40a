internal import Canvas

/// The fonts that a run has loaded: each is read once, however many pictures are drawn, on however many threads.
package final class FontShelf: Sendable {
  private struct Name: Hashable {
    let name: String?
    let weight: Int
  }

  /// The place of a font: those that need it wait for the one that reads it, and those that need others don't.
  private final class Place: Sendable {
    let font = Locked<NamedFont?>(nil)
  }

  // A type of its own: of a generic one the runtime would search all conformances, each time the tool starts.
  private struct Known: Sendable {
    var places: [Name: Place] = [:]
  }

  private let known = Locked(Known())
  private let collection = Locked<FontCollection?>(nil)

  /// The fonts that jobs name may be many, and large. When there are more, all are dropped.
  private static let maximumCount = 16

  package init() {}

  /// The font of a name, as `NamedFont` finds it.
  package func font(_ name: String?, weight: Int) throws(ToolError) -> NamedFont {
    let key = Name(name: name, weight: weight)
    let place = known.withLock { known in
      if let place = known.places[key] { return place }
      if known.places.count >= Self.maximumCount { known.places = [:] }
      let place = Place()
      known.places[key] = place
      return place
    }
    // Under the lock: two threads would otherwise read the same file.
    let result = place.font.withLock { known -> Result<NamedFont, ToolError> in
      if let known { return .success(known) }
      return Result { () throws(ToolError) in
        let font = try NamedFont(reading: name, weight: weight) { knownCollection() }
        known = font
        return font
      }
    }
    // Names that are none take no room.
    if case .failure = result { known.withLock { if $0.places[key] === place { $0.places[key] = nil } } }
    return try result.get()
  }

  /// The name of its family; for tests.
  package func familyName(of name: String) throws(ToolError) -> String {
    try font(name, weight: 400).font.familyName
  }

  private func knownCollection() -> FontCollection {
    collection.withLock { known in
      if let known { return known }
      let fonts = FontCollection()
      known = fonts
      return fonts
    }
  }
}
