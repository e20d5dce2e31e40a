/// Reads the files on the command line.
package enum InputFile {
  /// The maximum size of a file: far above any useful table or picture, and far below a machine's memory.
  package static let byteLimit = 1 << 28

  /// Returns all bytes of a file, or of standard input if the name is `-`.
  package static func bytes(_ name: String, in environment: ToolEnvironment) throws(ToolError) -> [UInt8] {
    environment.files.willRead(name)
    return try asTool(
      file: name == "-" ? environment.readInput(byteLimit) : FileReader.bytes(of: name, limit: byteLimit))
  }

  /// The bytes of a large regular file, which are read when they are needed, or all bytes of any other.
  package static func stored(_ name: String, in environment: ToolEnvironment) throws(ToolError) -> StoredBytes {
    guard name != "-", let file = FileBytes(name, sizes: 1 << 20...byteLimit) else {
      return .memory(try bytes(name, in: environment))
    }
    environment.files.willRead(name)
    return .file(file)
  }

  /// The name of an input in error messages.
  package static func label(_ name: String) -> String { name == "-" ? streamName : name }

  /// The name of the input `-` in error messages. In a job, `-` is the job's data.
  @TaskLocal package static var streamName = "standard input"
}
