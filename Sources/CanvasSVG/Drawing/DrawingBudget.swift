/// What a drawing may still take. A drawing that takes more ends early, and keeps what is drawn.
final class DrawingBudget {
  /// The weight of elements that may still be drawn, and of those whose boxes may still be computed.
  private var weight: Int
  private var boxWeight: Int
  private var pixels: Int
  /// The pixels that are in memory, and the most that may be.
  private var livePixels = 0.0
  private let livePixelLimit: Double

  /// - Parameter pictureSize: The number of pixels of the picture.
  init(_ limits: SVGLimits, tree: ElementTree, pictureSize: Double) {
    livePixelLimit = max(4 * pictureSize, 24e6)
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

  /// Runs `body`, which needs some pixels in memory. Returns false if there would be too many.
  func withPixels(_ count: Double, _ body: () -> Void) -> Bool {
    guard livePixels + count <= livePixelLimit, takePixels(count) else { return false }
    livePixels += count
    body()
    livePixels -= count
    return true
  }

  /// Takes the pixels of a layer. Returns false if there aren't as many.
  func takePixels(_ count: Double) -> Bool {
    guard count >= 0, count <= Double(pixels) else { return false }
    pixels -= Int(count)
    return true
  }
}
