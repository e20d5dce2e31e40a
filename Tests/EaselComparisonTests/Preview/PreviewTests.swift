import Canvas
import EaselComparison
import EaselShared
import EaselTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct PreviewTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(redPNG(width: 4, height: 4), as: "a.png")
    try folder.write(redPNG(width: 3, height: 4), as: "b.png")
  }

  private func preview(_ options: [String], terminal: Bool, _ variables: [String: String] = [:]) -> RecordedRun {
    RecordedRun(
      ["compare", folder["a.png"], folder["b.png"]] + options, outputIsTerminal: terminal, variables: variables,
      terminalSize: terminal ? TerminalSize(columns: 80, rows: 24) : nil)
  }

  @Test(
    arguments: [
      ([:], .blocks), (["TERM": "xterm-256color"], .blocks), (["TERM": "xterm-kitty"], .kitty),
      (["KITTY_WINDOW_ID": "1"], .kitty), (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM_PROGRAM": "WezTerm"], .kitty),
      (["TERM_PROGRAM": "iTerm.app"], .iterm2), (["LC_TERMINAL": "iTerm2"], .iterm2), (["TERM": "foot"], .sixel),
      (["TERM": "mlterm"], .sixel), (["TMUX": "/tmp/s", "KITTY_WINDOW_ID": "1"], .blocks),
      (["TERM": "screen", "TERM_PROGRAM": "iTerm.app"], .blocks), (["TERM_PROGRAM": "vscode"], .blocks),
    ] as [([String: String], TerminalGraphics)])
  func theEnvironmentTellsTheWay(variables: [String: String], way: TerminalGraphics) {
    #expect(TerminalGraphics.detected { variables[$0] } == way)
  }

  @Test func withoutATerminalThereIsNoneUnlessForced() {
    #expect(!preview(["--preview"], terminal: false).output.contains("\u{1B}"))
    #expect(preview(["--preview"], terminal: true).output.contains("\u{1B}[38;5;"))
    #expect(preview(["--preview-as", "blocks"], terminal: false).output.contains("\u{1B}[38;2;255;0;0"))
    #expect(
      preview(["--preview"], terminal: true, ["TERM": "xterm-kitty"]).output.contains("\u{1B}_Ga=T,f=100,q=2,m=0;"))
  }

  @Test func equalPicturesAreNotShown() {
    let run = RecordedRun(["compare", folder["a.png"], folder["a.png"], "--preview-as", "blocks"])
    #expect(run.output == "ok: the same\n")
  }

  @Test func halfBlocksShowTwoRowsALine() {
    let lines = preview(["--preview"], terminal: true, ["COLORTERM": "truecolor"]).output.split(separator: "\n")
    #expect(lines.count == 1 + 2 + 1)
    // Red, then the gap, the pale red and the blue column of one picture, the gap, red.
    let grey = "\u{1B}[38;2;96;96;96;48;2;96;96;96m▀▀"
    #expect(
      lines[1] == "\u{1B}[38;2;255;0;0;48;2;255;0;0m▀▀▀\u{1B}[38;2;96;96;96;48;2;96;96;96m▀▀▀"
        + "\u{1B}[38;2;195;195;195;48;2;195;195;195m▀▀▀\u{1B}[38;2;0;64;255;48;2;0;64;255m▀\(grey)"
        + "\u{1B}[38;2;255;0;0;48;2;255;0;0m▀▀▀▀\u{1B}[0m")
  }

  @Test func kittyAndITermGetThePanelAsPNG() throws {
    let kitty = preview(["--preview-as", "kitty"], terminal: false).output
    let chunk = try #require(kitty.firstMatch(of: /\u{1B}_Ga=T,f=100,q=2,m=0;([^\u{1B}]*)\u{1B}\\\n/))
    let iTerm = preview(["--preview-as", "iterm2"], terminal: false).output
    let file = try #require(iTerm.firstMatch(of: /\u{1B}]1337;File=inline=1;size=([0-9]+):([^\u{7}]*)\u{7}\n/))
    #expect(chunk.output.1 == file.output.2)
    let png = try #require(Data(base64Encoded: String(file.output.2)))
    #expect(png.count == Int(file.output.1))
    let image = try Image(png: Array(png))
    #expect(image.pixelWidth == 3 * 4 + 2 * 8 && image.pixelHeight == 4)
  }

  @Test func longPicturesGoToKittyInChunks() throws {
    let noise = try Image(size: Size(width: 120, height: 90)) { context in
      var generator = SeededGenerator(seed: 1)
      for y in 0..<90 {
        for x in 0..<120 {
          context.setFillColor(Color(red: Double.random(in: 0...1, using: &generator), green: 0.5, blue: 0.2))
          context.fill(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
        }
      }
    }
    let text = String(decoding: try TerminalGraphics.kitty.text(of: noise, hasTrueColor: true), as: UTF8.self)
    let chunks = text.matches(of: /\u{1B}_G([^;]*);([^\u{1B}]*)\u{1B}\\/)
    #expect(chunks.count > 2)
    #expect(chunks.dropLast().allSatisfy { $0.output.2.count == 4096 && $0.output.1.hasSuffix("m=1") })
    #expect(chunks.last?.output.1 == "m=0")
    let png = try #require(Data(base64Encoded: chunks.map { String($0.output.2) }.joined()))
    #expect(try Image(png: Array(png)).pixels == noise.pixels)
  }

  @Test func sixelsAreBandsOfSixRows() throws {
    var image = try Image(size: Size(width: 5, height: 7)) { context in
      context.setFillColor(.white)
      context.fill(context.bounds)
    }
    image.pixels[4, 1] = PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255)
    let text = String(decoding: try TerminalGraphics.sixel.text(of: image, hasTrueColor: true), as: UTF8.self)
    // White is the first colour; the red pixel is the second bit of its band. Below it one row is left.
    #expect(
      text == "\u{1B}P0;1q\"1;1;5;7#0;2;100;100;100#1;2;100;0;0#0!4~|$#1!4?A$-#0!5@$-\u{1B}\\\n")
  }

  @Test func pictureOfManyColoursHasAPaletteOf256() throws {
    let image = try Image(size: Size(width: 64, height: 64)) { context in
      for y in 0..<64 {
        for x in 0..<64 {
          context.setFillColor(Color(red: Double(x) / 63, green: Double(y) / 63, blue: Double(x ^ y) / 63))
          context.fill(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
        }
      }
    }
    let text = String(decoding: try TerminalGraphics.sixel.text(of: image, hasTrueColor: true), as: UTF8.self)
    let colors = text.matches(of: /#([0-9]+);2;([0-9]+);([0-9]+);([0-9]+)/)
    #expect(colors.count == 256)
    #expect(colors.allSatisfy { [$0.output.2, $0.output.3, $0.output.4].allSatisfy { (Int($0) ?? 999) <= 100 } })
  }
}
