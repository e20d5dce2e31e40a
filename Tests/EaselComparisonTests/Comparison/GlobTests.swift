import Canvas
import EaselComparison
import Testing

@Suite struct GlobTests {
  @Test(
    arguments: [
      ("*.png", "a.png", true), ("*.png", "in/a.png", false), ("**/*.png", "a.png", true),
      ("**/*.png", "in/deep/a.png", true), ("**", "in/deep/a.png", true), ("in/**", "in/a.png", true),
      ("in/**/a.png", "in/a.png", true), ("in/**/a.png", "in/x/y/a.png", true), ("in/**/a.png", "in/xa.png", false),
      ("?.png", "é.png", true), ("?.png", "ab.png", false), ("?", "/", false), ("[a-c]*.png", "b1.png", true),
      ("[!a-c].png", "b.png", false), ("[!a-c].png", "d.png", true), ("[]x].png", "].png", true),
      ("[abc", "[abc", true), ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-b-", false), ("", "", true), ("", "a", false),
      ("*", "", true), ("a**b", "a/x/b", true), ("\u{E9}.png", "e\u{301}.png", false), ("{a,b}.png", "b.png", true),
      ("{a,b}.png", "c.png", false), ("{a,b{c,}}{1,2}", "b2", true), ("{a,b{c,}}{1,2}", "bc1", true),
      ("{a,b{c,}}{1,2}", "c1", false), ("{a}", "{a}", true), ("{a,b", "{a,b", true), ("a},b", "a},b", true),
      ("[{,]x}", "{x}", true), ("{[,}]x,y}", "}x", true), ("!*.png", "a.jpg", true), ("!*.png", "a.png", false),
      ("[!]", "[!]", true), ("[a-]", "-", true), ("[z-a]", "-", true), ("**/", "in/x/", true), ("**/", "in/x", false),
      ("a/**/**/b", "a/b", true), ("[b-da-c]", "a", true), ("[!b-da-c]", "/", false),
    ] as [(String, String, Bool)])
  func aPatternStandsForWholeNames(pattern: String, name: String, matches: Bool) throws {
    #expect(try Glob(pattern).matches(name) == matches)
  }

  @Test func manyStarsCostLittle() throws {
    let name = String(repeating: "a", count: 200)
    #expect(try !Glob(String(repeating: "*a", count: 100) + "b").matches(name))
    #expect(try Glob(String(repeating: "*a", count: 100)).matches(name))
  }

  /// Names longer than a word of bits, against a search that tries everything.
  @Test(arguments: 0..<40) func longNamesMatchAsShortOnesDo(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<40 {
      let length = [3, 63, 64, 65, 130][generator.next(below: 5)]
      let name = String((0..<length).map { _ in ["a", "b", "/", "a"][generator.next(below: 4)] as Character })
      // Parts of the name, so that some patterns match.
      var pattern = ""
      var rest = name[...]
      while !rest.isEmpty {
        let part = rest.prefix(1 + generator.next(below: 40))
        rest = rest.dropFirst(part.count)
        pattern +=
          [String(part), "*", "**", "?" + part.dropFirst(), "[!b]" + part.dropFirst()][generator.next(below: 5)]
      }
      #expect(try Glob(pattern).matches(name) == Self.slow(Array(pattern), Array(name)), "\(pattern) \(name)")
    }
  }

  /// Patterns without `**/` in front of a folder.
  private static func slow(_ pattern: [Character], _ name: [Character]) -> Bool {
    var parts: [String] = []
    var rest = pattern[...]
    while let first = rest.first {
      if first == "*" {
        let run = rest.prefix { $0 == "*" }.count
        rest = rest.dropFirst(run)
        let isFolders = run > 1 && rest.first == "/" && (parts.isEmpty || ["/", "**/"].contains(parts.last))
        if isFolders { rest = rest.dropFirst() }
        parts.append(run == 1 ? "*" : isFolders ? "**/" : "**")
      } else if rest.starts(with: "[!b]") {
        parts.append("[!b]")
        rest = rest.dropFirst(4)
      } else {
        parts.append(String(first))
        rest = rest.dropFirst()
      }
    }
    var reached: Set<Int> = [0]
    for part in parts {
      var next: Set<Int> = []
      for start in reached {
        switch part {
        case "*":
          next.insert(start)
          for end in start..<name.count {
            guard name[end] != "/" else { break }
            next.insert(end + 1)
          }
        case "**": next.formUnion(start...name.count)
        case "**/":
          next.insert(start)
          for end in start..<name.count where name[end] == "/" { next.insert(end + 1) }
        default:
          guard start < name.count else { continue }
          let character = name[start]
          let isOne =
            switch part {
            case "?": character != "/"
            case "[!b]": character != "/" && character != "b"
            default: part == String(character)
            }
          if isOne { next.insert(start + 1) }
        }
      }
      reached = next
    }
    return reached.contains(name.count)
  }
}
