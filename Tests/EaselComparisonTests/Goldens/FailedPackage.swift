import EaselTestSupport
import Foundation
import TestSupport

/// A package with goldens and with failures of its tests, as `GoldenStore` leaves them.
final class FailedPackage {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.2\n", as: "Package.swift")
  }

  /// Writes a golden and its failure: what was there, if anything, and what was drawn.
  func fail(
    _ golden: String, at place: String, actual: [UInt8], expected: [UInt8]? = nil, limits: String? = nil,
    in failures: String = ".build/goldens-failed"
  ) throws {
    if let expected {
      try folder.write(expected, as: golden)
      try folder.write(expected, as: "\(failures)/\(place)/expected.png")
      try folder.write(expected, as: "\(failures)/\(place)/panel.png")
    }
    try folder.write(actual, as: "\(failures)/\(place)/actual.png")
    let limits = limits.map { "limits\t\($0)\n" } ?? ""
    try folder.write("golden\t\(golden)\n\(limits)", as: "\(failures)/\(place)/golden.txt")
  }

  /// The paths of all files in a folder, sorted.
  func files(in name: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder[name])?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder["\(name)/\(path)"], isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  func run(_ command: String, _ arguments: [String], errorIsTerminal: Bool = false) -> RecordedRun {
    RecordedRun(
      ["goldens", command, "--package", folder.path] + arguments, errorIsTerminal: errorIsTerminal)
  }
}
