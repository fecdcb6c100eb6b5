import { getSection } from '@/lib/content/pages/articles';
import { getPosts } from '@/lib/content/pages/posts';
import { isEmergency } from '@/lib/content/pages/table-of-contents';

function get<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) {
    throw new Error(`The content has no ${name}.`);
  }
  return thing;
}

/** An article with a card of the landing page, and with one for emergencies. */
export const article = get(
  getSection('vision-therapy').find(
    ({ body, firstSteps, landingCard }) => landingCard && !firstSteps && body.some(isEmergency),
  ),
  'article with both cards',
);

/** The oldest post of the blog. */
export const post = get(getPosts().at(-1), 'post');
