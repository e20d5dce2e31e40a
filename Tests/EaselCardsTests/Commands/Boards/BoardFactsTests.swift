import CanvasScenes
import EaselCommands
import EaselTestSupport
import Foundation
import TestSupport
import Testing

/// What boards say of their games: with `--json`, and in place of a picture.
@Suite struct BoardFactsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What `--json` says of the board, after the moves.
  private func facts(_ arguments: [String], moves: String) throws -> [String: Any] {
    try folder.write(moves, as: "moves.txt")
    let run = RecordedRun(
      ["board"] + arguments + ["--moves", folder["moves.txt"], "--scale", "0.1", "--json", "-o", folder["a.png"]])
    #expect(run.status == .done, "\(run.error)")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.outputBytes)) as? [String: Any])
    return try #require(json["board"] as? [String: Any])
  }

  @Test func solitaireSaysWhetherItIsWonAndWhatIsAllowed() throws {
    let facts = try facts(["solitaire", "--seed", "7"], moves: "draw\ndraw")
    #expect(facts["isWon"] as? Bool == false && facts["moves"] as? Int == 2 && facts["arranged"] as? Int == 0)
    var game = Solitaire(seed: 7)
    for _ in 0..<2 { try game.make(.draw) }
    #expect(facts["legalMoves"] as? [String] == game.legalMoves.map(\.description))
    // Each of them can be made.
    for move in try #require(facts["legalMoves"] as? [String]) {
      #expect(try self.facts(["solitaire", "--seed", "7"], moves: "draw\ndraw\n\(move)")["moves"] as? Int == 3)
    }
  }

  @Test func pairsSayFlipsAndMatches() throws {
    let first = try facts(["concentration", "--pairs", "2", "--choose", "0"], moves: "choose 1\nchoose 2")
    #expect(first["moves"] as? Int == 3 && first["flips"] as? Int == 3 && first["pairs"] as? Int == 2)
    #expect(first["isWon"] as? Bool == false)
    // The cards of seed 1, found by their identifiers.
    let cards = try Concentration(pairs: 2, seed: 1).cards
    let partner = try #require(cards.indices.dropFirst().first { cards[$0].identifier == cards[0].identifier })
    let matched = try facts(["concentration", "--pairs", "2"], moves: "choose 0\nchoose \(partner)")
    #expect(matched["matches"] as? Int == 1 && matched["isWon"] as? Bool == false)
    let others = cards.indices.filter { $0 != 0 && $0 != partner }
    #expect(matched["legalMoves"] as? [String] == others.map { "choose \($0)" })
    let won = try facts(
      ["concentration", "--pairs", "2", "--choose", "0", "--choose", "\(partner)"],
      moves: others.map { "choose \($0)" }.joined(separator: "\n"))
    #expect(won["isWon"] as? Bool == true && won["matches"] as? Int == 2 && won["moves"] as? Int == 4)
    #expect((won["legalMoves"] as? [String])?.isEmpty == true)
  }

  @Test func aMachineSaysWhatCanBeBought() throws {
    let poor = try facts(["vending"], moves: "buy Lemonade")
    #expect(poor["balance"] as? Int == 800 && poor["bought"] as? Int == 15 && poor["moves"] as? Int == 1)
    #expect(poor["legalMoves"] as? [String] == ["insert 100", "insert 500", "insert 1000"])
    let rich = try facts(["vending"], moves: "insert 100\nbuy Cola\nadd Green tea\ninsert 500")
    #expect(
      rich["legalMoves"] as? [String] == [
        "insert 100", "insert 500", "insert 1000", "buy Cola", "buy Water", "buy Green tea", "buy Ginger ale",
      ])
  }

  @Test func aVisitSaysWhichScreenIsShownAndWhereTheGraphIs() throws {
    let chart = try facts(["vending"], moves: "insert 100\nadmin")
    #expect(chart["screen"] as? String == "admin" && chart["graph"] is NSNull && chart["moves"] as? Int == 2)
    let visit = try facts(
      ["vending", "--screen", "admin", "--pie", "graph"], moves: "down 396 356\nmove 406 356\nup")
    let graph = try #require(visit["graph"] as? [String: Any])
    #expect(graph["state"] as? String == "ended" && graph["radius"] as? Double == 194.515)
    #expect(graph["frame"] as? [Double] == [95.485, 155.485, 401.031, 401.031])
  }

  @Test func touchedCardsSayHowManyLieFaceUp() throws {
    for touches in [["--touch", "0,1"], ["--touch", "0", "--touch", "1"]] {
      let facts = try facts(["toggle"] + touches, moves: "touch 0\ntouch 3")
      #expect(facts["flips"] as? Int == 3 && facts["faceUp"] as? Int == 2 && facts["moves"] as? Int == 4)
    }
  }

  @Test func whatIsSafeIsPlayedAndCounted() throws {
    let assets = PackageFolder.assets
    let list = try String(contentsOfFile: assets + "/solitaire-won-moves.txt", encoding: .utf8)
    let lines = list.split(separator: "\n").filter { !$0.hasPrefix("#") }
    // Short of its end: the rest plays itself.
    let most = lines.dropLast(7).joined(separator: "\n")
    let open = try facts(["solitaire", "--seed", "2"], moves: most)
    let end = try facts(["solitaire", "--seed", "2", "--auto"], moves: most)
    let (before, after) = (try #require(open["arranged"] as? Int), try #require(end["arranged"] as? Int))
    #expect(after > before)
    #expect(try #require(end["moves"] as? Int) - #require(open["moves"] as? Int) == after - before)
    var game = Solitaire(seed: 2)
    for line in lines.dropLast(7) { try game.make(Solitaire.move(named: String(line))) }
    let safe = game.playedSafely()
    #expect(safe.last?.arranged.joined().count == after)
    // A frame for each of them, and the moves that are left are those of the end.
    try folder.write(most, as: "moves.txt")
    let arguments = ["board", "solitaire", "--seed", "2", "--auto", "--moves", folder["moves.txt"]]
    let frames = RecordedRun(arguments + ["--scale", "0.1", "--frames", folder["f"], "--save", folder["s.json"]])
    #expect(frames.status == .done && folder.names("f").count == lines.count - 7 + 1 + safe.count)
    #expect(try Solitaire(json: folder.bytes("s.json")) == safe.last)
    let moves = RecordedRun(arguments + ["--list-moves"])
    #expect(moves.output == safe.last?.legalMoves.map { "\($0)\n" }.joined())
  }

  @Test func aPictureOfEmojiSaysHowManyThereAre() throws {
    let facts = try facts(["emoji-art"], moves: "add 😀 10 -20 40\nadd 🍎 0 0 40\nscale 1 2")
    #expect(facts["moves"] as? Int == 3 && facts["emoji"] as? Int == 2)
  }

  // MARK: In place of a picture

  @Test func legalMovesArePrintedAndNothingIsDrawn() throws {
    try folder.write("draw\n", as: "moves.txt")
    let run = RecordedRun("board", "solitaire", "--seed", "7", "--list-moves", "--moves", folder["moves.txt"])
    #expect(run.status == .done && run.error.isEmpty)
    var game = Solitaire(seed: 7)
    try game.make(.draw)
    #expect(run.output == game.legalMoves.map { "\($0)\n" }.joined())
    #expect(folder.names == ["moves.txt"])
    try folder.write("c1 c5\n", as: "moves.txt")
    let bad = RecordedRun("board", "solitaire", "--seed", "7", "--list-moves", "--moves", folder["moves.txt"])
    #expect(bad.status == .badContent && bad.error.hasPrefix("\(folder["moves.txt"]):1: 'c1 c5': "))
  }

  @Test func aHintIsAMoveThatCanBeMade() throws {
    let run = RecordedRun("board", "solitaire", "--seed", "7", "--hint")
    #expect(run.status == .done && run.error.isEmpty)
    let hint = try #require(Solitaire(seed: 7).hint)
    #expect(run.output == "\(hint)\n")
  }

  @Test func movesAndHintsAreJSONToo() throws {
    let game = ["board", "solitaire", "--seed", "7", "--json"]
    let hint = try #require(Solitaire(seed: 7).hint)
    #expect(RecordedRun(game + ["--hint"]).output == "{\"version\":1,\"hint\":\"\(hint)\"}\n")
    let moves = Solitaire(seed: 7).legalMoves.map { "\"\($0)\"" }.joined(separator: ",")
    #expect(RecordedRun(game + ["--list-moves"]).output == "{\"version\":1,\"moves\":[\(moves)]}\n")
    let won = PackageFolder.assets + "/solitaire-won-moves.txt"
    let end = RecordedRun("board", "solitaire", "--seed", "2", "--hint", "--json", "--moves", won)
    #expect(end.status == .done && end.output == "{\"version\":1,\"hint\":null}\n" && end.error.isEmpty)
  }

  @Test func whereTheGameIsWonThereIsNoHint() throws {
    let assets = PackageFolder.assets
    let game = ["board", "solitaire", "--seed", "2", "--hint"]
    let won = game + ["--moves", assets + "/solitaire-won-moves.txt"]
    let end = RecordedRun(won)
    #expect(end.status == .done && end.output.isEmpty)
    #expect(end.error == "the game is won\n")
    #expect(RecordedRun(won + ["--quiet"]).error.isEmpty)
  }

  @Test func whereNoMoveBringsTheGameOnThereIsNoHint() throws {
    // The first seed whose hints lead to no end.
    for seed in 1...50 as ClosedRange<UInt64> {
      var played = Solitaire(seed: seed)
      while let move = played.hint { try played.make(move) }
      guard !played.isWon else { continue }
      try folder.write(played.json(), as: "stuck.json")
      let run = RecordedRun("board", "solitaire", "--state", folder["stuck.json"], "--hint")
      #expect(run.status == .done && run.output.isEmpty)
      #expect(run.error == "no useful move is left; use shuffle to deal again\n")
      return
    }
    Issue.record("the hints win all games")
  }

  /// The page's table of the members of `board`.
  @Test(arguments: [
    (["solitaire"], ""), (["concentration"], ""), (["toggle"], ""), (["emoji-art"], ""), (["vending"], ""),
    (["pie", "assets/vending.json", "--order", "reference"], "down 350 200"),
  ])
  func theMembersAreThoseOfThePage(command: [String], moves: String) throws {
    let root = PackageFolder.path
    let page = try String(contentsOfFile: root + "/Sources/Canvas/Canvas.docc/JSONOutput.md", encoding: .utf8)
    let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `board` of `\(command[0])") })
    let words = row.split(separator: "|")[1].split(separator: "`", omittingEmptySubsequences: false)
    let members = words.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    try folder.write(moves, as: "moves.txt")
    let prefix = command[0] == "pie" ? [] : ["board"]
    let run = RecordedRun(
      prefix + command.map { $0.hasPrefix("assets/") ? root + "/" + $0 : $0 } + [
        "--moves", folder["moves.txt"], "--scale", "0.1", "--json", "-o", folder["a.png"],
      ])
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.outputBytes)) as? [String: Any])
    let board = try #require(json["board"] as? [String: Any])
    #expect(board.keys.sorted() == members.sorted())
  }
}
