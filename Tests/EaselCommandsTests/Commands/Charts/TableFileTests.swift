import Canvas
import CanvasGoldensTesting
import EaselTestSupport
import Foundation
import GoldenScenes
import TestSupport
import Testing

/// The tables in `assets/tables`, written in the manner of other programs' exports, each with its picture and its
/// notes. `tables.txt` lists the commands and, indented below each, what it prints.
@Suite(.goldens(folder: "goldens/tables"))
struct TableFileTests {
  private static let folder = PackageFolder.path + "/assets/tables"

  struct Entry: Sendable, CustomTestStringConvertible {
    var command: String
    var notes: [String] = []
    var words: [String] { command.split(separator: " ").map(String.init) }
    var file: String { words[1] }
    var testDescription: String { command }
  }

  private static let entries: [Entry] = {
    let text = (try? String(contentsOfFile: folder + "/tables.txt", encoding: .utf8)) ?? ""
    var entries: [Entry] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        entries[entries.count - 1].notes.append(String(line.dropFirst(2)))
      } else {
        entries.append(Entry(command: String(line)))
      }
    }
    return entries
  }()

  #if Full || Shaping
    private static let comparable = entries
  #else
    private static let comparable: [Entry] = []
  #endif

  @Test func everyTableHasACommand() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { $0 != "tables.txt" }
    #expect(Self.entries.count >= 60)
    #expect(Set(files) == Set(Self.entries.map(\.file)))
  }

  @Test(
    .requiresFont(at: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", version: "Version 3.019;git-0a5106e0b"),
    arguments: comparable)
  func aTableGivesItsPictureAndNotes(entry: Entry) throws {
    let folder = try TemporaryFolder()
    let path = Self.folder + "/" + entry.file
    let kind = entry.words[0] == "pie" ? ["pie"] : ["chart", entry.words[0]]
    let run = RecordedRun(kind + [path] + entry.words.dropFirst(2) + ["-o", folder["a.png"]])
    #expect(run.status == .done, "\(run.error)")
    let notes = run.errorLines.map { String($0).replacing(path + ": ", with: "") }
    #expect(notes == entry.notes)
    let name = entry.file.split(separator: ".").first.map(String.init) ?? entry.file
    expectGolden(try Image(png: folder.bytes("a.png")), named: name)
  }
}
