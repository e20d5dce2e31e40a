import CanvasNotes
import CanvasScenes
import Testing

/// Keys that a document's model does not know are told, and those that stand twice refused.
@Suite struct UnknownKeysTests {
  private func notes<Document: SceneDocument>(_ text: String, of type: Document.Type) throws -> [String] {
    var notes: [Note] = []
    _ = try Document(json: Array(text.utf8), notes: &notes)
    return notes.map(\.description)
  }

  @Test func theNearestKeyIsNamed() throws {
    let machine =
      #"{"kind": "vending", "version": 1, "histori": [], "menu": [{"name": "Cola", "price": 1, "stock": 1, "#
      + #""colour": "red"}, {"name": "Tea", "price": 1, "stock": 1, "colour": "red", "Shape": "can"}]}"#
    #expect(
      try notes(machine, of: VendingMachine.self) == [
        "'histori' is an unknown key; the most similar is 'history'",
        "menu[0]: 'colour' is an unknown key; the most similar is 'color'",
        "menu[1]: 'Shape' is an unknown key; the most similar is 'shape'",
      ])
    #expect(
      try notes(#"{"kind": "emoji-art", "version": 1, "emojis": []}"#, of: EmojiArt.self)
        == ["'emojis' is an unknown key; the most similar is 'emoji'"])
  }

  @Test func whatIsMeantForOthersIsNotTold() throws {
    #expect(
      try notes(#"{"kind": "emoji-art", "version": 1, "$schema": "x", "_note": "y"}"#, of: EmojiArt.self).isEmpty)
    for document in [try Solitaire(seed: 3).json(), try Concentration(pairs: 3, seed: 1).json()] {
      let text = String(decoding: document, as: UTF8.self)
      let isGame = text.contains("solitaire")
      #expect(
        try (isGame ? notes(text, of: Solitaire.self) : notes(text, of: Concentration.self)).isEmpty)
    }
  }

  @Test func thereAreAtMostEightNotes() throws {
    let keys = (0..<100).map { "\"key\($0)\": 1" }.joined(separator: ", ")
    #expect(try notes("{\"kind\": \"emoji-art\", \"version\": 1, \(keys)}", of: EmojiArt.self).count == 8)
  }

  @Test(arguments: [
    (#"{"kind": "vending", "version": 1, "menu": [], "menu": []}"#, "1:47: 'menu' again; each key once in an object"),
    (
      #"{"kind": "vending", "version": 1, "menu": [{"name": "a", "price": 1, "price": 2}]}"#,
      "1:70: 'price' again; each key once in an object"
    ),
    (#"{"kind": "emoji-art", "kind": "vending"}"#, "1:23: 'kind' again; each key once in an object"),
  ])
  func aKeyTwiceIsAnErrorOfItsPlace(text: String, expected: String) {
    let error = #expect(throws: SceneDocumentError.self) { try VendingMachine(json: Array(text.utf8)) }
    #expect(error?.description == expected)
  }
}
