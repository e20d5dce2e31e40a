import Canvas
import CanvasViews

/// Views written in Swift. Texts are in DejaVu Sans, which has Arabic letters too.
public enum ViewScenes {
  public static let all: [GoldenScene] = [
    scene("card", Potion(), size: Size(width: 250, height: 350)),
    scene("share", ShareImage(), size: Size(width: 600, height: 315)),
    scene("table", ScoreTable(), size: Size(width: 400, height: 250)),
    scene("right-to-left", Menu().environment(\.layoutDirection, .rightToLeft), size: Size(width: 300, height: 190)),
    scene("ticket", Ticket(), size: Size(width: 420, height: 176)),
    scene("effects", Effects(), size: Size(width: 360, height: 130)),
    scene("guides", Guides(), size: Size(width: 320, height: 240)),
  ]

  private static func scene(_ name: String, _ view: some View, size: Size) -> GoldenScene {
    GoldenScene("views/\(name)", size: size, scale: 2, hasText: true) { context in
      try view.draw(in: Rect(origin: .zero, size: size), on: context)
    }
  }
}

private let ink = Color(css: "#1f2937") ?? .black
private let pale = Color(css: "#6b7280") ?? .gray
private let plum = Color(css: "#6d28d9") ?? .purple
private let cream = Color(css: "#faf7f0") ?? .white

private struct Badge: View {
  let text: String
  let color: Color

  var body: some View {
    Text(text).font(.headline).foregroundStyle(.white).frame(minWidth: 30, minHeight: 30)
      .background(color, in: Circle())
  }
}

/// A bottle with bubbles.
private struct Bottle: View {
  var body: some View {
    Drawing { context, size in
      let sky = Gradient(colors: [Color(css: "#c7d2fe") ?? .white, Color(css: "#fbcfe8") ?? .white])
      context.fill(
        Rect(origin: .zero, size: size),
        with: .linearGradient(sky, from: .zero, to: Point(x: 0, y: size.height)))
      let middle = size.width / 2
      let belly = Rect(x: middle - 34, y: size.height - 84, width: 68, height: 68)
      context.fill(
        Path(roundedRect: Rect(x: middle - 11, y: 22, width: 22, height: 46), cornerRadius: 4),
        with: .color(.white.withAlpha(0.8)))
      context.fill(Path(ovalIn: belly), with: .color(.white.withAlpha(0.8)))
      context.withGState {
        context.clip(to: Path(ovalIn: belly.insetBy(dx: 5, dy: 5)))
        context.fill(Rect(x: belly.minX, y: belly.midY - 8, width: 68, height: 68), with: .color(plum))
      }
      context.fill(
        Path(roundedRect: Rect(x: middle - 14, y: 14, width: 28, height: 13), cornerRadius: 3),
        with: .color(Color(css: "#92400e") ?? .brown))
      for (x, y, radius) in [(-12.0, 50.0, 5.0), (6, 44, 4), (14, 58, 3), (-3, 34, 3)] {
        context.fill(
          Path(
            ovalIn: Rect(x: middle + x - radius, y: size.height - y - radius, width: 2 * radius, height: 2 * radius)),
          with: .color(.white.withAlpha(0.6)))
      }
    }
  }
}

private struct Potion: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Potion of Patience").font(.title3).bold().lineLimit(1).minimumScaleFactor(0.5)
        Spacer()
        Badge(text: "3", color: plum)
      }
      Bottle().frame(height: 130).clipShape(RoundedRectangle(cornerRadius: 8))
      Text("Brew · common").font(.caption).foregroundStyle(pale)
      Text("Draw two cards. Then skip a turn, and the next one counts twice.").font(.footnote)
      Spacer(minLength: 0)
      Divider()
      HStack {
        Text("“All good things …”").font(.caption2).italic().foregroundStyle(pale)
        Spacer()
        Text("12/80").font(.caption2).foregroundStyle(pale)
      }
    }
    .foregroundStyle(ink).padding(16).frame(width: 250, height: 350).background(cream)
    .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(plum, lineWidth: 4))
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

private struct ShareImage: View {
  private static let night = Gradient(colors: [Color(css: "#111827") ?? .black, Color(css: "#4338ca") ?? .blue])

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("ENGINEERING").font(.caption).bold().kerning(2).foregroundStyle(Color(css: "#a5b4fc") ?? .white)
      Text("Pictures on a server, without a display").font(.system(size: 40, weight: .bold)).lineLimit(2)
      Spacer()
      HStack(spacing: 12) {
        Circle().fill(Color(css: "#f59e0b") ?? .orange).frame(width: 44, height: 44)
          .overlay(Text("CV").font(.headline).foregroundStyle(ink))
        VStack(alignment: .leading, spacing: 2) {
          Text("Canvas Views").font(.headline)
          Text("7 minutes · November 2026").font(.footnote).foregroundStyle(Color.white.withAlpha(0.7))
        }
        Spacer()
        Text("example.org").font(.subheadline).padding(.horizontal, 14).padding(.vertical, 7)
          .background(Color.white.withAlpha(0.15), in: Capsule())
      }
    }
    .foregroundStyle(.white).padding(36)
    .background(Paint.linearGradient(Self.night, from: .zero, to: Point(x: 600, y: 315)))
  }
}

private struct ScoreTable: View {
  private static let rows = [
    ("Ada", 12, "1,480.50", 67.0), ("Blaise", 9, "960.25", 44), ("Grace", 15, "2,010.00", 91),
    ("Konrad", 7, "85.75", 4),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Tournament").font(.title2).bold()
      Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
        GridRow {
          Text("Player")
          Text("Games").gridColumnAlignment(.trailing)
          Text("Points").gridColumnAlignment(.trailing)
          Text("Share")
        }
        .font(.caption).foregroundStyle(pale)
        Divider()
        ForEach(Self.rows) { row in
          GridRow {
            Text(row.0).bold()
            Text("\(row.1)")
            Text(row.2)
            Capsule().fill(plum).frame(width: row.3, height: 10)
          }
        }
        Divider()
        GridRow {
          Text("All")
          Text("43")
          Text("4,536.50")
        }
        .foregroundStyle(pale)
      }
    }
    .font(.subheadline).foregroundStyle(ink).padding(20).frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading
    )
    .background(.white)
  }
}

private struct Menu: View {
  private static let rows = [("قهوة", "12"), ("شاي بالنعناع", "8"), ("عصير برتقال", "15")]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("المقهى").font(.title).bold()
      ForEach(Self.rows) { row in
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          Circle().fill(plum).frame(width: 8, height: 8)
          Text(row.0).font(.title3)
          Spacer()
          Text(row.1).font(.headline)
        }
      }
      Text("كل يوم من 9 إلى 17").font(.footnote).foregroundStyle(pale)
    }
    .foregroundStyle(ink).padding(18).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(cream)
  }
}

private struct Ticket: View {
  var body: some View {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 6) {
        Text("ADMIT ONE").font(.caption).bold().kerning(3).foregroundStyle(plum)
        Text("The Card Museum").font(.title2).bold()
        Text("Saturday 28 November, 14:00").font(.footnote)
        Spacer()
        HStack(spacing: 18) {
          ForEach([("ROW", "C"), ("SEAT", "14"), ("GATE", "2")]) { field in
            VStack(alignment: .leading, spacing: 1) {
              Text(field.0).font(.caption2).foregroundStyle(pale)
              Text(field.1).font(.headline)
            }
          }
        }
      }
      .padding(18).frame(maxWidth: .infinity, alignment: .leading)
      Drawing { context, size in
        var line = Path()
        line.move(to: Point(x: 0.5, y: 0))
        line.addLine(to: Point(x: 0.5, y: size.height))
        context.stroke(line, with: .color(pale), style: StrokeStyle(width: 1, dash: [4, 4]))
      }
      .frame(width: 1)
      code.padding(14)
    }
    .foregroundStyle(ink).background(.white).clipShape(RoundedRectangle(cornerRadius: 14))
    .shadow(color: .black.withAlpha(0.25), radius: 4, y: 2).padding(10).background(Color(css: "#e5e7eb") ?? .white)
  }

  private var code: some View {
    Group {
      if let code = try? QRCode("https://example.org/t/14C", correction: .medium) {
        Picture(code).resizable().scaledToFit().frame(width: 108, height: 108)
      }
    }
  }
}

private struct Effects: View {
  private static let fade = Gradient(colors: [.black, .black.withAlpha(0)])
  private static let rainbow = Gradient(colors: [.red, .orange, .yellow, .green, .blue, .purple])

  var body: some View {
    HStack(spacing: 20) {
      Rectangle().fill(.linearGradient(Self.rainbow, from: .zero, to: Point(x: 80, y: 0)))
        .mask { Rectangle().fill(.linearGradient(Self.fade, from: .zero, to: Point(x: 0, y: 90))) }
      Rectangle().fill(.linearGradient(Self.rainbow, from: .zero, to: Point(x: 80, y: 90)))
        .mask { Text("Ace").font(.system(size: 40, weight: .bold)) }
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(plum).rotationEffect(.degrees(-14))
        RoundedRectangle(cornerRadius: 8).fill(.orange).rotationEffect(.degrees(8)).opacity(0.8)
          .shadow(radius: 3, y: 2)
        Text("21").font(.largeTitle).bold().foregroundStyle(.white)
      }
      .padding(10)
    }
    .padding(20).background(.white)
  }
}

private struct Guides: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text("Baselines").font(.largeTitle)
        Text("of two").font(.caption)
        Text("sizes").font(.title3).baselineOffset(6)
      }
      ForEach(["Bullets stand before the lines", "which begin below each other,", "as in a book"]) { line in
        HStack(spacing: 6) {
          Text("•")
          Text(line)
        }
        .alignmentGuide(.leading) { $0[.leading] - 14 }
      }
      Text("Back at the side").underline()
      HStack(alignment: .center, spacing: 10) {
        ForEach(Array(0..<5)) { step in
          Circle().fill(plum.withAlpha(1 - Double(step) / 6)).frame(width: 26, height: 26)
            .alignmentGuide(VerticalAlignment.center) { $0.height / 2 + Double(step * step) }
        }
      }
      .padding(.top, 16)
    }
    .font(.subheadline).foregroundStyle(ink).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(20).background(.white)
  }
}
