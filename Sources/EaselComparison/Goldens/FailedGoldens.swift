internal import CanvasCLibrary

/// The failures of golden tests in folders, which may come from other machines, such as the shards of a test run.
///
/// Nothing in the folders is trusted: links are not followed, and a golden's path can't leave the package's folder.
struct FailedGoldens {
  /// The pictures of a golden that a test failed to draw.
  struct Failure: Sendable {
    /// The folder of all failures that it was found in.
    let root: String
    /// The path of its folder, relative to the folder of all failures. For goldens in `goldens`, this is the name that
    /// the test uses. Empty if that folder is the failure's.
    let path: FilePath
    /// The golden's path, relative to the package's folder.
    let golden: FilePath
    /// The limits that the test used, or nil for an exact comparison.
    let limits: GoldenLimits?
    /// Whether there is a picture of the golden as it was.
    let hasExpected: Bool
    /// Whether no test uses the golden, which didn't fail.
    var isUnused = false
  }

  /// The folders of all failures, or of a single one.
  let folders: [String]
  /// The folders that goldens must lie in, besides those named `goldens`; nil for any folder of the package that isn't
  /// hidden.
  private let goldenFolders: [FilePath]?
  /// The failures, sorted by the bytes of their goldens' paths.
  private(set) var failures: [Failure] = []
  /// The errors of other folders, which are not failures of a golden.
  private(set) var problems: [ToolError] = []

  /// Searches folders. Throws if one can't be read. A problem inside doesn't hide the other failures.
  init(_ folders: [String], goldenFolders: [FilePath]?) throws(ToolError) {
    (self.folders, self.goldenFolders) = (folders, goldenFolders)
    for folder in folders { try collect([], in: folder) }
    failures.sort { ($0.golden, $0.path) < ($1.golden, $1.path) }
    removeRepeated()
  }

  /// Adds goldens that no test uses.
  mutating func add(unused goldens: [FilePath]) {
    problems += goldens.filter { !isAllowed($0) }.map { Self.notAllowed($0, in: "--used") }
    failures += goldens.filter(isAllowed).map { golden in
      let text = golden.text.dropLast(".png".count)
      let name = text.hasPrefix("goldens/") ? text.dropFirst("goldens/".count) : text
      return Failure(
        root: "", path: FilePath(String(name)), golden: golden, limits: nil, hasExpected: true, isUnused: true)
    }
  }

  /// The path of a failure's folder.
  func place(of failure: Failure) -> String { Self.place(failure.path, in: failure.root) }

  /// The path of a failure's file.
  func file(_ name: String, of failure: Failure) -> String { name.path(in: place(of: failure)) }

  /// A path in the folder of all failures, which an empty path means.
  private static func place(_ path: FilePath, in folder: String) -> String {
    path.bytes.isEmpty ? folder : path.text.path(in: folder)
  }

  /// Keeps the failures with these names, or all without names. Throws for a name that no failure has.
  ///
  /// A name is a golden's path, the path without its extension, or the name that the test uses; or a glob of them.
  mutating func keep(_ names: [String]) throws(ToolError) {
    failures = try NameChoice(names).chosen(of: failures, in: folders.joined(separator: ", ")) {
      [$0.golden.text, FilePath(bytes: $0.golden.bytes.dropLast(".png".utf8.count)).text, $0.path.text]
    }
  }

  /// Searches the folder with these parts. Throws if it can't be read.
  private mutating func collect(_ parts: [UInt8], in folder: String) throws(ToolError) {
    let path = Self.place(FilePath(bytes: parts), in: folder)
    guard let names = FilePath.names(in: path) else { throw PictureTree.unreadable(path) }
    var files: Set<String> = []
    for name in names {
      let inner = parts.isEmpty ? name.bytes : parts + [UInt8(ascii: "/")] + name.bytes
      let innerPath = Self.place(FilePath(bytes: inner), in: folder)
      var status = stat()
      guard lstat(innerPath.fileSystemName, &status) == 0 else {
        problems.append(PictureTree.unreadable(innerPath))
        continue
      }
      let file = name.text
      let isFile = [FailedGolden.actual, FailedGolden.expected, FailedGolden.record].contains(file)
      if status.st_mode & S_IFMT == S_IFDIR {
        do { try collect(inner, in: folder) } catch { problems.append(error) }
      } else if isFile, status.st_mode & S_IFMT == S_IFREG {
        files.insert(file)
      } else if isFile {
        problems.append(ToolError(.unreadable, in: innerPath, "not a regular file; skipped"))
      }
    }
    if !files.isEmpty { add(FilePath(bytes: parts), files: files, in: folder) }
  }

  private mutating func add(_ path: FilePath, files: Set<String>, in folder: String) {
    do throws(ToolError) {
      let place = Self.place(path, in: folder)
      guard files.contains(FailedGolden.actual) else {
        throw ToolError(.unreadable, in: place, "there is no \(FailedGolden.actual)")
      }
      // A folder without a record is from a version that wrote none.
      var record = FailedGolden.Record(golden: FilePath("goldens/\(path.text).png"))
      if files.contains(FailedGolden.record) { record = try Self.record(in: FailedGolden.record.path(in: place)) }
      guard Self.isGolden(record.golden) else {
        throw ToolError(
          .badContent, in: place, "'\(record.golden.text)' is not the path of a PNG file in the package's folder")
      }
      guard isAllowed(record.golden) else { throw Self.notAllowed(record.golden, in: place) }
      let limits = try record.limits.map { (limits) throws(ToolError) in
        do { return try GoldenLimits(json: Array("{\"**\":\(limits)}".utf8)) } catch {
          throw ToolError(.badContent, in: FailedGolden.record.path(in: place), "the limits are invalid: \(error)")
        }
      }
      failures.append(
        Failure(
          root: folder, path: path, golden: record.golden, limits: limits,
          hasExpected: files.contains(FailedGolden.expected)))
    } catch {
      problems.append(error)
    }
  }

  private static func record(in path: String) throws(ToolError) -> FailedGolden.Record {
    let bytes = try asTool(file: FileReader.bytes(of: path, limit: 1 << 16))
    guard let record = FailedGolden.Record(bytes) else {
      throw ToolError(.badContent, in: path, "there is no line with the path of a golden")
    }
    return record
  }

  /// Whether a path can be that of a golden: one of a PNG file, below the package's folder.
  private static func isGolden(_ path: FilePath) -> Bool {
    let parts = path.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return PictureTree.hasEnding(path.bytes, ["png"]) && parts.last?.count ?? 0 > ".png".utf8.count
      && parts.allSatisfy { part in
        // Names that begin with a point are hidden, or lead elsewhere: `.git`, `..`.
        !part.isEmpty && part.first != UInt8(ascii: ".") && part.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      }
  }

  /// Whether a golden may be replaced. Failures of this machine's own tests are trusted to know their folders.
  private func isAllowed(_ golden: FilePath) -> Bool {
    guard let goldenFolders else { return true }
    let parts = golden.bytes.split(separator: UInt8(ascii: "/"))
    return parts.dropLast().contains { $0.elementsEqual("goldens".utf8) }
      || goldenFolders.contains { folder in
        let names = folder.bytes.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
        return !names.isEmpty && parts.count > names.count && parts.starts(with: names, by: { $0.elementsEqual($1) })
      }
  }

  private static func notAllowed(_ golden: FilePath, in place: String) -> ToolError {
    ToolError(.badContent, in: place, "'\(golden.text)' is not in a folder named goldens; --goldens allows another")
  }

  /// Removes failures of a golden that an earlier one has too. Tests can't leave any.
  private mutating func removeRepeated() {
    var kept: [Failure] = []
    for failure in failures {
      if let last = kept.last, last.golden == failure.golden {
        let (first, second) = (place(of: last), place(of: failure))
        problems.append(ToolError(.badContent, in: second, "\(first) is also a failure of \(failure.golden.text)"))
      } else {
        kept.append(failure)
      }
    }
    failures = kept
  }
}
