/// The file of a background's URL. The program is offline, so the URL must be that of a file.
enum BackgroundPlace {
  /// Returns the path of a `file:` URL, or of a plain path as a document has it. Relative paths are relative to the
  /// document.
  static func path(of url: String) throws(EmojiArtError) -> String {
    guard let colon = url.firstIndex(of: ":"), isScheme(url[..<colon]) else {
      guard !url.isEmpty else { throw .noFile(url) }
      return url
    }
    guard url[..<colon].lowercased() == "file" else { throw .offline(url) }
    var rest = url[url.index(after: colon)...]
    if rest.hasPrefix("//") {
      // The host is between the second slash and the third: empty, or the local machine.
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != "/" }
      guard host.isEmpty || host.lowercased() == "localhost" else { throw .offline(url) }
      rest = rest.dropFirst(host.count)
    }
    guard let path = withoutPercents(rest), !path.isEmpty else { throw .noFile(url) }
    return path
  }

  /// Returns whether the text is a scheme by RFC 3986: a letter, then letters, digits, plus, minus and dots.
  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// Returns the text with percent escapes decoded. Returns nil if a percent sign is not followed by two hexadecimal
  /// digits, or the decoded bytes are not UTF-8.
  private static func withoutPercents(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
