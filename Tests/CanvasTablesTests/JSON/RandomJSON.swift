/// Random texts of JSON: with numbers of all lengths, escapes, spaces, equal and odd keys, and damage.
struct RandomJSON {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private static let keys = [
    "a", "b", "c", "x", "values", "data", "datasets", "a key with spaces", "é", "e\u{301}", "e\\u0301", "\\u0061", "k1",
    "k2", "k3", "k4", "k5", "k6", "k7", "k8", "\\n", "",
  ]
  private static let pieces = [
    "A", "BC", "é", "\\n", "\\u00e9", "\\ud83c\\udf79", "\\\"", "日本", "a text that is too long to be small",
  ]
  private static let spaces = [" ", "\n", "\t", "\r\n"]

  /// A whole number below a limit.
  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func one<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
  private mutating func space() -> String { below(8) == 0 ? one(Self.spaces) : "" }
  private mutating func digits(_ limit: Int) -> String {
    var text = ""
    for _ in 0..<below(limit) { text += String(below(10)) }
    return text
  }

  /// Digits, rarely none.
  private mutating func some(_ limit: Int) -> String { (below(40) == 0 ? "" : String(below(10))) + digits(limit) }

  /// A number, which rarely is invalid.
  mutating func number() -> String {
    var text = below(3) == 0 ? "-" : ""
    text += below(3) == 0 ? "0" : one(["1", "2", "9"]) + digits(one([2, 6, 22]))
    if below(40) == 0 { text += digits(3) }
    if below(2) == 0 {
      text += "." + (below(4) == 0 ? String(repeating: "0", count: below(25)) : "") + some(one([3, 20, 25]))
    }
    if below(5) == 0 { text += one(["e", "E"]) + one(["", "+", "-"]) + some(4) }
    return text
  }

  private mutating func string() -> String {
    var text = ""
    for _ in 0..<below(4) { text += one(Self.pieces) }
    return "\"\(text)\""
  }

  private mutating func keys() -> [String] {
    var keys: [String] = []
    for _ in 0..<below(one([4, 14])) {
      let key = one(Self.keys)
      if !keys.contains(key) || below(30) == 0 { keys.append(key) }
    }
    return keys
  }

  private mutating func object(_ keys: [String], depth: Int) -> String {
    var members: [String] = []
    for key in keys where below(20) != 0 {
      let shown = below(40) == 0 ? one(Self.keys) : key
      members.append(space() + "\"\(shown)\"" + space() + ":" + space() + value(depth: depth - 1) + space())
    }
    return "{" + space() + members.joined(separator: ",") + "}"
  }

  /// Any value, with others inside of it down to a depth.
  mutating func value(depth: Int) -> String {
    switch below(depth > 0 ? 10 : 7) {
    case 0...2: return number()
    case 3, 4: return string()
    case 5: return below(40) == 0 ? "nul" : one(["true", "false", "null"])
    case 6: return "\"A\""
    case 7:
      var values: [String] = []
      for _ in 0..<below(5) { values.append(value(depth: depth - 1)) }
      return "[" + space() + values.joined(separator: space() + ",") + "]"
    default: return object(keys(), depth: depth)
    }
  }

  /// A list of objects with mostly the same keys.
  mutating func rows() -> String {
    let keys = keys()
    var rows: [String] = []
    for _ in 0..<below(9) { rows.append(below(25) == 0 ? value(depth: 1) : object(keys, depth: 1)) }
    return "[" + rows.joined(separator: ",") + "]"
  }

  /// A text with some bytes taken away, added or cut off.
  mutating func damaged(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0...below(2) where !bytes.isEmpty {
      let place = below(bytes.count)
      switch below(3) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(one(Array("\":,[]{}0\\-.e\u{1}".utf8) + [0x80]), at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }
}
