import Canvas
import CanvasScenes
import Foundation
import TestSupport
import Testing

@Suite struct EmojiArtTests {
  @Test func emojiAreAddedMovedAndScaled() throws {
    var art = EmojiArt()
    try art.make(.add("😀", x: 10, y: -20, size: 40))
    try art.make(.add("🐶", x: 0, y: 0, size: 25))
    #expect(art.emoji.map(\.id) == [1, 2])
    // Offsets are truncated towards zero.
    try art.make(.move(id: 1, dx: 5.9, dy: -5.9))
    #expect(art.emoji[0].x == 15 && art.emoji[0].y == -25)
    // Sizes are rounded to the nearest, halves away from zero.
    try art.make(.scale(id: 2, by: 1.5))
    #expect(art.emoji[1].size == 38)
    try art.make(.scale(id: 2, by: 0.5))
    #expect(art.emoji[1].size == 19)
    try art.make(.scale(id: 2, by: 0))
    #expect(art.emoji[1].size == 0)
  }

  @Test func whatIsNotAllowedChangesNothing() throws {
    var art = EmojiArt()
    try art.make(.add("😀", x: 10, y: -20, size: 40))
    let before = art
    let moves: [EmojiArt.Move] = [
      .add("a", x: 0, y: 0, size: 1), .add("😀😀", x: 0, y: 0, size: 1), .add("", x: 0, y: 0, size: 1),
      .add("5", x: 0, y: 0, size: 1), .add("😀", x: 0, y: 0, size: 0), .add("😀", x: 0, y: 0, size: 10_001),
      .add("😀", x: 100_001, y: 0, size: 1), .add("😀", x: 0, y: .min, size: 1), .move(id: 2, dx: 0, dy: 0),
      .move(id: 1, dx: 1e300, dy: 0), .move(id: 1, dx: 0, dy: -.infinity), .scale(id: 1, by: -1),
      .scale(id: 1, by: 1e300), .scale(id: 1, by: .nan), .scale(id: 9, by: 1), .background(.url("http://a.b/c.png")),
      .background(.url("HTTPS://a.b/c.png")), .background(.url("")), .background(.url("file://host/a.png")),
      .background(.url("data:image/png;base64,AAAA")), .background(.url("file:a%2")),
    ]
    for move in moves {
      #expect(throws: EmojiArtError.self, "\(move)") { try art.make(move) }
      #expect(art == before)
    }
  }

  @Test(arguments: ["😀", "🖥", "⚽️", "⚽", "👩‍🚀", "🇰🇷", "5️⃣", "#️⃣", "👍🏽", "❤️", "🫕"]) func theseAreEmoji(text: String) {
    var art = EmojiArt()
    #expect(throws: Never.self) { try art.make(.add(text, x: 0, y: 0, size: 1)) }
  }

  @Test func movesAreReadFromText() throws {
    #expect(try EmojiArt.move(named: "add 😀 10 -20 40") == .add("😀", x: 10, y: -20, size: 40))
    #expect(try EmojiArt.move(named: "move 1 5.5 -3") == .move(id: 1, dx: 5.5, dy: -3))
    #expect(try EmojiArt.move(named: "scale 1 1e-1") == .scale(id: 1, by: 0.1))
    #expect(try EmojiArt.move(named: "background my photo.jpg") == .background(.url("my photo.jpg")))
    #expect(try EmojiArt.move(named: "background blank") == .background(.blank))
    for text in ["", "add 😀", "add 😀 1 2", "add 😀 1 2 x", "move 1 nan 0", "scale 1 inf", "scale 1 0x1", "background"] {
      #expect(throws: MoveTextError.self) { try EmojiArt.move(named: text) }
    }
    // A keycap is an emoji, and no comment.
    #expect(try EmojiArt().state(after: MoveList("add #️⃣ 0 0 40 # a comment")).emoji.first?.text == "#️⃣")
  }

  /// The document in `assets`, and the moves, a picture a step.
  @Test func aPictureIsMadeOneStepAfterTheOther() throws {
    let assets = URL(fileURLWithPath: #filePath).appending(path: "../../../../assets").standardized
    let art = try EmojiArt(json: Array(Data(contentsOf: assets.appending(path: "emoji-art.json"))))
    let moves = try MoveList(Array(Data(contentsOf: assets.appending(path: "emoji-art-moves.txt"))))
    #expect(moves.count >= 20)
    let style = EmojiArtStyle(font: try Font.default(size: 1))
    var before: Image?
    for state in try art.states(after: moves) {
      #expect(Set(state.emoji.map(\.id)).count == state.emoji.count)
      #expect(try EmojiArt(json: state.json()) == state)
      let picture = try EmojiArtPicture(state, background: nil, style: style).image()
      #expect(picture != before)
      before = picture
    }
  }

  // MARK: Documents

  private func error(_ members: String) -> String? {
    do {
      _ = try EmojiArt(json: Array(#"{"kind": "emoji-art", "version": 1\#(members)}"#.utf8))
      return nil
    } catch { return error.description }
  }

  @Test func errorsNameThePlace() {
    #expect(error("") == nil)
    #expect(error(#", "background": "blank", "emoji": []"#) == nil)
    let item = #"{"id": 1, "text": "😀", "x": 1, "y": 2, "size": 3}"#
    func change(_ old: String, _ new: String) -> String? {
      error(", \"emoji\": [\(item), \(item.replacing("\"id\": 1", with: "\"id\": 2").replacing(old, with: new))]")
    }
    #expect(change("", "") == nil)
    #expect(change("😀", "x") == "emoji[1].text: 'x'; a single emoji")
    #expect(change("😀", "😀😀") == "emoji[1].text: '😀😀'; a single emoji")
    #expect(change("\"size\": 3", "\"size\": -3") == "emoji[1].size: -3; a whole number from 0 to 10000")
    #expect(change("\"x\": 1", "\"x\": 0.5") == "emoji[1].x: 0.5; a whole number from -100000 to 100000")
    #expect(change("\"id\": 2", "\"id\": 1") == "emoji[1].id: 1 again; a unique id")
    // One on the network is kept; it can't be read.
    #expect(error(#", "background": {"url": "http://a.b/c.jpg"}"#) == nil)
    #expect(
      error(#", "background": {"url": ""}"#)
        == "background.url: ''; the path or the file: URL of a picture")
    #expect(error(#", "background": {"url": 5}"#) == "background.url: 5; a string")
    #expect(
      error(#", "background": {"imageData": "*"}"#)
        == "background.imageData: '*'; the bytes of a picture file as Base64")
    #expect(
      error(#", "background": {}"#)
        == "background: an object without them; \"blank\", an object with url, or one with imageData")
    #expect(error(#", "background": "green""#)?.hasPrefix("background: 'green'; ") == true)
  }

  // MARK: Backgrounds

  private func art(background: String) throws -> EmojiArt {
    try EmojiArt(json: Array(#"{"kind": "emoji-art", "version": 1, "background": \#(background)}"#.utf8))
  }

  @Test func aBackgroundIsReadFromAFileOrFromTheDocument() throws {
    let png = try Image(grays: [[1, 2], [3, 4]]).png()
    #expect(try art(background: "\"blank\"").backgroundPicture() == nil)
    let data = Data(png).base64EncodedString()
    #expect(try art(background: "{\"imageData\": \"\(data)\"}").backgroundPicture()?.pixelWidth == 2)
    let path = NSTemporaryDirectory() + "emoji art \(UUID().uuidString).png"
    try Data(png).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let name = (path as NSString).lastPathComponent
    let escaped = name.replacing(" ", with: "%20")
    for url in [path, "file://" + path.replacing(" ", with: "%20"), "file://localhost" + path, "FILE:" + path] {
      #expect(try art(background: "{\"url\": \"\(url)\"}").backgroundPicture()?.pixelWidth == 2, "\(url)")
    }
    for url in [name, "file:" + escaped] {
      let picture = try art(background: "{\"url\": \"\(url)\"}").backgroundPicture(relativeTo: NSTemporaryDirectory())
      #expect(picture?.pixelWidth == 2, "\(url)")
    }
  }

  @Test func aBackgroundThatIsNoPictureIsAnError() throws {
    func message(_ background: String) throws -> String? {
      let art = try art(background: background)
      do {
        _ = try art.backgroundPicture(relativeTo: "/nowhere")
        return nil
      } catch { return error.description }
    }
    #expect(
      try message(#"{"imageData": "R0lGODlh"}"#)
        == "background.imageData: this is a GIF; only PNG, JPEG and WebP can be read")
    #expect(
      try message(#"{"url": "/etc/passwd"}"#)
        == "/etc/passwd: not a picture: neither a PNG nor a JPEG nor a WebP")
    #expect(try message(#"{"url": "no.png"}"#) == "/nowhere/no.png: can't be read: No such file or directory")
  }

  // MARK: Pictures

  @Test func aBackgroundIsFittedAboutTheCentre() throws {
    let style = EmojiArtStyle(font: try Font.default(size: 1))
    let wide = try Image(grays: [[50, 50]])
    let image = try EmojiArtPicture(EmojiArt(), background: wide, style: style).image(
      size: Size(width: 100, height: 100))
    #expect(image.color(atPixelX: 50, y: 24) == .white && image.color(atPixelX: 50, y: 75) == .white)
    #expect(image.color(atPixelX: 1, y: 26) == Color(white: 50.0 / 255))
    let blank = try EmojiArtPicture(EmojiArt(), background: nil, style: style).image(size: Size(width: 9, height: 9))
    #expect(blank.color(atPixelX: 0, y: 0) == EmojiArtStyle.yellow)
  }

  @Test func aDrawingIsBehindTheEmojiAsAPictureIs() throws {
    let style = EmojiArtStyle(font: try Font.default(size: 1))
    var picture = EmojiArtPicture(EmojiArt(), background: nil, style: style)
    picture.drawing = EmojiArtDrawing(size: Size(width: 2, height: 1)) { rect, context in
      context.setFillColor(.red)
      context.fill(rect)
    }
    let image = try picture.image(size: Size(width: 100, height: 100))
    #expect(image.color(atPixelX: 50, y: 24) == .white && image.color(atPixelX: 50, y: 75) == .white)
    #expect(image.color(atPixelX: 0, y: 25) == .red && image.color(atPixelX: 99, y: 74) == .red)
  }

  @Test func aPageThatFitsKeepsItsEmojiInside() throws {
    var art = EmojiArt()
    for move in ["add 🐶 -185 0 60", "add 🐶 -320 100 60", "add 🐶 300 200 60", "add 🐶 0 -420 60"] {
      try art.make(EmojiArt.move(named: move))
    }
    var style = EmojiArtStyle(font: try Font.default(size: 1))
    func edgesAreBlank(_ size: Size) throws -> Bool {
      let image = try EmojiArtPicture(art, background: nil, style: style).image(size: size)
      let (right, bottom) = (image.pixelWidth - 1, image.pixelHeight - 1)
      return (0...right).allSatisfy { x in
        [0, bottom].allSatisfy { image.color(atPixelX: x, y: $0) == EmojiArtStyle.yellow }
      }
        && (0...bottom).allSatisfy { y in
          [0, right].allSatisfy { image.color(atPixelX: $0, y: y) == EmojiArtStyle.yellow }
        }
    }
    #expect(try !edgesAreBlank(Size(width: 375, height: 667)))
    style.fits = true
    for size in [Size(width: 375, height: 667), Size(width: 500, height: 300), Size(width: 1000, height: 800)] {
      #expect(try edgesAreBlank(size), "\(size)")
    }
  }

  @Test func aPageThatFitsIsThePageMadeLargerOrSmaller() throws {
    let picture = try Image(grays: [[50, 90], [130, 170]])
    var style = EmojiArtStyle(font: try Font.default(size: 1))
    let page = try EmojiArtPicture(EmojiArt(), background: picture, style: style).image(
      size: Size(width: 320, height: 240))
    style.fits = true
    let fitted = EmojiArtPicture(EmojiArt(), background: picture, style: style)
    #expect(try fitted.image(size: Size(width: 320, height: 240)) == page)
    // 480 wide in a page of 640, at half of the size, in the middle of a high picture.
    let high = try fitted.image(size: Size(width: 320, height: 640))
    #expect(high.color(atPixelX: 160, y: 199) == .white && high.color(atPixelX: 160, y: 201) != .white)
    #expect(high.color(atPixelX: 41, y: 320) != .white && high.color(atPixelX: 39, y: 320) == .white)
  }

  @Test func thePaletteIsScrolledNoFurtherThanToItsEnd() throws {
    var style = EmojiArtStyle(font: try Font.default(size: 1), showsPalette: true)
    func image(_ offset: Double, width: Double = 300) throws -> Image {
      style.paletteOffset = offset
      return try EmojiArtPicture(EmojiArt(), background: nil, style: style).image(size: Size(width: width, height: 200))
    }
    let start = try image(0)
    for offset in [-5, Double.nan, -Double.infinity] { #expect(try image(offset) == start) }
    let end = try image(1e9)
    #expect(try image(.infinity) == end && image(200) != start && image(200) != end)
    // All of it is seen: there is nothing to scroll.
    #expect(try image(100, width: 2000) == image(0, width: 2000))
    // Behind the last emoji there is its distance from the edge, and no more.
    let ground = end.color(atPixelX: 299, y: 170)
    let last = (0..<300).last { x in (145..<198).contains { end.color(atPixelX: x, y: $0) != ground } }
    #expect(try (283..<297).contains(#require(last)))
  }

  @Test func oddRectanglesDrawNothing() throws {
    let style = EmojiArtStyle(font: try Font.default(size: 1), showsPalette: true)
    let picture = EmojiArtPicture(EmojiArt(), background: nil, style: style)
    let empty = try DrawingContext(size: Size(width: 9, height: 9))
    for rect in [
      Rect.null, .zero, Rect(x: 0, y: 0, width: .nan, height: 4), Rect(x: 0, y: 0, width: 9, height: .infinity),
    ] {
      picture.draw(in: rect, on: empty)
    }
    #expect(empty.makeImage() == (try DrawingContext(size: Size(width: 9, height: 9)).makeImage()))
    for side in [0.5, 1, 3, 50] {
      #expect(throws: Never.self) { try picture.image(size: Size(width: side, height: 100 / side)) }
    }
  }
}
