/// What a drawing may still take. A drawing that takes more ends early, and keeps what is drawn.
final class DrawingBudget {
  /// What the drawing had more of than it may, at first; nil if it is whole.
  private(set) var surplus: SVGError?
  /// The weight of elements that may still be drawn, and of those whose boxes may still be computed.
  private var weight: Int
  private var boxWeight: Int
  private var pixels: Int
  /// The pixels that are in memory, and the most that may be.
  private var livePixels = 0.0
  private let livePixelLimit: Double
  private let limits: SVGLimits

  /// - Parameter pictureSize: The number of pixels of the picture.
  init(_ limits: SVGLimits, tree: ElementTree, pictureSize: Double) {
    self.limits = limits
    livePixelLimit = max(4 * pictureSize, 24e6)
    weight = limits.drawnCount + tree.weight
    boxWeight = weight * 4
    pixels = limits.pixelCount
  }

  /// Takes an element to draw. Returns false if none is left.
  func takeElement(_ element: ElementTree.Entry) -> Bool {
    weight -= Int(element.weight)
    return weight >= 0 || exceedElements()
  }

  /// Takes an element of which the box is computed. Returns false if none is left.
  ///
  /// - Parameter isNeeded: Whether the drawing isn't whole without the box.
  func takeBox(_ element: ElementTree.Entry, isNeeded: Bool) -> Bool {
    boxWeight -= Int(element.weight)
    return boxWeight >= 0 || isNeeded && exceedElements()
  }

  /// Runs `body`, which needs some pixels in memory. Returns false if there would be too many.
  func withPixels(_ count: Double, _ body: () -> Void) -> Bool {
    guard livePixels + count <= livePixelLimit else { return exceedPixels() }
    guard takePixels(count) else { return false }
    livePixels += count
    body()
    livePixels -= count
    return true
  }

  /// Takes the pixels of a layer. Returns false if there aren't as many.
  func takePixels(_ count: Double) -> Bool {
    guard count >= 0 else { return false }
    guard count <= Double(pixels) else { return exceedPixels() }
    pixels -= Int(count)
    return true
  }

  /// Notes that a text is longer than is drawn.
  func exceedText(_ limit: Int) { _ = exceed("more characters in a text", "at most \(limit)") }

  private func exceedElements() -> Bool {
    exceed("more elements to draw, with those that are repeated", "the file's and \(limits.drawnCount)")
  }

  private func exceedPixels() -> Bool {
    exceed(
      "more pixels of layers, masks, patterns and filters",
      "\(limits.pixelCount / 1_000_000) million, and \(Int(saturating: livePixelLimit / 1e6)) million at a time")
  }

  /// Notes that more elements are inside of each other. Returns false.
  func exceedDepth() -> Bool {
    exceed("more elements that are drawn inside of each other", "at most \(limits.depth)")
  }

  private func exceed(_ found: String, _ allowed: String) -> Bool {
    surplus = surplus ?? SVGError(found: found, allowed: allowed)
    return false
  }
}
