/// The themes of Vega's collection, as a specification's `config` says them, without fonts.
///
/// A line of the table is a theme: its name, perhaps that of another one which it changes, and then names of objects, each
/// followed by its members. A value with a comma is a list.
enum VegaThemes {
  /// The settings of a theme; none for a theme that isn't Vega's.
  static func settings(_ theme: VegaLiteSpec.Theme) -> SpecSettings { all[theme.rawValue] ?? SpecSettings() }

  private static let all: [String: SpecSettings] = changing([:]) { themes in
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").dropFirst()
      guard let name = words.first else { continue }
      var (theme, paths): (SpecSettings, [Substring]) = (SpecSettings(), [])
      for word in words.dropFirst() {
        let parts = word.split(separator: "=")
        if parts.count == 2 {
          let member: [String: DataValue] = [String(parts[0]): value(parts[1])]
          for path in paths {
            let names = path == "config" ? [] : path.split(separator: ".")
            theme = SpecSettings(names.reversed().reduce(member) { [String($1): .record($0)] }).over(theme)
          }
        } else if let other = themes["vega:" + word] {
          theme = other
        } else {
          paths = word.split(separator: "+")
        }
      }
      themes["vega:" + name] = theme
    }
  }

  private static func value(_ text: Substring) -> DataValue {
    if text.contains(",") { return .list(text.split(separator: ",").map(value)) }
    if let number = Double(text) { return .number(number) }
    return ["true": .bool(true), "false": .bool(false), "null": .null][text] ?? .text(String(text))
  }

  private static let table = """
    theme dark axis domainColor=#fff gridColor=#888 tickColor=#fff config background=#333 \
    style.guide-label+style.guide-title fill=#fff title color=#fff subtitleColor=#fff view stroke=#888
    theme excel arc+area+rect fill=#4572a7 axis bandPosition=0.5 grid=true gridColor=#000 gridWidth=0.5 \
    labelPadding=10 tickSize=5 tickWidth=0.5 axisBand grid=false tickExtra=true legend labelFontSize=11 symbolSize=50 \
    symbolType=square line stroke=#4572a7 strokeWidth=2 range category=#4572a7,#aa4643,#8aa453,#71598e,#4598ae,\
    #d98445,#94aace,#d09393,#b9cc98,#a99cbc
    theme ggplot2 arc+area+rect fill=#000 axis domain=false grid=true gridColor=#fff labelColor=#7f7f7f \
    labelPadding=4 tickColor=#7f7f7f tickSize=5.67 titleFontSize=16 titleFontWeight=normal legend labelFontSize=11 \
    symbolSize=40 line stroke=#000 range category=#000,#7f7f7f,#1a1a1a,#999,#333,#b0b0b0,#4d4d4d,#c9c9c9,#666,#dcdcdc
    theme quartz arc+area+rect fill=#ab5787 axis domainColor=#979797 domainWidth=0.5 gridWidth=0.2 labelColor=#979797 \
    tickColor=#979797 tickWidth=0.2 titleColor=#979797 axisBand grid=false axisX grid=true tickSize=10 axisY \
    domain=false grid=true tickSize=0 config background=#f9f9f9 legend labelFontSize=11 padding=1 symbolSize=30 \
    symbolType=square line stroke=#ab5787 range category=#ab5787,#51b2e5,#703c5c,#168dd9,#d190b6,#00609f,#d365ba,\
    #154866,#666,#c4c4c4
    theme vox arc+area+rect fill=#3e5c69 axis domainWidth=0.5 grid=true labelPadding=2 tickSize=5 tickWidth=0.5 \
    titleFontWeight=normal axisBand grid=false axisX gridWidth=0.2 axisY gridDash=3, gridWidth=0.4 legend \
    labelFontSize=11 padding=1 symbolType=square line stroke=#3e5c69 range category=#3e5c69,#6793a6,#182429,#0570b0,\
    #3690c0,#74a9cf,#a6bddb,#e2ddf2
    theme fivethirtyeight arc+area+rect fill=#30a2da axis domainColor=#cbcbcb grid=true gridColor=#cbcbcb gridWidth=1 \
    labelColor=#999 labelFontSize=10 labelPadding=4 tickColor=#cbcbcb tickSize=10 titleColor=#333 titleFontSize=14 \
    titlePadding=10 axisBand grid=false config background=#f0f0f0 bar binSpacing=2 fill=#30a2da stroke=null legend \
    labelColor=#333 labelFontSize=11 padding=1 symbolSize=30 symbolType=square titleColor=#333 titleFontSize=14 \
    titlePadding=10 line stroke=#30a2da strokeWidth=2 point filled=true shape=circle range category=#30a2da,#fc4f30,\
    #e5ae38,#6d904f,#8b8b8b,#b96db8,#ff9e27,#56cc60,#52d2ca,#52689e,#545454,#9fe4f8 diverging=#cc0020,#e77866,\
    #f6e7e1,#d6e8ed,#91bfd9,#1d78b5 heatmap=#d6e8ed,#cee0e5,#91bfd9,#549cc6,#1d78b5 title anchor=start fontSize=24 \
    fontWeight=600 offset=20
    theme latimes arc+area+rect fill=#82c6df axis labelFontSize=11.5 labelFontWeight=normal titleFontSize=13 \
    titleFontWeight=normal axisX labelAngle=0 labelPadding=4 tickSize=3 axisY labelBaseline=middle maxExtent=45 \
    minExtent=45 tickSize=2 titleAlign=left titleAngle=0 titleX=-45 titleY=-11 legend labelFontSize=11.5 \
    symbolType=square titleFontSize=13 titleFontWeight=normal line stroke=#82c6df strokeWidth=2 range \
    category=#ec8431,#829eb1,#c89d29,#3580b1,#adc839,#ab7fb4 diverging=#e68a4f,#f4bb6a,#f9e39c,#dadfe2,#a6b7c6,\
    #849eae heatmap=#fbf2c7,#f9e39c,#f8d36e,#f4bb6a,#e68a4f,#d15a40,#ab4232 ordinal=#fbf2c7,#f9e39c,#f8d36e,#f4bb6a,\
    #e68a4f,#d15a40,#ab4232 ramp=#fbf2c7,#f9e39c,#f8d36e,#f4bb6a,#e68a4f,#d15a40,#ab4232 title anchor=start \
    color=#000 fontSize=22 fontWeight=normal
    theme urbaninstitute arc+area+rect fill=#1696d2 axisX domain=true domainColor=#000 domainWidth=1 grid=false \
    labelAngle=0 labelFontSize=12 tickColor=#000 tickSize=5 titleFontSize=12 titlePadding=10 axisY domain=false \
    domainWidth=1 grid=true gridColor=#dedddd gridWidth=1 labelFontSize=12 labelPadding=8 ticks=false titleAngle=0 \
    titleFontSize=12 titlePadding=10 titleX=18 titleY=-10 legend labelFontSize=12 offset=10 symbolSize=100 \
    titleFontSize=12 titlePadding=10 line color=#1696d2 stroke=#1696d2 strokeWidth=5 point filled=true range \
    category=#1696d2,#ec008b,#fdbf11,#000,#d2d2d2,#55b748 diverging=#ca5800,#fdbf11,#fdd870,#fff2cf,#cfe8f3,#73bfe2,\
    #1696d2,#0a4c6a heatmap=#ca5800,#fdbf11,#fdd870,#fff2cf,#cfe8f3,#73bfe2,#1696d2,#0a4c6a ordinal=#cfe8f3,#a2d4ec,\
    #73bfe2,#46abdb,#1696d2,#12719e ramp=#cfe8f3,#a2d4ec,#73bfe2,#46abdb,#1696d2,#12719e,#0a4c6a,#062635 style.bar \
    fill=#1696d2 stroke=null text align=center color=#1696d2 fontSize=11 fontWeight=400 size=11 title anchor=start \
    fontSize=18 trail color=#1696d2 size=1 stroke=#1696d2 strokeWidth=0 view stroke=transparent
    theme googlecharts arc+area+circle+rect fill=#36c axis domain=false grid=true gridColor=#ccc tickColor=#ccc \
    padding bottom=10 left=10 right=10 top=10 range category=#4285f4,#db4437,#f4b400,#0f9d58,#ab47bc,#00acc1,#ff7043,\
    #9e9d24,#5c6bc0,#f06292,#00796b,#c2185b heatmap=#c6dafc,#5e97f6,#2a56c6 \
    style.group-title+style.guide-label+style.guide-title fontSize=12 title anchor=start dy=-3 fontSize=14 \
    fontWeight=bold
    theme powerbi arc+bar+rect fill=#118dff area fill=#118dff line=true opacity=0.6 axis domain=false grid=false \
    labelColor=#605e5c labelFontSize=12 ticks=false titleColor=#252423 titleFontSize=16 titleFontWeight=normal \
    axisBand tickExtra=true axisQuantitative grid=true gridColor=#c8c6c4 gridDash=1,5 labelFlush=false tickCount=3 \
    axisX labelPadding=5 axisY labelPadding=10 config background=transparent header labelColor=#605e5c \
    labelFontSize=13.33333333 titleColor=#252423 titleFontSize=16 legend labelColor=#605e5c labelFontSize=13.33333333 \
    symbolSize=75 symbolType=circle titleColor=#605e5c titleFontWeight=bold line stroke=#118dff strokeCap=round \
    strokeJoin=round strokeWidth=3 point fill=#118dff filled=true size=75 range category=#118dff,#12239e,#e66c37,\
    #6b007b,#e044a7,#744ec2,#d9b300,#d64550 diverging=#deefff,#118dff heatmap=#deefff,#118dff ordinal=#deefff,\
    #c7e4ff,#b0d9ff,#9aceff,#83c3ff,#6cb9ff,#55aeff,#3fa3ff,#2898ff,#118dff text fill=#605e5c fontSize=12 view \
    stroke=transparent
    theme carbonwhite arc+area+circle+rect fill=#6929c4 axis grid=true gridColor=#e0e0e0 labelAngle=0 \
    labelColor=#525252 labelFontSize=12 labelFontWeight=400 titleColor=#161616 titleFontSize=12 titleFontWeight=600 \
    axisX titlePadding=10 axisY titlePadding=2.5 range category=#6929c4,#1192e8,#005d5d,#9f1853,#fa4d56,#570408,\
    #198038,#002d9c,#ee538b,#b28600,#009d9a,#012749,#8a3800,#a56eff diverging=#750e13,#a2191f,#da1e28,#fa4d56,\
    #ff8389,#ffb3b8,#ffd7d9,#fff1f1,#e5f6ff,#bae6ff,#82cfff,#33b1ff,#1192e8,#0072c3,#00539a,#003a6d heatmap=#f6f2ff,\
    #e8daff,#d4bbff,#be95ff,#a56eff,#8a3ffc,#6929c4,#491d8b,#31135e,#1c0f30 style.guide-label+style.guide-title \
    fill=#525252 fontWeight=400 title anchor=start color=#161616 dy=-15 fontSize=16 fontWeight=600 view fill=#fff \
    stroke=#fff
    theme carbong10 carbonwhite config background=#f4f4f4
    theme carbong90 carbonwhite arc+area+circle+rect fill=#d4bbff axis gridColor=#525252 labelColor=#c6c6c6 \
    titleColor=#f4f4f4 config background=#262626 range category=#8a3ffc,#33b1ff,#007d79,#ff7eb6,#fa4d56,#fff1f1,\
    #6fdc8c,#4589ff,#d12771,#d2a106,#08bdba,#bae6ff,#ba4e00,#d4bbff style.guide-label+style.guide-title fill=#c6c6c6 \
    title color=#f4f4f4 view fill=#161616 stroke=#161616
    theme carbong100 carbong90 axis gridColor=#393939 config background=#161616
    """
}
