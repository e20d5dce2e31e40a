import CFreeType
import Glibc

/// One face opened by FreeType: the only place that calls it.
///
/// Not safe for two threads at once; `GlyphCache` owns it and stands behind a lock. Each has a FreeType library of its
/// own, so that no state is shared between fonts: to open one takes some 20 µs.
///
/// All lengths are font units, as the file has them: nothing is scaled, hinted or rounded.
final class FreeTypeFace {
  private let memory: FreeTypeMemory
  private let library: FT_Library
  private let face: FT_Face
  // FreeType reads from here until the face is closed.
  private let source: Source
  /// Pixels per em, across and down, of the pictures that are used; nil where the font has none in colour.
  private let bitmapSize: (x: Double, y: Double)?
  private let reductions = BitmapReductions()
  private var timeOfLongLoads = 0.0
  private lazy var palette = colors()
  private lazy var composites = compositeGlyphs()

  private enum Source {
    case bytes(FontBytes)
    case file(FontFileStream)

    var name: String {
      switch self {
      case .bytes(let bytes): bytes.source
      case .file(let file): file.path
      }
    }
  }

  convenience init(bytes: FontBytes, index: Int) throws(FontError) {
    let flaw = SFNTDirectory(bytes.buffer).flaw(faceIndex: index)
    try self.init(source: .bytes(bytes), index: index, flaw: flaw)
  }

  /// A face that is only to tell about itself: of its file no more is read than that takes.
  convenience init(describing path: String, index: Int) throws(FontError) {
    let file = try FontFileStream(path: path)
    let flaw = file.withStart { SFNTDirectory($0, totalCount: file.count).flaw(faceIndex: index) }
    try self.init(source: .file(file), index: index, flaw: flaw)
  }

  private init(source: Source, index: Int, flaw: String?) throws(FontError) {
    func invalid(_ reason: String) -> FontError { .invalid(source: source.name, reason: reason) }

    // The upper half of FreeType's index names instances of variable fonts.
    guard (0...0xFFFF).contains(index) else { throw invalid("face \(index); a face is a number from 0 to 65535") }
    if let flaw { throw invalid(flaw) }

    // Not FT_Init_FreeType, which takes any memory, and settings from the environment.
    let memory = FreeTypeMemory()
    var newLibrary: FT_Library?
    let libraryError = FT_New_Library(memory.record, &newLibrary)
    guard libraryError == 0, let newLibrary else { throw invalid(Self.reason(libraryError)) }
    FT_Add_Default_Modules(newLibrary)
    var arguments = FT_Open_Args()
    switch source {
    case .bytes(let bytes):
      arguments.flags = FT_UInt(FT_OPEN_MEMORY)
      arguments.memory_base = bytes.buffer.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
      arguments.memory_size = FT_Long(bytes.buffer.count)
    case .file(let file):
      arguments.flags = FT_UInt(FT_OPEN_STREAM)
      arguments.stream = file.record
    }
    var newFace: FT_Face?
    let faceError = FT_Open_Face(newLibrary, &arguments, FT_Long(index), &newFace)
    guard faceError == 0, let newFace else {
      FT_Done_Library(newLibrary)
      throw invalid(Self.reason(faceError, faceIndex: index))
    }

    // From here on `deinit` closes both.
    self.memory = memory
    self.library = newLibrary
    self.face = newFace
    self.source = source
    bitmapSize = Self.selectBitmaps(of: newFace)
    guard isScalable || bitmapSize != nil else {
      throw invalid("a font without outlines or colour pictures; only fonts with either can be drawn")
    }
    guard lineMetrics.unitsPerEm > 0 else {
      throw invalid("damaged: it divides its size into 0 units; 16 to 16384 are allowed")
    }
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_Library(library)
  }

  /// Selects the largest pictures in colour.
  private static func selectBitmaps(of face: FT_Face) -> (x: Double, y: Double)? {
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0, let sizes = face.pointee.available_sizes else {
      return nil
    }
    let pictures = UnsafeBufferPointer(start: sizes, count: max(0, Int(face.pointee.num_fixed_sizes)))
    guard let largest = pictures.indices.max(by: { pictures[$0].y_ppem < pictures[$1].y_ppem }),
      pictures[largest].x_ppem > 0, pictures[largest].y_ppem > 0, FT_Select_Size(face, FT_Int(largest)) == 0
    else { return nil }
    // FreeType has them in 1/64 pixel.
    return (Double(pictures[largest].x_ppem) / 64, Double(pictures[largest].y_ppem) / 64)
  }

  var hasColor: Bool { face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 }

  private var isScalable: Bool {
    face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 && face.pointee.units_per_EM > 0
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

  struct LineMetrics {
    let unitsPerEm: Double
    /// Above the baseline, positive upwards.
    let ascender: Double
    /// Below the baseline: negative in every sane font.
    let descender: Double
    /// From one baseline to the next.
    let height: Double
  }

  /// As the face stands on its axes.
  var lineMetrics: LineMetrics {
    let record = face.pointee
    guard !isScalable else {
      return LineMetrics(
        unitsPerEm: Double(record.units_per_EM), ascender: Double(record.ascender),
        descender: Double(record.descender), height: Double(record.height))
    }
    // Of fonts with pictures alone FreeType tells only the pictures' sizes.
    let head = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self).pointee
    let lines = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self).pointee
    let (ascender, descender) = (Double(lines?.Ascender ?? 0), Double(lines?.Descender ?? 0))
    return LineMetrics(
      unitsPerEm: Double(head?.Units_Per_EM ?? 0), ascender: ascender, descender: descender,
      height: ascender - descender + Double(lines?.Line_Gap ?? 0))
  }

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
  func name(_ id: FT_UInt) -> String? { names([id])[id] }

  // In one walk: a font may have a thousand instances.
  private func names(_ wanted: Set<FT_UInt>) -> [FT_UInt: String] {
    var best: [FT_UInt: (rank: Int, record: FT_SfntName)] = [:]
    forEachName { id, record in
      guard wanted.contains(id) else { return }
      let isEnglish = Int32(record.language_id) == TT_MS_LANGID_ENGLISH_UNITED_STATES
      let rank = !Self.isUnicode(record) ? 1 : isEnglish ? 3 : 2
      if rank > best[id]?.rank ?? 0 { best[id] = (rank, record) }
    }
    return best.mapValues { Self.text($0.record) }
  }

  /// A string of the name table in all languages of Microsoft's and Unicode's names.
  private func allNames(_ wanted: FT_UInt) -> [String] {
    var result: [String] = []
    forEachName { id, record in
      if id == wanted, Self.isUnicode(record) { result.append(Self.text(record)) }
    }
    return result
  }

  /// Of names as many as no honest font has, in number and in bytes: FreeType keeps all that were asked for.
  private func forEachName(_ body: (_ id: FT_UInt, _ record: FT_SfntName) -> Void) {
    var byteCount = 0
    for i in 0..<min(FT_Get_Sfnt_Name_Count(face), 2_048) {
      var record = FT_SfntName()
      guard FT_Get_Sfnt_Name(face, i, &record) == 0, record.string != nil else { continue }
      body(FT_UInt(record.name_id), record)
      byteCount += Int(record.string_len)
      if byteCount > 1 << 22 { break }
    }
  }

  private static func isUnicode(_ record: FT_SfntName) -> Bool {
    [TT_PLATFORM_MICROSOFT, TT_PLATFORM_APPLE_UNICODE].contains(Int32(record.platform_id))
  }

  private static func text(_ record: FT_SfntName) -> String {
    let characters = UnsafeBufferPointer(start: record.string, count: Int(record.string_len))
    guard isUnicode(record) else { return String(decoding: characters.filter { $0 < 128 }, as: UTF8.self) }
    let units = stride(from: 0, to: characters.count - 1, by: 2).map {
      UInt16(characters[$0]) << 8 | UInt16(characters[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
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

  /// A glyph, or nil where FreeType can't load it, or where that would take too long: in hostile fonts alone it may depend
  /// on the machine which are. FreeType's own types bound an outline to 32 767 points, composite glyphs included.
  func glyph(_ glyphID: UInt32) -> GlyphOutline? {
    var visits = 0
    guard composites?.isBounded(glyphID, visits: &visits) != false else { return nil }
    return layered(glyphID, visits) ?? pictured(glyphID) ?? outline(glyphID)
  }

  private func outline(_ glyphID: UInt32) -> GlyphOutline? {
    // Unscaled also means unhinted, and without embedded bitmaps.
    guard isScalable, load(glyphID, FT_LOAD_NO_SCALE), let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, let path = Path(&slot.pointee.outline)
    else { return nil }
    return GlyphOutline(path: path, advance: Double(slot.pointee.metrics.horiAdvance), glyphID: glyphID)
  }

  // Seconds of the processor's time: what no honest glyph takes by far, and what those that do may take together.
  private static let longTime = 0.02
  private static let maximumLongTime = 0.25

  /// Loads a glyph, if those that took long have left time. FreeType bounds how long a program of a CFF outline may run,
  /// and how large a picture may be; a hostile font has thousands of them.
  private func load(_ glyphID: UInt32, _ flags: Int) -> Bool {
    guard timeOfLongLoads < Self.maximumLongTime else { return false }
    let start = Self.processorTime
    let isLoaded = FT_Load_Glyph(face, glyphID, FT_Int32(flags)) == 0
    let taken = Self.processorTime - start
    if taken > Self.longTime { timeOfLongLoads += taken }
    return isLoaded
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func advance(_ glyphID: UInt32) -> Double {
    var advance: FT_Fixed = 0
    return FT_Get_Advance(face, glyphID, FT_Int32(FT_LOAD_NO_SCALE), &advance) == 0 ? Double(advance) : 0
  }
}

// MARK: Colours

extension FreeTypeFace {
  /// More layers than any emoji has, and as many points as a glyph may have in all.
  private static let maximumLayerCount = 1_024
  private static let maximumLayerPointCount = 65_536

  /// A glyph of coloured outlines (COLR, version 0); nil where it has none, or more than the limits.
  ///
  /// - Parameter visits: Of composite glyphs: all layers together have as many as one glyph.
  private func layered(_ glyphID: UInt32, _ visits: Int) -> GlyphOutline? {
    guard !palette.isEmpty else { return nil }
    var layers: [GlyphLayer] = []
    var iterator = FT_LayerIterator()
    var (layerID, colorIndex): (FT_UInt, FT_UInt) = (0, 0)
    var (count, pointCount, visits) = (0, 0, visits)
    while FT_Get_Color_Glyph_Layer(face, glyphID, &layerID, &colorIndex, &iterator) != 0 {
      count += 1
      guard count <= Self.maximumLayerCount, composites?.isBounded(layerID, visits: &visits) != false else {
        return nil
      }
      guard let outline = outline(layerID), !outline.path.isEmpty else { continue }
      pointCount += outline.path.points.count
      guard pointCount <= Self.maximumLayerPointCount else { return nil }
      // FreeType lets no other number pass.
      let color =
        colorIndex == 0xFFFF ? nil : palette.indices.contains(Int(colorIndex)) ? palette[Int(colorIndex)] : nil
      layers.append(GlyphLayer(path: outline.path, bounds: outline.bounds, color: color))
    }
    guard count > 0 else { return nil }
    let base = outline(glyphID)
    return GlyphOutline(
      path: base?.path ?? Path(), advance: base?.advance ?? advance(glyphID), glyphID: glyphID, colors: .layers(layers))
  }

  /// The first palette.
  private func colors() -> [Color] {
    var data = FT_Palette_Data()
    var colors: UnsafeMutablePointer<FT_Color>?
    guard FT_Palette_Data_Get(face, &data) == 0, data.num_palettes > 0, FT_Palette_Select(face, 0, &colors) == 0,
      let colors
    else { return [] }
    return UnsafeBufferPointer(start: colors, count: Int(data.num_palette_entries)).map {
      Color(red8: $0.red, green8: $0.green, blue8: $0.blue, alpha8: $0.alpha)
    }
  }

  /// A glyph that is a picture (CBDT, sbix); nil where it has none in colour.
  private func pictured(_ glyphID: UInt32) -> GlyphOutline? {
    guard let bitmapSize, load(glyphID, FT_LOAD_COLOR | FT_LOAD_NO_HINTING),
      let slot = face.pointee.glyph?.pointee, slot.format == FT_GLYPH_FORMAT_BITMAP,
      UInt32(slot.bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, let pixels = PixelBuffer(slot.bitmap)
    else { return nil }
    let unitsPerEm = lineMetrics.unitsPerEm
    let (unitX, unitY) = (unitsPerEm / bitmapSize.x, unitsPerEm / bitmapSize.y)
    let frame = Rect(
      x: Double(slot.bitmap_left) * unitX, y: 0 - Double(slot.bitmap_top) * unitY,
      width: Double(pixels.width) * unitX, height: Double(pixels.height) * unitY)
    let bitmap = GlyphBitmap(
      image: Image(pixels: pixels), frame: frame, glyphID: glyphID, reductions: reductions)
    return GlyphOutline(path: Path(), advance: advance(glyphID), glyphID: glyphID, colors: .bitmap(bitmap))
  }
}

extension PixelBuffer {
  /// A copy of premultiplied BGRA; nil where it is empty, out of the limits, or memory lacks.
  fileprivate init?(_ bitmap: FT_Bitmap) {
    guard let start = bitmap.buffer, bitmap.pitch > 0, Int(bitmap.pitch) >= 4 * Int(bitmap.width),
      let pixels = try? PixelBuffer(width: Int(bitmap.width), height: Int(bitmap.rows))
    else { return nil }
    self = pixels
    withMutablePixels { pixels in
      for y in 0..<Int(bitmap.rows) {
        let row = start + y * Int(bitmap.pitch)
        for x in 0..<Int(bitmap.width) {
          let pixel = row + 4 * x
          let alpha = UInt32(pixel[3])
          func channel(_ i: Int) -> UInt32 { min(UInt32(pixel[i]), alpha) }
          unsafe pixels[y * Int(bitmap.width) + x] = channel(2) | channel(1) << 8 | channel(0) << 16 | alpha << 24
        }
      }
    }
  }
}

// MARK: Tables

extension FreeTypeFace {
  /// Some bytes of a table; nil where the font lacks it, or it ends before.
  private func bytes(of tag: UInt32, at offset: Int, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    // FreeType would read on into the next table.
    var length: FT_ULong = 0
    guard offset >= 0, FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, nil, &length) == 0, offset + count <= Int(length)
    else { return nil }
    length = FT_ULong(count)
    guard FT_Load_Sfnt_Table(face, FT_ULong(tag), FT_Long(offset), &bytes, &length) == 0 else { return nil }
    return bytes
  }

  /// Nil for a font whose glyphs are not composed of others.
  private func compositeGlyphs() -> CompositeGlyphs? {
    // The tags 'glyf' and 'loca'.
    let (glyphs, locations): (UInt32, UInt32) = (0x676C_7966, 0x6C6F_6361)
    guard let head = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self).pointee,
      bytes(of: glyphs, at: 0, count: 1) != nil
    else { return nil }
    return CompositeGlyphs(
      locations: { [unowned self] in bytes(of: locations, at: $0, count: $1) },
      glyphs: { [unowned self] in bytes(of: glyphs, at: $0, count: $1) },
      hasLongLocations: head.Index_To_Loc_Format != 0)
  }
}

// MARK: Describing

extension FreeTypeFace {
  /// How many faces the file says it has, at least 1.
  var faceCount: Int { max(1, Int(face.pointee.num_faces)) }

  func description(path: String, index: Int) -> FontDescription {
    let os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
    let isBold = face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0
    var weight = isBold ? 700.0 : 400
    // Some old fonts count weights from 1 to 9.
    if let os2, os2.version != 0xFFFF, os2.usWeightClass > 0 {
      weight = Double(os2.usWeightClass < 10 ? 100 * os2.usWeightClass : min(os2.usWeightClass, 1000))
    }
    let percents = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    let width = os2.flatMap { (1...9).contains($0.usWidthClass) ? percents[Int($0.usWidthClass) - 1] : nil } ?? 100
    let axes = variations().axes
    func range(_ tag: String, _ value: Double) -> ClosedRange<Double> {
      axes.first { $0.tag == tag }.map { $0.minimum...$0.maximum } ?? value...value
    }
    let isOblique = os2.map { $0.fsSelection & 0x200 != 0 } == true || styleName?.contains("Oblique") == true
    let leans = face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
    return FontDescription(
      path: path, faceIndex: index, families: families, style: name(17) ?? styleName ?? "",
      weights: range("wght", weight), widths: range("wdth", width),
      slant: isOblique ? .oblique : leans ? .italic : .upright,
      isMonospaced: face.pointee.face_flags & FT_Long(FT_FACE_FLAG_FIXED_WIDTH) != 0, hasColor: hasColor,
      coverage: coverage)
  }

  /// The family's names: those of styles (1) and of all its faces (16), in all languages, the English ones first.
  private var families: [String] {
    var result: [String] = []
    // FreeType's own name has question marks for all that is not ASCII.
    for name in [name(1) ?? familyName, name(16)].compactMap(\.self) + allNames(1) + allNames(16)
    where !name.isEmpty && !result.contains(name) {
      result.append(name)
    }
    return result
  }

  /// The largest tables of characters have half a megabyte.
  private static let maximumCharacterMapSize = 4 << 20

  private var coverage: CharacterCoverage {
    // The tag 'cmap'.
    let tag: FT_ULong = 0x636D_6170
    var length: FT_ULong = 0
    guard FT_Load_Sfnt_Table(face, tag, 0, nil, &length) == 0, length <= Self.maximumCharacterMapSize else {
      return CharacterCoverage([])
    }
    var table = [UInt8](repeating: 0, count: Int(length))
    guard FT_Load_Sfnt_Table(face, tag, 0, &table, &length) == 0 else { return CharacterCoverage([]) }
    return CharacterCoverage(characterMap: table, glyphCount: glyphCount)
  }
}

// MARK: Axes

extension FreeTypeFace {
  /// Twice as many as the most variable fonts have, and far more instances.
  private static let maximumAxisCount = 64
  private static let maximumInstanceCount = 1_024

  /// What a variable font offers; nothing for others, and for those with more axes than the limit.
  func variations() -> (axes: [FontAxis], instances: [FontInstance]) {
    var record: UnsafeMutablePointer<FT_MM_Var>?
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0, FT_Get_MM_Var(face, &record) == 0,
      let record
    else { return ([], []) }
    defer { FT_Done_MM_Var(library, record) }
    guard record.pointee.num_axis <= Self.maximumAxisCount else { return ([], []) }
    let axes = UnsafeBufferPointer(start: record.pointee.axis, count: Int(record.pointee.num_axis))
    // FreeType's counts have 32 bits, so each is an Int; its arrays have that many, whatever the font says.
    let styles = UnsafeBufferPointer(
      start: record.pointee.namedstyle, count: min(Int(record.pointee.num_namedstyles), Self.maximumInstanceCount))
    let names = names(Set(axes.map(\.strid) + styles.map(\.strid)))
    let result = axes.indices.map { i in
      var flags: FT_UInt = 0
      let hasFlags = FT_Get_Var_Axis_Flags(record, FT_UInt(i), &flags) == 0
      return FontAxis(
        tagNumber: UInt32(truncatingIfNeeded: axes[i].tag), name: names[axes[i].strid],
        minimum: Self.number(axes[i].minimum), defaultValue: Self.number(axes[i].def),
        maximum: Self.number(axes[i].maximum), isHidden: hasFlags && Int32(flags) & FT_VAR_AXIS_FLAG_HIDDEN != 0)
    }
    let instances = styles.compactMap { style -> FontInstance? in
      guard let name = names[style.strid], let coordinates = style.coords else { return nil }
      let values = result.indices.map { (result[$0].tag, result[$0].clamped(Self.number(coordinates[$0]))) }
      return FontInstance(name: name, coordinates: Dictionary(values, uniquingKeysWith: { first, _ in first }))
    }
    return (result, instances)
  }

  /// Moves the face on its axes: as many coordinates as there are axes, in their ranges.
  func move(to coordinates: [Double]) throws(FontError) {
    var fixed = coordinates.map { FT_Fixed(Int(saturating: ($0 * 65_536).rounded())) }
    let error = FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
    guard error == 0 else {
      throw .invalid(source: source.name, reason: "its variations are damaged (FreeType error \(error))")
    }
  }

  private static func number(_ fixed: FT_Fixed) -> Double { Double(fixed) / 65_536 }
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
  /// As the font states them, else where most fonts have them.
  var lineDecorations: LineDecorations {
    let em = lineMetrics.unitsPerEm
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
