/// The attribute `preserveAspectRatio`: how a picture is scaled into a rectangle.
struct AspectRatio: Sendable, Hashable {
  /// Whether both axes have scales of their own.
  var isStretched = false
  /// Where the picture is in the room that is left, from 0 to 1.
  var x = 0.5
  var y = 0.5
  /// Whether the rectangle is filled, and the picture's edges are cut.
  var isSlice = false

  /// Reads the attribute; the default for nil and what isn't one.
  init(_ text: String?) {
    guard let text else { return }
    var words = text.split(whereSeparator: \.isWhitespace)
    if words.first == "defer" { words.removeFirst() }
    guard let place = words.first else { return }
    if place == "none" {
      isStretched = true
      return
    }
    let fractions: [Substring: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard place.utf8.count == 8, place.first == "x", let x = fractions[place.dropFirst().prefix(3)],
      place.dropFirst(4).first == "Y", let y = fractions[place.suffix(3)]
    else { return }
    (self.x, self.y) = (x, y)
    isSlice = words.count > 1 && words[1] == "slice"
  }

  /// The transform from a box to a rectangle, or nil if either has no area.
  func transform(from box: Rect, to rect: Rect) -> Transform? {
    guard box.width > 0, box.height > 0, rect.width > 0, rect.height > 0, box.isFinite, rect.isFinite else {
      return nil
    }
    var scale = Size(width: rect.width / box.width, height: rect.height / box.height)
    if !isStretched {
      let one = isSlice ? max(scale.width, scale.height) : min(scale.width, scale.height)
      scale = Size(width: one, height: one)
    }
    let transform = Transform(
      a: scale.width, b: 0, c: 0, d: scale.height,
      tx: rect.minX + (rect.width - box.width * scale.width) * (isStretched ? 0 : x) - box.minX * scale.width,
      ty: rect.minY + (rect.height - box.height * scale.height) * (isStretched ? 0 : y) - box.minY * scale.height)
    return transform.isFinite ? transform : nil
  }
}
