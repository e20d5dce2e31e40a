/// The machine's state:
///
///     { "kind": "vending", "version": 1, "balance": 500, "inserted": { "1000": 2 },
///       "menu": [{ "name": "Cola", "price": 1500, "stock": 4, "shape": "can", "color": "#C62828" }],
///       "history": [{ "name": "Cola", "price": 1500 }] }
///
/// `shape` and `color` are optional. So are `inserted`, `balance` and `history`, for a new machine.
extension VendingMachine: StoredScene {
  public static var kind: String { "vending" }

  static var keys: [String] { ["menu", "inserted", "balance", "history"] }

  init(stored members: DocumentMembers) throws(SceneDocumentError) {
    menu = try members["menu"].list(allowed: "a list of products", Product.init(stored:))
    var names: Set<String> = []
    for (index, product) in menu.enumerated() where !names.insert(ProductName.plain(product.name)).inserted {
      throw members["menu"].failure(
        "[\(index)].name", found: "\(String.quoted(product.name)) again", allowed: "a unique name")
    }
    inserted = try members["inserted"].ifGiven.map(Self.money) ?? [:]
    balance = members.values["balance"] == nil ? 0 : try members["balance"].whole(in: 0...Self.largestBalance)
    history = try members["history"].ifGiven?.list(allowed: "a list of purchases", Purchase.init(stored:)) ?? []
    let exactNames = Set(menu.map(\.name))
    for (index, purchase) in history.enumerated() where !exactNames.contains(purchase.name) {
      throw members["history"].failure(
        "[\(index)].name", found: .quoted(purchase.name), allowed: "a name on the menu")
    }
    let total = inserted.reduce(0) { $0 + $1.key.rawValue * $1.value }
    let paid = history.reduce(0) { $0 + $1.price }
    guard total - paid == balance else {
      throw members["balance"].failure(
        found: "\(balance)", allowed: "\(total - paid), the \(total) inserted less the \(paid) paid")
    }
  }

  /// The number of each unit, with the unit's value as the key.
  private static func money(_ value: DocumentValue) throws(SceneDocumentError) -> [Unit: Int] {
    let allowed = "an object with 100, 500 and 1000"
    let names = Unit.allCases.map { "\($0.rawValue)" }
    let members = try value.object(names, allowed: allowed)
    // Ignoring a unit that the machine doesn't take would silently lose money.
    if let key = members.values.keys.filter({ !names.contains($0) }).min() {
      throw value.failure(found: .quoted(key), allowed: allowed)
    }
    var units: [Unit: Int] = [:]
    for (unit, name) in zip(Unit.allCases, names) where members.values[name] != nil {
      let count = try members[name].whole(in: unitCounts)
      // Leave out zero counts, as in a machine that never had the unit, so that equal machines compare equal.
      if count > 0 { units[unit] = count }
    }
    return units
  }

  var stored: [String: JSONTree] {
    let units = Unit.allCases.map { ("\($0.rawValue)", JSONTree.number(Double(inserted[$0] ?? 0))) }
    return [
      "menu": .list(menu.map(\.stored)), "inserted": .object(Dictionary(uniqueKeysWithValues: units)),
      "balance": .number(Double(balance)), "history": .list(history.map(\.stored)),
    ]
  }

  static var largestBalance: Int { Unit.allCases.reduce(0) { $0 + $1.rawValue * unitCounts.upperBound } }
}

extension VendingMachine.Product {
  fileprivate init(stored value: DocumentValue) throws(SceneDocumentError) {
    let members = try value.object(
      ["name", "price", "stock", "shape", "color"], allowed: "an object with name, price and stock")
    let name = try members["name"].text(allowed: "a string that is not empty")
    guard !ProductName.plain(name).isEmpty else { throw members["name"].failure(allowed: "a string that is not empty") }
    if let count = LabelLimit.surplusCount(of: name) {
      throw members["name"].failure(
        found: "a name of \(count) characters", allowed: "at most \(LabelLimit.maximumCharacters)")
    }
    let shape = members["shape"]
    guard let known = shape.ifGiven == nil ? .can : shape.value?.string.flatMap(VendingMachine.Shape.init) else {
      throw shape.failure(allowed: VendingMachine.Shape.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let text = try members["color"].ifGiven?.text(allowed: "a string: \(Color.cssGrammar)")
    let color = text.flatMap { Color(css: $0) }
    if text != nil, color == nil { throw members["color"].failure(allowed: Color.cssGrammar) }
    self.init(
      name: name, price: try members["price"].whole(in: VendingMachine.prices),
      stock: try members["stock"].whole(in: VendingMachine.stocks), shape: known, color: color)
  }

  fileprivate var stored: JSONTree {
    var members: [String: JSONTree] = [
      "name": .text(name), "price": .number(Double(price)), "stock": .number(Double(stock)),
      "shape": .text(shape.rawValue),
    ]
    if let color { members["color"] = .text(color.hexadecimal(hasAlpha: color.alpha < 1, uppercase: true)) }
    return .object(members)
  }
}

extension VendingMachine.Purchase {
  fileprivate init(stored value: DocumentValue) throws(SceneDocumentError) {
    let members = try value.object(["name", "price"], allowed: "an object with name and price")
    self.init(
      name: try members["name"].text(allowed: "a name on the menu"),
      price: try members["price"].whole(in: VendingMachine.prices))
  }

  fileprivate var stored: JSONTree { .object(["name": .text(name), "price": .number(Double(price))]) }
}
