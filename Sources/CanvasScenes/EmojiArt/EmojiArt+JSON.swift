internal import Canvas

/// The document:
///
///     { "kind": "emoji-art", "version": 1, "background": { "url": "meadow.jpg" },
///       "emoji": [{ "id": 1, "text": "😀", "x": 10, "y": -20, "size": 40 }] }
///
/// A blank background is `"blank"` or omitted. `{ "imageData": "…" }` has the bytes of a picture in Base64.
extension EmojiArt: SceneDocument {
  public static var kind: String { "emoji-art" }

  private enum Key: String, CodingKey, CaseIterable {
    case background, emoji
  }

  public init(from decoder: any Decoder) throws {
    let members = try Self.members(of: decoder, keyedBy: Key.self)
    self.init()
    background =
      try members.optionalMember(.background, as: CodedBackground.self, allowed: CodedBackground.allowed)?.background
      ?? .blank
    let items = try members.optionalMember(.emoji, as: [CodedItem].self, allowed: "a list of emoji")?.map(\.item) ?? []
    for (index, item) in items.enumerated() where !add(item) {
      throw members.failure(.emoji, "[\(index)].id", found: "\(item.id) again", allowed: "a unique id")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var members = try Self.members(to: encoder, keyedBy: Key.self)
    try members.encode(CodedBackground(background), forKey: .background)
    try members.encode(emoji.map(CodedItem.init), forKey: .emoji)
  }
}

private struct CodedBackground: Codable {
  let background: EmojiArt.Background

  static let allowed = "\"blank\", an object with url, or one with imageData"

  private enum Key: String, CodingKey, CaseIterable {
    case url, imageData
  }

  init(_ background: EmojiArt.Background) { self.background = background }

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      guard text == "blank" else { throw decoder.failure(found: .quoted(text), allowed: Self.allowed) }
      background = .blank
      return
    }
    let members = try decoder.object(keyedBy: Key.self, allowed: Self.allowed)
    if members.contains(.url) {
      let url = try members.member(.url, as: String.self, allowed: "a string")
      do { _ = try BackgroundPlace.path(of: url) } catch {
        // A network URL can't be drawn, but it is kept and the rest of the document is drawn.
        guard case .offline = error else {
          throw members.failure(.url, found: .quoted(url), allowed: error.allowedBackground)
        }
      }
      background = .url(url)
    } else if members.contains(.imageData) {
      let allowed = "the bytes of a picture file as Base64"
      let text = try members.member(.imageData, as: String.self, allowed: allowed)
      guard let bytes = Base64.decode(text) else {
        throw members.failure(.imageData, found: .quoted(text), allowed: allowed)
      }
      background = .imageData(bytes)
    } else {
      throw decoder.failure(found: "an object without them", allowed: Self.allowed)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch background {
    case .blank:
      var value = encoder.singleValueContainer()
      try value.encode("blank")
    case .url(let url):
      var members = encoder.container(keyedBy: Key.self)
      try members.encode(url, forKey: .url)
    case .imageData(let bytes):
      var members = encoder.container(keyedBy: Key.self)
      try members.encode(String(decoding: Base64.encode(bytes), as: UTF8.self), forKey: .imageData)
    }
  }
}

private struct CodedItem: Codable {
  let item: EmojiArt.Item

  private enum Key: String, CodingKey, CaseIterable {
    case id, text, x, y, size
  }

  init(_ item: EmojiArt.Item) { self.item = item }

  init(from decoder: any Decoder) throws {
    let members = try decoder.object(keyedBy: Key.self, allowed: "an object with id, text, x, y and size")
    let text = try members.member(.text, as: String.self, allowed: Emoji.allowed)
    guard Emoji.isEmoji(text) else { throw members.failure(.text, found: .quoted(text), allowed: Emoji.allowed) }
    item = EmojiArt.Item(
      id: try members.whole(.id, in: EmojiArt.ids), text: text, x: try members.whole(.x, in: EmojiArt.places),
      y: try members.whole(.y, in: EmojiArt.places), size: try members.whole(.size, in: EmojiArt.sizes))
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(item.id, forKey: .id)
    try members.encode(item.text, forKey: .text)
    try members.encode(item.x, forKey: .x)
    try members.encode(item.y, forKey: .y)
    try members.encode(item.size, forKey: .size)
  }
}
