import { Fragment, type ReactNode } from 'react';

interface MessageProps {
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** A message with elements in place of its placeholders, such as a `<time>` for `{date}`. */
export function Message({ text, values }: MessageProps) {
  // `split` with a capturing group keeps the matches: every second part is a placeholder name.
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? part : <Fragment key={part}>{values[part]}</Fragment>,
    );
}
