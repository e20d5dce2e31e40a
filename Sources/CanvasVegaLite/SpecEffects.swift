/// What has an effect only on some marks, channels or kinds of views: names, and after an equals sign what they are for.
enum SpecEffects {
  /// The properties of marks, by the kinds of marks.
  static let properties = table(
    """
    cornerRadiusEnd = bar
    cornerRadius = bar rect tick image arc
    cornerRadiusTopLeft cornerRadiusTopRight cornerRadiusBottomLeft cornerRadiusBottomRight = bar rect tick image
    innerRadius outerRadius padAngle theta2 radius2 theta2Offset radius2Offset = arc
    theta radius thetaOffset radiusOffset = arc text
    interpolate tension = line area trail errorband
    point = line area trail
    line = area
    shape = point geoshape
    text fontSize fontWeight limit lineHeight dx dy = text
    angle = text point circle square image
    align baseline = text image bar rect
    url aspect = image
    thickness = tick boxplot errorbar
    binSpacing minBandSize continuousBandSize discreteBandSize = bar rect tick image
    timeUnitBandSize = bar rect tick image arc
    size = bar tick rule circle point square text line trail image geoshape boxplot errorbar
    width height = bar rect tick image boxplot
    extent = boxplot errorbar errorband
    ticks rule = boxplot errorbar
    box median outliers = boxplot
    band borders = errorband
    center = errorbar errorband
    """)

  /// The channels of an encoding, by the kinds of marks.
  static let channels = table(
    """
    text = text
    url = image
    shape = point line geoshape
    angle = text point circle square image
    theta radius = arc text
    theta2 radius2 = arc
    x2 y2 = area bar image rect rule line tick trail circle point square errorbar errorband
    size = bar tick rule circle point square text line trail geoshape boxplot errorbar image
    xError xError2 yError yError2 = errorbar errorband
    """)

  /// The properties of channels, by the channels.
  static let definitions = table(
    """
    axis impute = x y
    stack = x y theta radius
    legend = color fill stroke opacity fillOpacity strokeOpacity strokeWidth strokeDash size shape angle time
    header spacing align center bounds = row column facet
    columns = facet
    format formatType = text tooltip description href url row column facet
    scale = x y xOffset yOffset theta radius color fill stroke opacity fillOpacity strokeOpacity strokeWidth strokeDash \
    size shape angle time
    """)

  /// The properties of views, by their kinds: one mark, layers, views in a row, a grid or a facet, or cells by an encoding.
  static let views = table(
    """
    mark = unit cells
    encoding = unit layer cells
    columns = grid facet cells
    spacing align center bounds resolve = layer row grid facet cells
    """)

  private static func table(_ text: String) -> [String: Set<String>] {
    var table: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=")
      for name in parts[0].split(separator: " ") {
        table[String(name)] = Set(parts[1].split(separator: " ").map(String.init))
      }
    }
    return table
  }
}

extension SpecNode {
  /// The kind of a view.
  fileprivate var viewKind: String {
    if self["facet"] != nil { return "facet" }
    if ["row", "column", "facet"].contains(where: { self["encoding"]?[$0] != nil }) { return "cells" }
    if self["hconcat"] != nil || self["vconcat"] != nil { return "row" }
    if self["concat"] != nil || self["repeat"] != nil { return "grid" }
    return self["layer"] != nil ? "layer" : "unit"
  }

  /// The properties of a view, of its mark and of its channels that have no effect there, and what they are part of.
  var withoutEffect: [(node: SpecNode, owner: String)] {
    let (mark, kind) = (self["mark"], viewKind)
    let name = mark.flatMap { ($0["type"] ?? $0).value.text } ?? ""
    var found = ineffective(SpecEffects.views, on: kind, kind == "unit" ? "a single view" : "such a view")
    if mark != nil, kind == "unit" || kind == "cells" {
      found += mark?.ineffective(SpecEffects.properties, on: name, "the mark \(name)") ?? []
      found += self["encoding"]?.ineffective(SpecEffects.channels, on: name, "the mark \(name)") ?? []
    }
    for (channel, definition) in self["encoding"]?.members ?? [] {
      found += definition.ineffective(SpecEffects.definitions, on: channel, "the channel \(channel)")
    }
    return found
  }

  private func ineffective(
    _ table: [String: Set<String>], on name: String, _ owner: String
  ) -> [(node: SpecNode, owner: String)] {
    members.filter { table[$0.name]?.contains(name) == false && !$0.node.value.isOff }.map { ($0.node, owner) }
  }
}
