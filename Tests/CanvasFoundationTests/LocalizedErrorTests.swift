import Canvas
import CanvasCards
import CanvasFoundation
import Foundation
import Testing

@Suite struct LocalizedErrorTests {
  @Test func theMessageIsTheDescription() throws {
    let errors: [any Error] = [PNGError.empty, ImageFormatError.empty, FileError.tooLarge(path: "a.png", limit: 5)]
    for error in errors { #expect(error.localizedDescription == "\(error)") }
    let error = #expect(throws: CardNameError.self) { try CardName("ZZ") }
    #expect((try #require(error) as any Error).localizedDescription.contains("\"ZZ\" is not a card"))
  }

  @Test func allErrorsOfTheModulesAreThere() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardized
    let place = sources.appending(path: "CanvasFoundation/LocalizedErrors.swift")
    let list = try String(contentsOf: place, encoding: .utf8)
    let described = Set(list.matches(of: /extension (?:\w+\.)?(\w+): DescribedError/).map { String($0.1) })
    var found: Set<String> = []
    for module in ["Canvas", "CanvasCards", "CanvasCharts", "CanvasPrint", "CanvasTables"] {
      let folder = sources.appending(path: module)
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        found.formUnion(text.matches(of: /public (?:enum|struct) (\w+)(?:<.*>)?: Error\b/).map { String($0.1) })
      }
    }
    #expect(found.contains("CardNameError") && found.count > 15)
    #expect(described == found)
  }
}
