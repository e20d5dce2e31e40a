/// How coverage and paint are drawn over the existing pixels: a part of a context's state.
struct CompositeStyle {
  var clip: Clip
  var blendMode = BlendMode.normal
  /// The alpha that everything drawn is multiplied by, 0…1.
  var alpha = 1.0
  /// Whether edges are antialiased. Otherwise a pixel is covered either fully or not at all.
  var antialiases = true
  /// The shadow below everything drawn, or nil for none.
  var shadow: Shadow?
}
