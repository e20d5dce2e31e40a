/// A rectangle of a recording that leads to an address.
package struct RecordedLink: Sendable, Hashable {
  package var url: String
  /// In the picture, in points.
  package var rect: Rect

  /// The most links of a recording. Recordings in recordings could have more than memory holds.
  static let countLimit = 10_000

  private static let schemes = ["http", "https", "mailto", "tel"]

  /// Nil for an address that isn't written, and for a rectangle without an area.
  init?(_ url: String, rect: Rect) {
    // Control characters and spaces have no place in an address.
    let isPlain = url.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    guard isPlain, let colon = url.firstIndex(of: ":"), Self.schemes.contains(url[..<colon].lowercased()),
      rect.isFinite, !rect.isEmpty
    else { return nil }
    self.url = url
    self.rect = rect
  }
}
