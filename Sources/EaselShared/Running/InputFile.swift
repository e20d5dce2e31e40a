package import Canvas

/// Reading what the command line names.
package enum InputFile {
  /// Far above any table or picture that makes sense, far below what would exhaust a machine.
  package static let byteLimit = 1 << 28

  /// All bytes of a file, or of standard input where the name is `-`.
  package static func bytes(_ name: String, in environment: ToolEnvironment) throws(ToolError) -> [UInt8] {
    do {
      environment.files.willRead(name)
      return name == "-" ? try environment.readInput(byteLimit) : try FileReader.bytes(of: name, limit: byteLimit)
    } catch {
      throw ToolError(error)
    }
  }

  /// The pixels of a PNG or JPEG file, so many of them a point.
  package static func picture(
    _ path: String, scale: Double = 1, in environment: ToolEnvironment
  ) throws(ToolError) -> Image {
    environment.files.willRead(path)
    let bytes: [UInt8]
    do { bytes = try FileReader.bytes(of: path, limit: byteLimit) } catch { throw ToolError(error) }
    do {
      return try Image(contents: bytes, scale: scale)
    } catch {
      throw ToolError(error.isOutOfMemory ? .internalFault : .badContent, in: path, error)
    }
  }

  /// What errors call the input.
  package static func label(_ name: String) -> String { name == "-" ? streamName : name }

  /// What errors call the input that `-` stands for; a job's is its data.
  @TaskLocal package static var streamName = "standard input"
}
