internal import CanvasData

/// The outermost value of a specification, before it is read.
enum SpecRoot {
  /// Throws for a value that is no specification: one that isn't an object, or one of another format.
  static func check(_ value: JSONValue) throws(VegaLiteError) {
    guard case .object(let members) = value.content else {
      throw VegaLiteError("\(value.shown); must be an object with a mark, or with views")
    }
    guard let schema = text("$schema", in: members), schema.contains("/vega/") else { return }
    throw VegaLiteError("$schema: \(DataError.quoted(schema)); must be a schema of Vega-Lite: Vega isn't drawn")
  }

  /// What the specification says about itself in `description`; empty if it says nothing.
  static func about(_ value: JSONValue) -> String {
    guard case .object(let members) = value.content else { return "" }
    return text("description", in: members) ?? ""
  }

  private static func text(_ name: String, in members: [JSONValue.Member]) -> String? {
    for member in members where member.key == name {
      if case .string(let text) = member.value.content { return text }
    }
    return nil
  }
}
