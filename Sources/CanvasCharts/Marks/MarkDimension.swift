/// A length of a mark: the width of a bar, or the radius of a sector.
public struct MarkDimension: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case automatic
    case ratio(Double)
    case fixed(Double)
    case inset(Double)
  }

  let kind: Kind

  /// The default length.
  public static let automatic = MarkDimension(kind: .automatic)

  /// A fraction of the place of a bar, or of the radius of a sector. A number that is not finite counts as 0.
  public static func ratio(_ ratio: Double) -> MarkDimension {
    MarkDimension(kind: .ratio(ratio.isFinite ? max(ratio, 0) : 0))
  }

  /// A length in points. A number that is negative or not finite counts as 0.
  public static func fixed(_ points: Double) -> MarkDimension {
    MarkDimension(kind: .fixed(points.isFinite ? max(points, 0) : 0))
  }

  /// The whole place or radius, less a distance in points at each end. A number that is not finite counts as 0.
  public static func inset(_ points: Double) -> MarkDimension {
    MarkDimension(kind: .inset(points.isFinite ? points : 0))
  }

  /// The fraction of a radius, or nil for another kind of length.
  var ratio: Double? { if case .ratio(let ratio) = kind { ratio } else { nil } }

  /// The length, given the length of the whole.
  ///
  /// - Parameters:
  ///   - whole: The whole, in points.
  ///   - standard: The default length, in points.
  func length(of whole: Double, standard: Double) -> Double {
    switch kind {
    case .automatic: standard
    case .ratio(let ratio): whole * ratio
    case .fixed(let points): points
    case .inset(let points): max(whole - points, 0)
    }
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A length in points, such as `width: 20`.
  public init(integerLiteral points: Int) { self = .fixed(Double(points)) }
  /// A length in points, such as `width: 12.5`.
  public init(floatLiteral points: Double) { self = .fixed(points) }
}
