/** A balance with an eye at its pivot: what is shown by trials outweighs what is only claimed. */
export function PostVisionTherapy() {
  return (
    <>
      <path className="stroke-text" d="M160 62V160M120 162H200" />
      <path className="stroke-text" d="M57.3 62.3L262.7 29.7" />
      <path
        className="stroke-text"
        d="M57.3 62.3L25.3 124.3M57.3 62.3L89.3 124.3M262.7 29.7L230.7 91.7M262.7 29.7L294.7 91.7"
      />
      <path
        className="stroke-text"
        d="M19.3 124.3H95.3A38 24 0 0 1 19.3 124.3ZM224.7 91.7H300.7A38 24 0 0 1 224.7 91.7Z"
      />
      <circle className="fill-accent" cx="46.3" cy="113.3" r="9" />
      <circle className="fill-accent" cx="68.3" cy="113.3" r="9" />
      <circle className="fill-accent" cx="57.3" cy="95.3" r="9" />
      <circle className="stroke-line" cx="251.7" cy="79.7" r="8" />
      <circle className="stroke-line" cx="273.7" cy="79.7" r="8" />
      <circle className="stroke-line" cx="262.7" cy="61.7" r="8" />
      <path className="fill-raised stroke-text" d="M120 46Q160 8 200 46Q160 84 120 46Z" />
      <circle className="fill-surface stroke-text" cx="160" cy="46" r="14" />
      <circle className="fill-text" cx="160" cy="46" r="7" />
      <circle className="fill-surface" cx="163" cy="43" r="2" />
    </>
  );
}
