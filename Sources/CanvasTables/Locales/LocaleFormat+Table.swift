/// One line for each locale, from Unicode's CLDR 47. `¤` is the currency sign and `1` the number. Currencies without
/// a sign are written with their code.
extension LocaleFormat {
  static let all: [LocaleFormat] = [
    row("ko_KR", ".", ",", "¤1", "1%", "KRW=₩ USD=US$ EUR=€ JPY=JP¥ GBP=£ CNY=CN¥ INR=₹ BRL=R$ VND=₫"),
    english,
    row("en_GB", ".", ",", "¤1", "1%", "KRW=₩ USD=US$ EUR=€ JPY=JP¥ GBP=£ CNY=CN¥ INR=₹ BRL=R$ VND=₫"),
    row("en_IN", ".", ",", "¤1", "1%", upperGroup: 2, "KRW=₩ USD=$ EUR=€ JPY=JP¥ GBP=£ CNY=CN¥ INR=₹ BRL=R$ VND=₫"),
    row("ja_JP", ".", ",", "¤1", "1%", "KRW=₩ USD=$ EUR=€ JPY=￥ GBP=£ CNY=元 INR=₹ BRL=R$ VND=₫"),
    row("zh_CN", ".", ",", "¤1", "1%", "KRW=₩ USD=US$ EUR=€ JPY=JP¥ GBP=£ CNY=¥ INR=₹ BRL=R$ VND=₫"),
    row("th_TH", ".", ",", "¤1", "1%", "KRW=₩ USD=US$ EUR=€ JPY=¥ GBP=£ CNY=CN¥ INR=₹ BRL=R$ THB=฿ VND=₫"),
    row("id_ID", ",", ".", "¤1", "1%", "KRW=₩ USD=US$ EUR=€ JPY=JP¥ GBP=£ CNY=CN¥ INR=Rs BRL=R$ THB=฿ IDR=Rp VND=₫"),
    row("tr_TR", ",", ".", "¤1", "%1", "KRW=₩ USD=$ EUR=€ JPY=¥ GBP=£ CNY=CN¥ INR=₹ BRL=R$ THB=฿ TRY=₺ VND=₫"),
    row("nl_NL", ",", ".", "¤\u{A0}1", "1%", "KRW=₩ USD=US$ EUR=€ JPY=JP¥ GBP=£ CNY=CN¥ INR=₹ BRL=R$ THB=฿ VND=₫"),
    row("pt_BR", ",", ".", "¤\u{A0}1", "1%", "KRW=₩ USD=US$ EUR=€ JPY=JP¥ GBP=£ CNY=CN¥ INR=₹ BRL=R$ THB=฿ VND=₫"),
    row("de_CH", ".", "’", "¤\u{A0}1", "1%", "KRW=₩ USD=$ JPY=¥ GBP=£ CNY=CN¥ INR=₹ BRL=R$ THB=฿ VND=₫"),
    row("de_DE", ",", ".", "1\u{A0}¤", "1\u{A0}%", "KRW=₩ USD=$ EUR=€ JPY=¥ GBP=£ CNY=CN¥ INR=₹ BRL=R$ THB=฿ VND=₫"),
    row(
      "da_DK", ",", ".", "1\u{A0}¤", "1\u{A0}%",
      "KRW=₩ USD=US$ EUR=€ JPY=JP¥ GBP=£ CNY=CN¥ INR=₹ DKK=kr. BRL=R$ THB=฿ VND=₫"),
    row("vi_VN", ",", ".", "1\u{A0}¤", "1%", "KRW=₩ USD=US$ EUR=€ JPY=¥ GBP=£ CNY=CN¥ INR=₹ BRL=R$ THB=฿ VND=₫"),
    row("fr_FR", ",", "\u{202F}", "1\u{A0}¤", "1\u{A0}%", "KRW=₩ USD=$US EUR=€ GBP=£GB INR=₹ BRL=R$ VND=₫"),
    row(
      "ru_RU", ",", "\u{A0}", "1\u{A0}¤", "1\u{A0}%",
      "KRW=₩ USD=$ EUR=€ JPY=¥ GBP=£ CNY=CN¥ INR=₹ RUB=₽ BRL=R$ THB=฿ VND=₫ UAH=₴"),
    row("cs_CZ", ",", "\u{A0}", "1\u{A0}¤", "1\u{A0}%", "KRW=₩ USD=US$ EUR=€ JPY=JP¥ GBP=£ CNY=CN¥ BRL=R$ CZK=Kč"),
    row(
      "pt_PT", ",", "\u{A0}", "1\u{A0}¤", "1%", minimumDigits: 2,
      "KRW=₩ USD=US$ EUR=€ JPY=JP¥ GBP=£ CNY=CN¥ INR=₹ BRL=R$ THB=฿ VND=₫"),
    row("sv_SE", ",", "\u{A0}", "1\u{A0}¤", "1\u{A0}%", "USD=US$ EUR=€ SEK=kr NOK=Nkr DKK=Dkr BRL=BR$"),
    row("nb_NO", ",", "\u{A0}", "1\u{A0}¤", "1\u{A0}%", "EUR=€ GBP=£ NOK=kr"),
    row("fi_FI", ",", "\u{A0}", "1\u{A0}¤", "1\u{A0}%", "USD=$ EUR=€ JPY=¥ GBP=£"),
    row("uk_UA", ",", "\u{A0}", "1\u{A0}¤", "1%", "JPY=¥ UAH=₴"),
    row("pl_PL", ",", "\u{A0}", "1\u{A0}¤", "1%", minimumDigits: 2, "EUR=€ PLN=zł BRL=R$"),
    row("es_ES", ",", ".", "1\u{A0}¤", "1\u{A0}%", minimumDigits: 2, "USD=US$ EUR=€ THB=฿ VND=₫"),
    row("it_IT", ",", ".", "1\u{A0}¤", "1%", minimumDigits: 2, "EUR=€ GBP=£ CNY=CN¥ THB=฿"),
  ]

  static func row(
    _ identifier: String, _ decimal: String, _ group: String, _ currency: String, _ percent: String,
    minimumDigits: Int = 1, upperGroup: Int = 3, _ signs: String
  ) -> LocaleFormat {
    LocaleFormat(
      identifier: identifier, decimal: decimal, group: group, minimumDigits: minimumDigits, upperGroup: upperGroup,
      currencyPattern: currency, percentPattern: percent, currencySigns: signs)
  }
}
