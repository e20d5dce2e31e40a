/// What a drawing may still take. A drawing that takes more ends early, and keeps what is drawn.
final class DrawingBudget {
  private var elements: Int
  private var pixels: Int
  /// The boxes that may still be computed.
  private var boxes: Int

  init(_ limits: SVGLimits, tree: ElementTree) {
    elements = limits.drawnCount + tree.entries.count
    boxes = elements * 4
    pixels = limits.pixelCount
  }

  /// Takes an element to draw. Returns false if none is left.
  func takeElement() -> Bool {
    elements -= 1
    return elements >= 0
  }

  /// Takes an element of which the box is computed. Returns false if none is left.
  func takeBox() -> Bool {
    boxes -= 1
    return boxes >= 0
  }

  /// Takes the pixels of a layer. Returns false if there aren't as many.
  func takePixels(_ count: Double) -> Bool {
    guard count >= 0, count <= Double(pixels) else { return false }
    pixels -= Int(count)
    return true
  }
}
