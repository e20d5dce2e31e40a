internal import CanvasMath

/// An affine transform of the plane, as six numbers in Core Graphics' order:
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
///
/// Angles are in radians. Because y grows downwards, a positive angle turns clockwise as you see it.
public struct Transform: Sendable, Hashable {
  /// The factor of x in the new x: x′ = a·x + c·y + tx.
  public var a: Double
  /// The factor of x in the new y: y′ = b·x + d·y + ty.
  public var b: Double
  /// The factor of y in the new x.
  public var c: Double
  /// The factor of y in the new y.
  public var d: Double
  /// The distance by which points move to the right.
  public var tx: Double
  /// The distance by which points move down.
  public var ty: Double

  /// A transform with the six numbers of x′ = a·x + c·y + tx and y′ = b·x + d·y + ty.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A transform that moves points to the right by `x` and down by `y`.
  public init(translationX tx: Double, y ty: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A transform that scales coordinates about the origin. Negative factors mirror.
  public init(scaleX sx: Double, y sy: Double) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A rotation about the origin, in radians. A positive angle turns the right towards the bottom.
  public init(rotationAngle angle: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that maps a rectangle of a size at the origin to another rectangle.
  package init(from size: Size, to rect: Rect) {
    self.init(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
  }

  /// The transform that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The transform that applies `self` first, then `other`.
  public func concatenating(_ other: Transform) -> Transform {
    Transform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// A translation applied before this transform, with distances in this transform's user space.
  public func translatedBy(x: Double, y: Double) -> Transform {
    Transform(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
  }

  /// A scaling applied before this transform.
  public func scaledBy(x: Double, y: Double) -> Transform {
    Transform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// A rotation applied before this transform.
  public func rotated(by angle: Double) -> Transform { Transform(rotationAngle: angle).concatenating(self) }

  /// a·d − b·c: the factor by which areas grow, negative if the transform mirrors.
  public var determinant: Double { a * d - b * c }

  /// The transform that undoes this one, or nil if the matrix is singular, or if it or its inverse is not finite.
  public func inverted() -> Transform? {
    if isTranslation { return (tx - tx) + (ty - ty) == 0 ? Transform(translationX: 0 - tx, y: 0 - ty) : nil }
    let determinant = determinant
    if determinant.isNormal { return inverse(determinant) }
    // Products of very small or large factors are 0 or infinite. In a power of two as their unit, they are not.
    let size = max(abs(a), abs(b), abs(c), abs(d))
    guard size > 0, size.isFinite else { return nil }
    let unit = Double(sign: .plus, exponent: size.exponent, significand: 1)
    let scaled = Transform(a: a / unit, b: b / unit, c: c / unit, d: d / unit, tx: tx / unit, ty: ty / unit)
    return scaled.inverse(scaled.determinant).flatMap {
      let inverse = Transform(a: $0.a / unit, b: $0.b / unit, c: $0.c / unit, d: $0.d / unit, tx: $0.tx, ty: $0.ty)
      return inverse.isFinite ? inverse : nil
    }
  }

  private func inverse(_ determinant: Double) -> Transform? {
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    // It isn't finite either if one of the six numbers isn't.
    return inverse.isFinite ? inverse : nil
  }

  /// Whether the transform has an inverse. Nothing is drawn under a transform without one.
  var isInvertible: Bool {
    // Ordinary numbers have an ordinary inverse, so it need not be computed.
    let isOrdinary = a * a + b * b + c * c + d * d + tx * tx + ty * ty < 1e120 && abs(determinant) > 1e-60
    return isOrdinary || inverted() != nil
  }

  /// Whether all six numbers are finite.
  public var isFinite: Bool {
    // A number minus itself is 0 if it is finite, and otherwise NaN.
    (a - a) + (b - b) + (c - c) + (d - d) + (tx - tx) + (ty - ty) == 0
  }

  /// Whether the transform only translates, without scaling or rotation.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether rectangles stay rectangles with sides along the axes: rotations only by quarter turns.
  var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The largest factor by which the transform stretches a length (the larger singular value).
  var maximumScale: Double {
    let unit = max(abs(a), abs(b), abs(c), abs(d))
    guard unit > 0, unit.isFinite else { return unit }
    // In this unit, no product overflows.
    let (a, b, c, d) = (a / unit, b / unit, c / unit, d / unit)
    let p = (a * a + b * b + c * c + d * d) / 2
    let q = a * d - b * c
    let root = max(p * p - q * q, 0).squareRoot()
    return (p + root).squareRoot() * unit
  }
}
