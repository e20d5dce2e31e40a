/// Compositing: how drawing combines with the picture.
extension DrawingContext {
  /// The alpha that all drawing is multiplied by: fills, strokes, text, images and patterns. The default is 1. It is
  /// clamped to 0…1 when it is set; NaN becomes 0.
  public var alpha: Double {
    get { state.style.alpha }
    set { state.style.alpha = newValue > 0 ? min(newValue, 1) : 0 }
  }

  /// How all drawing combines with the picture: fills, strokes, text, images and patterns. The default is `normal`.
  ///
  /// Drawing is bounded: no mode changes anything outside the shape or the clip. `alpha` multiplies the source.
  public var blendMode: BlendMode {
    get { state.style.blendMode }
    set { state.style.blendMode = newValue }
  }

  /// The shadow below all drawing, or nil for none. The default is nil. Its offset and blur are in points of the
  /// picture, whatever the transform.
  public var shadow: Shadow? {
    get { state.style.shadow }
    set { state.style.shadow = newValue }
  }

  /// Whether edges are antialiased. The default is true.
  ///
  /// Without antialiasing, a pixel is drawn if its centre is inside the shape, or on its left or upper side. So shapes
  /// with a common edge have no gap between them and don't overlap, and lines thinner than a pixel may have gaps. Of
  /// letters, pixels that are at least half covered are drawn. Clips set without antialiasing have hard edges.
  public var antialiases: Bool {
    get { state.style.antialiases }
    set { state.style.antialiases = newValue }
  }

  /// Makes a rectangle transparent, inside the clip. Alpha, blend mode and shadow have no effect. Partly covered
  /// pixels are partly cleared.
  public func clear(_ rect: Rect) {
    withGState {
      blendMode = .clear
      shadow = nil
      // The colour doesn't matter, but an invalid paint would draw nothing.
      fill(rect, with: .color(.black))
    }
  }
}
