internal import CanvasCLibrary

/// The destination of a picture: a file, which is written completely or not at all, or standard output.
package enum PictureDestination {
  case file(String)
  case standardOutput

  /// Creates a destination from a name; `-` is standard output. Throws if the bytes would go to a terminal, or if the
  /// name has the extension of another format.
  package init(_ name: String, as format: FileFormat = .png, in environment: ToolEnvironment) throws(ToolError) {
    guard name != "-" else {
      if environment.outputIsTerminal {
        throw ToolError(.usage, "standard output is a terminal; write the picture to a file (-o FILE) or a pipe")
      }
      self = .standardOutput
      return
    }
    if Self.isTerminal(name) {
      throw ToolError(.usage, "\(name) is a terminal; write the picture to a file (-o FILE) or a pipe")
    }
    try Self.checkFormat(name, format)
    self = .file(name)
  }

  /// Throws if a file's name has the extension of another format.
  package static func checkFormat(_ name: String, _ format: FileFormat = .png) throws(ToolError) {
    if let problem = format.problem(ofName: name) { throw ToolError(.usage, "\(name): \(problem)") }
  }

  /// The destination of a picture, and its format: the one that is asked for, or that of the name's ending. Throws as
  /// `init` does, or if they differ.
  package static func picture(
    _ name: String, asked: PictureFormat?, in environment: ToolEnvironment
  ) throws(ToolError) -> (destination: PictureDestination, format: PictureFormat) {
    let format = try FileFormat.picture(ofName: name, asked: asked)
    return (try PictureDestination(name, as: .picture, in: environment), format)
  }

  /// The picture that a command writes: the value of `-o`, or a name with the ending of the format. The name `-`, that of
  /// data from standard input, stays.
  package static func name(_ output: String?, orNamed name: String, as format: PictureFormat?) -> String {
    output ?? (name == "-" ? name : "\(name).\((format ?? .png).rawValue)")
  }

  /// The name of a data file without its extension; `-` for standard input.
  package static func stem(ofData data: String) -> String {
    let path = FilePath(data).bytes
    let nameStart = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    // A leading dot, as in `.sales`, is part of the name.
    let point = path[nameStart...].dropFirst().lastIndex(of: UInt8(ascii: "."))
    return FilePath(bytes: Array(path[..<(point ?? path.endIndex)])).text
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

  /// Writes files that this run does not read. No file gets its name before all of them are written.
  package static func write(
    _ files: [AtomicFile.NewFile], sync: Bool, workers: Int = 1, in environment: ToolEnvironment
  ) throws(ToolError) {
    try environment.files.check(files.map(\.path))
    try writeChecked(files, sync: sync, workers: workers)
  }

  /// Writes files without checking whether this run reads them. The caller has checked, or replaces a file it has read.
  package static func writeChecked(_ files: [AtomicFile.NewFile], sync: Bool, workers: Int) throws(ToolError) {
    try asTool(file: AtomicFile.write(files, sync: sync, workers: workers))
  }

  /// Whether the path is a terminal, such as /dev/tty. Only character devices are opened for the check.
  private static func isTerminal(_ path: String) -> Bool {
    var status = stat()
    guard stat(path.fileSystemName, &status) == 0, status.st_mode & S_IFMT == S_IFCHR else { return false }
    let descriptor = open(path.fileSystemName, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return isatty(descriptor) == 1
  }
}
