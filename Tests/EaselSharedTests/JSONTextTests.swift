import EaselShared
import Testing

@Suite struct JSONTextTests {
  @Test func objectsKeepTheirOrder() {
    let value = JSONText.object(["b": .whole(1), "a": .list([.text("x"), .decimal(1.23456)])])
    #expect(value.line == #"{"b":1,"a":["x",1.235]}"#)
  }

  @Test func textIsEscaped() {
    #expect(JSONText.text("a\"b\\c\n\r\t\u{1}\u{7F}♥️").line == #""a\"b\\c\n\r\t\u0001\u007f♥️""#)
  }

  @Test func whatIsNoNumberIsNull() {
    #expect(JSONText.list([.decimal(.nan), .decimal(.infinity)]).line == "[null,null]")
  }
}
