import CanvasCLibrary

/// How many random things a test draws: few in debug, some in release, and as many as `.ci/checks/random` says in a variable.
public enum RandomCount {
  /// The number in the environment's `variable`, or the one of the configuration.
  public static func number(_ variable: String, debug: Int, release: Int) -> Int {
    if let said = getenv(variable).flatMap({ Int(String(cString: $0)) }) { return said }
    #if DEBUG
      return debug
    #else
      return release
    #endif
  }
}
