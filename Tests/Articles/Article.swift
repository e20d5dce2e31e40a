import Foundation
import Testing

/// A page of the documentation and the file of tests that its code comes from: among those of its module, or in
/// `PictureTests` if it draws pictures or is about several modules.
///
/// The Swift blocks of `Coordinates.md` are, in their order, the snippets of `CoordinatesSnippets.swift`: the lines
/// between `// snippet` and `// end of snippet`, less their indentation. A block may begin with the imports of the file,
/// which a snippet inside a function can't.
package struct Article: Sendable, CustomTestStringConvertible {
  /// From the package's folder on.
  package let path: String

  package var testDescription: String { path }

  /// "Coordinates" of "…/Coordinates.md".
  package var name: String { String(path.split(separator: "/").last?.dropLast(".md".count) ?? "") }

  /// The file of the page's code, or nil if there is none.
  package var snippetFile: String? { Self.snippetFiles.first { $0.hasSuffix("/\(name)Snippets.swift") } }

  package static let resources = "Sources/Canvas/Canvas.docc/Resources"

  /// The files of all pages' code.
  package static let snippetFiles: [String] = {
    let targets = (try? names(in: "Tests", ending: "Tests")) ?? []
    return targets.map { "Tests/\($0)/Snippets" }.flatMap { folder in
      ((try? names(in: folder, ending: ".swift")) ?? []).map { "\(folder)/\($0)" }
    }
  }()

  /// README, and the pages of all modules' catalogues.
  package static let all: [Article] = {
    let modules = (try? names(in: "Sources", ending: "")) ?? []
    let catalogues = modules.map { "Sources/\($0)/\($0).docc" }
    let pages = catalogues.flatMap { catalogue in
      ((try? names(in: catalogue, ending: ".md")) ?? []).map { "\(catalogue)/\($0)" }
    }
    return (["README.md"] + pages).map { Article(path: $0) }
  }()

  // MARK: Reading

  package struct Block: Equatable, CustomTestStringConvertible {
    /// What stands behind the fence; nil for a block that is only indented.
    package var language: String?
    package var lines: [String]

    package var testDescription: String { lines.joined(separator: "\n") }
  }

  /// The languages of blocks that are files and command lines. A page's own tests read them.
  private static let otherLanguages = ["yaml", "csv", "sh"]

  /// The blocks of Swift between fences, without the parts of a manifest, which begin with its name.
  package func blocks() throws -> [Block] {
    try allBlocks().filter { $0.lines.first != Self.manifest && !Self.otherLanguages.contains($0.language ?? "") }
  }

  /// The texts of blocks in another language, such as "yaml".
  package func texts(of language: String) throws -> [String] {
    try allBlocks().filter { $0.language == language }.map { $0.lines.joined(separator: "\n") + "\n" }
  }

  /// The parts of a manifest.
  package func manifests() throws -> [Block] { try allBlocks().filter { $0.lines.first == Self.manifest } }

  private static let manifest = "// Package.swift"

  private func allBlocks() throws -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for line in try Self.lines(of: path) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = Block(language: String(line.dropFirst(3)), lines: [])
        }
      } else {
        open?.lines.append(line)
      }
    }
    return blocks + (open.map { [$0] } ?? [])
  }

  /// The snippets of the article's file; none where it has no file.
  package func snippets() throws -> [Block] {
    guard let snippetFile else { return [] }
    var snippets: [Block] = []
    var open: [String]?
    for line in try Self.lines(of: snippetFile) {
      switch (line.drop { $0 == " " }, open) {
      case ("// snippet", _):
        open = []
      case ("// end of snippet", let lines?):
        snippets.append(Block(language: "swift", lines: Self.withoutIndentation(lines)))
        open = nil
      default:
        open?.append(line)
      }
    }
    return snippets
  }

  /// The imports of the article's file.
  package func imports() throws -> Set<String> {
    Set(try snippetFile.map { try Self.lines(of: $0) }?.filter { $0.hasPrefix("import ") } ?? [])
  }

  /// The names of the pictures that the article shows from the catalogue.
  package func pictures() throws -> [String] {
    try Self.lines(of: path).compactMap { line in
      guard line.hasPrefix("!["), let start = line.firstIndex(of: "("), line.hasSuffix(")") else { return nil }
      return String(line[line.index(after: start)...].dropLast())
    }
  }

  package static func names(in folder: String, ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: absolute(folder)).filter { $0.hasSuffix(ending) }.sorted()
  }

  package static func lines(of path: String) throws -> [String] {
    try String(contentsOfFile: absolute(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  static func absolute(_ path: String) -> String {
    // This file lies three folders deep in the package.
    let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    return "\(package)/\(path)"
  }

  private static func withoutIndentation(_ lines: [String]) -> [String] {
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }
  }
}
