/// Parses numbers on the command line. They must be decimal, finite and in range; the error describes valid values.
package enum NumberArgument {
  package static func positive(_ text: String) throws(ValidationError) -> Double {
    guard let number = DecimalNumber.finite(text), number > 0 else {
      throw ValidationError("must be a number greater than 0")
    }
    return number
  }

  /// A whole number in a range.
  package static func whole(_ text: String, in range: ClosedRange<Int>) throws(ValidationError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw ValidationError("must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  package static func seed(_ text: String) throws(ValidationError) -> UInt64 {
    guard let number = UInt64(text) else { throw ValidationError("must be a whole number from 0 to \(UInt64.max)") }
    return number
  }
}

/// Parses names of files and folders on the command line.
package enum PathArgument {
  /// Any text that isn't empty. An empty one is usually a shell variable that isn't set.
  package static func path(_ text: String) throws(ValidationError) -> String {
    if text.isEmpty { throw ValidationError("must be the name of a file or folder") }
    return text
  }
}

/// The maximum number of arguments of a command. The time to parse them grows with its square.
package enum ArgumentCount {
  package static let maximum = 4000

  /// The error for too many arguments, or nil.
  package static func problem(of arguments: [String]) -> ToolError? {
    arguments.count > maximum ? ToolError(.usage, "\(arguments.count) arguments; use at most \(maximum)") : nil
  }
}
