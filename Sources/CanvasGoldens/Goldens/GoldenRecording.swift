/// The goldens that a test run records.
///
/// A test that records fails, so that the picture gets looked at. A golden that equals its picture is never
/// rewritten.
///
/// The `record:` argument of an assertion has precedence, then the test's trait `.goldens(record:)`, then that of its
/// suite, then the environment variable `GOLDENS_RECORD`. If `CI` is set, nothing is recorded. `CI` counts as not set
/// if it is empty, `0` or `false`.
public enum GoldenRecording: String, Sendable, Hashable, CaseIterable {
  /// Missing and different goldens.
  case all
  /// Missing goldens. A different one stays unchanged. This is the default.
  case missing
  /// Goldens that differ or can't be decoded. A missing one stays missing.
  case failed
  /// No goldens. This is always the mode if `CI` is set.
  case never

  package var recordsMissing: Bool { self == .all || self == .missing }
  package var recordsFailed: Bool { self == .all || self == .failed }

  /// The mode that a test requests, or otherwise that of the environment variables `CI` and `GOLDENS_RECORD`. An
  /// empty variable counts as not set.
  ///
  /// Throws if `GOLDENS_RECORD` isn't the name of a mode, because a misspelt `never` must not record.
  ///
  /// - Parameters:
  ///   - asked: The mode that the test requests, or nil.
  ///   - environment: Returns the value of an environment variable, or nil if it isn't set.
  public init(
    asked: GoldenRecording? = nil, environment: (_ name: String) -> String?
  ) throws(GoldenFailure) {
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    if let ci = value("CI"), !["0", "false"].contains(ci.lowercased()) {
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
      throw GoldenFailure(.notComparable, "GOLDENS_RECORD: '\(text)' is not a recording mode; use one of \(modes)")
    }
    self = mode
  }
}
