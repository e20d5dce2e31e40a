import Canvas
import TestSupport
import Testing

@Suite struct GlyphOutlineTests {
  let font: Font

  init() throws { font = try Font.default(size: 10) }

  @Test func outlineOfOIsARing() throws {
    let o = try #require(font.glyph(of: "O"))
    let box = o.path.boundingBoxOfPath
    #expect(box == Rect(x: 115, y: -1520, width: 1382, height: 1549))
    #expect(o.advance == 1612)
    let middle = box.center
    for rule in FillRule.allCases {
      #expect(!o.path.contains(middle, using: rule))
      #expect(o.path.contains(Point(x: box.minX + 100, y: middle.y), using: rule))
      #expect(o.path.contains(Point(x: box.maxX - 100, y: middle.y), using: rule))
      #expect(o.path.contains(Point(x: middle.x, y: box.minY + 60), using: rule))
      #expect(!o.path.contains(Point(x: box.minX - 1, y: middle.y), using: rule))
    }
  }

  @Test func contoursAreClosedAndHoldNoDoubledEnds() throws {
    for scalar in "OIAg8♥%".unicodeScalars {
      let elements = try #require(font.glyph(of: scalar)).path.elements
      var start: Point?
      var last: Point?
      for element in elements {
        switch element {
        case .move(let to):
          #expect(start == nil, "\(scalar) has an open contour")
          start = to
          last = to
        case .line(let to):
          #expect(to != last, "\(scalar) has a line of no length")
          last = to
        case .quadCurve(let to, _): last = to
        case .curve: Issue.record("\(scalar): TrueType has no cubic curves")
        case .close: start = nil
        }
      }
      #expect(start == nil)
    }
  }

  @Test func straightLettersAreLinesAlone() throws {
    // I: four points, one contour, from the baseline to the height of capitals.
    let path = try #require(font.glyph(of: "I")).path
    #expect(path.elements.count == 5)
    #expect(path.boundingBox == Rect(x: 201, y: -1493, width: 202, height: 1493))
  }

  @Test func descendersLieBelowTheBaseline() throws {
    let g = try #require(font.glyph(of: "g"))
    #expect(g.bounds.maxY > 0)
    #expect(g.bounds.minY < 0)
    #expect(g.bounds.contains(g.path.boundingBoxOfPath))
  }

  @Test func spaceIsEmptyAndHasAnAdvance() throws {
    let space = try #require(font.glyph(of: " "))
    #expect(space.path.isEmpty)
    #expect(space.bounds.isNull)
    #expect(space.advance == 651)
  }

  @Test func missingGlyphIsAHollowBox() throws {
    let box = try #require(font.glyph(of: "漢"))
    #expect(box.isMissing)
    #expect(box.path.boundingBox == Rect(x: 0.05 * 2048, y: -1493, width: 0.6 * 2048, height: 1493))
    #expect(abs(box.advance - 0.7 * 2048) < 1e-9)
    #expect(box.path.elements.filter { $0 == .close }.count == 2)
    for rule in FillRule.allCases {
      #expect(!box.path.contains(box.bounds.center, using: rule))
      #expect(box.path.contains(Point(x: 0.05 * 2048 + 61, y: -700), using: rule))
      #expect(box.path.contains(Point(x: 700, y: -61), using: rule))
    }
  }

  @Test func aMissingGlyphIsAHollowBoxHoweverLowCapitalsAre() throws {
    // Capitals of 700 units are lower than two lines of a box of this em.
    var writer = FontWriter()
    writer.unitsPerEm = 16_384
    let box = try #require(Font(bytes: writer.bytes(), size: 10).glyph(of: "漢"))
    #expect(box.path.isFinite)
    #expect(box.bounds == Rect(x: 0.05 * 16_384, y: -700, width: 0.6 * 16_384, height: 700))
    for rule in FillRule.allCases {
      #expect(!box.path.contains(box.bounds.center, using: rule))
      #expect(box.path.contains(Point(x: 5_000, y: -100), using: rule))
    }
  }

  @Test func sameGlyphIsOneObject() {
    // The cache's reason to be: a hit gives the outline that was loaded before.
    #expect(font.glyph(of: "Q") === font.withSize(30).glyph(of: "Q"))
  }

  @Test func everyCharacterOfTheFontLoads() {
    // All of the basic plane: more outlines than the cache holds by character, with collisions.
    var count = 0
    var points = 0
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), font.contains(scalar), let glyph = font.glyph(of: scalar) else {
        continue
      }
      count += 1
      points += glyph.path.elements.count
    }
    #expect(count > 5300)
    #expect(points > 100_000)
  }

  @Test func sixteenThreadsSeeTheOutlinesThatOneSees() throws {
    let scalars = (UInt32(0x20)...0x2FF).compactMap(Unicode.Scalar.init)
    let alone = try Font.default(size: 10)
    let expected = scalars.map { alone.glyph(of: $0)?.path }
    let shared = try Font.default(size: 10)
    let results = Locked<[[Path?]]>([])
    withThreads(16) { number in
      // Each starts elsewhere, so that all kinds of first look-ups meet.
      var paths = [Path?](repeating: nil, count: scalars.count)
      for i in scalars.indices {
        let at = (i + number * 41) % scalars.count
        paths[at] = shared.glyph(of: scalars[at])?.path
      }
      results.withLock { $0.append(paths) }
    }
    let all = results.withLock { $0 }
    #expect(all.count == 16)
    for paths in all { #expect(paths == expected) }
  }
}
