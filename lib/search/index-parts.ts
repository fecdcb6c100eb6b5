import { formatAddress } from '../clinic/address';
import { listVisitDetails } from '../clinic/clinic-details';
import { listContactOptions } from '../clinic/contact-options';
import { toHoursRows } from '../clinic/opening-hours';
import { getContent } from '../content/get-content';
import { listHeadings } from '../content/headings';
import { getBlockPages } from '../content/pages';
import { getPosts, type Post } from '../content/posts';
import { getQuestionGroups } from '../content/questions';
import { listSitePages } from '../content/site-pages';
import { joinTexts, type Section, toSections } from './page-sections';
import { FIRST_PART, type IndexPart, type SearchEntry } from './search-entry';

/** How many posts a file of the index holds at most, so that no file grows with the blog. */
export const POSTS_PER_PART = 100;

/** A file of the index by its name, made when it is asked for. */
type NamedPart = [name: string, make: () => IndexPart];

/** A section without words, such as one that holds a drawing alone, is left out. */
const toEntries = (
  { shortTitle, ...place }: Pick<SearchEntry, 'path' | 'kind' | 'title'> & { shortTitle: string },
  sections: readonly Section[],
): SearchEntry[] =>
  sections
    .filter(({ text }) => text)
    .map(({ id, heading, text }) => ({
      ...place,
      path: id ? `${place.path}#${id}` : place.path,
      ...(heading && { title: shortTitle, heading }),
      text,
    }));

const listBlockPageEntries = (): SearchEntry[] =>
  getBlockPages().flatMap(
    ({ path, kind, title, shortTitle, firstSteps = [], subtitle, answer, keyFacts, body }) => {
      const steps = firstSteps.flatMap(({ when, act }) => [when, act]);
      const facts = keyFacts.map(({ label, value }) => `${label}: ${value}`);
      return toEntries(
        { path, kind, title, shortTitle },
        toSections([...steps, subtitle, answer, ...facts], body),
      );
    },
  );

/** A page without blocks is found by its description. */
function listFurtherPageEntries(): SearchEntry[] {
  const inFull = new Set([...getBlockPages(), ...getPosts()].map(({ path }) => path));
  return listSitePages()
    .filter(({ path }) => !inFull.has(path))
    .map(({ path, title, description }) => ({ path, kind: 'page', title, text: description }));
}

/** The contact section of the landing page, the only one without a page that says the same. */
function toContactEntry(): SearchEntry {
  const { clinic, messages } = getContent();
  const { kicker, title, lead } = messages.home.contact;
  return {
    path: '/#contact',
    kind: 'page',
    title: kicker,
    heading: title,
    text: joinTexts([
      lead,
      formatAddress(clinic, messages.clinic),
      ...listContactOptions().map(({ label, text }) => `${label}: ${text}`),
      ...toHoursRows(clinic, messages.clinic.hours).map(
        (row) => `${row.title}: ${row.entries.join(' ')}`,
      ),
      ...listVisitDetails(clinic, messages).map(
        ({ term, entries }) =>
          `${term}: ${entries.map(({ label = '', text }) => `${label} ${text}`.trim()).join(', ')}`,
      ),
    ]),
  };
}

const listQuestionEntries = (): SearchEntry[] =>
  getQuestionGroups().flatMap(({ items }) =>
    items.map(({ id, question, answer }) => ({
      path: `/faq/#${id}`,
      kind: 'question',
      title: question,
      text: joinTexts(answer),
    })),
  );

/** Older posts are found by what they say about themselves, or the index would be megabytes. */
function toPostEntries(post: Post, isInFull: boolean): SearchEntry[] {
  const { path, title, category, excerpt, description, source } = post;
  return toEntries(
    { path, kind: 'post', title, shortTitle: title },
    isInFull
      ? toSections([category], post.body)
      : [{ text: joinTexts([category, excerpt, description, ...listHeadings(source.text)]) }],
  );
}

/** The files with the posts, which come newest first: those of the first file in full. */
export function toPostParts(posts: readonly Post[]): NamedPart[] {
  return Array.from({ length: Math.ceil(posts.length / POSTS_PER_PART) }, (_, index) => {
    const some = posts.slice(index * POSTS_PER_PART, (index + 1) * POSTS_PER_PART);
    const make = () => ({ entries: some.flatMap((post) => toPostEntries(post, index === 0)) });
    return [`posts-${index + 1}.json`, make];
  });
}

/** The files of the index: the pages and questions first, then the posts from the newest on. */
export function getIndexParts(): ReadonlyMap<string, () => IndexPart> {
  const postParts = toPostParts(getPosts());
  const makeFirst = () => ({
    entries: [
      ...listBlockPageEntries(),
      ...listFurtherPageEntries(),
      toContactEntry(),
      ...listQuestionEntries(),
    ],
    more: postParts.map(([name]) => name),
  });
  return new Map<string, () => IndexPart>([[FIRST_PART, makeFirst], ...postParts]);
}
