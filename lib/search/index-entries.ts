import { formatAddress } from '../clinic/address';
import { listContactOptions } from '../clinic/contact-options';
import { toHoursRows } from '../clinic/opening-hours';
import { getContent } from '../content/get-content';
import { getBlockPages } from '../content/pages/pages';
import { getPosts, type Post } from '../content/pages/posts';
import { getQuestionGroups } from '../content/pages/questions';
import { listSitePages } from '../content/pages/site-pages';
import { joinTexts, type Section, toSections } from './page-sections';
import type { SearchEntry } from './search-entry';

/** Creates entries from sections, without those that have no text, such as only a drawing. */
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
    ({ path, kind, title, shortTitle, firstSteps = [], subtitle, answer, body }) => {
      const steps = firstSteps.flatMap(({ when, act }) => [when, act]);
      const sentences = [subtitle, answer].filter((text) => text !== undefined);
      return toEntries(
        { path, kind, title, shortTitle },
        toSections([...steps, ...sentences], body),
      );
    },
  );

/** Pages without blocks, which are indexed by their descriptions. */
function listFurtherPageEntries(): SearchEntry[] {
  const inFull = new Set([...getBlockPages(), ...getPosts()].map(({ path }) => path));
  return listSitePages()
    .filter(({ path }) => !inFull.has(path))
    .map(({ path, title, description }) => ({ path, kind: 'page', title, text: description }));
}

/** The contact section of the landing page, the only section whose text is on no other page. */
function toContactEntry(): SearchEntry {
  const { clinic, messages, texts } = getContent();
  const { kicker, title } = messages.home.contact;
  return {
    path: '/#contact',
    kind: 'page',
    title: kicker,
    heading: title,
    text: joinTexts([
      texts.contactLead,
      formatAddress(clinic, messages.clinic),
      ...listContactOptions().map(({ label, text }) => `${label}: ${text}`),
      ...toHoursRows(clinic, messages.clinic.hours).map(
        (row) => `${row.title}: ${row.entries.join(' ')}`,
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

/** The number of posts indexed with their full text; the full text of all would be megabytes. */
export const MAX_FULL_POSTS = 100;

const toPostEntries = (post: Post, position: number): SearchEntry[] => {
  const { path, title, category, excerpt, description, body } = post;
  const headings = body.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  return toEntries(
    { path, kind: 'post', title, shortTitle: title },
    position < MAX_FULL_POSTS
      ? toSections([category], body)
      : [{ text: joinTexts([category, excerpt, description, ...headings]) }],
  );
};

/** The entries of the posts, newest first. */
export const listPostEntries = (posts: readonly Post[]): SearchEntry[] =>
  posts.flatMap(toPostEntries);

/** All entries except those of the posts. */
export const listPageEntries = (): SearchEntry[] => [
  ...listBlockPageEntries(),
  ...listFurtherPageEntries(),
  toContactEntry(),
  ...listQuestionEntries(),
];
