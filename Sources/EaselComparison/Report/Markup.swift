extension String {
  /// The text as it can stand in XML and HTML, between tags and in quoted attributes.
  ///
  /// Control characters, which XML has no way to write, become `\n` or `\u{1B}`, as in messages; so do the two last
  /// scalars of the first plane.
  package var escapedForMarkup: String {
    var result = ""
    for scalar in escapingControlCharacters.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += scalar.escaped(asASCII: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
