/// The words that properties of a specification may have, by the name of the list in ``SpecProperties``. The word `0`
/// stands for any number, and `true` for true and false.
enum SpecWords {
  static let lists: [String: [String]] = changing([:]) { lists in
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if let name = words.first { lists[name] = Array(words.dropFirst()) }
    }
  }

  private static let table = """
    align left center right
    pointOverlay transparent true
    anchor start middle end
    autosizing pad fit fit-x fit-y none
    baseline alphabetic top middle bottom line-top line-bottom
    blend normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference \
    exclusion hue saturation color luminosity
    bounds full flush
    boxExtent min-max 0 ci iqr stderr stdev
    cap butt round square
    center mean median
    contents padding content
    curve linear linear-closed basis basis-open basis-closed bundle cardinal cardinal-open cardinal-closed catmull-rom \
    catmull-rom-open catmull-rom-closed monotone natural step step-before step-after
    dataFormat json csv tsv dsv topojson
    direction ltr rtl
    domain unaggregated
    fieldTitle verbal functional plain
    frame bounds group
    grid all each none
    imputeMethod value mean median min max
    interval 0 millisecond second minute hour day week month year
    invalid filter show break-paths-filter-domains break-paths-show-domains break-paths-show-path-domains
    join miter round bevel
    legendSide left right top bottom top-left top-right bottom-left bottom-right none
    legendType symbol gradient
    nice true 0 millisecond second minute hour day week month year
    order ascending descending
    orientation horizontal vertical
    overlap true parity greedy
    ranges category ordinal ramp heatmap diverging symbol width height
    selecting point interval
    selectionResolve global union intersect
    shape circle square cross diamond triangle-up triangle-down triangle-right triangle-left triangle arrow wedge stroke
    sharing shared independent
    side left right top bottom
    sortBy ascending descending x -x y -y color -color fill -fill stroke -stroke strokeWidth -strokeWidth size -size \
    shape -shape opacity -opacity fillOpacity -fillOpacity strokeOpacity -strokeOpacity text -text
    space rgb lab hcl hcl-long hsl hsl-long cubehelix cubehelix-long
    stack true zero normalize center
    tickBand center extent
    titleSide none left right top bottom
    weight normal bold bolder lighter medium semibold 0
    """
}
