import Articles
import Testing

/// The documentation shows code that runs and pictures that it draws.
@Suite struct ArticleTests {
  @Test(arguments: Article.all)
  func showsTheCodeThatItsTestsRun(article: Article) throws {
    var blocks = try article.blocks()
    let imports = try blocks.isEmpty ? [] : article.imports()
    for i in blocks.indices {
      let body = blocks[i].lines.drop { imports.contains($0) }
      if body.count < blocks[i].lines.count { blocks[i].lines = Array(body.drop { $0.isEmpty }) }
    }
    #expect(
      blocks == (try article.snippets()), "\(article.path) and \(article.snippetFile ?? "no file of snippets") differ")
  }

  @Test func everyFileOfSnippetsHasItsArticle() throws {
    #expect(Set(Article.snippetFiles).isSubset(of: Article.all.compactMap(\.snippetFile)))
  }

  // An indented block would be code that no test runs.
  @Test(arguments: Article.all.filter { $0.path != "README.md" })
  func hasNoCodeOutsideOfFences(article: Article) throws {
    var isInside = false
    for (number, line) in try Article.lines(of: article.path).enumerated() {
      if line.hasPrefix("```") { isInside.toggle() }
      #expect(isInside || !line.hasPrefix("    "), "\(article.path):\(number + 1)")
    }
  }

  // Each product that README names is one of the package's, and each library is in its table.
  @Test func theManifestOfREADMENamesProducts() throws {
    let package = try Article.lines(of: "Package.swift").joined(separator: "\n")
    let libraries = package.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
    let readme = try #require(Article.all.first { $0.path == "README.md" })
    let manifests = try readme.manifests().flatMap(\.lines).joined(separator: "\n")
    let named = manifests.matches(of: /\.product\(name: "(\w+)", package: "easel"\)/).map { String($0.1) }
    #expect(!named.isEmpty && Set(named).isSubset(of: libraries))
    let table = try Article.lines(of: readme.path).filter { $0.hasPrefix("| `Canvas") }
    #expect(Set(table.flatMap { $0.matches(of: /`(Canvas\w*)`/).map { String($0.1) } }).isSuperset(of: libraries))
  }

  @Test func everyPictureIsShownOnceAndEveryShownPictureIsThere() throws {
    // Pictures of other catalogues show what other programs draw.
    let shown = try Article.all.filter { $0.path.hasPrefix("Sources/Canvas/") }.flatMap { try $0.pictures() }
    let files = try Article.names(in: Article.resources, ending: "")
    #expect(shown.map { "\($0)@2x.png" }.sorted() == files)
  }

  @Test func everyPictureIsDrawnByASnippet() throws {
    let sources = try Article.snippetFiles.flatMap { try Article.lines(of: $0) }
    for file in try Article.names(in: Article.resources, ending: ".png") {
      let name = file.dropLast("@2x.png".count)
      #expect(sources.contains { $0.contains("shows: \"\(name)\"") }, "\(file)")
    }
  }
}
