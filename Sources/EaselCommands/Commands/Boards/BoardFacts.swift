#if Full || Boards
  extension JSONText {
    /// Moves, written as in a list of moves.
    static func moves(_ moves: [some CustomStringConvertible]) -> JSONText {
      .list(moves.map { .text($0.description) })
    }
  }

  extension PieGraphView {
    /// The graph's radius, the frame of its view, and the state of the touch.
    var json: JSONText {
      .object(["state": .text(state.rawValue), "radius": .decimal(radius), "frame": frame.json])
    }
  }

  extension [PieGraphMark] {
    /// The boxes of the app's sectors and labels in points, in the form of a chart's marks.
    var json: JSONText {
      .list(
        map {
          .object([
            "name": .text($0.name), "value": .number($0.value), "share": .number($0.fraction), "box": $0.box.json,
            "label": $0.label?.json ?? .null,
          ])
        })
    }
  }
#endif
