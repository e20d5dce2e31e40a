/// The paint that a graphics state holds: a colour in place, so that setting and reading one costs next to nothing, and
/// anything else shared between saved states.
struct CurrentPaint {
  private final class Shared: Sendable {
    let paint: Paint
    init(_ paint: Paint) { self.paint = paint }
  }

  private var ownColor = Color.black
  private var shared: Shared?

  /// The colour, where it is one.
  var color: Color? { shared == nil ? ownColor : nil }

  var paint: Paint { shared?.paint ?? .color(ownColor) }

  /// The paint in its place on the device; nil if it draws nothing.
  func devicePaint(userToDevice: Transform, _ kernels: Kernels) -> DevicePaint? {
    shared == nil ? .color(ownColor) : DevicePaint(paint, userToDevice: userToDevice, kernels: kernels)
  }

  mutating func set(_ color: Color) {
    ownColor = color
    shared = nil
  }

  mutating func set(_ paint: Paint) {
    if case .color(let color) = paint.kind { set(color) } else { shared = Shared(paint) }
  }
}
