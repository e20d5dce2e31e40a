extension VendingMachine: PlayedScene {
  /// An action at the machine.
  public enum Move: Sendable, Hashable, CustomStringConvertible {
    /// Inserts money.
    case insert(Unit)
    /// Buys the product with a name.
    case buy(String)
    /// Adds to the stock of a product.
    case add(String, count: Int = 1)

    /// The text of the move in a list of moves.
    public var description: String {
      switch self {
      case .insert(let unit): "insert \(unit.rawValue)"
      case .buy(let name): "buy \(ProductName.written(name))"
      case .add(let name, let count):
        // A number at the end of a name would be read as a count.
        count == 1 && !ProductName.endsWithNumber(name)
          ? "add \(ProductName.written(name))" : "add \(ProductName.written(name)) \(count)"
      }
    }
  }

  /// Makes a move. An illegal move throws an error and leaves the machine unchanged.
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

  /// Finds a product by its name. Consecutive spaces count as one, as in a list of moves.
  private func place(of name: String) throws(VendingError) -> Int {
    let plain = ProductName.plain(name)
    guard let place = menu.firstIndex(where: { $0.name == name || ProductName.plain($0.name) == plain }) else {
      throw .notOnTheMenu(name, menu: menu.map(\.name))
    }
    return place
  }

  /// All legal moves of a customer: insert money, and buy products that are in stock and cost no more than the
  /// balance.
  public var legalMoves: [Move] {
    Unit.allCases.filter { inserted[$0, default: 0] < Self.unitCounts.upperBound }.map(Move.insert)
      + menu.filter { $0.stock > 0 && $0.price <= balance }.map { .buy($0.name) }
  }

  /// Parses a move from a line: `insert 500`, `buy Iced coffee`, `add Cola`, `add Iced coffee 3`, `buy Tea \#1`. A
  /// whole number at the end of `add` is a count. A backslash precedes a word of a name that begins with `#`, which
  /// would otherwise start a comment in a list of moves. Consecutive spaces in a name count as one.
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
      // A number too large for any stock is still a count, not part of the name.
      guard let count = Int(last) else {
        throw MoveTextError(last, allowed: "use a count for a stock of at most \(stocks.upperBound)")
      }
      return .add(ProductName.read(words[1..<words.count - 1]), count: count)
    case "add" where words.count == 2: return .add(name)
    default: break
    }
    throw MoveTextError(text, allowed: "use insert 100, 500 or 1000, buy NAME, or add NAME [COUNT]")
  }
}
