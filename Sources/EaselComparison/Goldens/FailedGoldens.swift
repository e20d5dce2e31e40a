internal import Canvas
internal import CanvasCLibrary
internal import CanvasGoldens
internal import EaselShared

/// The failures of golden tests in a folder, which may come from another machine.
///
/// Nothing in the folder is trusted: links are not followed, and a golden's path can't leave the package's folder.
struct FailedGoldens {
  /// The pictures of a golden that a test failed to draw.
  struct Failure: Sendable {
    /// The path of its folder, relative to the folder of all failures. For goldens in `goldens`, this is the name that
    /// the test uses. Empty if that folder is the failure's.
    let path: FilePath
    /// The golden's path, relative to the package's folder.
    let golden: FilePath
    /// The limits that the test used, or nil for an exact comparison.
    let limits: GoldenLimits?
    /// Whether there is a picture of the golden as it was.
    let hasExpected: Bool
  }

  /// The folder of all failures, or of a single one.
  let folder: String
  /// The failures, sorted by the bytes of their goldens' paths.
  private(set) var failures: [Failure] = []
  /// The errors of other folders, which are not failures of a golden.
  private(set) var problems: [ToolError] = []

  /// Searches a folder. Throws if it can't be read. A problem inside it doesn't hide the other failures.
  init(_ folder: String) throws(ToolError) {
    self.folder = folder
    try collect([])
    failures.sort { ($0.golden, $0.path) < ($1.golden, $1.path) }
    removeRepeated()
  }

  /// The path of a failure's folder.
  func place(of failure: Failure) -> String { place(failure.path) }

  /// The path of a failure's file.
  func file(_ name: String, of failure: Failure) -> String { name.path(in: place(of: failure)) }

  /// A path in the folder of all failures, which an empty path means.
  private func place(_ path: FilePath) -> String { path.bytes.isEmpty ? folder : path.text.path(in: folder) }

  /// Keeps the failures with these names, or all without names. Throws for a name that no failure has.
  ///
  /// A name is a golden's path, the path without its extension, or the name that the test uses; or a glob of them.
  mutating func keep(_ names: [String]) throws(ToolError) {
    guard !names.isEmpty else { return }
    var isKept = failures.map { _ in false }
    for name in names {
      let glob: Glob
      do { glob = try Glob(name) } catch { throw ToolError(.usage, error.description) }
      var hasAny = false
      for (index, failure) in failures.enumerated()
      where failure.names.contains(where: { FilePath($0) == FilePath(name) || glob.matches($0) }) {
        isKept[index] = true
        hasAny = true
      }
      guard hasAny else { throw ToolError(.unreadable, "\(name): no golden in \(folder) has this name") }
    }
    failures = zip(failures, isKept).filter(\.1).map(\.0)
  }

  /// Searches the folder with these parts. Throws if it can't be read.
  private mutating func collect(_ parts: [UInt8]) throws(ToolError) {
    let path = place(FilePath(bytes: parts))
    guard let stream = opendir(path.fileSystemName) else {
      throw ToolError(.unreadable, in: path, "can't be read: \(String(cString: strerror(errno)))")
    }
    defer { closedir(stream) }
    var files: Set<String> = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      let inner = parts.isEmpty ? name : parts + [UInt8(ascii: "/")] + name
      let innerPath = place(FilePath(bytes: inner))
      var status = stat()
      guard lstat(innerPath.fileSystemName, &status) == 0 else {
        problems.append(ToolError(.unreadable, in: innerPath, "can't be read: \(String(cString: strerror(errno)))"))
        continue
      }
      let file = FilePath(bytes: name).text
      let isFile = [FailedGolden.actual, FailedGolden.expected, FailedGolden.record].contains(file)
      if status.st_mode & S_IFMT == S_IFDIR {
        do { try collect(inner) } catch { problems.append(error) }
      } else if isFile, status.st_mode & S_IFMT == S_IFREG {
        files.insert(file)
      } else if isFile {
        problems.append(ToolError(.unreadable, in: innerPath, "not a regular file; skipped"))
      }
    }
    if !files.isEmpty { add(FilePath(bytes: parts), files: files) }
  }

  private mutating func add(_ path: FilePath, files: Set<String>) {
    do throws(ToolError) {
      let place = place(path)
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
      let limits = try record.limits.map { (limits) throws(ToolError) in
        do { return try GoldenLimits(json: Array("{\"**\":\(limits)}".utf8)) } catch {
          throw ToolError(.badContent, in: FailedGolden.record.path(in: place), "the limits are invalid: \(error)")
        }
      }
      failures.append(
        Failure(
          path: path, golden: record.golden, limits: limits, hasExpected: files.contains(FailedGolden.expected)))
    } catch {
      problems.append(error)
    }
  }

  private static func record(in path: String) throws(ToolError) -> FailedGolden.Record {
    let bytes: [UInt8]
    do { bytes = try FileReader.bytes(of: path, limit: 1 << 16) } catch { throw ToolError(error) }
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
        !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
          && part.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      }
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

extension FailedGoldens.Failure {
  /// The names by which a command line can mean this failure.
  fileprivate var names: [String] {
    [golden.text, FilePath(bytes: golden.bytes.dropLast(".png".utf8.count)).text, path.text]
  }
}
