import FoundationEssentials

/// An empty folder of its own for a test, removed with everything in it when the test is over.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    path = FileManager.default.temporaryDirectory.path + "/easel-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a name in the folder.
  package subscript(name: String) -> String { path + "/" + name }

  /// Writes a file and returns its path. Missing folders are created.
  @discardableResult
  package func write(_ text: String, as name: String) throws -> String { try write(Array(text.utf8), as: name) }

  @discardableResult
  package func write(_ bytes: [UInt8], as name: String) throws -> String {
    let place = URL(filePath: self[name])
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place)
    return self[name]
  }

  package func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: self[name]))) }

  /// All names in the folder, sorted; those of temporary files included.
  package var names: [String] { names("") }

  /// The same of a folder inside.
  package func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: self[folder])) ?? []).sorted()
  }
}
