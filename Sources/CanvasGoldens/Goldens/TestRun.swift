internal import CanvasCLibrary

/// A run of a package's tests. It may have several processes: one for XCTest and one for Swift Testing.
package struct TestRun: Sendable, Hashable {
  /// The identifier, equal for all processes of the run and different for other runs.
  package let id: String
  /// Whether the run includes all tests, not a selection from the command line.
  package let hasAllTests: Bool

  package init(id: String, hasAllTests: Bool) {
    self.id = id
    self.hasAllTests = hasAllTests
  }

  /// The run of this process: that of `swift test`, which started it.
  static let ofProcess: TestRun = {
    let parent = getppid()
    guard let start = startTime(of: parent) else {
      // The processes of a run can't be identified here, so no process may remove the files of others.
      return TestRun(id: "\(time(nil))", hasAllTests: false)
    }
    return TestRun(id: "\(parent)-\(start)", hasAllTests: hasAllTests(CommandLine.arguments))
  }()

  /// Whether the arguments of a test process select no tests: no filter of Swift Testing, and no name of XCTest.
  package static func hasAllTests(_ arguments: [String]) -> Bool {
    let options = arguments.dropFirst()
    let choosing = ["--filter", "--skip"]
    guard !options.contains(where: { option in choosing.contains { option == $0 || option.hasPrefix($0 + "=") } })
    else { return false }
    return options.contains("--testing-library") || options.allSatisfy { $0.hasPrefix("-") }
  }

  /// The start time of a process, in ticks since the machine started, because process numbers are reused. Nil if the
  /// system doesn't provide it.
  private static func startTime(of process: pid_t) -> String? {
    guard let bytes = try? FileReader.bytes(of: "/proc/\(process)/stat", limit: 1 << 16) else { return nil }
    // The second field is the program's name in parentheses, which may contain spaces. The 22nd is the time.
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 19 ? String(fields[19]) : nil
  }
}
