/// The words of names of values that are losses below zero, in the languages of the locales.
package enum LossWords {
  private static let words = Set(
    words: """
      loss|losses|profit|profits|gain|gains|pnl|earnings|deficit|surplus|gewinn|verlust|gewinne|verluste|perte|pertes|\
      bénéfice|profitto|perdita|utile|pérdida|pérdidas|beneficio|ganancia|lucro|prejuízo|perda|winst|verlies|zysk|strata|\
      прибыль|убыток|손익|손실|이익|순이익|영업이익|損益|損失|利益|営業利益|純利益|盈亏|利润|亏损|净利润
      """)

  /// Whether a name has one of them.
  package static func areIn(_ names: [String]) -> Bool {
    names.contains { name in NameWords(name).words.contains(where: words.contains) }
  }
}
