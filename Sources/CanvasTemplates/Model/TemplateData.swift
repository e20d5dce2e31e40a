/// A value that fills a template: what `{name}` stands for.
///
///     let data: TemplateData = ["Name": "Potion", "Cost": 3, "Effects": ["heals", "glows"]]
public struct TemplateData: Sendable, Hashable {
  package indirect enum Content: Sendable, Hashable {
    /// A value, and its text as it is written.
    case single(DataValue, text: String)
    case list([TemplateData])
    case record([String: TemplateData])
  }

  package let content: Content

  private init(_ content: Content) { self.content = content }

  /// A text.
  public init(_ text: String) { self.init(.single(.text(text), text: text)) }

  /// A list, for `each`.
  public init(_ values: [TemplateData]) { self.init(.list(values)) }

  /// Values with names.
  public init(_ members: [String: TemplateData]) { self.init(.record(members)) }

  /// Reads a value from JSON, in UTF-8 or in UTF-16 with a byte order mark: an object, a list, or a single value.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - name: What errors call it.
  /// - Throws: For what isn't JSON, with its line and column.
  public init(json bytes: [UInt8], name: String = "data") throws(TemplateError) {
    do throws(DataError) { self.init(try JSONValue(json: bytes)) } catch {
      throw TemplateError(place: "\(name):\(error.place)", message: "\(error.found); \(error.allowed)")
    }
  }

  /// A value of JSON. Numbers keep the digits that they are written with.
  package init(_ json: JSONValue) {
    switch json.content {
    case .number(let text): self.init(.single(DataValue(json), text: text))
    case .list(let values): self.init(values.map { TemplateData($0) })
    case .object(let members):
      self.init(Dictionary(members.map { ($0.key, TemplateData($0.value)) }) { _, last in last })
    case .null, .bool, .string: self.init(single: DataValue(json))
    }
  }

  package init(_ cell: TableRows.Cell) { self.init(.single(cell.value, text: cell.text)) }

  init(single value: DataValue) { self.init(.single(value, text: value.isNull ? "" : value.name)) }

  /// The member of a record with a name; nil if there is none. A value that isn't a record becomes one when a member is
  /// set.
  public subscript(name: String) -> TemplateData? {
    get { members[name] }
    set {
      var all = members
      all[name] = newValue
      self = TemplateData(all)
    }
  }

  /// An element of a list, from 0; nil if there is none.
  package func element(_ index: Int) -> TemplateData? {
    guard case .list(let values) = content, values.indices.contains(index) else { return nil }
    return values[index]
  }

  /// The number of elements of a list; 0 for other values.
  package var count: Int { if case .list(let values) = content { values.count } else { 0 } }

  /// The members of this record and of another. Of two with one name, this one's counts.
  package func merging(_ other: TemplateData) -> TemplateData {
    TemplateData(members.merging(other.members) { own, _ in own })
  }

  /// The members of a record; none for other values.
  var members: [String: TemplateData] { if case .record(let members) = content { members } else { [:] } }

  /// What the value is in texts; empty for a list and for a record.
  var text: String { if case .single(_, let text) = content { text } else { "" } }

  /// What the value is in conditions and formats.
  package var value: DataValue {
    switch content {
    case .single(let value, _): value
    case .list(let values): .list(values.map(\.value))
    case .record(let members): .record(members.mapValues(\.value))
    }
  }

  /// What the value is, for messages.
  var shown: String {
    switch content {
    case .single(_, let text): DataError.quoted(text)
    case .list(let values): "a list of \(values.count)"
    case .record: "an object"
    }
  }
}

extension TemplateData: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  public init(stringLiteral text: String) { self.init(text) }
  /// A number.
  public init(integerLiteral number: Int) { self.init(single: .number(Double(number))) }
  /// A number.
  public init(floatLiteral number: Double) { self.init(single: .number(number)) }
  /// A truth value: `true` or `false` in texts.
  public init(booleanLiteral flag: Bool) { self.init(single: .bool(flag)) }
  /// A list, for `each`.
  public init(arrayLiteral values: TemplateData...) { self.init(values) }
  /// Values with names.
  public init(dictionaryLiteral members: (String, TemplateData)...) {
    self.init(Dictionary(members) { _, last in last })
  }
}
