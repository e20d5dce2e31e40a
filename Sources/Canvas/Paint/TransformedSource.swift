/// A source of colours of any type, with the transform from its own space to user space. It is a class so that
/// paints, which refer to one, are small.
class TransformedSource: @unchecked Sendable, Hashable {
  fileprivate let transform: Transform

  fileprivate init(transform: Transform) {
    self.transform = transform
  }

  /// The source prepared for the device, or nil if it draws nothing.
  func placed(userToDevice: Transform, memory: PaintMemory) -> DevicePaint? { nil }

  fileprivate func isEqual(to other: TransformedSource) -> Bool { false }
  func hash(into hasher: inout Hasher) { hasher.combine(transform) }

  /// Two sources are equal if their types, their values and their transforms are.
  static func == (a: TransformedSource, b: TransformedSource) -> Bool {
    a === b || a.transform == b.transform && a.isEqual(to: b)
  }
}

/// A source of a specific type.
final class TransformedSourceOf<Source: PaintSource>: TransformedSource, @unchecked Sendable {
  private let source: Source

  init(_ source: Source, transform: Transform) {
    self.source = source
    super.init(transform: transform)
  }

  override func placed(userToDevice: Transform, memory: PaintMemory) -> DevicePaint? {
    let toDevice = transform.concatenating(userToDevice)
    guard let toPaint = toDevice.inverted() else { return nil }
    return source.placed(toDevice: toDevice, toPaint: toPaint, memory: memory)
  }

  override fileprivate func isEqual(to other: TransformedSource) -> Bool {
    (other as? TransformedSourceOf<Source>)?.source == source
  }

  override func hash(into hasher: inout Hasher) {
    super.hash(into: &hasher)
    hasher.combine(source)
  }
}
