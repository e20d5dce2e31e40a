import Canvas
import CanvasPlot
import Testing

@Suite struct ColorSchemeTests {
  private func hex(_ color: Color?) -> String {
    guard let color else { return "none" }
    return [color.red, color.green, color.blue].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  @Test func rampsHaveTheColorsOfVega() throws {
    for line in ColorFacts.schemes.split(separator: "\n") {
      let words = line.split(separator: " ")
      let scheme = try #require(ColorScheme(String(words[0])))
      let ramp = scheme.ramp()
      let found = (0..<64).map { hex(ramp.color(at: Double($0) / 63)) }.joined()
      #expect(found == words[1], "\(words[0])")
    }
  }

  @Test func mixesAreThoseOfVega() throws {
    for line in MixFacts.mixes.split(separator: "\n") {
      let words = line.split(separator: " ")
      let blend = try #require(ColorBlend(rawValue: String(words[0])))
      let colors = words[1].split(separator: ",").compactMap { Color(css: String($0)) }
      let ramp = ColorRamp(colors, blend: blend)
      let found = [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1].map { hex(ramp.color(at: $0)) }.joined()
      #expect(found == words[2], "\(line)")
    }
  }

  @Test func namesMayHaveCapitalsAndANumber() throws {
    #expect(ColorScheme("Tableau10")?.colors.count == 10)
    #expect(ColorScheme("category20b")?.colors.count == 20)
    #expect(ColorScheme("blues-5")?.colors(count: nil).count == 5)
    #expect(ColorScheme("set1-3")?.colors(count: nil).map(hex) == ["e41a1c", "377eb8", "4daf4a"])
    #expect(ColorScheme("blues-0") == nil)
    #expect(ColorScheme("nothing") == nil)
    #expect(ColorScheme("") == nil)
    #expect(ColorScheme.names.count == 68)
  }

  @Test func classesHaveInnerColorsOfARamp() throws {
    let blues = try #require(ColorScheme("blues"))
    #expect(blues.colors(count: 3).map(hex) == ["9cc8e2", "5ba3cf", "2978b8"])
    #expect(blues.colors(count: 3, reverse: true).map(hex) == ["2978b8", "5ba3cf", "9cc8e2"])
    #expect(blues.colors(count: 3, extent: (0.5, 1)).map(hex) == ["408ec4", "2978b8", "1661a8"])
    #expect(blues.colors(count: nil).map(hex) == ["afd1e7", "86bcdc", "5ba3cf", "3887c0", "1b69ad"])
  }

  @Test func partsAndReversedRamps() throws {
    let viridis = try #require(ColorScheme("viridis"))
    let part = viridis.ramp(extent: (0.2, 0.7))
    #expect([0, 0.5, 1].map { hex(part.color(at: $0)) } == ["414487", "25858e", "43bf71"])
    #expect(hex(viridis.ramp(reverse: true).color(at: 0)) == "fde725")
  }
}

@Suite struct PaintScaleTests {
  private func hex(_ color: Color?) -> String {
    guard let color else { return "none" }
    return [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: ",")
  }

  private func ramp(_ name: String) throws -> ColorRamp { try #require(ColorScheme(name)).ramp() }

  @Test func oppositesHaveAMiddle() throws {
    let scale = PaintScale(.linear, domain: [-10, 30], middle: 0, ramp: try ramp("redblue"))
    #expect(
      [-20, -10, -5, 0, 15, 30, 40].map { hex(scale.color(of: $0)) } == [
        "0,0,0", "140,13,37", "234,145,120", "242,239,238", "125,182,214", "19,75,133", "0,0,56",
      ])
    let symlog = PaintScale(.symlog(constant: 1), domain: [-100, 100], middle: 0, ramp: try ramp("redblue"))
    #expect(
      [-100, -10, 1, 50, 100].map { hex(symlog.color(of: $0)) } == [
        "140,13,37", "231,139,115", "218,231,239", "40,108,167", "19,75,133",
      ])
  }

  @Test func functionsOfTheNumber() throws {
    let log = PaintScale(.log(base: 10), domain: [1, 1000], ramp: try ramp("viridis"))
    #expect([1, 10, 50, 1000].map { hex(log.color(of: $0)) } == ["68,1,84", "49,104,142", "31,160,136", "253,231,37"])
    #expect(log.color(of: -1) == nil)
    let sqrt = PaintScale(.sqrt, domain: [0, 100], ramp: try ramp("viridis"))
    #expect([0, 10, 50, 100].map { hex(sqrt.color(of: $0)) } == ["68,1,84", "51,100,141", "71,192,111", "253,231,37"])
    let clamped = PaintScale(.linear, domain: [-10, 30], ramp: try ramp("blues"), clamps: true)
    #expect([-20, -5, 40].map { hex(clamped.color(of: $0)) } == ["207,225,242", "185,214,234", "10,74,144"])
    #expect(hex(PaintScale(.linear, domain: [5, 5], ramp: try ramp("viridis")).color(of: 6)) == "33,145,141")
  }

  @Test func rangesOfColors() throws {
    let colors = ["red", "white", "blue", "green"].compactMap { Color(css: $0) }
    let three = PaintScale(.linear, domain: [0, 100], colors: Array(colors.prefix(3)))
    #expect(
      [-20, 0, 25, 60, 110].map { hex(three.color(of: $0)) } == [
        "255,0,0", "255,0,0", "255,128,128", "204,204,255", "0,0,255",
      ])
    let four = PaintScale(.linear, domain: [0, 20, 70, 100], colors: colors)
    #expect(
      [-20, 10, 60, 80, 100, 110].map { hex(four.color(of: $0)) } == [
        "255,0,0", "255,128,128", "51,51,255", "0,43,170", "0,128,0", "0,171,0",
      ])
    let hcl = PaintScale(.linear, domain: [0, 20, 100], colors: Array(colors.prefix(3)), blend: .hcl)
    #expect(
      [-20, 0, 10, 60, 100, 110].map { hex(hcl.color(of: $0)) } == [
        "110,0,0", "255,0,0", "255,107,64", "169,110,255", "0,0,255", "0,0,229",
      ])
  }
}
