/// The size that a parent proposes to a view, in points. A view is free to answer with another size.
public struct ProposedViewSize: Sendable, Hashable {
  /// The proposed width: nil asks for the ideal one, 0 for the smallest, and infinity for the largest.
  public var width: Double?
  /// The proposed height: nil asks for the ideal one, 0 for the smallest, and infinity for the largest.
  public var height: Double?

  /// A proposal of a width and a height, each of which can be nil.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// A proposal of a size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal as a size, with another length for each side that is nil.
  ///
  /// - Parameter size: The lengths for sides that are nil; 10 points if it is left out.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal with NaN as nil, and negative lengths as 0.
  var cleaned: ProposedViewSize { ProposedViewSize(width: Self.cleaned(width), height: Self.cleaned(height)) }

  /// The proposal with nil for lengths that are not finite.
  var finite: ProposedViewSize {
    ProposedViewSize(width: width.flatMap { $0.isFinite ? $0 : nil }, height: height.flatMap { $0.isFinite ? $0 : nil })
  }

  /// The length along an axis.
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  private static func cleaned(_ length: Double?) -> Double? { length.flatMap { $0.isNaN ? nil : max($0, 0) } }
}

extension Size {
  /// The size with NaN and negative lengths as 0.
  var cleaned: Size { Size(width: width > 0 ? width : 0, height: height > 0 ? height : 0) }

  /// The length along an axis.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
