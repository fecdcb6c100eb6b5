/** The gaze hops in arcs along a line of text and rests at each landing. */
export function Learning() {
  return (
    <>
      <path
        className="stroke-line"
        strokeWidth="6"
        d="M20 84h46M81 84h30M126 84h54M195 84h38M248 84h52M20 119h34M69 119h58M142 119h40M197 119h26M238 119h62M20 154h56M91 154h36M142 154h30M187 154h50"
      />
      <path
        className="draw stroke-accent"
        pathLength="1"
        strokeWidth="3"
        d="M39 84Q66.5 -4 94 84Q121.5 -4 149 84Q180 -15.2 211 84Q240.5 -10.4 270 84"
      />
      <circle className="land-1 fill-accent" cx="39" cy="84" r="7" />
      <circle className="land-2 fill-accent" cx="94" cy="84" r="7" />
      <circle className="land-3 fill-accent" cx="149" cy="84" r="7" />
      <circle className="land-4 fill-accent" cx="211" cy="84" r="7" />
      <circle className="land-5 fill-accent" cx="270" cy="84" r="7" />
    </>
  );
}
