internal import ArgumentParser
internal import CanvasCards
internal import CanvasCharts
internal import CanvasData

/// A command that a job of `easel batch` may name: it draws one picture.
protocol JobCommand: WorkingCommand, Sendable {
  /// What it draws of.
  static var input: JobInput { get }

  /// Has the command read another file; - for the job's own data.
  mutating func setInput(_ name: String)

  /// Options that can be set without parsing a command line, which takes as long as a small picture.
  static var plainOptions: Set<String> { get }

  mutating func set(_ option: PlainOption)
}

/// What a command draws of.
enum JobInput: Sendable {
  /// A card's name.
  case card
  /// A table, which must be there.
  case table
  /// A state or a document, which may be there.
  case state
}

/// An option that often differs from job to job, with a value that needs no other check than that of its kind.
enum PlainOption: Sendable {
  case title(String)
  case subtitle(String)
  case caption(String)
  case emphasize([String])
  case seed(UInt64)

  /// Nil for other options, and for values that the option does not take.
  init?(_ name: String, _ value: JSONValue) {
    switch (name, value.content) {
    case ("title", .string(let text)): self = .title(text)
    case ("subtitle", .string(let text)): self = .subtitle(text)
    case ("caption", .string(let text)): self = .caption(text)
    case ("emphasize", .string(let text)): self = .emphasize([text])
    case ("seed", .number(let text)):
      guard let seed = UInt64(text) else { return nil }
      self = .seed(seed)
    default: return nil
    }
  }
}

extension JobCommand {
  mutating func setInput(_ name: String) {}
}

extension CardCommand {
  static let input = JobInput.card
  static let plainOptions: Set<String> = ["seed"]

  mutating func set(_ option: PlainOption) { picture.set(option) }
}

extension PieCommand {
  static let input = JobInput.table
  static let plainOptions: Set<String> = ["title", "subtitle", "caption", "seed"]

  mutating func setInput(_ name: String) { data = name }

  mutating func set(_ option: PlainOption) {
    look.set(option)
    picture.set(option)
  }
}

extension MarkCommand {
  static var input: JobInput { .table }
  static var plainOptions: Set<String> { ["title", "subtitle", "caption", "emphasize", "seed"] }

  mutating func setInput(_ name: String) { chart.data = name }

  mutating func set(_ option: PlainOption) {
    chart.look.set(option)
    chart.picture.set(option)
    if case .emphasize(let names) = option { chart.marks.emphasize = names }
  }
}

extension SolitaireCommand {
  static let input = JobInput.state
  static let plainOptions: Set<String> = ["seed"]

  mutating func setInput(_ name: String) { state = name }
  mutating func set(_ option: PlainOption) { picture.set(option) }
}

extension ConcentrationCommand {
  static let input = JobInput.state
  static let plainOptions: Set<String> = ["seed"]

  mutating func setInput(_ name: String) { state = name }
  mutating func set(_ option: PlainOption) { picture.set(option) }
}

extension ToggleCommand {
  static let input = JobInput.state
  static let plainOptions: Set<String> = []

  mutating func setInput(_ name: String) { state = name }
  mutating func set(_ option: PlainOption) {}
}

extension EmojiArtCommand {
  static let input = JobInput.state
  static let plainOptions: Set<String> = []

  mutating func setInput(_ name: String) { document = name }
  mutating func set(_ option: PlainOption) {}
}

extension VendingCommand {
  static let input = JobInput.state
  static let plainOptions: Set<String> = []

  mutating func setInput(_ name: String) { state = name }
  mutating func set(_ option: PlainOption) {}
}

extension ChartLookOptions {
  fileprivate mutating func set(_ option: PlainOption) {
    switch option {
    case .title(let text): title = text
    case .subtitle(let text): subtitle = text
    case .caption(let text): caption = text
    case .emphasize, .seed: break
    }
  }
}

extension PictureOptions {
  fileprivate mutating func set(_ option: PlainOption) {
    if case .seed(let number) = option { seed = number }
  }
}
