/// The titles, the ends and the kinds of a chart's axes.
public struct AxisSettings: RequestPart {
  /// The title along x: of the places, or of the numbers of a plot. Empty for the usual one.
  public var xTitle = ""
  /// The title along y: of the values. Empty for the usual one.
  public var yTitle = ""
  /// The lowest number along x, or nil for one that fits.
  public var xMin: Double?
  /// The highest number along x, or nil for one that fits.
  public var xMax: Double?
  /// The lowest value, or nil for one that fits.
  public var yMin: Double?
  /// The highest value, or nil for one that fits.
  public var yMax: Double?
  /// Whether the limits may cut bars and areas, which otherwise are whole and start at zero.
  public var truncates = false
  /// Whether numbers along x are on a logarithmic axis.
  public var isXLogarithmic = false
  /// Whether values are on a logarithmic axis.
  public var isYLogarithmic = false

  /// Axes that fit the table.
  public init() {}

  package static let xTitle = RequestMember<AxisSettings>(
    "x-title", \.xTitle, .text, value: "text", default: "", isShown: false,
    help: "Title of the axis along x, or of names beside bars.",
    example: "Day")
  package static let yTitle = RequestMember<AxisSettings>(
    "y-title", \.yTitle, .text, value: "text", default: "", isShown: false,
    help: "Title of the axis of values, or along y.",
    example: "Bottles")
  package static let xMin = RequestMember<AxisSettings>(
    "x-min", \.xMin, .axisEnd, value: "number", help: "Lowest number along x; points beyond are left out.", example: 10)
  package static let xMax = RequestMember<AxisSettings>(
    "x-max", \.xMax, .axisEnd, value: "number", help: "Highest number along x; points beyond are left out.",
    example: 20)
  package static let yMin = RequestMember<AxisSettings>(
    "y-min", \.yMin, .axisEnd, value: "value",
    help: "Lowest value on the axis, or percentage, such as 4%; what lies beyond is cut off.", example: 0)
  package static let yMax = RequestMember<AxisSettings>(
    "y-max", \.yMax, .axisEnd, value: "value",
    help: "Highest value on the axis, or percentage; what lies beyond is cut off.", example: 100)
  package static let truncate = RequestMember<AxisSettings>(
    flag: "truncate", \.truncates,
    help: "Let \(member: "y-min") and \(member: "y-max") cut bars and areas, which start at zero otherwise.",
    with: ["y-max": 20])
  package static let xLog = RequestMember<AxisSettings>(
    flag: "x-log", \.isXLogarithmic, help: "Logarithmic axis along x, for numbers above 0.")
  package static let yLog = RequestMember<AxisSettings>(
    flag: "y-log", \.isYLogarithmic, help: "Logarithmic axis of values above 0, for lines and points.")

  package static let titleMembers = [xTitle, yTitle]
  /// The members of charts of places.
  public static let members = titleMembers + [yMin, yMax, truncate, yLog]
  /// The members of points at two numbers.
  package static let numberMembers = titleMembers + [xMin, xMax, yMin, yMax, xLog, yLog]

  var titles: AxisTitles { AxisTitles(x: xTitle, y: yTitle) }
  var xLimits: AxisLimits { AxisLimits(low: xMin, high: xMax) }
  var yLimits: AxisLimits { AxisLimits(low: yMin, high: yMax) }

  func check() throws(RequestError) {
    try Self.check(xMin, Self.xMin, xMax, Self.xMax, isXLogarithmic, Self.xLog)
    try Self.check(yMin, Self.yMin, yMax, Self.yMax, isYLogarithmic, Self.yLog)
  }

  private static func check(
    _ low: Double?, _ lowMember: RequestMember<AxisSettings>, _ high: Double?,
    _ highMember: RequestMember<AxisSettings>,
    _ isLogarithmic: Bool, _ logMember: RequestMember<AxisSettings>
  ) throws(RequestError) {
    if let low, let high, low >= high { throw RequestError(.request, "\(lowMember) must be less than \(highMember)") }
    if isLogarithmic, let end = [low, high].compactMap(\.self).min(), end <= 0 {
      throw RequestError(.request, "\(low == end ? lowMember : highMember) must be above 0 with \(logMember)")
    }
  }

  /// Sets the axes of a chart.
  ///
  /// - Throws: An error if limits would cut bars.
  func set(_ model: inout ChartModel, _ label: String) throws(RequestError) {
    (model.axisTitles, model.valueLimits, model.hasLogarithmicValues) = (titles, yLimits, isYLogarithmic)
    guard model.limitsCutBars, !truncates else { return }
    let member = yMin.map { $0 > 0 } == true || yMax == nil ? Self.yMin : Self.yMax
    throw RequestError(
      .request,
      "\(label): \(member) would cut bars or areas, which are true only in full and from zero; \(Self.truncate) cuts them"
    )
  }
}

extension ValueForm<Double> {
  /// A number, or a percentage with a sign.
  static let axisEnd = ValueForm(
    schema: ["type": ["number", "string"]], write: { .number($0) }
  ) { (word) throws(ValueProblem) in
    let isPercent = word.hasSuffix("%")
    guard let number = DecimalNumber.finite(isPercent ? String(word.dropLast()) : word) else {
      throw ValueProblem("must be a number or a percentage, such as 300 or 4%")
    }
    return isPercent ? number / 100 : number
  }
}
