import Canvas
import Testing

struct ColorCSSTests {
  @Test(
    arguments: [
      ("#000", 0x0000_00FF), ("#fff", 0xFFFF_FFFF), ("#1aF", 0x11AA_FFFF), ("#E69F00", 0xE69F_00FF),
      ("#e69f0080", 0xE69F_0080), ("#12345600", 0x1234_5600), ("red", 0xFF00_00FF), ("RebeccaPurple", 0x6633_99FF),
      ("GREY", 0x8080_80FF), ("gray", 0x8080_80FF), ("darkslategrey", 0x2F4F_4FFF), ("lime", 0x00FF_00FF),
      ("transparent", 0), ("Transparent", 0),
    ] as [(String, UInt32)])
  func readsWhatStyleSheetsWrite(text: String, rgba: UInt32) {
    let expected = Color(
      red8: UInt8(rgba >> 24), green8: UInt8(rgba >> 16 & 0xFF), blue8: UInt8(rgba >> 8 & 0xFF),
      alpha8: UInt8(rgba & 0xFF))
    #expect(Color(css: text) == expected)
  }

  @Test(
    arguments: [
      ("rgb(194, 81, 64)", 0xC251_40FF), ("RGB(194 81 64)", 0xC251_40FF), ("rgba(0,0,0,0)", 0),
      ("rgb(100%, 0%, 0%)", 0xFF00_00FF), ("rgb(0 100% 0)", 0x00FF_00FF), ("rgb( 255 , 0 , 0 )", 0xFF00_00FF),
      ("rgb(300, -5, 0)", 0xFF00_00FF), ("hsl(120, 100%, 50%)", 0x00FF_00FF),
      ("hsl(-240deg 100% 50% / 100%)", 0x00FF_00FF),
    ] as [(String, UInt32)])
  func readsFunctions(text: String, rgba: UInt32) throws {
    let color = try #require(Color(css: text))
    let parts = [color.red, color.green, color.blue, color.alpha].map { UInt32(($0 * 255).rounded()) }
    #expect(parts.reduce(0) { $0 << 8 | $1 } == rgba)
  }

  @Test(arguments: [
    "", "#", "#1", "#12", "#1234", "#12345", "#1234567", "#123456789", "#ggg", "#+12", "#-12345", "# 123", "#１２３",
    " red", "red ", "reddish", "rgb(1,2)", "rgb(1,2,3,4,5)", "rgb(a,2,3)", "rgba(0,50%,0,.5)", "rgb(0%,50%,0)",
    "rgb(1 2 3 4)", "rgb(1,2 3)", "rgb(1,2,3/4)", "rgb(1/2/3)", "rgb(1,,2,3)", "rgb(1 2 3 / 4 / 5)", "rgb(1,2,3",
    "hsl(10, 5, 5)", "lab(1,2,3)",
    "0xFF0000", "FF0000", "none", "currentcolor", "é",
  ])
  func refusesEverythingElse(text: String) {
    #expect(Color(css: text) == nil)
  }

  @Test func knowsThe148NamesAndBothSpellingsOfGrey() {
    #expect(Color.cssNames.count == 148)
    for (name, rgb) in Color.cssNames where name.contains("gray") {
      #expect(Color.cssNames[name.replacing("gray", with: "grey")] == rgb)
    }
  }
}
