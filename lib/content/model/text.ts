/** A run of text: plain, strong, a link, or citation marks, by the ids of their references. */
export type Inline =
  | string
  | { strong: string }
  | { link: string; href: string }
  | { cite: readonly string[] };

/** Rich text: one string, or runs of text in reading order. */
export type Text = string | readonly Inline[];
