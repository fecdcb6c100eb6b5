import {
  EyeInProfile,
  FaintLine,
  Outline,
  Ray,
  ring,
  SecondRay,
  Shuttlecock,
  Surface,
} from './shapes';

export const eyeCareDrawings = {
  // The beam of a torch passes the pupil of an eye and lights its retina.
  'eye-care': (
    <>
      <Outline d="M157.9 52.1A66 66 0 1 1 157.9 127.9A43 43 0 0 1 157.9 52.1L163.9 70M157.9 127.9L163.9 110" />
      <Outline transform="translate(212 90) rotate(24)" d="M68 -6H90M68 6H90" />
      <Outline strokeWidth="7" d="M252.6 38A66 66 0 0 1 252.6 142" />
      <path className="stroke-accent2" strokeWidth="7" d="M272.9 64.5A66 66 0 0 1 272.9 115.5" />
      <ellipse className="fill-raised stroke-text" cx="174" cy="90" rx="10" ry="25" />
      <Ray d="M98 68L174 88L271 114M98 112L174 92L271 66" />
      <rect className="fill-raised stroke-text" x="8" y="74" width="62" height="32" rx="8" />
      <Surface d="M70 74L88 62V118L70 106Z" />
      <Outline strokeWidth="4" d="M34 90H46" />
    </>
  ),
  // Two eyes behind a trial frame with a lens in each ring.
  'eye-examination': (
    <>
      <Outline d="M144.8 78H175.2M148 113Q160 89 172 113M26 90H13V110M294 90H307V110" />
      <circle className="fill-raised stroke-text" cx="160" cy="78" r="7" />
      <circle className="stroke-text" cx="86" cy="90" r="60" />
      <circle className="stroke-text" cx="234" cy="90" r="60" />
      <FaintLine d="M136 90L141 90M129.3 115L133.6 117.5M111 133.3L113.5 137.6M86 140L86 145M61 133.3L58.5 137.6M42.7 115L38.4 117.5M36 90L31 90M284 90L289 90M277.3 115L281.6 117.5M259 133.3L261.5 137.6M234 140L234 145M209 133.3L206.5 137.6M190.7 115L186.4 117.5M184 90L179 90" />
      <path
        className="stroke-accent2"
        strokeWidth="7"
        d="M48.5 58.5L29.3 42.4M271.5 58.5L290.7 42.4"
      />
      <circle className="stroke-accent2" strokeWidth="3" cx="86" cy="90" r="45" />
      <circle className="stroke-accent2" strokeWidth="3" cx="234" cy="90" r="45" />
      <Outline d="M52 90Q86 56 120 90Q86 124 52 90Z" />
      <circle className="fill-raised stroke-text" cx="86" cy="90" r="15" />
      <circle className="fill-text" cx="86" cy="90" r="7.5" />
      <circle className="fill-surface" cx="89" cy="87" r="2.5" />
      <Outline d="M200 90Q234 56 268 90Q234 124 200 90Z" />
      <circle className="fill-raised stroke-text" cx="234" cy="90" r="15" />
      <circle className="fill-text" cx="234" cy="90" r="7.5" />
      <circle className="fill-surface" cx="237" cy="87" r="2.5" />
    </>
  ),
  // A child with one eye covered names pictures on a chart that are smaller in each line.
  'childrens-eye-test': (
    <>
      <rect className="fill-raised stroke-text" x="22" y="14" width="112" height="152" rx="10" />
      <Outline strokeWidth="4" d="M38 52L56 34L74 52V72H38ZM86 40H118V72H86Z" />
      <Outline strokeWidth="3" d="M39 94H59V114H39ZM97 106L107 94L117 106V115H97Z" />
      <circle className="stroke-text" strokeWidth="3" cx="78" cy="104" r="10.5" />
      <Outline d="M72 147L78 140L84 147V152H72ZM101 140H113V152H101Z" />
      <circle className="stroke-text" cx="49" cy="146" r="6" />
      <Ray strokeDasharray="7 9" d="M198 91L125 103" />
      <Outline d="M186 84A52 54 0 1 1 290 84V96A52 56 0 0 1 186 96Z" />
      <Outline d="M187 78Q206 74 214 52Q236 70 289 70M186 82Q172 80 174 94T188 106M290 82Q304 80 302 94T288 106" />
      <path className="fill-surface stroke-text" d="M203 89Q217 75 231 89Q217 103 203 89Z" />
      <circle className="fill-text" cx="215" cy="89" r="6" />
      <Outline d="M238 98Q233 110 240 111M222 127Q238 138 254 127" />
      <circle className="fill-raised stroke-accent2" strokeWidth="4" cx="262" cy="89" r="19" />
      <path className="stroke-accent2" strokeWidth="7" d="M270 112L286 164" />
    </>
  ),
  // A magnifier over lines of text doubles the size of the words inside it.
  'low-vision-aids': (
    <>
      <FaintLine
        strokeWidth="5"
        d="M20 30h44M76 30h62M150 30h28M190 30h50M252 30h44M20 54h38M70 54h50M132 54h84M228 54h60M20 78h28M60 78h56M128 78h32M172 78h72M256 78h44M20 102h64M96 102h34M142 102h62M216 102h26M254 102h46M20 126h34M66 126h40M118 126h110M240 126h58M20 150h52M84 150h66M162 150h34"
      />
      <g className="stroke-text" transform="translate(128 90) rotate(30)">
        <path strokeWidth="6" d="M66 0h12" />
        <rect className="fill-raised" x="78" y="-10" width="60" height="20" rx="10" />
      </g>
      <circle className="fill-raised stroke-text" cx="128" cy="90" r="66" />
      <path
        className="stroke-accent2"
        strokeWidth="10"
        d="M79 66H104M128 66H177M79 114H132M156 114H177"
      />
    </>
  ),
  // Sparks of a firecracker, and a shuttlecock, stop at the protective lens in front of an eye.
  'eye-injuries': (
    <>
      <Ray d="M60 42V22M73.4 47.6L86 35M79 61H99M73.4 74.4L86 87M60 80V100M46.6 74.4L34 87M41 61H21M46.6 47.6L34 35" />
      <circle className="fill-accent" cx="60" cy="61" r="8" />
      <Ray strokeDasharray="6 10" d="M102 44L148 36M114 61H144M102 79L144 86" />
      <g transform="translate(84 138) rotate(-12)">
        <Shuttlecock />
      </g>
      <SecondRay strokeDasharray="6 10" d="M112 132L146 124" />
      <SecondRay d="M182 20H206M182 160H206" />
      <path className="stroke-accent2" strokeWidth="7" d="M182 20Q148 90 182 160" />
      <EyeInProfile transform="translate(245.6 90) scale(-1 1)" />
      <ellipse className="fill-raised stroke-text" cx="222.6" cy="90" rx="10" ry="17" />
    </>
  ),
  // A lamp lights a page of small text; a phone over it magnifies the lines.
  'low-vision': (
    <>
      <Outline d="M18 164H82M50 164V92L86 46" />
      <Surface d="M78 28L108 48L94 72L64 52Z" />
      <Ray d="M90 84L98 112M104 78L124 106M116 66L146 88" />
      <FaintLine
        strokeWidth="5"
        d="M108 128H134M146 128H168M108 146H120M132 146H168M108 164H146M158 164H168M278 128H302M278 146H288M278 164H302"
      />
      <rect className="fill-raised stroke-text" x="180" y="12" width="88" height="156" rx="12" />
      <path className="fill-text" transform="translate(224 60) scale(.56)" d={ring} />
      <path
        className="stroke-accent2"
        strokeWidth="10"
        d="M202 112H216M236 112H248M202 136H226M246 136H248"
      />
    </>
  ),
};
