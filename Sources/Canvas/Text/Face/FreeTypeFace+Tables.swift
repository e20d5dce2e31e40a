import CFreeType

extension FreeTypeFace {
  var head: TT_Header? { table(FT_SFNT_HEAD) }
  var horizontalHeader: TT_HoriHeader? { unsafe table(FT_SFNT_HHEA) }
  /// The OS/2 table; also nil if the font lacks it and FreeType provides a substitute.
  var os2: TT_OS2? { table(FT_SFNT_OS2).flatMap { (os2: TT_OS2) -> TT_OS2? in os2.version == 0xFFFF ? nil : os2 } }

  var postScript: TT_Postscript? { table(FT_SFNT_POST) }

  private func table<Table>(_ tag: FT_Sfnt_Tag) -> Table? {
    unsafe FT_Get_Sfnt_Table(face, tag)?.assumingMemoryBound(to: Table.self).pointee
  }

  /// The number of bytes of a table; nil if the font lacks it.
  func byteCount(of tag: UInt32) -> Int? {
    var length: FT_ULong = 0
    return unsafe FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, nil, &length) == 0 ? Int(length) : nil
  }

  /// Some bytes of a table; nil if the font lacks it or the table ends before.
  func bytes(of tag: UInt32, at offset: Int, count: Int) -> [UInt8]? {
    // Otherwise FreeType would continue into the next table.
    guard offset >= 0, let size = byteCount(of: tag), offset + count <= size else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    var length = FT_ULong(count)
    return unsafe FT_Load_Sfnt_Table(face, FT_ULong(tag), FT_Long(offset), &bytes, &length) == 0 ? bytes : nil
  }

  /// The reader of composite glyphs; nil for a font without them.
  func compositeGlyphs() -> CompositeGlyphs? {
    // The tags 'glyf' and 'loca'.
    let (glyphs, locations): (UInt32, UInt32) = (0x676C_7966, 0x6C6F_6361)
    guard let head, bytes(of: glyphs, at: 0, count: 1) != nil else { return nil }
    return CompositeGlyphs(
      locations: { [unowned self] in bytes(of: locations, at: $0, count: $1) },
      glyphs: { [unowned self] in bytes(of: glyphs, at: $0, count: $1) },
      hasLongLocations: head.Index_To_Loc_Format != 0)
  }
}
