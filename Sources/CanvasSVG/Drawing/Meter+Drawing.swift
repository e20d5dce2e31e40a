extension Meter {
  /// Takes an element to draw. Returns false if there are too many.
  func takeElement(_ element: ElementTree.Entry) -> Bool { take(Double(element.weight), .elements) }

  /// Takes an element of which the box is computed. Returns false if there are too many.
  func takeBox(_ element: ElementTree.Entry) -> Bool { take(Double(element.weight), .boxes) }

  /// Runs `body`, which draws some pixels besides those of the picture. Returns false if there would be too many.
  func withPixels(_ count: Double, _ body: () -> Void) -> Bool {
    take(count, .layerPixels) && withMemory(count * 4, body)
  }

  /// Notes that a text is longer than is drawn.
  func exceedText(_ limit: Int) { _ = exceed("more than \(limit) characters in a text") }

  /// Notes that more elements are inside of each other. Returns false.
  func exceedDepth(_ limit: Int) -> Bool { exceed("more than \(limit) elements that are drawn inside of each other") }
}
