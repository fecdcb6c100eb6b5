/** A head from above: the inner fibres of both eyes cross on the way to the visual cortex. */
export function CorticalVisualImpairment() {
  return (
    <>
      <path
        className="stroke-text"
        d="M62 74C70 42 112 18 168 18C232 18 276 46 276 90S232 162 168 162C112 162 70 138 62 106Q34 90 62 74Z"
      />
      <path
        className="stroke-text"
        d="M139.2 20.2Q143.2 11.5 166.9 11.5T186.6 18.8M139.2 159.8Q143.2 168.5 166.9 168.5T186.6 161.2"
      />
      <g transform="translate(92 60) rotate(180)">
        <circle className="stroke-text" r="19" />
        <ellipse className="fill-raised stroke-text" cx="11.9" rx="4.5" ry="10.7" />
        <ellipse className="fill-text" cx="13.1" rx="2.4" ry="5.3" />
      </g>
      <g transform="translate(92 120) rotate(180)">
        <circle className="stroke-text" r="19" />
        <ellipse className="fill-raised stroke-text" cx="11.9" rx="4.5" ry="10.7" />
        <ellipse className="fill-text" cx="13.1" rx="2.4" ry="5.3" />
      </g>
      <path
        className="stroke-text"
        strokeWidth="7"
        d="M233.8 36.6A73 73 0 0 1 256.6 82.4M233.8 143.4A73 73 0 0 0 256.6 97.6"
      />
      <path
        className="draw stroke-accent"
        pathLength="1"
        strokeWidth="3"
        d="M110 55C128 57 128 80 148 80S178 50 206 50L241.3 49.8M110 65C124 67 130 80 148 90S180 120 206 120S229.3 115.3 251.3 109.3"
      />
      <path
        className="draw stroke-accent2"
        pathLength="1"
        strokeWidth="3"
        d="M110 125C128 123 128 100 148 100S178 130 206 130L241.3 130.2M110 115C124 113 130 100 148 90S180 60 206 60S229.3 64.7 251.3 70.7"
      />
      <circle className="land-5 fill-accent" cx="241.3" cy="49.8" r="6" />
      <circle className="land-5 fill-accent" cx="251.3" cy="109.3" r="6" />
      <circle className="land-5 fill-accent2" cx="241.3" cy="130.2" r="6" />
      <circle className="land-5 fill-accent2" cx="251.3" cy="70.7" r="6" />
    </>
  );
}
