import { z } from 'zod';
import type { Picture } from '../../pictures';
import type { Text } from '../../text/rich-text';
import { hasDrawing, listDrawings } from './drawings';
import { pastDay, review, translation } from './signature';

const text = z.string().min(1);

const address = z
  .string()
  .regex(
    /^\/([\w-]+\/)*(#[\w-]+)?$/,
    'must be an address of this site that ends in a slash, such as /eye-care/',
  );

export type Review = z.infer<typeof review>;

export const unreviewed: Review = { reviewer: null, reviewedOn: null, nextReviewOn: null };

/** The subject of a health page for structured data, in schema.org terms. */
const subject = z.strictObject({
  kind: z.enum(['MedicalCondition', 'MedicalTherapy', 'MedicalTest', 'MedicalDevice', 'Thing']),
  name: text,
  alternateName: text.exactOptional(),
});

export type Subject = z.infer<typeof subject>;

const about = z.array(subject).min(1);

const keyFact = z.strictObject({ label: text, value: text });

export type KeyFact = z.infer<typeof keyFact>;

const letters = new Intl.Segmenter();

/** Counted in graphemes, as readers see them: one letter in Hindi may consist of several characters. */
const title = text.refine(
  (words) => words.length <= 60 || [...letters.segment(words)].length <= 60,
  'may have at most 60 letters',
);

/** The meta description; search engines show about 160 characters of it. */
const description = z.string().min(70).max(160);

const drawing = z.string().refine(hasDrawing, {
  error: () => `must be one of ${listDrawings('drawings').join(', ')}`,
});

const order = z.number().int().positive();

const keywords = text.transform((list) => list.split(',').map((name) => name.trim()));

/** Additional search terms for a document, separated by commas; in any language and script. */
const searched = {
  keywords: keywords.exactOptional(),
  /** Additional search terms for its sections and questions, by their id. */
  sectionKeywords: z.record(z.string(), keywords).exactOptional(),
};

const common = {
  title,
  /** For menus, cards and breadcrumbs; defaults to the title. */
  shortTitle: text.exactOptional(),
  /** For breadcrumbs; defaults to the short title. */
  breadcrumb: text.exactOptional(),
  description,
  ...searched,
  translation: translation.exactOptional(),
};

const reviewed = {
  ...common,
  review: review.default(unreviewed),
  /** The `<h1>`; defaults to the title. */
  heading: text.exactOptional(),
};

const noReview = z.strictObject({}).prefault({});

const unreviewable = { ...common, review: noReview.transform(() => unreviewed) };

/** Creates the page schema; `readText` parses inline Markdown. */
export const toPageSchema = (readText: (markdown: string) => Text) => {
  const markdown = text.transform(readText);
  const firstStep = z.strictObject({
    /** The event, as a question or a list of signs. */
    when: text,
    act: markdown,
    /** An icon for what to do, if there are several steps. */
    icon: z.enum(['rinse', 'do-not-rinse', 'call']).exactOptional(),
  });
  const readable = {
    ...reviewed,
    shortTitle: text,
    /** Only if it adds something to `answer`. */
    subtitle: text.exactOptional(),
    /** The most important in a few sentences at the top of the page; omitted if the first steps say it. */
    answer: text.exactOptional(),
    firstSteps: z.array(firstStep).min(1).exactOptional(),
    /** Omitted if the beginning of the page already says all key facts. */
    keyFacts: z.array(keyFact).min(1).exactOptional(),
    folded: z.array(text).default([]),
    related: z.array(address),
  };
  const hasBeginning = (page: { answer?: string; firstSteps?: object[] }) =>
    page.answer || page.firstSteps;
  const needsAnswer = { path: ['answer'], error: 'is missing' };
  const page = z.strictObject({
    kind: z.literal('page'),
    ...readable,
    drawing: drawing.exactOptional(),
    /** The text alternative of the drawing; omitted if the adjacent text says the same. */
    drawingTitle: text.exactOptional(),
    about: about.exactOptional(),
    mainEntity: z.enum(['clinic', 'optometrist']).exactOptional(),
  });
  const article = z.strictObject({
    kind: z.literal('article'),
    ...readable,
    drawing,
    drawingTitle: text,
    about,
    /** A symptom that a patient or parent notices, shown above the name on its cards. */
    symptom: text.exactOptional(),
    /** Two sentences on the back of its card on the landing page; the specification requires seven of these cards. */
    teaser: text.exactOptional(),
    order,
    /** The heading above it in the list of its section; also applies to the articles after it. */
    groupHeading: text.exactOptional(),
  });
  const form = z.strictObject({
    kind: z.literal('form'),
    ...unreviewable,
    heading: text,
    next: z.strictObject({
      title: text,
      steps: z.array(z.strictObject({ when: text, text })).min(1),
    }),
    emergency: markdown,
    /** What to do in an emergency, shown once the form is sent. */
    meanwhile: markdown,
  });
  /** `onLandingPage` lists the ids of the groups that the landing page shows too, in the order of the FAQ. */
  const faq = { lead: markdown, onLandingPage: z.array(text).min(1) };
  const blog = { heading: text, lead: text, drawing };
  return z.discriminatedUnion('kind', [
    page.refine(hasBeginning, needsAnswer),
    article.refine(hasBeginning, needsAnswer),
    form,
    z.strictObject({ kind: z.literal('faq'), ...reviewed, ...faq }),
    z.strictObject({ kind: z.literal('blog'), ...unreviewable, ...blog }),
    z.strictObject({ kind: z.literal('landing'), ...unreviewable }),
    z.strictObject({ kind: z.literal('demo'), ...unreviewable }),
  ]);
};

export type PageFrontMatter = z.infer<ReturnType<typeof toPageSchema>>;

export type FirstStep = NonNullable<
  Extract<PageFrontMatter, { kind: 'page' }>['firstSteps']
>[number];

const alt = z.string().regex(/\S/, 'must say what the picture shows, for people who do not see it');

export const toPostSchema = (categories: readonly string[], picture: z.ZodType<Picture>) =>
  z
    .strictObject({
      title,
      breadcrumb: text.exactOptional(),
      author: text.exactOptional(),
      date: pastDay,
      category: z.enum(categories as [string, ...string[]]),
      /** The text on its card, which has space for 90 characters. */
      excerpt: text.max(90),
      description,
      ...searched,
      /** Defaults to the drawing of its category. */
      drawing: drawing.exactOptional(),
      drawingTitle: text.exactOptional(),
      /** Shown instead of the drawing; purely decorative pictures are not allowed. */
      image: z
        .strictObject({ file: picture, alt })
        .transform(({ file, alt: words }) => ({ ...file, alt: words }))
        .exactOptional(),
      related: z.array(address).default([]),
      about: about.exactOptional(),
      review: reviewed.review,
      translation: common.translation,
    })
    .transform(({ about: subjects, ...post }) => {
      const ownSubject: Subject = { kind: 'Thing', name: post.title };
      return { ...post, about: subjects ?? [ownSubject] };
    });

export type PostFrontMatter = z.infer<ReturnType<typeof toPostSchema>>;

export const eyeCareCardSchema = z.strictObject({
  translation: common.translation,
  title: text,
  preview: text,
  drawing,
  order,
});
