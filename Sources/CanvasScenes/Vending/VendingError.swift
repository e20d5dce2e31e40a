/// Why something can't be done at the machine: what was found, and what is allowed.
public enum VendingError: Error, Sendable, Hashable, CustomStringConvertible {
  case notOnTheMenu(String, menu: [String])
  case soldOut(String)
  case balanceTooSmall(String, price: Int, balance: Int)
  case badStock(String, added: Int, stock: Int)
  case moneyBoxFull(VendingMachine.Unit)
  /// A product of a menu, by its place from 0.
  case badProduct(String, place: Int)

  public var description: String {
    switch self {
    case .notOnTheMenu(let name, let menu):
      "\(String.quoted(name)) is not on the menu; it has \(Self.list(menu))"
    case .soldOut(let name): "\(String.quoted(name)) is sold out; its stock must grow first"
    case .balanceTooSmall(let name, let price, let balance):
      "\(String.quoted(name)) costs \(price); the balance is \(balance)"
    case .badStock(let name, let added, let stock):
      "\(added) more of \(String.quoted(name)) to \(stock); allowed are 1 or more, to "
        + "\(VendingMachine.stocks.upperBound) in all"
    case .moneyBoxFull(let unit):
      "no room for another \(unit.rawValue); at most \(VendingMachine.unitCounts.upperBound) of each are taken"
    case .badProduct(let name, let place):
      "product \(place + 1), \(String.quoted(name)); allowed are a name of its own, a price to "
        + "\(VendingMachine.prices.upperBound) and a stock to \(VendingMachine.stocks.upperBound), none below 0"
    }
  }

  private static func list(_ names: [String]) -> String {
    let most = 12
    return names.prefix(most).map(String.shown).joined(separator: ", ") + (names.count > most ? " …" : "")
  }
}
