internal import Canvas
internal import CanvasCharts

/// The fonts that a run has loaded: each is read once, however many pictures are drawn, on however many threads.
final class FontShelf: Sendable {
  private struct Name: Hashable {
    let name: String?
    let weight: Int
  }

  private let named = Locked<[Name: NamedFont]>([:])
  private let charts = Locked<ChartFonts?>(nil)
  private let collection = Locked<FontCollection?>(nil)

  /// The fonts that jobs name may be many, and large. When there are more, all are dropped.
  private static let maximumCount = 16

  /// The font of a name, as `NamedFont` finds it.
  func font(_ name: String?, weight: Int) throws(ToolError) -> NamedFont {
    // Under the lock: two threads would otherwise read the same file.
    let result = named.withLock { named -> Result<NamedFont, ToolError> in
      let key = Name(name: name, weight: weight)
      if let known = named[key] { return .success(known) }
      return Result { () throws(ToolError) in
        let font = try NamedFont(reading: name, weight: weight) { knownCollection() }
        if named.count >= Self.maximumCount { named = [:] }
        named[key] = font
        return font
      }
    }
    return try result.get()
  }

  /// The fonts of charts.
  func chartFonts() throws(ToolError) -> ChartFonts {
    let result = charts.withLock { charts -> Result<ChartFonts, FontError> in
      if let charts { return .success(charts) }
      return Result { () throws(FontError) in
        let fonts = try ChartFonts.standard()
        charts = fonts
        return fonts
      }
    }
    do { return try result.get() } catch { throw ToolError(.unreadable, error.description) }
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
