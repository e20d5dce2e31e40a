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
  let transformedSource: TransformedSource?

  /// A single colour.
  public static func color(_ color: Color) -> Paint { Paint(plainColor: color, transformedSource: nil) }

  /// Creates a paint of another kind.
  ///
  /// - Parameters:
  ///   - source: The source of the colours.
  ///   - transform: The transform from the source's own space to user space.
  package init(_ source: some PaintSource, transform: Transform) {
    self.init(
      plainColor: Color(white: 0, alpha: 0), transformedSource: TransformedSource(source, transform: transform))
  }

  private init(plainColor: Color, transformedSource: TransformedSource?) {
    self.plainColor = plainColor
    self.transformedSource = transformedSource
  }

  /// The colour, or nil if the paint is not a single colour.
  package var color: Color? { transformedSource == nil ? plainColor : nil }

  /// The source of the colours and the transform from its own space to user space; nil if the paint is a single colour.
  package var source: (source: any PaintSource, transform: Transform)? {
    transformedSource.map { ($0.source, $0.transform) }
  }
}

/// What a paint is in a space of its own: a gradient's line, an image. A new kind of paint is a type that conforms to
/// this, and a function of `Paint` that creates it.
package protocol PaintSource: Sendable, Hashable {
  /// The rows of the paint placed on the device, or nil if it draws nothing.
  ///
  /// - Parameters:
  ///   - toDevice: The transform from the paint's own space to the device's pixels.
  ///   - memory: The kernels and memory with which to place it.
  func placed(toDevice: Transform, memory: PaintMemory) -> (any RowSource)?
}

/// A paint source, with the transform from its own space to user space. It is a class so that paints, which refer to
/// one, are small.
final class TransformedSource: Sendable, Hashable {
  let source: any PaintSource
  let transform: Transform

  init(_ source: any PaintSource, transform: Transform) {
    self.source = source
    self.transform = transform
  }

  /// The source placed on the device, or nil if it draws nothing.
  func placed(userToDevice: Transform, memory: PaintMemory) -> (any RowSource)? {
    source.placed(toDevice: transform.concatenating(userToDevice), memory: memory)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(transform)
    hasher.combine(source)
  }

  /// Two sources are equal if their types, their values and their transforms are.
  static func == (a: TransformedSource, b: TransformedSource) -> Bool {
    a === b || a.transform == b.transform && a.source.isEqual(to: b.source)
  }
}

extension PaintSource {
  fileprivate func isEqual(to other: any PaintSource) -> Bool { (other as? Self) == self }
}
