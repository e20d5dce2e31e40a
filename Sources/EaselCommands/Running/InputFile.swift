internal import Canvas
internal import CanvasGoldens

/// Reading what the command line names.
enum InputFile {
  /// Far above any table or picture that makes sense, far below what would exhaust a machine.
  static let byteLimit = 1 << 28

  /// All bytes of a file, or of standard input where the name is `-`.
  static func bytes(_ name: String, in environment: ToolEnvironment) throws(ToolError) -> [UInt8] {
    do {
      environment.files.willRead(name)
      return name == "-" ? try environment.readInput(byteLimit) : try FileReader.bytes(of: name, limit: byteLimit)
    } catch {
      throw ToolError(error)
    }
  }

  /// The pixels of a PNG or JPEG file.
  static func picture(_ path: String, in environment: ToolEnvironment) throws(ToolError) -> Image {
    environment.files.willRead(path)
    let bytes: [UInt8]
    do { bytes = try FileReader.bytes(of: path, limit: byteLimit) } catch { throw ToolError(error) }
    do { return try Image(contents: bytes) } catch { throw ToolError(.badContent, in: path, error) }
  }

  /// The samples of a PNG file that was read, as pictures are compared.
  static func straightPicture(_ bytes: [UInt8], of name: String) throws(ToolError) -> StraightImage {
    do { return try StraightImage(png: bytes) } catch { throw ToolError(.badContent, in: label(name), error) }
  }

  /// What errors call the input.
  static func label(_ name: String) -> String { name == "-" ? "standard input" : name }
}
