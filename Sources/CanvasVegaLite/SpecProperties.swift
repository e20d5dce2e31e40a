/// The properties that a specification may have, by kind of object: one line of words for each kind.
///
/// A word is the name of a property, and after a colon what its value may be: the name of a kind, of a list of
/// ``SpecWords``, or `color`, `number`, `flag`, `numbers`, `list`, `scheme`, `symbol`; several are separated by bars.
/// Without a colon it may be anything. A word that begins with a plus sign stands for all properties of another kind,
/// and the word `*` for all other names. Each value may also be a list of such values, or an expression. A word that
/// ends with an exclamation mark is allowed and not drawn.
enum SpecProperties {
  /// What only matters to interaction, so that a picture has nothing of it.
  static let interactive: Set<String> = ["tooltip", "cursor", "selection", "key", "href"]

  /// The members that tell one transform from another, each with a kind of its own. The first that is there counts.
  static let transforms = [
    "filter", "calculate", "aggregate", "joinaggregate", "window", "stack", "bin", "timeUnit", "fold", "flatten",
    "pivot",
    "impute", "lookup", "sample", "density", "regression", "loess", "quantile", "extent",
  ]

  /// The properties by the names of kinds.
  static let kinds: [String: [String: SpecForm]] = changing([:]) { kinds in
    for table in [views, marks, channels, guides, configs, transformTable] {
      for line in table.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let kind = words.first else { continue }
        var properties: [String: SpecForm] = [:]
        for word in words.dropFirst() {
          if word.hasPrefix("+") {
            // A kind's own words count before those of others.
            properties.merge(kinds[String(word.dropFirst())] ?? [:]) { own, _ in own }
          } else {
            let parts = word.split { $0 == ":" || $0 == "!" }
            var form = SpecForm(parts.count > 1 ? String(parts[1]) : "")
            form.isDrawn = word.last != "!"
            properties[String(parts[0])] = form
          }
        }
        kinds[String(kind)] = properties
      }
    }
    let all = transforms.compactMap { kinds["transform." + $0] }
    kinds["transform"] = all.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  private static let views = """
    view $schema name description data:data datasets transform:transform params:parameter title:title width height \
    mark:mark encoding:encoding layer:view facet:facet spec:view hconcat:view vconcat:view concat:view repeat:repeat \
    columns spacing align:grid|gridAlign center bounds:bounds resolve:resolve view:plot projection config:config \
    background:color padding autosize:autosizing|autosize usermeta selection
    autosize type:autosizing resize:flag contains:contents
    gridAlign row:grid column:grid
    repeat row column layer
    resolve scale:resolveScale axis:resolveAxis legend:resolveScale
    resolveAxis x:sharing y:sharing
    resolveScale +resolveAxis xOffset:sharing yOffset:sharing theta:sharing radius:sharing color:sharing fill:sharing \
    stroke:sharing opacity:sharing fillOpacity:sharing strokeOpacity:sharing strokeWidth:sharing strokeDash:sharing \
    size:sharing shape:sharing angle:sharing time:sharing
    plot style fill:color stroke:color opacity:number fillOpacity:number strokeOpacity:number strokeWidth:number \
    strokeCap:cap! strokeJoin:join! strokeMiterLimit:number! strokeDash:numbers strokeDashOffset:number \
    cornerRadius:number cursor
    data url values name format:format sequence:sequence sphere graticule
    format type:dataFormat parse property feature mesh delimiter
    sequence start stop step as
    parameter name value expr bind select:selecting|select views react
    select type:selecting encodings fields toggle clear on resolve:selectionResolve nearest:flag mark:brush translate \
    zoom
    brush fill:color fillOpacity:number stroke:color strokeOpacity:number strokeWidth:number strokeDash:numbers \
    strokeDashOffset:number cursor
    """

  private static let marks = """
    gradient gradient x1:number y1:number r1:number! x2:number y2:number r2:number stops:gradientStop id
    gradientStop offset:number color:color
    markLook style tooltip clip:flag invalid:invalid order orient:orientation filled:flag color:color fill:color \
    stroke:color opacity:number fillOpacity:number strokeOpacity:number strokeCap:cap strokeJoin:join \
    strokeMiterLimit:number strokeWidth:number strokeDash:numbers strokeDashOffset:number strokeOffset:number! \
    strokeForeground! size:number shape:symbol angle:number interpolate:curve tension:number align:align \
    baseline:baseline dx:number dy:number ellipsis! limit:number lineBreak! lineHeight:number font! fontSize:number \
    fontStyle! fontWeight:weight text radius:number radius2:number theta:number theta2:number innerRadius:number \
    outerRadius:number startAngle:number! endAngle:number! padAngle:number cornerRadius:number cornerRadiusEnd:number \
    cornerRadiusTopLeft:number cornerRadiusTopRight:number cornerRadiusBottomLeft:number \
    cornerRadiusBottomRight:number radiusOffset:number radius2Offset:number thetaOffset:number theta2Offset:number x y \
    x2 y2 xOffset:number x2Offset:number yOffset:number y2Offset:number xOffset2:number! width height \
    binSpacing:number continuousBandSize:number discreteBandSize minBandSize:number timeUnitBandSize:number \
    timeUnitBandPosition:number thickness:number bandSize:number! blend:blend cursor href url aspect:flag aria \
    ariaRole ariaRoleDescription description dir:direction! smooth:flag! time
    markPart type point line +markLook
    mark type point:pointOverlay|markPart line:flag|markPart extent:boxExtent center:center median:flag|markPart \
    outliers:flag|markPart box:flag|markPart rule:flag|markPart ticks:flag|markPart band:flag|markPart \
    borders:flag|markPart +markLook
    """

  private static let channels = """
    channel field type aggregate bin:bin timeUnit:timeUnit datum value condition:condition scale:scale axis:axis \
    legend:legend header:header sort:list|sortBy|sort stack:stack impute:impute bandPosition:number format formatType \
    title test param empty spacing align:grid|gridAlign center columns bounds:bounds labelExpr tooltip rescale!
    condition test:predicate selection +channel
    colorChannel value:color condition:colorCondition scale:colorScale +channel
    colorCondition value:color test:predicate selection scale:colorScale +channel
    numberChannel value:number condition:numberCondition +channel
    numberCondition value:number test:predicate selection +channel
    shapeChannel value:symbol condition:shapeCondition scale:shapeScale +channel
    shapeCondition value:symbol test:predicate selection scale:shapeScale +channel
    encoding x:channel y:channel x2:channel y2:channel xOffset:channel yOffset:channel theta:channel radius:channel \
    theta2:channel radius2:channel color:colorChannel fill:colorChannel stroke:colorChannel opacity:numberChannel \
    fillOpacity:numberChannel strokeOpacity:numberChannel strokeWidth:numberChannel strokeDash:channel \
    size:numberChannel shape:shapeChannel angle:numberChannel text:channel detail:channel order:channel key:channel \
    href:channel url:channel tooltip description:channel xError:channel xError2:channel yError:channel yError2:channel \
    latitude:channel longitude:channel latitude2:channel longitude2:channel row:channel column:channel facet:channel \
    time:channel!
    facet row:channel column:channel +channel
    scale type domain:list|domain|unionDomain domainMin domainMax domainMid domainRaw:list \
    range:list|ranges|fieldRange rangeMin rangeMax scheme:scheme|namedScheme reverse:flag round:flag clamp:flag \
    nice:nice|clockStep zero:flag padding:number paddingInner:number paddingOuter:number align:number base:number \
    exponent:number constant:number interpolate:space|spaceGamma bins:numbers|binSteps
    colorScale range:ranges|color|fieldRange +scale
    shapeScale range:ranges|symbol|fieldRange +scale
    unionDomain unionWith param selection field encoding year quarter month date day week dayofyear hours minutes \
    seconds milliseconds utc
    fieldRange field
    namedScheme name:scheme count:number extent:numbers scheme:scheme
    spaceGamma type:space gamma:number!
    binSteps start:number stop:number step:number
    clockStep interval:interval step:number
    bin maxbins step steps minstep nice:flag base divide extent anchor binned:flag span!
    timeUnit unit step:number utc:flag binned:flag maxbins:number
    sort field op order:order encoding
    impute impute value method:imputeMethod frame keyvals key groupby
    predicate field timeUnit:timeUnit equal lt lte gt gte range oneOf valid:flag and:predicate or:predicate \
    not:predicate param empty:flag selection
    """

  private static let guides = """
    axis title orient:side grid:flag ticks:flag labels:flag domain:flag values format formatType offset:number \
    position:number! zindex:number translate:number minExtent:number maxExtent:number bandPosition:number encoding! \
    style aria description disable:flag labelExpr labelAngle:number labelAlign:align labelBaseline:baseline labelBound \
    labelColor:color labelFlush labelFlushOffset:number! labelFont! labelFontSize:number labelFontStyle! \
    labelFontWeight:weight labelLimit:number labelLineHeight:number labelOffset:number labelOpacity:number \
    labelOverlap:overlap labelPadding:number labelSeparation:number tickBand:tickBand tickCap:cap tickColor:color \
    tickCount:interval|clockStep tickDash:numbers tickDashOffset:number! tickExtra:flag tickMinStep:number \
    tickOffset:number tickOpacity:number tickRound:flag tickSize:number tickWidth:number titleAlign:align \
    titleAnchor:anchor titleAngle:number titleBaseline:baseline titleColor:color titleFont! titleFontSize:number \
    titleFontStyle! titleFontWeight:weight titleLimit:number titleLineHeight:number titleOpacity:number \
    titlePadding:number titleX:number titleY:number domainCap:cap domainColor:color domainDash:numbers \
    domainDashOffset:number! domainOpacity:number domainWidth:number gridCap:cap gridColor:color gridDash:numbers \
    gridDashOffset:number! gridOpacity:number gridWidth:number gridScale!
    legend title orient:legendSide type:legendType direction:orientation values format formatType offset:number \
    padding:number zindex:number! aria description columns:number columnPadding:number rowPadding:number \
    gridAlign:grid! clipHeight:number! cornerRadius:number! fillColor:color! strokeColor:color! strokeWidth:number! \
    strokeDash:numbers! tickCount:interval|clockStep tickMinStep:number! legendX:number legendY:number encoding! style \
    labelExpr labelAlign:align! labelBaseline:baseline! labelColor:color labelFont! labelFontSize:number \
    labelFontStyle! labelFontWeight:weight labelLimit:number labelOffset:number labelOpacity:number! \
    labelOverlap:overlap labelPadding:number! labelSeparation:number titleAlign:align! titleAnchor:anchor! \
    titleBaseline:baseline! titleColor:color titleFont! titleFontSize:number titleFontStyle! titleFontWeight:weight \
    titleLimit:number titleLineHeight:number! titleOpacity:number! titleOrient:side! titlePadding:number \
    gradientLength:number gradientThickness:number gradientOpacity:number gradientStrokeColor:color! \
    gradientStrokeWidth:number! symbolDash:numbers symbolDashOffset:number! symbolFillColor:color symbolLimit:number \
    symbolOffset:number! symbolOpacity:number symbolSize:number symbolStrokeColor:color symbolStrokeWidth:number \
    symbolType:symbol disable:flag
    header title labels:flag orient:side format formatType style labelExpr labelAlign:align labelAnchor:anchor \
    labelAngle:number labelBaseline:baseline! labelColor:color labelFont! labelFontSize:number labelFontStyle! \
    labelFontWeight:weight labelLimit:number labelLineHeight:number! labelOrient:side labelPadding:number \
    titleAlign:align! titleAnchor:anchor titleAngle:number! titleBaseline:baseline! titleColor:color titleFont! \
    titleFontSize:number titleFontStyle! titleFontWeight:weight titleLimit:number! titleLineHeight:number! \
    titleOrient:side titlePadding:number
    title text subtitle style anchor:anchor orient:titleSide offset:number frame:frame align:align angle:number! \
    baseline:baseline! color:color dx:number dy:number limit:number lineHeight:number zindex:number! aria font! \
    fontSize:number fontStyle! fontWeight:weight subtitleColor:color subtitleFont! subtitleFontSize:number \
    subtitleFontStyle! subtitleFontWeight:weight subtitleLineHeight:number subtitlePadding:number encode! interactive
    """

  /// The kinds of `config`. What Vega and earlier versions know is accepted and not drawn: `events`, `group`,
  /// `invalidValues`, `path`, `shape`, `signals`, `stack`, `symbol`; `width` and `height` of a view; `shortTimeLabels`.
  private static let configs = """
    markConfig +mark
    axisConfig shortTimeLabels +axis
    style orient point line +markLook +axis +title
    styles *:style
    rangeConfig symbol:symbol *:scheme|color|ranges|namedScheme
    legendConfig gradientDirection:orientation! gradientHorizontalMaxLength:number! \
    gradientHorizontalMinLength:number! gradientVerticalMaxLength:number! gradientVerticalMinLength:number! \
    gradientLabelLimit:number! gradientLabelOffset:number layout symbolBaseFillColor:color symbolBaseStrokeColor:color \
    symbolDirection:orientation! unselectedOpacity:number shortTimeLabels +legend
    scaleConfig animationDuration:number bandPaddingInner:number bandPaddingOuter:number \
    bandWithNestedOffsetPaddingInner:number bandWithNestedOffsetPaddingOuter:number barBandPaddingInner:number \
    clamp:flag continuousPadding:number framesPerSecond:number invalid maxBandSize:number maxFontSize:number \
    maxOpacity:number maxSize:number maxStrokeWidth:number minBandSize:number minFontSize:number minOpacity:number \
    minSize:number minStrokeWidth:number offsetBandPaddingInner:number offsetBandPaddingOuter:number \
    pointPadding:number quantileCount:number! quantizeCount:number! rectBandPaddingInner:number round:flag \
    tickBandPaddingInner:number useUnaggregatedDomain:flag! xReverse:flag zero:flag
    viewConfig clip:flag continuousWidth:number continuousHeight:number discreteWidth discreteHeight step:number width \
    height +plot
    composition spacing columns:number
    selectionConfig point:select interval:select single multi
    tooltipFormat numberFormat numberFormatType normalizedNumberFormat normalizedNumberFormatType timeFormat \
    timeFormatType
    config +tooltipFormat aria autosize:autosizing|autosize background:color padding countTitle customFormatTypes! \
    fieldTitle:fieldTitle font! lineBreak! locale! params:parameter projection range:rangeConfig style:styles \
    tooltipFormat:tooltipFormat scale:scaleConfig view:viewConfig concat:composition facet:composition \
    selection:selectionConfig title:title legend:legendConfig header:header headerRow:header headerColumn:header \
    headerFacet:header mark:markConfig arc:markConfig area:markConfig bar:markConfig circle:markConfig \
    geoshape:markConfig image:markConfig line:markConfig point:markConfig rect:markConfig rule:markConfig \
    square:markConfig text:markConfig tick:markConfig trail:markConfig boxplot:markConfig errorbar:markConfig \
    errorband:markConfig axis:axisConfig axisX:axisConfig axisY:axisConfig axisLeft:axisConfig axisRight:axisConfig \
    axisTop:axisConfig axisBottom:axisConfig axisBand:axisConfig axisPoint:axisConfig axisDiscrete:axisConfig \
    axisQuantitative:axisConfig axisTemporal:axisConfig axisXBand:axisConfig axisXPoint:axisConfig \
    axisXDiscrete:axisConfig axisXQuantitative:axisConfig axisXTemporal:axisConfig axisYBand:axisConfig \
    axisYPoint:axisConfig axisYDiscrete:axisConfig axisYQuantitative:axisConfig axisYTemporal:axisConfig events group! \
    invalidValues! path! shape! signals stack symbol!
    """

  private static let transformTable = """
    sortField field order:order
    measure op field as param
    lookupFrom data:data key fields param
    transform.filter filter:predicate
    transform.calculate calculate as
    transform.aggregate aggregate:measure groupby
    transform.joinaggregate joinaggregate:measure groupby
    transform.window window:measure groupby frame ignorePeers:flag sort:sortField
    transform.stack stack groupby offset:stack sort:sortField as
    transform.bin bin:bin field as
    transform.timeUnit timeUnit:timeUnit field as
    transform.fold fold as
    transform.flatten flatten index as
    transform.pivot pivot value groupby op limit:number
    transform.impute +impute
    transform.lookup lookup from:lookupFrom default as
    transform.sample sample
    transform.density density groupby cumulative:flag counts:flag bandwidth extent minsteps maxsteps steps as \
    resolve:sharing
    transform.regression regression on groupby method order extent params as
    transform.loess loess on groupby bandwidth as
    transform.quantile quantile groupby probs step as
    transform.extent extent param
    """
}
