import Canvas
import CanvasCharts
import Testing

struct LabelWrappingTests {
  private func wrapped(_ string: String, width: Double) throws -> String {
    var text = StyledText(string, font: try .default(size: 16))
    LabelWrapping.wrap(&text, width: width)
    return text.string
  }

  @Test(arguments: [
    ("Cola", "Cola"), ("Iced coffee", "Iced coffee"), ("Unbreakablewordwithoutaspace", "Unbreakablewordwithoutaspace"),
    ("A long name for a beverage", "A long name\nfor a beverage"),
    ("It has lines already,\nwide as they may be", "It has lines already,\nwide as they may be"), ("", ""),
    ("one unbreakablewordwithoutaspace two", "one\nunbreakablewordwithoutaspace\ntwo"),
  ])
  func breaksLongNamesAtSpacesIntoEvenLines(string: String, expected: String) throws {
    #expect(try wrapped(string, width: 150) == expected)
  }

  @Test func whatIsTooLongForALabelStaysAsItIs() throws {
    let long = String(repeating: "cola ", count: 820)
    #expect(try wrapped(long, width: 150) == long)
    #expect(try wrapped(String(long.dropLast(100)), width: 150).contains("\n"))
  }

  @Test func noLineIsWiderThanAllowedAndNoWordIsLost() throws {
    let font = try Font.default(size: 16)
    let string = "Sparkling water with a slice of lemon and a little ginger from the machine on the second floor"
    for width in stride(from: 100.0, through: 400, by: 25) {
      var text = StyledText(string, font: font)
      LabelWrapping.wrap(&text, width: width)
      #expect(text.size().width <= width)
      #expect(text.string.split(whereSeparator: \.isWhitespace) == string.split(separator: " "))
    }
  }
}
