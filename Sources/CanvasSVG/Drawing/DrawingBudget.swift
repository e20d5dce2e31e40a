/// What a drawing may still take. A drawing that takes more ends early, and keeps what is drawn.
final class DrawingBudget {
  /// The weight of elements that may still be drawn, and of those whose boxes may still be computed.
  private var weight: Int
  private var boxWeight: Int
  private var pixels: Int

  init(_ limits: SVGLimits, tree: ElementTree) {
    weight = limits.drawnCount + tree.weight
    boxWeight = weight * 4
    pixels = limits.pixelCount
  }

  /// Takes an element to draw. Returns false if none is left.
  func takeElement(_ element: ElementTree.Entry) -> Bool {
    weight -= Int(element.weight)
    return weight >= 0
  }

  /// Takes an element of which the box is computed. Returns false if none is left.
  func takeBox(_ element: ElementTree.Entry) -> Bool {
    boxWeight -= Int(element.weight)
    return boxWeight >= 0
  }

  /// Takes the pixels of a layer. Returns false if there aren't as many.
  func takePixels(_ count: Double) -> Bool {
    guard count >= 0, count <= Double(pixels) else { return false }
    pixels -= Int(count)
    return true
  }
}
