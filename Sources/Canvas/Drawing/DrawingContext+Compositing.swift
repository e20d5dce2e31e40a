/// How what is drawn meets what is there.
extension DrawingContext {
  /// Sets how everything drawn combines with the picture: fills, strokes, text, images and patterns.
  ///
  /// The default is `normal`. Drawing is bounded: outside of the shape, or the clip, no mode changes anything. The
  /// alpha of `setAlpha` multiplies the source.
  public func setBlendMode(_ mode: BlendMode) { state.style.blendMode = mode }

  /// Sets whether edges are drawn in shades, as by default. Otherwise a pixel of which half or more lies in the shape is
  /// drawn as if all of it did, and any other is not drawn; lines thinner than a pixel may then show gaps. Clips made
  /// while it is off have hard edges too.
  public func setShouldAntialias(_ antialiases: Bool) { state.style.antialiases = antialiases }

  /// Makes a rectangle transparent, inside of the clip; alpha, blend mode and shadow do not matter. Where an edge
  /// covers a part of a pixel, as much of it is cleared.
  public func clear(_ rect: Rect) {
    withGState {
      setBlendMode(.clear)
      removeShadow()
      // The colour does not matter, but a paint without a place would draw nothing.
      setFillColor(.black)
      fill(rect)
    }
  }
}
