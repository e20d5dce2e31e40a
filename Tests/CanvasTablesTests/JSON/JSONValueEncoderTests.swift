import CanvasTables
import Foundation
import Testing

@Suite struct JSONValueEncoderTests {
  private struct Document: Codable {
    struct Item: Codable {
      var name: String
      var sizes: [Double]
      var parent: Int?
    }

    var kind = "document"
    var items: [Item] = []
    var empty: [Int] = []
    var none: [String: Int] = [:]
    var counts: [String: Int] = ["b": 2, "a": -1, "C": 3, "ä": 4, "": 0, "a\"b": 5]
    var flags = [true, false]
    var grid = [[1, 2], [], [3]]
    var large = UInt64.max
    var small = Int64.min
    var maybe: [String?] = ["x", nil]
  }

  private func foundation(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")]
  }

  @Test func bytesAreThoseOfFoundation() throws {
    var document = Document()
    document.items = [
      Document.Item(
        name: "a/b \\ \"q\" \u{8}\u{9}\u{A}\u{C}\u{D}\u{0}\u{1F}\u{7F} é 😀", sizes: [0, -1.5, 12, 0.1, 1e-7]),
      Document.Item(name: "", sizes: [], parent: 7),
    ]
    #expect(try JSONValueEncoder.bytes(of: document) == foundation(document))
    #expect(try JSONValueEncoder.bytes(of: [Int]()) == foundation([Int]()))
    #expect(try JSONValueEncoder.bytes(of: "text") == foundation("text"))
    #expect(try JSONValueEncoder.bytes(of: Int?.none) == foundation(Int?.none))
  }

  @Test func whatIsWrittenIsRead() throws {
    for number in [1e300, -1e21, .leastNonzeroMagnitude, .pi, 123_456_789_012] {
      let bytes = try JSONValueEncoder.bytes(of: [number])
      #expect(try [Double](from: JSONValueDecoder(JSONValue(json: bytes))) == [number])
    }
  }

  // Containers of both kinds inside each other, and those of a superclass.
  private struct Nested: Encodable {
    private enum Key: String, CodingKey { case list, object, again }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: Key.self)
      var list = members.nestedUnkeyedContainer(forKey: .list)
      try list.encodeNil()
      var inner = list.nestedUnkeyedContainer()
      try inner.encode(1)
      var object = list.nestedContainer(keyedBy: Key.self)
      try object.encodeNil(forKey: .again)
      try "element".encode(to: list.superEncoder())
      var deep = members.nestedContainer(keyedBy: Key.self, forKey: .object)
      try deep.encode(2, forKey: .again)
      try "super".encode(to: members.superEncoder())
      try 3.encode(to: members.superEncoder(forKey: .again))
    }
  }

  @Test func nestedContainersAreInTheirPlace() throws {
    #expect(try JSONValueEncoder.bytes(of: Nested()) == foundation(Nested()))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aNumberThatIsNotFiniteIsAnError(number: Double) {
    #expect(throws: EncodingError.self) { try JSONValueEncoder.bytes(of: [number]) }
  }
}
