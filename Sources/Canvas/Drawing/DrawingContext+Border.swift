/// Borders, like those of views.
extension DrawingContext {
  /// Draws a border inside a rounded rectangle with `strokePaint`. Its outer edge is that of the rectangle.
  ///
  /// The radius of the inner corners is the outer radius minus the width, at least 0, so the border has the same
  /// width everywhere. A stroke of the same rectangle would have half of its width outside.
  ///
  /// - Parameters:
  ///   - rect: The border's outer edge, in user space.
  ///   - cornerRadius: The radius of the corners in points, clamped to 0…half the shorter side.
  ///   - lineWidth: The width in points. If it is at least half the shorter side, the whole rectangle is filled. If it
  ///     is not positive and finite, nothing is drawn.
  public func strokeBorder(_ rect: Rect, cornerRadius: Double = 0, lineWidth: Double) {
    strokeBorder(rect, radii: CornerRadii(cornerRadius), lineWidth: lineWidth)
  }

  /// Draws a border inside a rounded rectangle with a paint. `strokePaint` doesn't change.
  ///
  ///     context.strokeBorder(card, cornerRadius: 8, with: .color(.red), lineWidth: 2)
  ///
  /// - Parameters:
  ///   - rect: The border's outer edge, in user space.
  ///   - cornerRadius: The radius of the corners in points, clamped to 0…half the shorter side.
  ///   - paint: The paint of the border.
  ///   - lineWidth: The width in points. If it is at least half the shorter side, the whole rectangle is filled. If it
  ///     is not positive and finite, nothing is drawn.
  public func strokeBorder(_ rect: Rect, cornerRadius: Double = 0, with paint: Paint, lineWidth: Double) {
    strokeBorder(rect, radii: CornerRadii(cornerRadius), with: paint, lineWidth: lineWidth)
  }

  /// Draws a border inside a rectangle with a radius for each corner. See `strokeBorder(_:cornerRadius:lineWidth:)`.
  public func strokeBorder(_ rect: Rect, radii: CornerRadii, lineWidth: Double) {
    strokeBorder(rect, radii: radii, with: state.strokePaint, lineWidth: lineWidth)
  }

  /// Draws a border inside a rectangle with a radius for each corner and a paint. See
  /// `strokeBorder(_:cornerRadius:with:lineWidth:)`.
  public func strokeBorder(_ rect: Rect, radii: CornerRadii, with paint: Paint, lineWidth width: Double) {
    guard rect.isFinite, !rect.isEmpty, width > 0, width.isFinite else { return }
    let rect = rect.standardized
    let outer = radii.fitting(rect.size)
    var path = Path(roundedRect: rect, radii: outer)
    let inside = rect.insetBy(dx: width, dy: width)
    if !inside.isEmpty {
      let inner = CornerRadii(
        topLeft: outer.topLeft - width, topRight: outer.topRight - width, bottomRight: outer.bottomRight - width,
        bottomLeft: outer.bottomLeft - width)
      path.addRoundedRect(in: inside, radii: inner)
    }
    fill(path, in: .user, rule: .evenOdd, paint: paint)
  }
}
