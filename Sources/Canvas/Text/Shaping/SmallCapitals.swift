/// Small capitals of fonts that have none: capitals of a smaller size stand for lowercase letters, as in browsers.
struct SmallCapitals {
  /// The size of the capitals in that of the text, as in Chromium.
  static let scale = 0.7

  /// Whether lowercase letters, and capitals, are to be small.
  private let lowercase: Bool
  private let uppercase: Bool

  /// Nil if the features of a font don't ask for small capitals.
  init?(_ font: Font) {
    lowercase = font.features.contains { $0.code == FontFeature.smallCapitals.code && $0.value > 0 }
    uppercase = font.features.contains { $0.code == FontFeature.smallFromCapitals.code && $0.value > 0 }
    guard lowercase || uppercase else { return nil }
  }

  /// The parts of an item whose face has no small capitals: its letters that become small, and the rest. Marks stay with
  /// their letter.
  func parts(of item: TextItem, in text: UTF8Text) -> [TextItem] {
    let isLacking = (
      lowercase: lowercase && !item.face.offers(.smallCapitals),
      uppercase: uppercase && !item.face.offers(.smallFromCapitals)
    )
    guard item.kind == .text, isLacking.lowercase || isLacking.uppercase else { return [item] }
    var parts: [TextItem] = []
    var position = item.range.lowerBound
    for scalar in text.scalars(in: item.range) {
      let properties = scalar.properties
      let end = position + UTF8.width(scalar)
      let isMark = properties.canonicalCombiningClass != .notReordered
      let isSmall =
        properties.changesWhenUppercased
        ? isLacking.lowercase : properties.isUppercase ? isLacking.uppercase : isMark && parts.last?.isSmall == true
      if let last = parts.indices.last, parts[last].isSmall == isSmall {
        parts[last].range = parts[last].range.lowerBound..<end
      } else {
        var part = item
        part.range = position..<end
        part.isSmall = isSmall
        parts.append(part)
      }
      position = end
    }
    return parts
  }
}

extension ItemShaper {
  /// The glyphs of the capitals of a part of an item.
  mutating func capitals(
    of part: Range<Int>, in item: TextItem, features: ShapingFeatures
  ) -> [ShapedGlyph] {
    var capitals = ""
    // The place of the letter of each byte of the capitals.
    var places: [UInt32] = []
    var position = part.lowerBound
    var previous: Unicode.Scalar?
    for scalar in text.scalars(in: part) {
      let mapping = scalar.cased(isUpper: true, in: features.language, after: previous)
      previous = scalar
      capitals += mapping
      places += repeatElement(UInt32(clamping: position), count: mapping.utf8.count)
      position += UTF8.width(scalar)
    }
    guard !capitals.isEmpty else { return [] }
    let string = capitals
    return capitals.withUTF8 { bytes in
      var shaper = unsafe ItemShaper(UTF8Text(string: string, bytes: bytes))
      var item = item
      (item.range, item.isSmall) = (0..<bytes.count, false)
      var glyphs = shaper.glyphs(of: item.range, in: item, paragraph: item.range, features: features)
      for i in glyphs.indices { glyphs[i].cluster = places[Int(glyphs[i].cluster)] }
      // The capitals of one letter, as of ß, are one cluster.
      for i in glyphs.indices.dropLast() where glyphs[i].cluster == glyphs[i + 1].cluster {
        glyphs[i].flags.remove(.endsCluster)
      }
      for scalar in shaper.missing { report(scalar) }
      return glyphs
    }
  }
}
