internal import ArgumentParser
internal import CanvasRequests
internal import CanvasScenes
internal import EaselShared

/// The reader's text size. Cards, boards and screens with text have these options.
struct TextSizeOptions: MemberOptions {
  @Option(TextSettings.factor) var factor
  @Option(TextSettings.category, completion: .list(TextSizeCategory.allCases.map(\.rawValue))) var category

  var changes: [RequestMember<TextSettings>.Change?] { [factor, category] }
}
