import CanvasVector

/// Draws on the body of a file or of a symbol.
struct SVGCanvas: VectorTarget {
  let parts: SVGParts
  private let bounds: Rect
  private let isSymbol: Bool
  /// The content of a symbol; that of a file is in its parts.
  private(set) var symbolText = VectorText()
  /// The words in the links of a file.
  var linkWords: LinkWords
  private var scopes = [Scope()]
  // For each group that has begun, the number of its own elements, and of the clips that were open around it.
  private var groups: [(elementCount: Int, openClips: Int)] = []
  // The number of the current group's clips whose elements are open.
  private var openClips = 0

  /// The clips and masks of a group's content. Masks apply to each element alone: to several elements together, they would
  /// apply after one covers the other.
  private struct Scope {
    var clips: [String] = []
    var masks: [String] = []
  }

  init(_ parts: SVGParts, _ recording: Recording, isSymbol: Bool = false) {
    self.parts = parts
    self.isSymbol = isSymbol
    bounds = recording.bounds
    linkWords = LinkWords(links: isSymbol ? [] : recording.links.map(\.rect))
  }

  /// SVG 1.1's radial gradients have a focus in their circle, and none of a radius.
  static func has(_ gradient: VectorGradient) -> Bool {
    guard case .radial(let start, let startRadius, let end, let endRadius) = gradient.shape else { return true }
    if start == end { return true }
    return startRadius == 0 && (end - start).length < endRadius
  }

  var hasOnlyText: Bool { parts.text == .text }

  // MARK: Elements and scopes

  private mutating func write(_ write: (inout VectorText) -> Void) {
    if isSymbol { return write(&symbolText) }
    write(&parts.output.text)
    parts.output.endPart()
  }

  /// Writes an element inside of the clips and masks. All its definitions must be in the file. The function gets the style
  /// that remains for the element itself.
  mutating func element(_ style: VectorStyle, _ write: (inout VectorText, VectorStyle) -> Void) {
    let (wrappers, style) = wrappers(style)
    self.write { text in
      for attributes in wrappers { text.append("<g \(attributes)>") }
      write(&text, style)
      for _ in wrappers { text += "</g>" }
      text += "\n"
    }
  }

  /// The attributes of the elements around one of this style, which are not open.
  ///
  /// An element with a clip or a mask is blended with what is below as a whole, and what is in it only with what is in it
  /// (CSS Compositing, 3.2). So clips don't stay open around an element with a mode, and the outermost one has the mode.
  private mutating func wrappers(_ style: VectorStyle) -> ([String], VectorStyle) {
    let (clips, masks) = (scopes[scopes.count - 1].clips, scopes[scopes.count - 1].masks)
    guard style.blendMode != .normal else {
      open(clips.dropFirst(openClips))
      return (masks, style)
    }
    close(to: 0)
    var wrappers = clips + masks
    guard !wrappers.isEmpty else { return ([], style) }
    wrappers[0] += style.blendMode.attribute
    return (wrappers, VectorStyle(alpha: style.alpha, blendMode: .normal))
  }

  private mutating func open(_ clips: ArraySlice<String>) {
    guard !clips.isEmpty else { return }
    write { text in for attributes in clips { text.append("<g \(attributes)>") } }
    openClips += clips.count
  }

  private mutating func close(to count: Int) {
    guard openClips > count else { return }
    end(openClips - count)
    openClips = count
  }

  private mutating func end(_ count: Int) {
    write { text in
      for _ in 0..<count { text += "</g>" }
      text += "\n"
    }
  }

  mutating func save() { scopes.append(scopes[scopes.count - 1]) }

  mutating func restore() {
    guard scopes.count > 1 else { return }
    scopes.removeLast()
    close(to: scopes[scopes.count - 1].clips.count)
  }

  // MARK: Clips

  mutating func clip(to path: Path, transform: Transform, rule: FillRule) {
    let data = SVGPath.data(path, transform: transform, decimals: parts.decimals)
    let end = rule == .nonZero ? "\"/></clipPath>" : "\" clip-rule=\"evenodd\"/></clipPath>"
    let name = parts.define("clipPath", Array("><path d=\"".utf8) + data + Array(end.utf8))
    scopes[scopes.count - 1].clips.append("clip-path=\"url(#\(name))\"")
  }

  mutating func clip(excluding path: Path, transform: Transform, rule: FillRule) {
    var mask = maskBox
    mask += "><rect"
    mask.append(bounds)
    mask += " fill=\"#fff\"/><path d=\""
    SVGPath.append(path, transform: transform, decimals: parts.decimals, to: &mask)
    mask += rule == .evenOdd ? "\" fill-rule=\"evenodd\"/></mask>" : "\"/></mask>"
    addMask(mask)
  }

  mutating func clip(toMask image: Image, transform: Transform, channel: MaskChannel) {
    guard let name = parts.define(image.grey(channel)) else { return }
    var mask = maskBox
    mask += ">"
    mask.use(name, transform)
    mask += "/></mask>"
    addMask(mask)
  }

  private mutating func addMask(_ content: VectorText) {
    scopes[scopes.count - 1].masks.append("mask=\"url(#\(parts.define("mask", content.bytes)))\"")
  }

  private var maskBox: VectorText {
    var text = VectorText()
    text += "maskUnits=\"userSpaceOnUse\""
    text.append(bounds)
    return text
  }

  // MARK: Shapes

  mutating func fill(_ path: Path, transform: Transform, rule: FillRule, paint: VectorPaint, style: VectorStyle) {
    let (decimals, fill) = (parts.decimals, parts.paint(paint))
    func addAttributes(_ text: inout VectorText, _ style: VectorStyle) {
      text.append(fill, "fill", isDefaultBlack: true)
      if rule == .evenOdd { text += " fill-rule=\"evenodd\"" }
      text.append(style)
    }
    guard case .color = paint, let (name, scale, isNew) = parts.shape(path) else {
      return element(style) { text, style in
        text += "<path d=\""
        SVGPath.append(path, transform: transform, decimals: decimals, to: &text)
        text += "\""
        addAttributes(&text, style)
        text += "/>"
      }
    }
    let placed = Transform(scaleX: 1 / scale, y: 1 / scale).concatenating(transform)
    element(style) { text, style in
      guard isNew else {
        text.use(name, placed)
        addAttributes(&text, style)
        text += "/>"
        return
      }
      // The path has no attributes: its own would apply wherever it is used.
      text += "<g"
      text.append(placed)
      addAttributes(&text, style)
      text += "><path id=\""
      text.append(name)
      text += "\" d=\""
      SVGPath.append(path, transform: Transform(scaleX: scale, y: scale), decimals: 0, to: &text)
      text += "\"/></g>"
    }
  }

  mutating func stroke(_ path: Path, transform: Transform, pen: StrokeStyle, paint: VectorPaint, style: VectorStyle) {
    let similarity = transform.similarity
    let stroke = parts.paint(similarity == nil ? paint.moved(into: transform) : paint)
    let decimals = similarity == nil ? min(parts.decimals + 2, 6) : parts.decimals
    element(style) { text, style in
      text += "<path d=\""
      SVGPath.append(path, transform: similarity == nil ? .identity : transform, decimals: decimals, to: &text)
      text += "\""
      if similarity == nil { text.append(transform) }
      text += " fill=\"none\""
      text.append(stroke, "stroke", isDefaultBlack: false)
      text.append(pen, scale: similarity ?? 1)
      text.append(style)
      text += "/>"
    }
  }

  // MARK: Images, recordings and groups

  mutating func beginText(continues: Bool) { if !continues { linkWords.baseline = nil } }

  mutating func draw(_ image: Image, transform: Transform, style: VectorStyle) {
    guard let name = parts.define(image) else { return }
    element(style) { text, style in
      text.use(name, transform)
      text.append(style)
      text += "/>"
    }
  }

  mutating func draw(_ recording: Recording, transform: Transform, style: VectorStyle) {
    let name = parts.symbol(recording)
    element(style) { text, style in
      text.use(name, transform)
      text.append("width", recording.size.width)
      text.append("height", recording.size.height)
      text.append(style)
      text += "/>"
    }
  }

  mutating func beginFigure(_ words: String, in rect: Rect) {
    close(to: 0)
    let attributes = words.isEmpty ? "aria-hidden=\"true\"" : "role=\"img\" aria-label=\"\(XMLText.escaped(words))\""
    write { $0.append("<g \(attributes)>\n") }
  }

  mutating func endFigure() {
    close(to: 0)
    end(1)
  }

  mutating func beginGroup(in bounds: Rect, style: VectorStyle) {
    let (wrappers, style) = wrappers(style)
    write { text in
      for attributes in wrappers { text.append("<g \(attributes)>") }
      text += "<g"
      // A group alone is blended by itself, as one with an opacity, a mode, a clip or a mask is.
      if style == .normal, wrappers.isEmpty { text += " style=\"isolation:isolate\"" } else { text.append(style) }
      text += ">"
    }
    groups.append((wrappers.count + 1, openClips))
    scopes.append(Scope())
    openClips = 0
    if bounds != self.bounds { clip(to: Path(rect: bounds), transform: .identity, rule: .nonZero) }
  }

  mutating func endGroup() {
    guard let (elementCount, openClips) = groups.popLast() else { return }
    close(to: 0)
    scopes.removeLast()
    end(elementCount)
    self.openClips = openClips
  }
}

/// The words in links, which are their names.
struct LinkWords {
  let links: [Rect]
  /// The words in each link, by its number.
  private(set) var words: [Int: String] = [:]
  /// The baseline of the letters before, or nil at the start of a text. Letters on another one begin a word.
  var baseline: Double?

  mutating func add(_ letters: VectorLetters, _ transform: Transform) {
    for part in letters.split(at: links, transform) {
      if let link = part.link { words[link, default: ""] += (part.baseline == baseline ? "" : " ") + part.string }
    }
    baseline = letters.baseline
  }
}

extension VectorText {
  /// Begins an element that draws a definition.
  mutating func use(_ name: String, _ transform: Transform = .identity) {
    self += "<use xlink:href=\"#"
    self.append(name)
    self += "\""
    append(transform)
  }
}
