import type { Content } from './content';

/** Sections of the landing page that may be empty in a language, with whether they have content. */
const conditions: Readonly<Record<string, (content: Content) => boolean>> = {
  'vision-therapy': ({ pages }) =>
    pages.some((page) => page.kind === 'article' && page.landingCard),
  'sports-vision': ({ pages }) => pages.some(({ path }) => path.startsWith('/sports-vision/')),
  eyecare: ({ eyeCareCards }) => eyeCareCards.length > 0,
  blogs: ({ posts }) => posts.length > 0,
  faq: ({ pages }) => pages.some(({ kind }) => kind === 'faq'),
};

/** Whether the landing page of a language has a section. */
export const isSectionFilled = (content: Content, id: string): boolean =>
  conditions[id]?.(content) ?? true;

/** The addresses of those sections, of the ones that may be empty, that a language has. */
export const listSectionPlaces = (content: Content): string[] =>
  Object.keys(conditions)
    .filter((id) => isSectionFilled(content, id))
    .map((id) => `/#${id}`);
