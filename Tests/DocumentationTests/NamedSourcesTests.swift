import Articles
import Foundation
import Testing

/// Files, folders and names that pages give are there.
@Suite struct NamedSourcesTests {
  private static let pages = Article.all.map(\.path) + ["CONTRIBUTING.md"]
  /// The pages that tell where things are in the sources.
  private static let guides =
    ["CONTRIBUTING.md"] + ["Architecture", "ThePackage"].map { "Sources/Canvas/Canvas.docc/\($0).md" }

  private static func text(of page: String) throws -> String { try Article.lines(of: page).joined(separator: "\n") }

  /// What stands in backticks, less links to symbols, which docc checks.
  private static func code(of page: String) throws -> [String] {
    try text(of: page).replacing(/``[^`]+``/, with: "").matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  // MARK: Links

  @Test(arguments: pages) func aLinkLeadsToAFile(page: String) throws {
    let folder = page.split(separator: "/").dropLast()
    for link in try Article.lines(of: page).flatMap({ $0.matches(of: /\]\(([^)# ]+)(#[^)]*)?\)/) }).map(\.1) {
      if link.contains(":") || page.hasSuffix(".docc/\(link)") || !link.contains(/[.\/]/) { continue }
      let path = folder.map(String.init) + link.split(separator: "/").map(String.init)
      let isThere = PackageFiles.all.contains(path.joined(separator: "/"))
      #expect(isThere, "\(page): \(link)")
    }
  }

  // MARK: Paths

  /// What a page names from the package's folder on; in a guide also what it names from another folder on.
  private static func paths(in page: String) throws -> Set<Substring> {
    let paths = try text(of: page).matches(of: /\b(Sources|Tests|Examples|assets|\.ci)\/[\w\/.+-]*[\w]/).map(\.0)
    guard guides.contains(page) else { return Set(paths) }
    let words = try code(of: page).flatMap { $0.split(separator: " ") }
    return Set(paths + words.filter { $0.contains(/^[A-Za-z][\w.+-]*(\/[\w.+-]+)+$|^[A-Za-z][\w.+-]*\.(swift|h|c)$/) })
  }

  @Test(arguments: pages) func aPathIsThere(page: String) throws {
    for path in try Self.paths(in: page) {
      let isThere = PackageFiles.all.contains { $0 == path || $0.hasSuffix("/\(path)") }
      #expect(isThere, "\(page): \(path)")
    }
  }

  // The steps of the engine are folders: "1. **Path.** Lines, …".
  @Test func aStageIsAFolderOfTheEngine() throws {
    let stages = try Article.lines(of: Self.guides[1]).compactMap { $0.firstMatch(of: /^\d\. \*\*([\w, ]+)\.\*\*/)?.1 }
    #expect(stages.count == 7)
    for stage in stages.flatMap({ $0.split(separator: ", ") }) {
      #expect(PackageFiles.all.contains("Sources/Canvas/\(stage)"), "\(stage)")
    }
  }

  // MARK: Names

  /// Whether a word is a name in code, such as `Shape`, `add_edges` or `fill(_:using:)`, rather than a command.
  private static func isName(_ code: String) -> Bool {
    code.contains(/^[\w.]+(\([\w:]*\))?$/) && code.contains(/[A-Z_(]/) && !code.contains(/\.(swift|h|c|md)$/)
  }

  @Test(arguments: guides) func aNameIsInTheSources(page: String) throws {
    for code in Set(try Self.code(of: page).filter(Self.isName)) {
      for name in code.split(whereSeparator: { "().:".contains($0) }) where name != "_" {
        #expect(PackageFiles.sources.range(of: Data(name.utf8)) != nil, "\(page): \(code)")
      }
    }
  }

  // MARK: Targets

  @Test func aTargetIsListedBelowThoseThatItDependsOn() throws {
    let dependencies = try Self.dependencies()
    let sources = Set(try Article.names(in: "Sources", ending: "")).subtracting(["Benchmarks"])
    let rows = try Article.lines(of: Self.guides[2]).filter { $0.hasPrefix("| `") }
    let listed = rows.flatMap { row in
      row.prefix { $0 != "." }.split(separator: "|")[0].matches(of: /`(\w+)`/).map { String($0.1) }
    }
    #expect(sources.filter { $0.contains(/^(Canvas|[Ee]asel)/) }.subtracting(listed).isEmpty)
    for (index, target) in listed.enumerated() {
      let below = (dependencies[target] ?? []).intersection(listed).subtracting(listed[..<index])
      #expect(below.isEmpty, "\(target) depends on \(below.sorted()), which the page lists below it")
    }
  }

  /// The names in each target of the manifest, those of its dependencies among them.
  private static func dependencies() throws -> [String: Set<String>] {
    let manifest = try text(of: "Package.swift")
      .replacing(/\.target\(name: ("\w+"), condition: \.when\([^)]*\)\)/) { $0.1 }
    let starts = manifest.matches(of: /\.(?:target|executableTarget|testTarget)\(\s*name: "(\w+)"/)
    let ends = starts.dropFirst().map(\.range.lowerBound) + [manifest.endIndex]
    return Dictionary(
      uniqueKeysWithValues: zip(starts, ends).map { start, end in
        let names = manifest[start.range.upperBound..<end].matches(of: /"(\w+)"/).map { String($0.1) }
        return (String(start.1), Set(names))
      })
  }

  /// A target that doesn't name what it imports is built, but not again when that changes.
  @Test func aTargetNamesEachTargetThatItImports() throws {
    let dependencies = try Self.dependencies()
    #expect(dependencies.count > 50)
    for file in PackageFiles.files(in: "Sources") + PackageFiles.files(in: "Tests") where file.hasSuffix(".swift") {
      let target = String(file.split(separator: "/")[1])
      guard let named = dependencies[target] else { continue }
      let lines = try Article.lines(of: file).filter { $0.contains("import ") }
      let imports = lines.compactMap { $0.firstMatch(of: /^(?:@?[a-z]+ )*import (\w+)$/)?.1 }
      let unnamed = Set(imports.map(String.init)).subtracting(named).intersection(dependencies.keys)
      #expect(unnamed.isEmpty, "\(file)")
    }
  }

  // MARK: Checks

  @Test func theTableOfChecksHasEachCheck() throws {
    let rows = try Article.lines(of: "CONTRIBUTING.md").compactMap { $0.firstMatch(of: /^\| `(\w+)[^|]*` \|/)?.1 }
    let files = try Article.names(in: ".ci/checks", ending: "").filter { $0 != "support" }
    #expect(rows.map(String.init) == files)
  }
}
