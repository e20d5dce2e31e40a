import CFreeType

extension FreeTypeFace {
  /// The number of faces that the file declares, at least 1.
  var faceCount: Int { unsafe max(1, Int(face.pointee.num_faces)) }

  /// How the face looks beside others of its family. A variable font looks as at the defaults of its axes.
  var look: FontLook {
    let os2 = os2
    let isBold = unsafe face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0
    var weight = isBold ? 700.0 : 400
    // Some old fonts number weights from 1 to 9.
    if let os2, os2.usWeightClass > 0 {
      weight = Double(os2.usWeightClass < 10 ? 100 * os2.usWeightClass : min(os2.usWeightClass, 1000))
    }
    let percents = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    let width = os2.flatMap { (1...9).contains($0.usWidthClass) ? percents[Int($0.usWidthClass) - 1] : nil } ?? 100
    let isOblique = os2.map { $0.fsSelection & 0x200 != 0 } == true || styleName?.contains("Oblique") == true
    let leans = unsafe face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
    // In 65,536ths of a degree.
    let angle = postScript.map { Double($0.italicAngle) / 65_536 } ?? 0
    return unsafe FontLook(
      postScriptName: FT_Get_Postscript_Name(face).map { unsafe String(cString: $0) } ?? "", weight: weight,
      width: width, slant: isOblique ? .oblique : leans ? .italic : .upright, italicAngle: angle,
      isMonospaced: face.pointee.face_flags & FT_Long(FT_FACE_FLAG_FIXED_WIDTH) != 0)
  }

  func description(path: String, index: Int) -> FontDescription {
    let look = look
    let axes = variations().axes
    func range(_ tag: String, _ value: Double) -> ClosedRange<Double> {
      axes.first { $0.tag == tag }.map { $0.minimum...$0.maximum } ?? value...value
    }
    let weights = range("wght", look.weight)
    return FontDescription(
      path: path, faceIndex: index, families: families, style: name(17) ?? styleName ?? "",
      weights: Font.Weight(weights.lowerBound)...Font.Weight(weights.upperBound), widths: range("wdth", look.width),
      slant: look.slant, isMonospaced: look.isMonospaced, hasColor: hasColor,
      characters: ReadOnce {
        (try? FreeTypeFace(describing: path, index: index))?.coverage ?? CharacterCoverage([])
      })
  }

  /// The family's names in all languages, English first: those per style (name 1) and those of the whole family (name
  /// 16).
  private var families: [String] {
    var result: [String] = []
    // FreeType's own name has question marks for non-ASCII characters.
    for name in [name(1) ?? familyName, name(16)].compactMap(\.self) + allNames(1) + allNames(16)
    where !name.isEmpty && !result.contains(name) {
      result.append(name)
    }
    return result
  }

  /// The largest character maps have half a megabyte.
  private static let maximumCharacterMapSize = 4 << 20

  private var coverage: CharacterCoverage {
    // The tag 'cmap'.
    let tag: UInt32 = 0x636D_6170
    guard let count = byteCount(of: tag), count <= Self.maximumCharacterMapSize,
      let table = bytes(of: tag, at: 0, count: count)
    else { return CharacterCoverage([]) }
    return CharacterCoverage(characterMap: table, glyphCount: glyphCount)
  }
}
