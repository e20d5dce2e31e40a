/// The direction in which the values of marks run: upwards, as those of columns, or to the right.
package enum Orientation: Sendable, Hashable {
  case vertical, horizontal
}
