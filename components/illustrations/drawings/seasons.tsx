import { FaintLine, Outline, Ray, SecondRay, Surface } from './shapes';

/** The drawings of posts that belong to a season of the year. */
export const seasonDrawings = {
  // An eye looks from afar at the sparks of a fountain cracker; a bucket of water stands ready.
  'post-crackers': (
    <>
      <Ray d="M244 104V30M232 105L214 44M256 105L274 44M222 108L184 66M266 108L304 66" />
      <Ray strokeDasharray="1 9" d="M238 96L230 42M250 96L258 42M228 104L202 62M260 104L286 62" />
      <circle className="fill-accent" cx="244" cy="17" r="6" />
      <circle className="fill-accent" cx="209" cy="31" r="5" />
      <circle className="fill-accent" cx="279" cy="31" r="5" />
      <circle className="fill-accent" cx="175" cy="57" r="5" />
      <circle className="fill-accent" cx="313" cy="57" r="5" />
      <Surface d="M238 112H250L272 160H216Z" />
      <Outline d="M228 134H260" />
      <FaintLine d="M14 160H306" />
      <Surface d="M124 124H168L161 160H131Z" />
      <SecondRay d="M127 135Q136 130 146 135T165 135" />
      <Outline d="M124 124A22 17 0 0 1 168 124" />
      <Outline d="M14 72Q58 26 102 72Q58 118 14 72Z" />
      <circle className="fill-raised stroke-text" cx="62" cy="72" r="19" />
      <circle className="fill-text" cx="65" cy="72" r="9" />
      <circle className="fill-surface" cx="69" cy="68" r="3" />
      <SecondRay strokeDasharray="7 9" d="M112 76L222 104" />
    </>
  ),
  // A small child and a teddy bear, both in round glasses.
  'post-first-glasses': (
    <>
      <Outline d="M50 84A62 62 0 0 1 174 84V96A62 62 0 0 1 50 96Z" />
      <Outline d="M112 24Q96 36 104 50M112 24Q128 34 122 50M112 24Q112 38 112 46" />
      <Outline d="M50 82Q34 78 36 92T52 106M174 82Q190 78 188 92T172 106" />
      <circle className="fill-raised stroke-accent2" strokeWidth="5" cx="87" cy="88" r="22" />
      <circle className="fill-raised stroke-accent2" strokeWidth="5" cx="137" cy="88" r="22" />
      <path
        className="stroke-accent2"
        strokeWidth="5"
        d="M108 83Q112 79 116 83M65 85L50 80M159 85L174 80"
      />
      <circle className="fill-text" cx="90" cy="88" r="8" />
      <circle className="fill-text" cx="140" cy="88" r="8" />
      <circle className="fill-surface" cx="93" cy="85" r="2.5" />
      <circle className="fill-surface" cx="143" cy="85" r="2.5" />
      <Outline d="M110 108Q106 116 114 116M94 130Q112 146 130 130" />
      <circle className="fill-raised stroke-text" cx="216" cy="78" r="15" />
      <circle className="fill-raised stroke-text" cx="284" cy="78" r="15" />
      <circle className="fill-surface stroke-text" cx="250" cy="114" r="46" />
      <ellipse className="fill-raised stroke-text" cx="250" cy="132" rx="20" ry="15" />
      <path className="fill-text" d="M243 124H257L250 132Z" />
      <Outline d="M250 132V138M242 140Q250 145 258 140" />
      <circle className="fill-text" cx="234" cy="104" r="4" />
      <circle className="fill-text" cx="266" cy="104" r="4" />
      <circle className="stroke-accent" strokeWidth="4" cx="234" cy="104" r="13" />
      <circle className="stroke-accent" strokeWidth="4" cx="266" cy="104" r="13" />
      <path
        className="stroke-accent"
        strokeWidth="4"
        d="M247 102Q250 100 253 102M221 102L206 98M279 102L294 98"
      />
    </>
  ),
  // A swimmer in goggles; a case for contact lenses has stayed on the edge of the pool.
  'post-swimming': (
    <>
      <Outline d="M14 64H112V176" />
      <FaintLine d="M14 96H104M46 68V92M80 100V124M30 100V124M14 128H104M46 132V160M14 164H104" />
      <Surface d="M20 44H94V54Q94 62 86 62H28Q20 62 20 54Z" />
      <Surface d="M16 22H52V44H16ZM62 22H98V44H62Z" />
      <Outline d="M30 27V39H38M76 39V27H81A3.5 3.5 0 0 1 81 34H76L84 39" />
      <Surface d="M160 78A48 52 0 0 1 256 78Z" />
      <Outline d="M160 78V96Q162 118 176 128M256 78V96Q254 118 240 128" />
      <Outline d="M160 64Q208 46 256 64" />
      <path
        className="stroke-accent2"
        strokeWidth="7"
        d="M160 84L168 90M256 84L248 90M202 92H214"
      />
      <rect
        className="fill-raised stroke-accent2"
        strokeWidth="5"
        x="167"
        y="80"
        width="36"
        height="27"
        rx="13"
      />
      <rect
        className="fill-raised stroke-accent2"
        strokeWidth="5"
        x="213"
        y="80"
        width="36"
        height="27"
        rx="13"
      />
      <circle className="fill-text" cx="186" cy="94" r="5" />
      <circle className="fill-text" cx="230" cy="94" r="5" />
      <SecondRay d="M114 132Q126 122 138 132T162 132T186 132T210 132T234 132T258 132T282 132T306 132" />
      <SecondRay d="M126 150Q138 140 150 150T174 150T198 150T222 150T246 150T270 150T294 150" />
      <SecondRay d="M138 168Q150 158 162 168T186 168T210 168T234 168T258 168T282 168" />
    </>
  ),
  // Below an umbrella in the rain, an eye with the veins of an infection, and a tear.
  'post-eye-flu': (
    <>
      <FaintLine d="M18 20L10 44M46 8L38 32M282 8L274 32M310 20L302 44M30 70L22 94M296 70L288 94M18 124L10 148M304 124L296 148M50 120L42 144M274 128L266 152" />
      <Surface d="M66 72A94 62 0 0 1 254 72Q238 58 222 72Q206 58 191 72Q176 58 160 72Q144 58 129 72Q114 58 98 72Q82 58 66 72Z" />
      <Outline d="M160 10V4M160 10Q128 26 129 72M160 10Q192 26 191 72" />
      <Outline d="M68 124Q160 44 252 124Q160 196 68 124Z" className="fill-surface stroke-text" />
      <Ray d="M82 122Q96 118 104 124T126 122M100 121Q106 112 116 112M104 125Q112 134 122 134M238 122Q224 118 216 124T194 122M220 121Q214 112 204 112M216 125Q208 134 198 134" />
      <circle className="fill-raised stroke-text" cx="160" cy="122" r="27" />
      <circle className="fill-text" cx="160" cy="122" r="12" />
      <circle className="fill-surface" cx="166" cy="116" r="4" />
      <path
        className="fill-accent2"
        d="M232 142Q222 156 222 163A10 10 0 0 0 242 163Q242 156 232 142Z"
      />
    </>
  ),
  // Figures on a blackboard are sharp in the lenses of a pair of glasses and blurred beside them.
  'post-school-year': (
    <>
      <Outline strokeWidth="5" d="M14 14H306V138H14Z" />
      <Outline d="M14 152H306" />
      <path className="stroke-accent" strokeWidth="6" d="M230 148H254" />
      <g className="stroke-text [filter:blur(5px)]" strokeWidth="8">
        <path d="M32 62L44 52V104" />
        <path d="M276 52L259 88H289M280 70V104" />
      </g>
      <circle className="fill-raised stroke-accent2" strokeWidth="6" cx="110" cy="78" r="40" />
      <circle className="fill-raised stroke-accent2" strokeWidth="6" cx="206" cy="78" r="40" />
      <path
        className="stroke-accent2"
        strokeWidth="6"
        d="M150 74Q158 62 166 74M70 72L62 50M246 72L254 50"
      />
      <Outline strokeWidth="5" d="M95 66A15 15 0 0 1 125 66Q125 78 95 104H126" />
      <Outline strokeWidth="5" d="M192 54H220L202 74A15.5 15.5 0 1 1 190 98" />
    </>
  ),
  // A pair of glasses and a pen lie on an answer sheet, below a clock; a phone is turned face down.
  'post-exams': (
    <>
      <g transform="rotate(-5 110 96)">
        <rect className="fill-raised stroke-text" x="32" y="14" width="156" height="158" rx="6" />
        <FaintLine d="M58 20V166M72 38H172M72 58H172M72 78H172M72 138H172M72 156H140" />
        <circle className="fill-raised stroke-accent2" strokeWidth="5" cx="86" cy="110" r="26" />
        <circle className="fill-raised stroke-accent2" strokeWidth="5" cx="148" cy="110" r="26" />
        <path
          className="stroke-accent2"
          strokeWidth="5"
          d="M112 105Q117 98 122 105M60 106L46 80M174 106L188 80"
        />
        <Outline d="M74 98H98M74 110H98M74 122H98M136 98H160M136 110H160M136 122H150" />
      </g>
      <path
        className="fill-accent stroke-accent"
        transform="translate(220 136) rotate(14)"
        d="M-5 -34H5V22L0 36L-5 22Z"
      />
      <circle className="fill-surface stroke-text" cx="262" cy="56" r="42" />
      <Outline d="M262 20V27M262 85V92M226 56H233M291 56H298" />
      <Outline strokeWidth="5" d="M262 56V34M262 56L279 66" />
      <circle className="fill-text" cx="262" cy="56" r="4" />
      <rect className="fill-raised stroke-line" x="252" y="116" width="40" height="56" rx="7" />
      <rect className="stroke-line" x="258" y="122" width="13" height="18" rx="5" />
    </>
  ),
};
