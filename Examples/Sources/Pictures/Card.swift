import Canvas
import CanvasCards

/// A playing card of 250 × 350 points, at two pixels per point.
///
/// - Parameter name: The card's name, such as `QH` or `queen of hearts`. Any other text throws a `CardNameError`.
public func cardPicture(_ name: String) throws -> Image {
  var design = ClassicDesign()
  design.suitColors = .four
  return try CardFace(CardName(name), style: CardStyle(design)).image(scale: 2)
}
