/** The names of the files in `words/`. */
export const messageParts = [
  'page',
  'blog',
  'demos',
  'not-found',
  'forms',
  'home',
  'clinic',
  'navigation',
  'site',
  'sports-carousel',
  'search',
  'simulations',
  'what-to-tell-us',
  'listen',
  'twenty-twenty-twenty',
  'reading',
  'languages',
] as const;

export type MessagePart = (typeof messageParts)[number];

/** The messages in English, whose type is that of every language. */
interface EnglishWords {
  page: typeof import('../../../content/en/words/page.json');
  blog: typeof import('../../../content/en/words/blog.json');
  demos: typeof import('../../../content/en/words/demos.json');
  'not-found': typeof import('../../../content/en/words/not-found.json');
  forms: typeof import('../../../content/en/words/forms.json');
  home: typeof import('../../../content/en/words/home.json');
  clinic: typeof import('../../../content/en/words/clinic.json');
  navigation: typeof import('../../../content/en/words/navigation.json');
  site: typeof import('../../../content/en/words/site.json');
  'sports-carousel': typeof import('../../../content/en/words/sports-carousel.json');
  search: typeof import('../../../content/en/words/search.json');
  simulations: typeof import('../../../content/en/words/simulations.json');
  'what-to-tell-us': typeof import('../../../content/en/words/what-to-tell-us.json');
  listen: typeof import('../../../content/en/words/listen.json');
  'twenty-twenty-twenty': typeof import('../../../content/en/words/twenty-twenty-twenty.json');
  reading: typeof import('../../../content/en/words/reading.json');
  languages: typeof import('../../../content/en/words/languages.json');
}

type Message<Value> = Value extends readonly (infer Item)[]
  ? Message<Item>[]
  : Value extends object
    ? {
        [Inner in keyof Value as Exclude<Inner, 'default'>]: Message<
          Exclude<Value[Inner], undefined>
        >;
      }
    : Value;

/** The messages of the interface, by file name. */
export type Messages = { [Part in MessagePart]: Message<EnglishWords[Part]> };
