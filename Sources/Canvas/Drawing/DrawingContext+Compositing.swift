/// Compositing: how drawing combines with the picture.
extension DrawingContext {
  /// Sets how all drawing combines with the picture: fills, strokes, text, images and patterns.
  ///
  /// The default is `normal`. Drawing is bounded: no mode changes anything outside the shape or the clip. The alpha
  /// of `setAlpha` multiplies the source.
  public func setBlendMode(_ mode: BlendMode) { state.style.blendMode = mode }

  /// Sets whether edges are antialiased. The default is true. Without antialiasing, a pixel is drawn if at least half
  /// of it is inside the shape, so lines thinner than a pixel may have gaps. Clips set without antialiasing have hard
  /// edges.
  public func setShouldAntialias(_ antialiases: Bool) { state.style.antialiases = antialiases }

  /// Makes a rectangle transparent, inside the clip. Alpha, blend mode and shadow have no effect. Partly covered
  /// pixels are partly cleared.
  public func clear(_ rect: Rect) {
    withGState {
      setBlendMode(.clear)
      removeShadow()
      // The colour doesn't matter, but an invalid paint would draw nothing.
      setFillColor(.black)
      fill(rect)
    }
  }
}
