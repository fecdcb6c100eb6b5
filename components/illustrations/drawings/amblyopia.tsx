const ring = 'M48.99 -10A50 50 0 1 0 48.99 10L28.28 10A30 30 0 1 1 28.28 -10Z';

/** The same Landolt ring as each eye sees it: sharp, and soft. */
export function Amblyopia() {
  return (
    <>
      <circle className="stroke-accent" strokeWidth="3" cx="86" cy="90" r="70" />
      <circle className="stroke-accent2" strokeWidth="3" cx="234" cy="90" r="70" />
      <path className="fill-text" transform="translate(86 90)" d={ring} />
      <path className="fill-text blur-[5px]" transform="translate(234 90)" d={ring} />
    </>
  );
}
