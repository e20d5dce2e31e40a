package import Foundation

/// A run of `easel batch` and its results.
package struct BatchRun {
  package let run: RecordedRun
  package let results: [Result]

  package struct Result: Decodable {
    package let version: Int
    package let line: Int
    package let id: ID?
    package let status: String
    package let output: String?
    package let png: Data?
    package let svg: Data?
    package let pdf: Data?
    package let size: [Int]?
    package let milliseconds: Double
    package let message: String?
    package let notes: [Note]?

    package struct Note: Decodable, Hashable {
      package let kind, place, what: String
      package let count: Int

      package init(kind: String, place: String, what: String, count: Int) {
        (self.kind, self.place, self.what, self.count) = (kind, place, what, count)
      }
    }
  }

  package enum ID: Decodable, Hashable {
    case text(String)
    case number(Double)

    package init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      self = try (try? .number(value.decode(Double.self))) ?? .text(value.decode(String.self))
    }
  }

  package init(_ lines: [String], _ arguments: String..., coreCount: Int = 3, errorIsTerminal: Bool = false) throws {
    try self.init(
      bytes: Array(lines.joined(separator: "\n").utf8), arguments, coreCount: coreCount,
      errorIsTerminal: errorIsTerminal)
  }

  /// Jobs may read all files, if the arguments don't say otherwise.
  package init(
    bytes: [UInt8], _ arguments: [String], coreCount: Int = 3, errorIsTerminal: Bool = false, pieceSize: Int = 100,
    milliseconds: @escaping @Sendable () -> Double = { 5 }
  ) throws {
    run = RecordedRun(
      ["batch"] + (arguments.contains("--input-root") ? [] : ["--input-root", "/"]) + arguments, inputBytes: bytes,
      errorIsTerminal: errorIsTerminal, coreCount: coreCount,
      pieceSize: pieceSize, milliseconds: milliseconds)
    results = try run.output.split(separator: "\n").map { line in
      try JSONDecoder().decode(Result.self, from: Data(line.utf8))
    }
  }

  /// What failed, by line.
  package var messages: [Int: String] {
    Dictionary(
      results.filter { $0.status == "failed" }.map { ($0.line, $0.message ?? "") }, uniquingKeysWith: { $0 + $1 })
  }
}
