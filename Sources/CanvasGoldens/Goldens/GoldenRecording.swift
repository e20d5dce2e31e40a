/// Which goldens a run of the tests records. Whatever it records, that test fails, so that nobody takes a picture that
/// was just made for one that was looked at.
///
/// Set by the environment variable `GOLDENS_RECORD`. A golden that equals its picture is never rewritten.
public enum GoldenRecording: String, Sendable, Hashable, CaseIterable {
  /// Those that do not exist and those that differ.
  case all
  /// Those that do not exist; one that differs stays as it is. This is the default.
  case missing
  /// Those that differ, or can't be decoded; one that does not exist stays missing.
  case failed
  /// None. Always so where `CI` is set, whatever `GOLDENS_RECORD` says.
  case never

  var recordsMissing: Bool { self == .all || self == .missing }
  var recordsFailed: Bool { self == .all || self == .failed }

  /// The mode that environment variables ask for; a variable that is empty counts as not set.
  ///
  /// A mode that does not exist throws: taken for a default, a misspelt `never` would record.
  public init(environment: (_ name: String) -> String?) throws(GoldenFailure) {
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    if value("CI") != nil {
      self = .never
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
