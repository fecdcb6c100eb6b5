/** A contact lens on the cornea of an eye in profile; parallel rays meet on the retina. */
export function ContactLens() {
  return (
    <>
      <path
        className="stroke-text"
        d="M157.9 52.1A66 66 0 1 1 157.9 127.9A43 43 0 0 1 157.9 52.1L163.9 70M157.9 127.9L163.9 110"
      />
      <path
        className="stroke-text"
        transform="translate(212 90) rotate(18)"
        d="M68 -6H90M68 6H90"
      />
      <path className="stroke-text" strokeWidth="7" d="M252.6 38A66 66 0 0 1 252.6 142" />
      <ellipse className="fill-raised stroke-text" cx="174" cy="90" rx="10" ry="25" />
      <path
        className="fill-accent2 stroke-accent2"
        strokeWidth="3"
        d="M160.5 46A47.5 47.5 0 0 0 160.5 134A45 45 0 0 1 160.5 46Z"
      />
      <path
        className="stroke-accent"
        strokeWidth="3"
        d="M14 70H129.5L174 74.6L274.5 90M14 90H274.5M14 110H129.5L174 105.4L274.5 90"
      />
      <circle className="fill-accent" cx="274.5" cy="90" r="6" />
    </>
  );
}
