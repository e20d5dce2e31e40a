import Canvas
import CanvasGoldensTesting
import EaselTestSupport
import Foundation
import GoldenScenes
import TestSupport
import Testing

/// The commands of the page about the reference systems draw what goldens show.
@Suite(.goldens(folder: "goldens/systems"))
struct ReferenceSystemsTests {
  private static let root = PackageFolder.path
  private static let page = "Sources/Canvas/Canvas.docc/TheReferenceSystems.md"

  /// The commands of the page, each as its words without `easel`.
  private static let commands: [[String]] = {
    let text = (try? String(contentsOfFile: "\(root)/\(page)", encoding: .utf8)) ?? ""
    // Between two backquotes.
    return text.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
      guard !index.isMultiple(of: 2), part.hasPrefix("easel ") else { return nil }
      return part.split(separator: " ").dropFirst().map(String.init)
    }
  }()

  #if Full || Shaping
    private static let comparable = commands
  #else
    // Coffee, and flipCount, have a ligature where text is shaped.
    private static let comparable = commands.filter { command in
      !["vending", "pie", "toggle"].contains { command.contains($0) } && !command.contains("flipCount")
    }
  #endif

  @Test func eachSystemHasCommandsAndEachOfThemDrawsAPictureOfItsOwn() throws {
    let pictures = try Self.commands.map { command in
      let output = try #require(command.firstIndex(of: "-o"), "\(command)")
      return try #require(command.indices.contains(output + 1) ? command[output + 1] : nil)
    }
    #expect(Set(pictures).count == pictures.count && pictures.allSatisfy { $0.hasSuffix(".png") })
    let boards = ["toggle", "concentration", "vending", "emoji-art", "solitaire"]
    for name in boards + ["card", "deck", "pie"] {
      #expect(Self.commands.contains { $0.prefix(2).contains(name) }, "\(name)")
    }
    // No golden is left of a command that is gone.
    let goldens = try FileManager.default.contentsOfDirectory(atPath: Self.root + "/goldens/systems")
    #expect(goldens.sorted() == pictures.sorted())
  }

  @Test(
    .requiresFont(at: SystemFonts.regular, version: "Version 2.37"),
    .requiresFont(at: ParagraphScenes.fonts[0].path, version: ParagraphScenes.fonts[0].version),
    .requiresFont(at: EmojiScenes.fontPath, version: EmojiScenes.fontVersion), arguments: comparable)
  func aPictureIsWhatItsCommandDraws(command: [String]) throws {
    let folder = try TemporaryFolder()
    let output = try #require(command.firstIndex(of: "-o")) + 1
    let name = String(command[output].dropLast(".png".count))
    var arguments = command.map { $0.hasPrefix("assets/") ? Self.root + "/" + $0 : $0 }
    arguments[output] = folder["a.png"]
    let run = RecordedRun(arguments)
    #expect(run.status == .done, "\(run.error)")
    #expect(run.error.isEmpty)
    expectGolden(try Image(png: folder.bytes("a.png")), named: name)
  }
}
