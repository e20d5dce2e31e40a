import Articles
import Testing

/// Tests stand where they are looked for.
@Suite struct TestFolderTests {
  /// The folders of sources whose tests are in several targets, and those of other targets: `FooTests` tests `Foo`.
  private static let tested = [
    "CanvasTextTests": "Canvas/Text", "CanvasFileTests": "Canvas", "EaselRunningTests": "EaselCommands",
    "EaselCardsTests": "EaselCommands",
  ]

  @Test func aFolderOfTestsHasTheNameOfItsSources() throws {
    for target in try Article.names(in: "Tests", ending: "Tests") {
      let sources = "Sources/\(Self.tested[target] ?? String(target.dropLast("Tests".count)))"
      let folders = Set(
        PackageFiles.files(in: "Tests/\(target)").filter { $0.hasSuffix(".swift") }
          .map { $0.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/") })
      for folder in folders.subtracting(["", "Snippets"]) {
        let isThere = PackageFiles.all.contains("\(sources)/\(folder)")
        #expect(isThere, "Tests/\(target)/\(folder): there is no folder \(sources)/\(folder)")
      }
    }
  }

  // `swift test --filter` takes suites and targets alike.
  @Test func aSuiteHasANameOfItsOwn() throws {
    var places: [String: [String]] = [:]
    for target in try Article.names(in: "Tests", ending: "Tests") {
      places[target, default: []].append("Tests/\(target)")
    }
    for file in PackageFiles.files(in: "Tests") where file.hasSuffix(".swift") {
      for line in try Article.lines(of: file) where line.contains("Tests") || line.contains("Snippets") {
        guard
          let name = line.firstMatch(of: /^(?:@Suite.* )?(?:final )?(?:struct|class|enum) (\w+(?:Tests|Snippets))\b/)?.1
        else { continue }
        places[String(name), default: []].append(file)
      }
    }
    #expect(places.count > 300)
    for (name, files) in places where files.count > 1 { Issue.record("\(name) is in \(files.sorted())") }
  }
}
