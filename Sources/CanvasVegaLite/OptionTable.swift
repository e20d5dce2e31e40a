/// Options that properties of a specification set.
protocol ReadableOptions: GrammarOptions {
  static var table: OptionTable<Self> { get }
}

extension Partial where Options: ReadableOptions {
  /// The options that some properties set.
  init(_ properties: SpecSettings) {
    self.init()
    for (name, value) in properties.values { for set in Options.table.setters[name] ?? [] { set(value, &self) } }
  }
}

/// The properties that set members of options.
struct OptionTable<Options: GrammarOptions>: @unchecked Sendable {
  fileprivate var setters: [String: [(DataValue, inout Partial<Options>) -> Void]] = [:]

  init(_ build: (inout OptionTable) -> Void) { build(&self) }

  mutating func add(_ name: String, _ set: @escaping (DataValue, inout Partial<Options>) -> Void) {
    setters[name, default: []].append(set)
  }

  /// Adds properties with values of a type. Another value, such as null, stands for the default.
  mutating func add<Value: Sendable>(
    _ members: [String: WritableKeyPath<Options, Value>], _ read: @escaping (DataValue) -> Value?
  ) {
    for (name, member) in members { add(name) { $1[member] = read($0) ?? Options()[keyPath: member] } }
  }

  mutating func add<Value: Sendable>(
    optional members: [String: WritableKeyPath<Options, Value?>], _ read: @escaping (DataValue) -> Value?
  ) {
    for (name, member) in members { add(name) { $1[member] = .some(read($0) ?? Options()[keyPath: member]) } }
  }

  /// Adds properties with colours. Another value, such as null, stands for none.
  mutating func add(colors members: [String: WritableKeyPath<Options, Color?>]) {
    for (name, member) in members { add(name) { $1[member] = .some(Color(setting: $0)) } }
  }

  mutating func add(numbers members: [String: WritableKeyPath<Options, Double>]) { add(members, \.finite) }

  /// Adds the properties of a guide's labels and title. Null and false stand for no title.
  mutating func add(
    title: WritableKeyPath<Options, [String]?>, format: WritableKeyPath<Options, PlotFormat>,
    labelText: WritableKeyPath<Options, GuideLabelText?>
  ) {
    add("title") { value, options in
      if value.isOff { options[title] = .some(nil) } else if let lines = value.lines { options[title] = lines }
    }
    add("format") { $1[format.appending(path: \.pattern)] = PlotFormat.Pattern($0) }
    add("formatType") { $1[format.appending(path: \.kind)] = .some(PlotFormat.Kind($0)) }
    add(optional: ["labelExpr": labelText]) { $0.text.map(GuideLabelText.expression) }
  }

  /// Adds the properties of a text whose names begin with a word.
  mutating func add(_ prefix: String, _ text: WritableKeyPath<Options, GuideTextOptions>, _ names: String) {
    let names = Set(names.split(separator: " ").map(String.init))
    func named<Value>(_ members: [String: WritableKeyPath<GuideTextOptions, Value>])
      -> [String: WritableKeyPath<Options, Value>]
    {
      let known = members.filter { names.contains($0.key) }
      return Dictionary(uniqueKeysWithValues: known.map { (prefix + $0.key, text.appending(path: $0.value)) })
    }
    let sizes = named(["FontSize": \.size, "LineHeight": \.lineHeight, "Limit": \.limit, "Angle": \.angle])
    add(optional: sizes, \.finite)
    add(numbers: named(["Opacity": \.opacity]))
    add(named(["Padding": \.padding]), \.length)
    add(named(["Anchor": \.anchor]), \.anchor)
    add(optional: named(["FontWeight": \.weight])) { $0.isNull ? nil : Font.Weight(css: $0) }
    add(optional: named(["Align": \.align]), \.align)
    add(optional: named(["Baseline": \.baseline])) { $0.word() }
    add(colors: named(["Color": \.color]))
    add(named(["Color": \.isHidden]), \.isOff)
  }
}

extension DataValue {
  var finite: Double? { number.flatMap { $0.isFinite ? $0 : nil } }
  /// A length in points, which is 0 for null.
  var length: Double? { isNull ? 0 : finite }
  var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  var isTrue: Bool { self == .bool(true) }
  /// Whether the value is null or false.
  var isOff: Bool { isNull || self == .bool(false) }
  var list: [DataValue]? { if case .list(let list) = self { list } else { nil } }

  /// The finite numbers of a list, or nil for other values.
  var numbers: [Double]? { list?.mapAll(\.finite) }

  /// The case of an enumeration with a word.
  func word<Word: RawRepresentable>() -> Word? where Word.RawValue == String { text.flatMap(Word.init) }

  /// Where the anchor is along a text.
  var align: Double? { text.flatMap { ["left": 0, "center": 0.5, "right": 1][$0] } }
  /// The part of a side.
  var anchor: Double? { text.map { ["start": 0, "end": 1][$0] ?? 0.5 } }
}
