import CFreeType

extension FreeTypeFace {
  var familyName: String? { unsafe face.pointee.family_name.map { unsafe String(cString: $0) } }
  var styleName: String? { unsafe face.pointee.style_name.map { unsafe String(cString: $0) } }

  /// A string of the font's name table: English from Microsoft's or Unicode's names, otherwise any of those,
  /// otherwise a Macintosh name (only its ASCII characters).
  func name(_ id: FT_UInt) -> String? { names([id])[id] }

  // In one pass, because a font may have a thousand instances.
  func names(_ wanted: Set<FT_UInt>) -> [FT_UInt: String] {
    var best: [FT_UInt: (rank: Int, record: FT_SfntName)] = unsafe [:]
    unsafe forEachName { id, record in
      guard wanted.contains(id) else { return }
      let isEnglish = unsafe Int32(record.language_id) == TT_MS_LANGID_ENGLISH_UNITED_STATES
      let rank = unsafe !Self.isUnicode(record) ? 1 : isEnglish ? 3 : 2
      if unsafe rank > best[id]?.rank ?? 0 { unsafe best[id] = unsafe (rank, record) }
    }
    return unsafe best.mapValues { unsafe Self.text(of: $0.record) }
  }

  /// A string of the name table in all languages of Microsoft's and Unicode's names.
  func allNames(_ wanted: FT_UInt) -> [String] {
    var result: [String] = []
    unsafe forEachName { id, record in
      if id == wanted, unsafe Self.isUnicode(record) { unsafe result.append(Self.text(of: record)) }
    }
    return result
  }

  /// Calls `body` for the names, up to a number and a size that no valid font reaches: FreeType keeps all names that
  /// were read.
  private func forEachName(_ body: (_ id: FT_UInt, _ record: FT_SfntName) -> Void) {
    var byteCount = 0
    for i in unsafe 0..<min(FT_Get_Sfnt_Name_Count(face), 2_048) {
      var record = unsafe FT_SfntName()
      guard unsafe FT_Get_Sfnt_Name(face, i, &record) == 0, unsafe record.string != nil else { continue }
      unsafe body(FT_UInt(record.name_id), record)
      unsafe byteCount += Int(record.string_len)
      if byteCount > 1 << 22 { break }
    }
  }

  private static func isUnicode(_ record: FT_SfntName) -> Bool {
    unsafe [TT_PLATFORM_MICROSOFT, TT_PLATFORM_APPLE_UNICODE].contains(Int32(record.platform_id))
  }

  private static func text(of record: FT_SfntName) -> String {
    unsafe text(
      Array(UnsafeBufferPointer(start: record.string, count: Int(record.string_len))), isUnicode: isUnicode(record))
  }

  /// A name of a font's table.
  static func text(_ bytes: [UInt8], isUnicode: Bool) -> String {
    guard isUnicode else { return String(decoding: bytes.filter { $0 < 128 }, as: UTF8.self) }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    // Most are ASCII, which is read in a tenth of the time.
    guard units.contains(where: { $0 > 127 }) else { return String(decoding: units.map { UInt8($0) }, as: UTF8.self) }
    return String(decoding: units, as: UTF16.self)
  }
}
