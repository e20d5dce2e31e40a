/// An OpenType feature, switched on, off or to one of its alternatives.
///
///     let table = font.withFeatures([.tabularFigures])
///     let open = font.withFeatures(["ss01", "tnum", FontFeature("kern", value: 0)])
///
/// The tags are those of OpenType's feature registry. A feature that a font doesn't have has no effect.
public struct FontFeature: Sendable, Hashable {
  /// The tag as a number, with the first character in the highest byte.
  let code: UInt32
  /// The setting: 0 is off, 1 is on. Features with several alternatives number them from 1.
  public let value: UInt32

  /// A feature with a tag and a setting; nil if the tag is not four printable ASCII characters.
  public init?(_ tag: String, value: UInt32 = 1) {
    let bytes = Array(tag.utf8)
    guard bytes.count == 4, bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    self.init(code: UInt32(truncatingIfNeeded: bytes.bigEndianNumber), value: value)
  }

  private init(code: UInt32, value: UInt32) {
    self.code = code
    self.value = value
  }

  /// The tag, such as "tnum"; empty if a literal was not a valid tag.
  public var tag: String {
    code == 0 ? "" : String(decoding: code.bigEndianBytes, as: UTF8.self)
  }

  /// `tnum`: all figures have the same width, for columns of numbers.
  public static let tabularFigures: FontFeature = "tnum"
  /// `pnum`: each figure has its own width.
  public static let proportionalFigures: FontFeature = "pnum"
  /// `zero`: a zero with a slash.
  public static let slashedZero: FontFeature = "zero"
  /// `smcp`: lowercase letters as small capitals.
  public static let smallCapitals: FontFeature = "smcp"
  /// `c2sc`: capitals as small capitals.
  public static let smallFromCapitals: FontFeature = "c2sc"
}

extension FontFeature: ExpressibleByStringLiteral {
  /// A feature that is on. A literal that is not four printable ASCII characters is a feature that no font has.
  public init(stringLiteral tag: String) { self = FontFeature(tag) ?? FontFeature(code: 0, value: 0) }
}

extension FontFace {
  /// Whether the face has a feature for any script and language.
  func offers(_ feature: FontFeature) -> Bool {
    #if Full || Shaping
      return harfBuzz?.offers(feature) ?? false
    #else
      return false
    #endif
  }
}

extension Font {
  /// Whether the font itself has a feature, for any script and language. Always false without the package trait `Shaping`.
  public func offers(_ feature: FontFeature) -> Bool { face.offers(feature) }

  /// What is to be said about a chosen feature that the font doesn't have, and whether something stands for it; nil for
  /// nothing.
  package func lack(of feature: FontFeature) -> (message: String, isReplaced: Bool)? {
    guard feature.value > 0, !offers(feature) else { return nil }
    guard [FontFeature.smallCapitals, .smallFromCapitals].map(\.code).contains(feature.code) else {
      return ("\(familyName) has no feature '\(feature.tag)'", false)
    }
    return ("\(familyName) has no small capitals, so smaller capitals are used", true)
  }
}

/// Settings that affect the glyphs in addition to the font and the text.
struct ShapingFeatures: Equatable {
  /// The chosen features, sorted by tag, each once.
  let chosen: [FontFeature]
  /// Whether optional ligatures are used; false with letter spacing.
  var ligates = true
  /// The language, for which a font can have other letters.
  var language: TextLanguage?
}
