/** An eye whose iris is a thali with a fish, a carrot and a green leaf. */
export function PostFood() {
  return (
    <>
      <path className="stroke-text" d="M14 90Q160 -58 306 90Q160 238 14 90Z" />
      <circle className="fill-raised stroke-text" cx="160" cy="90" r="66" />
      <circle className="stroke-line" cx="160" cy="90" r="58" />
      <path className="stroke-text" d="M119 64Q150 33 181 64Q150 95 119 64ZM181 64L198 51V77Z" />
      <circle className="fill-text" cx="135" cy="62" r="3" />
      <g transform="translate(138 109) rotate(36) scale(.9)">
        <path className="stroke-accent2" strokeWidth="3" d="M0 -18V-28M-4 -18L-9 -26M4 -18L9 -26" />
        <path
          className="fill-accent stroke-accent"
          strokeWidth="3"
          d="M-10 -14Q0 -20 10 -14Q9 10 0 28Q-9 10 -10 -14Z"
        />
      </g>
      <path
        className="stroke-accent2"
        strokeWidth="3"
        transform="translate(185 109) rotate(30) scale(.9)"
        d="M0 -26Q32 0 0 26Q-32 0 0 -26ZM0 -8V34"
      />
    </>
  );
}
