extension String {
  /// The text, escaped for XML and HTML, between tags and in quoted attributes.
  ///
  /// Control characters, which XML can't represent, become `\n` or `\u{1B}`, as in messages. So do the last two scalars
  /// of the first plane.
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
