/// The colour, gradient or image with which shapes are filled or stroked.
///
///     context.fillPaint = .radialGradient(Gradient(colors: [.white, .blue]), center: center, radius: 40)
///     context.stroke(circle, with: .color(.black), lineWidth: 2)
///
/// A gradient's points and an image's origin are in user space, with the context's transform at the time of drawing.
/// The paint's own transform is applied before that. The paint's value at a pixel is its value at the pixel's centre.
///
/// A paint draws nothing if the context's transform or its own is singular or not finite, or if its points are not
/// finite or so large that their squares are not.
public struct Paint: Sendable, Hashable {
  /// The colour, if there is no source. (An enumeration would be copied by calls.)
  let plainColor: Color
  let transformedSource: (any TransformedSource)?

  /// A single colour.
  public static func color(_ color: Color) -> Paint { Paint(plainColor: color, transformedSource: nil) }

  /// Creates a paint of another kind.
  ///
  /// - Parameters:
  ///   - source: The source of the colours.
  ///   - transform: The transform from the source's own space to user space.
  package init(_ source: some PaintSource, transform: Transform) {
    self.init(
      plainColor: Color(white: 0, alpha: 0), transformedSource: StoredSource(source, transform: transform))
  }

  private init(plainColor: Color, transformedSource: (any TransformedSource)?) {
    self.plainColor = plainColor
    self.transformedSource = transformedSource
  }

  /// The colour, or nil if the paint is not a single colour.
  package var color: Color? { transformedSource == nil ? plainColor : nil }

  /// The source of the colours and the transform from its own space to user space; nil if the paint is a single colour.
  package var source: (source: any PaintSource, transform: Transform)? {
    transformedSource.map { ($0.source, $0.transform) }
  }

  public static func == (a: Paint, b: Paint) -> Bool {
    switch (a.transformedSource, b.transformedSource) {
    case (nil, nil): a.plainColor == b.plainColor
    case (let a?, let b?): a.isEqual(to: b)
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    guard let transformedSource else { return hasher.combine(plainColor) }
    hasher.combine(transformedSource.transform)
    hasher.combine(transformedSource.source)
  }
}

/// What a paint is in a space of its own: a gradient's line, an image. A new kind of paint is a type that conforms to
/// this, and a function of `Paint` that creates it.
package protocol PaintSource: Sendable, Hashable {
  /// Places the paint on the device, unless it draws nothing.
  ///
  /// - Parameter toDevice: The transform from the paint's own space to the device's pixels.
  func place(toDevice: Transform, in memory: PaintMemory)
}

/// A paint source of any type, with the transform from its own space to user space. It is an object so that paints, which
/// refer to one, are small.
protocol TransformedSource: AnyObject, Sendable {
  var source: any PaintSource { get }
  var transform: Transform { get }

  /// Places the source on the device, unless it draws nothing.
  func place(userToDevice: Transform, in memory: PaintMemory)

  /// Whether the types, the values and the transforms of two sources are equal.
  func isEqual(to other: any TransformedSource) -> Bool
}

/// A paint source of one type. It is stored in the object itself, so that making a paint allocates memory once.
private final class StoredSource<Source: PaintSource>: TransformedSource {
  private let value: Source
  let transform: Transform

  init(_ value: Source, transform: Transform) { (self.value, self.transform) = (value, transform) }

  var source: any PaintSource { value }

  func place(userToDevice: Transform, in memory: PaintMemory) {
    value.place(toDevice: transform.concatenating(userToDevice), in: memory)
  }

  func isEqual(to other: any TransformedSource) -> Bool {
    self === other || transform == other.transform && (other as? StoredSource<Source>)?.value == value
  }
}
