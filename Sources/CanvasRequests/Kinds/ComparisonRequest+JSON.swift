extension ComparisonRequest {
  /// Creates a request from the members of an object; see `PictureRequest`.
  package init(
    _ members: [JSONValue.Member], besides others: [String], limits: Resources.Limits
  ) throws(RequestError) {
    var (actual, expected): (String?, String?) = (nil, nil)
    var settings = ComparisonSettings()
    for member in members where !others.contains(member.key) {
      switch (member.key, member.value.content) {
      case (_, .null), ("command", _): break
      case ("actual", .string(let name)) where name != "-" && !name.isEmpty: actual = name
      case ("expected", .string(let name)) where name != "-" && !name.isEmpty: expected = name
      case ("actual", _), ("expected", _):
        throw RequestError(.content, "\(member.key): \(member.value.shown); must be the name of a file")
      case ("options", _):
        for option in try PictureRequest.options(member, limits) {
          let setting = try RequestKind.setting(option, of: Self.command, ComparisonSettings.byName)
          if let setting { try settings.set([setting]) }
        }
      default:
        throw RequestKind.unknownMember(
          member.key, of: "a comparison", ["command", "actual", "expected", "options"] + others,
          options: Array(ComparisonSettings.byName.keys))
      }
    }
    guard let actual else { throw RequestError(.content, "missing 'actual': the name of a file") }
    guard let expected else { throw RequestError(.content, "missing 'expected': the name of a file") }
    self.init(actual: .file(actual), expected: .file(expected))
    self.limits = settings
    try settings.check()
  }
}

extension ComparisonSettings {
  fileprivate static let byName = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.member) })
}
