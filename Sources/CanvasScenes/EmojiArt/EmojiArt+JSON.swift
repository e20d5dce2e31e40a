/// The document:
///
///     { "kind": "emoji-art", "version": 1, "background": { "url": "meadow.jpg" },
///       "emoji": [{ "id": 1, "text": "😀", "x": 10, "y": -20, "size": 40 }] }
///
/// A blank background is `"blank"` or omitted. `{ "imageData": "…" }` has the bytes of a picture in Base64.
extension EmojiArt: StoredScene {
  public static var kind: String { "emoji-art" }

  static var keys: [String] { ["background", "emoji"] }

  init(stored members: DocumentMembers) throws(SceneDocumentError) {
    self.init()
    background = try members["background"].ifGiven.map(Background.init(stored:)) ?? .blank
    let items = try members["emoji"].ifGiven?.list(allowed: "a list of emoji", Item.init(stored:)) ?? []
    for (index, item) in items.enumerated() where !add(item) {
      throw members["emoji"].failure("[\(index)].id", found: "\(item.id) again", allowed: "a unique id")
    }
  }

  var stored: [String: JSONTree] { ["background": background.stored, "emoji": .list(emoji.map(\.stored))] }
}

extension EmojiArt.Background {
  fileprivate init(stored value: DocumentValue) throws(SceneDocumentError) {
    let allowed = "\"blank\", an object with url, or one with imageData"
    if let text = value.value?.string {
      guard text == "blank" else { throw value.failure(allowed: allowed) }
      self = .blank
      return
    }
    let members = try value.object(["url", "imageData"], allowed: allowed)
    if members.values["url"] != nil {
      let url = try members["url"].text(allowed: "a string")
      do { _ = try BackgroundPlace.path(of: url) } catch {
        // A network URL can't be drawn, but it is kept and the rest of the document is drawn.
        guard case .offline = error else { throw members["url"].failure(allowed: error.allowedBackground) }
      }
      self = .url(url)
    } else if members.values["imageData"] != nil {
      let allowed = "the bytes of a picture file as Base64"
      guard let bytes = Base64.decode(try members["imageData"].text(allowed: allowed)) else {
        throw members["imageData"].failure(allowed: allowed)
      }
      self = .imageData(bytes)
    } else {
      throw value.failure(found: "an object without them", allowed: allowed)
    }
  }

  fileprivate var stored: JSONTree {
    switch self {
    case .blank: "blank"
    case .url(let url): .object(["url": .text(url)])
    case .imageData(let bytes):
      .object(["imageData": .text(String(decoding: Base64.encode(bytes), as: UTF8.self))])
    }
  }
}

extension EmojiArt.Item {
  fileprivate init(stored value: DocumentValue) throws(SceneDocumentError) {
    let members = try value.object(
      ["id", "text", "x", "y", "size"], allowed: "an object with id, text, x, y and size")
    let text = try members["text"].text(allowed: Emoji.allowed)
    guard Emoji.isEmoji(text) else { throw members["text"].failure(allowed: Emoji.allowed) }
    self.init(
      id: try members["id"].whole(in: EmojiArt.ids), text: text, x: try members["x"].whole(in: EmojiArt.places),
      y: try members["y"].whole(in: EmojiArt.places), size: try members["size"].whole(in: EmojiArt.sizes))
  }

  fileprivate var stored: JSONTree {
    let numbers = ["id": id, "x": x, "y": y, "size": size].mapValues { JSONTree.number(Double($0)) }
    return .object(numbers.merging(["text": .text(text)]) { $1 })
  }
}
