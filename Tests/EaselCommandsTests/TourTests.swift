#if Full
  import Articles
  import CanvasGoldensTesting
  import EaselTestSupport
  import TestSupport
  import Testing

  /// The commands of the page about the tool work as they are written there, with files of the package.
  @Suite(.requiresDejaVu) struct TourTests {
    private static let commands: [String] = {
      let page = Article.all.first { $0.path.hasSuffix("/TheTool.md") }
      return ((try? page?.texts(of: "sh")) ?? []).flatMap { $0.split(separator: "\n").map(String.init) }
    }()

    @Test func thePageHasCommands() { #expect(Self.commands.count > 15) }

    @Test(arguments: commands) func aCommandWorks(command: String) throws {
      let folder = try TemporaryFolder()
      var words = GalleryTests.words(of: command.dropFirst("easel ".count)).map { word in
        word.hasPrefix("assets/") ? "\(PackageFolder.path)/\(word)" : word
      }
      if let output = words.firstIndex(of: "-o") { words[output + 1] = folder[words[output + 1]] }
      let run = RecordedRun(words)
      #expect(run.status == .done, "\(run.error)")
    }
  }
#endif
