/// The number of slices of a pie before the rest are combined.
public enum SliceCount: Sendable, Hashable {
  /// All slices are shown.
  case all
  /// At most this number, greater than 0.
  case first(Int)

  var count: Int? {
    if case .first(let count) = self { count } else { nil }
  }
}

/// The look of a pie.
public struct PieSettings: RequestPart {
  /// The drawing orders.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// A chart with exact edges.
    case clean
    /// The app's graph: each sector is drawn over the previous one.
    case reference
  }

  /// The state of a touch of the app's graph: it begins, moves and ends.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// The graph.
    case initial
    /// A black disc of the graph's full radius.
    case began
    /// A black disc of the requested radius.
    case moved
    /// The graph with that radius, in new random colours.
    case ended
  }

  /// The radii that the app's graph can have.
  package static let graphRadii = 30.0...194

  /// The contents of the labels, or nil for the order's own.
  public var labels: PieStyle.Labels?
  /// The number of slices.
  public var top = SliceCount.first(7)
  /// The label for the combined slices, or nil for the word of the locale.
  public var other: String?
  /// The order of the slices.
  public var sort = PieStyle.Order.value
  /// The angle at which the first slice begins, clockwise from 12 o'clock, −360…360 degrees.
  public var startAngle = Angle.degrees(0)
  /// The radius of a hole with the total in it, as a fraction of the pie's radius, 0…0.95.
  public var hole = 0.0
  /// The slices that are moved out from the centre.
  public var exploded: [String] = []
  /// Whether names and values are in a table beside the pie.
  public var showsLegend = false
  /// The drawing order.
  public var order = Order.clean
  /// Reference: whether the picture is clipped to a disc.
  public var isDisc = false
  /// Reference: the state after a touch.
  public var state = State.initial
  /// Reference: the radius in a picture of 400 points.
  public var radius: Double?
  /// Reference: touches that resize the graph.
  public var moves: RequestMoves?
  /// Reference: whether the colours are random from the start.
  public var hasRandomColors = false
  /// Reference: whether touches move in whole steps, as in the app.
  public var hasWholeSteps = false
  /// Reference: the seed of random colours, or nil for 1.
  public var seed: UInt64?

  /// A chart with labels of names, values and shares.
  public init() {}

  private static let inGraph: [String: JSONTree] = ["order": "reference"]
  private static let withMoves: [String: JSONTree] = ["order": "reference", "moves": "touches.txt"]

  package static let labels = RequestMember<PieSettings>(
    "labels", \.labels, .choice, value: "labels",
    help: "Contents of the labels. (default: all; with \(member: "order", "reference"): name)", example: "percent")
  package static let top = RequestMember<PieSettings>(
    "top", \.top, .sliceCount, value: "number", default: .first(7), isShown: false,
    help: "Number of slices to show before the rest are combined, or all. (default: 7)", example: 2)
  package static let other = RequestMember<PieSettings>(
    "other", \.other, .text, value: "name",
    help: "Label for the combined slices. (default: Other, in the locale's language)", example: "The rest",
    with: ["top": 1])
  package static let sort = RequestMember<PieSettings>(
    "sort", \.sort, .choice, value: "order", default: .value, help: "Order of the slices.", example: "data")
  package static let startAngle = RequestMember<PieSettings>(
    "start-angle", \.startAngle, .angle(degrees: -360...360), value: "degrees", default: .degrees(0),
    help: "Angle at which the first slice begins, clockwise from 12 o'clock.", example: -30)
  package static let hole = RequestMember<PieSettings>(
    "hole", \.hole, .number(in: 0...0.95), value: "part", default: 0,
    help: "Radius of a hole with the total in it, as a fraction of the pie's radius, such as 0.6.", example: 0.6)
  package static let explode = RequestMember<PieSettings>(
    list: "explode", \.exploded, .text, value: "name", help: "Slice to move out from the centre; repeatable.",
    example: ["Tea"])
  package static let legend = RequestMember<PieSettings>(
    flag: "legend", \.showsLegend, help: "Write names and values in a table beside the pie.")
  package static let order = RequestMember<PieSettings>(
    "order", \.order, .choice, value: "order", default: .clean,
    help: "Drawing order. clean: exact edges; reference: like the app, each sector drawn over the previous one.",
    example: "reference")
  package static let disc = RequestMember<PieSettings>(
    flag: "disc", \.isDisc, help: "With \(member: "order", "reference"): clip the picture to a disc.", with: inGraph)
  package static let state = RequestMember<PieSettings>(
    "state", \.state, .choice, value: "state", default: .initial,
    help: """
      With \(member: "order", "reference"): state after a touch. began and moved draw a black disc, ended draws the \
      pie in new \
      colours.
      """,
    example: "ended", with: inGraph)
  package static let radius = RequestMember<PieSettings>(
    "radius", \.radius, .number(in: graphRadii), value: "points",
    help: "With \(member: "order", "reference"): radius in a picture of 400 points. (default: 194)", example: 100,
    with: inGraph)
  package static let moves = RequestMember<PieSettings>(
    "moves", \.moves, .moves, value: "file",
    help: """
      With \(member: "order", "reference"): text file with one touch event per line (down 300 200, move 280 200, up, \
      shake), or - \
      for standard input.
      """,
    example: "touches.txt", with: inGraph)
  package static let randomColors = RequestMember.randomColors(\PieSettings.hasRandomColors, with: inGraph)
  package static let wholeSteps = RequestMember.wholeSteps(\PieSettings.hasWholeSteps, with: withMoves)
  package static let seed = RequestMember<PieSettings>(
    "seed", \.seed, .seed, value: "number", help: "Seed for random choices. (default: 1)", example: 7,
    with: ["order": "reference", "random-colors": true])

  /// The members up to the touches, and those of their drawing.
  package static let firstMembers = [
    Self.labels, Self.top, Self.other, Self.sort, Self.startAngle, Self.hole, Self.explode, Self.legend, Self.order,
    Self.disc, Self.state, Self.radius, Self.moves,
  ]
  package static let touchMembers = [Self.randomColors, Self.wholeSteps]

  public static let members = firstMembers + touchMembers + [Self.seed]

  /// Throws if members contradict each other.
  func check() throws(RequestError) {
    switch order {
    case .clean:
      try refuse(
        [Self.disc, Self.state, Self.radius, Self.moves, Self.randomColors, Self.wholeSteps],
        "requires \(Self.order, "reference")")
    case .reference:
      try checkMoves()
      try refuse(
        [Self.top, Self.other, Self.sort, Self.startAngle, Self.hole, Self.explode, Self.legend],
        "can't be used with \(Self.order, "reference")")
      if labels == .all {
        throw RequestError(.request, "\(Self.labels, "all") can't be used with \(Self.order, "reference")")
      }
    }
    if seed != nil, moves == nil, state != .ended, !hasRandomColors {
      throw RequestError(
        .request,
        """
        \(Self.seed) requires \(Self.order, "reference"), and \(Self.randomColors), \(Self.state, "ended") or \
        \(Self.moves)
        """)
    }
  }

  /// Throws if there are moves and also members that the moves set.
  private func checkMoves() throws(RequestError) {
    guard moves != nil else { return try refuse([Self.wholeSteps], "requires \(Self.moves)") }
    for member in [Self.disc, Self.state, Self.radius] { try refuseBoth(Self.moves, member) }
  }
}

extension ValueForm<SliceCount> {
  /// A number of slices, or all.
  fileprivate static let sliceCount = ValueForm(
    schema: ["anyOf": [.object(["type": "integer", "minimum": 1]), .object(["enum": ["all"]])]],
    write: { $0.count.map { .number(Double($0)) } ?? "all" }
  ) { (word) throws(ValueProblem) in
    if word == "all" { return .all }
    guard let count = Int(word), count >= 1 else { throw ValueProblem("must be a whole number greater than 0, or all") }
    return .first(count)
  }
}
