import { FaintLine, Outline, SecondRay, Surface } from './shapes';

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
  // A name badge on a lanyard: a face with glasses, and lines for the name.
  specialist: (
    <>
      <path className="stroke-accent2" strokeWidth="7" d="M126 2L153 32M194 2L167 32" />
      <rect className="fill-raised stroke-text" x="100" y="44" width="120" height="132" rx="12" />
      <rect className="fill-surface stroke-text" x="144" y="32" width="32" height="18" rx="6" />
      <Outline d="M136 86A24 24 0 1 1 184 86V92A24 24 0 0 1 136 92ZM116 148Q118 124 144 122Q160 130 176 122Q202 124 204 148" />
      <path
        className="stroke-accent2"
        strokeWidth="3"
        d="M158 88A8 8 0 1 0 142 88A8 8 0 1 0 158 88Q160 85 162 88A8 8 0 1 0 178 88A8 8 0 1 0 162 88"
      />
      <Outline d="M153 106Q160 111 167 106" />
      <FaintLine strokeWidth="5" d="M122 163H198" />
      <circle className="fill-accent" cx="202" cy="62" r="6" />
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
