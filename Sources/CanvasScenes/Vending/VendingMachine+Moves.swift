extension VendingMachine: PlayedScene {
  /// What is done at the machine.
  public enum Move: Sendable, Hashable, CustomStringConvertible {
    /// Money is put in.
    case insert(Unit)
    /// A product is bought, by its name.
    case buy(String)
    /// The stock of a product grows.
    case add(String, count: Int = 1)

    /// As in a list of moves.
    public var description: String {
      switch self {
      case .insert(let unit): "insert \(unit.rawValue)"
      case .buy(let name): "buy \(ProductName.written(name))"
      case .add(let name, let count):
        // A number at a name's end would be read as a count.
        count == 1 && !ProductName.endsWithNumber(name)
          ? "add \(ProductName.written(name))" : "add \(ProductName.written(name)) \(count)"
      }
    }
  }

  /// Makes a move. One that is not allowed throws and changes nothing.
  public mutating func make(_ move: Move) throws(VendingError) {
    switch move {
    case .insert(let unit): try insert(unit)
    case .buy(let name): try buy(name)
    case .add(let name, let count): try add(count, of: name)
    }
  }

  private mutating func insert(_ unit: Unit) throws(VendingError) {
    let count = inserted[unit, default: 0]
    guard count < Self.unitCounts.upperBound else { throw .moneyBoxFull(unit) }
    inserted[unit] = count + 1
    balance += unit.rawValue
  }

  private mutating func buy(_ name: String) throws(VendingError) {
    let place = try place(of: name)
    let product = menu[place]
    guard product.stock > 0 else { throw .soldOut(name) }
    guard product.price <= balance else { throw .balanceTooSmall(name, price: product.price, balance: balance) }
    menu[place].stock -= 1
    balance -= product.price
    history.append(Purchase(name: product.name, price: product.price))
  }

  private mutating func add(_ count: Int, of name: String) throws(VendingError) {
    let place = try place(of: name)
    let (stock, overflow) = menu[place].stock.addingReportingOverflow(count)
    guard count > 0, !overflow, Self.stocks.contains(stock) else {
      throw .badStock(name, added: count, stock: menu[place].stock)
    }
    menu[place].stock = stock
  }

  /// Spaces count as one, as in a list of moves.
  private func place(of name: String) throws(VendingError) -> Int {
    let plain = ProductName.plain(name)
    guard let place = menu.firstIndex(where: { $0.name == name || ProductName.plain($0.name) == plain }) else {
      throw .notOnTheMenu(name, menu: menu.map(\.name))
    }
    return place
  }

  /// All that a customer can do: put in money, and buy what is there and costs no more than the balance.
  public var legalMoves: [Move] {
    Unit.allCases.filter { inserted[$0, default: 0] < Self.unitCounts.upperBound }.map(Move.insert)
      + menu.filter { $0.stock > 0 && $0.price <= balance }.map { .buy($0.name) }
  }

  /// The move that a line means: `insert 500`, `buy Iced coffee`, `add Cola`, `add Iced coffee 3`, `buy Tea \#1`. A whole
  /// number at the end of `add` is a count. A word of a name that begins with `#` has a backslash before it, as it would
  /// begin a comment in a list of moves. Where a name has several spaces, one will do.
  public static func move(named text: String) throws(MoveTextError) -> Move {
    let words = text.split(separator: " ")
    let name = ProductName.read(words.dropFirst())
    switch words.first {
    case "insert" where words.count == 2:
      if let unit = Int(words[1]).flatMap(Unit.init) { return .insert(unit) }
    case "buy" where words.count > 1: return .buy(name)
    case "add" where words.count > 2:
      let last = words[words.count - 1]
      guard ProductName.isNumber(last) else { return .add(name) }
      // A number that is too large for any stock is still one, and no part of a name.
      guard let count = Int(last) else {
        throw MoveTextError(last, allowed: "allowed is a stock to \(stocks.upperBound)")
      }
      return .add(ProductName.read(words[1..<words.count - 1]), count: count)
    case "add" where words.count == 2: return .add(name)
    default: break
    }
    throw MoveTextError(text, allowed: "allowed are insert 100, 500 or 1000, buy NAME, and add NAME [count]")
  }
}
