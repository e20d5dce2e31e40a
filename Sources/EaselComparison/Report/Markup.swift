extension String {
  /// The text, escaped for XML and HTML, between tags and in quoted attributes.
  ///
  /// Control characters, which XML can't represent, become `\n` or `\u{1B}`, as in messages. So do the last two scalars
  /// of the first plane.
  package var escapedForMarkup: String {
    escapingControlCharacters.replacing([
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
      "\u{FFFE}": #"\u{FFFE}"#, "\u{FFFF}": #"\u{FFFF}"#,
    ])
  }

  /// Returns the text with other texts for some characters.
  func replacing(_ replacements: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { replacements[$0] ?? String($0) }.joined()
  }

  /// The text, or the name of a file, as an anchor in a page and as the fragment of a URL that leads to it. All bytes
  /// except those of letters, digits and a few signs are escaped as `%20`.
  ///
  /// - Parameter keepingSlashes: Whether slashes stay as they are, as in a path.
  package func percentEncoded(keepingSlashes: Bool = true) -> String {
    let plain = Array((keepingSlashes ? "-_.~/" : "-_.~").utf8)
    return FilePath(self).bytes.map { byte in
      let scalar = Unicode.Scalar(byte)
      if plain.contains(byte) || scalar.isASCII && scalar.properties.isAlphabetic || (0x30...0x39).contains(byte) {
        return String(scalar)
      }
      return "%" + byte.digits(2, radix: 16, uppercase: true)
    }.joined()
  }
}
