/// Options with a default for each member.
package protocol GrammarOptions: Sendable {
  init()
}

/// Values for some members of options, such as those of a specification over those of a theme. A member may be set to
/// nil: it says that there is none.
///
///     var axis = Partial<AxisOptions>()
///     axis[\.label.angle] = 0
///
/// Nothing may set both a member and a part of it, as the order of changes isn't kept.
/// Key paths and functions that only write values are the same in all threads, which the compiler can't know.
package struct Partial<Options: GrammarOptions>: @unchecked Sendable {
  private var changes: [PartialKeyPath<Options>: (inout Options) -> Void] = [:]

  package init() {}

  /// The value of a member, or nil if it isn't set.
  package subscript<Value: Sendable>(member: WritableKeyPath<Options, Value>) -> Value? {
    get {
      guard let change = changes[member] else { return nil }
      var options = Options()
      change(&options)
      return options[keyPath: member]
    }
    set {
      guard let newValue else { return changes[member] = nil }
      changes[member] = { $0[keyPath: member] = newValue }
    }
  }

  /// Whether no member is set.
  package var isEmpty: Bool { changes.isEmpty }

  /// Whether a member is set.
  package func sets(_ member: PartialKeyPath<Options>) -> Bool { changes[member] != nil }

  /// These values, with those of others where there are none.
  package func over(_ others: Partial) -> Partial {
    changing(self) { $0.changes.merge(others.changes) { own, _ in own } }
  }

  /// Options with these values in place of their own.
  package func applied(to options: Options = Options()) -> Options {
    changes.values.reduce(into: options) { $1(&$0) }
  }
}
