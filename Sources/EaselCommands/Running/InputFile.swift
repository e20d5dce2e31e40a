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

  /// The pixels of a PNG or JPEG file, so many of them a point.
  static func picture(
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

  /// The samples of a PNG or JPEG file that was read, as pictures are compared, and what is odd about the file; where the
  /// reading is strict that is an error.
  static func straightPicture(
    _ bytes: [UInt8], of name: String, isStrict: Bool
  ) throws(ToolError) -> (picture: StraightImage, notes: [PNGNote]) {
    let read: (picture: StraightImage, notes: [PNGNote])
    do {
      read = try StraightImage.reading(bytes, needsEnd: isStrict)
    } catch {
      throw ToolError(error.isOutOfMemory ? .internalFault : .badContent, in: label(name), error)
    }
    guard isStrict, let note = read.notes.first else { return read }
    throw ToolError(.badContent, in: label(name), "\(note); --strict does not allow that")
  }

  /// What errors call the input.
  static func label(_ name: String) -> String { name == "-" ? streamName : name }

  /// What errors call the input that `-` stands for; a job's is its data.
  @TaskLocal static var streamName = "standard input"
}
