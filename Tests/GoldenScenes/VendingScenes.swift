import Canvas
import CanvasScenes
import CanvasTables

/// The vending machine's screens in its states.
public enum VendingScenes {
  public static let all: [GoldenScene] = [
    scene("user", .user),
    scene("user-at-a-scale-of-three", .user, scale: 3),
    scene("user-new", .user, moves: 0),
    scene("user-many-bought", .user, moves: 90),
    scene("user-pictures", .user) { style in
      style.pictures["Cola"] = try poster(Color(red8: 150, green8: 20, blue8: 40), width: 300, height: 200)
      style.pictures["Cocoa"] = try poster(Color(red8: 90, green8: 50, blue8: 30), width: 120, height: 260)
    },
    scene("user-german", .user) { style in
      style.currency = CurrencyFormat(locale: "de_DE") ?? .korean
    },
    scene("user-many-products", .user, menu: manyProducts),
    scene("user-narrow", .user, size: Size(width: 500, height: 700)),
    scene("user-upright", .user, size: upright),
    scene("user-upright-many-products", .user, menu: manyProducts, size: upright),
    scene("user-upright-new", .user, moves: 0, size: upright),
    scene("user-long-names", .user, menu: longNames),
    scene("user-long-names-at-half-a-scale", .user, menu: longNames, scale: 0.5),
    scene("user-long-names-upright", .user, menu: longNames, size: upright),
    scene("user-won-as-a-word", .user) { $0.currency.unit = .word },
    scene("user-small-text", .user) { $0.textSizeFactor = TextSizeCategory.extraSmall.factor },
    scene("user-large-text", .user) { $0.textSizeFactor = TextSizeCategory.extraExtraLarge.factor },
    scene("user-largest-text-upright", .user, size: upright) {
      $0.textSizeFactor = TextSizeCategory.accessibility5.factor
    },
    scene("admin-upright", .admin, size: upright),
    scene("admin-upright-many-products", .admin, menu: manyProducts, size: upright),
    scene("admin-sixty-products", .admin, menu: products(60)),
    scene("admin-sixty-products-upright", .admin, menu: products(60), size: upright),
    scene("admin-long-names-largest-text", .admin, menu: longNames) {
      $0.textSizeFactor = TextSizeCategory.accessibility5.factor
    },
    scene("admin-largest-text", .admin) { $0.textSizeFactor = TextSizeCategory.accessibility5.factor },
    scene("admin-largest-text-upright", .admin, size: upright) {
      $0.textSizeFactor = TextSizeCategory.accessibility5.factor
    },
    scene("admin-large-text", .admin) { $0.textSizeFactor = TextSizeCategory.extraExtraLarge.factor },
    graph("admin-graph", []),
    graph("admin-graph-began", ["down 396 356"]),
    graph("admin-graph-moved", smaller),
    graph("admin-graph-ended", smaller + ["up"]),
    graph("admin-graph-large", ["down 396 356"] + Array(repeating: "move 1100 300", count: 4) + ["up"]),
    graph("admin-graph-upright", [], size: upright),
    graph("admin-graph-upright-ended", ["down 517 300", "move 450 300", "move 430 300", "up"], size: upright),
    scene("admin", .admin),
    scene("admin-at-a-scale-of-three", .admin, scale: 3),
    scene("admin-nothing-sold", .admin, moves: 0),
    scene("admin-many-products", .admin, menu: manyProducts),
  ]

  /// In Korean, with NanumGothic.
  public static let korean: [GoldenScene] = [
    scene("user-korean", .user, menu: koreanNames, korean),
    scene("user-korean-upright", .user, menu: koreanNames, size: upright, korean),
    scene("admin-korean", .admin, menu: koreanNames, korean),
  ]

  private static let upright = Size(width: 834, height: 1112)

  private static let smaller = ["down 396 356"] + Array(repeating: "move 320 356", count: 8)

  private static func korean(_ style: inout VendingStyle) {
    style.language = .korean
    style.currency.unit = .word
  }

  /// The admin's screen with the app's own graph, after what a finger did.
  private static func graph(
    _ name: String, _ touches: [String], size: Size = VendingScreen.defaultSize
  ) -> GoldenScene {
    GoldenScene("scenes/vending/\(name)", size: size, hasText: true) { context in
      let machine = try used(VendingMachine(menu: beverages), moves: 34)
      let start = VendingVisit(machine, screen: .admin, graphOn: VendingLayout.Orientation(of: size))
      let visit = try start.state(after: MoveList(touches.joined(separator: "\n")))
      VendingScreen(visit, style: VendingStyle(font: try Font.default(size: 16))).draw(
        in: context.bounds, on: context)
    }
  }

  private static func scene(
    _ name: String, _ kind: VendingScreen.Kind, moves: Int = 34, menu: [VendingMachine.Product] = beverages,
    size: Size = VendingScreen.defaultSize, scale: Double = 1,
    _ change: @escaping @Sendable (inout VendingStyle) throws -> Void = { _ in }
  ) -> GoldenScene {
    GoldenScene("scenes/vending/\(name)", size: size, scale: scale, hasText: true) { context in
      var style = VendingStyle(font: try Font.default(size: 16))
      try change(&style)
      let machine = try used(VendingMachine(menu: menu), moves: moves)
      VendingScreen(kind, of: machine, style: style).draw(in: context.bounds, on: context)
    }
  }

  /// The machine after a number of moves, drawn at random of those that are allowed.
  private static func used(_ machine: VendingMachine, moves: Int) throws -> VendingMachine {
    var machine = machine
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<moves {
      let buyable = machine.menu.filter { $0.stock > 0 && $0.price <= machine.balance }
      if buyable.isEmpty || generator.next(below: 3) == 0 {
        try machine.make(.insert(generator.next(below: 3) > 0 ? .thousand : .fiveHundred))
      } else {
        try machine.make(.buy(buyable[generator.next(below: buyable.count)].name))
      }
    }
    return machine
  }

  private static let beverages: [VendingMachine.Product] = [
    VendingMachine.Product(name: "Cola", price: 1500, stock: 9, color: Color(red8: 198, green8: 40, blue8: 40)),
    VendingMachine.Product(
      name: "Water", price: 900, stock: 12, shape: .bottle, color: Color(red8: 79, green8: 163, blue8: 223)),
    VendingMachine.Product(
      name: "Iced coffee", price: 2200, stock: 8, shape: .cup, color: Color(red8: 141, green8: 90, blue8: 59)),
    VendingMachine.Product(
      name: "Orange juice", price: 1800, stock: 6, shape: .carton, color: Color(red8: 240, green8: 138, blue8: 29)),
    VendingMachine.Product(
      name: "Green tea", price: 1600, stock: 1, shape: .bottle, color: Color(red8: 92, green8: 158, blue8: 75)),
    VendingMachine.Product(
      name: "Lemonade", price: 1700, stock: 7, shape: .cup, color: Color(red8: 242, green8: 194, blue8: 48)),
    VendingMachine.Product(
      name: "Ginger ale", price: 1500, stock: 9, color: Color(red8: 201, green8: 150, blue8: 43)),
    VendingMachine.Product(
      name: "Cocoa", price: 2000, stock: 5, shape: .mug, color: Color(red8: 122, green8: 62, blue8: 43)),
  ]

  /// More than the usual size has room for, in the palette's colours; one with a name that is too long.
  private static let manyProducts = products(15)

  private static func products(_ count: Int) -> [VendingMachine.Product] {
    (0..<count).map { index in
      let shapes = VendingMachine.Shape.allCases
      return VendingMachine.Product(
        name: index == 3 ? "Freshly squeezed orange juice" : "Drink \(index + 1)", price: 500 + 100 * index,
        stock: index % 5 * 3, shape: shapes[index % shapes.count])
    }
  }

  private static let koreanNames: [VendingMachine.Product] = zip(
    ["콜라", "생수", "아이스 커피", "오렌지 주스", "녹차", "레모네이드", "진저에일", "코코아"], beverages
  ).map { name, drink in
    VendingMachine.Product(name: name, price: drink.price, stock: drink.stock, shape: drink.shape, color: drink.color)
  }

  /// Names of two lines, of more than two, and of one word that is too long.
  private static let longNames: [VendingMachine.Product] = zip(
    [
      "Cola", "Sparkling spring water", "Freshly brewed iced coffee with oat milk and vanilla", "Orange juice",
      "Donaudampfschifffahrtsgesellschaftskapitän", "Homemade lemonade with mint", "Ginger ale", "Hot cocoa",
    ], beverages
  ).map { name, drink in
    VendingMachine.Product(name: name, price: drink.price, stock: drink.stock, shape: drink.shape, color: drink.color)
  }

  private static func poster(_ color: Color, width: Double, height: Double) throws -> Image {
    try Image(size: Size(width: width, height: height)) { context in
      context.fillBackground(color)
      context.setFillColor(Color(white: 1, alpha: 0.85))
      context.fill(Path(ovalIn: context.bounds.insetBy(dx: width * 0.2, dy: height * 0.2)))
    }
  }
}
