import { Fragment, type ReactNode } from 'react';

interface MessageProps {
  text: string;
  /** What stands in place of its placeholders, by their names. */
  values: Readonly<Record<string, ReactNode>>;
}

/** A message with elements in place of its placeholders, such as a `<time>` for `{date}`. */
export function Message({ text, values }: MessageProps) {
  // Splitting at a group keeps what the group holds: every second part is a name.
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? part : <Fragment key={part}>{values[part]}</Fragment>,
    );
}
