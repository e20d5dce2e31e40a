import CanvasCards
import CanvasScenes
import Testing

@Suite struct SolitaireJSONTests {
  private func text(_ game: Solitaire) throws -> String { String(decoding: try game.json(), as: UTF8.self) }

  private func error(_ text: String) -> String? {
    do {
      _ = try Solitaire(json: Array(text.utf8))
      return nil
    } catch { return error.description }
  }

  @Test func aGameComesBackAsItWasWritten() throws {
    var game = Solitaire(seed: 11)
    for _ in 0..<40 {
      #expect(try Solitaire(json: game.json()) == game)
      try game.make(game.legalMoves.last ?? .draw)
    }
    let largest = Solitaire(seed: .max)
    #expect(try Solitaire(json: largest.json()) == largest)
  }

  @Test func everyCutIsAnError() throws {
    let bytes = try Solitaire(seed: 1).json()
    for count in stride(from: 0, to: bytes.count - 2, by: 7) {
      #expect(throws: SceneDocumentError.self) { try Solitaire(json: Array(bytes.prefix(count))) }
    }
    #expect(error("{") == "1:2: the end of the file; a key in double quotes")
    #expect(error("{\"kind\": \"solit") == "1:10: a string without an end; a closing quote")
  }

  @Test func aDocumentSaysItsKindAndVersion() {
    #expect(error("[]") == "a list; an object of kind 'solitaire'")
    #expect(error("{}") == "kind: missing; expected 'solitaire'")
    #expect(error(#"{"kind": "vending"}"#) == "kind: 'vending'; expected 'solitaire'")
    #expect(error(#"{"kind": "solitaire", "version": 2}"#) == "version: 2; expected 1")
    #expect(error(#"{"kind": "solitaire", "version": 1}"#)?.hasPrefix("seed: missing; a whole number from 0") == true)
  }

  @Test func errorsNameThePlace() throws {
    let dealt = try text(Solitaire(seed: 7))
    func change(_ old: String, _ new: String) -> String? {
      dealt.contains(old) ? error(dealt.replacingFirst(old, with: new)) : "not in the text"
    }
    #expect(change("\"8H\"", "\"11H\"") == "columns[0].up[0]: '11H'; a card such as QH or 10S")
    #expect(change("\"8H\"", "8") == "columns[0].up[0]: 8; a card such as QH or 10S")
    #expect(
      change("\"8H\"", "\"QS\"") == "columns[2].up[0]: QS, which is also columns[0].up[0]; each card once")
    // 53 cards: one of them must be there twice.
    #expect(
      change("\"8H\"", "\"9H\",\"8C\"")?.hasSuffix("; each card once") == true)
    #expect(change("\"8H\"", "") == "51 cards, without 8H; each of the 52 cards once")
    #expect(change("\"revealed\" : [\n\n  ]", "\"revealed\" : 5") == "revealed: 5; a list of cards such as QH or 10S")
    #expect(change("\"seed\" : 7", "\"seed\" : -7")?.hasPrefix("seed: -7; a whole number") == true)
  }

  @Test func whatNoGameCanReachIsAnError() throws {
    // The whole deck in one heap, and one card elsewhere.
    func document(_ revealed: [String], arranged: String = "[[],[],[],[]]", columns: String) -> String {
      let listed = revealed.map { "\"\($0)\"" }.joined(separator: ",")
      return """
        {"kind": "solitaire", "version": 1, "seed": 1, "spare": [], "revealed": [\(listed)],
         "arranged": \(arranged), "columns": \(columns)}
        """
    }
    let codes = PlayingCard.allCases.map(\.code)
    let empty = "[" + Array(repeating: #"{"down": [], "up": []}"#, count: 7).joined(separator: ",") + "]"
    #expect(error(document(codes, columns: empty)) == nil)
    #expect(
      error(document(codes.filter { $0 != "2S" }, arranged: #"[[],["2S"],[],[]]"#, columns: empty))
        == "arranged[1][0]: 2S; one suit in order from its ace")
    let noOpenCard = empty.replacingFirst(#""down": []"#, with: #""down": ["2S"]"#)
    #expect(
      error(document(codes.filter { $0 != "2S" }, columns: noOpenCard))
        == "columns[0].up: no card; a face-up card at the front of the column")
    let badRun = empty.replacingFirst(#""up": []"#, with: #""up": ["3S", "2S"]"#)
    #expect(
      error(document(codes.filter { $0 != "2S" && $0 != "3S" }, columns: badRun))
        == "columns[0].up[1]: 2S on 3S; the next lower rank in the other colour")
    #expect(error(document(codes, arranged: "[]", columns: empty)) == "arranged: 0 places; 4 places")
    #expect(error(document(codes, columns: "[]")) == "columns: 0 columns; 7 columns")
    #expect(error(document(codes, columns: "[5]")) == "columns[0]: 5; an object with down and up")
  }
}

extension String {
  fileprivate func replacingFirst(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    var copy = self
    copy.replaceSubrange(range, with: new)
    return copy
  }
}
