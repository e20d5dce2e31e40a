import Canvas
import CanvasViews
import Testing

@Suite struct QRCodeTests {
  private static func rows(_ code: QRCode) -> [String] {
    (0..<code.moduleCount).map { y in
      String((0..<code.moduleCount).map { x in code[x, y] ? "#" : "." as Character })
    }
  }

  // Drawn by libqrencode 4.1.1.
  @Test func modulesAreThoseOfLibqrencode() throws {
    let code = try QRCode("hello")
    #expect(code.version == 1 && code.correction == .medium)
    #expect(
      Self.rows(code) == [
        "#######..##...#######",
        "#.....#..##...#.....#",
        "#.###.#..#..#.#.###.#",
        "#.###.#...##..#.###.#",
        "#.###.#..##.#.#.###.#",
        "#.....#.#..##.#.....#",
        "#######.#.#.#.#######",
        "...........##........",
        "#..#.##.##...#.#.....",
        "..#.##....#...#....##",
        "...##.####..##...##.#",
        "###.##..#..#.....#.##",
        ".##.#.##..#.#.#.#....",
        "........##.#...##.#.#",
        "#######...#..#.#.###.",
        "#.....#.#.####.##....",
        "#.###.#....#..###...#",
        "#.###.#.##.#...#.####",
        "#.###.#..##.#...#.#.#",
        "#.....#..##..##......",
        "#######.#####..#.#.#.",
      ])
  }

  private struct Expectation: Sendable, CustomTestStringConvertible {
    var text: String
    var correction: QRCode.Correction
    var version: Int
    /// The FNV-1a hash of its rows.
    var hash: UInt64

    var testDescription: String { "\(text.prefix(20)) \(correction)" }
  }

  // Versions with one block and with many, with and without a version's own bits, by libqrencode 4.1.1.
  private static let expectations: [Expectation] = [
    Expectation(text: "1234567890", correction: .low, version: 1, hash: 0xc0ca59cc5bd7e39f),
    Expectation(text: "1234567890", correction: .medium, version: 1, hash: 0x111ec15ffb83c99b),
    Expectation(text: "1234567890", correction: .quartile, version: 1, hash: 0xf05eaa2f272e0fad),
    Expectation(text: "1234567890", correction: .high, version: 1, hash: 0x32a447da49fd8009),
    Expectation(text: "HTTPS://EXAMPLE.COM/A", correction: .low, version: 1, hash: 0xd8cc6d567d3f1fdb),
    Expectation(text: "HTTPS://EXAMPLE.COM/A", correction: .medium, version: 2, hash: 0x21ec21e0e6f77a17),
    Expectation(text: "HTTPS://EXAMPLE.COM/A", correction: .quartile, version: 2, hash: 0xae8db9efc11b7fe1),
    Expectation(text: "HTTPS://EXAMPLE.COM/A", correction: .high, version: 3, hash: 0x8d02f6ac1b518597),
    Expectation(text: "https://example.com/tickets", correction: .low, version: 2, hash: 0x30dfb5c6e82a3dab),
    Expectation(text: "https://example.com/tickets", correction: .medium, version: 3, hash: 0x451b08ca5e852949),
    Expectation(text: "https://example.com/tickets", correction: .quartile, version: 3, hash: 0x69d7f4e01d2fd567),
    Expectation(text: "https://example.com/tickets", correction: .high, version: 4, hash: 0x27991342b8705430),
    Expectation(text: "카드 게임 🂡", correction: .low, version: 2, hash: 0x2d67c43c22c1f2ea),
    Expectation(text: "카드 게임 🂡", correction: .medium, version: 2, hash: 0xa3d205639ebfb46f),
    Expectation(text: "카드 게임 🂡", correction: .quartile, version: 2, hash: 0x67e4c190ce6cfae5),
    Expectation(text: "카드 게임 🂡", correction: .high, version: 3, hash: 0x5885c74fccc3792f),
    Expectation(
      text: String(repeating: "0123456789", count: 60), correction: .low, version: 10, hash: 0x972ea2cec53cb7e9),
    Expectation(
      text: String(repeating: "0123456789", count: 60), correction: .medium, version: 11, hash: 0x7212c60326bc2575),
    Expectation(
      text: String(repeating: "0123456789", count: 60), correction: .quartile, version: 14, hash: 0x4a613017824848bb),
    Expectation(
      text: String(repeating: "0123456789", count: 60), correction: .high, version: 16, hash: 0x253a5d5a23168fb6),
    Expectation(
      text: String(repeating: "A card for each. ", count: 60), correction: .low, version: 23, hash: 0xe12f7bc5e111a25b),
    Expectation(
      text: String(repeating: "A card for each. ", count: 60), correction: .medium, version: 26,
      hash: 0xee4b42c2d47b7aa7),
    Expectation(
      text: String(repeating: "A card for each. ", count: 60), correction: .quartile, version: 31,
      hash: 0x437af67114ddfb5d),
    Expectation(
      text: String(repeating: "A card for each. ", count: 60), correction: .high, version: 36, hash: 0x118428e45402c1f9),
    Expectation(text: String(repeating: "7", count: 7089), correction: .low, version: 40, hash: 0x4354be8a3a78a40d),
  ]

  @Test(arguments: expectations) private func hasTheModulesOfLibqrencode(expectation: Expectation) throws {
    let code = try QRCode(expectation.text, correction: expectation.correction)
    #expect(code.version == expectation.version)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in Self.rows(code).joined().utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    #expect(hash == expectation.hash)
  }

  // Digits at the end of a link take less room in a segment of their own.
  @Test func segmentsAreShort() throws {
    let link = "https://shop.example/item/"
    #expect(
      try QRCode(link + String(repeating: "4", count: 60)).version
        < QRCode(link + String(repeating: "x", count: 60)).version)
  }

  @Test func tooLongTextsAreErrors() throws {
    #expect(try QRCode(String(repeating: "x", count: 2953), correction: .low).version == 40)
    let error = #expect(throws: QRCodeError.self) { try QRCode(String(repeating: "x", count: 2332)) }
    #expect(
      error?.description == "2332 bytes; a QR code with medium correction holds 2331, or more of digits and capitals")
    #expect(throws: QRCodeError.self) { try QRCode(String(repeating: "1", count: 7090), correction: .low) }
    #expect(throws: QRCodeError.self) { try QRCode(bytes: [UInt8](repeating: 0, count: 10_000_000)) }
  }

  @Test func emptyTextAndAnyBytesHaveACode() throws {
    #expect(try QRCode("").version == 1)
    // Bytes with a zero are one segment.
    #expect(try QRCode(bytes: Array(0...255)).version == 12)
    #expect(try QRCode(bytes: Array(1...255)).version == 11)
  }

  @Test func isDrawnWithItsMargin() throws {
    var code = try QRCode("hello")
    #expect(code.idealSize == Size(width: 116, height: 116))
    code.color = .red
    let image = try code.image(size: Size(width: 88, height: 58))
    for y in 0..<29 {
      for x in 0..<29 {
        // Modules of two pixels, in the middle.
        let pixel = image.color(atPixelX: 15 + 2 * x, y: 2 * y)
        #expect(pixel == (code[x - 4, y - 4] ? .red : .white), "\(x) \(y)")
      }
    }
    code.background = nil
    let transparent = try code.image()
    #expect(transparent.color(atPixelX: 0, y: 0)?.alpha == 0)
    code.draw(in: Rect(x: 0, y: 0, width: .nan, height: 3), on: try DrawingContext(size: Size(width: 4, height: 4)))
  }
}
