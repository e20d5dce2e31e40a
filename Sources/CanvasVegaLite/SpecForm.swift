/// What the value of a property may be.
struct SpecForm: Sendable {
  /// What a value may be that is neither a list nor an object. Anything if empty.
  private(set) var choices: [Choice] = []
  /// The kind of objects, or nil if any object is allowed.
  private(set) var kind: String?
  /// Whether the property changes the picture, or matters only to interaction.
  var isDrawn = true

  /// One of the things that a value may be.
  enum Choice: Sendable, Hashable {
    case color, number, flag, numbers, list, scheme, symbol
    /// One of the words of a list.
    case words(String)
  }

  /// The form of a word of ``SpecProperties``: names that are separated by bars.
  init(_ text: String) {
    let plain: [String: Choice] = [
      "color": .color, "number": .number, "flag": .flag, "numbers": .numbers, "list": .list, "scheme": .scheme,
      "symbol": .symbol,
    ]
    for part in text.split(separator: "|").map(String.init) {
      if let choice = plain[part] {
        choices.append(choice)
      } else if SpecWords.lists[part] != nil {
        choices.append(.words(part))
      } else {
        kind = part
      }
    }
    if kind == nil, choices == [.color] { kind = "gradient" }
  }

  /// Whether a value that is neither a list nor an object is allowed.
  func allows(_ value: DataValue) -> Bool { choices.isEmpty || choices.contains { $0.allows(value) } }

  /// What is allowed, with the word that was probably meant in place of a text.
  func allowed(for value: DataValue) -> String {
    let all = choices.map(\.description).joined(separator: ", ")
    guard case .text(let text) = value else { return all }
    let near = choices.lazy.compactMap { $0.known.meant(by: text) }.first
    return near.map { "\(all); did you mean '\($0)'?" } ?? all
  }
}

extension SpecForm.Choice {
  fileprivate func allows(_ value: DataValue) -> Bool {
    switch (self, value) {
    case (.number, .number), (.flag, .bool): true
    case (.color, .text(let text)): text.isEmpty || text == "none" || Color(css: text) != nil
    case (.scheme, .text(let text)): ColorScheme(text) != nil
    case (.symbol, .text(let text)): known.contains(text) || (try? Path(svg: text)) != nil
    case (.words, .text(let text)): known.contains(text)
    case (.words, .bool): known.contains("true")
    case (.words, .number): known.contains("0")
    default: false
    }
  }

  /// The words that are known, in the order in which a message names them.
  fileprivate var known: [String] {
    switch self {
    case .color: Color.cssNames.keys.sorted()
    case .scheme: ColorScheme.names
    case .symbol: SpecWords.lists["shape"] ?? []
    case .words(let list): SpecWords.lists[list] ?? []
    case .number, .flag, .numbers, .list: []
    }
  }

  fileprivate var description: String {
    switch self {
    case .color: "a colour of CSS, such as steelblue or #4c78a8"
    case .number: "a number"
    case .numbers: "a list of numbers"
    case .list: "a list"
    case .flag: "true or false"
    case .scheme: "a colour scheme, such as blues or tableau10"
    case .symbol: known.joined(separator: ", ") + ", or the data of a path"
    case .words:
      known.map { $0 == "0" ? "a number" : $0 == "true" ? "true or false" : $0 }.joined(separator: ", ")
    }
  }
}
