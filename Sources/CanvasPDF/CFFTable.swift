/// A font's CFF table, whose glyphs get numbers of a file's choice (Adobe Technical Note 5176).
///
/// A PDF names the glyphs of a CFF font by the numbers in its `charset`, if the font has character identifiers, and by
/// their places otherwise. A cut font has other places than the whole one.
package struct CFFTable {
  private typealias Operator = CFFDictionary.Operator

  private let bytes: [UInt8]
  private let name: Range<Int>
  private let subroutines: Range<Int>
  private let charStrings: Range<Int>
  private let glyphCount: Int
  private var top: CFFDictionary
  /// The dictionaries of the fonts inside, each with its private one.
  private var fonts: [(dictionary: CFFDictionary, hidden: [UInt8])] = []
  /// Which glyph is in which font.
  private var selection: [UInt8]

  /// Nil if the table is damaged, or has subroutines of its fonts.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count > 4, bytes[0] == 1, let name = Index(bytes, at: Int(bytes[2])),
      let tops = Index(bytes, at: name.range.upperBound), let strings = Index(bytes, at: tops.range.upperBound),
      let subroutines = Index(bytes, at: strings.range.upperBound), let first = tops.items.first,
      let top = CFFDictionary(bytes[first]), let place = top.numbers(Operator.charStrings)?.first,
      let charStrings = Index(bytes, at: place), !charStrings.items.isEmpty
    else { return nil }
    (self.bytes, self.name, self.subroutines) = (bytes, name.range, subroutines.range)
    (self.charStrings, glyphCount) = (charStrings.range, charStrings.items.count)
    self.top = top
    if top.numbers(Operator.ros) == nil {
      // One range: all glyphs are in the first font.
      selection = [3, 0, 1, 0, 0, 0] + UInt16(truncatingIfNeeded: glyphCount).bigEndianBytes
      guard let hidden = Self.hidden(of: top, in: bytes) else { return nil }
      fonts = [(CFFDictionary(), hidden)]
    } else {
      guard let place = top.numbers(Operator.fonts)?.first, let index = Index(bytes, at: place),
        let selection = top.numbers(Operator.fontSelection)?.first,
        let end = Self.end(ofSelection: selection, in: bytes, glyphCount: glyphCount)
      else { return nil }
      self.selection = Array(bytes[selection..<end])
      for item in index.items {
        guard let font = CFFDictionary(bytes[item]), let hidden = Self.hidden(of: font, in: bytes) else { return nil }
        fonts.append((font, hidden))
      }
    }
  }

  /// The table in which each glyph has a number.
  ///
  /// - Parameter numbers: The numbers of the glyphs from the second on, in their order.
  /// - Returns: Nil if there are more or fewer numbers than glyphs.
  package func renumbered(_ numbers: [UInt16]) -> [UInt8]? {
    guard numbers.count == glyphCount - 1 else { return nil }
    // The names and notices are left out, so the only strings are those of the character collection.
    let strings = Index.bytes(of: [Array("Adobe".utf8), Array("Identity".utf8)])
    let charset = [0] + numbers.flatMap(\.bigEndianBytes)
    let count = (numbers.max().map(Int.init) ?? 0) + 1
    var places = Places()
    // The first round finds the lengths, the second has the places.
    for _ in 0..<2 {
      let head = [1, 0, 4, 4] + bytes[name] + Index.bytes(of: [topBytes(places, count)]) + strings + bytes[subroutines]
      let inner = Index.bytes(
        of: zip(fonts, places.hidden + Array(repeating: 0, count: fonts.count)).map {
          fontBytes($0.dictionary, $0.hidden, at: $1)
        })
      places.charset = head.count
      places.selection = places.charset + charset.count
      places.charStrings = places.selection + selection.count
      places.fonts = places.charStrings + charStrings.count
      places.hidden = []
      var end = places.fonts + inner.count
      for font in fonts {
        places.hidden.append(end)
        end += font.hidden.count
      }
      places.table = head + charset + selection + bytes[charStrings] + inner + fonts.flatMap(\.hidden)
    }
    return places.table
  }

  /// Where the parts of a table are.
  private struct Places {
    var (charset, selection, charStrings, fonts) = (0, 0, 0, 0)
    var hidden: [Int] = []
    var table: [UInt8] = []
  }

  private func topBytes(_ places: Places, _ count: Int) -> [UInt8] {
    var rest = top
    rest.remove(
      Operator.strings.union([
        Operator.charset, Operator.encoding, Operator.charStrings, Operator.privateDictionary, Operator.ros,
        Operator.glyphCount, Operator.fonts, Operator.fontSelection,
      ]))
    var dictionary = CFFDictionary()
    // The numbers of the table's own strings begin at 391.
    dictionary.append(Operator.ros, [391, 392, 0])
    dictionary.append(Operator.glyphCount, [count])
    dictionary.append(Operator.charset, [places.charset])
    dictionary.append(Operator.fontSelection, [places.selection])
    dictionary.append(Operator.charStrings, [places.charStrings])
    dictionary.append(Operator.fonts, [places.fonts])
    return dictionary.bytes + rest.bytes
  }

  private func fontBytes(_ font: CFFDictionary, _ hidden: [UInt8], at place: Int) -> [UInt8] {
    var dictionary = font
    dictionary.remove(Operator.strings.union([Operator.privateDictionary]))
    dictionary.append(Operator.privateDictionary, [hidden.count, place])
    return dictionary.bytes
  }

  /// The bytes of a font's private dictionary.
  private static func hidden(of font: CFFDictionary, in bytes: [UInt8]) -> [UInt8]? {
    guard let numbers = font.numbers(Operator.privateDictionary), numbers.count == 2, numbers[0] >= 0, numbers[1] >= 0,
      numbers[1] <= bytes.count, numbers[0] <= bytes.count - numbers[1]
    else { return nil }
    let hidden = Array(bytes[numbers[1]..<numbers[1] + numbers[0]])
    guard let dictionary = CFFDictionary(hidden), dictionary.numbers(Operator.subroutines) == nil else { return nil }
    return hidden
  }

  /// The end of an FDSelect table of the formats 0 and 3.
  private static func end(ofSelection start: Int, in bytes: [UInt8], glyphCount: Int) -> Int? {
    guard start >= 0, start + 3 <= bytes.count else { return nil }
    let end: Int
    switch bytes[start] {
    case 0: end = start + 1 + glyphCount
    case 3: end = start + 3 + 3 * bytes[start + 1..<start + 3].bigEndianNumber + 2
    default: return nil
    }
    return end <= bytes.count ? end : nil
  }

  /// An INDEX: byte strings, one after the other.
  private struct Index {
    /// The place of the whole.
    let range: Range<Int>
    /// The places of the strings.
    var items: [Range<Int>] = []

    /// Nil if the bytes are no index.
    init?(_ bytes: [UInt8], at start: Int) {
      guard start >= 0, start + 2 <= bytes.count else { return nil }
      let count = bytes[start..<start + 2].bigEndianNumber
      guard count > 0 else {
        range = start..<start + 2
        return
      }
      guard start + 3 <= bytes.count else { return nil }
      let size = Int(bytes[start + 2])
      // Offsets begin at 1, at the byte before the first string.
      let base = start + 2 + (count + 1) * size
      guard (1...4).contains(size), base < bytes.count else { return nil }
      var last = 1
      for number in 0...count {
        let place = start + 3 + number * size
        let offset = bytes[place..<place + size].bigEndianNumber
        guard offset >= last, offset <= bytes.count - base else { return nil }
        if number > 0 { items.append(base + last..<base + offset) }
        last = offset
      }
      range = start..<base + last
    }

    static func bytes(of items: [[UInt8]]) -> [UInt8] {
      var offsets = [1]
      for item in items { offsets.append(offsets[offsets.count - 1] + item.count) }
      return UInt16(truncatingIfNeeded: items.count).bigEndianBytes + [4]
        + offsets.flatMap { UInt32(truncatingIfNeeded: $0).bigEndianBytes } + items.flatMap(\.self)
    }
  }
}
