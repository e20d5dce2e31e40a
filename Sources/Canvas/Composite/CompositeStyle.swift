/// How coverage and paint meet what is there: a part of a context's state.
struct CompositeStyle {
  var clip: Clip
  var blendMode = BlendMode.normal
  /// Multiplies the alpha of everything drawn, 0…1.
  var alpha = 1.0
  /// Whether edges are drawn in shades; otherwise a pixel is covered wholly or not at all.
  var antialiases = true
  /// What lies below everything drawn; nil for nothing.
  var shadow: Shadow?
}
