/** An eye strains at a near screen inside a ring of three arcs, the 20-20-20 rule. */
export function DigitalEyeStrain() {
  return (
    <>
      <path
        className="stroke-line"
        strokeWidth="4"
        d="M32 70h40M86 70h26M32 90h22M32 110h26M72 110h36"
      />
      <rect className="stroke-text" x="16" y="52" width="112" height="76" rx="6" />
      <path className="stroke-text" d="M72 128v18M50 146h44" />
      <path
        className="stroke-text"
        d="M196.3 63.6A46 46 0 1 1 196.3 116.4A30 30 0 0 1 196.3 63.6L199.3 75.6M196.3 116.4L199.3 104.4"
      />
      <path
        className="stroke-text"
        transform="translate(234 90) rotate(18)"
        d="M46 -4H57M46 4H57"
      />
      <path className="stroke-text" strokeWidth="6" d="M262.3 53.8A46 46 0 0 1 262.3 126.2" />
      <ellipse className="fill-raised stroke-text" cx="211" cy="90" rx="10" ry="17" />
      <path
        className="fill-accent stroke-accent"
        d="M199.2 64.7L214.5 51.7L209 70ZM199.2 115.3L214.5 128.3L209 110Z"
      />
      <path
        className="stroke-accent2"
        strokeWidth="3"
        d="M282.1 41.9A68 68 0 0 1 282.1 138.1M251.6 155.7A68 68 0 0 1 168.3 107.6M168.3 72.4A68 68 0 0 1 251.6 24.3"
      />
      <path
        className="stroke-accent"
        strokeWidth="3"
        d="M72 90L183 78L211 79L277 90L211 101L183 102Z"
      />
      <circle className="fill-accent" cx="72" cy="90" r="6" />
      <circle className="fill-accent" cx="277" cy="90" r="5" />
    </>
  );
}
