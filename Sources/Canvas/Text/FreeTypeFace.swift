import CFreeType

/// One face opened by FreeType: the only place that calls it.
///
/// Not safe for two threads at once; `GlyphCache` owns it and stands behind a lock. Each has a FreeType library of its
/// own, so that no state is shared between fonts: to open one takes some 20 µs.
///
/// All lengths are font units, as the file has them: nothing is scaled, hinted or rounded.
final class FreeTypeFace {
  private let library: FT_Library
  private let face: FT_Face
  // FreeType reads from here until the face is closed.
  private let bytes: FontBytes

  init(bytes: FontBytes, index: Int) throws(FontError) {
    func invalid(_ reason: String) -> FontError { .invalid(source: bytes.source, reason: reason) }

    // The upper half of FreeType's index names instances of variable fonts.
    guard (0...0xFFFF).contains(index) else { throw invalid("face \(index); a face is a number from 0 to 65535") }
    if let flaw = SFNTDirectory(bytes.buffer).flaw(faceIndex: index) { throw invalid(flaw) }

    var newLibrary: FT_Library?
    let libraryError = FT_Init_FreeType(&newLibrary)
    guard libraryError == 0, let newLibrary else { throw invalid(Self.reason(libraryError)) }
    let start = bytes.buffer.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    var newFace: FT_Face?
    let faceError = FT_New_Memory_Face(newLibrary, start, FT_Long(bytes.buffer.count), FT_Long(index), &newFace)
    guard faceError == 0, let newFace else {
      FT_Done_FreeType(newLibrary)
      throw invalid(Self.reason(faceError, faceIndex: index))
    }

    // From here on `deinit` closes both.
    self.library = newLibrary
    self.face = newFace
    self.bytes = bytes
    guard newFace.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0, newFace.pointee.units_per_EM > 0 else {
      throw invalid("a font without outlines; only fonts with outlines can be drawn")
    }
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  private static func reason(_ error: FT_Error, faceIndex: Int = 0) -> String {
    switch error {
    case 0x06 where faceIndex > 0: "no face \(faceIndex) in this file; the first is 0"
    case 0x40: "not enough memory to open the font"
    // Of short or strange content FreeType says now that it doesn't know it, now that it can't read on.
    default: "no font, or a damaged one (FreeType error \(error)); TrueType, OpenType, WOFF or Type 1 is needed"
    }
  }

  // MARK: The face as a whole

  var unitsPerEm: Double { Double(face.pointee.units_per_EM) }
  /// Above the baseline, positive upwards.
  var ascender: Double { Double(face.pointee.ascender) }
  /// Below the baseline: negative in every sane font.
  var descender: Double { Double(face.pointee.descender) }
  /// From one baseline to the next.
  var height: Double { Double(face.pointee.height) }
  var glyphCount: Int { Int(face.pointee.num_glyphs) }
  var familyName: String? { face.pointee.family_name.map { String(cString: $0) } }
  var styleName: String? { face.pointee.style_name.map { String(cString: $0) } }

  /// The heights of a capital and of a small x, as the OS/2 table has them since its version 2; nil where it is older.
  var statedHeights: (capital: Double, x: Double)? {
    guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee,
      table.version >= 2, table.version != 0xFFFF, table.sCapHeight > 0, table.sxHeight > 0
    else { return nil }
    return (Double(table.sCapHeight), Double(table.sxHeight))
  }

  /// A string of the font's name table: in English from Microsoft's or Unicode's names, else any of those, else
  /// Macintosh's (of which ASCII is kept).
  func name(_ id: Int32) -> String? {
    var best: (rank: Int, text: String)?
    for i in 0..<FT_Get_Sfnt_Name_Count(face) {
      var record = FT_SfntName()
      guard FT_Get_Sfnt_Name(face, i, &record) == 0, Int32(record.name_id) == id, let start = record.string else {
        continue
      }
      let characters = UnsafeBufferPointer(start: start, count: Int(record.string_len))
      switch Int32(record.platform_id) {
      case TT_PLATFORM_MICROSOFT, TT_PLATFORM_APPLE_UNICODE:
        let isEnglish = Int32(record.language_id) == TT_MS_LANGID_ENGLISH_UNITED_STATES
        let rank = isEnglish ? 3 : 2
        guard rank > best?.rank ?? 0 else { continue }
        let units = stride(from: 0, to: characters.count - 1, by: 2).map {
          UInt16(characters[$0]) << 8 | UInt16(characters[$0 + 1])
        }
        best = (rank, String(decoding: units, as: UTF16.self))
      default:
        guard best == nil else { continue }
        best = (1, String(decoding: characters.filter { $0 < 128 }, as: UTF8.self))
      }
    }
    return best?.text
  }

  // MARK: Glyphs

  /// The glyph of a character, 0 if there is none.
  func glyphID(of scalar: Unicode.Scalar) -> UInt32 { FT_Get_Char_Index(face, FT_ULong(scalar.value)) }

  var hasKerning: Bool { face.pointee.face_flags & FT_Long(FT_FACE_FLAG_KERNING) != 0 }

  /// How much further right than its advance says the second glyph stands after the first.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    var vector = FT_Vector()
    guard FT_Get_Kerning(face, first, second, FT_KERNING_UNSCALED.rawValue, &vector) == 0 else { return 0 }
    return Double(vector.x)
  }

  /// A glyph's outline, or nil where FreeType can't load it. FreeType's own types bound it to 65,535 points, composite
  /// glyphs included, and it refuses composites that contain themselves.
  func outline(of glyphID: UInt32) -> GlyphOutline? {
    // Unscaled also means unhinted, and without embedded bitmaps.
    guard FT_Load_Glyph(face, glyphID, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, let path = Path(&slot.pointee.outline)
    else { return nil }
    return GlyphOutline(path: path, advance: Double(slot.pointee.metrics.horiAdvance), glyphID: glyphID)
  }
}

// MARK: Lines

/// Where the lines stand that are drawn along text, in font units, y down from the baseline.
struct LineDecorations: Sendable {
  /// The middle of a line below the letters.
  var underlinePosition: Double
  var underlineThickness: Double
  /// The middle of a line through small letters.
  var strikethroughPosition: Double
  var strikethroughThickness: Double
}

extension FreeTypeFace {
  var hasColor: Bool { face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 }

  /// As the font states them, else where most fonts have them.
  var lineDecorations: LineDecorations {
    let em = Double(face.pointee.units_per_EM)
    let stated = Double(face.pointee.underline_thickness)
    let thickness = stated > 0 ? stated : em / 20
    let position = Double(face.pointee.underline_position)
    var lines = LineDecorations(
      underlinePosition: position < 0 ? -position : em / 10, underlineThickness: thickness,
      strikethroughPosition: -0.26 * em, strikethroughThickness: thickness)
    if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee,
      table.version != 0xFFFF, table.yStrikeoutSize > 0, table.yStrikeoutPosition > 0
    {
      // Of this line the font states the top.
      lines.strikethroughThickness = Double(table.yStrikeoutSize)
      lines.strikethroughPosition = Double(table.yStrikeoutSize) / 2 - Double(table.yStrikeoutPosition)
    }
    return lines
  }
}

extension Path {
  /// The contours of an unscaled outline, closed, y turned down; nil where FreeType finds the outline inconsistent.
  fileprivate init?(_ outline: UnsafeMutablePointer<FT_Outline>) {
    self.init()
    // The calls that FreeType makes; `path` is what it is handed below.
    var steps = FT_Outline_Funcs(
      move_to: { to, path in
        Path.change(path) {
          $0.endContour()
          $0.move(to: Point(to))
        }
      },
      line_to: { to, path in Path.change(path) { $0.addLine(to: Point(to)) } },
      conic_to: { control, to, path in Path.change(path) { $0.addQuadCurve(to: Point(to), control: Point(control)) } },
      cubic_to: { control1, control2, to, path in
        Path.change(path) { $0.addCurve(to: Point(to), control1: Point(control1), control2: Point(control2)) }
      },
      shift: 0, delta: 0)
    let error = withUnsafeMutablePointer(to: &self) { FT_Outline_Decompose(outline, &steps, $0) }
    guard error == 0 else { return nil }
    endContour()
  }

  private static func change(_ path: UnsafeMutableRawPointer?, _ body: (inout Path) -> Void) -> CInt {
    guard let path else { return 1 }
    body(&path.assumingMemoryBound(to: Path.self).pointee)
    return 0
  }

  /// Closes a contour, without the line to its start that FreeType ends most with; one of a single point vanishes.
  private mutating func endContour() {
    while verbs.last == .line, points.last == subpathStart {
      verbs.removeLast()
      points.removeLast()
    }
    if verbs.last == .move {
      verbs.removeLast()
      points.removeLast()
    } else {
      close()
    }
  }
}

extension Point {
  fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
    guard let vector = vector?.pointee else {
      self = .zero
      return
    }
    // 0 − y, not −y: a point on the baseline has y 0, never −0.
    self.init(x: Double(vector.x), y: 0 - Double(vector.y))
  }
}
