public import Canvas

/// What a mark's colour stands for. The theme says which colour that is.
public enum ColorRole: Sendable, Hashable {
  /// The palette's colour at a place, from 0.
  case series(Int)
  /// All the rest together.
  case other
  /// What is not emphasised where something is.
  case muted
  /// A value below zero where colours do not tell series apart.
  case negative
  /// A colour that the data bring.
  case own(Color)
}

/// Names as colours: the palette's in order, the same name always the same.
///
///     let scale = ColorScale(names: ["Cola", "Water", "Tea"], emphasized: ["Water"])
///     scale.role(of: 1)   // .series(0)
///     scale.role(of: 2)   // .muted
public struct ColorScale: Sendable, Hashable {
  private let roles: [ColorRole]

  /// A scale for names in the order of the palette.
  ///
  /// - Parameters:
  ///   - names: One for each series, in the order of the legend.
  ///   - colors: Those that the data bring, by place; nil if they bring none.
  ///   - other: The name of the sum of the rest, if there is one. It has its own colour, unless it is emphasised.
  ///   - emphasized: The only names in colour. If none of them occurs, all are in colour.
  public init(names: [String], colors: [Color?] = [], other: String? = nil, emphasized: [String] = []) {
    let emphasis = Set(emphasized).intersection(names)
    var roles: [ColorRole] = []
    var next = 0
    for (place, name) in names.enumerated() {
      if !emphasis.isEmpty, !emphasis.contains(name) {
        roles.append(.muted)
      } else if place < colors.count, let color = colors[place] {
        roles.append(.own(color))
      } else if name == other, emphasis.isEmpty {
        roles.append(.other)
      } else {
        roles.append(.series(next))
        next += 1
      }
    }
    self.roles = roles
  }

  /// The role of the name at a place; of a place that there is not, the first colour.
  public func role(of index: Int) -> ColorRole { roles.indices.contains(index) ? roles[index] : .series(0) }
}
