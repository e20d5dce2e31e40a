/// The names of columns whose values don't add up: measurements, prices, rates.
enum MeasureNames {
  private static let words: Set<String> = [
    "temperature", "temp", "tmin", "tmax", "tavg", "price", "rate", "ratio", "avg", "average", "mean", "median",
    "score", "rating", "speed", "humidity", "pressure", "index", "age", "level", "mpg", "percent", "percentage",
    "pct", "share", "margin", "latency", "duration", "height", "weight", "width", "length", "depth", "density", "ph",
    "bpm", "celsius", "fahrenheit", "kelvin", "hpa", "mbar", "lux", "voltage", "volt", "stars", "grade", "gpa", "bmi",
    "visibility", "balance", "saldo", "solde", "kontostand", "잔액", "残高", "余额", "temperatur", "preis", "quote",
    "durchschnitt", "mittel", "mittelwert", "geschwindigkeit", "feuchte", "luftfeuchtigkeit", "luftdruck", "druck",
    "alter", "anteil", "note", "température", "prix", "taux", "moyenne", "vitesse", "humidité", "pression", "âge",
    "part", "temperatura", "precio", "tasa", "promedio", "media", "velocidad", "humedad", "presión", "edad", "prezzo",
    "tasso", "velocità", "umidità", "pressione", "età", "preço", "taxa", "média", "idade", "prijs", "gemiddelde",
    "snelheid", "leeftijd", "cena", "średnia", "wiek", "температура", "цена", "среднее", "возраст", "скорость", "온도",
    "기온", "가격", "단가", "평균", "평점", "습도", "기압", "나이", "비율", "속도", "気温", "温度", "価格", "単価", "平均", "湿度", "気圧", "年齢", "割合",
    "速度", "价格", "单价", "均价", "气温", "年龄", "比例", "评分",
  ]

  /// Whether the values of a column add up, as far as its unit and its name tell.
  static func addsUp(_ column: Column) -> Bool {
    switch column.unit {
    case .percent: false
    case .measure(let unit): ColumnMeasures.addsUp(unit) && !contains(column.name)
    case .none, .currency, .duration: !contains(column.name)
    }
  }

  /// Words of means, rates and states, which no sum stands beside.
  private static let states: Set<String> = [
    "avg", "average", "mean", "median", "rate", "ratio", "percent", "percentage", "pct", "rating", "price",
    "temperature", "temp", "tmin", "tmax", "tavg", "humidity", "pressure", "durchschnitt", "durchschnittliche",
    "durchschnittlicher", "mittelwert", "quote", "temperatur", "moyenne", "taux", "promedio", "tasa", "prezzo",
    "preço", "prijs", "gemiddelde", "średnia", "среднее", "평균", "기온", "단가", "비율", "평점", "平均", "気温", "単価", "割合", "单价",
    "均价", "气温",
  ]

  /// Whether a name is that of a mean, a rate or a state: `avg_basket`, `revenue per user`.
  static func isState(_ name: String) -> Bool {
    let words = NameWords(name).words
    return words.contains(where: states.contains) || ["min", "max"].contains(words.first) || name.contains(" per ")
      || name.contains(" pro ") || isQuantile(name)
  }

  /// Whether a name is that of a quantile: `25%`.
  private static func isQuantile(_ name: String) -> Bool { name.last == "%" && name.first?.isNumber ?? false }

  /// Whether a word of a name, or its unit, says that the values don't add up.
  static func contains(_ name: String) -> Bool {
    name.contains { "°%℃℉".contains($0) } || NameWords(name).words.contains(where: words.contains)
  }
}
