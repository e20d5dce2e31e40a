/// Where a background's URL leads: this program is offline, so it can only be a file.
enum BackgroundPlace {
  /// The path of a `file:` URL, or of a plain path, as it stands in a document; relative ones are relative to it.
  static func path(of url: String) throws(EmojiArtError) -> String {
    guard let colon = url.firstIndex(of: ":"), isScheme(url[..<colon]) else {
      guard !url.isEmpty else { throw .noFile(url) }
      return url
    }
    guard url[..<colon].lowercased() == "file" else { throw .offline(url) }
    var rest = url[url.index(after: colon)...]
    if rest.hasPrefix("//") {
      // A host stands between the second slash and the third: none, or this machine.
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != "/" }
      guard host.isEmpty || host.lowercased() == "localhost" else { throw .offline(url) }
      rest = rest.dropFirst(host.count)
    }
    guard let path = withoutPercents(rest), !path.isEmpty else { throw .noFile(url) }
    return path
  }

  /// As RFC 3986 has it: a letter, then letters, digits, plus, minus and points.
  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// The text with `%20` as a space; nil where a percent sign is not followed by two hexadecimal digits, or what they
  /// say is not UTF-8.
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
