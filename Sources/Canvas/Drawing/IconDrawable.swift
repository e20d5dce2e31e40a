/// A drawing that can take the colour of the text around it, as an icon of SVG does with `currentColor`.
public protocol IconDrawable: Drawable {
  /// The colour of what has none of its own. Black means that none was chosen.
  var currentColor: Color { get set }
}
