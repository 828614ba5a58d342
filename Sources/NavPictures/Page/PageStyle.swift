/// The style of a page around its picture.
enum PageStyle {
  static func text(_ theme: Theme) -> String {
    let dark = rules(.dark)
    let light = rules(.light)
    return switch theme {
    case .light: light + shared
    case .dark: dark + shared
    case .auto: light + "@media (prefers-color-scheme:dark){\(dark)}" + shared
    }
  }

  private static func rules(_ palette: Theme.Palette) -> String {
    """
    :root{color-scheme:\(palette.background == Theme.Palette.dark.background ? "dark" : "light");--bg:\(palette.background);--card:\(palette.card);--ink:\(palette.ink);\
    --muted:\(palette.muted);--line:\(palette.outline);--hair:\(palette.hair);--mark:\(palette.back)}
    """
  }

  private static let shared = """
    *{box-sizing:border-box}html,body{height:100%}body{margin:0;display:flex;flex-direction:column;background:var(--bg);color:var(--ink);font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
    header{display:flex;flex-wrap:wrap;gap:8px 14px;align-items:center;padding:10px 16px;border-bottom:1px solid var(--hair);background:var(--card)}h1{font-size:17px;margin:0}header p{margin:0;color:var(--muted)}
    .tools{display:flex;gap:6px;margin-left:auto}button,input{font:inherit;color:inherit;min-height:32px;padding:0 10px;border:1px solid var(--line);border-radius:8px;background:var(--card)}button{cursor:pointer}
    button:focus-visible,input:focus-visible,summary:focus-visible,a:focus-visible,#view:focus-visible{outline:3px solid var(--mark);outline-offset:1px}.c:focus{outline:none}.c:focus-visible .card{stroke:var(--mark);stroke-width:3}
    main{position:relative;flex:1;min-height:320px;overflow:hidden}#view{position:absolute;inset:0;width:100%;height:100%;touch-action:none;cursor:grab;user-select:none}#view.drag{cursor:grabbing}
    #map{position:absolute;right:12px;bottom:12px;background:var(--card);border:1px solid var(--line);border-radius:8px}#map rect{fill:var(--muted)}#map .seen{fill:none;stroke:var(--mark);stroke-width:2;vector-effect:non-scaling-stroke}
    aside{position:absolute;top:12px;right:12px;width:300px;max-height:calc(100% - 146px);overflow:auto;background:var(--card);border:1px solid var(--line);border-radius:10px;padding:12px 14px}aside:empty{display:none}aside h2{font-size:15px;margin:0 0 4px}aside h3{font-size:12px;color:var(--muted);margin:10px 0 2px}aside ul{margin:0;padding-left:18px}aside a{color:var(--mark)}aside button{min-height:28px;margin:2px 4px 2px 0}
    #way{position:absolute;top:0;left:0;max-width:100%;display:flex;gap:6px;padding:8px 12px;overflow-x:auto;background:var(--bg)}#way:empty{display:none}#way button{flex:none;min-height:28px}#way button+button::before{content:"› ";color:var(--muted)}
    #paper{display:none}.c{cursor:pointer}.fold,.more{cursor:pointer}.k{transform:scale(var(--k,1))}.e.pick{stroke:var(--mark)!important;stroke-width:4}.c.on .card{stroke:var(--mark);stroke-width:2.5}.e.on{stroke:var(--mark)!important;stroke-width:3.5}.c.hit .card{stroke:var(--mark);stroke-width:3;stroke-dasharray:none}.plus{fill:var(--card);stroke:var(--line)}.sign{font-size:11px;fill:var(--ink);text-anchor:middle}
    \(Theme.middle("#view.small "))\(Theme.far("#view.tiny "))#view.tiny .e{stroke-width:1.5}#view.tiny .e.in{display:none}#view.small .fold.open,#view.tiny .fold{display:none}
    details{border-top:1px solid var(--hair);background:var(--card);max-height:50%;overflow:auto}summary{padding:8px 16px;cursor:pointer}table{border-collapse:collapse;margin:0 16px 16px}th,td{text-align:left;vertical-align:top;padding:4px 10px;border-top:1px solid var(--hair)}td ul{margin:0;padding-left:18px}
    @media (max-width:700px){aside{left:12px;right:12px;top:auto;bottom:12px;width:auto;max-height:45%}#map{display:none}}
    @page{size:A4 landscape;margin:9mm}
    @media print{html,body{height:auto;background:#FFFFFF}body{display:block}header,main,details,.fold.open{display:none}#paper{display:block}#paper ul{columns:4;font-size:11px;padding-left:16px}figure{margin:0;break-before:page;break-inside:avoid}figcaption{font-size:12px}figure svg{display:block;width:100%;height:calc(100vh - 24px)}}
    """
}
