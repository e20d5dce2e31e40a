/// The rules of a style sheet.
struct StyleSheet {
  struct Declaration {
    var property: StyleProperty
    var value: String
    var isImportant: Bool
    /// The line, counted from that in which the text begins.
    var line: Int32 = 0
  }

  /// The declarations between braces.
  struct Block {
    var declarations: [Declaration] = []
    /// The properties that aren't read, with their lines.
    var unread: [(name: String, line: Int32)] = []
  }

  struct Rule {
    var selector: Selector
    var block: Block
    /// The number of the block.
    var number: Int
  }

  /// A style sheet whose rules come first.
  struct Import {
    var address: String
    var media: String
    var line: Int32
  }

  private(set) var rules: [Rule] = []
  private(set) var imports: [Import] = []
  private(set) var fontFaces: [FontFaceRule] = []
  /// The selectors and the rules after `@` that would have an effect and aren't read.
  private(set) var unread: [(text: String, line: Int32)] = []
  /// The selectors of rules inside of others, which aren't read.
  private(set) var nested: [(text: String, line: Int32)] = []

  /// Reads a sheet. Rules that the reader doesn't know are left out, as CSS says; so is everything after `@` but for
  /// `@media`, up to the end of its block.
  ///
  /// - Parameter size: The size of the picture, which media queries ask for.
  init(_ text: String, size: Size) {
    var scanner = ValueScanner(Self.withoutComments(text))
    var number = 0
    var (line, counted): (Int32, Int) = (0, 0)
    while true {
      scanner.skipSpace()
      line += scanner.lineCount(from: counted)
      counted = scanner.offset
      if scanner.isAtEnd || rules.count > 100_000 { return }
      if scanner.take("@") {
        readRule(&scanner, size: size, line: line)
        continue
      }
      // The end of such a block.
      if scanner.take("}") { continue }
      let prelude = scanner.text(before: "{")
      guard scanner.take("{") else { return }
      let block = readBlock(&scanner, line: line + scanner.lineCount(from: counted))
      number += 1
      for part in Self.pieces(prelude, separator: ",") {
        if let selector = Selector(String(part)) {
          rules.append(Rule(selector: selector, block: block, number: number))
        } else if !Self.isDynamic(part), !block.declarations.isEmpty {
          unread.append((String(part), line))
        }
      }
    }
  }

  /// Reads the declarations up to the end of a block. Rules that are nested in it are left out.
  private mutating func readBlock(_ scanner: inout ValueScanner, line: Int32) -> Block {
    var (text, next) = ("", line)
    while true {
      var inner = scanner
      let start = scanner.offset
      let rest = scanner.text(before: "}")
      guard rest.utf8.contains(UInt8(ascii: "{")) else {
        _ = scanner.take("}")
        return Self.block(text + rest, line: line)
      }
      let piece = inner.text(before: "{")
      let own = piece[..<(piece.lastIndex(of: ";").map(piece.index(after:)) ?? piece.startIndex)]
      let selector = piece[own.endIndex...].drop(while: \.isWhitespace)
      if !Self.isDynamic(selector) {
        nested.append((String(selector).trimmed, next + Self.lineCount(piece[..<selector.startIndex])))
      }
      Self.skipRule(&inner)
      // Lines keep their numbers.
      let lines = inner.lineCount(from: start)
      text += own + String(repeating: "\n", count: Int(lines - Self.lineCount(own)))
      next += lines
      scanner = inner
    }
  }

  /// Reads what follows an `@`. The rules of a block whose query is met are like others.
  private mutating func readRule(_ scanner: inout ValueScanner, size: Size, line: Int32) {
    let name = scanner.name()?.lowercased() ?? ""
    // The rules of a block whose query is met are like others.
    if ["media", "supports"].contains(name) {
      let query = scanner.text(before: "{")
      let isMet = name == "media" ? MediaQuery.isMet(query, size: size) : SupportsQuery.isMet(query)
      if isMet, scanner.take("{") { return }
    }
    if name == "import", rules.isEmpty, let imported = Self.imported(&scanner, line: line) {
      imports.append(imported)
      return
    }
    if name == "font-face" {
      _ = scanner.text(before: "{")
      guard scanner.take("{") else { return }
      fontFaces.append(FontFaceRule(scanner.text(before: "}"), line: line))
      _ = scanner.take("}")
      return
    }
    if ["import", "layer", "container"].contains(name) { unread.append(("@" + name, line)) }
    Self.skipRule(&scanner)
  }

  /// Whether a selector has a state that a picture is never in, or text that isn't an element.
  private static func isDynamic(_ selector: Substring) -> Bool {
    [":hover", ":focus", ":active", ":visited", ":link", ":target", "::"].contains { selector.contains($0) }
  }

  /// Takes what follows `@import`: an address and a list of media. Nil for layers and conditions.
  private static func imported(_ scanner: inout ValueScanner, line: Int32) -> Import? {
    var inner = scanner
    inner.skipSpace()
    let address: String
    if let quote = ["\"", "'"].first(where: { inner.take($0) }) {
      address = inner.text(before: quote)
      _ = inner.take(quote)
    } else {
      guard inner.name() == "url", inner.take("(") else { return nil }
      address = inner.balancedText().trimmed.filter { $0 != "\"" && $0 != "'" }
    }
    let media = inner.text(before: ";").trimmed
    _ = inner.take(";")
    guard !address.isEmpty, !media.hasPrefix("layer"), !media.hasPrefix("supports") else { return nil }
    scanner = inner
    return Import(address: address, media: media, line: line)
  }

  /// Skips a rule up to the end of its block, or of the statement that it is.
  private static func skipRule(_ scanner: inout ValueScanner) {
    var depth = 0
    while let byte = scanner.next {
      _ = scanner.take(Unicode.Scalar(byte))
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth <= 0, byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") { return }
    }
  }

  /// The declarations of a block or of the attribute `style`, with those that stand for several taken apart.
  ///
  /// - Parameter line: The line in which the text begins.
  static func block(_ text: String, line: Int32 = 0) -> Block {
    var result = Block()
    var next = line
    for part in pieces(text, separator: ";") {
      let line = next + lineCount(part.prefix { $0.isWhitespace })
      next += lineCount(part)
      guard let colon = part.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let written = String(part[..<colon]).trimmed
      let name = written.hasPrefix("--") ? "--" : written.lowercased()
      var value = String(part[part.utf8.index(after: colon)...]).trimmed
      var isImportant = false
      if let mark = value.lastIndex(of: "!"), String(value[value.index(after: mark)...]).trimmed == "important" {
        isImportant = true
        value = String(value[..<mark]).trimmed
      }
      guard !value.isEmpty else { continue }
      guard let property = StyleProperty(name: name) else {
        if !StyleProperty.isSilent(name, value.lowercased()) { result.unread.append((name, line)) }
        continue
      }
      if property == .variable { value = "\(written):\(value)" }
      let parts = property.parts(value)
      if parts.isEmpty { result.unread.append((written, line)) }
      result.declarations += parts.map {
        Declaration(property: $0, value: $1, isImportant: isImportant, line: line)
      }
    }
    return result
  }

  private static func lineCount(_ text: Substring) -> Int32 { text.utf8.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) } }

  /// The text between separators, but not between those in parentheses or quotes.
  static func pieces(_ text: String, separator: Unicode.Scalar) -> [Substring] {
    let text = text.contains("/*") ? withoutComments(text) : text
    let separator = UInt8(truncatingIfNeeded: separator.value)
    var (pieces, depth, quote): ([Substring], Int, UInt8) = ([], 0, 0)
    var start = text.startIndex
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
      } else if byte == separator, depth <= 0 {
        pieces.append(text[start..<index])
        start = text.utf8.index(after: index)
      }
    }
    return pieces + [text[start...]]
  }

  private static func withoutComments(_ text: String) -> String {
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    result.reserveCapacity(rest.count)
    while let byte = rest.first {
      if rest.starts(with: [0x2F, 0x2A]) {
        rest = rest.dropFirst(2)
        while let byte = rest.first, !rest.starts(with: [0x2A, 0x2F]) {
          // Lines keep their numbers.
          if byte == 0x0A { result.append(byte) }
          rest = rest.dropFirst()
        }
        rest = rest.dropFirst(2)
        result.append(0x20)
      } else if rest.starts(with: [0x3C, 0x21, 0x2D, 0x2D]) {
        rest = rest.dropFirst(4)
      } else if rest.starts(with: [0x2D, 0x2D, 0x3E]) {
        rest = rest.dropFirst(3)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension StyleProperty {
  /// The properties that a declaration sets.
  func parts(_ value: String) -> [(StyleProperty, String)] {
    switch self {
    case .marker where !value.contains("var("): [(.markerStart, value), (.markerMid, value), (.markerEnd, value)]
    // Of a background only the colour is read.
    case .background: [(.backgroundColor, value)]
    case .font where !value.contains("var("): FontShorthand.parts(value)
    default: [(self, value)]
    }
  }
}
