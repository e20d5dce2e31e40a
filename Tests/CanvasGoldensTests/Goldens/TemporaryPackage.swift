import Canvas
import CanvasCLibrary
import CanvasGoldens
import TestSupport

/// A folder that looks like a package, with goldens of its own; removed with the last reference to it.
final class TemporaryPackage: Sendable {
  private let content: TemporaryFolder
  var path: String { content.path }

  init() throws {
    content = try TemporaryFolder()
    try write(Array("// swift-tools-version: 6.2\n".utf8), to: "Package.swift")
  }

  /// Where tests leave pictures of failures and the list of used goldens.
  var scratch: String { path + "/.build" }

  func store(_ recording: GoldenRecording, folder: String = "goldens") -> GoldenStore {
    GoldenStore(package: path, folder: folder, recording: recording)
  }

  func write(_ bytes: [UInt8], to name: String) throws { try AtomicFile.write(bytes, to: "\(path)/\(name)") }
  func write(_ image: Image, to name: String) throws { try write(image.png(), to: name) }

  /// The bytes of a file; nil where there is none, or it can't be read.
  func bytes(of name: String) -> [UInt8]? { try? FileReader.bytes(of: "\(path)/\(name)", limit: 1 << 24) }
  func image(at name: String) throws -> Image? { try bytes(of: name).map { try Image(png: $0) } }

  /// Makes a file longer with zeroes that take no room.
  func extend(_ name: String, to size: Int) throws {
    guard unsafe truncate("\(path)/\(name)", size) == 0 else { throw SetUpError() }
  }

  func size(of name: String) throws -> Int { try Int(status(of: name).st_size) }

  /// When a file was last written, in nanoseconds.
  func modificationTime(of name: String) throws -> Int {
    let time = try status(of: name).st_mtim
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  private func status(of name: String) throws -> stat {
    var status = stat()
    guard unsafe stat("\(path)/\(name)", &status) == 0 else { throw SetUpError() }
    return status
  }

  /// The names in a folder, sorted; none where it does not exist.
  func names(in folder: String) -> [String] { content.names(folder) }

  struct SetUpError: Error {}
}
