import CFreeType
import CanvasCLibrary

/// One face opened by FreeType. Only this class and its extensions call FreeType.
///
/// It is not thread-safe; its owner `GlyphCache` is behind a lock. Each face has its own FreeType library, so fonts
/// share no state. Opening one takes about 20 µs.
///
/// All lengths are in font units, as in the file: nothing is scaled, hinted or rounded.
@safe final class FreeTypeFace {
  private let memory: FreeTypeMemory
  let library: FT_Library
  let face: FT_Face
  // FreeType reads from here until the face is closed.
  let source: Source
  /// Pixels per em, across and down, of the selected bitmaps; nil if the font has none in colour.
  let bitmapSize: (x: Double, y: Double)?
  let reductions = BitmapReductions()
  private var timeOfLongLoads = 0.0
  private(set) lazy var palette = colors()
  private(set) lazy var composites = compositeGlyphs()
  private(set) lazy var uncoloredGlyphs = glyphsWithoutColors()

  enum Source {
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
    let flaw = unsafe SFNTDirectory(bytes.buffer).flaw(faceIndex: index)
    try self.init(source: .bytes(bytes), index: index, flaw: flaw)
  }

  /// A face for reading descriptions only. No more of its file is read than necessary.
  convenience init(describing path: String, index: Int) throws(FontError) {
    let file = try FontFileStream(path: path)
    let flaw = unsafe file.withStart { unsafe SFNTDirectory($0, totalCount: file.count).flaw(faceIndex: index) }
    try self.init(source: .file(file), index: index, flaw: flaw)
  }

  private init(source: Source, index: Int, flaw: String?) throws(FontError) {
    func invalid(_ reason: String) -> FontError { .invalid(source: source.name, reason: reason) }

    // The upper half of FreeType's index selects instances of variable fonts.
    guard (0...0xFFFF).contains(index) else { throw invalid("face \(index) is out of range; use 0 to 65535") }
    if let flaw { throw invalid(flaw) }

    let memory = FreeTypeMemory()
    var newLibrary: FT_Library?
    // FT_Init_FreeType is avoided because its memory is unlimited and it reads settings from the environment.
    let libraryError = unsafe FT_New_Library(memory.record, &newLibrary)
    guard libraryError == 0, let newLibrary = unsafe newLibrary else { throw invalid(Self.reason(libraryError)) }
    unsafe FT_Add_Default_Modules(newLibrary)
    var arguments = unsafe FT_Open_Args()
    switch source {
    case .bytes(let bytes):
      unsafe arguments.flags = FT_UInt(FT_OPEN_MEMORY)
      unsafe arguments.memory_base = unsafe bytes.buffer.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
      unsafe arguments.memory_size = unsafe FT_Long(bytes.buffer.count)
    case .file(let file):
      unsafe arguments.flags = FT_UInt(FT_OPEN_STREAM)
      unsafe arguments.stream = unsafe file.record
    }
    var newFace: FT_Face?
    let faceError = unsafe FT_Open_Face(newLibrary, &arguments, FT_Long(index), &newFace)
    guard faceError == 0, let newFace = unsafe newFace else {
      unsafe FT_Done_Library(newLibrary)
      throw invalid(Self.reason(faceError, faceIndex: index))
    }

    // From here on `deinit` closes both.
    self.memory = memory
    unsafe self.library = newLibrary
    unsafe self.face = newFace
    self.source = source
    bitmapSize = unsafe Self.selectBitmaps(of: newFace)
    guard isScalable || bitmapSize != nil else { throw invalid("the font has neither outlines nor colour bitmaps") }
    guard lineMetrics.unitsPerEm > 0 else { throw invalid("damaged: the font has 0 units per em; must be 16 to 16384") }
  }

  deinit {
    unsafe FT_Done_Face(face)
    unsafe FT_Done_Library(library)
  }

  /// Selects the largest colour bitmaps.
  private static func selectBitmaps(of face: FT_Face) -> (x: Double, y: Double)? {
    guard unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0,
      let sizes = unsafe face.pointee.available_sizes
    else { return nil }
    let pictures = unsafe UnsafeBufferPointer(start: sizes, count: max(0, Int(face.pointee.num_fixed_sizes)))
    guard let largest = pictures.indices.max(by: { unsafe pictures[$0].y_ppem < pictures[$1].y_ppem }),
      unsafe pictures[largest].x_ppem > 0, unsafe pictures[largest].y_ppem > 0,
      unsafe FT_Select_Size(face, FT_Int(largest)) == 0
    else { return nil }
    // FreeType gives them in 1/64 pixel.
    return unsafe (Double(pictures[largest].x_ppem) / 64, Double(pictures[largest].y_ppem) / 64)
  }

  var hasColor: Bool { unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 }

  var isScalable: Bool {
    unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 && face.pointee.units_per_EM > 0
  }

  private static func reason(_ error: FT_Error, faceIndex: Int = 0) -> String {
    switch error {
    case 0x06 where faceIndex > 0: "this file has no face \(faceIndex); the first is 0"
    case 0x40: "not enough memory to open the font"
    // For truncated or unknown content FreeType reports either an unknown format or a read error.
    default: "not a font, or damaged (FreeType error \(error)); use TrueType, OpenType, WOFF or Type 1"
    }
  }

  /// The version of FreeType, such as "2.12.1".
  static var libraryVersion: String? {
    let memory = FreeTypeMemory()
    var library: FT_Library?
    guard unsafe FT_New_Library(memory.record, &library) == 0 else { return nil }
    var (major, minor, patch) = (FT_Int(0), FT_Int(0), FT_Int(0))
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    withExtendedLifetime(memory) { _ = unsafe FT_Done_Library(library) }
    return "\(major).\(minor).\(patch)"
  }

  // MARK: The face as a whole

  var glyphCount: Int { unsafe Int(face.pointee.num_glyphs) }

  // MARK: Glyphs

  /// The glyph of a character, 0 if there is none.
  func glyphID(of scalar: Unicode.Scalar) -> UInt32 { unsafe FT_Get_Char_Index(face, FT_ULong(scalar.value)) }

  var hasKerning: Bool { unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_KERNING) != 0 }

  /// The distance to add between two glyphs, in addition to the advance of the first.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    var vector = FT_Vector()
    guard unsafe FT_Get_Kerning(face, first, second, FT_KERNING_UNSCALED.rawValue, &vector) == 0 else { return 0 }
    return Double(vector.x)
  }

  /// A glyph, or nil if FreeType can't load it or loading would take too long. Only for malicious fonts can this
  /// depend on the machine. FreeType's own types limit an outline to 32 767 points, including composite glyphs.
  func glyph(_ glyphID: UInt32) -> GlyphOutline? {
    var visits = 0
    guard composites?.isBounded(glyphID, visits: &visits) != false else { return nil }
    return layered(glyphID, visits) ?? pictured(glyphID)
      ?? outline(glyphID, lacksColors: uncoloredGlyphs.contains { $0.contains(glyphID) })
  }

  // In seconds of processor time: far more than a valid glyph takes, and the total limit for glyphs that take longer.
  private static let longTime = 0.02
  private static let maximumLongTime = 0.25

  /// Loads a glyph unless earlier slow ones have used up the time limit. FreeType limits how long a CFF outline's
  /// program runs, and how large a bitmap is, but a malicious font can have thousands of them.
  func load(_ glyphID: UInt32, _ flags: Int) -> Bool {
    guard timeOfLongLoads < Self.maximumLongTime else { return false }
    let start = Self.processorTime
    let isLoaded = unsafe FT_Load_Glyph(face, glyphID, FT_Int32(flags)) == 0
    let taken = Self.processorTime - start
    if taken > Self.longTime { timeOfLongLoads += taken }
    return isLoaded
  }

  private static var processorTime: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  func advance(_ glyphID: UInt32) -> Double {
    var advance: FT_Fixed = 0
    return unsafe FT_Get_Advance(face, glyphID, FT_Int32(FT_LOAD_NO_SCALE), &advance) == 0 ? Double(advance) : 0
  }
}
