/// A cache of fonts. Each font is read once, for any number of pictures and threads.
package final class FontShelf: Sendable {
  private struct Name: Hashable {
    let name: String?
    let isFile: Bool
    let weight: Font.Weight
    let folders = SystemFonts.added
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
  private let collections = Locked<[[String]: FontCollection]>([:])
  private let standardChartFonts = Locked<ChartFonts?>(nil)

  /// The maximum number of cached fonts. Requests can name many large fonts; beyond this number, the cache is emptied.
  private static let maximumCount = 16

  package init() {}

  /// Returns the font that `NamedFont` finds for a name.
  func font(_ name: String?, isFile: Bool, weight: Font.Weight) throws(RequestError) -> NamedFont {
    let key = Name(name: name, isFile: isFile, weight: weight)
    let place = known.withLock { known in
      if let place = known.places[key] { return place }
      if known.places.count >= Self.maximumCount { known.places = [:] }
      let place = Place()
      known.places[key] = place
      return place
    }
    // Under the lock: two threads would otherwise read the same file.
    let result = place.font.withLock { known -> Result<NamedFont, RequestError> in
      if let known { return .success(known) }
      return Result { () throws(RequestError) in
        let font = try NamedFont(reading: name, isFile: isFile, weight: weight) { knownCollection() }
        known = font
        return font
      }
    }
    // Unknown names are not cached.
    if case .failure = result { known.withLock { if $0.places[key] === place { $0.places[key] = nil } } }
    return try result.get()
  }

  /// The family of the font in a file, for tests.
  package func familyName(of file: String) throws(RequestError) -> String {
    try font(file, isFile: true, weight: .regular).font.familyName
  }

  /// Returns the standard fonts of charts.
  func chartFonts() throws(RequestError) -> ChartFonts {
    let result = standardChartFonts.withLock { known -> Result<ChartFonts, FontError> in
      if let known { return .success(known) }
      return Result { () throws(FontError) in
        let fonts = try ChartFonts.standard()
        known = fonts
        return fonts
      }
    }
    do { return try result.get() } catch { throw RequestError(.file, "\(error.description)") }
  }

  private func knownCollection() -> FontCollection {
    collections.withLock { known in
      if let fonts = known[SystemFonts.added] { return fonts }
      if known.count >= Self.maximumCount { known = [:] }
      let fonts = FontCollection()
      known[SystemFonts.added] = fonts
      return fonts
    }
  }
}
