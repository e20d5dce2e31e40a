import Canvas
import CanvasSVG

/// A document of some elements in a view of 20 × 20.
func document(_ content: String, attributes: String = "width=\"20\" height=\"20\"") throws(SVGError) -> SVGDocument {
  let text =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(attributes)>\(content)</svg>"
  return try SVGDocument(data: Array(text.utf8))
}

/// The image of some elements in a view of 20 × 20, one pixel per point.
func drawn(_ content: String, attributes: String = "width=\"20\" height=\"20\"") throws -> Image {
  try document(content, attributes: attributes).image()
}

extension Image {
  /// A pixel as text: `#rrggbb`, with the alpha behind it unless it is opaque; `-` for a transparent one.
  func pixel(_ x: Int, _ y: Int) -> String {
    guard let color = color(atPixelX: x, y: y), color.alpha > 0 else { return "-" }
    func hex(_ value: Double) -> String {
      let text = String(Int(saturating: (value * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    let rgb = "#" + hex(color.red) + hex(color.green) + hex(color.blue)
    return color.alpha == 1 ? rgb : rgb + hex(color.alpha)
  }
}
