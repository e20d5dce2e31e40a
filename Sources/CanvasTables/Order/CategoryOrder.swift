/// Names with a natural order: weekdays, months, times, sizes, ranges, answers, ordinals.
enum CategoryOrder {
  /// The positions of names in their natural order, from 0, or nil if there is none. Names of unknown values, such as
  /// `Other`, come last. `A` to `F` are in order in a column of grades, and `A` to `K` in one of cards.
  static func places(of names: [String], in column: String, locale: LocaleFormat) -> [Int]? {
    for list in OrderedNames.ofColumns where names.count > 1 && !list.columns.isDisjoint(with: NameWords(column).words)
    {
      if let places = list.names.places(of: names.map { plainName($0.replacing("−", with: "-")) }) { return places }
    }
    let isRest = names.map { RestNames.contains($0) }
    let known = names.indices.filter { !isRest[$0] }
    guard known.count > 1, let places = placesOfKnown(known.map { names[$0] }, locale: locale) else { return nil }
    var result = [Int](repeating: Int.max / 2, count: names.count)
    for (index, place) in zip(known, places) { result[index] = place }
    for index in names.indices where isRest[index] { result[index] += index }
    return result
  }

  private static func placesOfKnown(_ names: [String], locale: LocaleFormat) -> [Int]? {
    if let places = placesInLists(names, locale: locale) ?? NumericRanges.places(of: names) { return places }
    if let order = NumberedNames(names, locale: locale)?.order { return order.sortedIndices }
    // Whatever else has a year in each name is a time in words that are unknown here: the data's order is kept.
    return names.allSatisfy(NumberedNames.hasYear) ? Array(names.indices) : nil
  }

  private static func placesInLists(_ names: [String], locale: LocaleFormat) -> [Int]? {
    guard names.count <= OrderedNames.longest else { return nil }
    let longer = ["tues": "tue", "weds": "wed", "thur": "thu", "thurs": "thu"]
    let plain = names.map(plainName).map { longer[$0] ?? $0 }
    let own = OrderedNames.calendars[locale.calendar.language] ?? []
    return
      (OrderedNames.lists.firstPlaces(of: plain) ?? own.firstPlaces(of: plain)
      ?? OrderedNames.calendarLists.firstPlaces(of: plain))?.places
  }

  /// The first list of degrees, answers or similar names that has all of these, and their positions in it.
  static func list(of names: [String]) -> (places: [Int], list: [String])? {
    guard names.count <= OrderedNames.longest else { return nil }
    return OrderedNames.lists.firstPlaces(of: names.map(plainName))
  }

  /// A name as lists are searched for it: in lower case, without spaces and full stops, and at most 60 characters long.
  static func plainName(_ name: String) -> String {
    // Characters are only counted where it matters, because that takes long.
    let short = name.utf8.count > 60 ? String(name.prefix(60)) : name
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: short.lowercased().unicodeScalars.lazy.filter { $0 != "." && !$0.properties.isWhitespace })
    return String(plain)
  }
}

/// The names of unknown and remaining values, which come after all others.
enum RestNames {
  private static let names = Set(
    words:
      "|other|others|unknown|n/a|na|none|no answer|not specified|prefer not to say|refused|dk|dk/refused|not sure|no opinion|don't know|don’t know|unspecified|(blank)|andere|sonstige|unbekannt|keine angabe|weiß nicht|autre|autres|inconnu|sans réponse|otro|otros|desconocido|outros|altro|altri|기타|무응답|모름|알 수 없음|その他|不明|無回答|其他|未知"
  )

  /// Whether a name, in any case, is one of them.
  static func contains(_ name: String) -> Bool { name.utf8.count < 40 && names.contains(name.lowercased()) }
}

/// Names in their order, and where each is, without regard to case, spaces and full stops.
private struct NameList: Sendable {
  let names: [String]
  private let places: [String: Int]

  init(_ words: String) { self.init(words.split(separator: "|").map(String.init)) }

  init(_ names: [String]) {
    self.names = names
    places = Dictionary(
      names.enumerated().map { (CategoryOrder.plainName($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The places of plain names, or nil if the list lacks one.
  func places(of plain: [String]) -> [Int]? { plain.mapAll { places[$0] } }
}

extension [NameList] {
  /// The first list that has all names, and their places in it.
  fileprivate func firstPlaces(of plain: [String]) -> (places: [Int], list: [String])? {
    lazy.compactMap { list in
      list.names.count < plain.count ? nil : list.places(of: plain).map { ($0, list.names) }
    }.first
  }
}

/// Lists of names in their order, in any language of which they are.
private enum OrderedNames {
  static let lists = texts.map { NameList($0) }
  static let longest = max(lists.map(\.names.count).max() ?? 0, 12)

  /// The grades of schools and the ranks of cards, and the names of columns that have them.
  static let ofColumns = [
    (
      names: NameList("A+|A|A-|B+|B|B-|C+|C|C-|D+|D|D-|E|F|G|U"),
      columns: Set(words: "grade|grades|mark|marks|note|rating|성적|등급|학점|成績|評価|评分|等级")
    ), (names: NameList("A|2|3|4|5|6|7|8|9|10|J|Q|K"), columns: Set(words: "rank|ranks|card|cards|rang|karte|랭크|카드")),
    (names: NameList("ace|2|3|4|5|6|7|8|9|10|jack|queen|king"), columns: Set(words: "rank|ranks|card|cards")),
  ]

  /// The lists of each calendar by its language.
  static let calendars: [String: [NameList]] = Dictionary(
    CalendarNames.all.map { calendar in
      let names = [calendar.weekdays, calendar.shortWeekdays, calendar.months, calendar.shortMonths]
      return (calendar.language, (names + [calendar.quarters, calendar.halves]).map(NameList.init))
    }, uniquingKeysWith: { first, _ in first })

  /// The lists of all calendars, the English ones first.
  static let calendarLists = ([.english] + CalendarNames.all).flatMap { calendars[$0.language] ?? [] }

  private static let texts = [
    // Sizes.
    "XXXS|XXS|XS|S|M|L|XL|XXL|XXXL|XXXXL|2XL|3XL|4XL|5XL|6XL", "extra small|small|medium|large|extra large",
    "klein|mittel|groß", "소|중|대|특대",
    // Degrees.
    "very low|low|medium|high|very high|critical", "low|moderate|high|severe|extreme",
    "none|minor|major|critical|blocker",
    "trivial|minor|major|critical|blocker", "trace|debug|info|notice|warning|error|critical|alert|emergency|fatal",
    "info|low|medium|high|critical", "sehr niedrig|niedrig|mittel|hoch|sehr hoch", "faible|moyen|élevé|critique",
    "bajo|medio|alto|crítico", "매우 낮음|낮음|보통|높음|매우 높음", "低|中|高", "하|중|상",
    // Answers.
    "completely disagree|strongly disagree|disagree|tend to disagree|somewhat disagree|slightly disagree|neither agree nor disagree|neither|neutral|undecided|slightly agree|somewhat agree|tend to agree|agree|strongly agree|completely agree",
    "very dissatisfied|dissatisfied|fairly dissatisfied|somewhat dissatisfied|neither satisfied nor dissatisfied|neither|neutral|somewhat satisfied|fairly satisfied|satisfied|very satisfied",
    "very unlikely|unlikely|somewhat unlikely|neutral|unsure|somewhat likely|likely|very likely",
    "very poor|poor|fair|average|good|very good|excellent",
    "never|rarely|seldom|sometimes|often|usually|very often|always", "not at all|slightly|moderately|very|extremely",
    "not important|slightly important|moderately important|important|very important",
    "much worse|worse|about the same|better|much better", "very difficult|difficult|neutral|easy|very easy",
    "detractors|passives|promoters", "no|maybe|yes", "against|neutral|for",
    "strongly oppose|oppose|neutral|favor|support",
    "strongly disapprove|disapprove|somewhat disapprove|neutral|somewhat approve|approve|strongly approve",
    "stimme überhaupt nicht zu|stimme gar nicht zu|stimme nicht zu|stimme eher nicht zu|weder noch|teils teils|teils/teils|neutral|stimme eher zu|stimme zu|stimme voll zu|stimme voll und ganz zu",
    "sehr unzufrieden|unzufrieden|eher unzufrieden|neutral|teils teils|eher zufrieden|zufrieden|sehr zufrieden",
    "sehr schlecht|schlecht|mittel|gut|sehr gut", "nie|selten|manchmal|oft|immer",
    "pas du tout d'accord|pas d'accord|plutôt pas d'accord|neutre|plutôt d'accord|d'accord|tout à fait d'accord",
    "très insatisfait|insatisfait|neutre|satisfait|très satisfait", "jamais|rarement|parfois|souvent|toujours",
    "muy en desacuerdo|en desacuerdo|neutral|de acuerdo|muy de acuerdo",
    "muy insatisfecho|insatisfecho|neutral|satisfecho|muy satisfecho", "nunca|raramente|a veces|a menudo|siempre",
    "매우 불만족|매우 불만|불만족|불만|보통|만족|매우 만족", "전혀 그렇지 않다|그렇지 않다|보통이다|그렇다|매우 그렇다",
    "전혀 동의하지 않음|동의하지 않음|보통|동의함|매우 동의함", "非常に不満|とても不満|不満|やや不満|どちらともいえない|普通|やや満足|満足|とても満足|非常に満足",
    "全くそう思わない|そう思わない|どちらともいえない|そう思う|非常にそう思う|とてもそう思う", "非常不满意|不满意|一般|满意|非常满意", "非常不同意|不同意|一般|中立|同意|非常同意",
    // Winds.
    "N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW", "N|NNO|NO|ONO|O|OSO|SO|SSO|S|SSW|SW|WSW|W|WNW|NW|NNW",
    // Parts of days and years.
    "early morning|morning|noon|midday|afternoon|evening|night|late night", "breakfast|brunch|lunch|dinner|supper",
    "spring|summer|fall|autumn|winter", "frühling|frühjahr|sommer|herbst|winter",
    "morgen|vormittag|mittag|nachmittag|abend|nacht",
    "봄|여름|가을|겨울", "새벽|아침|오전|점심|오후|저녁|밤|심야", "春|夏|秋|冬", "朝|昼|夕方|夜|深夜",
    "يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر",
    // Grades and places.
    "freshman|sophomore|junior|senior", "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth",
    "bronze|silver|gold|platinum|diamond", "primary|secondary|tertiary",
    "less than high school|high school|some college|associate|bachelor|bachelor's|master|master's|doctorate|phd",
  ]
}
