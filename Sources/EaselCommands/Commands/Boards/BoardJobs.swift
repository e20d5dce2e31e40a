internal import EaselShared

extension SolitaireCommand {
  static let input = JobInput.state
  static let plainOptions: Set<String> = ["seed"]

  mutating func setInput(_ name: String) { state = name }
  mutating func set(_ option: PlainOption) { random.set(option) }
}

extension ConcentrationCommand {
  static let input = JobInput.state
  static let plainOptions: Set<String> = ["seed"]

  mutating func setInput(_ name: String) { state = name }
  mutating func set(_ option: PlainOption) { random.set(option) }
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
