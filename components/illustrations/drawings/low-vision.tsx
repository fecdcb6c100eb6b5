/** A lamp shines on a page of small lines; a phone held over it shows them large. */
export function LowVision() {
  return (
    <>
      <path className="stroke-text" d="M18 164H82M50 164V92L86 46" />
      <path className="fill-raised stroke-text" d="M78 28L108 48L94 72L64 52Z" />
      <path
        className="stroke-accent"
        strokeWidth="3"
        d="M90 84L98 112M104 78L124 106M116 66L146 88"
      />
      <path
        className="stroke-line"
        strokeWidth="5"
        d="M108 128H134M146 128H168M108 146H120M132 146H168M108 164H146M158 164H168M278 128H302M278 146H288M278 164H302"
      />
      <rect className="fill-raised stroke-text" x="180" y="12" width="88" height="156" rx="12" />
      <path
        className="fill-text"
        transform="translate(224 60) scale(.56)"
        d="M48.99 -10A50 50 0 1 0 48.99 10L28.28 10A30 30 0 1 1 28.28 -10Z"
      />
      <path
        className="stroke-accent2"
        strokeWidth="10"
        d="M202 112H216M236 112H248M202 136H226M246 136H248"
      />
    </>
  );
}
