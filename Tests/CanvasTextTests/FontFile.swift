import Canvas
import CanvasCLibrary
import Testing

/// The default font's bytes and small files made of them.
enum FontFile {
  static func dejaVuSans() throws -> [UInt8] { try bytes(of: SystemFonts.regular) }

  static func bytes(of path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: size) { $1 = fread($0.baseAddress, 1, size, file) }
  }

  /// Runs `body` with the path of a file of these bytes.
  static func with(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    var template = Array("/tmp/font-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    try #require(file >= 0)
    let path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    defer { unlink(path) }
    let written = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    close(file)
    try #require(written == bytes.count)
    try body(path)
  }
}
