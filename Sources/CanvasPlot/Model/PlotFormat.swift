/// How values are written.
package struct PlotFormat: Sendable, Hashable {
  package enum Pattern: Sendable, Hashable {
    case text(String)
    /// The formats of times by the unit that is the smallest one not zero.
    case byUnit([String: DataValue])
    /// One that is no format.
    case none

    package init(_ value: DataValue) {
      switch value {
      case .text(let text): self = .text(text)
      case .record(let formats): self = .byUnit(formats)
      default: self = .none
      }
    }
  }

  package enum Kind: Sendable, Hashable {
    case number, time, utc

    package init?(_ value: DataValue) {
      guard let text = value.text else { return nil }
      self = text == "time" ? .time : text == "utc" ? .utc : .number
    }
  }

  package var pattern: Pattern?
  package var kind: Kind?

  package init() {}

  var text: String? { if case .text(let text) = pattern { text } else { nil } }

  /// This format, with what another says where it says nothing.
  func over(_ other: PlotFormat) -> PlotFormat {
    var format = self
    format.pattern = pattern ?? other.pattern
    format.kind = kind ?? other.kind
    return format
  }
}
