/// One drawing call, with the state that it was made in: what a recording keeps. Everything is in user space and in
/// points; nothing is rounded to pixels.
package struct DrawingCall: Sendable {
  package var operation: DrawingOperation
  /// The transform from user space to the recording's picture, both in points.
  package var transform: Transform
  package var style: CallStyle
  /// The index of the innermost clip in the recording's `clips`, or -1 if there is none in this layer.
  package var clip: Int32
  /// The index of the figure that it is of in the recording's `areas`, or -1.
  package var figure: Int32
}

/// What a call draws.
package enum DrawingOperation: Sendable {
  case fillRect(Rect, Paint)
  case fill(Path, PathSpace, FillRule, Paint)
  /// The whole clip.
  case fillClip(Paint)
  case strokeRect(Rect, Paint, StrokeStyle)
  case stroke(Path, Paint, StrokeStyle)
  indirect case partition([(path: Path, paint: Paint)])
  /// A layout with the top left corner of its box at a point; with a paint, or nil for the paints of its attributes.
  indirect case text(TextLayout, Point, Paint?)
  /// Letters whose path is filled; with nil, they are only text.
  indirect case letters(PlacedLetters, Paint?)
  indirect case textAlong(StyledText, Path, offset: Double)
  /// A rectangle filled with an image, whose pixels the transform maps to user space.
  indirect case image(Image, in: Rect, toUser: Transform, tiling: Paint.Tiling)
  indirect case ninePart(Image, in: Rect, capInsets: EdgeInsets, resizingMode: ResizingMode)
  /// Calls that are drawn as one object, with an area in user space, or nil for the whole clip.
  indirect case layer([DrawingCall], area: Rect?, alpha: Double)
  /// A recording scaled into a rectangle.
  indirect case recording(Recording, in: Rect)
}

/// The space of a path's points.
package enum PathSpace: Sendable {
  /// The user space of the call.
  case user
  /// The picture, in points: the current path doesn't move with later transforms.
  case picture
}

/// How a call is composed with what is below it.
package struct CallStyle: Sendable {
  package var alpha: Double
  package var blendMode: BlendMode
  package var antialiases: Bool
  // In a box, as few calls have one.
  private var boxedShadow: ShadowBox?
  package var shadow: Shadow? {
    get { boxedShadow?.shadow }
    set { boxedShadow = newValue.map(ShadowBox.init) }
  }

  init(_ style: CompositeStyle) {
    alpha = style.alpha
    blendMode = style.blendMode
    antialiases = style.antialiases
    boxedShadow = style.shadow.map(ShadowBox.init)
  }

  private final class ShadowBox: Sendable {
    let shadow: Shadow

    init(_ shadow: Shadow) { self.shadow = shadow }
  }
}

/// A clip inside another.
package struct RecordedClip: Sendable {
  package enum Area: Sendable {
    case rect(Rect)
    case path(Path, PathSpace, FillRule)
    /// The outside of a path.
    case excluding(Path, FillRule)
    indirect case mask(Image, in: Rect, channel: MaskChannel)
  }

  package var area: Area
  package var transform: Transform
  package var antialiases: Bool
  /// The index of the clip that this one shrinks, always lower than its own, or -1.
  package var parent: Int32
}
