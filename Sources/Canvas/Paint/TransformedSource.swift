/// A paint source of any type, with the transform from its own space to user space. It is a class so that paints,
/// which refer to one, are small.
final class TransformedSource: Sendable, Hashable {
  private let source: any PaintSource
  private let transform: Transform

  init(_ source: some PaintSource, transform: Transform) {
    self.source = source
    self.transform = transform
  }

  /// The source placed on the device, or nil if it draws nothing.
  func placed(userToDevice: Transform, memory: PaintMemory) -> PlacedPaint? {
    let toDevice = transform.concatenating(userToDevice)
    guard let toPaint = toDevice.inverted() else { return nil }
    return source.placed(toDevice: toDevice, toPaint: toPaint, memory: memory)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(transform)
    source.hash(into: &hasher)
  }

  /// Two sources are equal if their types, their values and their transforms are.
  static func == (a: TransformedSource, b: TransformedSource) -> Bool {
    a === b || a.transform == b.transform && a.source.isEqual(to: b.source)
  }
}

extension PaintSource {
  fileprivate func isEqual(to other: any PaintSource) -> Bool { (other as? Self) == self }
}
