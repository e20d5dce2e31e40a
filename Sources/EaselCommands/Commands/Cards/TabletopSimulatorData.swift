package import CanvasCards
internal import EaselShared

/// The saved object of a deck for Tabletop Simulator, as described in its knowledge base ("Save File Format"): one deck
/// of cards, each with its name, which the game shows when the pointer is over the card.
///
/// Put the file into the game's folder `Saves/Saved Objects`. Pictures without a full URL are searched in the folder
/// `Mods/Images`.
package struct TabletopSimulatorData {
  /// The URLs or file names of the pictures of the faces and the back.
  package var faceAddress: String
  package var backAddress: String
  /// The faces in the order of the sheet's cells.
  package var names: [CardName]

  package init(faceAddress: String, backAddress: String, names: [CardName]) {
    self.faceAddress = faceAddress
    self.backAddress = backAddress
    self.names = names
  }

  /// The deck's number. A card's number is a hundred times this, plus the number of its cell.
  private static let deckNumber = 1

  package var json: String {
    let numbers = names.indices.map { Self.deckNumber * 100 + $0 }
    let deck: JSONText = .object([
      "\(Self.deckNumber)": .object([
        "FaceURL": .text(faceAddress), "BackURL": .text(backAddress),
        "NumWidth": .whole(SheetLayout.tabletopColumns), "NumHeight": .whole(SheetLayout.tabletopRows),
        // Other players see the back of a card in a hand. The sheet's last cell shows the same back.
        "BackIsHidden": .bool(true), "UniqueBack": .bool(false),
      ])
    ])
    let cards = zip(names, numbers).map { name, number in
      JSONText.object([
        "Name": .text("Card"), "Transform": Self.faceDown, "Nickname": .text(name.title), "Description": .text(""),
        "CardID": .whole(number), "CustomDeck": deck,
      ]).line
    }
    // The rest is written by hand, so that each card is on its own line.
    return """
      {"SaveName":"","ObjectStates":[{"Name":"DeckCustom","Transform":\(Self.faceDown.line),"Nickname":"","Description":"",
      "DeckIDs":\(JSONText.list(numbers.map(JSONText.whole)).line),
      "CustomDeck":\(deck.line),
      "ContainedObjects":[
      \(cards.joined(separator: ",\n"))
      ]}]}

      """
  }

  /// In the middle of the table, turned to the first player, face down.
  private static let faceDown: JSONText = .object([
    "posX": .whole(0), "posY": .whole(1), "posZ": .whole(0), "rotX": .whole(0), "rotY": .whole(180),
    "rotZ": .whole(180), "scaleX": .whole(1), "scaleY": .whole(1), "scaleZ": .whole(1),
  ])
}
