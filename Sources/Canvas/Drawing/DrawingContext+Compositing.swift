/// How what is drawn meets what is there.
extension DrawingContext {
  /// Sets how everything drawn combines with the picture: fills, strokes, text, images and patterns.
  ///
  /// The default is `normal`. Drawing is bounded: outside of the shape, or the clip, no mode changes anything. The
  /// alpha of `setAlpha` multiplies the source.
  public func setBlendMode(_ mode: BlendMode) { state.style.blendMode = mode }

  /// Sets whether edges are antialiased. The default is true. Without antialiasing, a pixel is drawn if at least half of
  /// it is inside the shape, so lines thinner than a pixel may have gaps. Clips that are made without it have hard edges.
  public func setShouldAntialias(_ antialiases: Bool) { state.style.antialiases = antialiases }

  /// Makes a rectangle transparent, inside the clip. Alpha, blend mode and shadow have no effect. A pixel that the
  /// rectangle covers in part is cleared in part.
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
