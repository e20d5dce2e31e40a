/// The words on the machine's screens in a language.
struct VendingWords {
  let title: String
  let admin: String
  let back: String
  let balance: String
  let insertMoney: String
  let stock: String
  let soldOut: String
  let buy: String
  let nothingBought: String
  let sales: String
  let product: String
  let sold: String
  let revenue: String
  let total: String
  /// The text around the number of products that are not shown.
  private let beforeMore: String
  private let afterMore: String

  static let english = VendingWords(
    title: "Vending Machine", admin: "Admin", back: "Back", balance: "Balance", insertMoney: "Insert money",
    stock: "Stock", soldOut: "Sold out", buy: "Buy", nothingBought: "Nothing bought yet", sales: "Sales",
    product: "Product", sold: "Sold", revenue: "Sales", total: "Total", beforeMore: "and ",
    afterMore: " more")

  static let korean = VendingWords(
    title: "자판기", admin: "관리자", back: "뒤로", balance: "잔액", insertMoney: "금액 투입", stock: "재고", soldOut: "품절",
    buy: "구매", nothingBought: "아직 구매한 음료가 없습니다", sales: "판매 현황", product: "상품", sold: "판매", revenue: "매출",
    total: "합계", beforeMore: "외 ", afterMore: "개")

  /// Returns the text in place of products that are not shown.
  func more(_ count: Int) -> String { beforeMore + "\(count)" + afterMore }

  var all: [String] {
    [
      title, admin, back, balance, insertMoney, stock, soldOut, buy, nothingBought, sales, product, sold, revenue,
      total, beforeMore, afterMore,
    ]
  }
}
