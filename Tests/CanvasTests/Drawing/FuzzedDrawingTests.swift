import Canvas
import TestSupport
import Testing

/// Drawings that the bytes of a fuzzer choose, as `.ci/checks/fuzz` makes them.
@Suite struct FuzzedDrawingTests {
  @Test func theSameBytesDrawTheSameAndOthersDoNot() throws {
    let font = try Font.default(size: 12)
    func picture(_ bytes: [UInt8]) throws -> Image {
      try RandomDrawing.draw(.bytes(bytes[...]), font: font)
    }
    // Of every seed but those that draw nothing.
    var pictures: Set<Image> = []
    for seed in UInt64(1)...20 {
      var generator = SeededGenerator(seed: seed)
      let bytes = (0..<200).map { _ in UInt8(generator.next(below: 256)) }
      let first = try picture(bytes)
      #expect(try picture(bytes) == first)
      pictures.insert(first)
    }
    #expect(pictures.count > 10)
    #expect(try picture([]).pixelWidth == 1)
  }

  @Test func aByteDecidesOneThing() {
    var choices = RandomChoices.bytes([7, 1, 0, 255, 255])
    #expect(choices.next(below: 5) == 2)
    // More than 256 choices take two bytes, one choice none.
    #expect(choices.next(below: 257) == 256)
    #expect(choices.next(below: 1) == 0)
    #expect(choices.number(in: -1...3) == 3)
    #expect(choices.haveEnded)
    #expect(choices.next(below: 9) == 0)
    #expect(choices.number(in: -1...3) == -1)
  }
}
