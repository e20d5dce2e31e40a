/// The saved object of a deck for Tabletop Simulator, as described in its knowledge base ("Save File Format"): one deck
/// of cards, each with its name, which the game shows when the pointer is over the card.
///
/// Put the file into the game's folder `Saves/Saved Objects`. Pictures without a full URL are searched in the folder
/// `Mods/Images`.
package struct TabletopSimulatorData {
  /// A picture with the faces of cards.
  package struct Sheet {
    /// The URLs or file names of the pictures of the faces and the backs.
    package var faceAddress: String
    package var backAddress: String
    /// Whether each card has its own back, in the cell of its face.
    package var hasOwnBacks = false
    /// The grid.
    package var layout: SheetLayout
    /// What players call the cards, in the order of the sheet's cells.
    package var names: [String]

    package init(
      faceAddress: String, backAddress: String, hasOwnBacks: Bool = false, layout: SheetLayout, names: [String]
    ) {
      (self.faceAddress, self.backAddress) = (faceAddress, backAddress)
      (self.hasOwnBacks, self.layout, self.names) = (hasOwnBacks, layout, names)
    }

    fileprivate var json: JSONText {
      .object([
        "FaceURL": .text(faceAddress), "BackURL": .text(backAddress),
        "NumWidth": .whole(layout.columns), "NumHeight": .whole(layout.rows),
        // Other players see the back of a card in a hand.
        "BackIsHidden": .bool(true), "UniqueBack": .bool(hasOwnBacks),
      ])
    }
  }

  /// The sheets. The number of each is its place, from 1. A card's number is a hundred times that, plus the number of its
  /// cell.
  package var sheets: [Sheet]

  package init(sheets: [Sheet]) { self.sheets = sheets }

  package var json: String {
    var numbers: [Int] = []
    var cards: [String] = []
    for (index, sheet) in sheets.enumerated() {
      for (cell, name) in sheet.names.enumerated() {
        numbers.append((index + 1) * 100 + cell)
        let card: JSONText = .object([
          "Name": .text("Card"), "Transform": Self.faceDown, "Nickname": .text(name), "Description": .text(""),
          "CardID": .whole(numbers[numbers.count - 1]), "CustomDeck": .object(["\(index + 1)": sheet.json]),
        ])
        cards.append(card.line)
      }
    }
    let decks = sheets.enumerated().map { "\"\($0 + 1)\":\($1.json.line)" }
    // The rest is written by hand, so that each card is on its own line.
    return """
      {"SaveName":"","ObjectStates":[{"Name":"DeckCustom","Transform":\(Self.faceDown.line),"Nickname":"","Description":"",
      "DeckIDs":\(JSONText.list(numbers.map(JSONText.whole)).line),
      "CustomDeck":{\(decks.joined(separator: ","))},
      "ContainedObjects":[
      \(cards.joined(separator: ",\n"))
      ]}]}

      """
  }

  /// The address of a file below a URL, or its name without one.
  static func address(_ name: String, below url: String?) -> String {
    url.map { ($0.hasSuffix("/") ? $0 : $0 + "/") + name.percentEncoded(keepingSlashes: false) } ?? name
  }

  /// In the middle of the table, turned to the first player, face down.
  private static let faceDown: JSONText = .object([
    "posX": .whole(0), "posY": .whole(1), "posZ": .whole(0), "rotX": .whole(0), "rotY": .whole(180),
    "rotZ": .whole(180), "scaleX": .whole(1), "scaleY": .whole(1), "scaleZ": .whole(1),
  ])
}
