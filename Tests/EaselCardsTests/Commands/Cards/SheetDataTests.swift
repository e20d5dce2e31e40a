import Canvas
import CanvasCards
import EaselCommands
import Foundation
import Testing

/// The texts beside a sheet's picture, word for word.
@Suite struct SheetDataTests {
  private let names = [CardName.card(PlayingCard(.numeric(10), of: .hearts)), .back]

  private func atlas(image: String = "deck.png", scale: Double = 1) -> AtlasData {
    AtlasData(
      image: image, names: names,
      layout: .atlas(count: 2, columns: 2, cell: Size(width: 100, height: 140), spacing: AtlasSpacing(padding: 1)),
      scale: scale)
  }

  @Test func texturePackersJSONIsItsHashForm() {
    #expect(
      atlas().texturePackerJSON == """
        {"frames":{
        "10H.png":{"frame":{"x":1,"y":1,"w":100,"h":140},"rotated":false,"trimmed":false,\
        "spriteSourceSize":{"x":0,"y":0,"w":100,"h":140},"sourceSize":{"w":100,"h":140}},
        "back.png":{"frame":{"x":102,"y":1,"w":100,"h":140},"rotated":false,"trimmed":false,\
        "spriteSourceSize":{"x":0,"y":0,"w":100,"h":140},"sourceSize":{"w":100,"h":140}}
        },
        "meta":{"app":"easel","version":"1.0","image":"deck.png","format":"RGBA8888",\
        "size":{"w":203,"h":142},"scale":"1"}}

        """)
    #expect(atlas(scale: 1.5).texturePackerJSON.contains(#""scale":"1.5""#))
  }

  @Test func theStyleSheetIsInPoints() {
    #expect(
      atlas(scale: 2).css == """
        .card {
          display: inline-block;
          width: 50px;
          height: 70px;
          background-image: url("deck.png");
          background-repeat: no-repeat;
          background-size: 101.5px 71px;
        }
        .card-10H { background-position: -0.5px -0.5px; }
        .card-back { background-position: -51px -0.5px; }

        """)
  }

  @Test func aFilesNameCannotBreakOutOfItsPlace() throws {
    let name = "a\"b)\\ #?%é\n.png"
    #expect(atlas(image: name).css.contains(#"url("a%22b%29%5C%20%23%3F%25%C3%A9%0A.png")"#))
    let json = try JSONSerialization.jsonObject(with: Data(atlas(image: name).texturePackerJSON.utf8))
    let meta = (json as? [String: Any])?["meta"] as? [String: Any]
    #expect(meta?["image"] as? String == name)
  }

  private static func layout(_ count: Int) -> SheetLayout {
    .tabletopSimulator(count: count, cell: Size(width: 10, height: 40))
  }

  @Test func tabletopSimulatorsObjectIsADeckOfNamedCards() {
    let data = TabletopSimulatorData(
      sheets: [
        .init(faceAddress: "d.png", backAddress: "d-back.png", layout: Self.layout(3), names: ["10 of hearts"])
      ])
    let transform =
      #"{"posX":0,"posY":1,"posZ":0,"rotX":0,"rotY":180,"rotZ":180,"scaleX":1,"scaleY":1,"scaleZ":1}"#
    let deck =
      #"{"1":{"FaceURL":"d.png","BackURL":"d-back.png","NumWidth":3,"NumHeight":1,"BackIsHidden":true,"UniqueBack":false}}"#
    #expect(
      data.json == """
        {"SaveName":"","ObjectStates":[{"Name":"DeckCustom","Transform":\(transform),"Nickname":"","Description":"",
        "DeckIDs":[100],
        "CustomDeck":\(deck),
        "ContainedObjects":[
        {"Name":"Card","Transform":\(transform),"Nickname":"10 of hearts","Description":"","CardID":100,"CustomDeck":\(deck)}
        ]}]}

        """)
  }

  @Test func eachSheetHasItsNumber() throws {
    let data = TabletopSimulatorData(sheets: [
      .init(faceAddress: "1.png", backAddress: "back.png", layout: Self.layout(2), names: ["a", "b"]),
      .init(
        faceAddress: "2.png", backAddress: "2-back.png", hasOwnBacks: true, layout: Self.layout(2), names: ["c"]),
    ])
    let json = try JSONSerialization.jsonObject(with: Data(data.json.utf8)) as? [String: Any]
    let object = (json?["ObjectStates"] as? [[String: Any]])?.first
    #expect(object?["DeckIDs"] as? [Int] == [100, 101, 200])
    let decks = object?["CustomDeck"] as? [String: [String: Any]]
    #expect(decks?.mapValues { $0["UniqueBack"] as? Bool } == ["1": false, "2": true])
    let cards = object?["ContainedObjects"] as? [[String: Any]]
    #expect(cards?.map { $0["Nickname"] as? String } == ["a", "b", "c"])
    #expect(cards?.map { ($0["CustomDeck"] as? [String: Any])?.keys.sorted() } == [["1"], ["1"], ["2"]])
  }
}
