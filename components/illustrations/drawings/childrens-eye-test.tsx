/** A child with one eye covered names the pictures on a chart that get smaller line by line. */
export function ChildrensEyeTest() {
  return (
    <>
      <rect className="fill-raised stroke-text" x="22" y="14" width="112" height="152" rx="10" />
      <path
        className="stroke-text"
        strokeWidth="4"
        d="M38 52L56 34L74 52V72H38ZM86 40H118V72H86Z"
      />
      <path
        className="stroke-text"
        strokeWidth="3"
        d="M39 94H59V114H39ZM97 106L107 94L117 106V115H97Z"
      />
      <circle className="stroke-text" strokeWidth="3" cx="78" cy="104" r="10.5" />
      <path className="stroke-text" d="M72 147L78 140L84 147V152H72ZM101 140H113V152H101Z" />
      <circle className="stroke-text" cx="49" cy="146" r="6" />
      <path className="stroke-accent" strokeWidth="3" strokeDasharray="7 9" d="M198 91L125 103" />
      <path className="stroke-text" d="M186 84A52 54 0 1 1 290 84V96A52 56 0 0 1 186 96Z" />
      <path
        className="stroke-text"
        d="M187 78Q206 74 214 52Q236 70 289 70M186 82Q172 80 174 94T188 106M290 82Q304 80 302 94T288 106"
      />
      <path className="fill-surface stroke-text" d="M203 89Q217 75 231 89Q217 103 203 89Z" />
      <circle className="fill-text" cx="215" cy="89" r="6" />
      <path className="stroke-text" d="M238 98Q233 110 240 111M222 127Q238 138 254 127" />
      <circle className="fill-raised stroke-accent2" strokeWidth="4" cx="262" cy="89" r="19" />
      <path className="stroke-accent2" strokeWidth="7" d="M270 112L286 164" />
    </>
  );
}
