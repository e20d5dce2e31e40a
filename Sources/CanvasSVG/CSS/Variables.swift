/// The values of variables, of the elements that set any: with those from around them.
struct Variables {
  var values: [ElementTree.Node: [String: String]] = [:]

  /// Those of an element, from what it declares and from those around it. One in a circle, or that is too long, has none.
  static func resolved(_ declared: [(name: String, value: String)], around outer: [String: String]) -> [String: String]
  {
    var own = outer
    for (name, value) in declared {
      switch value {
      case "initial": own[name] = nil
      case "inherit", "unset", "revert", "revert-layer": own[name] = outer[name]
      default: own[name] = value
      }
    }
    let written = own
    for (name, value) in written where value.contains("var(") {
      var resolver = Resolver(values: written, active: [name])
      own[name] = resolver.resolved(value)
    }
    return own
  }

  /// A value with those of its variables in it; nil if one has no value, or if it becomes too long.
  static func resolved(_ text: String, _ values: [String: String]) -> String? {
    var resolver = Resolver(values: values)
    return resolver.resolved(text)
  }

  /// Puts values into a value.
  private struct Resolver {
    let values: [String: String]
    /// The variables whose values are being read.
    var active: Set<String> = []
    var isCircular = false
    var steps = 1_000

    mutating func resolved(_ text: String) -> String? {
      var scanner = ValueScanner(text)
      var result = ""
      while !scanner.isAtEnd {
        let before = scanner.text(before: "(")
        result += before
        guard scanner.take("(") else { break }
        guard before.hasSuffix("var") else {
          result += "("
          continue
        }
        steps -= 1
        guard active.count < 16, steps > 0 else { return nil }
        result.removeLast(3)
        guard let value = value(of: scanner.balancedText()), result.utf8.count + value.utf8.count <= 4096 else {
          return nil
        }
        result += value
      }
      return result
    }

    /// The value of a name, or what is behind its comma.
    private mutating func value(of inside: String) -> String? {
      let comma = inside.firstIndex(of: ",")
      let name = String(inside[..<(comma ?? inside.endIndex)]).trimmed
      if let text = values[name] {
        guard active.insert(name).inserted else {
          // No variable of a circle has a value, whatever stands behind their commas.
          isCircular = true
          return nil
        }
        let found = resolved(text.trimmed)
        active.remove(name)
        if found != nil || isCircular { return found }
      }
      return comma.flatMap { resolved(String(inside[inside.index(after: $0)...]).trimmed) }
    }
  }
}
