/// The choice of a font for texts: a text style, or a size, a family or a file. It is looked up when a view is laid out.
///
///     Text("Potion").font(.title)
///     Text("Potion").font(.system(size: 20, weight: .bold))
///     Text("Potion").font(.custom("Inter", size: 20))
///     Text("Potion").font(.file("fonts/Cinzel.ttf", size: 20).bold())
///
/// A font that can't be found or read is an error of drawing.
public struct ViewFont: Sendable, Hashable {
  enum Face: Sendable, Hashable {
    case system
    case monospaced
    case family(String)
    case file(String, index: Int)
    case exact(Font)
  }

  let face: Face
  /// The size in points. If it is not positive and finite, text takes no space.
  public var size: Double
  /// The weight. A file without this weight has its own.
  public var weight: Font.Weight
  /// Whether letters are slanted, if the family has such a face.
  public var isItalic = false
  /// The OpenType features of the font, in addition to those of an exact font. What it doesn't have is noted.
  public var features: [FontFeature] = []

  init(_ face: Face, size: Double, weight: Font.Weight = .regular) {
    (self.face, self.size, self.weight) = (face, size, weight)
  }

  private init(_ style: TextStyle) {
    self.init(.system, size: style.size, weight: style.isBold ? .bold : .regular)
  }

  /// 34 points.
  public static let largeTitle = ViewFont(.largeTitle)
  /// 28 points.
  public static let title = ViewFont(.title1)
  /// 22 points.
  public static let title2 = ViewFont(.title2)
  /// 20 points.
  public static let title3 = ViewFont(.title3)
  /// 17 points, bold.
  public static let headline = ViewFont(.headline)
  /// 15 points.
  public static let subheadline = ViewFont(.subheadline)
  /// 17 points.
  public static let body = ViewFont(.body)
  /// 16 points.
  public static let callout = ViewFont(.callout)
  /// 13 points.
  public static let footnote = ViewFont(.footnote)
  /// 12 points.
  public static let caption = ViewFont(.caption1)
  /// 11 points.
  public static let caption2 = ViewFont(.caption2)

  /// The system font at a size: DejaVu Sans.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight: bold from `semibold` on, and regular below.
  public static func system(size: Double, weight: Font.Weight = .regular) -> ViewFont {
    ViewFont(.system, size: size, weight: weight)
  }

  /// An installed family at a size, such as "Inter".
  ///
  /// - Parameters:
  ///   - family: The name of the family. If it isn't installed, but a similar one is, that one is used, with a note.
  ///   - size: The size in points.
  public static func custom(_ family: String, size: Double) -> ViewFont { ViewFont(.family(family), size: size) }

  /// The font of a file at a size.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - size: The size in points.
  ///   - faceIndex: The face of a collection, from 0.
  public static func file(_ path: String, size: Double, faceIndex: Int = 0) -> ViewFont {
    ViewFont(.file(path, index: faceIndex), size: size)
  }

  /// A font that is already read.
  public static func exact(_ font: Font) -> ViewFont { ViewFont(.exact(font), size: font.size) }

  /// The same font, bold.
  public func bold() -> ViewFont { weight(.bold) }

  /// The same font, slanted.
  public func italic() -> ViewFont { changing(self) { $0.isItalic = true } }

  /// The same font with other OpenType features.
  public func features(_ features: [FontFeature]) -> ViewFont { changing(self) { $0.features = features } }

  /// The same font in another weight.
  public func weight(_ weight: Font.Weight) -> ViewFont { changing(self) { $0.weight = weight } }

  /// The system font with letters of equal width, at the same size.
  public func monospaced() -> ViewFont {
    changing(ViewFont(.monospaced, size: size, weight: weight)) { ($0.isItalic, $0.features) = (isItalic, features) }
  }
}
