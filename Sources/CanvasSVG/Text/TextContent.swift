/// The characters of a `text`, with the spans that they are in and the places that are set for them.
struct TextContent {
  /// Characters of one element, which have a style together.
  struct Span {
    var style: ElementStyle
    /// The distance by which it is raised above the baseline.
    var rise = 0.0
    /// The line of its font that stands on the baseline, of `alignment-baseline` or `dominant-baseline`.
    var baseline = "auto"
    /// The lines of it and of the elements around it, outermost first.
    var lines: [TextLineStyle] = []
    /// The `textPath` that it is in, or nil.
    var path: ElementTree.Node?
    /// The address of the innermost `a` that it is in, or nil.
    var link: String?
    /// The innermost element with `textLength`, or nil.
    var fitted: ElementTree.Node?
  }

  struct Letter {
    var scalar: Unicode.Scalar
    var span: Int
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    /// The angle in degrees.
    var rotation: Double?
  }

  var spans: [Span] = []
  var characters: [Letter] = []
}

/// A line of `text-decoration`, in the style of the element that asks for it.
struct TextLineStyle {
  enum Kind: String, CaseIterable { case underline, overline, through = "line-through" }

  var kind: Kind
  var style: ElementStyle
}
