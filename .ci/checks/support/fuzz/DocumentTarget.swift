import Canvas
import CanvasCards
import CanvasNotes
import CanvasScenes

extension Target {
  /// A document of one of the boards, a zero, and moves: what is read is written and reads back equal, and the moves
  /// leave a document that does so too.
  static let documents = Target(
    name: "documents",
    seeds: {
      let solitaire = try Solitaire(seed: 7).json()
      var game = try Concentration(pairs: 4)
      _ = try? game.make(.choose(0))
      let machine = try VendingMachine(menu: [VendingMachine.Product(name: "Cola", price: 900, stock: 3)])
      var art = EmojiArt()
      for move in ["add 🐶 10 20 40", "move 1 3 4", "scale 1 2"] {
        if let move = try? EmojiArt.move(named: move) { try? art.make(move) }
      }
      let cards = try ToggleCards(emoji: ["🐶", "🦊"])
      return [
        [0] + solitaire + [0] + Array("draw\nw a1\nc3 c5\ndraw # again\nw f1\nc1 c2 3\nf1 c1\n".utf8),
        [1] + (try game.json()) + [0] + Array("1\n2\n3 # a pair\nchoose 4\n".utf8),
        [2] + (try art.json()) + [0]
          + Array("add 🐶 10 20 40\nmove 1 3 4\nscale 1 2\nremove 1\nbackground blank\n".utf8),
        [3] + (try machine.json()) + [0] + Array("insert 1000\nbuy Cola\nadd Cola 3\nreturn\n".utf8),
        [4] + (try cards.json()) + [0] + Array("touch 0\ntouch 1\n0\n".utf8),
        [5] + (try machine.json()) + [0]
          + Array("insert 500\nadmin\ndown 300 356\nmove 340 356\nup\nmove 1e5 -1e5\nshake\nuser\n".utf8),
      ] + (UInt8(0)..<6).map { [$0, 0] + Array("draw\n1\nadd 🐶 10 20 40\ninsert 500\ntouch 1\nadmin\n".utf8) }
    },
    run: { bytes in
      var input = Input(bytes)
      let kind = input.number(below: 6)
      let document = Array(input.rest.prefix { $0 != 0 })
      let moves = Array(input.rest.dropFirst(document.count + 1))
      switch kind {
      case 0:
        let style = SolitaireStyle(cards: CardStyle(LectureDesign(font: sampleFont)))
        try play(document, moves, new: Solitaire(seed: 7)) {
          SolitaireBoard($0, style: style).draw(in: $1.bounds, on: $1)
        }
      case 1:
        let style = ConcentrationStyle(font: sampleFont)
        try play(document, moves, new: Concentration(pairs: 4)) {
          ConcentrationBoard($0, style: style).draw(in: $1.bounds, on: $1)
        }
      case 2:
        let style = EmojiArtStyle(font: sampleFont, showsPalette: true)
        try play(document, moves, new: EmojiArt()) { art, context in
          // Only what the document itself holds: a path could name any file.
          var background: Image?
          if case .imageData = art.background { background = try? art.backgroundPicture() }
          EmojiArtPicture(art, background: background, style: style).draw(in: context.bounds, on: context)
        }
      case 3:
        let product = VendingMachine.Product(name: "Cola", price: 900, stock: 3)
        try play(document, moves, new: VendingMachine(menu: [product])) { machine, context in
          for screen in VendingScreen.Kind.allCases {
            VendingScreen(screen, of: machine, style: VendingStyle(font: sampleFont))
              .draw(in: context.bounds, on: context)
          }
        }
      case 4:
        let style = ConcentrationStyle(font: sampleFont)
        try play(document, moves, new: ToggleCards()) { ToggleBoard($0, style: style).draw(in: $1.bounds, on: $1) }
      default:
        let machine = try document.isEmpty ? VendingMachine(menu: []) : VendingMachine(json: document)
        let visit = after(moves, VendingVisit(machine, graphOn: .landscape))
        let style = VendingStyle(font: sampleFont)
        try drawn { VendingScreen(visit, style: style).draw(in: $0.bounds, on: $0) }
      }
    })

  /// The scene after those moves that mean something and are allowed.
  private static func after<Scene: PlayedScene>(_ moves: [UInt8], _ scene: Scene) -> Scene {
    moves.split(separator: 0x0A).prefix(100).reduce(scene) { scene, line in
      (try? MoveList(Array(line))).flatMap { try? scene.state(after: $0) } ?? scene
    }
  }

  private static func play<Scene: PlayedScene & SceneDocument>(
    _ document: [UInt8], _ moves: [UInt8], new: Scene, _ draw: (Scene, DrawingContext) -> Void
  ) throws {
    var notes: [Note] = []
    var scene = document.isEmpty ? new : try Scene(json: document, notes: &notes)
    try check(scene)
    scene = after(moves, scene)
    try check(scene)
    try drawn { draw(scene, $0) }
  }

  private static func check<Scene: SceneDocument>(_ scene: Scene) throws {
    let written = try scene.json()
    do {
      require(try Scene(json: written) == scene, "a document reads back as another one")
    } catch {
      fatalError("a document that was written is refused: \(error)")
    }
  }
}
