/// Variable fonts: one file, many weights and widths.
///
///     let font = try Font(path: "Inter.ttf", size: 16)
///     let heading = try font.withVariation(["wght": 650])
///     let light = try font.withInstance("Light")
extension Font {
  /// The directions in which the font can change, in its own order; none if it is not variable.
  public var axes: [FontAxis] { face.axes }

  /// The places to which the font gives names; none if it is not variable.
  public var instances: [FontInstance] { face.instances }

  /// Where the font stands on each axis, by tag; empty if it is not variable.
  public var variation: [String: Double] {
    Dictionary(zip(face.axes.map(\.tag), face.coordinates), uniquingKeysWith: { first, _ in first })
  }

  /// The same font elsewhere on its axes: outlines, advances and metrics follow.
  ///
  /// - Parameter coordinates: Values by tag. Axes that are not named keep their values; each value is brought into its
  ///   axis' range (NaN is the default); tags that the font doesn't have change nothing. A font without axes stays as
  ///   it is.
  /// - Throws: Where the font's data are damaged, or memory lacks.
  public func withVariation(_ coordinates: [String: Double]) throws(FontError) -> Font {
    let wanted = zip(face.axes, face.coordinates).map { axis, value in coordinates[axis.tag].map(axis.clamped) ?? value
    }
    return wanted == face.coordinates ? self : with(try face.moved(to: wanted))
  }

  /// The font at one of its named places, such as "Bold"; nil if it has none of that name. Case does not matter.
  public func withInstance(_ name: String) throws(FontError) -> Font? {
    guard let instance = instances.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
    return try withVariation(instance.coordinates)
  }
}
