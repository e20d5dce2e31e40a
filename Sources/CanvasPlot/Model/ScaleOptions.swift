/// The options of a scale. Nil is what fits the data and the mark.
package struct ScaleOptions: GrammarOptions {
  package enum Domain: Sendable {
    case values([DataValue])
    /// The values before they are aggregated.
    case unaggregated
    /// The values of the data and some more.
    case union([DataValue])
  }

  package enum Range: Sendable {
    case values([DataValue])
    /// The theme's range with a name.
    case named(String)
    /// The values of a field, in the order of the domain.
    case field(String)
  }

  /// How the ends of a domain are made round.
  package enum Nice: Sendable {
    case flag(Bool)
    case count(Double)
    case interval(ClockInterval)
  }

  package enum Bins: Sendable {
    case ends([Double])
    case steps(start: Double?, stop: Double?, step: Double)
  }

  package struct Scheme: Sendable {
    package var colors: ColorScheme?
    /// The ends of the part that is used, from 0 to 1.
    package var extent: (start: Double, end: Double)?
    package var count: Int?

    package init(_ colors: ColorScheme?, extent: (start: Double, end: Double)? = nil, count: Int? = nil) {
      (self.colors, self.extent, self.count) = (colors, extent, count)
    }
  }

  package var kind: PlotScaleKind?
  package var domain: Domain?
  /// A domain in place of all others.
  package var rawDomain: [DataValue]?
  package var domainMin: DataValue?
  package var domainMax: DataValue?
  package var domainMid: DataValue?
  package var range: Range?
  package var rangeMin: Double?
  package var rangeMax: Double?
  package var scheme: Scheme?
  package var blend = ColorBlend.hcl
  package var isReversed: Bool?
  package var rounds: Bool?
  package var clamps: Bool?
  package var nice: Nice?
  package var hasZero: Bool?
  package var bins: Bins?
  package var padding: Double?
  package var paddingInner: Double?
  package var paddingOuter: Double?
  package var align = 0.5
  package var base = 10.0
  package var exponent = 1.0
  package var constant = 1.0

  package init() {}
}

extension Partial<ScaleOptions> {
  /// A scale with exact ends.
  package init(from low: DataValue, to high: DataValue) {
    self.init()
    (self[\.domain], self[\.nice], self[\.hasZero]) = (.values([low, high]), .flag(false), false)
  }

  /// A scale with a domain.
  package init(_ domain: [DataValue]) {
    self.init()
    self[\.domain] = .values(domain)
  }

  /// The values of the domain, if they are given.
  var domainValues: [DataValue]? { if case .values(let values)?? = self[\.domain] { values } else { nil } }
}
