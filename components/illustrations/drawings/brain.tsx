import { DrawnRay, EyeFromAbove, FaintLine, Outline, Ray } from './shapes';

export const brainDrawings = {
  // Saccades as arcs along a line of text, with a fixation at the end of each.
  learning: (
    <>
      <FaintLine
        strokeWidth="6"
        d="M20 84h46M81 84h30M126 84h54M195 84h38M248 84h52M20 119h34M69 119h58M142 119h40M197 119h26M238 119h62M20 154h56M91 154h36M142 154h30M187 154h50"
      />
      <DrawnRay d="M39 84Q66.5 -4 94 84Q121.5 -4 149 84Q180 -15.2 211 84Q240.5 -10.4 270 84" />
      <circle className="land-1 fill-accent" cx="39" cy="84" r="7" />
      <circle className="land-2 fill-accent" cx="94" cy="84" r="7" />
      <circle className="land-3 fill-accent" cx="149" cy="84" r="7" />
      <circle className="land-4 fill-accent" cx="211" cy="84" r="7" />
      <circle className="land-5 fill-accent" cx="270" cy="84" r="7" />
    </>
  ),
  // A head from above: the inner fibres of both eyes cross on the way to the visual cortex.
  'cortical-visual-impairment': (
    <>
      <Outline d="M62 74C70 42 112 18 168 18C232 18 276 46 276 90S232 162 168 162C112 162 70 138 62 106Q34 90 62 74Z" />
      <Outline d="M139.2 20.2Q143.2 11.5 166.9 11.5T186.6 18.8M139.2 159.8Q143.2 168.5 166.9 168.5T186.6 161.2" />
      <EyeFromAbove x={92} y={60} radius={19} turn={180} />
      <EyeFromAbove x={92} y={120} radius={19} turn={180} />
      <Outline
        strokeWidth="7"
        d="M233.8 36.6A73 73 0 0 1 256.6 82.4M233.8 143.4A73 73 0 0 0 256.6 97.6"
      />
      <DrawnRay d="M110 55C128 57 128 80 148 80S178 50 206 50L241.3 49.8M110 65C124 67 130 80 148 90S180 120 206 120S229.3 115.3 251.3 109.3" />
      <DrawnRay
        className="draw stroke-accent2"
        d="M110 125C128 123 128 100 148 100S178 130 206 130L241.3 130.2M110 115C124 113 130 100 148 90S180 60 206 60S229.3 64.7 251.3 70.7"
      />
      <circle className="land-5 fill-accent" cx="241.3" cy="49.8" r="6" />
      <circle className="land-5 fill-accent" cx="251.3" cy="109.3" r="6" />
      <circle className="land-5 fill-accent2" cx="241.3" cy="130.2" r="6" />
      <circle className="land-5 fill-accent2" cx="251.3" cy="70.7" r="6" />
    </>
  ),
  // A head from above, hit from behind: one line of sight reaches the bead, the other misses it.
  concussion: (
    <>
      <Outline d="M212 78C204 44 168 22 122 22C70 22 34 50 34 90S70 158 122 158C168 158 204 136 212 102Q236 90 212 78Z" />
      <Outline d="M106 23.4Q108 14 125 14T145 24M106 156.6Q108 166 125 166T145 156" />
      <FaintLine d="M138 86C138 60 118 42 94 44C70 46 52 62 52 86ZM138 94C138 120 118 138 94 136C70 134 52 118 52 94ZM74 70Q84 58 92 70T112 68M74 110Q84 122 92 110T112 112" />
      <DrawnRay d="M40 34Q24 46 18 66M28 20Q10 36 4 62" />
      <Ray d="M62 10L54 24M10 88H22" />
      <EyeFromAbove x={161} y={58} radius={20} turn={14.6}>
        <DrawnRay d="M22 0H115" />
      </EyeFromAbove>
      <path className="stroke-accent2" strokeDasharray="3 8" d="M183 116L272 93" />
      <EyeFromAbove x={161} y={122} radius={20} turn={11}>
        <DrawnRay className="draw stroke-accent2" d="M22 0H140" />
      </EyeFromAbove>
      <circle className="land-5 fill-accent" cx="284" cy="90" r="10" />
    </>
  ),
  // A clock face without its left half (hemianopia): saccades go past it to an anchor line at the edge.
  stroke: (
    <>
      <FaintLine
        strokeDasharray="2 9"
        d="M190 12A60 60 0 0 0 190 132M165 115.3L169 108.4M146.7 97L153.6 93M140 72L148 72M146.7 47L153.6 51M165 28.7L169 35.6"
      />
      <Outline
        strokeWidth="3"
        d="M190 12A60 60 0 0 1 190 132M190 22L190 31M215 28.7L210.5 36.5M233.3 47L225.5 51.5M240 72L231 72M233.3 97L225.5 92.5M215 115.3L210.5 107.5M190 122L190 113"
      />
      <Outline strokeWidth="5" d="M190 72V44M190 72L213 59" />
      <circle className="fill-text" cx="190" cy="72" r="5" />
      <path className="stroke-accent2" strokeWidth="7" d="M40 12V168" />
      <DrawnRay d="M284 160Q256 114 228 160Q199 114 170 160Q141 114 112 160Q84 114 56 160" />
      <circle className="land-1 fill-accent" cx="284" cy="160" r="7" />
      <circle className="land-2 fill-accent" cx="228" cy="160" r="7" />
      <circle className="land-3 fill-accent" cx="170" cy="160" r="7" />
      <circle className="land-4 fill-accent" cx="112" cy="160" r="7" />
      <circle className="land-5 fill-accent" cx="56" cy="160" r="7" />
    </>
  ),
  // An eye with three sharp letters: two are linked to their sounds, the third is not yet.
  'reading-difficulties': (
    <>
      <EyeFromAbove x={48} y={128} radius={32}>
        <DrawnRay className="draw stroke-accent2" d="M34 0H68" />
      </EyeFromAbove>
      <rect className="fill-raised stroke-text" x="120" y="102" width="52" height="52" rx="6" />
      <rect className="fill-raised stroke-text" x="186" y="102" width="52" height="52" rx="6" />
      <rect className="fill-raised stroke-text" x="252" y="102" width="52" height="52" rx="6" />
      <Outline
        strokeWidth="5"
        d="M138 112V144M138 134A9 9 0 1 1 138 135M221 126V144M221 134A9 9 0 1 0 221 135M277 112V138Q277 145 285 143M269 122H285"
      />
      <DrawnRay d="M146 94V68M212 94V68" />
      <FaintLine strokeWidth="3" strokeDasharray="2 8" d="M278 94V68" />
      <path
        className="land-1 stroke-accent"
        strokeWidth="4"
        d="M128 35V45M137 22V58M146 30V50M155 34V46M164 37V43"
      />
      <path
        className="land-3 stroke-accent"
        strokeWidth="4"
        d="M194 34V46M203 29V51M212 22V58M221 28V52M230 34V46"
      />
      <path
        className="land-5 stroke-accent"
        strokeWidth="4"
        d="M260 37V43M269 20V60M278 35V45M287 31V49M296 37V43"
      />
    </>
  ),
};
