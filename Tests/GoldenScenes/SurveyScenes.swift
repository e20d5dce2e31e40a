import Canvas
import CanvasCharts
import CanvasTables

/// Answers of surveys on both sides of their middle.
public enum SurveyScenes {
  public static let all: [GoldenScene] =
    [("light", ChartTheme.light), ("dark", .dark), ("print", .print)].map { name, theme in
      scene("marks/survey-\(name)", staff, Size(width: 640, height: 345), theme: theme)
    } + [
      scene("rules/survey-four-answers", food, Size(width: 480, height: 290)),
      scene("rules/survey-long-questions", training, Size(width: 640, height: 360)),
      scene("rules/survey-columns", years, Size(width: 400, height: 300)),
    ]

  private static let staff: ChartModel = {
    var model = survey(
      [
        ("I know what is expected of me", [3, 6, 11, 46, 34]), ("My manager listens to me", [8, 13, 19, 38, 22]),
        ("I can decide how I work", [6, 16, 24, 35, 19]), ("Meetings are worth their time", [21, 29, 24, 20, 6]),
        ("I am paid fairly", [17, 26, 20, 28, 9]),
      ],
      // The order of the scale doesn't depend on that of the columns.
      ["Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree"])
    model.titles = ChartTitles(
      title: "Most know their work, few like meetings", subtitle: "Answers of 412 employees, March 2026",
      caption: "Source: yearly survey of employees")
    return model
  }()

  private static let food: ChartModel = {
    var model = survey(
      [
        ("Taste", [4, 11, 62, 48]), ("Choice", [18, 37, 51, 19]), ("Price", [44, 46, 27, 8]), ("Queue", [0, 0, 0, 0]),
        ("Opening hours", [9, 28, 58, 30]),
      ], ["Very poor", "Poor", "Good", "Very good"])
    model.titles = ChartTitles(title: "The canteen tastes better than it costs", subtitle: "125 guests, May 2026")
    return model
  }()

  private static let training: ChartModel = {
    var model = survey(
      [
        ("The training helped me to do my daily work better", [2, 7, 14, 48, 29]),
        (
          "The examples that were shown came from my own field of work, or from one that I know well",
          [9, 22, 26, 30, 13]
        ),
        ("There was enough time to ask questions and to try things out during the course", [14, 31, 18, 27, 10]),
        ("I would recommend it", [3, 5, 17, 41, 34]),
      ], ["Strongly disagree", "Disagree", "Neither agree nor disagree", "Agree", "Strongly agree"])
    model.titles = ChartTitles(
      title: "Useful, but rushed", subtitle: "What 100 participants said about the course, in percent")
    return model
  }()

  private static let years: ChartModel = {
    var model = survey(
      [
        ("2022", [18, 24, 30, 20, 8]), ("2023", [14, 22, 28, 25, 11]), ("2024", [10, 19, 27, 30, 14]),
        ("2025", [8, 15, 25, 34, 18]),
      ], ["Very dissatisfied", "Dissatisfied", "Neutral", "Satisfied", "Very satisfied"], mark: .columns)
    model.titles = ChartTitles(title: "Customers are happier every year", subtitle: "Satisfaction with the service")
    return model
  }()

  private static func survey(
    _ rows: [(name: String, values: [Double])], _ answers: [String], mark: ChartMark = .bars
  ) -> ChartModel {
    let table = ChartTable(
      x: .names(rows.map(\.name)), series: answers,
      values: answers.indices.map { answer in rows.map { $0.values[answer] } })
    return ChartModel([ChartLayer(mark, table, arrangement: .diverging)])
  }

  private static func scene(
    _ name: String, _ model: ChartModel, _ size: Size, theme: ChartTheme = .light
  ) -> GoldenScene {
    GoldenScene("charts/\(name)", size: size, hasText: true, chart: .marks(model, theme)) { context in
      let fonts = try ChartFonts.standard()
      ChartLayout(model, in: context.bounds, theme: theme, measurer: TextMeasurer(fonts))
        .draw(on: context, fonts: fonts)
    }
  }
}
