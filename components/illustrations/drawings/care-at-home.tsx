import { FaintLine, Outline, Ray, Surface } from './shapes';

/** The face of a person who lies on the back, from the chin to the crown and the nape. */
const face =
  'Q104 84 116 71Q124 62 131 66Q129 57 137 58Q138 50 147 55L151 55Q150 40 158 36Q165 35 169 44L179 59Q184 51 196 51C236 52 264 76 264 106C264 138 238 156 208 156Q188 156 174 144';
const hair =
  'M228 59C252 67 264 84 264 106C264 138 238 156 208 156Q186 156 172 142Q186 134 188 120Q198 110 192 98Q220 92 228 59Z';
const ear = 'M186 108Q194 94 181 92Q163 94 166 110Q174 122 182 114';

export const careAtHomeDrawings = {
  // A hand holds a paddle over one eye of a child; the other eye moves from the nose to the middle.
  'cover-test': (
    <>
      <Surface d="M36 88Q20 84 22 102T40 118M172 88Q188 84 186 102T168 118" />
      <path
        className="fill-surface stroke-text"
        d="M36 76A68 66 0 0 1 172 76V102A68 68 0 0 1 36 102Z"
      />
      <Surface d="M36 76A68 66 0 0 1 172 76Q124 60 98 30Q78 60 36 76Z" />
      <Outline d="M105 112Q97 127 107 128M80 148Q104 163 128 148M50 82Q66 69 88 79" />
      <Outline d="M40 104Q69 70 98 104Q69 138 40 104Z" />
      <circle className="stroke-accent" strokeDasharray="1 5" cx="81" cy="104" r="11" />
      <circle className="fill-raised stroke-text" cx="67" cy="104" r="12" />
      <circle className="fill-text" cx="67" cy="104" r="5.5" />
      <Ray d="M92 132Q74 142 54 132M64 128L53 131L57 142" />
      <path className="stroke-accent2" strokeWidth="7" d="M170 110L284 134" />
      <circle className="fill-raised stroke-accent2" strokeWidth="4" cx="142" cy="104" r="30" />
      <Surface d="M238 150V124Q240 116 248 116H278Q286 116 287 126V152Q286 160 290 166H246Q238 158 238 150Z" />
      <Surface d="M232 122q0 -10 7 -10t7 10v16q0 8 -7 8t-7 -8ZM246 120q0 -10 7 -10t7 10v20q0 8 -7 8t-7 -8ZM260 120q0 -10 7 -10t7 10v20q0 8 -7 8t-7 -8ZM274 124q0 -10 7 -10t7 10v14q0 8 -7 8t-7 -8Z" />
      <Surface d="M244 158Q226 150 219 132Q216 122 222 120Q228 118 231 126Q236 142 250 147" />
      <path className="fill-surface stroke-text" d="M236 176L240 163H296L304 176Z" />
    </>
  ),
  // A child with a patch over one eye draws a sun at a table.
  'eye-patch': (
    <>
      <Surface d="M92 136Q88 110 138 108H182Q232 110 228 136Z" />
      <path className="fill-surface stroke-line" d="M44 130H276L308 175H12Z" />
      <path className="fill-surface stroke-text" d="M104 134H226L242 169H88Z" />
      <Surface d="M100 116Q74 124 52 145Q44 158 61 161L102 160V143L86 144L110 126M220 116Q246 124 268 145Q276 158 259 161L218 160V143L234 144L210 126" />
      <path
        className="fill-surface stroke-text"
        d="M116 54A44 46 0 0 1 204 54V66A44 48 0 0 1 116 66Z"
      />
      <Surface d="M116 56A44 48 0 0 1 204 56Q176 52 154 24Q142 48 116 56Z" />
      <Outline d="M160 76Q154 87 162 88M146 99Q160 108 174 99M126 57Q137 49 150 56" />
      <Outline d="M123 71Q138 57 153 71Q138 87 123 71Z" />
      <circle className="fill-text" cx="139" cy="74" r="5.5" />
      <path className="fill-accent2" d="M163 70Q163 56 181 56T199 69Q200 85 181 85T163 70Z" />
      <Ray d="M162 151a5 4 0 1 0 10 0a5 4 0 1 0 -10 0M155 151H152M179 151H182M167 142V139M167 160V163M160 145L157 142M174 145L177 142M174 157L177 160" />
      <path
        className="fill-accent stroke-accent"
        transform="translate(147 161) rotate(-44)"
        d="M-4 -58H4V-10L0 0L-4 -10Z"
      />
      <Surface d="M102 143Q109 135 121 136Q134 138 138 146Q141 154 132 156Q130 164 118 163L102 161ZM132 156Q122 157 117 150" />
      <Surface d="M218 143Q208 135 197 139Q190 143 187 150Q186 156 193 155Q191 162 199 163L218 161ZM193 155L204 150" />
    </>
  ),
  // A person lies with a folded, steaming cloth over the eyes.
  'warm-cloth': (
    <>
      <Surface d="M70 174Q72 156 130 154Q180 138 220 146Q270 134 294 148Q306 162 294 174Z" />
      <circle className="fill-raised stroke-text" cx="264" cy="136" r="17" />
      <path
        className="fill-surface stroke-text"
        d={`M70 136Q100 128 108 104${face}Q160 156 128 164L84 168`}
      />
      <Surface d={hair} />
      <Outline d={`${ear}M158 120Q138 118 126 102M134 72Q140 74 143 79`} />
      <FaintLine d="M226 98Q242 108 252 124M210 108Q228 118 246 134M198 124Q216 134 240 142" />
      <Surface d="M12 174V132Q12 120 24 118Q56 110 92 120Q78 144 84 174Z" />
      <Outline d="M8 174H312M12 152Q36 142 62 148" />
      <path
        className="fill-raised stroke-accent"
        strokeWidth="3"
        d="M166 45Q170 41 174 46Q182 54 192 44Q208 38 219 48Q224 68 222 96Q196 108 167 97Q172 68 166 45Z"
      />
      <Ray d="M170 78Q196 88 222 77M169 87Q196 97 222 86M180 36Q171 28 180 20T180 5M201 31Q192 24 201 16T201 2M222 36Q213 28 222 20T222 5" />
    </>
  ),
  // A head tilted back: a finger draws down the lower lid, and a drop falls behind it from a bottle above.
  'eye-drop': (
    <>
      <g transform="translate(-14 85) rotate(-22) scale(.88)" strokeWidth="2.8">
        <path
          className="fill-surface stroke-text"
          d={`M111 149Q121 126 108 104${face}Q179 156 173 172`}
        />
        <Surface d={hair} />
        <FaintLine d="M228 92Q242 106 250 124M208 106Q228 120 242 138" />
        <Outline transform="translate(-3 14)" d={ear} />
        <Outline d="M211 64Q216 76 210 88M134 72Q140 74 143 79" />
        <path className="fill-accent stroke-text" d="M181 66Q163 69 170 88Q180 102 195 104" />
        <path
          className="fill-surface stroke-text"
          d="M195 104Q208 88 203 66Q191 58 181 66Q182 90 195 104Z"
        />
        <ellipse className="fill-text" cx="194" cy="67" rx="7" ry="5" />
      </g>
      <Surface d="M92 176Q96 164 127 162Q156 172 184 159Q232 160 240 176Z" />
      <g transform="translate(159 108) rotate(-28) scale(.8)" strokeWidth="3">
        <Surface d="M-94 -12Q-74 -16 -54 -8L-54 38Q-76 44 -94 36Z" />
        <Surface d="M-62 -8H-7a7.5 7.5 0 0 1 0 15H-56ZM-62 7h20a6 6 0 0 1 0 12h-20ZM-64 19h20a6 6 0 0 1 0 12h-20ZM-64 31h16a5.5 5.5 0 0 1 0 11h-16Z" />
        <path className="fill-surface stroke-text" d="M-88 -17L-106 -19V42L-88 42Z" />
      </g>
      <path className="fill-accent2" d="M152 56Q145 66 145 70A7 7 0 0 0 159 70Q159 66 152 56Z" />
      <g transform="translate(152 58)">
        <Surface d="M-20 -44H13a6 6 0 0 1 0 12h-20ZM-20 -32H15a6 6 0 0 1 0 12h-20Z" />
        <path
          className="fill-surface stroke-accent2"
          strokeWidth="3"
          d="M-13 -55H13V-24Q13 -20 5 -18L3 -8H-3L-5 -18Q-13 -20 -13 -24Z"
        />
        <Surface d="M-70 -50Q-50 -56 -20 -46L-13 -44V-22Q-40 -10 -70 -16Z" />
        <Surface d="M-50 -24Q-30 -36 0 -39a6 6 0 0 1 2 12Q-20 -22 -34 -14" />
        <path className="fill-surface stroke-text" d="M-66 -56H-90V-12H-66Z" />
      </g>
    </>
  ),
};
