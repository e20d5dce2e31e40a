/// The names of the properties that a specification may have, by kind of object.
enum SpecProperties {
  private static func names(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

  static let view = names(
    """
    $schema name description data datasets transform params title width height mark encoding layer facet spec hconcat \
    vconcat concat repeat columns spacing align center bounds resolve view projection config background padding \
    autosize usermeta selection
    """)

  static let mark = names(
    """
    type style tooltip clip invalid order orient filled color fill stroke opacity fillOpacity strokeOpacity strokeCap \
    strokeJoin strokeMiterLimit strokeWidth strokeDash strokeDashOffset size shape angle point line interpolate tension \
    align baseline dx dy ellipsis limit lineBreak lineHeight font fontSize fontStyle fontWeight text radius radius2 \
    theta theta2 innerRadius outerRadius padAngle cornerRadius cornerRadiusEnd cornerRadiusTopLeft cornerRadiusTopRight \
    cornerRadiusBottomLeft cornerRadiusBottomRight radiusOffset radius2Offset thetaOffset theta2Offset x y x2 y2 xOffset \
    x2Offset yOffset y2Offset width height binSpacing continuousBandSize discreteBandSize minBandSize timeUnitBandSize \
    timeUnitBandPosition thickness bandSize blend cursor href url aspect aria ariaRole ariaRoleDescription description \
    dir smooth time strokeOffset strokeForeground xOffset2 extent median outliers box rule ticks center band borders
    """)

  static let channel = names(
    """
    field type aggregate bin timeUnit datum value condition scale axis legend header sort stack impute bandPosition \
    format formatType title test param empty spacing align center columns bounds labelExpr
    """)

  static let scale = names(
    """
    type domain domainMin domainMax domainMid domainRaw range rangeMin rangeMax scheme reverse round clamp nice zero \
    padding paddingInner paddingOuter align base exponent constant interpolate bins
    """)

  static let axis = names(
    """
    title orient grid ticks labels domain values format formatType offset position zindex translate minExtent maxExtent \
    bandPosition encoding style aria description disable labelExpr labelAngle labelAlign labelBaseline labelBound \
    labelColor labelFlush labelFlushOffset labelFont labelFontSize labelFontStyle labelFontWeight labelLimit \
    labelLineHeight labelOffset labelOpacity labelOverlap labelPadding labelSeparation tickBand tickCap tickColor \
    tickCount tickDash tickDashOffset tickExtra tickMinStep tickOffset tickOpacity tickRound tickSize tickWidth \
    titleAlign titleAnchor titleAngle titleBaseline titleColor titleFont titleFontSize titleFontStyle titleFontWeight \
    titleLimit titleLineHeight titleOpacity titlePadding titleX titleY domainCap domainColor domainDash \
    domainDashOffset domainOpacity domainWidth gridCap gridColor gridDash gridDashOffset gridOpacity gridWidth \
    gridScale
    """)

  static let legend = names(
    """
    title orient type direction values format formatType offset padding zindex aria description columns columnPadding \
    rowPadding gridAlign clipHeight cornerRadius fillColor strokeColor strokeWidth strokeDash tickCount tickMinStep \
    legendX legendY encoding style labelExpr labelAlign labelBaseline labelColor labelFont labelFontSize labelFontStyle \
    labelFontWeight labelLimit labelOffset labelOpacity labelOverlap labelPadding labelSeparation titleAlign \
    titleAnchor titleBaseline titleColor titleFont titleFontSize titleFontStyle titleFontWeight titleLimit \
    titleLineHeight titleOpacity titleOrient titlePadding gradientLength gradientThickness gradientOpacity \
    gradientStrokeColor gradientStrokeWidth symbolDash symbolDashOffset symbolFillColor symbolLimit symbolOffset \
    symbolOpacity symbolSize symbolStrokeColor symbolStrokeWidth symbolType disable
    """)

  static let header = names(
    """
    title labels orient format formatType style labelExpr labelAlign labelAnchor labelAngle labelBaseline labelColor \
    labelFont labelFontSize labelFontStyle labelFontWeight labelLimit labelLineHeight labelOrient labelPadding \
    titleAlign titleAnchor titleAngle titleBaseline titleColor titleFont titleFontSize titleFontStyle titleFontWeight \
    titleLimit titleLineHeight titleOrient titlePadding
    """)

  static let title = names(
    """
    text subtitle style anchor orient offset frame align angle baseline color dx dy limit lineHeight zindex aria font \
    fontSize fontStyle fontWeight subtitleColor subtitleFont subtitleFontSize subtitleFontStyle subtitleFontWeight \
    subtitleLineHeight subtitlePadding encode interactive
    """)

  static let data = names("url values name format sequence sphere graticule")
  static let format = names("type parse property feature mesh delimiter")

  static let transform = names(
    """
    filter calculate as aggregate groupby joinaggregate window sort frame ignorePeers stack offset bin field timeUnit \
    fold flatten index pivot value limit op impute key keyvals method lookup from default sample density bandwidth extent \
    minsteps maxsteps steps cumulative counts resolve regression on order params loess quantile probs step param
    """)

  /// What only matters to interaction, so that a picture has nothing of it.
  static let interactive: Set<String> = ["tooltip", "cursor", "selection", "key", "href"]
}
