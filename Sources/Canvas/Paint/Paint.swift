/// What shapes are filled or stroked with: a colour, a gradient or an image.
///
///     context.setFill(.radialGradient(Gradient(colors: [.white, .blue]), center: center, radius: 40))
///     context.setStroke(.color(.black))
///
/// A gradient's points and an image's origin are in user space, as the context's transform has it when something is
/// drawn; the paint's own transform acts before that. The paint's value at a pixel is its value at the pixel's centre.
///
/// A paint has no place and draws nothing if the transform, or its own, is singular or not finite, or its points are
/// not finite or so large that their squares are not.
public struct Paint: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case color(Color)
    case source(TransformedSource)
  }

  let kind: Kind

  /// One colour.
  public static func color(_ color: Color) -> Paint { Paint(kind: .color(color)) }

  /// A paint of another kind.
  ///
  /// - Parameters:
  ///   - source: Gives the colours.
  ///   - transform: From the source's own space to user space.
  package init(_ source: some PaintSource, transform: Transform) {
    self.init(kind: .source(TransformedSourceOf(source, transform: transform)))
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// The colour, where it is one.
  var color: Color? {
    if case .color(let color) = kind { color } else { nil }
  }
}

/// What gives colours that differ from place to place. A new paint is a type that conforms, and a function of `Paint`
/// that makes it.
package protocol PaintSource: Sendable, Hashable {
  /// The paint in its place; nil if it draws nothing.
  ///
  /// - Parameters:
  ///   - toDevice: From the paint's own space to the device's pixels.
  ///   - toPaint: Its inverse.
  ///   - memory: What it is made ready with.
  func placed(toDevice: Transform, toPaint: Transform, memory: PaintMemory) -> DevicePaint?
}
