package import Canvas
internal import Glibc

/// Notes which goldens a run asked for, so that those which no test asks for can be found.
///
/// `.build/goldens-used/` holds a file for each process, named by when it began and its number, with a line for each
/// question: the golden's path from the package's folder. A golden that was asked for twice stands there twice.
package enum UsedGoldens {
  // Numbers of processes come again; the time keeps two runs from sharing a file.
  private static let fileName = "\(time(nil))-\(getpid()).txt"

  /// Where a package's files of used goldens lie, from its folder.
  package static let folder = ".build/goldens-used"

  /// Adds a line. A list with gaps would call a used golden unused, so what can't be noted is a failure.
  static func note(_ golden: String, package: String) throws(GoldenFailure) {
    // What exists already is what is wanted; anything else shows when the file is opened.
    _ = unsafe mkdir("\(package)/.build".fileSystemName, 0o777)
    _ = unsafe mkdir("\(package)/\(folder)".fileSystemName, 0o777)
    let path = "\(folder)/\(fileName)"
    let file = unsafe open(
      "\(package)/\(path)".fileSystemName, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    // One write for the whole line: lines of tests that run at the same time then never mix.
    let line = Array("\(golden)\n".utf8)
    let written = unsafe line.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
    guard written == line.count else { throw failure(path) }
  }

  /// All goldens that any run asked for since the folder was removed; throws where there is no such folder.
  package static func all(package: String) throws(FileError) -> Set<FilePath> {
    let path = "\(package)/\(folder)"
    guard let stream = unsafe opendir(path.fileSystemName) else { throw .reading(path: path, errno: errno) }
    defer { unsafe closedir(stream) }
    var goldens: Set<FilePath> = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasSuffix(".txt") else { continue }
      let bytes = try FileReader.bytes(of: "\(path)/\(name)", limit: 1 << 28)
      for line in bytes.split(separator: UInt8(ascii: "\n")) { goldens.insert(FilePath(bytes: line)) }
    }
    return goldens
  }

  private static func failure(_ path: String) -> GoldenFailure {
    GoldenFailure(.notComparable, unsafe "\(path): \(String(cString: strerror(errno)))")
  }
}
