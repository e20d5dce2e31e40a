/// A format that draws shapes without pixels: what `VectorWalk` draws a recording on.
///
/// All transforms are from the space of what they come with to the target's own space: the points of the picture, or of
/// the recording that is a symbol, with y down. All geometry is finite, and all transforms have an inverse.
package protocol VectorTarget {
  /// Whether the format has a gradient. Others are images.
  static func has(_ gradient: VectorGradient) -> Bool
  /// Whether texts are only text, also their coloured letters, which viewers draw with fonts of their own.
  var hasOnlyText: Bool { get }
  /// Whether letters are text, and not outlines.
  var hasText: Bool { get }

  /// Begins a scope for clips.
  mutating func save()
  /// Ends the innermost scope: its clips no longer apply.
  mutating func restore()

  /// Shrinks the clip to the inside of a path.
  mutating func clip(to path: Path, transform: Transform, rule: FillRule)
  /// Shrinks the clip to the outside of a path.
  mutating func clip(excluding path: Path, transform: Transform, rule: FillRule)
  /// Masks what follows with an image, whose pixels the transform places. Outside of it nothing is drawn.
  mutating func clip(toMask image: Image, transform: Transform, channel: MaskChannel)

  /// Fills a path.
  mutating func fill(_ path: Path, transform: Transform, rule: FillRule, paint: VectorPaint, style: VectorStyle)
  /// Strokes a path with a pen in the path's space.
  mutating func stroke(
    _ path: Path, transform: Transform, pen: StrokeStyle, paint: VectorPaint, style: VectorStyle)
  /// Begins a text, whose letters, lines and backgrounds follow.
  ///
  /// - Parameter continues: Whether it goes on with the text before it.
  mutating func beginText(continues: Bool)
  /// Ends the text.
  mutating func endText()
  /// Draws letters.
  mutating func draw(_ letters: VectorLetters, transform: Transform, style: VectorStyle)
  /// Adds the text of letters that are drawn as shapes or as an image, so that it is found and copied.
  mutating func addText(of letters: VectorLetters, transform: Transform)
  /// Draws an image, whose pixels the transform places.
  mutating func draw(_ image: Image, transform: Transform, style: VectorStyle)
  /// Draws a recording, whose points the transform places, as one object, clipped to its bounds.
  mutating func draw(_ recording: Recording, transform: Transform, style: VectorStyle)

  /// Begins a figure. Groups and other figures are in it, or around it.
  ///
  /// - Parameters:
  ///   - words: What it shows; empty for decoration, of which nothing is read.
  ///   - rect: A box around it, in the target's space.
  mutating func beginFigure(_ words: String, in rect: Rect)
  /// Ends the innermost figure. Other scopes may be open than at its beginning.
  mutating func endFigure()

  /// Begins a group, which is drawn as one object.
  ///
  /// - Parameter bounds: A box around the group, in the target's space.
  mutating func beginGroup(in bounds: Rect, style: VectorStyle)
  /// Ends the innermost group.
  mutating func endGroup()
}

/// How something is composed with what is below it.
package struct VectorStyle: Hashable {
  package var alpha = 1.0
  package var blendMode = BlendMode.normal

  package init(alpha: Double = 1, blendMode: BlendMode = .normal) {
    self.alpha = alpha
    self.blendMode = blendMode
  }

  /// Drawn over what is below.
  package static let normal = VectorStyle()
}

/// A colour, or a gradient or a pattern with the transform from its own space to the target's.
package enum VectorPaint {
  case color(Color)
  case gradient(VectorGradient, transform: Transform)
  case pattern(VectorTiles, transform: Transform)
}

/// An image that repeats, in points of its own.
package struct VectorTiles: Hashable {
  package var image: Image
  /// Whether every second repetition is mirrored.
  package var mirrorsX = false
  package var mirrorsY = false
  /// Whether its pixels are interpolated.
  package var isSmooth = true

  /// The size after which the picture repeats.
  package var period: Size {
    Size(width: image.size.width * (mirrorsX ? 2 : 1), height: image.size.height * (mirrorsY ? 2 : 1))
  }

  /// The transforms from the image's pixels to its places in a period.
  package var places: [Transform] {
    (0..<(mirrorsY ? 2 : 1)).flatMap { y in
      (0..<(mirrorsX ? 2 : 1)).map { x in
        Transform(
          a: (x == 0 ? 1 : -1) / image.scale, b: 0, c: 0, d: (y == 0 ? 1 : -1) / image.scale,
          tx: x == 0 ? 0 : period.width, ty: y == 0 ? 0 : period.height)
      }
    }
  }
}

/// A gradient whose first and last colours continue, mixed in straight sRGB.
package struct VectorGradient: Hashable {
  package enum Shape: Hashable {
    case linear(from: Point, to: Point)
    case radial(startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double)
  }

  package var shape: Shape
  /// In ascending order of location from 0 to 1, at least one.
  package var stops: [Gradient.Stop]
}

/// Letters of one font, size and style.
package struct VectorLetters {
  package typealias Letter = PlacedLetters.Letter

  package var face: FontFace
  /// The font's size in points.
  package var emSize: Double
  /// The family to ask for in a format without fonts.
  package var family: String
  /// The font's features.
  package var features: [FontFeature]
  /// The space after each letter, and in addition after each space, in points.
  package var spacing: (letters: Double, words: Double)
  package var letters: [Letter]
  /// The paint of the insides; nil if only the outlines are drawn.
  package var fill: VectorPaint?
  /// The paint of outlines, and the pen, whose width is in points.
  package var stroke: (paint: VectorPaint, pen: StrokeStyle)?
  /// The y of letters that shaping doesn't move.
  package var baseline: Double
  package var isRightToLeft: Bool
  package var language: TextLanguage?
  /// Whether capitals are drawn in place of the text's letters: small capitals that the font doesn't have.
  package var areCapitals = false
  /// Whether they begin, are moved apart or end between letters that join: as texts they would have other forms.
  package var isCut = false
  /// The number of the link that they are in, if there is one and the target looks for it.
  package var link: Int?

  /// The letters in the order of the text, apart before those of some numbers.
  package func split(before isStart: (Int) -> Bool) -> [VectorLetters] {
    var parts: [VectorLetters] = []
    for index in letters.indices {
      if index == 0 || isStart(index) { parts.append(changing(self) { $0.letters = [] }) }
      parts[parts.count - 1].letters.append(letters[index])
    }
    return isRightToLeft ? parts.reversed() : parts
  }

  /// The letters in the order of the text, apart where a link begins or ends.
  package func split(at links: [Rect], _ transform: Transform) -> [VectorLetters] {
    guard !links.isEmpty else { return [self] }
    func place(of letter: Letter) -> Point {
      // Marks are with the letter before them.
      let dx = letter.advance != 0 ? letter.advance / 2 : isRightToLeft ? 0.01 : -0.01
      return letter.origin.offsetBy(dx: dx, dy: 0).applying(transform)
    }
    let box = Path(lines: letters.map(place)).boundingBox.insetBy(dx: -1, dy: -1)
    let near = links.indices.filter { links[$0].intersects(box) }
    func link(of letter: Letter) -> Int? { near.last { links[$0].contains(place(of: letter)) } }
    return split { link(of: letters[$0]) != link(of: letters[$0 - 1]) }.map { part in
      changing(part) { $0.link = link(of: part.letters[0]) }
    }
  }

  /// The text of the letters.
  package var string: String { (isRightToLeft ? letters.reversed() : letters).map(\.text).joined() }
}

extension VectorTarget {
  package static func has(_ gradient: VectorGradient) -> Bool { true }
  package var hasOnlyText: Bool { false }
  package var hasText: Bool { hasOnlyText }
  package mutating func beginText(continues: Bool) {}
  package mutating func endText() {}
  package mutating func addText(of letters: VectorLetters, transform: Transform) {}

  /// Draws letters as filled and stroked outlines.
  package mutating func drawOutlines(of letters: VectorLetters, transform: Transform, style: VectorStyle) {
    let scale = letters.emSize / letters.face.unitsPerEm
    for letter in letters.letters where !letter.outline.path.isEmpty {
      let placed = Transform(a: scale, b: 0, c: 0, d: scale, tx: letter.origin.x, ty: letter.origin.y)
        .concatenating(transform)
      if let paint = letters.fill {
        fill(letter.outline.path, transform: placed, rule: .nonZero, paint: paint, style: style)
      }
      if let (paint, pen) = letters.stroke {
        var pen = pen
        pen.width /= scale
        stroke(letter.outline.path, transform: placed, pen: pen, paint: paint, style: style)
      }
    }
  }
}
