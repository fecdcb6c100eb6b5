import type { Content } from './content';

/** Whether a section of the landing page has something to show; one that is not named here always has. */
const filled: Readonly<Record<string, (content: Content) => boolean>> = {
  'vision-therapy': ({ pages }) =>
    pages.some((page) => page.kind === 'article' && page.landingCard),
  'sports-vision': ({ pages }) => pages.some(({ path }) => path.startsWith('/sports-vision/')),
  eyecare: ({ eyeCareCards }) => eyeCareCards.length > 0,
  blogs: ({ posts }) => posts.length > 0,
  faq: ({ pages }) => pages.some(({ kind }) => kind === 'faq'),
};

/** Whether the landing page of a language has a section. */
export const isSectionFilled = (content: Content, id: string): boolean =>
  filled[id]?.(content) ?? true;

/** The addresses of the sections that the landing page of a language may lack, where it has them. */
export const listSectionPlaces = (content: Content): string[] =>
  Object.keys(filled)
    .filter((id) => isSectionFilled(content, id))
    .map((id) => `/#${id}`);
