/** One line of sight runs from the eye through the ring sight to the centre of the target. */
export function SportsShooting() {
  return (
    <>
      <ellipse className="fill-raised stroke-text" cx="264" cy="90" rx="36" ry="70" />
      <ellipse className="stroke-text" cx="264" cy="90" rx="23.5" ry="46" />
      <ellipse className="stroke-text" cx="264" cy="90" rx="11" ry="22" />
      <path className="stroke-text" d="M156 51A8 19 0 0 1 156 89" />
      <g transform="translate(48 50) rotate(10.5)">
        <circle className="stroke-text" r="26" />
        <ellipse className="fill-raised stroke-text" cx="17.9" rx="6.5" ry="15.4" />
        <ellipse className="fill-text" cx="20.3" rx="3.2" ry="7.3" />
        <path className="stroke-accent" strokeWidth="3" d="M29 0H219.7" />
      </g>
      <path className="stroke-text" d="M156 51A8 19 0 0 0 156 89V98" />
      <path className="fill-raised stroke-text" d="M180 98V108H124L112 116H88L20 146V108L68 98Z" />
      <path
        className="stroke-accent2"
        strokeWidth="3"
        strokeDasharray="7 10"
        d="M192 103Q228 99 254 92"
      />
      <circle className="fill-accent" cx="264" cy="90" r="7" />
    </>
  );
}
