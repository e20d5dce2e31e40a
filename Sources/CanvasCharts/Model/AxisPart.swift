/// A part of an axis at each of its values: a line, a tick or a label.
struct AxisPart: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case line, tick, label
  }

  var kind: Kind
  var stroke: StrokeStyle?
  var color: Color?
  /// The length of a tick in points.
  var length: Double?
  var format: String?
  /// The text of a label.
  var text: String?
  /// Makes the text of a label.
  var maker: AxisMaker<String?>?
  /// Whether a label is between its value and the next.
  var isCentered = false

  init(_ kind: Kind) { self.kind = kind }

  /// The part of some content, or nil for content that is none.
  init?(_ content: any AxisContent) {
    switch content {
    case let line as AxisGridLine: self = line.part
    case let tick as AxisTick: self = tick.part
    case let label as AxisValueLabel: self = label.part
    default: return nil
    }
  }
}

/// A function from a value of an axis, to its parts or to the text of its label. It is equal only to its copies.
final class AxisMaker<Made>: Sendable, Hashable {
  let make: @Sendable (AxisValue) -> Made

  init(_ make: @escaping @Sendable (AxisValue) -> Made) { self.make = make }

  static func == (a: AxisMaker, b: AxisMaker) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
