internal import CanvasCLibrary

/// The goldens that the tests of a package use, for finding those that no test uses.
///
/// `goldens-used` in the scratch folder has a file for each test process, with a line for each use: the folder of the goldens
/// relative to the package's folder, a tab, and the golden's path in that folder. A golden that is used twice has two
/// lines. A run of all tests removes the files of earlier runs. A run of some tests adds to them.
package struct UsedGoldens {
  /// The goldens, each as a path relative to the package's folder.
  package private(set) var goldens: Set<FilePath> = []
  /// The folders of goldens, relative to the package's folder.
  package private(set) var folders: Set<FilePath> = []

  /// The name of the folder of the files.
  package static let folder = "goldens-used"

  /// Reads all goldens used by the last run of all tests and by later runs of some tests. Throws if the folder
  /// doesn't exist.
  package init(scratch: String) throws(FileError) { try add("\(scratch)/\(Self.folder)") }

  /// No goldens.
  package init() {}

  /// Adds the goldens of a file of a test process, or of a folder of them.
  package mutating func add(_ path: String) throws(FileError) {
    let names = Self.files(in: path)
    for file in names?.map({ "\(path)/\($0)" }) ?? [path] {
      let bytes = try FileReader.bytes(of: file, limit: 1 << 28)
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        // A name has no tab, but a folder might.
        guard let tab = line.lastIndex(of: UInt8(ascii: "\t")) else { continue }
        folders.insert(FilePath(bytes: line[..<tab]))
        goldens.insert(FilePath(bytes: line[..<tab] + [UInt8(ascii: "/")] + line[(tab + 1)...]))
      }
    }
  }

  /// The names of the files of test processes in a folder; nil if it is none that can be read.
  private static func files(in path: String) -> [String]? {
    FilePath.names(in: path)?.map(\.text).filter { $0.hasSuffix(".txt") }
  }

  // MARK: Recording uses

  /// The scratch folders in which this process has already handled the files of earlier runs.
  private static let begun = Locked<Set<String>>([])

  /// Adds a line. If that fails, the test fails, because an incomplete list would report used goldens as unused.
  ///
  /// - Parameters:
  ///   - name: The golden's path in the folder, with its extension.
  ///   - goldens: The folder of the goldens, relative to the package's folder.
  static func note(_ name: String, in goldens: String, scratch: String) throws(GoldenFailure) {
    // Ignore existing folders; other errors appear when the file is opened.
    _ = unsafe mkdir(scratch.fileSystemName, 0o777)
    _ = unsafe mkdir("\(scratch)/\(folder)".fileSystemName, 0o777)
    begun.withLock { begun in
      if begun.insert(scratch).inserted { begin(.ofProcess, scratch: scratch) }
    }
    let path = "\(scratch)/\(folder)/\(TestRun.ofProcess.id)-\(getpid()).txt"
    let file = unsafe open(path.fileSystemName, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    // Write the whole line at once, so that lines of concurrent tests never mix.
    let line = FilePath(goldens).bytes + Array("\t\(name)\n".utf8)
    let written = unsafe line.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
    guard written == line.count else { throw failure(path) }
  }

  /// Removes the files of earlier runs if this run includes all tests.
  package static func begin(_ run: TestRun, scratch: String) {
    let path = "\(scratch)/\(folder)"
    guard run.hasAllTests, let names = files(in: path) else { return }
    for name in names where !name.hasPrefix(run.id + "-") { _ = unsafe unlink("\(path)/\(name)".fileSystemName) }
  }

  private static func failure(_ path: String) -> GoldenFailure {
    GoldenFailure(.notComparable, unsafe "\(path): \(String(cString: strerror(errno)))")
  }
}
