/// The queries of `@media` and of the attribute `media`, for a picture on a screen in its own size.
enum MediaQuery {
  /// Whether one of the queries of a list is met. A list without any is.
  static func isMet(_ list: String, size: Size) -> Bool {
    list.trimmed.isEmpty || list.split(separator: ",").contains { isOneMet(String($0).trimmed.lowercased(), size) }
  }

  /// Media Queries Level 3, section 3: a medium, which may be negated, and features.
  private static func isOneMet(_ query: String, _ size: Size) -> Bool {
    var scanner = ValueScanner(query)
    var isNegated = false
    var isMet = true
    while true {
      scanner.skipSpace()
      if scanner.isAtEnd { return isMet != isNegated }
      if scanner.take("(") {
        let text = scanner.text(before: ")")
        // What isn't known is never met, negated or not.
        guard scanner.take(")"), let answer = feature(text, size) else { return false }
        isMet = isMet && answer
      } else if let word = scanner.name() {
        switch word {
        case "not": isNegated = true
        case "only", "and", "all", "screen": break
        case "print", "speech", "tty", "tv", "projection", "handheld", "braille", "embossed", "aural": isMet = false
        default: return false
        }
      } else {
        return false
      }
    }
  }

  /// Whether the picture has a feature; nil if it isn't known.
  private static func feature(_ text: String, _ size: Size) -> Bool? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard let name = parts.first, parts.count <= 2 else { return nil }
    let value = parts.count == 2 ? parts[1] : nil
    switch name {
    case "orientation": return value.map { $0 == (size.height >= size.width ? "portrait" : "landscape") }
    case "prefers-color-scheme": return value.map { $0 == "light" }
    case "color": return value == nil
    default: break
    }
    for (side, length) in [("width", size.width), ("height", size.height)] where name.hasSuffix(side) {
      guard let value else { return name == side ? length > 0 : nil }
      guard let limit = Length(value, fontSize: 16), limit.unit == .user else { return nil }
      switch name.dropLast(side.utf8.count) {
      case "": return length == limit.value
      case "min-": return length >= limit.value
      case "max-": return length <= limit.value
      default: return nil
      }
    }
    return nil
  }
}
