import Canvas
import CanvasCLibrary
import TestSupport
import Testing

@Suite struct FontCollectionTests {
  /// Writes files below a new directory and removes them afterwards.
  private func withFolder(_ files: [String: [UInt8]], _ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    #expect(mkdir(folder["sub"], 0o755) == 0)
    for (name, bytes) in files { try folder.write(bytes, as: name) }
    try body(folder.path)
  }

  private func font(_ family: String, weight: Int = 400) -> FontWriter {
    var writer = FontWriter()
    writer.family = family
    writer.weight = weight
    writer.style = "W\(weight)"
    writer.glyphs += [.box(0, 0, 100, 500)]
    writer.characters = ["A": 1, "B": 1, "한": 1]
    return writer
  }

  @Test func facesComeInTheOrderOfTheirPaths() throws {
    try withFolder([
      "b.ttf": font("Beta").bytes(), "a.TTF": font("Alpha").bytes(), "sub/c.ttf": font("Gamma").bytes(),
      "z.ttc": FontWriter.collection([font("One"), font("Two")]), "readme.txt": [1, 2, 3], ".hidden.ttf": [0],
    ]) { folder in
      let fonts = FontCollection(directories: [folder])
      #expect(fonts.faces.map(\.family) == ["Alpha", "Beta", "Gamma", "One", "Two"])
      #expect(fonts.faces.map(\.faceIndex) == [0, 0, 0, 0, 1])
      #expect(fonts.families == ["Alpha", "Beta", "Gamma", "One", "Two"])
      #expect(fonts.problems.isEmpty)
      let alpha = try #require(fonts.faces.first)
      #expect(alpha.weights == .regular ... .regular && alpha.widths == 100...100 && alpha.slant == .upright)
      #expect(alpha.coverage.count == 3)
      #expect(alpha.coverage.contains("한") && !alpha.coverage.contains("C") && !alpha.coverage.contains("@"))
      #expect(fonts.face(having: "한") == alpha)
      #expect(fonts.face(having: "?") == nil)
    }
  }

  @Test func namesOfFilesNeedNotBeText() throws {
    try withFolder([:]) { folder in
      let path = FilePath(bytes: Array("\(folder)/sub/".utf8) + [0xFF] + Array(".ttf".utf8)).text
      defer { unlink(path.fileSystemName) }
      try AtomicFile.write(font("Alpha").bytes(), to: path)
      #expect(try Font(path: path, size: 10).familyName == "Alpha")
      let fonts = FontCollection(directories: [folder])
      #expect(fonts.problems.isEmpty)
      let face = try #require(fonts.faces.first)
      #expect(face.path == path && face.family == "Alpha")
      #expect(fonts.face(having: "한") == face)
    }
    let error = #expect(throws: FontError.self) {
      try Font(path: FilePath(bytes: [0x2F, 0xFF, 0x2E, 0x74, 0x74, 0x66]).text, size: 10)
    }
    #expect(error?.description == "/\\xFF.ttf: No such file or directory; a font file is needed")
  }

  @Test func whatIsNoFontIsPassedOverAndTold() throws {
    let whole = font("Whole").bytes()
    try withFolder([
      "a.ttf": whole, "b.ttf": Array("no font".utf8), "c.otf": [], "d.ttf": Array(whole.dropLast(200)),
    ]) { folder in
      let fonts = FontCollection(directories: ["/nowhere", folder])
      #expect(fonts.faces.map(\.family) == ["Whole"])
      #expect(fonts.problems.count == 3)
      for (problem, name) in zip(fonts.problems, ["b.ttf", "c.otf", "d.ttf"]) {
        #expect(problem.description.hasPrefix("\(folder)/\(name): "))
        #expect(!problem.description.contains("\n"))
      }
    }
  }

  @Test func linksThatLeadUpEnd() throws {
    try withFolder(["a.ttf": font("Alpha").bytes()]) { folder in
      #expect(symlink(folder, folder + "/sub/up") == 0)
      #expect(symlink(folder + "/a.ttf", folder + "/sub/again.ttf") == 0)
      #expect(FontCollection(directories: [folder, folder]).faces.count == 1)
    }
  }

  @Test func scanningAgainSeesWhatChanged() throws {
    try withFolder(["a.ttf": font("Alpha").bytes(), "b.ttf": font("Beta").bytes()]) { folder in
      let before = FontCollection(directories: [folder])
      // Each file is read when it is first needed.
      #expect(before.families == ["Alpha", "Beta"])
      try AtomicFile.write(font("Longer name").bytes(), to: folder + "/b.ttf")
      #expect(before.rescanned().families == ["Alpha", "Longer name"])
      #expect(before.families == ["Alpha", "Beta"])
      unlink(folder + "/a.ttf")
      #expect(before.rescanned().families == ["Longer name"])
    }
  }

  @Test func theInstalledFontsAreFound() throws {
    let fonts = FontCollection()
    let sans = try #require(fonts.faces(ofFamily: "dejavu sans").first { $0.path == SystemFonts.regular })
    #expect(sans.style == "Book" && sans.weights == .regular ... .regular && !sans.isMonospaced && !sans.hasColor)
    let font = try Font.default(size: 1)
    for value in stride(from: UInt32(0x21), to: 0x2FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value), !scalar.properties.isWhitespace,
        !scalar.properties.isDefaultIgnorableCodePoint, scalar.properties.generalCategory != .control
      else { continue }
      #expect(sans.coverage.contains(scalar) == font.contains(scalar), "\(value)")
    }
    #expect(fonts.faces(ofFamily: "DejaVu Sans Mono").filter { !$0.isMonospaced }.isEmpty)
    #expect(fonts.faces(ofFamily: "Noto Color Emoji").filter { !$0.hasColor }.isEmpty)
    #expect(Set(fonts.faces).count == fonts.faces.count)
  }

  // MARK: Families

  /// The faces of a family among all faces, of which each was read.
  private func slowFaces(_ family: String, in faces: [FontDescription]) -> [FontDescription] {
    func key(_ name: String) -> [Unicode.Scalar] {
      name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
    return faces.filter { !key(family).isEmpty && $0.families.map(key).contains(key(family)) }
  }

  @Test func familiesAreFoundWithoutReadingAllFacesAsWithIt() throws {
    let faces = FontCollection().faces
    let names = Set(faces.flatMap(\.families) + ["Arial", "", "-", "dejavu-sans", "나눔 고딕", "Noto"]).sorted()
    let fonts = FontCollection()
    for name in names {
      let found = fonts.faces(ofFamily: name)
      #expect(found == slowFaces(name, in: faces), "\(name)")
      if let face = found.first { #expect(face.coverage == faces.first { $0.path == face.path }?.coverage) }
    }
    for character in "Aé가क𝄞\u{10FFFF}".unicodeScalars {
      #expect(FontCollection().face(having: character) == faces.first { $0.coverage.contains(character) })
    }
  }

  @Test func familiesOfFontsWithDamagedNamesAreFoundToo() throws {
    let whole = font("Alpha Beta").bytes()
    let name = try #require((0..<200).first { Array(whole[$0..<$0 + 4]) == Array("name".utf8) })
    func number(_ offset: Int) -> Int { whole[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    var random = SeededGenerator(seed: 5)
    var files: [String: [UInt8]] = [:]
    for i in 0..<300 {
      var bytes = whole
      for _ in 0...random.next(below: 2) {
        bytes[number(name + 8) + random.next(below: number(name + 12))] = UInt8(random.next(below: 256))
      }
      // The place and the length of the table.
      if i % 10 == 0 { bytes[name + 8 + random.next(below: 8)] ^= UInt8(1 << random.next(below: 8)) }
      files["\(i).ttf"] = bytes
    }
    try withFolder(files) { folder in
      let faces = FontCollection(directories: [folder]).faces
      #expect(faces.count > 200 && Set(faces.map(\.families)).count > 20)
      let fonts = FontCollection(directories: [folder])
      for name in Set(faces.flatMap(\.families) + ["Alpha Beta"]) {
        #expect(fonts.faces(ofFamily: name) == slowFaces(name, in: faces), "\(name)")
      }
    }
  }

  // MARK: Choosing

  @Test func weightsAreChosenAsCSSDoes() throws {
    var files: [String: [UInt8]] = [:]
    for weight in [100, 300, 450, 600, 800] { files["\(weight).ttf"] = font("Many", weight: weight).bytes() }
    try withFolder(files) { folder in
      let fonts = FontCollection(directories: [folder])
      func chosen(_ weight: Double) -> Double? {
        fonts.match(FontRequest("many", weight: Font.Weight(weight)))?.face.weights.lowerBound.value
      }
      #expect([100, 600, 800].map(chosen) == [100, 600, 800])
      // 400 to 500 first looks up to 500, then down.
      #expect([400, 450, 470, 500].map(chosen) == [450, 450, 450, 450])
      #expect([390, 200, 50].map(chosen) == [300, 100, 100])
      #expect([501, 700, 900].map(chosen) == [600, 800, 800])
      #expect(chosen(.nan) == chosen(400))
    }
  }

  @Test func aVariableFontIsMovedToTheWeight() throws {
    var writer = font("Moves")
    writer.axis = FontWriter.Axis(
      tag: "wght", minimum: 100, defaultValue: 400, maximum: 900, deltas: [1: [0, 0, 50, 50, 0, 0]])
    try withFolder(["m.ttf": writer.bytes(), "x.ttf": font("Moves", weight: 950).bytes()]) { folder in
      let fonts = FontCollection(directories: [folder])
      let match = try #require(fonts.match(FontRequest("Moves", weight: Font.Weight(650))))
      #expect(match.face.weights == .thin ... .black)
      let moved = try match.font(size: 10)
      #expect(moved.variation == ["wght": 650])
      let fixed = try #require(fonts.match(FontRequest("Moves", weight: Font.Weight(940)))).font(size: 10)
      #expect(fixed.variation == [:])
    }
  }

  @Test(arguments: [
    (FontRequest("DejaVu Serif"), ["DejaVu Serif Book", "NanumGothic Regular", "Noto Color Emoji Regular"]),
    (
      FontRequest("DejaVu Serif", weight: .bold), ["DejaVu Serif Bold", "NanumGothic Bold", "Noto Color Emoji Regular"]
    ),
    // The weight is part of the name.
    (FontRequest("DejaVuSerif-Bold"), ["DejaVu Serif Bold", "NanumGothic Bold", "Noto Color Emoji Regular"]),
    (
      FontRequest("DejaVu Serif", weight: Font.Weight(.nan)),
      ["DejaVu Serif Book", "NanumGothic Regular", "Noto Color Emoji Regular"]
    ),
  ])
  func aMatchHasTheStandardFallbackInItsWeight(request: FontRequest, expected: [String]) throws {
    let fonts = FontCollection(directories: ["/usr/share/fonts/truetype/dejavu"])
    let font = try #require(fonts.match(request)).font(size: 12)
    let runs = StyledText("A가😀", font: font).layout().lines.flatMap(\.runs)
    #expect(runs.map { "\($0.font.familyName) \($0.font.styleName)" } == expected)
  }

  @Test func asciiNamesHaveTheKeysOfOthers() {
    let fonts = FontCollection()
    for family in fonts.families {
      let faces = fonts.faces(ofFamily: family)
      #expect(!faces.isEmpty)
      // A space that isn't ASCII takes the other way.
      #expect(fonts.faces(ofFamily: "\u{2003}" + family.uppercased()) == faces)
      #expect(fonts.faces(ofFamily: "-_ " + family.uppercased()) == faces)
    }
  }

  @Test func namesAreFoundAsUsersWriteThem() throws {
    try withFolder([
      "a.ttf": font("Liberation Sans").bytes(), "b.ttf": font("Liberation Sans", weight: 700).bytes(),
      "c.ttf": font("DejaVu Sans").bytes(), "d.ttf": font("나눔고딕").bytes(), "e.ttf": font("NanumGothic").bytes(),
    ]) { folder in
      let fonts = FontCollection(directories: [folder])
      func match(_ name: String) -> FontMatch? { fonts.match(FontRequest(name)) }
      for name in ["liberation-sans", "LiberationSans", "Liberation Sans"] {
        #expect(match(name)?.reason == .family)
        #expect(match(name)?.note == nil)
      }
      let helvetica = try #require(match("HelveticaNeue-Bold"))
      #expect(helvetica.reason == .standIn(package: nil))
      #expect(helvetica.face.family == "Liberation Sans" && helvetica.face.weights == .bold ... .bold)
      #expect(helvetica.note == "HelveticaNeue-Bold isn't installed, so Liberation Sans is used")
      // Known, but with no more than what is far from it, or with nothing at all.
      let georgia = try #require(match("Georgia"))
      #expect(georgia.reason == .standIn(package: "fonts-urw-base35") && georgia.face.family == "DejaVu Sans")
      #expect(
        match("Hiragino Sans")?.note
          == "Hiragino Sans isn't installed, so DejaVu Sans is used; the Debian package fonts-noto-cjk has a closer match"
      )
      #expect(match("Arial")?.face.weights == .regular ... .regular)
      #expect(match("Apple SD Gothic Neo")?.face.family == "NanumGothic")
      #expect(match("나눔고딕")?.reason == .family)
      #expect(match("system-ui")?.face.family == "DejaVu Sans")
      let unknown = try #require(match("Zapfino"))
      #expect(unknown.reason == .unknown && unknown.face.family == "DejaVu Sans")
      #expect(unknown.note == "Zapfino is not a known font, so DejaVu Sans is used")
      #expect(match("")?.reason == .unknown)
    }
    #expect(FontCollection(directories: []).match(FontRequest("Arial")) == nil)
  }
}
