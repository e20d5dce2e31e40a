import Canvas
import CanvasCards
import CanvasPrint
import CanvasRequests
import CanvasTables
import TestSupport
import Testing

/// Requests in JSON: what is read, and what is refused.
@Suite struct PictureRequestTests {
  private func request(_ json: String) throws -> PictureRequest { try PictureRequest(json: Array(json.utf8)) }

  private func message(_ json: String) -> String? {
    #expect(throws: RequestError.self) { try request(json) }?.description
  }

  @Test func membersReachTheRequest() throws {
    let json = #"""
      {"command": "chart columns", "data": [["day", "sales"], ["2026-01-05", 3]], "options": {
        "y": ["sales"], "where": "sales > 1", "mean": true, "100": true, "rule": ["4%", 2], "rule-label": ["a", "b"],
        "title": "Two\nlines", "background": "none", "size": [300, 200], "scale": "1.5", "compression": "small",
        "time-zone": null}}
      """#
    var expected = ChartRequest(.columns, data: .text(#"[["day", "sales"], ["2026-01-05", 3]]"#))
    expected.table.y = ["sales"]
    expected.table.conditions = ["sales > 1"]
    expected.table.aggregate = .mean
    expected.marks.arrangement = .normalized
    expected.marks.rules = [0.04, 2]
    expected.marks.ruleLabels = ["a", "b"]
    expected.look.title = "Two\nlines"
    expected.look.background = RequestBackground.none
    expected.picture.size = Size(width: 300, height: 200)
    expected.picture.scale = 1.5
    expected.picture.compression = .small
    #expect(try request(json).content as? ChartRequest == expected)
    #expect(try request(json) == PictureRequest(expected))
    #expect(try PictureRequest(json: #require(PictureRequest(expected).json)) == PictureRequest(expected))
  }

  @Test func aCardHasItsMembers() throws {
    let json = #"""
      {"command": "card", "card": "queen of hearts", "options": {"suit-colors": {"S": "red", "h": "#00f"},
       "index-corners": 4, "ten": "T", "card": "poker", "bleed": "1/8in"}}
      """#
    var expected = CardRequest(.card(PlayingCard(.queen, of: .hearts)))
    expected.design.suitColors = [.spades: .red, .hearts: .blue]
    expected.design.indexCorners = .four
    expected.design.ten = .letter
    expected.print.cardSize = CardSize(name: "poker")
    expected.print.bleed = try Length("1/8in")
    #expect(try request(json).content as? CardRequest == expected)
  }

  @Test func sheetsAndHandsHaveNamedCards() throws {
    let sheet = try request(
      #"{"command": "sheet", "cards": ["QH", "queen of spades", "back"], "options": {"captions": true}}"#)
    var expected = SheetRequest()
    expected.cards = [.card(PlayingCard(.queen, of: .hearts)), .card(PlayingCard(.queen, of: .spades)), .back]
    expected.sheet.hasCaptions = true
    #expect(sheet.content as? SheetRequest == expected)
    #expect(try PictureRequest(json: #require(sheet.json)) == sheet)
    var hand = HandRequest()
    hand.cards = expected.cards
    hand.arrangement = .row
    #expect(
      try request(#"{"command": "hand", "cards": ["QH", "QS", "🂠"], "options": {"hand": "row"}}"#)
        == PictureRequest(hand))
    let bare = try #require(PictureRequest(HandRequest()).json)
    #expect(try PictureRequest(json: bare) == PictureRequest(HandRequest()))
  }

  @Test func pathsOfSuitsAreAnObjectOrAWord() throws {
    let object = try request(
      #"{"command": "card", "card": "QH", "options": {"suit-paths": {"H": "M0,0 H9 V9Z", "C": "M0 0 9 9 0 9"}}}"#)
    let word = #"{"command": "card", "card": "QH", "options": {"suit-paths": "C=M0 0,9,9 0,9,h=M0 0H9V9Z"}}"#
    #expect(try request(word) == object)
    #expect(try PictureRequest(json: #require(object.json)) == object)
    let plain = try request(#"{"command": "card", "card": "QH"}"#)
    #expect(try object.drawable(in: Resources()).image() != plain.drawable(in: Resources()).image())
  }

  @Test func anOldJobMayWriteNumbersAsTextAndTheOppositeOfAFlag() throws {
    let new = try request(#"{"command": "board emoji-art", "options": {"palette": false, "width": 300}}"#)
    #expect(try request(#"{"command": "board emoji-art", "options": {"no-palette": true, "width": "300"}}"#) == new)
    #expect(
      try request(#"{"command":"board toggle","options":{"touch":["0",1]}}"#)
        == request(#"{"command":"board  toggle","options":{"touch":"0,1"}}"#))
  }

  @Test(arguments: [
    (#"7"#, "7; must be an object with a request"),
    (#"{"#, "1:2: the end of the file; a key in double quotes"),
    (#"{"command": "pie", "data": [], "optoins": {}}"#, "optoins: not a member of a request; did you mean 'options'?"),
    (#"{"command": "pie", "data": [], "options": {"hole": 2}}"#, "options.hole: 2; must be a number from 0 to 0.95"),
    (
      #"{"command": "pie", "data": [], "options": {"hole": [0.5]}}"#,
      "options.hole: a list; must be a number from 0 to 0.95"
    ),
    (
      #"{"command": "board toggle", "options": {"touch": [0, "1,x"]}}"#,
      "options.touch[1]: '1,x'; must be numbers of cards from 0"
    ),
    (#"{"command": "chart bars", "data": [], "options": {"rule": [3, {}]}}"#, "options.rule[1]: an object; must be a"),
    (#"{"command": "pie", "data": [], "options": {"legend": 1}}"#, "options.legend: 1; must be true or false"),
    (
      #"{"command": "pie", "data": [], "options": {"hol": 1}}"#,
      "options.hol: pie has no such option; did you mean 'hole'?"
    ),
    (
      #"{"command": "pie", "data": [], "options": {"output": "x"}}"#,
      "options.output: not an option of requests, which only draw a picture"
    ),
    (
      #"{"command": "pie", "data": [], "options": {"size": "9x9", "width": 3}}"#,
      "use either 'size' or 'width', not both"
    ),
    (
      #"{"command": "pie", "data": [], "options": {"disc": true}}"#, #"'disc' requires 'order': "reference""#
    ),
    (
      #"{"command": "chart bars", "data": [], "options": {"mean": true, "max": true}}"#,
      "use only one of 'sum', 'mean', 'median', 'min', 'max', 'last' and 'count'"
    ),
    (
      #"{"command": "pie", "data": [], "options": {"size": "99999x1"}}"#,
      "99999x1 pixels: a side must be 1 to 32767 pixels, the whole at most 100 megapixels"
    ),
    (#"{"command": "sheet", "card": "QH"}"#, "sheet uses 'cards', not 'card'"),
    (#"{"command": "pie", "cards": ["QH"]}"#, "pie uses 'data' or 'file', not 'cards'"),
    (#"{"command": "card", "data": []}"#, "card uses 'card', not 'data'"),
    (#"{"command": "sheet", "cards": "QH"}"#, "cards: 'QH'; must be a list of names of cards"),
    (#"{"command": "sheet", "cards": ["QH", 7]}"#, "cards[1]: 7; must be the name of a card"),
    (#"{"command": "hand", "cards": ["QH", "XX"]}"#, "cards[1]: "),
    (#"{"command": "hand", "cards": []}"#, "cards: 0; must be 1 to 200, or left out for the whole deck"),
    (
      #"{"command": "hand", "cards": ["QH"], "options": {"draw": 2}}"#,
      "'draw' can't be used with named cards"
    ),
    (#"{"command": "hand", "options": {"seed": 2}}"#, "'seed' requires 'draw'"),
    (
      #"{"command": "hand", "options": {"draw": 201}}"#,
      #"'draw': "201": must be 1 to 200"#
    ),
    (
      #"{"command": "card", "card": "QH", "options": {"suit-paths": {"H": "M0 0L9"}}}"#,
      "options.suit-paths: an object; H: must be path data as in SVG; byte 6: the text ends; expected a number"
    ),
    (
      #"{"command": "card", "card": "QH", "options": {"suit-paths": {"Z": "M0 0H9V9Z"}}}"#,
      "options.suit-paths: an object; use S, H, C and D, each with = and path data, such as"
    ),
    (#"{"command": "hand", "options": {"card": "poker"}}"#, "options.card: hand has no such option"),
    (
      #"{"command": "sheet", "options": {"for": "tabletop-simulator", "columns": 3}}"#,
      "'columns' can't be used with 'for'"
    ),
    (#"{"command": "sheet", "options": {"url": "x"}}"#, "options.url: not an option of requests"),
    (#"{"command": "board vending", "card": "QH"}"#, "board vending uses 'data' or 'file', not 'card'"),
    (#"{"command": "\u001B[31m"}"#, "command: '\\u{1B}[31m': not a command that draws one picture"),
  ])
  func aWrongRequestIsAnErrorWithItsPath(json: String, expected: String) {
    #expect(message(json)?.hasPrefix(expected) == true, "\(message(json) ?? "")")
  }

  @Test func errorsOfTheTableNameMembers() throws {
    let json = #"{"command": "chart bars", "data": "name,value\nCola,5", "options": {"x": "month"}}"#
    let error = #expect(throws: RequestError.self) { try request(json).drawable(in: Resources()) }
    #expect(error?.reason == .request)
    #expect(error?.description == "data: 'x': 'month'; a column of the table: name (text), value (number)")
    #expect(error?.text.description == "data: 'x': 'month'; a column of the table: name (text), value (number)")
  }

  @Test func aRequestWithoutARootReadsNoFile() throws {
    let resources = Resources()
    for json in [
      #"{"command": "pie", "file": "/etc/passwd"}"#,
      #"{"command": "card", "card": "QH", "options": {"font": "/etc/passwd"}}"#,
      #"{"command": "card", "card": "back", "options": {"back-picture": "x.png"}}"#,
      #"{"command": "card", "card": "QH", "options": {"faces": "."}}"#,
      #"{"command": "pie", "data": "a,1", "options": {"palette": "/etc/passwd"}}"#,
      #"{"command": "board vending", "options": {"pictures": "/"}}"#,
      #"{"command": "board solitaire", "options": {"moves": "-"}}"#,
      #"{"command": "board emoji-art", "data": {"kind": "emoji-art", "version": 1, "background": {"url": "x.png"}}}"#,
    ] {
      let error = #expect(throws: RequestError.self) { try request(json).drawable(in: resources).png() }
      #expect(error?.reason == .file, "\(json): \(String(describing: error))")
      #expect(error?.description.contains("files can't be read here") == true, "\(json): \(String(describing: error))")
    }
  }

  @Test func movesCanBeInTheRequest() throws {
    let moved = try request(#"{"command": "board solitaire", "options": {"moves": ["draw"], "width": 100}}"#)
    let still = try request(#"{"command": "board solitaire", "options": {"width": 100}}"#)
    #expect(try moved.drawable(in: Resources()).image() != still.drawable(in: Resources()).image())
    let wrong = try request(#"{"command": "board solitaire", "options": {"moves": ["draw", "fly"]}}"#)
    let error = #expect(throws: RequestError.self) { try wrong.drawable(in: Resources()) }
    #expect(error?.description.hasPrefix("moves:2: 'fly' is not valid") == true, "\(String(describing: error))")
  }

  @Test func limitsHold() throws {
    var resources = Resources()
    resources.limits.pixelCount = 100
    let card = try request(#"{"command": "card", "card": "QH"}"#)
    #expect(throws: RequestError.self) { try card.drawable(in: resources) }
    resources.limits.pixelCount = 250 * 350
    #expect(try card.drawable(in: resources).image().pixelWidth == 250)
    resources.limits.table.maximumNameLength = 5
    let chart = try request(#"{"command": "chart bars", "data": "name,value\nLemonade,5"}"#)
    #expect(throws: RequestError.self) { try chart.drawable(in: resources) }
    var limits = Resources.Limits()
    limits.byteCount = 10
    #expect(throws: RequestError.self) { try PictureRequest(json: Array(#"{"command": "pie"}"#.utf8), limits: limits) }
  }

  @Test func aPictureDrawsItselfIntoAnyRectangle() throws {
    let resources = Resources()
    for json in [
      #"{"command": "card", "card": "QH", "options": {"width": 100}}"#,
      #"{"command": "pie", "data": "a,1\nb,2", "options": {"size": "300x200"}}"#,
      #"{"command": "pie", "data": "a,1\nb,2", "options": {"size": "200x200", "order": "reference"}}"#,
      #"{"command": "pie", "data": "a,1", "options": {"size": "99x99", "order": "reference", "moves": ["down 9 9"]}}"#,
      #"{"command": "chart lines", "data": "a,1\nb,2", "options": {"size": "300x200"}}"#,
      #"{"command": "board toggle", "options": {"width": 90}}"#,
      #"{"command": "sheet", "cards": ["QH", "back"], "options": {"captions": true, "width": 40}}"#,
      #"{"command": "sheet", "cards": ["QH"], "options": {"card": "micro", "bleed": "3mm", "marks": true}}"#,
      #"{"command": "hand", "cards": ["QH", "AS"], "options": {"width": 40}}"#,
    ] {
      let picture = try request(json).drawable(in: resources)
      // Twice as large, drawn at half the scale.
      let own = try picture.image()
      let drawn = try picture.image(size: picture.idealSize, scale: 1)
      #expect(own == drawn, "\(json)")
    }
  }

  /// A figure has its description in place of the texts and links in it.
  @Test func aDescribedPictureWithTextsIsReadByThem() throws {
    func file(
      _ content: String, title: String = "", _ change: (inout PictureSettings) -> Void = { _ in }
    ) throws -> StrictPDF {
      var request = SVGRequest(
        data: .text(
          """
          <svg xmlns='http://www.w3.org/2000/svg' width='300' height='40'>\(title)<desc>Plan</desc>\(content)</svg>
          """))
      change(&request.picture)
      return try StrictPDF(request.drawable(in: Resources()).encoded(as: .pdf))
    }
    let plan = "<FEFF0050006C0061006E>"
    let text = "<text y='20'>Exit, <a href='https://e.org'>call</a></text>"
    for title in ["", "<title>T</title>"] {
      let read = try file(text, title: title)
      #expect(read.numbers(with: "/S/P/").count == 1 && read.numbers(with: "/S/Link/").count == 1)
      #expect(read.numbers(with: "/S/Figure").isEmpty && read.numbers(with: "/Subject\(plan)").count == 1)
    }
    for figure in [try file("<path d='M0 0H9V9Z'/>"), try file(text) { $0.text = .outlines }] {
      #expect(figure.numbers(with: "/S/Figure/Alt\(plan)").count == 1 && figure.numbers(with: "/Subject").isEmpty)
    }
    let archive = try file(text) { $0.pdfStandard = .a2u }
    let metadata = try #require(archive.numbers(with: "/Subtype/XML").first.flatMap { archive.streams[$0] })
    #expect(String(decoding: metadata, as: UTF8.self).contains(">Plan</rdf:li></rdf:Alt></dc:description>"))
  }

  @Test func equalRequestsHaveEqualDigests() throws {
    let one = try request(#"{"command": "pie", "data": "a,1", "options": {"title": "T", "hole": 0.5}}"#)
    let same = try request(#"{"options": {"hole": "0.50", "title": "T", "top": 7}, "data": "a,1", "command": "pie"}"#)
    let other = try request(#"{"command": "pie", "data": "a,1", "options": {"title": "T", "hole": 0.6}}"#)
    #expect(one == same && one.digest == same.digest && one.hashValue == same.hashValue)
    #expect(one != other && one.digest != other.digest)
    // FIPS 180-4's function over the bytes of `json`, as `sha256sum` computes it.
    #expect(
      String(decoding: try #require(one.json), as: UTF8.self) == """
        {
          "command" : "pie",
          "data" : "a,1",
          "options" : {
            "hole" : 0.5,
            "title" : "T"
          }
        }

        """)
    #expect(one.digest == "fcc1b106130cc441e2205037debd08c33affab94153877a268d592284e6a1984")
  }

  /// The digests are those of `sha256sum`. The message ends at the edges of the function's blocks of 64 bytes.
  @Test(arguments: [
    (39, "090fe89eec5397a1839e288748b9f6e1169b76bb3701b1e2e77fd745136ed10d"),
    (40, "c0635265f52f3983d56a592790658a3eb8f3f5ff888fde087f1c8c7e61d3909d"),
    (47, "3ae04007ae366ddd9c3a9fca0851dce379ed7e6c4e898a3ad94627a473efe43a"),
    (48, "8313005dd43de251ff27427c9f7ace6fbb7dd916d10158739f219397c18d2dd4"),
  ]) func aDigestIsThatOfTheStandard(length: Int, digest: String) {
    var request = PieRequest(data: .text("a,1"))
    request.look.title = String(repeating: "x", count: length)
    #expect(PictureRequest(request).digest == digest)
  }

  @Test func whatJSONCannotHoldHasNoDigest() {
    // Names in CP949: two tables that would be the same text.
    #expect(PictureRequest(PieRequest(data: .bytes([0xC4, 0xDD, 0x2C, 0x31]))).digest == nil)
    #expect(PictureRequest(ChartRequest(.points, data: .text("a,1"))).json == nil)
    var card = CardRequest(.back)
    card.picture.scale = .nan
    #expect(PictureRequest(card).json == nil)
  }

  @Test func numbersOutOfRangeAreErrorsOrDrawn() throws {
    var pairs = ConcentrationRequest()
    pairs.pairs = -3
    #expect(throws: RequestError.self) { try pairs.drawable(in: Resources()) }
    pairs.data = .text("{}")
    #expect(throws: RequestError.self) { try pairs.check() }
    var table = PieRequest(data: .text("a,1\nb,2"))
    table.table.skippedLines = -1
    table.pie.top = .first(-1)
    table.pie.hole = .infinity
    table.pie.startAngle = .degrees(.nan)
    #expect(PictureRequest(table).json == nil)
    _ = try? table.drawable(in: Resources()).png()
    var limits = ComparisonSettings()
    limits.levels = -1
    var comparison = ComparisonRequest(actual: .bytes([]), expected: .bytes([]))
    comparison.limits = limits
    #expect(throws: RequestError.self) { try comparison.report(in: Resources()) }
  }

  @Test func theSchemaHasEveryOptionOfEveryKind() throws {
    let schema = try JSONValue(json: PictureRequest.jsonSchema)
    guard case .object(let members) = schema.content,
      case .list(let kinds)? = members.first(where: { $0.key == "oneOf" })?.value.content
    else {
      Issue.record("no list of kinds")
      return
    }
    #expect(kinds.count == RequestKind.all.count)
    let text = String(decoding: PictureRequest.jsonSchema, as: UTF8.self)
    for kind in RequestKind.all {
      for option in kind.options { #expect(text.contains("\"\(option.name)\" : {"), "\(kind.name) \(option.name)") }
    }
    #expect(!text.contains("--"), "names of the tool's options")
  }
}
