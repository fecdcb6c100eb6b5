interface MarkedMessageProps {
  text: string;
}

/** A message that may begin with an emoji: the style sheet covers it with an icon, as some devices cannot draw it. */
export function MarkedMessage({ text }: MarkedMessageProps) {
  const [mark = ''] = text.match(/^\p{S}\S*/u) ?? [];
  return (
    <>
      <span className="mark">{mark}</span>
      <span>{text.slice(mark.length)}</span>
    </>
  );
}
