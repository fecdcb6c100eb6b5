import { FaintLine, Outline, ring, SecondRay, Surface } from './shapes';

export const clinicDrawings = {
  // Two speech bubbles: one with an eye, one with lines of text in answer.
  about: (
    <>
      <Surface d="M34 18H150Q164 18 164 32V92Q164 106 150 106H86L58 132V106H34Q20 106 20 92V32Q20 18 34 18Z" />
      <Outline d="M44 62Q92 18 140 62Q92 106 44 62Z" />
      <circle className="fill-surface stroke-text" cx="92" cy="62" r="16" />
      <circle className="fill-text" cx="92" cy="62" r="8" />
      <circle className="fill-surface" cx="95" cy="59" r="2.5" />
      <path
        className="fill-raised stroke-accent2"
        strokeWidth="3"
        d="M190 58H286Q300 58 300 72V124Q300 138 286 138H264V164L236 138H190Q176 138 176 124V72Q176 58 190 58Z"
      />
      <FaintLine strokeWidth="5" d="M198 80H278M198 98H262M198 116H240" />
    </>
  ),
  // An eye chart, and beside it a trial frame, the glasses in which a test changes the lenses.
  specialist: (
    <>
      <rect className="fill-raised stroke-text" x="20" y="24" width="104" height="124" rx="10" />
      <g className="fill-text">
        <path d={ring} transform="translate(72 58) scale(.4)" />
        <path d={ring} transform="translate(50 99) rotate(90) scale(.22)" />
        <path d={ring} transform="translate(94 99) rotate(180) scale(.22)" />
        <path d={ring} transform="translate(44 127) rotate(-90) scale(.13)" />
        <path d={ring} transform="translate(72 127) scale(.13)" />
        <path d={ring} transform="translate(100 127) rotate(90) scale(.13)" />
      </g>
      <Outline d="M150 90L138 82M298 90L310 82M224 62V84" />
      <circle className="fill-surface stroke-text" cx="184" cy="96" r="34" />
      <circle className="fill-surface stroke-text" cx="264" cy="96" r="34" />
      <FaintLine d="M184 130V138M160 120L154 126M208 120L214 126M264 130V138M240 120L234 126M288 120L294 126" />
      <circle className="fill-raised stroke-accent2" strokeWidth="3" cx="184" cy="96" r="23" />
      <circle className="fill-raised stroke-accent2" strokeWidth="3" cx="264" cy="96" r="23" />
      <SecondRay d="M280 80L294 66M168 80L154 66" />
      <Outline d="M150 62H298M212 112Q224 96 236 112" />
      <circle className="fill-accent stroke-text" cx="224" cy="62" r="7" />
    </>
  ),
  // A calendar with one day circled, a list with ticks, and a pair of glasses.
  visit: (
    <>
      <rect className="fill-raised stroke-text" x="22" y="28" width="156" height="138" rx="12" />
      <Outline d="M22 62H178M60 16V40M140 16V40" />
      <FaintLine
        strokeWidth="5"
        d="M44 84h16M76 84h16M108 84h16M140 84h16M44 114h16M76 114h16M140 114h16M44 144h16M76 144h16M108 144h16"
      />
      <circle className="stroke-accent" strokeWidth="4" cx="116" cy="114" r="15" />
      <circle className="fill-accent" cx="116" cy="114" r="5" />
      <rect className="stroke-text" x="204" y="16" width="92" height="76" rx="8" />
      <SecondRay d="M217 40L223 46L233 34M217 70L223 76L233 64" />
      <FaintLine strokeWidth="5" d="M246 41H280M246 71H272" />
      <circle className="fill-raised stroke-accent2" strokeWidth="3" cx="220" cy="136" r="26" />
      <circle className="fill-raised stroke-accent2" strokeWidth="3" cx="284" cy="136" r="26" />
      <SecondRay d="M245 130Q252 122 259 130M195 128L186 116M309 128L316 116" />
    </>
  ),
  // An open notebook with an eye on one page, and a pencil that writes on the other.
  blog: (
    <>
      <Surface d="M160 36Q112 14 28 26V150Q112 140 160 162Q208 140 292 150V26Q208 14 160 36ZM160 36V162" />
      <Outline d="M52 84Q94 46 136 88Q92 124 52 84Z" />
      <circle className="fill-surface stroke-text" cx="94" cy="86" r="14" />
      <circle className="fill-text" cx="94" cy="86" r="7" />
      <FaintLine
        strokeWidth="5"
        d="M184 56Q218 46 266 48M184 80Q218 70 266 72M184 104Q204 98 222 97"
      />
      <g transform="translate(232 126) rotate(38)">
        <path
          className="fill-raised stroke-accent"
          strokeWidth="3"
          d="M-9 -78H9V-20L0 0L-9 -20ZM-9 -20H9M-9 -64H9"
        />
      </g>
    </>
  ),
};
