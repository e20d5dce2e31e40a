import CanvasMath

/// A value in a scale's range.
enum PlotOutput: Sendable, Hashable {
  case none
  case number(Double)
  case color(Color)
  case text(String)
  case numbers([Double])

  init(value: DataValue) {
    switch value {
    case .number(let number), .time(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .bool(let flag): self = .text(String(flag))
    case .list(let list): self = .numbers(list.compactMap(\.number))
    case .null, .undefined, .record: self = .none
    }
  }

  var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): ShortDecimal.number(text)
    case .none, .color, .numbers: nil
    }
  }

  var color: Color? {
    switch self {
    case .color(let color): color
    case .text(let text): Color(setting: .text(text))
    case .none, .number, .numbers: nil
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// The values of a channel: one for all rows, or one for each.
enum PlotOutputs: Sendable {
  case all(PlotOutput)
  case rows([PlotOutput])

  subscript(row: Int) -> PlotOutput {
    switch self {
    case .all(let output): output
    case .rows(let outputs): row < outputs.count ? outputs[row] : .none
    }
  }

  var areSame: Bool { if case .all = self { true } else { false } }
}
