/** A run of text: plain, strong, a link, or the marks of sources, by their ids. */
export type Inline =
  | string
  | { strong: string }
  | { link: string; href: string }
  | { cite: readonly string[] };

/** A sentence or more: one string, or runs of text in reading order. */
export type Text = string | readonly Inline[];
