import ArgumentParser
import Canvas

/// Lines of 100 characters, shaped and drawn: a different text each time, in one font.
struct TextLines: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text", abstract: "Shape and draw lines of 100 characters in DejaVu Sans.",
    discussion: "Prints a line for each size: text, the size, us, microseconds per text; the best of all rounds.")

  @Option(help: "Number of lines to draw in a round.")
  var lines = 2_000

  @Option(help: "Number of rounds.")
  var rounds = 9

  @Option(help: "Instead, lay out and draw a text of 10 MB: prose, words, letters, korean, arabic or lines.")
  var long: String?

  @Option(help: "Instead, draw the lines of a file: the first one cold, all in order, and the first one at new sizes.")
  var file: String?

  @Option(help: "Font for the lines of a file.")
  var font = SystemFonts.regular

  @Option(help: "Draw the lines of a file this number of times, untimed, to count instructions under callgrind.")
  var instructions: Int?

  /// The text of a line: 100 characters, different for each number.
  static func text(_ number: Int) -> String {
    let words =
      "Sphinx of black quartz, judge my vow; AVATAR office waffle To 0123456789 (five boxing wizards jump) "
      + "quickly. "
    let shift = number % words.utf8.count
    return String((words + words).dropFirst(shift).prefix(100))
  }

  func run() throws {
    if let long { return try runLong(long) }
    if let file { return try runFile(file) }
    let strings = (0..<lines).map(Self.text)
    for size in [12.0, 14, 24] {
      let font = try Font(path: SystemFonts.regular, size: size)
      let context = try DrawingContext(size: Size(width: 1600, height: 40))
      context.setFillColor(.white)
      context.fill(context.bounds)
      var best = Double.infinity
      let clock = ContinuousClock()
      for _ in 0..<rounds {
        let start = clock.now
        for string in strings { context.draw(StyledText(string, font: font), at: Point(x: 3.3, y: 2)) }
        best = min(best, (clock.now - start) / .microseconds(lines))
      }
      try context.makeImage().writePNG(to: ".build/text-line-\(Int(size)).png")
      print("text\t\(Int(size))\tus\t\((best * 100).rounded() / 100)")
    }
  }

  /// Draws the lines of a file, for comparison with Pango on the same file: the first line including all setup and
  /// the font file; all lines in order with a warm font; the first line at new sizes. Reports microseconds of
  /// processor time per line.
  private func runFile(_ file: String) throws {
    let strings = try String(decoding: FileReader.bytes(of: file, limit: 1 << 20), as: UTF8.self).split(separator: "\n")
      .map(String.init)
    guard let first = strings.first else { return }
    func time(_ lines: Int, _ work: () -> Void) -> Double {
      let start = ProcessorTime.now
      work()
      return (ProcessorTime.now - start) * 1e6 / Double(lines)
    }
    let start = ProcessorTime.now
    let context = try DrawingContext(size: Size(width: 1600, height: 40))
    context.setFillColor(.white)
    context.fill(context.bounds)
    let font = try Font(path: font, size: 14)
    func draw(_ string: String, _ font: Font) {
      context.draw(StyledText(string, font: font), at: Point(x: 4, y: 4))
    }
    draw(first, font)
    let cold = (ProcessorTime.now - start) * 1e6
    if let instructions {
      for _ in 0..<instructions { for string in strings { draw(string, font) } }
      return
    }
    var warm = Double.infinity
    for _ in 0..<rounds { warm = min(warm, time(strings.count) { for string in strings { draw(string, font) } }) }
    let sizes = (1...40).map { font.withSize(14 + Double($0) / 16) }
    let newSize = time(sizes.count) { for size in sizes { draw(first, size) } }
    let width = StyledText(first, font: font).size().width
    print("text\tfirst_us\t\(cold)\twarm_us\t\(warm)\tsize_us\t\(newSize)\twidth\t\(width)")
  }

  private func runLong(_ kind: String) throws {
    let size = 10_000_000
    let (unit, width): (String, Double?) =
      switch kind {
      case "prose": (Self.text(0) + "\n", 400)
      case "words": (Self.text(0) + " ", 400)
      case "letters": ("abcdefghij", nil)
      case "korean": ("원그래프는 전체가 어떻게 나뉘는지를 보여 줍니다. ", 400)
      case "arabic": ("مرحبا بالعالم كيف الحال ", 400)
      default: ("\n", nil)
      }
    let string = String(repeating: unit, count: size / unit.utf8.count)
    let font = try Font(path: SystemFonts.regular, size: 12).withFallback([
      Font(path: "/usr/share/fonts/truetype/nanum/NanumGothic.ttf", size: 12)
    ])
    let clock = ContinuousClock()
    let start = clock.now
    let layout = StyledText(string, font: font).layout(width: width)
    let laidOut = clock.now
    let context = try DrawingContext(size: Size(width: 400, height: 400))
    context.draw(layout, at: .zero)
    print(
      "\(kind)\tlayout_ms\t\((laidOut - start) / .milliseconds(1))\tdraw_ms\t\((clock.now - laidOut) / .milliseconds(1))"
        + "\theight\t\(layout.size.height)")
  }
}
