/// Names of which no two are equal: the second `Units` is `Units 2`. The cost of many equal names is linear.
struct UniqueNames {
  private var known: Set<String>
  private var nextNumbers: [String: Int] = [:]

  /// - Parameter known: The names that are taken already.
  init(_ known: Set<String> = []) { self.known = known }

  func contains(_ name: String) -> Bool { known.contains(name) }

  /// Takes a name, with a number behind it if it is taken.
  mutating func take(_ first: String) -> String {
    var name = first
    while !known.insert(name).inserted {
      let number = nextNumbers[first, default: 2]
      nextNumbers[first] = number + 1
      name = "\(first) \(number)"
    }
    return name
  }
}
