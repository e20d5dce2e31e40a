/// A request for a card for each row of a table.
///
///     var request = TemplateDeckRequest(template: .file("card.yaml"), table: .file("cards.csv"))
///     request.quantity = "Copies"
///     let pdf = try request.pages(in: Resources(root: "game")).pdf()
///
/// A card is filled when it is drawn, so that a deck of thousands holds no picture.
public struct TemplateDeckRequest: RequestPart, OwnMembers {
  /// The template: its YAML or JSON, or the name of its file.
  public var template: RequestData
  /// The table.
  public var table: RequestData
  /// How the table is read: `conditions`, `locale`, `delimiter` and `skippedLines`.
  public var reading = TableSettings()
  /// The column with the number of copies of each card, or nil for one.
  public var quantity: String?
  /// The column with the names of files, or nil for numbers.
  public var names: String?
  /// The numbers of the rows to draw, from 1; empty for all. The cards keep the names and numbers that they have among all
  /// rows, as do those that meet conditions.
  public var only: [Int] = []
  /// The program that uses the cards, or nil for pictures of cards. A program has sheets of cards without their bleed.
  public var program: SheetSettings.Program?
  /// The sheets of paper, if the cards are laid on some.
  public var paper = PaperSettings()
  /// The scale, font and encoding.
  public var picture = PictureSettings()

  /// A card for each row.
  public init(template: RequestData, table: RequestData) { (self.template, self.table) = (template, table) }

  /// The options of the request.
  public static let members: [RequestMember<TemplateDeckRequest>] = [
    own, readingMembers.within(\.reading), PaperSettings.members.within(\.paper),
    PictureSettings.members.within(\.picture),
  ].flatMap(\.self)

  package static let own = [quantity, names, only, program]

  /// The members that say how a table is read.
  package static let readingMembers: [RequestMember<TableSettings>] = [
    TableSettings.conditions, TableSettings.sheet, TableSettings.locale, TableSettings.delimiter, TableSettings.skip,
  ]

  /// The largest number of cards.
  private static let cardLimit = 100_000

  /// Throws if members contradict each other. Nothing is read.
  public func check() throws(RequestError) {
    try paper.check()
    guard picture.size == nil, picture.width == nil else {
      throw RequestError(
        .request,
        "\(PictureSettings.size) and \(PictureSettings.width) can't be used with cards; the template has their size")
    }
    guard program != nil else { return }
    if paper.paper != nil {
      throw RequestError(.request, "use either \(Self.program) or \(PaperSettings.pages), not both")
    }
    if let format = picture.format, !format.hasPixels {
      throw RequestError(.request, "\(Self.program) makes sheets of pixels; use PNG, JPEG or WebP")
    }
  }

  package static let quantity = RequestMember<TemplateDeckRequest>(
    "quantity", \.quantity, .text, value: "column",
    help: "Column with the number of copies; a blank cell is one. (default: one)",
    example: "Copies")
  package static let names = RequestMember<TemplateDeckRequest>(
    "name-by", \.names, .text, value: "column", help: "Column with the names of files. (default: numbers, 001 …)",
    example: "Name")
  package static let only = RequestMember<TemplateDeckRequest>(
    list: "only", \.only, words: .rows, value: "rows",
    help: "Rows to draw, such as 3,7 or 10-20, with the numbers they have among all; repeatable.",
    example: "1-2")

  package static let program = RequestMember<TemplateDeckRequest>(
    "for", \.program, .choice, value: "program",
    help: "Write sheets for a program, pictures of the backs, and a JSON file.", example: "tabletop-simulator")

  /// Returns the cards, the sheets of paper with them, or the sheets of a program.
  ///
  /// All rows are checked before a card is drawn.
  ///
  /// - Returns: The fronts in the order of the table, and their backs if the template has one; sheets of paper, which
  ///   have both; or the sheets of a program, whose backs are one picture if all are the same.
  /// - Throws: The error of `check()`, and those of files, data and limits.
  public func pages(in resources: Resources) throws(RequestError) -> (fronts: PlacedPages, backs: PlacedPages?) {
    if program != nil {
      let sheets = try programSheets(in: resources)
      return (sheets.fronts, sheets.backs)
    }
    return try resources.limited(picture) { () throws(RequestError) in
      let (deck, warnings, notes) = try checkedDeck(in: resources)
      let isOnPaper = picture.format == .pdf || paper.paper != nil
      var facts = try PictureFacts(
        picture, pixelsPerInch: deck.template.pixelsPerInch.map { $0 * picture.scale }, title: "Cards",
        warnings: warnings, notes: notes + deck.template.paperNotes(isOnPaper: isOnPaper))
      (facts.paperScale, facts.label) = (deck.template.paperScale, deck.template.name)
      let fronts = PlacedPages(pages(deck, isBack: false), facts)
      let backs = deck.template.hasBack ? PlacedPages(pages(deck, isBack: true), facts) : nil
      return paper.paper == nil ? (fronts, backs) : (try sheets(fronts, backs, in: resources), nil)
    }
  }

  /// Returns the sheets of a program.
  package func programSheets(in resources: Resources) throws(RequestError) -> TemplateSheets {
    try resources.limited(picture) { () throws(RequestError) in
      let (deck, warnings, notes) = try checkedDeck(in: resources)
      guard deck.template.hasBack else {
        throw RequestError(.request, "\(Self.program) requires a template with a 'back'")
      }
      return try TemplateSheets(deck, settings: picture, warnings: warnings, notes: notes)
    }
  }

  /// The cards, and the notes of all rows.
  private func checkedDeck(
    in resources: Resources
  ) throws(RequestError) -> (deck: TemplateDeck, warnings: [RequestNote], notes: [RequestNote]) {
    try check()
    let (template, files) = try resources.template(template, font: picture.font)
    let label = resources.label(table)
    let rows = try reading.rows(resources.bytes(table), named: label, limits: resources.limits.table)
    let (cards, count, notes) = try cards(of: rows, named: label)
    let deck = TemplateDeck(
      template: template, files: files, rows: rows, cards: cards, count: count, label: label,
      isStrict: picture.isStrict)
    let warnings = notes.filter(\.isLoss) + (try deck.check(picture))
    return (deck, warnings, notes.filter { !$0.isLoss })
  }

  /// The cards on sheets of paper.
  private func sheets(
    _ fronts: PlacedPages, _ backs: PlacedPages?, in resources: Resources
  ) throws(RequestError) -> PlacedPages {
    if paper.needsBacks, backs == nil {
      throw RequestError(.request, "\(PaperSettings.backs) requires a template with a 'back'")
    }
    let pixelsPerInch = fronts.pixelsPerInch ?? 300 * picture.scale
    let font = paper.needsFont ? try NamedFont(picture.font, in: resources).font : nil
    let pages = try paper.pages(
      fronts: fronts.paperPages, backs: backs.map { .each($0.paperPages) } ?? .none, pixelsPerInch: pixelsPerInch,
      font: font)
    var facts = try PictureFacts(
      picture, pixelsPerInch: pixelsPerInch, title: "Cards", warnings: fronts.warnings, notes: fronts.notes)
    facts.ground = .white
    return PlacedPages(pages ?? fronts.pages, facts)
  }

  private func pages(_ deck: TemplateDeck, isBack: Bool) -> Pages {
    let scale = deck.template.pixelsPerPoint * picture.scale
    return Pages(count: deck.cards.count) { index in
      let card = deck.card(index, isBack: isBack)
      var page = Page(card, name: deck.cards[index].name + (isBack ? "-back" : ""))
      page.scale = scale
      if deck.template.bleed > 0 {
        let whole = Rect(origin: .zero, size: card.idealSize)
        page.bleedBox = whole
        page.trimBox = whole.insetBy(dx: deck.template.bleed, dy: deck.template.bleed)
      }
      return page
    }
  }

  /// The cards of the chosen rows, with their copies, as they are named and numbered among those of all rows.
  private func cards(
    of rows: TableRows, named label: String
  ) throws(RequestError) -> (cards: [TemplateDeck.Card], count: Int, notes: [RequestNote]) {
    let copies = try column(quantity, Self.quantity, of: rows, label)
    let naming = try column(names, Self.names, of: rows, label)
    let kept = only.isEmpty ? Set(rows.rows) : Set(rows.rows).intersection(only.map { $0 - 1 })
    var cards: [TemplateDeck.Card] = []
    var (total, dropped): (Int, [Int]) = (0, [])
    var taken: Set<String> = []
    for row in 0..<rows.count {
      let (cells, isKept) = (rows.cells(row), kept.contains(row))
      let count = try copies.map { (column) throws(RequestError) in
        if let count = Self.copyCount(cells[column]) { return count }
        guard isKept else { return 1 }
        throw RequestError(
          .content,
          "\(label): row \(row + 1): \(DataError.quoted(cells[column].text)) copies; must be a whole number of at least 0"
        )
      }
      if count == 0, isKept { dropped.append(row + 1) }
      guard count ?? 1 <= Self.cardLimit - total else {
        throw RequestError(.limit, "\(label): more than \(Self.cardLimit) cards")
      }
      let own = naming.map { FileNames.name(cells[$0].text) }
      for copy in 0..<(count ?? 1) {
        total += 1
        let name = own.map { FileNames.unique($0, copy, &taken) } ?? ""
        guard isKept else { continue }
        cards.append(
          TemplateDeck.Card(row: row, number: total, name: name, title: naming.map { cells[$0].text } ?? "\(total)"))
      }
    }
    guard !cards.isEmpty else { throw RequestError(.content, "\(label): no row to draw") }
    if naming == nil {
      for index in cards.indices { cards[index].name = FileNames.number(cards[index].number, of: total) }
    }
    return (cards, total, notes(on: dropped, of: rows, named: label))
  }

  /// The place of a column, in any case of its letters.
  private func column(
    _ name: String?, _ member: RequestMember<TemplateDeckRequest>, of rows: TableRows, _ label: String
  ) throws(RequestError) -> Int? {
    guard let name else { return nil }
    if let index = rows.names.firstIndex(of: name) { return index }
    let alike = rows.names.indices.filter { rows.names[$0].lowercased() == name.lowercased() }
    if alike.count == 1 { return alike[0] }
    let list = rows.names.prefix(20).map(DataError.shown).joined(separator: ", ")
    throw RequestError(.request, "\(label): \(member): \(DataError.quoted(name)); a column of the table: \(list)")
  }

  /// Notes about rows that are asked for and have no card.
  private func notes(on dropped: [Int], of rows: TableRows, named label: String) -> [RequestNote] {
    func list(_ numbers: [Int]) -> String {
      numbers.prefix(10).map(String.init).joined(separator: ", ") + (numbers.count > 10 ? ", …" : "")
    }
    let missing = Set(only.filter { $0 > rows.count }).sorted()
    var notes: [RequestNote] = []
    if !missing.isEmpty {
      notes.append(RequestNote(.ignored, at: label, "\(Self.only): no row \(list(missing)); there are \(rows.count)"))
    }
    if !dropped.isEmpty {
      notes.append(RequestNote(.chosen, at: label, "no card of row \(list(dropped)), as there are 0 copies"))
    }
    return notes
  }

  /// The number of copies in a cell: one if it is blank, and nil for what isn't a number of copies.
  private static func copyCount(_ cell: TableRows.Cell) -> Int? {
    guard cell.text.contains(where: { !$0.isWhitespace }) else { return 1 }
    return cell.value.quantity.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil }
  }
}

/// The names of cards' files.
private enum FileNames {
  private static let limit = 80

  /// A text as the name of a file: without slashes and characters that systems don't allow.
  static func name(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(limit).map { scalar -> Character in
      scalar.changesOtherText || "/\\:*?\"<>|".unicodeScalars.contains(scalar) ? "-" : Character(scalar)
    }
    let name = String(scalars).split(separator: " ").joined(separator: " ")
    return name.isEmpty || name.hasPrefix(".") ? "card" + name : name
  }

  /// A number with as many digits as the last one.
  static func number(_ number: Int, of count: Int) -> String {
    number.digits(max(String(count).count, 2))
  }

  /// The name, with a number if it is taken.
  static func unique(_ name: String, _ copy: Int, _ taken: inout Set<String>) -> String {
    // Some systems ignore case.
    if taken.insert(name.lowercased()).inserted { return name }
    var number = max(copy + 1, 2)
    while !taken.insert("\(name) \(number)".lowercased()).inserted { number += 1 }
    return "\(name) \(number)"
  }
}

extension ValueForm<[Int]> {
  /// Numbers from 1, and ranges of them.
  fileprivate static let rows = ValueForm(
    schema: ["anyOf": [.object(["type": "string"]), .object(["type": "integer", "minimum": 1])]],
    write: { .list($0.map { .whole(UInt64($0.magnitude)) }) }
  ) { (word) throws(ValueProblem) in
    let problem = ValueProblem("must be numbers of rows from 1, such as 3,7 or 10-20")
    var rows: [Int] = []
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0.filter { $0 != " " }) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1], first >= 1,
        first <= last, last - first < 100_000, rows.count < 1_000_000
      else { throw problem }
      rows += Array(first...last)
    }
    return rows
  }
}
