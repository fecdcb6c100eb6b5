/** Two eyes behind a trial frame with a lens in each ring. */
export function EyeExamination() {
  return (
    <>
      <path
        className="stroke-text"
        d="M144.8 78H175.2M148 113Q160 89 172 113M26 90H13V110M294 90H307V110"
      />
      <circle className="fill-raised stroke-text" cx="160" cy="78" r="7" />
      <circle className="stroke-text" cx="86" cy="90" r="60" />
      <circle className="stroke-text" cx="234" cy="90" r="60" />
      <path
        className="stroke-line"
        d="M136 90L141 90M129.3 115L133.6 117.5M111 133.3L113.5 137.6M86 140L86 145M61 133.3L58.5 137.6M42.7 115L38.4 117.5M36 90L31 90M284 90L289 90M277.3 115L281.6 117.5M259 133.3L261.5 137.6M234 140L234 145M209 133.3L206.5 137.6M190.7 115L186.4 117.5M184 90L179 90"
      />
      <path
        className="stroke-accent2"
        strokeWidth="7"
        d="M48.5 58.5L29.3 42.4M271.5 58.5L290.7 42.4"
      />
      <circle className="stroke-accent2" strokeWidth="3" cx="86" cy="90" r="45" />
      <circle className="stroke-accent2" strokeWidth="3" cx="234" cy="90" r="45" />
      <path className="stroke-text" d="M52 90Q86 56 120 90Q86 124 52 90Z" />
      <circle className="fill-raised stroke-text" cx="86" cy="90" r="15" />
      <circle className="fill-text" cx="86" cy="90" r="7.5" />
      <circle className="fill-surface" cx="89" cy="87" r="2.5" />
      <path className="stroke-text" d="M200 90Q234 56 268 90Q234 124 200 90Z" />
      <circle className="fill-raised stroke-text" cx="234" cy="90" r="15" />
      <circle className="fill-text" cx="234" cy="90" r="7.5" />
      <circle className="fill-surface" cx="237" cy="87" r="2.5" />
    </>
  );
}
