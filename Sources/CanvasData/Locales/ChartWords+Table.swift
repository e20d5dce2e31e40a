extension ChartWords {
  static let all: [ChartWords] = [
    english,
    ChartWords(
      "ko", total: "합계", other: "기타", zero: "값 0", noData: "데이터 없음", unnamed: "(없음)",
      kinds: "가로 막대그래프|세로 막대그래프|꺾은선그래프|영역그래프|점그래프|지표|원그래프",
      periods: "전일 대비|전주 대비|전월 대비|전분기 대비|전년 대비", comparison: "{place} 대비",
      counts: "값 {count}개|값 {count}개", named: "{name} {value}",
      sentence: ", {count}. 최댓값은 {greatest}, 합계는 {total}.",
      range: ", {count}. 최댓값은 {greatest}, 최솟값은 {least}.", empty: ", 값 없음.",
      pie: ": {count}, 최댓값은 {greatest}({percent}), {total}.", emptyPie: ": {count}, 모두 0."),
    ChartWords(
      "ja", total: "合計", other: "その他", zero: "値が0", noData: "データなし", unnamed: "（なし）",
      kinds: "横棒グラフ|縦棒グラフ|折れ線グラフ|面グラフ|散布図|指標|円グラフ",
      periods: "前日比|前週比|前月比|前四半期比|前年比", comparison: "{place}比",
      counts: "値{count}個|値{count}個", named: "{name}の{value}",
      sentence: "、{count}。最大は{greatest}、合計は{total}。",
      range: "、{count}。最大は{greatest}、最小は{least}。", empty: "、値なし。",
      pie: "：{count}、最大は{greatest}（{percent}）、{total}。", emptyPie: "：{count}、すべて0。"),
    ChartWords(
      "zh", total: "总计", other: "其他", zero: "值为零", noData: "无数据", unnamed: "（无）",
      kinds: "条形图|柱形图|折线图|面积图|散点图|指标|饼图",
      periods: "较前一日|较上周|较上月|较上季度|较上年", comparison: "较{place}",
      counts: "{count}个值|{count}个值", named: "{name}（{value}）",
      sentence: "，共{count}，最大为{greatest}，总计{total}。",
      range: "，共{count}，最大为{greatest}，最小为{least}。", empty: "，无值。",
      pie: "：{count}，最大为{greatest}，占{percent}，{total}。", emptyPie: "：{count}，均为0。"),
    ChartWords(
      "de", total: "gesamt", other: "Sonstige", zero: "Null", noData: "Keine Daten", unnamed: "(ohne)",
      kinds: "Balkendiagramm|Säulendiagramm|Liniendiagramm|Flächendiagramm|Punktdiagramm|Kennzahlen|Kreisdiagramm",
      periods: "zum Vortag|zur Vorwoche|zum Vormonat|zum Vorquartal|zum Vorjahr", comparison: "gegenüber {place}",
      counts: "{count} Wert|{count} Werte", named: "{name} mit {value}",
      sentence: ", {count}; am größten ist {greatest}, die Summe {total}.",
      range: ", {count}; am größten ist {greatest}, am kleinsten {least}.", empty: " ohne Werte.",
      pie: ": {count}, am größten {greatest} ({percent}), {total}.", emptyPie: ": {count}, alle 0."),
    ChartWords(
      "fr", total: "total", other: "Autres", zero: "Zéro", noData: "Aucune donnée", unnamed: "(aucun)",
      kinds: "diagramme à barres|histogramme|courbes|aires|nuage de points|indicateurs|camembert",
      periods: "sur un jour|sur une semaine|sur un mois|sur un trimestre|sur un an",
      comparison: "par rapport à {place}",
      counts: "{count} valeur|{count} valeurs", named: "{name} avec {value}",
      sentence: ", {count}\u{A0}; maximum\u{A0}: {greatest}, total\u{A0}: {total}.",
      range: ", {count}\u{A0}; maximum\u{A0}: {greatest}, minimum\u{A0}: {least}.", empty: " sans valeur.",
      pie: "\u{A0}: {count}, maximum\u{A0}: {greatest} ({percent}), {total}.",
      emptyPie: "\u{A0}: {count}, zéro partout."),
    ChartWords(
      "es", total: "total", other: "Otros", zero: "Cero", noData: "Sin datos", unnamed: "(ninguno)",
      kinds: "gráfico de barras|gráfico de columnas|gráfico de líneas|gráfico de áreas|gráfico de puntos|indicadores"
        + "|gráfico circular",
      periods: "frente al día anterior|frente a la semana anterior|frente al mes anterior|frente al trimestre anterior"
        + "|frente al año anterior", comparison: "frente a {place}",
      counts: "{count} valor|{count} valores", named: "{name} con {value}",
      sentence: ", {count}; el mayor es {greatest}, el total {total}.",
      range: ", {count}; el mayor es {greatest}, el menor {least}.", empty: " sin valores.",
      pie: ": {count}, el mayor {greatest} ({percent}), {total}.", emptyPie: ": {count}, todos 0."),
    ChartWords(
      "it", total: "totale", other: "Altri", zero: "Zero", noData: "Nessun dato", unnamed: "(nessuno)",
      kinds: "grafico a barre|grafico a colonne|grafico a linee|grafico ad area|grafico a punti|indicatori"
        + "|grafico a torta",
      periods: "sul giorno prima|sulla settimana prima|sul mese prima|sul trimestre prima|sull’anno prima",
      comparison: "su {place}", counts: "{count} valore|{count} valori", named: "{name} con {value}",
      sentence: ", {count}; il maggiore è {greatest}, il totale {total}.",
      range: ", {count}; il maggiore è {greatest}, il minore {least}.", empty: " senza valori.",
      pie: ": {count}, il maggiore {greatest} ({percent}), {total}.", emptyPie: ": {count}, tutti 0."),
    ChartWords(
      "pt", total: "total", other: "Outros", zero: "Zero", noData: "Sem dados", unnamed: "(nenhum)",
      kinds: "gráfico de barras|gráfico de colunas|gráfico de linhas|gráfico de áreas|gráfico de pontos|indicadores"
        + "|gráfico circular",
      periods: "vs. dia anterior|vs. semana anterior|vs. mês anterior|vs. trimestre anterior|vs. ano anterior",
      comparison: "vs. {place}", counts: "{count} valor|{count} valores", named: "{name} com {value}",
      sentence: ", {count}; o maior é {greatest}, o total {total}.",
      range: ", {count}; o maior é {greatest}, o menor {least}.", empty: " sem valores.",
      pie: ": {count}, o maior {greatest} ({percent}), {total}.", emptyPie: ": {count}, todos 0."),
    ChartWords(
      "nl", total: "totaal", other: "Overig", zero: "Nul", noData: "Geen gegevens", unnamed: "(geen)",
      kinds: "staafdiagram|kolomdiagram|lijndiagram|vlakdiagram|puntdiagram|kerncijfers|cirkeldiagram",
      periods: "t.o.v. vorige dag|t.o.v. vorige week|t.o.v. vorige maand|t.o.v. vorig kwartaal|t.o.v. vorig jaar",
      comparison: "t.o.v. {place}", counts: "{count} waarde|{count} waarden", named: "{name} met {value}",
      sentence: ", {count}; de grootste is {greatest}, het totaal {total}.",
      range: ", {count}; de grootste is {greatest}, de kleinste {least}.", empty: " zonder waarden.",
      pie: ": {count}, de grootste {greatest} ({percent}), {total}.", emptyPie: ": {count}, allemaal 0."),
  ]
}
