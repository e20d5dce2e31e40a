internal import CanvasCharts
internal import EaselShared

extension PieCommand {
  static let input = JobInput.table
  static let plainOptions: Set<String> = ["title", "subtitle", "caption", "seed"]

  mutating func setInput(_ name: String) { data = name }

  mutating func set(_ option: PlainOption) {
    look.set(option)
    random.set(option)
  }
}
