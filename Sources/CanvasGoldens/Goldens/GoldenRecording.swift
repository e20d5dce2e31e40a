/// Which goldens a run of the tests records.
///
/// A test that records fails, so that somebody looks at the picture. A golden that equals its picture is never rewritten.
///
/// An assertion's `record:` decides. Without it, the test's trait `.goldens(record:)` decides, then that of its suite, then
/// the environment variable `GOLDENS_RECORD`. Where `CI` is set, nothing is recorded.
public enum GoldenRecording: String, Sendable, Hashable, CaseIterable {
  /// Those that do not exist and those that differ.
  case all
  /// Those that do not exist; one that differs stays as it is. This is the default.
  case missing
  /// Those that differ, or can't be decoded; one that does not exist stays missing.
  case failed
  /// None. Where `CI` is set, this is always the mode.
  case never

  var recordsMissing: Bool { self == .all || self == .missing }
  var recordsFailed: Bool { self == .all || self == .failed }

  /// The mode that a test asks for, or else that of the environment variables `CI` and `GOLDENS_RECORD`. An empty variable
  /// counts as not set.
  ///
  /// Throws if `GOLDENS_RECORD` is not the name of a mode: a misspelt `never` must not record.
  ///
  /// - Parameters:
  ///   - asked: The mode that the test asks for; nil if it asks for none.
  ///   - environment: Gives the value of an environment variable; nil if it is not set.
  public init(
    asked: GoldenRecording? = nil, environment: (_ name: String) -> String?
  ) throws(GoldenFailure) {
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    if value("CI") != nil {
      self = .never
      return
    }
    if let asked {
      self = asked
      return
    }
    let text = value("GOLDENS_RECORD") ?? Self.missing.rawValue
    guard let mode = Self(rawValue: text) else {
      let modes = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw GoldenFailure(.notComparable, "GOLDENS_RECORD: '\(text)' is no way of recording; \(modes) are")
    }
    self = mode
  }
}
