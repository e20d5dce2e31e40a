import EaselCommands
import EaselTestSupport
import Foundation

/// A run of `easel batch` and its results.
struct BatchRun {
  let run: RecordedRun
  let results: [Result]

  struct Result: Decodable {
    let version: Int
    let line: Int
    let id: ID?
    let status: String
    let output: String?
    let png: Data?
    let svg: Data?
    let pdf: Data?
    let size: [Int]?
    let milliseconds: Double
    let message: String?
    let notes: [Note]?

    struct Note: Decodable, Hashable {
      let kind, place, what: String
      let count: Int
    }
  }

  enum ID: Decodable, Hashable {
    case text(String)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      self = try (try? .number(value.decode(Double.self))) ?? .text(value.decode(String.self))
    }
  }

  init(_ lines: [String], _ arguments: String..., coreCount: Int = 3, errorIsTerminal: Bool = false) throws {
    try self.init(
      bytes: Array(lines.joined(separator: "\n").utf8), arguments, coreCount: coreCount,
      errorIsTerminal: errorIsTerminal)
  }

  /// Jobs may read all files, if the arguments don't say otherwise.
  init(
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
  var messages: [Int: String] {
    Dictionary(
      results.filter { $0.status == "failed" }.map { ($0.line, $0.message ?? "") }, uniquingKeysWith: { $0 + $1 })
  }
}
