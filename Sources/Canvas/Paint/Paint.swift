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
  enum Kind: Sendable, Hashable {
    case color(Color)
    case source(TransformedSource)
  }

  let kind: Kind

  /// A single colour.
  public static func color(_ color: Color) -> Paint { Paint(kind: .color(color)) }

  /// Creates a paint of another kind.
  ///
  /// - Parameters:
  ///   - source: The source of the colours.
  ///   - transform: The transform from the source's own space to user space.
  package init(_ source: some PaintSource, transform: Transform) {
    self.init(kind: .source(TransformedSource(source, transform: transform)))
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// The colour, or nil if the paint is not a single colour.
  var color: Color? {
    if case .color(let color) = kind { color } else { nil }
  }
}

/// What a paint is in a space of its own: a gradient's line, an image. A new kind of paint is a type that conforms to
/// this, and a function of `Paint` that creates it.
package protocol PaintSource: Sendable, Hashable {
  /// The paint placed on the device, or nil if it draws nothing.
  ///
  /// - Parameters:
  ///   - toDevice: The transform from the paint's own space to the device's pixels.
  ///   - toPaint: The inverse of `toDevice`.
  ///   - memory: The kernels and memory with which to place it.
  func placed(toDevice: Transform, toPaint: Transform, memory: PaintMemory) -> PlacedPaint?
}
