#if Full || Boards
  internal import CanvasCLibrary

  /// The folder of a scene's frames: 0000.png, 0001.png and so on.
  struct FrameFolder {
    private let path: String
    private let frameCount: Int
    private let format: PictureFormat
    /// The names of extra frames from an earlier run.
    private let outdatedNames: [String]

    init(_ path: String, frameCount: Int, as format: PictureFormat) {
      (self.path, self.frameCount, self.format) = (path, frameCount, format)
      outdatedNames = Self.names(in: path).filter { (Self.number(of: $0, as: format) ?? -1) >= frameCount }
        .sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    }

    /// The frames to write.
    var files: [String] { (0..<frameCount).map(file) }

    /// The file of a frame.
    func file(_ frame: Int) -> String { Self.name(of: frame, as: format).path(in: path) }

    /// Frames of an earlier run that would follow the last one.
    var outdatedFiles: [String] { outdatedNames.map { $0.path(in: path) } }

    /// The note about removed frames, or nil for none.
    var note: String? {
      guard let first = outdatedNames.first, let last = outdatedNames.last else { return nil }
      let names = outdatedNames.count == 1 ? first : "\(first) to \(last)"
      let count = frameCount == 1 ? "is 1 frame" : "are \(frameCount) frames"
      // The folder with a slash at the end.
      return "\("".path(in: path)): removed \(names) from an earlier run; there \(count) now"
    }

    static func remove(_ file: String) throws(ToolError) {
      guard unlink(file.fileSystemName) == 0 || errno == ENOENT else {
        throw ToolError(FileError.writing(path: file, errno: errno))
      }
    }

    static func name(of frame: Int, as format: PictureFormat) -> String {
      frame.digits(4) + "." + format.rawValue
    }

    /// Returns the frame with a name, or nil if it isn't the name of a frame.
    static func number(of name: String, as format: PictureFormat) -> Int? {
      guard let number = Int(name.prefix { $0.isASCII && $0.isNumber }), Self.name(of: number, as: format) == name
      else { return nil }
      return number
    }

    /// Returns the files in a folder, or none if the folder doesn't exist yet.
    private static func names(in folder: String) -> [String] {
      guard let stream = opendir(folder.fileSystemName) else { return [] }
      defer { closedir(stream) }
      var names: [String] = []
      while let entry = readdir(stream) {
        guard entry.pointee.d_type != DT_DIR else { continue }
        names.append(
          withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
      }
      return names
    }
  }
#endif
