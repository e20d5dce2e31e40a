import Canvas
import CanvasSVG

extension Target {
  /// Bytes as an SVG picture, drawn small, as a whole and element by element, and written again.
  static let svg = Target(
    name: "svg", mostSeconds: 10,
    seeds: {
      [
        """
        <style>.a>rect:first-child,[id~=b]{fill:url(#g) red!important}</style>
        <g class="a" transform="rotate(9 1,2)"><rect width="9" height="50%" rx="2"/></g>
        <linearGradient id="g" href="#h" x2=".5" spreadMethod="reflect">
        <stop offset="1" stop-color="rgb(1 2 3 / 50%)"/></linearGradient><radialGradient id="h" fr=".1">
        <stop/></radialGradient>
        """,
        """
        <clipPath id="c"><path d="M0 0c1 2 3 4 5 6A1 2 3 0 1 9 9z"/></clipPath>
        <mask id="m" mask-type="alpha"><use href="#t"/></mask>
        <g clip-path="url(#c)" mask="url(#m)" opacity=".5" style="mix-blend-mode:hue">
        <text id="t" x="1 2" y="9" font-size="8" textLength="9">Aé<tspan dx="1" rotate="9">b</tspan>
        <textPath href="#p">cd</textPath></text></g><path id="p" d="M0 0h9"/>
        """,
        """
        <filter id="f"><feGaussianBlur stdDeviation="1 2"/><feColorMatrix type="saturate" values=".5"/>
        <feOffset dx="1" result="o"/><feComposite in2="o" operator="arithmetic" k1="1"/>
        <feMorphology radius="1"/><feTile/><feMerge><feMergeNode/></feMerge>
        <feTurbulence baseFrequency=".1" numOctaves="2"/><feDisplacementMap in2="o" scale="3"/>
        <feConvolveMatrix kernelMatrix="1 0 0 0 1 0 0 0 1"/><feSpecularLighting><feSpotLight x="1" z="9"/>
        </feSpecularLighting></filter><circle r="9" filter="url(#f) blur(1px) drop-shadow(1px 2px red)"/>
        """,
        """
        <symbol id="s" viewBox="0 0 2 1" preserveAspectRatio="xMinYMax slice">
        <pattern id="q" width=".2" height="1"><image href="data:image/svg+xml,&lt;svg/>" width="1"/>
        </pattern><ellipse rx="1" fill="url(#q)"/></symbol><marker id="k" orient="auto">
        <line x2="1" stroke="context-stroke"/></marker><use href="#s" width="9"/><switch>
        <a systemLanguage="en">
        <polyline points="0 0 9,9 9 0" marker-mid="url(#k)" stroke="red" stroke-dasharray="1 2"
        paint-order="stroke"/>
        </a></switch>
        """,
        """
        <style>:root{--c:color-mix(in oklch, red 30%, oklch(.7 .1 none / 50%))}@supports (fill:red){
        :is(rect,.b):not(:nth-child(2n + 1))~*{fill:var(--c, lab(50 9 -9));d:path("M0 0h9v9z")}}
        @font-face{font-family:f;src:url(data:font/ttf;base64,AAEAAA==)}
        g>*{clip-path:polygon(evenodd, 0 0, calc(50% + 1px * 2) 9px, clamp(1px,2em,3rem) min(1%,2px)) fill-box;
        transform:translate(1px,10%) rotate(.1turn) skewX(9grad);transform-origin:left 2px;translate:1px;scale:.5 2;
        font:italic 600 2rem/1.2 f,serif;font-feature-settings:"smcp","ss01" 2;font-variant-caps:small-caps}</style>
        <g lang="sr"><rect width="9" height="9"/><rect class="b" style="clip-path:inset(1px 2% round 1px)"/>
        <path style="mask:url(#m) luminance;fill:hwb(9 1% 2%)"/><text text-transform="uppercase">a fi</text></g>
        <foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">a<br/><b>b</b></p></foreignObject>
        """,
      ].map { Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 20\">\($0)</svg>".utf8) }
        + [Array("<!DOCTYPE svg [<!ENTITY a \"red\">]><svg width=\"1in\" height=\"2em\"><g fill=\"&a;\"/></svg>".utf8)]
    },
    run: { bytes in
      let picture: SVGDocument
      do throws(SVGError) {
        picture = try SVGDocument(data: bytes)
      } catch {
        require(!error.description.contains("\n"), "an error of two lines: \(error)")
        return
      }
      require(picture.size.width > 0 && picture.size.height > 0, "a size without an area: \(picture.size)")
      let size = Size(width: 24, height: 16)
      _ = try picture.image(size: size)
      for id in picture.ids.prefix(3) { _ = try picture.element(id: id)?.image(size: size) }
      _ = try picture.svg(size: size)
    })
}
