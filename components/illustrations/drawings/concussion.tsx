/** A head from above is hit from behind: one line of sight meets the bead, the other drifts off. */
export function Concussion() {
  return (
    <>
      <path
        className="stroke-text"
        d="M212 78C204 44 168 22 122 22C70 22 34 50 34 90S70 158 122 158C168 158 204 136 212 102Q236 90 212 78Z"
      />
      <path
        className="stroke-text"
        d="M106 23.4Q108 14 125 14T145 24M106 156.6Q108 166 125 166T145 156"
      />
      <path
        className="stroke-line"
        d="M138 86C138 60 118 42 94 44C70 46 52 62 52 86ZM138 94C138 120 118 138 94 136C70 134 52 118 52 94ZM74 70Q84 58 92 70T112 68M74 110Q84 122 92 110T112 112"
      />
      <path
        className="draw stroke-accent"
        pathLength="1"
        strokeWidth="3"
        d="M40 34Q24 46 18 66M28 20Q10 36 4 62"
      />
      <path className="stroke-accent" strokeWidth="3" d="M62 10L54 24M10 88H22" />
      <g transform="translate(161 58) rotate(14.6)">
        <circle className="stroke-text" r="20" />
        <ellipse className="fill-raised stroke-text" cx="12.5" rx="4.7" ry="11.2" />
        <ellipse className="fill-text" cx="13.8" rx="2.5" ry="5.6" />
        <path className="draw stroke-accent" pathLength="1" strokeWidth="3" d="M22 0H115" />
      </g>
      <path className="stroke-accent2" strokeDasharray="3 8" d="M183 116L272 93" />
      <g transform="translate(161 122) rotate(11)">
        <circle className="stroke-text" r="20" />
        <ellipse className="fill-raised stroke-text" cx="12.5" rx="4.7" ry="11.2" />
        <ellipse className="fill-text" cx="13.8" rx="2.5" ry="5.6" />
        <path className="draw stroke-accent2" pathLength="1" strokeWidth="3" d="M22 0H140" />
      </g>
      <circle className="land-5 fill-accent" cx="284" cy="90" r="10" />
    </>
  );
}
