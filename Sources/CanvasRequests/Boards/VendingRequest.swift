#if Full || Boards
  internal import CanvasCLibrary

  /// A request for a screen of the vending machine.
  public struct VendingRequest: DrawableRequest, OwnMembers {
    /// The pies on the admin screen.
    public enum Pie: String, Sendable, Hashable, CaseIterable {
      /// The package's chart.
      case chart
      /// The app's graph of 400 × 400.
      case graph
    }

    /// The state of the machine, or nil for an example.
    public var data: RequestData?
    /// The screen.
    public var screen = VendingScreen.Kind.user
    /// The pie on the admin screen.
    public var pie = Pie.chart
    /// Graph: whether the colours are random from the start.
    public var hasRandomColors = false
    /// Graph: whether touches move in whole steps, as in the app.
    public var hasWholeSteps = false
    /// The folder of pictures that are named after the products.
    public var pictures: String?
    /// The format of amounts of won.
    public var currency = CurrencyFormat.korean
    /// The form of amounts.
    public var won = CurrencyFormat.Unit.sign
    /// The language of the screens.
    public var language = VendingStyle.Language.english
    /// The moves to make before the picture.
    public var moves: RequestMoves?
    /// Graph: the seed of random colours, or nil for 1.
    public var seed: UInt64?
    /// The text size.
    public var text = TextSettings()
    /// The size, font and encoding.
    public var picture = PictureSettings()

    /// An example machine or that of the data, 1112 × 834 points.
    public init(data: RequestData? = nil) { self.data = data }

    public var command: String { "board vending" }

    private static let inGraph: [String: JSONTree] = ["pie": "graph", "screen": "admin"]

    package static let screen = RequestMember<VendingRequest>(
      "screen", \.screen, .choice, value: "screen", default: .user,
      help: "Screen to draw. user: products and money; admin: sales.", example: "admin")
    package static let pie = RequestMember<VendingRequest>(
      "pie", \.pie, .choice, value: "pie", default: .chart,
      help: "Pie on the admin screen. chart: the package's chart; graph: the app's graph of 400x400.", example: "graph",
      with: ["screen": "admin"])
    package static let randomColors = RequestMember.randomColors(\VendingRequest.hasRandomColors, with: inGraph)
    package static let wholeSteps = RequestMember.wholeSteps(\VendingRequest.hasWholeSteps, with: inGraph)
    package static let pictures = RequestMember<VendingRequest>(
      "pictures", \.pictures, .folder, value: "folder",
      help: "Folder of pictures named after the products: Cola.png, Cola.jpg.", example: "pictures")
    package static let locale = RequestMember<VendingRequest>(
      "locale", \.currency, .won, value: "locale", default: .korean, isShown: false,
      help: "Locale for amounts of won. (default: ko_KR)", example: "de_DE")
    package static let won = RequestMember<VendingRequest>(
      "won", \.won, .choice, value: "form", default: .sign,
      help: "Form of amounts: with the sign, ₩1,500, or with the word, 1,500원.", example: "word")
    package static let language = RequestMember<VendingRequest>(
      "language", \.language, .choice, value: "language", default: .english, help: "Language of the screens.",
      example: "ko")

    package static let own = [screen, pie, randomColors, wholeSteps, pictures, locale, won, language]

    public static let members: [RequestMember<VendingRequest>] = [
      own, [.moves(\.moves), .seed(\.seed, with: inGraph)], TextSettings.members.within(\.text),
      PictureSettings.members.within(\.picture),
    ].flatMap(\.self)

    public func check() throws(RequestError) {
      try picture.check(default: VendingScreen.defaultSize)
      try text.check()
      guard pie != .graph else { return }
      try refuse([.seed(\.seed), Self.randomColors, Self.wholeSteps], "requires \(Self.pie, "graph")")
    }
  }

  extension VendingRequest: BoardRequest {
    package func board(in resources: Resources) throws(RequestError) -> PlayableBoard<VendingVisit> {
      var warnings: [RequestNote] = []
      var machine = VendingMachine.example
      if let data { machine = try resources.document(data, as: VendingMachine.self, &warnings) }
      let font = try NamedFont(picture.font, in: resources)
      let currency = changing(currency) { $0.unit = won }
      var style = VendingStyle(
        font: font.font, currency: currency, language: language, textSizeFactor: text.usedFactor ?? 1, seed: seed ?? 1)
      style.hasRandomColors = hasRandomColors
      // Products without a picture get a drawing.
      if let pictures {
        style.pictures = try Self.pictures(
          named: machine.menu.map(\.name), in: resources.path(pictures), scale: picture.scale, resources)
      }
      let size = picture.pictureSize(default: VendingScreen.defaultSize)
      let visit = VendingVisit(
        machine, screen: screen, graphOn: pie == .graph ? VendingLayout.Orientation(of: size) : nil,
        steps: hasWholeSteps ? .whole : .limited)
      let finished = style
      return PlayableBoard<VendingVisit>(
        start: visit, size: size, missingGlyphs: { VendingScreen($0, style: finished).missingGlyphs },
        drawing: { VendingScreen($0, style: finished) }, warnings: warnings + [font.warning].compactMap(\.self))
    }

    /// Returns the pictures of a folder that are named so. If there are files for several scales, the one that fits the
    /// drawing's scale is used. A name that can't be a file name has no picture.
    private static func pictures(
      named names: [String], in folder: String, scale: Double, _ resources: Resources
    ) throws(RequestError) -> [String: Image] {
      guard FilePath.names(in: folder) != nil else { throw RequestError(FileError.reading(path: folder, errno: errno)) }
      let files = ImageFolder(folder)
      var pictures: [String: Image] = [:]
      for name in names {
        guard let file = files.file(named: name, scale: scale) else { continue }
        try resources.check(file.path)
        pictures[name] = try resources.picture(at: file.path, scale: file.scale)
      }
      return pictures
    }
  }

  extension ValueForm<CurrencyFormat> {
    /// The format of amounts of won in a locale.
    fileprivate static let won = word(
      { CurrencyFormat(locale: $0) }, \.locale, allowed: "use one of \(CurrencyFormat.locales.joined(separator: ", "))")
  }
#endif
