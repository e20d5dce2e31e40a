import ArgumentParser
import EaselShared
import Testing

/// Numbers and names on the command line.
@Suite struct ArgumentsTests {
  @Test(arguments: ["0", "-1", "nan", "inf", "1e999", "0x10", "", "1,5", " 1"])
  func onlyPositiveNumbersAreFactors(text: String) {
    #expect(throws: ValidationError.self) { try NumberArgument.positive(text) }
  }

  @Test func wholeNumbersAreInTheirRange() throws {
    #expect(try NumberArgument.whole("7", in: 1...9) == 7)
    for text in ["0", "10", "1.5", "99999999999999999999", ""] {
      #expect(throws: ValidationError.self) { try NumberArgument.whole(text, in: 1...9) }
    }
    #expect(try NumberArgument.seed("18446744073709551615") == .max)
    #expect(throws: ValidationError.self) { try NumberArgument.seed("-1") }
  }

  @Test func anEmptyNameIsNoFile() throws {
    #expect(throws: ValidationError.self) { try PathArgument.path("") }
    #expect(try PathArgument.path(" ") == " ")
  }

  @Test func thereAreAtMostThisManyArguments() {
    let many = Array(repeating: "a", count: ArgumentCount.maximum + 1)
    #expect(ArgumentCount.problem(of: Array(many.dropFirst())) == nil)
    #expect(ArgumentCount.problem(of: many)?.description.contains("use at most 4000") == true)
  }
}
