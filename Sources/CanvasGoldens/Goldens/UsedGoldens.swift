package import Canvas
internal import CanvasCLibrary

/// The goldens that the tests of a package asked for, so that those which no test asks for can be found.
///
/// `.build/goldens-used/` has a file for each process of the tests, with a line for each question: the folder of the
/// goldens from the package's folder, a tab, and the golden's path in that folder. A golden that was asked for twice is
/// there twice. A run of all tests removes the files of the runs before it. A run of some tests adds to them.
package struct UsedGoldens {
  /// The goldens, each as a path from the package's folder.
  package private(set) var goldens: Set<FilePath> = []
  /// The folders of goldens that tests named, from the package's folder.
  package private(set) var folders: Set<FilePath> = []

  /// Where the files are, from the package's folder.
  package static let folder = ".build/goldens-used"

  /// All goldens that the last run of all tests asked for, and the runs of some tests since. Throws if there is no folder
  /// of files.
  package init(package: String) throws(FileError) {
    let path = "\(package)/\(Self.folder)"
    for name in try Self.files(in: path) {
      let bytes = try FileReader.bytes(of: "\(path)/\(name)", limit: 1 << 28)
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        // A name has no tab, a folder might.
        guard let tab = line.lastIndex(of: UInt8(ascii: "\t")) else { continue }
        folders.insert(FilePath(bytes: line[..<tab]))
        goldens.insert(FilePath(bytes: line[..<tab] + [UInt8(ascii: "/")] + line[(tab + 1)...]))
      }
    }
  }

  private static func files(in path: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(path.fileSystemName) else { throw .reading(path: path, errno: errno) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".txt") { names.append(name) }
    }
    return names
  }
}

// MARK: Noting

extension UsedGoldens {
  /// The packages whose files of earlier runs this process has removed, or left.
  private static let begun = Locked<Set<String>>([])

  /// Adds a line. A list with gaps would call a used golden unused, so what can't be noted is a failure.
  ///
  /// - Parameters:
  ///   - name: The golden's path in the folder, with its ending.
  ///   - goldens: The folder of the goldens, from the package's folder.
  static func note(_ name: String, in goldens: String, package: String) throws(GoldenFailure) {
    // What exists already is what is wanted; anything else shows when the file is opened.
    _ = unsafe mkdir("\(package)/.build".fileSystemName, 0o777)
    _ = unsafe mkdir("\(package)/\(folder)".fileSystemName, 0o777)
    begun.withLock { begun in
      if begun.insert(package).inserted { begin(.ofProcess, package: package) }
    }
    let path = "\(folder)/\(TestRun.ofProcess.id)-\(getpid()).txt"
    let file = unsafe open(
      "\(package)/\(path)".fileSystemName, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    // One write for the whole line: lines of tests that run at the same time then never mix.
    let line = FilePath(goldens).bytes + Array("\t\(name)\n".utf8)
    let written = unsafe line.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
    guard written == line.count else { throw failure(path) }
  }

  /// Removes the files of earlier runs if this one runs all tests.
  package static func begin(_ run: TestRun, package: String) {
    let path = "\(package)/\(folder)"
    guard run.hasAllTests, let names = try? files(in: path) else { return }
    for name in names where !name.hasPrefix(run.id + "-") { _ = unsafe unlink("\(path)/\(name)".fileSystemName) }
  }

  private static func failure(_ path: String) -> GoldenFailure {
    GoldenFailure(.notComparable, unsafe "\(path): \(String(cString: strerror(errno)))")
  }
}
