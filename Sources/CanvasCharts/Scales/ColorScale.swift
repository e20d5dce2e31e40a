/// The meaning of a mark's colour. The theme provides the colour.
public enum ColorRole: Sendable, Hashable {
  /// The palette's colour at an index from 0.
  case series(Int)
  /// The sum of the rest.
  case other
  /// A mark that isn't emphasised, if others are.
  case muted
  /// A colour from the data.
  case own(Color)
  /// An answer of a survey by its distance from the middle: negative below it, 0 for the middle itself. The other
  /// numbers are how many answers there are on each side.
  case answer(step: Int, below: Int, above: Int)
  /// A value below zero of a series with this colour of the palette, which is lighter then.
  case belowZero(Int)
  /// A value below zero in a table that speaks of a loss.
  case loss
}

/// Colours by name: the palette's in order, and the same name always the same.
///
///     let scale = ColorScale(names: ["Cola", "Water", "Tea"], emphasized: ["Water"])
///     scale.role(of: 1)   // .series(0)
///     scale.role(of: 2)   // .muted
package struct ColorScale: Sendable, Hashable {
  private let roles: [ColorRole]

  /// A scale for names in the order of the palette.
  ///
  /// - Parameters:
  ///   - names: The names of the series, in the order of the legend.
  ///   - colors: The colours from the data, by index. Nil for a name without one.
  ///   - other: The name of the sum of the rest, if there is one. It has a colour of its own, unless it is
  ///     emphasised.
  ///   - emphasized: The only names in colour. If none of them is in `names`, all are in colour.
  package init(names: [String], colors: [Color?] = [], other: String? = nil, emphasized: [String] = []) {
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

  /// The role of the name at an index. If the index is out of range, the first colour.
  package func role(of index: Int) -> ColorRole { roles.indices.contains(index) ? roles[index] : .series(0) }
}
