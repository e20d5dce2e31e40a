package import Canvas
internal import CanvasCLibrary

/// Where a PNG goes: a file, written whole or not at all, or standard output.
package enum PictureDestination {
  case file(String)
  case standardOutput

  /// `-` is standard output. Throws where the bytes would land on a terminal, which they could only garble, and where the
  /// name says another format.
  package init(_ name: String, in environment: ToolEnvironment) throws(ToolError) {
    guard name != "-" else {
      if environment.outputIsTerminal {
        throw ToolError(.usage, "standard output is a terminal; a PNG goes to a file (-o FILE) or a pipe")
      }
      self = .standardOutput
      return
    }
    if Self.isTerminal(name) {
      throw ToolError(.usage, "\(name) is a terminal; a PNG goes to a file (-o FILE) or a pipe")
    }
    try Self.checkFormat(name)
    self = .file(name)
  }

  /// Throws where a file's name says another format than PNG.
  package static func checkFormat(_ name: String) throws(ToolError) {
    let lowercased = name.lowercased()
    guard let ending = otherEndings.first(where: lowercased.hasSuffix) else { return }
    throw ToolError(.usage, "\(name): a PNG is written; a name that ends in \(ending) would say another format")
  }

  /// Of formats that programs tell by a name's ending.
  private static let otherEndings = [
    ".avif", ".bmp", ".eps", ".gif", ".heic", ".jpeg", ".jpg", ".pdf", ".ps", ".svg", ".tif", ".tiff", ".webp",
  ]

  /// The name of a chart's file: what `-o` says; without it the data's with `.png` in place of its ending.
  package static func name(_ output: String?, ofData data: String) -> String {
    if let output { return output }
    guard data != "-" else { return "-" }
    let path = FilePath(data).bytes
    let nameStart = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    // A point at the start, as in `.sales`, belongs to the name.
    let point = path[nameStart...].dropFirst().lastIndex(of: UInt8(ascii: "."))
    return FilePath(bytes: path[..<(point ?? path.endIndex)] + Array(".png".utf8)).text
  }

  package var isStandardOutput: Bool {
    if case .standardOutput = self { true } else { false }
  }

  package func write(_ bytes: [UInt8], sync: Bool, in environment: ToolEnvironment) throws(ToolError) {
    switch self {
    case .standardOutput: try environment.print(bytes)
    case .file(let path): try Self.write([AtomicFile.NewFile(path: path, bytes: bytes)], sync: sync, in: environment)
    }
  }

  /// Writes files that this run does not read: none of them has its name before the disk has taken all.
  package static func write(
    _ files: [AtomicFile.NewFile], sync: Bool, workers: Int = 1, in environment: ToolEnvironment
  ) throws(ToolError) {
    try environment.files.check(files.map(\.path))
    try writeChecked(files, sync: sync, workers: workers)
  }

  /// Writes files without asking whether this run reads them: the caller has checked that, or replaces what it has read.
  package static func writeChecked(_ files: [AtomicFile.NewFile], sync: Bool, workers: Int) throws(ToolError) {
    do throws(FileError) {
      if files.count == 1 {
        try AtomicFile.write(files[0].bytes, to: files[0].path, sync: sync)
      } else {
        try AtomicFile.write(files, sync: sync, workers: workers)
      }
    } catch {
      throw ToolError(error)
    }
  }

  /// Whether the path is a terminal's device, as /dev/tty is. Only devices are opened to ask.
  private static func isTerminal(_ path: String) -> Bool {
    var status = stat()
    guard stat(path.fileSystemName, &status) == 0, status.st_mode & S_IFMT == S_IFCHR else { return false }
    let descriptor = open(path.fileSystemName, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return isatty(descriptor) == 1
  }
}
