internal import Canvas
internal import CanvasCharts
internal import EaselShared

extension ChartFonts {
  private static let known = Locked<ChartFonts?>(nil)

  /// Returns the standard fonts, which are read once for any number of charts.
  static func kept() throws(ToolError) -> ChartFonts {
    let result = known.withLock { known -> Result<ChartFonts, FontError> in
      if let known { return .success(known) }
      return Result { () throws(FontError) in
        let fonts = try standard()
        known = fonts
        return fonts
      }
    }
    do { return try result.get() } catch { throw ToolError(.unreadable, error.description) }
  }
}
