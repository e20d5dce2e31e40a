/// Why something can't be done at the machine: what was found, and what is allowed.
public enum VendingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A product that the machine does not have, and those that it has.
  case notOnTheMenu(String, menu: [String])
  /// A product with no stock.
  case soldOut(String)
  /// A product that costs more than the balance.
  case balanceTooSmall(String, price: Int, balance: Int)
  /// A number to add that is below 1, or that the stock has no room for.
  case badStock(String, added: Int, stock: Int)
  /// A unit of which no more can be taken.
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
