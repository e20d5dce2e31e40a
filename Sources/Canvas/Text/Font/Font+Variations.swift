/// Variable fonts: one file, many weights and widths.
///
///     let font = try Font(path: "Inter.ttf", size: 16)
///     let heading = try font.withVariation(["wght": 650])
///     let light = try font.withInstance("Light")
extension Font {
  /// The properties that the font can change, in its own order; empty if it is not variable.
  public var axes: [FontAxis] { face.axes }

  /// The positions that the font names; empty if it is not variable.
  public var instances: [FontInstance] { face.instances }

  /// The value of each axis, by tag; empty if the font is not variable.
  public var variation: [String: Double] {
    Dictionary(zip(face.axes.map(\.tag), face.coordinates), uniquingKeysWith: { first, _ in first })
  }

  /// The same font at another position on its axes, with the outlines, advances and metrics of that position.
  ///
  /// - Parameter coordinates: Values by tag. Other axes keep their values. Each value is clamped to its axis' range;
  ///   NaN gives the default. Tags that the font doesn't have are ignored. A font without axes is returned unchanged.
  /// - Throws: `FontError` if the font is damaged, or if there is not enough memory.
  public func withVariation(_ coordinates: [String: Double]) throws(FontError) -> Font {
    let wanted = zip(face.axes, face.coordinates).map { axis, value in coordinates[axis.tag].map(axis.clamped) ?? value
    }
    return wanted == face.coordinates ? self : with(try face.moved(to: wanted))
  }

  /// The font at one of its named positions, such as "Bold"; nil if there is no position with this name. Case is
  /// ignored.
  public func withInstance(_ name: String) throws(FontError) -> Font? {
    guard let instance = instances.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
    return try withVariation(instance.coordinates)
  }
}
