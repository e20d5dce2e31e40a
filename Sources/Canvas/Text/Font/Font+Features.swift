extension Font {
  /// The same font with other OpenType features, which replace the current ones. If several have the same tag, the
  /// last one counts. Fallback fonts get the features too.
  ///
  /// Without the package trait `Shaping`, features have no effect.
  public func withFeatures(_ features: [FontFeature]) -> Font {
    var last: [UInt32: FontFeature] = [:]
    for feature in features where feature.code != 0 { last[feature.code] = feature }
    return Font(face: face, size: size, fallback: fallback, features: last.values.sorted { $0.code < $1.code })
  }
}
