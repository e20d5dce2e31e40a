extension DataValue {
  /// Whether there is no value for a transform: null or an empty text.
  var isMissing: Bool {
    switch self {
    case .null, .undefined: true
    case .text(let text): text.isEmpty
    default: false
    }
  }

  /// The value as a number by the rules of JavaScript, which Vega's transforms rely on, or nil if there is no value.
  var presentNumber: Double? { isMissing ? nil : scriptNumber }
}
