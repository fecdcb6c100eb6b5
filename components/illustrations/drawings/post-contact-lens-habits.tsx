/** A contact lens on a fingertip; beside it a drop of water, crossed out. */
export function PostContactLensHabits() {
  return (
    <>
      <path className="stroke-text" d="M54 168V106A38 38 0 0 1 130 106V168" />
      <path className="stroke-line" d="M85 110a7 7 0 0 1 14 0M76 112v-2a16 16 0 0 1 32 0v2" />
      <path className="stroke-line" d="M67 114v-4a25 25 0 0 1 50 0v4M76 148q16 6 32 0" />
      <path
        className="fill-raised stroke-accent2"
        strokeWidth="3"
        d="M50 34A42 8 0 0 1 134 34C134 56 116 68 92 68S50 56 50 34A42 8 0 0 0 134 34"
      />
      <path
        className="fill-raised stroke-text"
        d="M228 50Q200 88 200 105A28 28 0 0 0 256 105Q256 88 228 50Z"
      />
      <circle className="stroke-accent" strokeWidth="5" cx="228" cy="92" r="58" />
      <path className="stroke-accent" strokeWidth="5" d="M187 51L269 133" />
    </>
  );
}
