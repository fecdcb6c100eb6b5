/** The `##` headings of some Markdown, found without parsing it; ids and placeholders are left out. */
export const listHeadings = (markdown: string): string[] =>
  [...markdown.matchAll(/^## (.*)$/gm)].map(([, heading = '']) =>
    heading.replace(/\s*\{[^}]*\}/g, '').trim(),
  );
