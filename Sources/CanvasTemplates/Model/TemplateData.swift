package import CanvasData

/// A value that fills a template: what `{name}` stands for.
///
///     let data: TemplateData = ["Name": "Potion", "Cost": 3, "Effects": ["heals", "glows"]]
public struct TemplateData: Sendable, Hashable {
  /// What the value is in conditions and formats.
  let value: DataValue
  /// What the value is in texts.
  let text: String

  init(_ value: DataValue, text: String? = nil) {
    self.value = value
    self.text = text ?? (value.isNull ? "" : value.name)
  }

  /// A text.
  public init(_ text: String) { self.init(.text(text), text: text) }

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

  /// Numbers keep the digits that they are written with.
  package init(_ json: JSONValue) {
    if case .number(let text) = json.content {
      self.init(DataValue(json), text: text)
    } else {
      self.init(DataValue(json))
    }
  }

  package init(_ cell: TableRows.Cell) { self.init(cell.value, text: cell.text) }
}

extension TemplateData: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  public init(stringLiteral text: String) { self.init(text) }
  /// A number.
  public init(integerLiteral number: Int) { self.init(.number(Double(number)), text: "\(number)") }
  /// A number.
  public init(floatLiteral number: Double) { self.init(.number(number)) }
  /// A truth value: `true` or `false` in texts.
  public init(booleanLiteral flag: Bool) { self.init(.bool(flag)) }
  /// A list, for `each`.
  public init(arrayLiteral values: TemplateData...) { self.init(.list(values.map(\.value))) }
  /// Values with names.
  public init(dictionaryLiteral members: (String, TemplateData)...) {
    self.init(.record(Dictionary(members.map { ($0, $1.value) }) { _, last in last }))
  }
}
