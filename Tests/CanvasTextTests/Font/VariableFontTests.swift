import Canvas
import TestSupport
import Testing

@Suite struct VariableFontTests {
  private func font(size: Double = 1000) throws -> Font {
    var writer = FontWriter()
    writer.glyphs.append(.box(100, 0, 100, 700))
    writer.advances = [500, 300]
    writer.characters = ["I": 1]
    // The right side of the stem goes 200 to the right, the advance 240.
    writer.axis = FontWriter.Axis(
      tag: "wght", minimum: 100, defaultValue: 400, maximum: 900, deltas: [1: [0, 0, 200, 200, 0, 240]],
      instances: [("Regular", 400), ("Black", 900)])
    return try Font(bytes: writer.bytes(), size: size)
  }

  @Test func axesAndInstancesAreThoseOfTheFile() throws {
    let font = try font()
    #expect(font.axes.map(\.tag) == ["wght"])
    let axis = try #require(font.axes.first)
    #expect((axis.minimum, axis.defaultValue, axis.maximum) == (100, 400, 900))
    #expect(axis.name == "Axis" || axis.name == "Weight")
    #expect(!axis.isHidden)
    #expect(
      font.instances == [
        FontInstance(name: "Regular", coordinates: ["wght": 400]),
        FontInstance(name: "Black", coordinates: ["wght": 900]),
      ])
    #expect(font.variation == ["wght": 400])
  }

  @Test func outlinesAndAdvancesFollowTheAxis() throws {
    let font = try font()
    // Below the default this font has nothing to say.
    for (weight, width, advance) in [(400.0, 100.0, 300.0), (900, 300, 540), (650, 200, 420), (100, 100, 300)] {
      let glyph = try #require(try font.withVariation(["wght": weight]).glyph(of: "I"))
      #expect(glyph.bounds.width == width, "\(weight)")
      #expect(glyph.advance == advance, "\(weight)")
    }
  }

  @Test func valuesOutsideOfTheRangeAreBroughtIntoIt() throws {
    let font = try font()
    for (value, place) in [(1e300, 900.0), (-.infinity, 100), (.nan, 400)] {
      let moved = try font.withVariation(["wght": value])
      #expect(moved.variation == ["wght": place])
    }
    let same = try font.withVariation(["none": 3, "": 1])
    #expect(same == font)
  }

  @Test func instancesAreFoundByName() throws {
    let font = try font()
    let black = try font.withInstance("black")
    #expect(black?.variation == ["wght": 900])
    let thin = try font.withInstance("Thin")
    #expect(thin == nil)
  }

  @Test func placesOnTheAxesTellFontsApart() throws {
    let font = try font()
    let bold = try font.withVariation(["wght": 700])
    #expect(bold != font)
    let again = try font.withVariation(["wght": 700])
    #expect(again == bold)
    let back = try bold.withVariation(["wght": 400])
    #expect(back == font)
    #expect(bold.withSize(3).variation == ["wght": 700])
  }

  @Test func aFontWithoutAxesStaysAsItIs() throws {
    let font = try Font.default(size: 10)
    #expect(font.axes.isEmpty && font.instances.isEmpty && font.variation.isEmpty)
    let moved = try font.withVariation(["wght": 700])
    #expect(moved == font)
    let bold = try font.withInstance("Bold")
    #expect(bold == nil)
  }
}
