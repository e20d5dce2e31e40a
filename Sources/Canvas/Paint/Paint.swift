/// What shapes are filled or stroked with: a colour, a gradient or an image.
///
///     context.setFill(.radialGradient(Gradient(colors: [.white, .blue]), center: center, radius: 40))
///     context.setStroke(.color(.black))
///
/// A gradient's points and an image's origin are in user space, as the context's transform has it when something is
/// drawn; the paint's own transform acts before that. The paint's value at a pixel is its value at the pixel's centre.
///
/// A paint has no place and draws nothing where the transform, or its own, is singular or not finite, or its points are
/// not finite or so large that their squares are not.
public struct Paint: Sendable, Hashable {
  /// What an image is beyond its edges, along one of its axes.
  public enum Tiling: Sendable, Hashable, CaseIterable {
    /// Transparent.
    case none
    /// Its edge's pixels go on.
    case pad
    /// It begins anew.
    case `repeat`
    /// It goes back and forth: every second one is mirrored.
    case mirror
  }

  /// How an image is read between its pixels.
  public enum Sampling: Sendable, Hashable, CaseIterable {
    /// The pixel in whose square the place lies: hard squares where enlarged. Made smaller, it leaves pixels out.
    case nearest
    /// Linear between the four neighbouring pixel centres. Made smaller, the image is averaged by areas first.
    case bilinear
    /// Catmull and Rom's cubic through sixteen pixel centres (Keys 1981, a = −1/2): sharper than `bilinear`. Made
    /// smaller, the image is averaged by areas first.
    case bicubic
  }

  enum Kind: Sendable, Hashable {
    case color(Color)
    case linearGradient(Gradient, start: Point, end: Point)
    case radialGradient(Gradient, startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double)
    case conicGradient(Gradient, center: Point, startAngle: Double, clockwise: Bool)
    case image(Image, tilingX: Tiling, tilingY: Tiling, sampling: Sampling)
  }

  let kind: Kind
  let transform: Transform

  private init(_ kind: Kind, transform: Transform = .identity) {
    self.kind = kind
    self.transform = transform
  }

  /// One colour.
  public static func color(_ color: Color) -> Paint { Paint(.color(color)) }

  /// A gradient from one point to another; its colours stand on lines at right angles to that way.
  ///
  /// Where the points are the same it draws nothing.
  public static func linearGradient(
    _ gradient: Gradient, from start: Point, to end: Point, transform: Transform = .identity
  ) -> Paint {
    Paint(.linearGradient(gradient, start: start, end: end), transform: transform)
  }

  /// A gradient from a centre (0) to a circle about it (1).
  ///
  /// Where the radius is not positive it draws nothing.
  public static func radialGradient(
    _ gradient: Gradient, center: Point, radius: Double, transform: Transform = .identity
  ) -> Paint {
    radialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius, transform: transform)
  }

  /// A gradient from one circle (0) to another (1): the colours of all circles between, and with the spread beyond, of
  /// which later ones lie upon earlier ones.
  ///
  /// As in Core Graphics and HTML's canvas: centre and radius change evenly, and a place has the colour of the largest t
  /// whose circle passes through it with a radius of 0 or more. Where none does (outside of the cone that two circles
  /// make when neither holds the other) the paint is transparent. Two equal circles, two radii of 0, and a radius that
  /// is negative draw nothing.
  public static func radialGradient(
    _ gradient: Gradient, startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double,
    transform: Transform = .identity
  ) -> Paint {
    Paint(
      .radialGradient(
        gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius),
      transform: transform)
  }

  /// A gradient round a centre: a full turn from an angle back to it.
  ///
  /// The angle is in radians from the right, growing clockwise to the eye; one beyond 2^30 counts as 0. There is no
  /// place beyond a full turn, so the gradient's spread has no effect. The centre itself has the colour at angle 0.
  public static func conicGradient(
    _ gradient: Gradient, center: Point, startAngle: Double = 0, clockwise: Bool = true,
    transform: Transform = .identity
  ) -> Paint {
    Paint(
      .conicGradient(gradient, center: center, startAngle: startAngle, clockwise: clockwise), transform: transform)
  }

  /// An image in its own size, its top left corner at the origin before the transform.
  public static func image(
    _ image: Image, tilingX: Tiling = .repeat, tilingY: Tiling = .repeat, sampling: Sampling = .bilinear,
    transform: Transform = .identity
  ) -> Paint {
    Paint(.image(image, tilingX: tilingX, tilingY: tilingY, sampling: sampling), transform: transform)
  }
}
