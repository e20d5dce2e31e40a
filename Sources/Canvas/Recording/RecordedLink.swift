/// A rectangle of a recording that leads to an address.
package struct RecordedLink: Sendable, Hashable {
  package var url: String
  /// In the picture, in points.
  package var rect: Rect

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

extension DrawingContext {
  /// Makes a rectangle lead to an address in PDF and SVG files. In an image it does nothing.
  ///
  /// - Parameters:
  ///   - url: The address, with the scheme `http`, `https`, `mailto` or `tel`. Other addresses, such as scripts, and those
  ///     with spaces or control characters aren't written.
  ///   - rect: The rectangle in user space. If it is rotated, the box around it. Clips don't change it.
  public func addLink(_ url: String, in rect: Rect) {
    guard let recorder else { return }
    let placed = rect.applying(state.transform).intersection(Rect(origin: .zero, size: size))
    if let link = RecordedLink(url, rect: placed) { recorder.add(link) }
  }
}
