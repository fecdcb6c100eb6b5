import type { DocumentFile } from '@/lib/content/read/documents';
import { requiredPaths } from '@/lib/content/read/redirects';
import { getToday } from '@/lib/content/schema/day';
import { defaultLanguage, languageCodes, translatedLanguages } from '@/lib/languages';
import type { EditedSite } from './edited-site';

const own = `content/${defaultLanguage}`;
const clinic = 'content/clinic.yaml';

/** A date in the far future. */
const LATER = '2099-12-31';

/** Returns the first item; throws if there is none. */
function first<T>(things: readonly T[], name: string): T {
  const [thing] = things;
  if (thing === undefined) {
    throw new Error(`The content has no ${name} to edit.`);
  }
  return thing;
}

/** Replaces the values of some front matter fields in the text of a document. */
const setLines = (text: string, lines: Readonly<Record<string, string>>) =>
  Object.entries(lines).reduce(
    (now, [name, value]) =>
      now.replace(new RegExp(`^${name}: .*$`, 'm'), () => `${name}: ${value}`),
    text,
  );

/**
 * Writes a post with the next number, with the front matter and the box of the template; returns its file.
 */
function writePost(site: EditedSite, title: string, text: string): string {
  const id = Math.max(0, ...site.getContent().posts.map((post) => post.id)) + 1;
  const lines = setLines(site.read('content/post-template.md'), {
    title: `${title} ${id}`,
    date: getToday(),
    excerpt: `What this new post ${id} is about.`,
    description: `${title} ${id}, of which search engines show this description to people who look.`,
  });
  const file = `${own}/posts/${id}-a-new-post.md`;
  site.write(
    file,
    lines.replace(/Your first paragraph[\s\S]*?(?=^:::emergency$)/m, () => `${text}\n\n`),
  );
  return file;
}

function toLongText(site: EditedSite): string {
  const [source] = Object.keys(site.getContent().references);
  const paragraph = `${'Here the new post says one thing more. '.repeat(12)}[Eye care](/eye-care/).`;
  const parts = Array.from({ length: 12 }, (_, index) =>
    [`## Part ${index + 1} of it`, paragraph, '- **One.** A thing.\n- Another.', paragraph].join(
      '\n\n',
    ),
  );
  return [`What it begins with.[^${source}]`, ...parts].join('\n\n');
}

/** The articles that may be renamed or removed, in order, with or without a card on the landing page. */
const listMovable = (site: EditedSite, hasCard: boolean) =>
  site
    .getContent()
    .pages.flatMap((page) => (page.kind === 'article' && page.landingCard === hasCard ? page : []))
    .filter(({ path }) => !requiredPaths.includes(path))
    .sort((a, b) => a.order - b.order);

/** Adds a redirect to content/redirects.yaml. */
function addRedirect(
  site: EditedSite,
  list: 'renamed' | 'removed',
  from: string,
  to: string,
): void {
  site.changeYaml('content/redirects.yaml', (document) => {
    const entries = (document.toJS()[list] ?? []) as unknown[];
    document.set(list, document.createNode([...entries, { from, to }]));
  });
}

/** The files of a document in all languages that have it. */
const listFiles = (site: EditedSite, file: string): string[] =>
  languageCodes.map((code) => file.replace(own, `content/${code}`)).filter((one) => site.has(one));

function removeDocument(site: EditedSite, { file, path }: DocumentFile, to: string): void {
  for (const one of listFiles(site, file)) {
    site.remove(one);
  }
  addRedirect(site, 'removed', path, to);
}

/** The edits of an owner, by the name of the task in content/README.md. */
export const edits: Readonly<Record<string, (site: EditedSite) => void | Promise<void>>> = {
  'phone and hours': (site) =>
    site.changeYaml(clinic, (document) => {
      document.set('phone', '+91 20 2543 1234');
      document.set(
        'hours',
        document.createNode([
          { days: 'Monday to Saturday', from: '10:00', to: '13:00' },
          { days: 'Monday to Saturday', from: '17:00', to: '20:00' },
          { days: 'Sunday', closed: true },
        ]),
      );
    }),

  fees: (site) =>
    site.changeYaml(clinic, (document) => {
      const fees = { firstVisit: 500, assessment: 1500, session: 800, note: 'Paid by session.' };
      document.set('fees', document.createNode(fees));
      document.set('payment', document.createNode(['cash', 'upi']));
    }),

  'a notice and closed days': (site) =>
    site.changeYaml(clinic, (document) => {
      const notice = {
        text: { en: 'We are closed on some days.' },
        from: getToday(),
        until: LATER,
      };
      document.set('notice', document.createNode(notice));
      document.set('closedOn', document.createNode([`${getToday()} to ${LATER}`]));
    }),

  'optometrist with a photograph': async (site) => {
    await site.addPhotograph('images/Asha_1.JPG');
    site.changeYaml(clinic, (document) => {
      document.setIn(['optometrist', 'name'], 'Asha Kulkarni');
      document.setIn(['optometrist', 'qualifications'], 'B.Optom');
      document.setIn(['optometrist', 'languages'], document.createNode(['en', 'mr']));
      document.setIn(['optometrist', 'photo'], '/images/Asha_1.JPG');
    });
  },

  'the real name': (site) =>
    site.changeYaml(clinic, (document) => {
      document.set('name', 'Example Eye Clinic');
      document.delete('nameIsPlaceholder');
    }),

  'a sentence': (site) => {
    const { file, source } = first(
      site.getContent().pages.filter((page) => page.kind === 'article'),
      'article',
    );
    const [sentence = ''] = /^[^#:>\-[{|\d]*\.$/m.exec(source.text) ?? [];
    site.replace(file, sentence, `${sentence.slice(0, -1)}, as you would expect.`);
  },

  'a word of the interface': (site) => {
    const { where } = site.getContent().messages.clinic;
    site.replace(`${own}/words/clinic.json`, `"where": "${where}"`, '"where": "Where to find us"');
  },

  'a short post': (site) => void writePost(site, 'A short new post', 'Two sentences. No more.'),

  'a long post with a picture': async (site) => {
    await site.addPhotograph('images/Green_1.JPG');
    const file = writePost(site, 'A long new post', toLongText(site));
    site.replace(
      file,
      /^#(image:)\n#(.*)\n#(.*)$/m,
      'image:\n  file: /images/Green_1.JPG\n  alt: "A field that is \\"green\\""',
    );
  },

  'a question': (site) => {
    const faq = first(
      site.getContent().pages.flatMap((page) => (page.kind === 'faq' ? page : [])),
      'page of questions',
    );
    const text = site.read(faq.file);
    const group = text.indexOf(`{#${faq.onLandingPage[0]}}`);
    const next = text.indexOf('\n## ', group);
    const end = next < 0 ? text.length : next;
    const question = '\n### Is this a new question?\n\nYes, with an answer of its own.\n';
    site.write(faq.file, text.slice(0, end) + question + text.slice(end));
  },

  'an article': (site) => {
    const article = first(listMovable(site, true).toReversed(), 'article');
    const text = setLines(site.read(article.file).replace(/^review:\n(?: .*\n)+/m, ''), {
      title: 'A new subject',
      shortTitle: 'A new subject',
      breadcrumb: 'A new subject',
      description:
        'A new subject, of which search engines show this description to people who look.',
    });
    site.write(article.file.replace(/[^/]+$/, 'a-new-subject.md'), text);
  },

  'a page renamed': (site) => {
    const { file, path } = first(listMovable(site, true), 'article');
    const renamed = (place: string) => place.replace(/[^/]+?(?=(\.md|\/)$)/, 'renamed-subject');
    for (const one of listFiles(site, file)) {
      site.write(renamed(one), site.read(one));
      site.remove(one);
    }
    addRedirect(site, 'renamed', path, renamed(path));
  },

  'a page removed': (site) => {
    const article = first(listMovable(site, false).toReversed(), 'article without a card');
    removeDocument(site, article, article.path.replace(/[^/]+\/$/, ''));
  },

  'a post removed': (site) => {
    removeDocument(site, first(site.getContent().posts.toReversed(), 'post'), '/blog/');
  },

  'a review': (site) => {
    const { pages } = site.getContent();
    const { file } = first(
      pages.filter((page) => page.kind === 'article' && !page.review.reviewer),
      'article without a review',
    );
    const review = `review:\n  reviewer: Dr A B, eye surgeon\n  reviewedOn: ${getToday()}\n`;
    site.replace(file, /\n---\n/, `\n${review}---\n`);
  },

  'a translation corrected and signed': (site) => {
    const { pages } = site.getContent(first(translatedLanguages, 'other language'));
    const { file, source } = first(
      pages.filter((page) => page.kind === 'article' && !page.translation?.reviewedBy),
      'translated article without a signature',
    );
    const [sentence = ''] = /^[^#:>\-[{|\d]*।$/m.exec(source.text) ?? [];
    site.replace(file, sentence, sentence.replace(/ ([^ ]+)$/, ' ही $1'));
    const signature = `  reviewedBy: Dr A B, optometrist\n  reviewedOn: ${getToday()}\n`;
    site.replace(file, /^translation:\n/m, `translation:\n${signature}`);
  },
};
