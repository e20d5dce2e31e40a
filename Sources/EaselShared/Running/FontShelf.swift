internal import Canvas

/// A cache of the fonts of a run. Each font is read once, for any number of pictures and threads.
package final class FontShelf: Sendable {
  private struct Name: Hashable {
    let name: String?
    let weight: Int
  }

  /// The cache entry of a font. Threads that need the font wait until it is read; other threads don't.
  private final class Place: Sendable {
    let font = Locked<NamedFont?>(nil)
  }

  // A type of its own: of a generic one the runtime would search all conformances, each time the tool starts.
  private struct Known: Sendable {
    var places: [Name: Place] = [:]
  }

  private let known = Locked(Known())
  private let collection = Locked<FontCollection?>(nil)

  /// The maximum number of cached fonts. Jobs can name many large fonts; beyond this number, the cache is emptied.
  private static let maximumCount = 16

  package init() {}

  /// Returns the font that `NamedFont` finds for a name.
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
    // Unknown names are not cached.
    if case .failure = result { known.withLock { if $0.places[key] === place { $0.places[key] = nil } } }
    return try result.get()
  }

  /// The family name of a font, for tests.
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
