/// A typographic feature of OpenType, switched on, off or to one of its alternatives.
///
///     let table = font.withFeatures([.tabularFigures])
///     let open = font.withFeatures(["ss01", "tnum", FontFeature("kern", value: 0)])
///
/// The tags are those of OpenType's feature registry. A feature that a font doesn't have changes nothing.
public struct FontFeature: Sendable, Hashable {
  /// Four characters in one number, the first in its highest byte.
  let code: UInt32
  /// 0 is off, 1 is on; features with several alternatives count them from 1.
  public let value: UInt32

  /// Nil if the tag is not four printable characters of ASCII.
  public init?(_ tag: String, value: UInt32 = 1) {
    let bytes = Array(tag.utf8)
    guard bytes.count == 4, bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    self.init(code: UInt32(truncatingIfNeeded: bytes.bigEndianNumber), value: value)
  }

  private init(code: UInt32, value: UInt32) {
    self.code = code
    self.value = value
  }

  /// Such as "tnum"; empty if a literal was no tag.
  public var tag: String {
    code == 0 ? "" : String(decoding: code.bigEndianBytes, as: UTF8.self)
  }

  /// `tnum`: all figures of one width, so that they stand below each other.
  public static let tabularFigures: FontFeature = "tnum"
  /// `pnum`: each figure of its own width.
  public static let proportionalFigures: FontFeature = "pnum"
  /// `zero`: a nought with a stroke.
  public static let slashedZero: FontFeature = "zero"
  /// `smcp`: small letters as small capitals.
  public static let smallCapitals: FontFeature = "smcp"
}

extension FontFeature: ExpressibleByStringLiteral {
  /// A feature that is on. A literal that is not four printable characters of ASCII is a feature that no font has.
  public init(stringLiteral tag: String) { self = FontFeature(tag) ?? FontFeature(code: 0, value: 0) }
}
