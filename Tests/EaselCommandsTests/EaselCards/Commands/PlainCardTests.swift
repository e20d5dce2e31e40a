import EaselCards
import EaselCommands
import TestSupport
import Testing

/// `easel card` without the parser.
@Suite struct PlainCardTests {
  /// What the parser makes of a command line; nil where it refuses it.
  private func parsed(_ arguments: [String]) -> CardJob? {
    let command = try? CardCommand.parseAsRoot(Array(arguments.dropFirst())) as? CardCommand
    return try? command?.job()
  }

  private static let names = [
    "QH", "10h", "T♠", "Q❤️", "queen of hearts", "ace_of_spades", "🂽", "RJ", "joker black", "🃏", "back", "🂠",
  ]
  private static let options = [
    [], ["-o", "a.png"], ["-o", "-"], ["-o", "a folder/ä.png"], ["--scale", "2.5"], ["--size", "60x90"],
    ["--size", "60×90"], ["--style", "lecture"], ["--style", "classic"], ["--quiet"], ["--quiet", "--quiet"],
  ]

  @Test(arguments: names) func aPlainLineIsWhatTheParserReads(name: String) throws {
    for first in Self.options {
      for second in Self.options where first.isEmpty || first.first != second.first {
        for line in [first + second + [name], [name] + first + second, first + [name] + second] {
          let arguments = ["card"] + line
          let plain = try #require(CardJob(plainArguments: arguments), "\(arguments)")
          #expect(plain == parsed(arguments), "\(arguments)")
        }
      }
    }
  }

  @Test func namesAndValuesOfAllKindsAreReadAsTheParserDoes() {
    let words = [
      "QH", "", "-", "--", "-o", "--help", "-h", "help", "--quiet", "--json", "--scale", "--scale=2", "--size=9x9",
      "-oa.png", "--output", "-1", "0", "1e3", "nan", "0x10", "9x9", "1x", "x", "40000x40000", "lecture", "modern",
      "a.png",
      "--style", "--sty", "--four-color", "--list-sizes", "1H", "knight of hearts", " QH ", "@file",
    ]
    var plainCount = 0
    let shortLines = words.map { [$0] } + words.flatMap { a in words.map { [a, $0] } }
    let valueLines = ["-o", "--scale", "--size", "--style"].flatMap { option in
      words.flatMap { value in [["QH", option, value], [option, value, "QH"], ["QH", option, value, option, value]] }
    }
    for line in shortLines + valueLines {
      guard let plain = CardJob(plainArguments: ["card"] + line) else { continue }
      plainCount += 1
      #expect(plain == parsed(["card"] + line), "\(line)")
    }
    #expect(plainCount > 20)
  }

  @Test(arguments: [
    [], ["card"], ["deck", "QH"], ["card", "QH", "KH"], ["card", "QH", "--output", "a.png"], ["card", "QH", "-oa.png"],
    ["card", "QH", "-o"], ["card", "QH", "-o", ""], ["card", "QH", "-o", "-x"], ["card", "QH", "-o", "a", "-o", "b"],
    ["card", "QH", "--scale", "0"], ["card", "QH", "--scale", "-1"], ["card", "QH", "--scale=2"],
    ["card", "QH", "--size", "9"], ["card", "QH", "--size", "40000x40000"], ["card", "QH", "--style", "modern"],
    ["card", "QH", "--json"], ["card", "QH", "--face-down"], ["card", "--", "QH"], ["card", "1H"], ["card", ""],
    ["card", "-", "-o", "a.png"], ["card", "--help"], ["card", "help"],
  ]) func everyOtherLineGoesToTheParser(arguments: [String]) {
    #expect(CardJob(plainArguments: arguments) == nil)
  }

  @Test func thePlainLineWritesAndSaysWhatTheParsedOneDoes() throws {
    let folder = try TemporaryFolder()
    for options in [
      [], ["--scale", "0.5"], ["--style", "lecture"], ["--size", "40x900", "--style", "lecture"], ["--quiet"],
    ] {
      let plain = ["card", "10H", "-o", folder["a.png"]] + options
      // No plain option, and its value is the usual one.
      let parsed = plain + ["--compression", "balanced"]
      #expect(CardJob(plainArguments: plain) != nil && CardJob(plainArguments: parsed) == nil)
      let first = RecordedRun(plain, errorIsTerminal: true)
      let bytes = try folder.bytes("a.png")
      let second = RecordedRun(parsed, errorIsTerminal: true)
      #expect(try folder.bytes("a.png") == bytes)
      #expect(first.status == .done && second.status == .done)
      #expect(first.error == second.error && first.output == second.output)
    }
  }
}
