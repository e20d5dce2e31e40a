extension PictureRequest {
  /// The request as JSON, with sorted members, and without options that have their default values. Equal requests give
  /// equal bytes.
  ///
  /// Nil for a request that JSON can't hold: one of a kind that this module doesn't have, one with data that isn't UTF-8,
  /// and one with a number that isn't finite.
  public var json: [UInt8]? {
    Self.bytes(RequestKind.all.lazy.compactMap { $0.written(content) }.first.map(JSONTree.object))
  }

  /// A digest of the request, in hexadecimal: the SHA-256 of ``json``, or nil if that is nil. It is the same on every
  /// machine, for ETags and names of cached files.
  ///
  /// It doesn't depend on the contents of files that the request names, nor on fonts and on the package's version. A
  /// cache that outlives them needs them in its keys too.
  public var digest: String? { json.map(SHA256.hexadecimal) }

  /// The JSON Schema (draft 2020-12) of requests, as a JSON text in UTF-8.
  public static let jsonSchema = bytes(schema("A request for a picture", RequestKind.all.map(\.schema))) ?? []

  /// The schema of requests and of comparisons.
  package static let jobSchema =
    bytes(schema("A job", RequestKind.all.map(\.schema) + [ComparisonRequest.schema])) ?? []

  private static func bytes(_ value: JSONTree?) -> [UInt8]? { try? value?.bytes() }

  private static func schema(_ title: String, _ kinds: [JSONTree]) -> JSONTree {
    .object([
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": .text(title), "oneOf": .list(kinds),
    ])
  }
}

extension ComparisonRequest {
  fileprivate static var schema: JSONTree {
    let file = JSONTree.object(["type": "string", "minLength": 1])
    return .object([
      "type": "object", "required": ["command", "actual", "expected"],
      "properties": .object([
        "command": .object(["const": .text(command)]), "actual": file, "expected": file,
        "options": JSONTree.options(ComparisonSettings.members.map(\.member)),
      ]),
    ])
  }
}

extension JSONTree {
  /// The schema of an object of options.
  fileprivate static func options(_ members: [Member]) -> JSONTree {
    .object([
      "type": "object", "additionalProperties": false,
      "properties": .object(Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.schema) })),
    ])
  }
}

extension RequestKind {
  /// The schema of the kind's requests. An unknown member of the request itself is allowed, because callers add some.
  fileprivate var schema: JSONTree {
    let text = JSONTree.object(["type": "string", "minLength": 1])
    var properties: [String: JSONTree] = [
      "command": .object(["const": .text(name)]),
      "options": JSONTree.options(options),
    ]
    var schema: [String: JSONTree] = ["type": "object", "required": ["command"]]
    switch input {
    case .card:
      properties["card"] = text
      schema["required"] = ["command", "card"]
    case .cards: properties["cards"] = .object(["type": "array", "items": text, "minItems": 1])
    case .table, .state, .specification:
      let lists: [JSONTree] = if case .specification = input { [] } else { ["array"] }
      properties["data"] = .object(["type": .list(lists + ["object", "string"])])
      properties["file"] = text
      let either = [JSONTree.object(["required": ["data"]]), .object(["required": ["file"]])]
      if case .state = input {
        schema["not"] = .object(["required": ["data", "file"]])
      } else {
        schema["oneOf"] = .list(either)
      }
    }
    schema["properties"] = .object(properties)
    return .object(schema)
  }
}
