/// An error in a move at the machine. The description has the problem and a remedy.
public enum VendingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The product is not on the menu, which has these names.
  case notOnTheMenu(String, menu: [String])
  /// The product has no stock.
  case soldOut(String)
  /// The product costs more than the balance.
  case balanceTooSmall(String, price: Int, balance: Int)
  /// The number to add is less than 1, or more than the stock has room for.
  case badStock(String, added: Int, stock: Int)
  /// The machine takes no more of the unit.
  case moneyBoxFull(VendingMachine.Unit)
  /// A product of a menu is invalid; `place` is its index.
  case badProduct(String, place: Int)

  public var description: String {
    switch self {
    case .notOnTheMenu(let name, let menu):
      "\(String.quoted(name)) is not on the menu; use \(Self.list(menu))"
    case .soldOut(let name): "\(String.quoted(name)) is sold out; add to its stock first"
    case .balanceTooSmall(let name, let price, let balance):
      "\(String.quoted(name)) costs \(price); the balance is \(balance)"
    case .badStock(let name, let added, let stock):
      "can't add \(added) to the stock of \(String.quoted(name)), which is \(stock); use 1 or more, up to "
        + "\(VendingMachine.stocks.upperBound) in total"
    case .moneyBoxFull(let unit):
      "there is no room for another \(unit.rawValue); use at most \(VendingMachine.unitCounts.upperBound) of each"
    case .badProduct(let name, let place):
      "product \(place + 1), \(String.quoted(name)), is not valid; use a unique name, a price of 0 to "
        + "\(VendingMachine.prices.upperBound) and a stock of 0 to \(VendingMachine.stocks.upperBound)"
    }
  }

  private static func list(_ names: [String]) -> String {
    let most = 12
    return names.prefix(most).map(String.shown).joined(separator: ", ") + (names.count > most ? " …" : "")
  }
}
