extension Font {
  /// The same font with features of OpenType, which take the place of those that it had. Of those with one tag the last
  /// counts; fonts of the fallback follow, as far as they have them.
  ///
  /// Without the package trait `Shaping` features have no effect.
  public func withFeatures(_ features: [FontFeature]) -> Font {
    var last: [UInt32: FontFeature] = [:]
    for feature in features where feature.code != 0 { last[feature.code] = feature }
    return Font(face: face, size: size, fallback: fallback, features: last.values.sorted { $0.code < $1.code })
  }
}
