/// Cards of a template, filled when they are drawn.
struct TemplateDeck: Sendable {
  /// A card: its row in the table, the name of its file, and what a player calls it.
  struct Card: Sendable {
    let row: Int
    /// The position among all cards, from 1.
    let number: Int
    var name: String
    var title: String
  }

  let template: Template
  let files: TemplateResources
  let rows: TableRows
  let cards: [Card]
  /// The number of all cards, with those that aren't drawn.
  let count: Int
  /// The name of the table.
  let label: String
  let isStrict: Bool

  /// Fills each card once. Throws for the first that can't be filled, and returns the notes of all.
  ///
  /// - Parameter settings: Which notes are errors.
  func check(_ settings: PictureSettings) throws(RequestError) -> [RequestNote] {
    guard template.size != nil else {
      throw RequestError(.content, "\(template.name): no height; cards have a size such as poker or 63x88mm")
    }
    var notes: [RequestNote] = []
    var seen: Set<Int> = []
    for (index, card) in cards.enumerated() where seen.insert(card.row).inserted {
      let sides = [try filled(index, isBack: false)] + (template.hasBack ? [try filled(index, isBack: true)] : [])
      for side in sides {
        try settings.checkGlyphs(side.missingGlyphs, in: name(of: card))
        let found = side.requestNotes(in: name(of: card), settings)
        try settings.check(found)
        notes.add(found, limit: Self.noteLimit)
      }
    }
    return notes
  }

  private static let noteLimit = 50

  private func name(of card: Card) -> String { "\(label), row \(card.row + 1)" }

  /// A side of a card, filled. The front stands for a back that the template doesn't have.
  func filled(_ index: Int, isBack: Bool) throws(RequestError) -> FilledTemplate {
    let card = cards[index]
    do throws(TemplateError) {
      return try template.side(
        isBack: isBack && template.hasBack, of: rows.record(card.row), number: card.number, count: count,
        row: name(of: card), in: files, isStrict: isStrict)
    } catch {
      throw RequestError(error)
    }
  }

  /// A side of a card.
  func card(_ index: Int, isBack: Bool) -> TemplateCard { TemplateCard(deck: self, index: index, isBack: isBack) }
}

extension FilledTemplate {
  /// What filling found, texts that don't fit, letters that no font has, and what a standard for screen readers asks for.
  ///
  /// - Parameter name: What notes call the template or the row.
  func requestNotes(in name: String, _ settings: PictureSettings) -> [RequestNote] {
    let notes = notes + (settings.pdfStandard == .ua1 ? wordless : [])
    let cut = cutTexts.map { text in
      RequestNote(.dropped, at: name, "the text \(DataError.quoted(text)) doesn't fit and is cut")
    }
    return notes.map { RequestNote($0) } + cut + [missingGlyphs.map { RequestNote($0, in: name) }].compactMap(\.self)
  }
}

/// A card that is filled when it is drawn.
struct TemplateCard: Drawable {
  let deck: TemplateDeck
  let index: Int
  let isBack: Bool

  var idealSize: Size { deck.template.size ?? .zero }

  func draw(in rect: Rect, on context: DrawingContext) throws(RequestError) {
    let filled = try deck.filled(index, isBack: isBack)
    do throws(ViewError) { try filled.draw(in: rect, on: context) } catch { throw RequestError(.content, "\(error)") }
  }
}
