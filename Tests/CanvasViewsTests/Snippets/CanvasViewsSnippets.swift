import Canvas
import CanvasGoldensTesting
import CanvasViews
import Testing

@Suite(.requiresDejaVu) struct CanvasViewsSnippets {
  // snippet
  struct Badge: View {
    let number: Int

    var body: some View {
      Text("\(number)").bold().foregroundStyle(.white).padding(6).background(.purple, in: Circle())
    }
  }

  struct ItemCard: View {
    let name: String
    let cost: Int
    let rules: String
    let art: Image

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Text(name).font(.title2).lineLimit(1).minimumScaleFactor(0.5); Spacer(); Badge(number: cost)
        }
        Picture(art).resizable().scaledToFill().frame(height: 120).clipShape(RoundedRectangle(cornerRadius: 6))
        Text(rules).lineLimit(6).minimumScaleFactor(0.7)
        Spacer(minLength: 0)
      }
      .padding(16).frame(width: 250, height: 350).background(.white)
    }
  }
  // end of snippet

  private func potion() throws -> ItemCard {
    let art = try Image(size: Size(width: 60, height: 40)) { context in
      context.fill(context.bounds, with: .color(.orange))
    }
    return ItemCard(name: "Potion of Patience", cost: 3, rules: "Draw two cards. Then skip a turn.", art: art)
  }

  @Test func aCard() throws {
    let art = try potion().art
    // snippet
    let card = ItemCard(name: "Potion of Patience", cost: 3, rules: "Draw two cards. Then skip a turn.", art: art)
    let png = try card.png(scale: 2)
    // end of snippet
    let image = try Image(png: png, scale: 2)
    #expect(image.size == Size(width: 250, height: 350))
    #expect(image.color(atPixelX: 0, y: 0) == .white && image.color(atPixelX: 250, y: 250)?.blue == 0)
  }

  @Test func aLayout() throws {
    let card = try potion()
    // snippet
    let placed = card.layout()
    let picture = placed.all("Picture")[0].frame
    let isInside = placed.all("Text").allSatisfy { placed.frame.contains($0.frame) }
    print(placed)  // each view with its frame, indented
    // end of snippet
    #expect(placed.frame.size == Size(width: 250, height: 350))
    #expect(isInside && picture.height > 120)
  }

  // snippet
  /// Views from the leading side on, in as many lines as they need.
  struct Flow: ViewLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
      let places = places(of: subviews, width: proposal.width ?? .infinity)
      return places.reduce(Rect.zero) { $0.union($1) }.size
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
      for (subview, place) in zip(subviews, places(of: subviews, width: bounds.width)) {
        let corner = bounds.origin.offsetBy(dx: place.minX, dy: place.minY)
        subview.place(at: corner, proposal: .unspecified)
      }
    }

    private func places(of subviews: LayoutSubviews, width: Double) -> [Rect] {
      var line = Rect.zero
      return subviews.map { subview in
        let size = subview.sizeThatFits(.unspecified)
        if line.width > 0, line.width + size.width > width { line = Rect(x: 0, y: line.maxY, width: 0, height: 0) }
        let place = Rect(origin: Point(x: line.maxX, y: line.minY), size: size)
        line = line.union(place)
        return place
      }
    }
  }
  // end of snippet

  @Test func aLayoutOfOnesOwn() {
    let words = ["quick", "brown", "fox"]
    // snippet
    let flow = Flow()() {
      for word in words { Text(word).padding(4).border(.gray) }
    }
    // end of snippet
    let wide = flow.layout(in: Size(width: 500, height: 100)).all("Text").map(\.frame.minY)
    #expect(Set(wide).count == 1)
    let narrow = flow.layout(in: Size(width: 70, height: 100)).all("Text").map(\.frame)
    #expect(Set(narrow.map(\.minX)).count == 1 && Set(narrow.map(\.minY)).count == 3)
  }
}
