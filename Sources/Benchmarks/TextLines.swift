import ArgumentParser
import Canvas

/// Lines of 100 characters, shaped and drawn: each time another text, in one font.
struct TextLines: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text", abstract: "Shape and draw lines of 100 characters in DejaVu Sans.",
    discussion: "Prints for each size a line: text, the size, us, the microseconds of a line; the best of all rounds.")

  @Option(help: "How many lines are drawn in a round.")
  var lines = 2_000

  @Option(help: "How many rounds there are.")
  var rounds = 9

  @Option(help: "Instead, lay out and draw a text of 10 MB: prose, words, letters, korean, arabic or lines.")
  var long: String?

  @Option(help: "Instead, draw the lines of a file: the first one cold, again and again, and the others once.")
  var file: String?

  /// The text of a line: 100 characters, another for each number.
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
      let font = try Font(path: Font.defaultPath, size: size)
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

  /// To be set beside other libraries, which take the same file: the first line with all that it needs, font files too; the
  /// same line, the best of all rounds; lines that are new.
  private func runFile(_ file: String) throws {
    let strings = try String(decoding: FileReader.bytes(of: file, limit: 1 << 20), as: UTF8.self).split(separator: "\n")
      .map(String.init)
    guard let first = strings.first else { return }
    let clock = ContinuousClock()
    let context = try DrawingContext(size: Size(width: 1600, height: 40))
    context.setFillColor(.white)
    let start = clock.now
    let font = try Font.default(size: 14)
    func draw(_ string: String) {
      context.fill(context.bounds)
      context.draw(StyledText(string, font: font), at: Point(x: 4, y: 4))
    }
    draw(first)
    let cold = (clock.now - start) / .microseconds(1)
    var warm = Double.infinity
    for _ in 0..<rounds {
      warm = min(warm, clock.measure { for _ in 0..<200 { draw(first) } } / .microseconds(200))
    }
    let others = clock.measure { for string in strings.dropFirst() { draw(string) } }
    let count = max(strings.count - 1, 1)
    print("text\tfirst_us\t\(cold)\twarm_us\t\(warm)\tnew_us\t\(others / .microseconds(count))")
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
    let font = try Font(path: Font.defaultPath, size: 12).withFallback([
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
