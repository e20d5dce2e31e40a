/// The command line of a kind of plot.
struct PlotArguments<Plot: PlotRequestKind>: ParsableArguments {
  @OptionGroup var files: TableFiles

  @OptionGroup(title: "Plot") var plot: PartOptions<Plot>
  @OptionGroup(title: "Axes") var axes: MemberOptions<PlotAxisMembers<Plot>>
  @OptionGroup(title: "Data") var table: MemberOptions<ReadingMembers>
  @OptionGroup var look: LookOptions
  @OptionGroup var drawing: DrawingOptions<RefusedSeed>

  /// The picture's file, or its description.
  var output: PictureOutput { drawing.output(files, isDescription: look.describe) }
}

/// The members for the axes of a kind of plot.
enum PlotAxisMembers<Plot: PlotRequestKind>: MemberList {
  static var members: [Member] { Plot.axisMembers.map(\.member) }
}
