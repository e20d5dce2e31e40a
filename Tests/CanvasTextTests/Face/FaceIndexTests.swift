import Canvas
import TestSupport
import Testing

@Suite struct FaceIndexTests {
  @Test func aCollectionsFacesAreChosenByIndex() throws {
    var first = FontWriter()
    first.family = "First"
    first.glyphs.append(.box(0, 0, 100, 500))
    first.characters = ["I": 1]
    var second = first
    second.family = "Second"
    second.glyphs[1] = .box(0, 0, 300, 500)
    let bytes = FontWriter.collection([first, second])
    let fonts = try [0, 1].map { try Font(bytes: bytes, faceIndex: $0, size: 1) }
    #expect(fonts.map(\.familyName) == ["First", "Second"])
    #expect(fonts.map { $0.glyph(of: "I")?.bounds.width } == [100, 300])
    #expect(fonts[0] != fonts[1])
    let error = #expect(throws: FontError.self) { try Font(bytes: bytes, faceIndex: 2, size: 1) }
    #expect(error?.description.contains("no face 2") == true)
  }

  @Test func aCollectionThatEndsEarlyIsRefused() throws {
    let bytes = FontWriter.collection([FontWriter(), FontWriter()])
    for count in stride(from: 4, to: bytes.count - 4, by: 61) {
      #expect(throws: FontError.self, "\(count)") { try Font(bytes: Array(bytes[..<count]), faceIndex: 1, size: 1) }
    }
  }
}
