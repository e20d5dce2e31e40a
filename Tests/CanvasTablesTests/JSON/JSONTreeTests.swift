import CanvasTables
import Foundation
import Testing

@Suite struct JSONTreeTests {
  private struct Document: Encodable {
    struct Item: Encodable {
      var name: String
      var sizes: [Double]
    }

    var kind = "document"
    var items: [Item] = []
    var empty: [Int] = []
    var none: [String: Int] = [:]
    var counts: [String: Int] = ["b": 2, "a": -1, "C": 3, "ä": 4, "": 0, "a\"b": 5]
    var flags = [true, false]
    var grid = [[1, 2], [], [3]]
    var large = UInt64.max
  }

  private func foundation(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")]
  }

  @Test func bytesAreThoseOfFoundation() throws {
    let name = "a/b \\ \"q\" \u{8}\u{9}\u{A}\u{C}\u{D}\u{0}\u{1F}\u{7F} é 😀"
    var document = Document()
    document.items = [
      Document.Item(name: name, sizes: [0, -1.5, 12, 0.1, 1e-7]), Document.Item(name: "", sizes: []),
    ]
    let tree = JSONTree.object([
      "kind": "document",
      "items": [
        .object(["name": .text(name), "sizes": [0, -1.5, 12, 0.1, 1e-7]]), .object(["name": "", "sizes": []]),
      ],
      "empty": [], "none": .object([:]), "counts": .object(document.counts.mapValues { .number(Double($0)) }),
      "flags": [true, false], "grid": [[1, 2], [], [3]], "large": .whole(.max),
    ])
    #expect(try tree.bytes() == foundation(document))
    #expect(try JSONTree.list([]).bytes() == foundation([Int]()))
    #expect(try JSONTree.text("text").bytes() == foundation("text"))
  }

  @Test func whatIsWrittenIsRead() throws {
    for number in [1e300, -1e21, .leastNonzeroMagnitude, .pi, 123_456_789_012] {
      guard case .number(let text) = try JSONValue(json: JSONTree.number(number).bytes()).content else {
        Issue.record("\(number)")
        continue
      }
      #expect(Double(text) == number)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aNumberThatIsNotFiniteIsAnError(number: Double) {
    #expect(throws: DataError.self) { try JSONTree.list([.number(number)]).bytes() }
  }
}
