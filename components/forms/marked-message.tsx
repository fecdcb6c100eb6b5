interface MarkedMessageProps {
  text: string;
}

/** A message that may begin with an emoji, which some devices cannot draw: the style sheet covers it with an icon. */
export function MarkedMessage({ text }: MarkedMessageProps) {
  const mark = /^\p{So}\ufe0f?/u.exec(text)?.[0];
  return mark ? (
    <>
      <span className="mark">{mark}</span>
      {text.slice(mark.length)}
    </>
  ) : (
    text
  );
}
