import CFreeType

extension FreeTypeFace {
  /// Some bytes of a table; nil where the font lacks it, or it ends before.
  private func bytes(of tag: UInt32, at offset: Int, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    // FreeType would read on into the next table.
    var length: FT_ULong = 0
    guard offset >= 0, unsafe FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, nil, &length) == 0,
      offset + count <= Int(length)
    else { return nil }
    length = FT_ULong(count)
    guard unsafe FT_Load_Sfnt_Table(face, FT_ULong(tag), FT_Long(offset), &bytes, &length) == 0 else { return nil }
    return bytes
  }

  /// Nil for a font whose glyphs are not composed of others.
  func compositeGlyphs() -> CompositeGlyphs? {
    // The tags 'glyf' and 'loca'.
    let (glyphs, locations): (UInt32, UInt32) = (0x676C_7966, 0x6C6F_6361)
    guard let head = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self).pointee,
      bytes(of: glyphs, at: 0, count: 1) != nil
    else { return nil }
    return CompositeGlyphs(
      locations: { [unowned self] in bytes(of: locations, at: $0, count: $1) },
      glyphs: { [unowned self] in bytes(of: glyphs, at: $0, count: $1) },
      hasLongLocations: head.Index_To_Loc_Format != 0)
  }
}
