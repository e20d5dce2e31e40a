internal import Canvas
internal import CanvasCharts
internal import CanvasTables

/// The machine's state:
///
///     { "kind": "vending", "version": 1, "balance": 500, "inserted": { "1000": 2 },
///       "menu": [{ "name": "Cola", "price": 1500, "stock": 4, "shape": "can", "color": "#C62828" }],
///       "history": [{ "name": "Cola", "price": 1500 }] }
///
/// `shape` and `color` are optional. So are `inserted`, `balance` and `history`, for a new machine.
extension VendingMachine: SceneDocument {
  public static var kind: String { "vending" }

  private enum Key: String, CodingKey, CaseIterable {
    case menu, inserted, balance, history
  }

  public init(from decoder: any Decoder) throws {
    let members = try Self.members(of: decoder, keyedBy: Key.self)
    let menu = try members.member(.menu, as: [CodedProduct].self, allowed: "a list of products").map(\.product)
    self.menu = menu
    var names: Set<String> = []
    for (index, product) in menu.enumerated() where !names.insert(ProductName.plain(product.name)).inserted {
      throw members.failure(
        .menu, "[\(index)].name", found: "\(String.quoted(product.name)) again", allowed: "a unique name")
    }
    inserted =
      try members.optionalMember(.inserted, as: CodedMoney.self, allowed: "an object with 100, 500 and 1000")?.units
      ?? [:]
    balance = members.contains(.balance) ? try members.whole(.balance, in: 0...Self.largestBalance) : 0
    history =
      try members.optionalMember(.history, as: [CodedPurchase].self, allowed: "a list of purchases")?.map(\.purchase)
      ?? []
    let exactNames = Set(menu.map(\.name))
    for (index, purchase) in history.enumerated() where !exactNames.contains(purchase.name) {
      throw members.failure(
        .history, "[\(index)].name", found: .quoted(purchase.name), allowed: "a name on the menu")
    }
    let total = inserted.reduce(0) { $0 + $1.key.rawValue * $1.value }
    let paid = history.reduce(0) { $0 + $1.price }
    guard total - paid == balance else {
      throw members.failure(
        .balance, found: "\(balance)", allowed: "\(total - paid), the \(total) inserted less the \(paid) paid")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var members = try Self.members(to: encoder, keyedBy: Key.self)
    try members.encode(menu.map(CodedProduct.init), forKey: .menu)
    try members.encode(CodedMoney(units: inserted), forKey: .inserted)
    try members.encode(balance, forKey: .balance)
    try members.encode(history.map(CodedPurchase.init), forKey: .history)
  }

  static var largestBalance: Int { Unit.allCases.reduce(0) { $0 + $1.rawValue * unitCounts.upperBound } }
}

private struct CodedProduct: Codable {
  let product: VendingMachine.Product

  private enum Key: String, CodingKey, CaseIterable {
    case name, price, stock, shape, color
  }

  init(_ product: VendingMachine.Product) { self.product = product }

  init(from decoder: any Decoder) throws {
    let members = try decoder.object(keyedBy: Key.self, allowed: "an object with name, price and stock")
    let name = try members.member(.name, as: String.self, allowed: "a string that is not empty")
    guard !ProductName.plain(name).isEmpty else {
      throw members.failure(.name, found: .quoted(name), allowed: "a string that is not empty")
    }
    if let count = LabelLimit.surplusCount(of: name) {
      throw members.failure(
        .name, found: "a name of \(count) characters", allowed: "at most \(LabelLimit.maximumCharacters)")
    }
    let shapes = VendingMachine.Shape.allCases.map(\.rawValue).joined(separator: ", ")
    let shape = try members.optionalMember(.shape, as: String.self, allowed: shapes)
    guard let known = VendingMachine.Shape(rawValue: shape ?? "can") else {
      throw members.failure(.shape, found: .quoted(shape ?? ""), allowed: shapes)
    }
    let text = try members.optionalMember(.color, as: String.self, allowed: "a string: \(Color.cssGrammar)")
    let color = text.flatMap { Color(css: $0) }
    if let text, color == nil { throw members.failure(.color, found: .quoted(text), allowed: Color.cssGrammar) }
    product = VendingMachine.Product(
      name: name, price: try members.whole(.price, in: VendingMachine.prices),
      stock: try members.whole(.stock, in: VendingMachine.stocks), shape: known, color: color)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(product.name, forKey: .name)
    try members.encode(product.price, forKey: .price)
    try members.encode(product.stock, forKey: .stock)
    try members.encode(product.shape.rawValue, forKey: .shape)
    if let color = product.color { try members.encode(color.hexadecimal, forKey: .color) }
  }
}

private struct CodedPurchase: Codable {
  let purchase: VendingMachine.Purchase

  private enum Key: String, CodingKey, CaseIterable {
    case name, price
  }

  init(_ purchase: VendingMachine.Purchase) { self.purchase = purchase }

  init(from decoder: any Decoder) throws {
    let members = try decoder.object(keyedBy: Key.self, allowed: "an object with name and price")
    purchase = VendingMachine.Purchase(
      name: try members.member(.name, allowed: "a name on the menu"),
      price: try members.whole(.price, in: VendingMachine.prices))
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(purchase.name, forKey: .name)
    try members.encode(purchase.price, forKey: .price)
  }
}

/// The number of each unit, with the unit's value as the key.
private struct CodedMoney: Codable {
  let units: [VendingMachine.Unit: Int]

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ unit: VendingMachine.Unit) { stringValue = "\(unit.rawValue)" }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(units: [VendingMachine.Unit: Int]) { self.units = units }

  init(from decoder: any Decoder) throws {
    let members = try decoder.openObject(keyedBy: Key.self, allowed: "an object with 100, 500 and 1000")
    let known = VendingMachine.Unit.allCases.map { ($0, Key($0)) }
    // Ignoring a unit that the machine doesn't take would silently lose money.
    let names = Set(known.map(\.1.stringValue))
    if let key = members.allKeys.filter({ !names.contains($0.stringValue) }).min(by: { $0.stringValue < $1.stringValue }
    ) {
      throw decoder.failure(found: .quoted(key.stringValue), allowed: "an object with 100, 500 and 1000")
    }
    var units: [VendingMachine.Unit: Int] = [:]
    for (unit, key) in known where members.contains(key) {
      let count = try members.whole(key, in: VendingMachine.unitCounts)
      // Leave out zero counts, as in a machine that never had the unit, so that equal machines compare equal.
      if count > 0 { units[unit] = count }
    }
    self.units = units
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    for unit in VendingMachine.Unit.allCases { try members.encode(units[unit] ?? 0, forKey: Key(unit)) }
  }
}

extension Color {
  /// `#RRGGBB`, or `#RRGGBBAA` if the colour is not opaque.
  fileprivate var hexadecimal: String {
    let bytes = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#"
      + bytes.map { component in
        let digits = String(Int(saturating: (min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
