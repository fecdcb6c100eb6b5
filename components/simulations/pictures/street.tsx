/** A street crossing: a scooter comes from the left, a child with a school bag waits on the right. */
export function Street() {
  return (
    <>
      <path
        className="stroke-line"
        d="M4 112V62H48V112M14 76H22M32 76H38M14 92H22M32 92H38M74 112V84M74 84Q52 80 60 62Q58 42 74 44Q92 40 90 62Q98 80 74 84M104 112V72H136V112M114 86H126M4 116H316M4 172H316"
      />
      <path
        className="stroke-line"
        strokeWidth="9"
        d="M150 126V162M170 126V162M190 126V162M210 126V162"
      />
      <circle className="stroke-text" cx="38" cy="154" r="11" />
      <circle className="stroke-text" cx="98" cy="154" r="11" />
      <path
        className="stroke-text"
        d="M38 154Q36 136 52 136H62L70 150H84L94 120L98 154M86 120H98M64 136L66 112L88 122"
      />
      <circle className="fill-accent stroke-text" cx="68" cy="100" r="9" />
      <circle className="stroke-text" cx="250" cy="74" r="10" />
      <path className="stroke-text" d="M250 84V118L242 152M250 118L258 152M250 94L238 110" />
      <rect className="fill-accent2 stroke-text" x="252" y="90" width="17" height="24" rx="5" />
      <path className="stroke-text" d="M284 152V62" />
      <rect className="fill-raised stroke-text" x="272" y="16" width="24" height="46" rx="6" />
      <circle className="fill-accent" cx="284" cy="29" r="6" />
      <circle className="stroke-text" cx="284" cy="48" r="6" />
    </>
  );
}
