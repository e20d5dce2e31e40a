/// Changes values and names in a JSON text, so that it stays JSON.
struct SpecMutator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A random number below a bound, by SplitMix64.
  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(max(bound, 1)))
  }

  private static let values = [
    "null", "true", "false", "0", "-1", "1e308", "-1e-308", "1e15", "0.5", "2000000", "9007199254740993", "[]", "{}",
    "[0, 0]", "[1, null]", "[5, -5]", "[[]]", #""""#, #""a""#, #""b""#, #""-x""#, #""descending""#, #""quantitative""#,
    #""temporal""#, #""ordinal""#, #""nominal""#, #""bar""#, #""line""#, #""area""#, #""arc""#, #""text""#, #""rule""#,
    #""boxplot""#, #""errorband""#, #""log""#, #""pow""#, #""sqrt""#, #""time""#, #""band""#, #""point""#,
    #""quantile""#,
    #""threshold""#, #""quantize""#, #""bin-ordinal""#, #""symlog""#, #""normalize""#, #""center""#, #""mean""#,
    #""count""#, #""argmax""#, #""yearmonthdate""#, #""month""#, #""milliseconds""#, #""%Y-%m""#, #"",.3s""#,
    #""datum.a""#, #""datum.b > 1 && 1 / 0""#, #""independent""#, #""😀́ Ω العربية""#, #"{"expr": "width * 1e300"}"#,
    #"{"step": 1e9}"#, #"{"step": 0}"#, #"{"maxbins": 1e9}"#, #"{"type": "log", "domain": [0, 1]}"#,
    #"{"field": "b", "type": "quantitative"}"#, #"{"field": "d", "type": "temporal"}"#, #"{"field": "a"}"#,
    #"{"datum": {"year": 1e9}}"#, #"{"aggregate": "count"}"#, #"{"values": [{"b": 1e308}, {"b": -1e308}]}"#,
    #"{"sequence": {"start": 0, "stop": 1e5}}"#, #"{"row": {"field": "a"}}"#,
  ]

  private static let names = [
    "mark", "encoding", "x", "y", "x2", "y2", "xOffset", "theta", "radius", "color", "size", "shape", "text", "row",
    "column", "facet", "layer", "hconcat", "concat", "repeat", "spec", "transform", "filter", "window", "stack", "bin",
    "fold", "pivot", "impute", "density", "regression", "loess", "quantile", "timeUnit", "aggregate", "scale", "axis",
    "legend", "sort", "domain", "range", "width", "height", "data", "values", "field", "type", "params", "config",
  ]

  /// The text with some values replaced by others, and some names by others.
  mutating func mutated(_ text: String, with other: String) -> String {
    var tokens = Self.tokens(text)
    let others = Self.tokens(other)
    for _ in 0..<(1 + next(3)) {
      let values = tokens.indices.filter { Self.startsValue($0, tokens) }
      guard !values.isEmpty else { break }
      let place = values[next(values.count)]
      let end = Self.end(of: place, tokens)
      switch next(4) {
      case 0:
        let sources = others.indices.filter { Self.startsValue($0, others) }
        guard !sources.isEmpty else { break }
        let source = sources[next(sources.count)]
        tokens.replaceSubrange(place..<end, with: others[source..<Self.end(of: source, others)])
      case 1:
        let keys = tokens.indices.filter { $0 + 1 < tokens.count && tokens[$0 + 1] == ":" }
        guard !keys.isEmpty else { break }
        tokens[keys[next(keys.count)]] = "\"\(Self.names[next(Self.names.count)])\""
      default: tokens.replaceSubrange(place..<end, with: [Self.values[next(Self.values.count)]])
      }
    }
    return tokens.joined()
  }

  /// Whether the token at an index begins a value, and is no name of a member.
  private static func startsValue(_ index: Int, _ tokens: [String]) -> Bool {
    let token = tokens[index]
    guard token != "}", token != "]", token != ",", token != ":" else { return false }
    return index + 1 >= tokens.count || tokens[index + 1] != ":"
  }

  /// The index after the value that begins at an index.
  private static func end(of start: Int, _ tokens: [String]) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      switch tokens[index] {
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      default: break
      }
      if depth <= 0 { return index + 1 }
    }
    return tokens.count
  }

  /// The tokens of a JSON text without spaces.
  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var word = ""
    var isInText = false
    var isEscaped = false
    for character in text {
      if isInText {
        word.append(character)
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInText = false
          tokens.append(word)
          word = ""
        }
        continue
      }
      guard "{}[],:\" \n".contains(character) else {
        word.append(character)
        continue
      }
      if !word.isEmpty { tokens.append(word) }
      word = ""
      if character == "\"" {
        isInText = true
        word = "\""
      } else if character != " ", character != "\n" {
        tokens.append(String(character))
      }
    }
    return word.isEmpty ? tokens : tokens + [word]
  }
}
