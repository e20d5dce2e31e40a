internal import CanvasCLibrary

/// The names of goldens, and the folders of a package whose golden tests failed.
struct GoldenFolders: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      Names or globs of the goldens, as in the test or as paths in the package. * stays in a folder, ** matches across \
      folders, and a glob after ! excludes goldens. (default: all)
      """, valueName: "name"))
  var names: [String] = []

  @Option(.folder("Folder of the package. (default: the current folder)")) var package: String?

  @Option(
    .folder("Folder that swift test --scratch-path built in. (default: .build in the package)"))
  var scratchPath: String?

  @Option(
    .folder(
      """
      Folder of the failures, such as one downloaded from a CI server; repeatable. Their goldens must lie in a folder \
      named goldens, or in one of --goldens. (default: goldens-failed in the scratch folder)
      """))
  var failed: [String] = []

  @Option(
    .folder(
      """
      Folder of goldens in the package, if failures of --failed have goldens in a folder with another name; repeatable.
      """))
  var goldens: [String] = []

  var packagePath: String { package ?? "." }

  var scratch: String { Self.scratch(scratchPath, ofPackage: packagePath) }

  static func scratch(_ path: String?, ofPackage package: String) -> String {
    path ?? (package == "." ? ".build" : ".build".path(in: package))
  }

  /// Searches the folder of failures. None if tests were run, but never left a failure. Throws if it can't be read, or
  /// if the package's folder has no manifest.
  ///
  /// - Parameter others: Records of other machines, which say what no test uses. What they say isn't trusted either.
  func failures(others: [String] = []) throws(ToolError) -> FailedGoldens {
    guard access("Package.swift".path(in: packagePath).fileSystemName, F_OK) == 0 else {
      throw ToolError(
        .unreadable, in: packagePath, "there is no Package.swift; run this command in the package's folder")
    }
    let goldenFolders = failed.isEmpty && others.isEmpty ? nil : goldens.map { FilePath($0) }
    let folders = failed.isEmpty ? [FailedGolden.folder.path(in: scratch)] : failed
    for folder in folders where access(folder.fileSystemName, F_OK) != 0 && errno == ENOENT {
      if failed.isEmpty, !others.isEmpty || access(UsedGoldens.folder.path(in: scratch).fileSystemName, F_OK) == 0 {
        return try FailedGoldens([], goldenFolders: goldenFolders)
      }
      throw ToolError(.unreadable, in: folder, "there is no such folder; run the package's tests first")
    }
    return try FailedGoldens(folders, goldenFolders: goldenFolders)
  }
}
