/**
 * A street crossing: a scooter comes from the left, a child with a school bag waits on the right. The margins at
 * the sides leave room for a second image beside it.
 */
export function Street() {
  return (
    <>
      <path
        className="stroke-line"
        d="M26 116H294M26 172H294M30 116V36H78V116M40 50H48M60 50H68M40 64H48M60 64H68M146 116V66H194V116M158 80H166M176 80H184M158 94H166M176 94H184M112 116V84M112 102L121 94M112 92Q92 92 94 76Q86 64 98 56Q102 42 114 46Q128 44 129 58Q138 66 130 78Q130 92 112 92"
      />
      <path
        className="stroke-line"
        strokeWidth="8"
        d="M140 128L132 162M160 128L155 162M180 128L178 162M200 128L201 162"
      />
      <path className="fill-raised stroke-line" d="M222 172V160Q222 153 229 153H294V172Z" />
      <g className="fill-raised stroke-text">
        <path d="M280 153V66" />
        <rect x="268" y="12" width="24" height="54" rx="7" />
        <circle className="fill-accent" cx="280" cy="23" r="5" />
        <circle cx="280" cy="39" r="5" />
        <circle cx="280" cy="55" r="5" />
      </g>
      <g className="fill-raised stroke-text">
        <circle cx="46" cy="156" r="11" />
        <circle cx="108" cy="156" r="11" />
        <path d="M32 150Q32 130 50 129H74L78 150Z" />
        <path d="M78 151H94L100 118L92 113" fill="none" />
        <path d="M92 151Q98 139 109 141Q119 143 121 151Z" />
        <circle className="fill-accent" cx="102" cy="124" r="4" />
        <path d="M56 129Q52 104 66 99Q78 101 76 114L72 129Z" />
        <path d="M70 108L80 117L93 114M66 129H80L84 149H92" fill="none" />
        <path className="fill-accent" d="M58 92Q56 74 71 73Q84 74 83 92Q70 97 58 92Z" />
        <path d="M72 84H83" fill="none" />
      </g>
      <g className="fill-raised stroke-text">
        <path d="M240 120V149H234M250 120V149H244" fill="none" />
        <rect className="fill-accent2" x="250" y="88" width="15" height="25" rx="5" />
        <path d="M238 87H252L257 121H233Z" />
        <path d="M246 89Q249 100 240 108" fill="none" />
        <circle cx="245" cy="74" r="10" />
        <path d="M240 75V76M239 80Q241 81.5 243.5 80.5" fill="none" strokeWidth="2" />
        <path className="fill-text" d="M236 70Q238 63 246 64Q256 66 254 79Q250 71 236 70Z" />
      </g>
    </>
  );
}
