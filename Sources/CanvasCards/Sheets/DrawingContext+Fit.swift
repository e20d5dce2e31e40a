extension DrawingContext {
  /// Fills a rectangle with a ground, and scales user space so that a picture of a size at the origin is in its middle, as
  /// large as it fits.
  ///
  /// - Returns: The factor of the scale.
  @discardableResult
  func fit(_ size: Size, in rect: Rect, on ground: Color?) -> Double {
    let factor = min(abs(rect.width) / size.width, abs(rect.height) / size.height)
    if let ground { fill(rect, with: .color(ground)) }
    translateBy(x: rect.midX - factor * size.width / 2, y: rect.midY - factor * size.height / 2)
    scaleBy(x: factor, y: factor)
    return factor
  }
}
