import Canvas
import CanvasGoldensTesting
import EaselTestSupport
import Foundation
import GoldenScenes
import TestSupport
import Testing

/// The pictures of README's gallery are what their commands draw.
@Suite(.goldens(folder: "assets/gallery"))
struct GalleryTests {
  private static let root = PackageFolder.path

  /// The commands of the gallery, each as its words without `easel`.
  private static let commands: [[String]] = {
    let text = (try? String(contentsOfFile: root + "/assets/gallery/commands.txt", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: "easel "), line.contains("-o assets/gallery/") else { return nil }
      return words(of: line[start.upperBound...].prefix { $0 != "`" })
    }
  }()

  /// A command's words as a shell takes them: quotes hold words together.
  static func words(of line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }

  #if Full || Shaping
    private static let comparable = commands
  #else
    // Coffee has a ligature where text is shaped. Templates are YAML.
    private static let comparable = commands.filter {
      $0[0] != "pie" && $0[0] != "draw" && $0[0] != "chart" && $0[1] != "vending"
    }
  #endif

  @Test func everyCommandThatDrawsIsInTheGallery() {
    let shown = Set(Self.commands.map { $0[0] == "board" || $0[0] == "chart" ? $0[1] : $0[0] })
    #expect(
      shown.isSuperset(of: [
        "card", "pie", "bars", "columns", "lines", "solitaire", "concentration", "emoji-art", "vending",
      ]))
  }

  @Test(
    .requiresFont(at: SystemFonts.regular, version: "Version 2.37"),
    .requiresFont(at: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", version: "Version 3.019;git-0a5106e0b"),
    .requiresFont(at: EmojiScenes.fontPath, version: EmojiScenes.fontVersion), arguments: comparable)
  func aPictureIsWhatItsCommandDraws(command: [String]) throws {
    let folder = try TemporaryFolder()
    let output = try #require(command.firstIndex(of: "-o")) + 1
    let parts = try #require(command[output].split(separator: "/").last?.split(separator: "."))
    let (name, ending) = (String(parts[0]), try #require(parts.last))
    var arguments = command.map { $0.hasPrefix("assets/") ? Self.root + "/" + $0 : $0 }
    arguments[output] = folder["a.\(ending)"]
    let run = RecordedRun(arguments)
    #expect(run.status == .done, "\(run.error)")
    if ending == "png" { return expectGolden(try Image(png: folder.bytes("a.png")), named: name) }
    try expectRecorded(String(decoding: folder.bytes("a.\(ending)"), as: UTF8.self), in: command[output])
  }
}
