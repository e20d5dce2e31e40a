import Canvas

/// Text in many scripts, and paragraphs. Named with the font files that they need beside DejaVu Sans.
public enum ParagraphScenes {
  public static let all: [GoldenScene] = languages + paragraphs

  /// What they need beside DejaVu Sans: files, and the versions whose glyphs the goldens show.
  public static let fonts: [(path: String, version: String)] =
    [("/usr/share/fonts/truetype/nanum/NanumGothic.ttf", "Version 3.021;PS 1;hotconv 1.0.57;makeotf.lib2.0.21895")]
    + [
      ("Devanagari", "Version 2.001", "deva"), ("Thai", "Version 2.000", "thai"), ("Hebrew", "Version 3.000", "hebr"),
      ("Arabic", "Version 2.005", "arab"),
    ].map { script, version, tag in
      (
        "/usr/share/fonts/truetype/noto/NotoSans\(script)-Regular.ttf",
        "\(version); ttfautohint (v1.8.3) -l 8 -r 50 -G 200 -x 14 -D \(tag) -f none -a qsq -X \"\""
      )
    }

  /// DejaVu Sans, with what it lacks from fonts of named versions. It has Hebrew and Arabic letters of its own.
  private static func font(_ size: Double) throws -> Font {
    try Font(path: SystemFonts.regular, size: size).withFallback(fonts.map { try Font(path: $0.path, size: 1) })
  }

  private static let languages: [GoldenScene] = [
    ("arabic", "مرحبا بالعالم 2024 easel السلام"),
    ("hebrew", "שלום עולם 123 easel בְּרֵאשִׁית"),
    ("hindi", "नमस्ते दुनिया 123 easel क्षत्रिय"),
    ("thai", "สวัสดีชาวโลก 123 easel ที่นี่"),
    ("korean", "콜라 500원, 사이다 12병 easel 한글"),
    ("japanese", "東京タワー 333m easel こんにちは"),
  ].map { name, string in
    scene("canvas/text/language/\(name)", Size(width: 370, height: 80)) { context in
      var y = 4.0
      for size in [12.0, 18, 22] {
        let text = StyledText(string, font: try font(size))
        context.draw(text, at: Point(x: 6, y: y))
        y += text.size().height
      }
    }
  }

  private static let prose = """
    A pie graph shows how a whole is divided. Its sectors' angles add up to a full turn, and so should the percentages \
    that stand beside them.
    What is too small to be labelled is summed up as “other”.
    """

  private static let paragraphs: [GoldenScene] = [
    scene("canvas/text/paragraph/wrapped", Size(width: 420, height: 130)) { context in
      for (i, alignment) in [TextAlignment.left, .center, .right].enumerated() {
        let rect = frame(context, Rect(x: 6 + Double(i) * 138, y: 6, width: 132, height: 118))
        context.draw(StyledText(prose, font: try font(9.5), alignment: alignment), in: rect)
      }
    },
    scene("canvas/text/paragraph/justified", Size(width: 250, height: 130)) { context in
      var text = StyledText(prose, font: try font(12), alignment: .justified)
      text.paragraph.firstLineIndent = 14
      text.paragraph.paragraphSpacing = 4
      context.draw(text, in: frame(context, Rect(x: 6, y: 6, width: 238, height: 118)))
    },
    scene("canvas/text/paragraph/justified-japanese", Size(width: 190, height: 80)) { context in
      let string = "円グラフは全部がどのように分かれているかを示します。角度の合計は三百六十度になります。"
      context.draw(
        StyledText(string, font: try font(13), alignment: .justified),
        in: frame(context, Rect(x: 6, y: 6, width: 178, height: 68)))
    },
    scene("canvas/text/paragraph/wrapped-thai-and-korean", Size(width: 290, height: 96)) { context in
      context.draw(
        StyledText("แผนภูมิวงกลมแสดงให้เห็นว่าทั้งหมดถูกแบ่งออกอย่างไร", font: try font(14)),
        in: frame(context, Rect(x: 6, y: 6, width: 136, height: 84)))
      context.draw(
        StyledText("원그래프는 전체가 어떻게 나뉘는지를 보여 줍니다. 음료 판매량 12%", font: try font(14)),
        in: frame(context, Rect(x: 148, y: 6, width: 136, height: 84)))
    },
    scene("canvas/text/paragraph/wrapped-arabic", Size(width: 200, height: 100)) { context in
      context.draw(
        StyledText(
          "يوضح المخطط الدائري كيف ينقسم الكل إلى أجزاء، ومجموع زواياه 360 درجة (دورة كاملة).", font: try font(14)),
        in: frame(context, Rect(x: 6, y: 6, width: 188, height: 88)))
    },
    scene("canvas/text/paragraph/truncated", Size(width: 300, height: 110)) { context in
      for (i, truncation) in [ParagraphStyle.Truncation.head, .middle, .tail].enumerated() {
        var text = StyledText("Peach iced tea, sugar free, 0.5 l", font: try font(13))
        text.paragraph.truncation = truncation
        text.paragraph.maximumLineCount = 1
        context.draw(text, in: frame(context, Rect(x: 6, y: 6 + Double(i) * 24, width: 140, height: 18)))
      }
      var text = StyledText(prose, font: try font(11))
      text.paragraph.truncation = .tail
      context.draw(text, in: frame(context, Rect(x: 154, y: 6, width: 140, height: 66)))
      text = StyledText("السلام عليكم ورحمة الله وبركاته", font: try font(13))
      text.paragraph.truncation = .tail
      text.paragraph.maximumLineCount = 1
      context.draw(text, in: frame(context, Rect(x: 6, y: 82, width: 140, height: 22)))
    },
    scene("canvas/text/paragraph/vertical-alignment-and-scale", Size(width: 300, height: 80)) { context in
      for (i, alignment) in ParagraphStyle.VerticalAlignment.allCases.enumerated() {
        var text = StyledText("\(alignment)\nof it", font: try font(13), alignment: .center)
        text.paragraph.verticalAlignment = alignment
        context.draw(text, in: frame(context, Rect(x: 6 + Double(i) * 64, y: 6, width: 60, height: 68)))
      }
      for (i, string) in ["Fits", "Fits if small", "Fits if much smaller"].enumerated() {
        var text = StyledText(string, font: try font(16), alignment: .center)
        text.paragraph.minimumScale = 0.3
        text.paragraph.maximumLineCount = 1
        text.paragraph.wrapping = .none
        text.paragraph.verticalAlignment = .middle
        context.draw(text, in: frame(context, Rect(x: 200, y: 6 + Double(i) * 23, width: 94, height: 22)))
      }
    },
    scene("canvas/text/paragraph/line-height", Size(width: 300, height: 90)) { context in
      for (i, multiple) in [0.85, 1, 1.5].enumerated() {
        var text = StyledText("Lines that\nstand apart\nby \(multiple)", font: try font(12))
        text.paragraph.lineHeightMultiple = multiple
        text.attributes.background = Color(red: 1, green: 0.95, blue: 0.7)
        context.draw(text, at: Point(x: 6 + Double(i) * 98, y: 6))
      }
    },
    scene("canvas/text/attributes/stretches", Size(width: 320, height: 90)) { context in
      var text = StyledText("plain ", font: try font(18))
      func add(_ string: String, _ change: (inout TextAttributes) -> Void) {
        var part = StyledText(string, attributes: text.attributes)
        change(&part.attributes)
        text += part
      }
      add("colour ") { $0.paint = .color(.red) }
      add("larger ") { $0.font = $0.font.withSize(26) }
      add("underlined") { $0.hasUnderline = true }
      add(" ") { _ in }
      add("struck") { $0.hasStrikethrough = true }
      add(" ") { _ in }
      add("marked") { $0.background = .yellow }
      add(" s p a c e d ") { $0.letterSpacing = 2 }
      add("x") { _ in }
      add("2") {
        $0.font = $0.font.withSize(11)
        $0.baselineOffset = 7
      }
      add(" + H") { _ in }
      add("2") {
        $0.font = $0.font.withSize(11)
        $0.baselineOffset = -3
      }
      add("O ") { _ in }
      add("spaced 한글") {
        $0.letterSpacing = 4
        $0.hasUnderline = true
      }
      context.draw(text, in: Rect(x: 6, y: 4, width: 308, height: 80))
    },
    scene("canvas/text/attributes/stroke", Size(width: 210, height: 150)) { context in
      for (i, width) in [5.0, -5, 12].enumerated() {
        var text = StyledText("Flips: 12", font: try font(36), color: .black)
        text.attributes.strokeColor = .orange
        text.attributes.strokeWidth = width
        context.draw(text, at: Point(x: 10, y: 4 + Double(i) * 47))
      }
    },
    scene("canvas/text/along-a-path", Size(width: 260, height: 150)) { context in
      var wave = Path()
      wave.move(to: Point(x: 10, y: 50))
      wave.addCurve(
        to: Point(x: 140, y: 50), control1: Point(x: 60, y: -30), control2: Point(x: 90, y: 120))
      context.setStrokeColor(.lightGray)
      context.stroke(wave)
      context.draw(StyledText("Text on a curve, AVAT", font: try font(14)), along: wave)
      let circle = Path(
        arcCenter: Point(x: 200, y: 75), radius: 40, startAngle: -.pi, endAngle: .pi, direction: .clockwise)
      context.stroke(circle)
      context.draw(
        StyledText("round and round it goes", font: try font(15), color: .blue, alignment: .center), along: circle)
      var line = Path()
      line.move(to: Point(x: 10, y: 130))
      line.addLine(to: Point(x: 130, y: 100))
      context.stroke(line)
      context.draw(StyledText("नमस्ते ที่นี่ שלום", font: try font(16), alignment: .center), along: line)
    },
  ]

  private static func frame(_ context: DrawingContext, _ rect: Rect) -> Rect {
    context.setStrokeColor(.lightGray)
    context.stroke(rect.insetBy(dx: -0.5, dy: -0.5))
    return rect
  }

  private static func scene(
    _ name: String, _ size: Size, _ drawing: @escaping @Sendable (DrawingContext) throws -> Void
  ) -> GoldenScene {
    GoldenScene(name, size: size, hasText: true) { context in
      context.fillBackground(.white)
      try drawing(context)
    }
  }
}
