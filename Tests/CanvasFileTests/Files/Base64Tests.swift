import Canvas
import Foundation
import Testing

@Suite struct Base64Tests {
  @Test func textIsThatOfFoundationAtEveryLength() {
    var generator = SystemRandomNumberGenerator()
    for count in 0...67 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let text = Data(bytes).base64EncodedString()
      #expect(Base64.encode(bytes) == Array(text.utf8))
      #expect(Base64.decode(text) == bytes)
    }
  }

  @Test(arguments: ["A", "AB", "ABC", "AB=C", "A===", "====", "ABCD=", "AB C", "ABCD\n", "AB-_", "ÄÖ", "=ABC"])
  func otherTextsStandForNoBytes(text: String) {
    #expect(Base64.decode(text) == nil)
  }
}
