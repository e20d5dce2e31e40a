import EaselShared
import Foundation
import Testing

@Suite struct Base64Tests {
  @Test func textIsThatOfFoundationAtEveryLength() {
    var generator = SystemRandomNumberGenerator()
    for count in 0...67 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(Base64.encode(bytes) == Array(Data(bytes).base64EncodedString().utf8))
    }
  }
}
