/// The limits within which two pictures are the same.
public struct ComparisonSettings: RequestPart {
  /// The allowed difference per channel, 0…254, or nil for none.
  public var levels: Int?
  /// The allowed perceptual distance per pixel, instead of levels.
  public var perceptual: ImageComparison.Tolerance?
  /// The threshold as in pixelmatch, instead of levels; from 0 to below 1.
  public var threshold: Double?
  /// The number of pixels that may exceed the tolerance.
  public var allowance = ImageComparison.Allowance.count(0)
  /// The areas that are ignored.
  public var ignoredAreas: [PixelArea] = []
  /// Whether differences in antialiased edges are ignored.
  public var allowsAntialiasing = false
  /// What counts as a difference in antialiased edges.
  public var antialiasingMethod = ImageComparison.AntialiasingMethod.edges

  /// All pixels must be equal.
  public init() {}

  package static let levels = RequestMember<ComparisonSettings>(
    "tolerance", \.levels, .whole(in: 0...254), value: "levels",
    help: "Allowed difference per channel. Colours are compared premultiplied. (default: 0)", example: 2)
  package static let perceptual = RequestMember<ComparisonSettings>(
    "perceptual", \.perceptual, .distance, value: "distance",
    help: """
      Allowed perceptual distance per pixel, instead of \(member: "tolerance"). A number from 0 to below 1 is in OKLab \
      (HyAB, \
      lightness with its toe); greys one level apart are less than 0.02 apart. ciede2000:1.5 is in CIEDE2000, from 0 \
      to below 100.
      """,
    example: 0.02)
  package static let threshold = RequestMember<ComparisonSettings>(
    "threshold", \.threshold, .number(MemberBounds(0..<1), ", such as 0.1"), value: "number",
    help: """
      Threshold as in pixelmatch since July 2026 (in OKLab), instead of \(member: "tolerance"). The defaults \
      of pixelmatch are 0.1, \(member: "antialiasing") and its method.
      """,
    example: 0.1)
  package static let allowance = RequestMember<ComparisonSettings>(
    "max-different", \.allowance, .allowance, value: "pixels", default: .count(0), isShown: false,
    help: """
      Number of pixels that may exceed the tolerance: a number, a share such as 0.5%, or 12/16x16 for 12 in any square \
      of that size. Several with commas must all be kept: 0.5%,12/16x16. (default: 0)
      """,
    example: "0.5%")
  package static let ignore = RequestMember<ComparisonSettings>(
    list: "ignore", \.ignoredAreas, .area, value: "x,y,WxH",
    help: "Area to ignore: column and row of its top left pixel, width and height; repeatable.",
    example: ["10,10,50x20"])
  package static let antialiasing = RequestMember<ComparisonSettings>(
    flag: "antialiasing", \.allowsAntialiasing,
    help: "Ignore edges that moved by at most half a pixel; count their pixels separately.")
  package static let antialiasingMethod = RequestMember<ComparisonSettings>(
    "antialiasing-method", \.antialiasingMethod, .choice, value: "method", default: .edges,
    help: "What \(member: "antialiasing") ignores: edges that moved less than a pixel, or what pixelmatch does.",
    example: "pixelmatch")

  public static let members = [
    Self.levels, Self.perceptual, Self.threshold, Self.allowance, Self.ignore, Self.antialiasing,
    Self.antialiasingMethod,
  ]

  /// The comparison with these limits.
  package var comparison: ImageComparison {
    var comparison = ImageComparison(
      tolerance: threshold.map { .pixelmatch($0) } ?? perceptual ?? .of(levels ?? 0), allowance: allowance,
      allowsAntialiasing: allowsAntialiasing, ignoredAreas: ignoredAreas)
    comparison.antialiasingMethod = antialiasingMethod
    return comparison
  }

  /// Throws if members contradict each other, or if any two pictures would be the same.
  package func check() throws(RequestError) {
    let measures = [Self.levels, Self.perceptual, Self.threshold].filter { $0.written(self) != nil }
    if measures.count > 1 { throw RequestError(.request, "use either \(measures[0]) or \(measures[1]), not both") }
    do { try comparison.checkOptions() } catch { throw RequestError(.request, "\(error.description)") }
  }

  /// Sets a member to a value of a file of limits, which has the members in camel case; adds an area to those that are
  /// ignored. Returns false for an unknown member.
  package mutating func set(_ key: String, _ value: JSONValue) throws(ValueProblem) -> Bool {
    let names = ["maxDifferent": Self.allowance.name, "antialiasingMethod": Self.antialiasingMethod.name]
    let name = names[key] ?? (key.contains("-") ? "" : key)
    guard let member = Self.members.first(where: { $0.name == name })?.member else { return false }
    // A word adds to a list.
    let setting =
      if name == Self.ignore.name, let word = value.word { try member.setting(word) } else { try member.setting(value) }
    // These members don't contradict each other when they are set.
    try? set([setting])
    return true
  }
}

extension ImageComparison.Tolerance {
  /// The tolerance of a number of levels.
  package static func of(_ levels: Int) -> ImageComparison.Tolerance { levels == 0 ? .exact : .levels(levels) }
}

extension ValueForm<ImageComparison.Tolerance> {
  /// A distance in OKLab or CIEDE2000.
  fileprivate static let distance = ValueForm(
    schema: ["type": ["number", "string"]], isNumeric: true,
    write: { tolerance in
      switch tolerance {
      case .exact: .number(0)
      case .levels(let levels): .number(Double(levels))
      case .okLab(let distance), .pixelmatch(let distance): .number(distance)
      case .ciede2000(let distance): .text("ciede2000:\(distance)")
      }
    }
  ) { (word) throws(ValueProblem) in
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 1, let distance = DecimalNumber.finite(word), (0..<1).contains(distance) {
      return .okLab(distance)
    }
    if parts.count == 2, parts[0].lowercased() == "ciede2000", let distance = DecimalNumber.finite(parts[1]),
      (0..<100).contains(distance)
    {
      return .ciede2000(distance)
    }
    throw ValueProblem(
      "must be a number from 0 to below 1, such as 0.02, or ciede2000: and a number from 0 to below 100")
  }
}

extension ValueForm<ImageComparison.Allowance> {
  /// A number of pixels, a share, or a density.
  fileprivate static let allowance = ValueForm(
    schema: ["type": ["integer", "string"]], isNumeric: true,
    write: { allowance in
      if case .count(let count) = allowance { .number(Double(count)) } else { .text(allowance.word) }
    }
  ) { (word) throws(ValueProblem) in
    let limits = word.split(separator: ",", omittingEmptySubsequences: false)
    guard limits.count > 1 else { return try limit(word) }
    return .all(try limits.map { (part) throws(ValueProblem) in try limit(String(part)) })
  }

  /// One limit.
  private static func limit(_ word: String) throws(ValueProblem) -> ImageComparison.Allowance {
    if let count = Int(word), count >= 0 { return .count(count) }
    if word.hasSuffix("%"), let percent = DecimalNumber.finite(word.dropLast()), (0..<100).contains(percent) {
      return .share(percent / 100)
    }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let count = Int(parts[0]), let side = PixelArea.sides(parts[1]), side.width == side.height,
      (1...1024).contains(side.width), (0..<side.width * side.width).contains(count)
    {
      return .density(count: count, side: side.width)
    }
    throw ValueProblem(
      "must be a whole number, a share below 100%, or fewer pixels than a square of up to 1024x1024 has, such as "
        + "12/16x16")
  }
}

extension ValueForm<PixelArea> {
  /// A place and a size in pixels.
  fileprivate static let area = ValueForm(
    schema: ["type": "string"], isNumeric: true, write: { .text("\($0.x),\($0.y),\($0.width)x\($0.height)") }
  ) { (word) throws(ValueProblem) in
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 3, let x = Int(parts[0]), let y = Int(parts[1]), x >= 0, y >= 0,
      let size = PixelArea.sides(parts[2])
    else { throw ValueProblem("must be X,Y,WIDTHxHEIGHT in whole pixels, each side at least 1, such as 10,10,50x20") }
    return PixelArea(x: x, y: y, width: size.width, height: size.height)
  }
}

extension PixelArea {
  fileprivate static func sides(_ text: Substring) -> (width: Int, height: Int)? {
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0 else { return nil }
    return (width, height)
  }
}
