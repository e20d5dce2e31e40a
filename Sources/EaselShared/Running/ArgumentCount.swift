/// The maximum number of arguments of a command. The time to parse them grows with its square.
package enum ArgumentCount {
  package static let most = 4000

  /// The error for too many arguments, or nil.
  package static func problem(of arguments: [String]) -> ToolError? {
    guard arguments.count > most else { return nil }
    return ToolError(.usage, "\(arguments.count) arguments; use at most \(most)")
  }
}
