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

  @Test(arguments: [
    "", "#", "#1", "#12", "#1234", "#12345", "#1234567", "#123456789", "#ggg", "#+12", "#-12345", "# 123", "#１２３",
    " red", "red ", "reddish", "rgb(1,2,3)", "0xFF0000", "FF0000", "none", "currentcolor", "é",
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
