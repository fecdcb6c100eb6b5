/** A magnifier over lines of text; the words inside it are twice as large. */
export function LowVisionAids() {
  return (
    <>
      <path
        className="stroke-line"
        strokeWidth="5"
        d="M20 30h44M76 30h62M150 30h28M190 30h50M252 30h44M20 54h38M70 54h50M132 54h84M228 54h60M20 78h28M60 78h56M128 78h32M172 78h72M256 78h44M20 102h64M96 102h34M142 102h62M216 102h26M254 102h46M20 126h34M66 126h40M118 126h110M240 126h58M20 150h52M84 150h66M162 150h34"
      />
      <g className="stroke-text" transform="translate(128 90) rotate(30)">
        <path strokeWidth="6" d="M66 0h12" />
        <rect className="fill-raised" x="78" y="-10" width="60" height="20" rx="10" />
      </g>
      <circle className="fill-raised stroke-text" cx="128" cy="90" r="66" />
      <path
        className="stroke-accent2"
        strokeWidth="10"
        d="M79 66H104M128 66H177M79 114H132M156 114H177"
      />
    </>
  );
}
