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
    #expect((try #require(error) as any Error).localizedDescription.contains("\"ZZ\" is no card"))
  }
}
