#if Full || Shaping
  import CHarfBuzzSubset
#endif

/// A font cut to the glyphs that a file uses. A CFF table names them by their numbers in the whole font.
struct FontProgram {
  /// The font's name, of ASCII letters, digits and hyphens.
  let name: String
  /// Whether the program has TrueType's outlines, in a font file; otherwise it is a CFF table.
  let isTrueType: Bool
  let bytes: [UInt8]
  /// The numbers of TrueType's glyphs in the cut font, by those in the whole one.
  let numbers: [UInt16: UInt16]

  /// Cuts a font. Nil if it can't be cut, if its licence forbids embedding, or if it isn't an OpenType font.
  init?(_ face: FontFace, glyphs: [UInt16]) {
    #if Full || Shaping
      let source = unsafe face.bytes.buffer
      guard
        let blob = unsafe hb_blob_create(
          source.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(source.count), HB_MEMORY_MODE_READONLY, nil,
          nil)
      else { return nil }
      defer { unsafe hb_blob_destroy(blob) }
      guard let whole = unsafe hb_face_create(blob, UInt32(face.index)) else { return nil }
      defer { unsafe hb_face_destroy(whole) }
      guard unsafe hb_face_get_glyph_count(whole) > 0, Self.allowsEmbedding(whole),
        let (cut, wholeNumbers) = Self.cut(whole, face, glyphs)
      else { return nil }
      defer { unsafe hb_face_destroy(cut) }
      let cff = Self.table("CFF ", of: cut)
      isTrueType = cff.isEmpty
      if isTrueType {
        guard !Self.table("glyf", of: cut).isEmpty, let file = unsafe hb_face_reference_blob(cut) else { return nil }
        bytes = Self.contents(of: file)
        numbers = Dictionary(zip(wholeNumbers, 0...UInt16.max)) { first, _ in first }
      } else {
        guard let table = CFFTable(cff)?.renumbered(Array(wholeNumbers.dropFirst())) else { return nil }
        bytes = table
        numbers = [:]
      }
      guard !bytes.isEmpty else { return nil }
      let postScriptName = face.look.postScriptName
      let letters = (postScriptName.isEmpty ? face.familyName : postScriptName).unicodeScalars.filter {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-")
      }
      name = letters.isEmpty ? "Font" : String(String.UnicodeScalarView(letters.prefix(63)))
    #else
      return nil
    #endif
  }
}

#if Full || Shaping
  extension FontProgram {
    /// The cut font, and the numbers of its glyphs in the whole one.
    private static func cut(
      _ whole: OpaquePointer, _ face: FontFace, _ glyphs: [UInt16]
    ) -> (OpaquePointer, wholeNumbers: [UInt16])? {
      guard let needed = Self.needed(of: whole) else { return nil }
      defer { unsafe hb_face_destroy(needed) }
      guard let input = unsafe hb_subset_input_create_or_fail() else { return nil }
      defer { unsafe hb_subset_input_destroy(input) }
      unsafe hb_subset_input_set_flags(
        input, HB_SUBSET_FLAGS_DESUBROUTINIZE.rawValue | HB_SUBSET_FLAGS_NO_HINTING.rawValue)
      for glyph in glyphs { unsafe hb_set_add(hb_subset_input_glyph_set(input), UInt32(glyph)) }
      for (axis, value) in zip(face.axes, face.coordinates) {
        guard unsafe hb_subset_input_pin_axis_location(input, needed, axis.tagNumber, Float(value)) != 0 else {
          return nil
        }
      }
      guard let plan = unsafe hb_subset_plan_create_or_fail(needed, input) else { return nil }
      defer { unsafe hb_subset_plan_destroy(plan) }
      guard let cut = unsafe hb_subset_plan_execute_or_fail(plan) else { return nil }
      let map = unsafe hb_subset_plan_new_to_old_glyph_mapping(plan)
      let count = unsafe hb_face_get_glyph_count(cut)
      let wholeNumbers = (0..<count).map { number in
        unsafe UInt16(truncatingIfNeeded: hb_map_get(map, number))
      }
      return unsafe (cut, wholeNumbers)
    }

    /// The font's outlines and widths alone. A PDF names glyphs by their numbers and has the text itself, so that all else
    /// would be read for nothing.
    private static func needed(of whole: OpaquePointer) -> OpaquePointer? {
      guard let face = unsafe hb_face_builder_create() else { return nil }
      for name in neededTables {
        guard let blob = unsafe hb_face_reference_table(whole, tag(name)) else { continue }
        if unsafe hb_blob_get_length(blob) > 0 { _ = unsafe hb_face_builder_add_table(face, tag(name), blob) }
        unsafe hb_blob_destroy(blob)
      }
      return face
    }

    private static let neededTables = [
      "head", "maxp", "hhea", "hmtx", "loca", "glyf", "CFF ", "CFF2", "fvar", "avar", "gvar", "HVAR", "MVAR",
    ]

    /// Bit 1 of `fsType` forbids embedding if no other of its first four bits is set; bit 8 forbids cutting, and bit 9
    /// outlines.
    private static func allowsEmbedding(_ face: OpaquePointer) -> Bool {
      let os2 = table("OS/2", of: face)
      guard os2.count >= 10 else { return true }
      let type = os2[8..<10].bigEndianNumber
      return type & 0xF != 2 && type & 0x300 == 0
    }

    private static func table(_ name: String, of face: OpaquePointer) -> [UInt8] {
      guard let blob = unsafe hb_face_reference_table(face, tag(name)) else { return [] }
      return contents(of: blob)
    }

    // Takes over the reference.
    private static func contents(of blob: OpaquePointer) -> [UInt8] {
      defer { unsafe hb_blob_destroy(blob) }
      var count: UInt32 = 0
      let start = unsafe hb_blob_get_data(blob, &count)
      return unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
    }

    private static func tag(_ name: String) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
  }
#endif
