internal import Canvas
internal import CanvasCLibrary

/// One run of a package's tests. It may have several processes: one for XCTest, one for Swift Testing.
package struct TestRun: Sendable, Hashable {
  /// The same for all processes of the run, and different for other runs.
  package let id: String
  /// Whether the run has all tests, rather than some that were chosen on the command line.
  package let hasAllTests: Bool

  package init(id: String, hasAllTests: Bool) {
    self.id = id
    self.hasAllTests = hasAllTests
  }

  /// The run that this process belongs to: that of `swift test`, which started it.
  static let ofProcess: TestRun = {
    let parent = getppid()
    guard let start = startTime(of: parent) else {
      // Processes of one run can't be told from others here, so none may remove the files of others.
      return TestRun(id: "\(time(nil))", hasAllTests: false)
    }
    return TestRun(id: "\(parent)-\(start)", hasAllTests: hasAllTests(CommandLine.arguments))
  }()

  /// Whether the arguments of a process of tests choose none of them: no filter of Swift Testing, no name of XCTest.
  package static func hasAllTests(_ arguments: [String]) -> Bool {
    let options = arguments.dropFirst()
    let choosing = ["--filter", "--skip"]
    guard !options.contains(where: { option in choosing.contains { option == $0 || option.hasPrefix($0 + "=") } })
    else { return false }
    return options.contains("--testing-library") || options.allSatisfy { $0.hasPrefix("-") }
  }

  /// When a process began, in ticks since the machine started: numbers of processes come again. Nil if the system
  /// doesn't say.
  private static func startTime(of process: pid_t) -> String? {
    guard let bytes = try? FileReader.bytes(of: "/proc/\(process)/stat", limit: 1 << 16) else { return nil }
    // The second field is the program's name in parentheses, which may hold spaces. The 22nd is the time.
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 19 ? String(fields[19]) : nil
  }
}
