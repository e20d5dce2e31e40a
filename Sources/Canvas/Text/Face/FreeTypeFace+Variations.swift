import CFreeType

extension FreeTypeFace {
  /// Twice as many axes as the most variable fonts have, and far more instances.
  private static let maximumAxisCount = 64
  private static let maximumInstanceCount = 1_024

  /// The axes and instances of a variable font; empty for other fonts, and for those with more axes than the limit.
  func variations() -> (axes: [FontAxis], instances: [FontInstance]) {
    var record: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0,
      unsafe FT_Get_MM_Var(face, &record) == 0,
      let record = unsafe record
    else { return ([], []) }
    defer { unsafe FT_Done_MM_Var(library, record) }
    guard unsafe record.pointee.num_axis <= Self.maximumAxisCount else { return ([], []) }
    let axes = unsafe UnsafeBufferPointer(start: record.pointee.axis, count: Int(record.pointee.num_axis))
    // FreeType's counts have 32 bits, so each fits an Int. Its arrays have this many elements regardless of the file.
    let styles = unsafe UnsafeBufferPointer(
      start: record.pointee.namedstyle, count: min(Int(record.pointee.num_namedstyles), Self.maximumInstanceCount))
    let names = unsafe names(Set(axes.map(\.strid) + styles.map(\.strid)))
    let result = axes.indices.map { i in
      var flags: FT_UInt = 0
      let hasFlags = unsafe FT_Get_Var_Axis_Flags(record, FT_UInt(i), &flags) == 0
      return unsafe FontAxis(
        tagNumber: UInt32(truncatingIfNeeded: axes[i].tag), name: names[axes[i].strid],
        minimum: Self.number(axes[i].minimum), defaultValue: Self.number(axes[i].def),
        maximum: Self.number(axes[i].maximum), isHidden: hasFlags && Int32(flags) & FT_VAR_AXIS_FLAG_HIDDEN != 0)
    }
    let instances = unsafe styles.compactMap { style -> FontInstance? in
      guard let name = unsafe names[style.strid], let coordinates = unsafe style.coords else { return nil }
      let values = result.indices.map { unsafe (result[$0].tag, result[$0].clamped(Self.number(coordinates[$0]))) }
      return FontInstance(name: name, coordinates: Dictionary(values, uniquingKeysWith: { first, _ in first }))
    }
    return (result, instances)
  }

  /// Moves the face on its axes. There must be one coordinate per axis, within its range.
  func move(to coordinates: [Double]) throws(FontError) {
    var fixed = coordinates.map { FT_Fixed(Int(saturating: ($0 * 65_536).rounded())) }
    let error = unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
    guard error == 0 else {
      throw .invalid(source: source.name, reason: "its variations are damaged (FreeType error \(error))")
    }
  }

  private static func number(_ fixed: FT_Fixed) -> Double { Double(fixed) / 65_536 }
}
