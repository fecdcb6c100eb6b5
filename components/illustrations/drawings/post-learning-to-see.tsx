/** A veil of blur leaves an eye: circle, square and face, soft on the left, sharp on the right. */
export function PostLearningToSee() {
  return (
    <>
      <g className="stroke-text blur-[5px]" strokeWidth="7">
        <circle cx="44" cy="38" r="19" />
        <rect x="27" y="73" width="34" height="34" />
        <circle cx="44" cy="142" r="19" />
        <path d="M36 136V138M52 136V138M35 147Q44 156 53 147" />
      </g>
      <g className="stroke-accent2" strokeWidth="3">
        <circle cx="276" cy="38" r="19" />
        <rect x="259" y="73" width="34" height="34" />
        <circle cx="276" cy="142" r="19" />
        <path d="M268 136V138M284 136V138M267 147Q276 156 285 147" />
      </g>
      <path
        className="stroke-text blur-[5px]"
        strokeWidth="7"
        d="M160 48Q128 48 94 90Q128 132 160 132M160 66A24 24 0 0 0 160 114"
      />
      <path
        className="stroke-text"
        d="M160 48Q192 48 226 90Q192 132 160 132M160 66A24 24 0 0 1 160 114"
      />
      <path className="fill-text blur-[5px]" d="M160 79A11 11 0 0 0 160 101Z" />
      <path className="fill-text" d="M160 79A11 11 0 0 1 160 101Z" />
      <circle className="fill-surface" cx="164.5" cy="86" r="2.5" />
    </>
  );
}
