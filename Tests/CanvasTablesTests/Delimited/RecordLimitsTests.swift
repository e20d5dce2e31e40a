import CanvasTables
import Testing

/// What a record may have at most: what is beyond it is refused before it costs anything.
@Suite struct RecordLimitsTests {
  private func error(_ text: String) -> String? {
    do throws(DataError) {
      _ = try Table(contents: Array(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func aRecordHasAtMostAsManyFieldsAsASpreadsheet() {
    #expect(error(String(repeating: ",", count: 16_383) + "\n") == nil)
    #expect(error(String(repeating: ",", count: 16_384)) == "1:16385: more fields; at most 16384 in a record")
    let many = "a,b\n" + String(repeating: "1,", count: 9_000_000)
    #expect(error(many) == "2:32770: more fields; at most 16384 in a record")
  }

  @Test func aFieldHasAtMost128KiB() {
    let long = String(repeating: "x", count: 131_072)
    for text in ["n,v\n\(long),1", "n,v\n\"\(long)\",1", "n,v\na,1\n\(long),2\n", "n,v\n1,\(long)"] {
      #expect(error(text) == nil)
    }
    let longer = long + "xxx"
    let refused = "a longer field; at most 131072 bytes in a field"
    #expect(error("n,v\n\(longer),1") == "2:1: \(refused)")
    #expect(error("n,v\n\"\(longer)\",1") == "2:1: \(refused)")
    #expect(error("n,v\n1,\"" + String(repeating: "\n", count: 9_000_000)) == "2:3: \(refused)")
    #expect(error(longer + longer) == "1:1: \(refused)")
  }

  @Test func aStartThatCanBeNoTableIsRefusedByItself() {
    func refusal(_ text: String, _ more: [UInt8] = []) -> String? {
      do throws(DataError) {
        try Table.check(start: Array(text.utf8) + more)
        return nil
      } catch {
        return error.description
      }
    }
    let long = String(repeating: "x", count: 200_000)
    #expect(refusal(String(repeating: ",", count: 100_000)) == "1:16385: more fields; at most 16384 in a record")
    #expect(refusal("\"" + long) == "1:1: a longer field; at most 131072 bytes in a field")
    #expect(refusal("n,v\na,1\n\(long)") == "3:1: a longer field; at most 131072 bytes in a field")
    #expect(refusal("ab", [0xFF, 0, 0x41]) == "1:3: byte 0xFF; text in UTF-8")
    // What goes on may yet be right.
    for text in ["", "a,b\n1,2", "\"a,b\n", "[{\"a\": ", "{\(long)", "n,v\na,\"\n"] {
      #expect(refusal(text) == nil)
    }
    for count in 1...3 { #expect(refusal("a,😀\na,", Array("😀".utf8.prefix(count))) == nil) }
  }

  @Test func theNearestWordHasTheFewestChanges() {
    #expect(["name", "price", "stock", "color"].nearest(to: "colour") == "color")
    #expect(["name", "price"].nearest(to: "PRICES") == "price")
    #expect(["ab", "ba"].nearest(to: "") == "ab")
    #expect([String]().nearest(to: "x") == nil)
    #expect(["x"].nearest(to: String(repeating: "y", count: 1_000_000)) == "x")
  }
}
