internal import CanvasCLibrary

/// `easel goldens accept`: makes the pictures of failed tests the goldens.
struct AcceptGoldensCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Replace goldens with the pictures of failed tests.",
    usage: "easel goldens accept [<name> …] [<options>]",
    discussion: """
      Copies the picture that each failed test has drawn over its golden, or makes a new golden, and removes the \
      failure. Prints the path of each golden, and whether it was replaced, added, or unchanged because it was this \
      picture already. Look at the pictures first: easel goldens report.

      With --removed, the goldens that no test uses are removed too, as easel goldens unused lists them. Run all tests \
      first. A golden that differs from a used one only in the platform of its name is kept, unless --used has what the \
      tests of that platform use.

      EXAMPLES:
        easel goldens accept
        easel goldens accept 'CardTests/**' goldens/badge.png
        easel goldens accept --from accepted.txt
        easel goldens accept --removed --used macos/goldens-used
        easel goldens accept --failed shard-1 --failed shard-2

      The exit code is 0 if all pictures were accepted.
      """)

  @Option(.file("File with a name on each line, or - for standard input.")) var from: String?

  @Flag(help: "Remove the goldens that no test uses, too.")
  var removed = false

  @Option(
    .file("For --removed: file of goldens-used, or a copy of that folder, from another machine; repeatable."))
  var used: [String] = []

  @OptionGroup var folders: GoldenFolders
  @OptionGroup var report: ReportOptions

  func validate() throws {
    if !used.isEmpty, !removed { throw ValidationError("--used requires --removed") }
  }

  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    var status = ExitStatus.done
    let failed = try chosen(in: environment)
    // The problems of other failures don't matter to chosen ones.
    for problem in folders.names.isEmpty && from == nil ? failed.problems : [] {
      environment.printMessage(problem.description)
      status = max(status, problem.status)
    }
    var accepted: [JSONText] = []
    var errors: [JSONText] = []
    for failure in failed.failures {
      do throws(ToolError) {
        let change = try accept(failure, of: failed, in: environment)
        if report.json {
          accepted.append(.object(["golden": .text(failure.golden.text), "change": .text(change.rawValue)]))
        } else {
          try environment.printResult("\(failure.golden.text): \(change.rawValue)".escapingControlCharacters)
        }
      } catch {
        // Without standard output, nothing more can be said.
        if error.isSilent { throw error }
        environment.printMessage(error.description)
        errors.append(.object(["golden": .text(failure.golden.text), "message": .text(error.description)]))
        status = max(status, error.status)
      }
    }
    if report.json {
      let json: JSONText = .object([
        "version": .whole(Report.version), "accepted": .list(accepted), "failed": .list(errors),
      ])
      try environment.printResult(json.line)
    } else if failed.failures.isEmpty, status == .done, !report.quiet, environment.errorIsTerminal {
      environment.printMessage("no golden failed")
    }
    return status
  }

  private enum Change: String {
    case replaced, added, unchanged, removed
  }

  /// The failures and, if these are removed, the goldens that no test uses.
  private func chosen(in environment: ToolEnvironment) throws(ToolError) -> FailedGoldens {
    let names = folders.names + (try listedNames(in: environment))
    var failed = try folders.failures(others: used)
    if removed {
      let goldens = try PackageGoldens(folders.packagePath, scratch: folders.scratch, used: used)
      failed.add(unused: used.isEmpty ? goldens.unusedAnywhere : goldens.unused)
    }
    try failed.keep(names)
    return failed
  }

  /// The names of the list. Throws if there are none: without a name, all are accepted.
  private func listedNames(in environment: ToolEnvironment) throws(ToolError) -> [String] {
    guard let from else { return [] }
    let bytes = try InputFile.bytes(from, in: environment)
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
    guard !lines.isEmpty else { throw ToolError(.badContent, in: InputFile.label(from), "there is no name") }
    return lines.map { FilePath(bytes: $0).text }
  }

  /// Makes the actual picture of a failure the golden, and removes the failure.
  private func accept(
    _ failure: FailedGoldens.Failure, of failed: FailedGoldens, in environment: ToolEnvironment
  ) throws(ToolError) -> Change {
    guard !failure.isUnused else {
      let golden = try path(of: failure)
      guard unlink(golden.fileSystemName) == 0 else {
        throw ToolError(.unwritable, in: golden, "can't be removed: \(String(cString: strerror(errno)))")
      }
      return .removed
    }
    let actual = failed.file(FailedGolden.actual, of: failure)
    let bytes = try InputFile.bytes(actual, in: environment)
    do { _ = try StraightImage(png: bytes) } catch {
      let error = ImageFormatError(error)
      throw ToolError(error.isOutOfMemory ? .internalFault : .badContent, in: actual, error)
    }
    let golden = try path(of: failure)
    let old = access(golden.fileSystemName, F_OK) == 0 ? try? InputFile.bytes(golden, in: environment) : nil
    let change: Change = old == bytes ? .unchanged : access(golden.fileSystemName, F_OK) == 0 ? .replaced : .added
    if change != .unchanged {
      if change == .replaced, failure.hasExpected, let old,
        let expected = try? InputFile.bytes(failed.file(FailedGolden.expected, of: failure), in: environment),
        expected != old
      {
        environment.printWarnings(["\(failure.golden.text): the golden has changed since the test failed"])
      }
      try PictureDestination.writeChecked([AtomicFile.NewFile(path: golden, bytes: bytes)], sync: false, workers: 1)
    }
    try remove(failure, of: failed)
    return change
  }

  /// The path of a failure's golden. Throws if links lead out of the package's folder.
  private func path(of failure: FailedGoldens.Failure) throws(ToolError) -> String {
    let path = failure.golden.text.path(in: folders.packagePath)
    guard let package = FilePath(resolving: folders.packagePath), let real = FilePath(resolving: path),
      real.names.count > package.names.count, real.names.starts(with: package.names)
    else { throw ToolError(.unwritable, in: failure.golden.text, "a link leads out of the package's folder") }
    return path
  }

  /// Removes a failure, and the folders that are then empty.
  private func remove(_ failure: FailedGoldens.Failure, of failed: FailedGoldens) throws(ToolError) {
    FailedGolden.remove(failed.place(of: failure))
    let actual = failed.file(FailedGolden.actual, of: failure)
    guard access(actual.fileSystemName, F_OK) != 0 else {
      throw ToolError(.unwritable, in: actual, "can't be removed; the golden was accepted")
    }
    var rest = failure.path.bytes[...]
    while let slash = rest.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      guard rmdir(FilePath(bytes: rest).text.path(in: failure.root).fileSystemName) == 0 else { break }
    }
  }
}
