import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listScripts } from '@/checks/support/html';
import { getContent } from '@/lib/content/get-content';
import type { Block } from '@/lib/content/markdown/blocks';
import { getSection } from '@/lib/content/pages/articles';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { getBlockPages } from '@/lib/content/pages/pages';
import { getPosts } from '@/lib/content/pages/posts';
import { isEmergency } from '@/lib/content/pages/table-of-contents';
import { defaultLanguage } from '@/lib/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { readPage } from '@/scripts/html-tree';

function get<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) {
    throw new Error(`The content has no ${name}.`);
  }
  return thing;
}

/** An article with a card on the landing page and an emergency card, but without first-aid steps. */
export const article = get(
  getSection('vision-therapy').find(
    ({ body, firstSteps, teaser }) => teaser && !firstSteps && body.some(isEmergency),
  ),
  'article with both cards',
);

/** The oldest post of the blog. */
export const post = get(getPosts().at(-1), 'post');

/** A URL without a page. */
export const LOST = '/nowhere/';

/** The URLs of all pages by language and kind; of untranslated pages shown in English, only one per language. */
export const listPagesByKind = () =>
  listPublishedLanguages().flatMap((code) => {
    const { pages, posts } = getContent(code);
    const documents = [...pages, ...posts];
    const copy = documents.find(({ language }) => language !== code);
    const kinds = new Map<string, string[]>();
    for (const { kind, path } of [
      ...documents.filter(({ language }) => language === code),
      ...(copy ? [{ kind: `${defaultLanguage} copy`, path: copy.path }] : []),
      { kind: 'lost', path: LOST },
    ]) {
      // Pages of the kind `page` have different layouts, but the same one in each language.
      const name = kind === 'page' && code === defaultLanguage ? path : kind;
      kinds.set(name, [...(kinds.get(name) ?? []), toAddressIn(code, path)]);
    }
    return [...kinds].map(([kind, addresses]) => ({
      name: `${kind} in ${code}`,
      isTranslated: code !== defaultLanguage,
      addresses,
    }));
  });

/** The page that lists all signs. */
export const URGENT = '/eye-care/urgent/';

/** The path of a page with a block of this kind. */
export const findPathOf = (kind: Block['kind']) =>
  get(
    getBlockPages().find(({ body }) => body.some((block) => block.kind === kind)),
    `page with a block ${kind}`,
  ).path;

/** The URLs of the scripts that an exported page loads initially. */
export const listScriptsAt = (path: string) =>
  listScripts(readPage(readFileSync(join('out', path, 'index.html'), 'utf8')));
