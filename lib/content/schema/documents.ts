import { z } from 'zod';
import type { Picture } from '../../pictures';
import type { Text } from '../../text/rich-text';
import { day, getToday } from './day';
import { drawingNames } from './drawings';
import { refuseExampleDays, signer, toTranslationSchema } from './signature';

const text = z.string().min(1);

const address = z.string().regex(/^\/([\w-]+\/)*(#[\w-]+)?$/, {
  error: 'must be an address of this site that ends in a slash, such as /eye-care/',
});

const pastDay = day.refine((value) => value <= getToday(), 'must not lie in the future');

const signedDay = refuseExampleDays(pastDay);

/** The reviewer of a page and the date of the review; `null` without a review. */
const review = z
  .strictObject({
    reviewer: signer.nullable().default(null),
    reviewedOn: signedDay.nullable().default(null),
    nextReviewOn: refuseExampleDays(day).nullable().default(null),
  })
  .refine(({ reviewer, reviewedOn }) => reviewer !== null || reviewedOn === null, {
    error: 'must have a `reviewer` where it has `reviewedOn`',
  });

export type Review = z.infer<typeof review>;

export const unreviewed: Review = { reviewer: null, reviewedOn: null, nextReviewOn: null };

/** The subject of a health page for structured data, in the terms of schema.org. */
const subject = z.strictObject({
  kind: z.enum(['MedicalCondition', 'MedicalTherapy', 'MedicalTest', 'MedicalDevice', 'Thing']),
  /** The medical term. */
  name: text,
  /** An everyday name. */
  alternateName: text.exactOptional(),
});

export type Subject = z.infer<typeof subject>;

const keyFact = z.strictObject({ label: text, value: text });

export type KeyFact = z.infer<typeof keyFact>;

const letters = new Intl.Segmenter();

/** Counted in letters as a reader sees them, of which one in Hindi may have several characters. */
const title = text
  .refine((words) => [...letters.segment(words)].length <= 60, {
    error: 'may have at most 60 letters',
  })
  .refine((words) => words !== 'The title of your post', {
    error: 'is that of content/post-template.md: write your own',
  });

/** The meta description; search engines show about 160 characters. */
const description = z.string().min(70).max(160);

const drawing = z.enum(drawingNames);

const keywords = text.transform((list) => list.split(',').map((name) => name.trim()));

/** Names and questions by which the search also finds a document, separated by commas; in any language and script. */
const searched = {
  keywords: keywords.exactOptional(),
  /** The same for its sections and questions, by their id. */
  sectionKeywords: z.record(z.string(), keywords).exactOptional(),
};

const translation = toTranslationSchema(signedDay).exactOptional();

const common = {
  title,
  /** For menus, cards and breadcrumbs; defaults to the title. */
  shortTitle: text.exactOptional(),
  /** For breadcrumbs; defaults to the short title. */
  breadcrumb: text.exactOptional(),
  description,
  ...searched,
  translation,
};

const reviewed = { ...common, review: review.default(unreviewed) };

/** Pages that show no review. */
const unreviewable = {
  ...common,
  review: z
    .strictObject({})
    .prefault({})
    .transform(() => unreviewed),
};

/** The front matter of a page of blocks. */
const readable = {
  ...reviewed,
  /** The `<h1>`; defaults to the title. */
  heading: text.exactOptional(),
  shortTitle: text,
  /** Only where it says something else than `answer`. */
  subtitle: text.exactOptional(),
  /** The subject in one sentence, shown first on the page; absent if the first steps say it. */
  answer: text.exactOptional(),
  /** Absent where the page has none that its beginning does not say. */
  keyFacts: z.array(keyFact).min(1).exactOptional(),
  /** The paths of related pages. */
  related: z.array(address),
};

/** A step of first aid, in inline Markdown that `markdown` reads. */
const toFirstStep = (markdown: z.ZodType<Text>) =>
  z.strictObject({
    /** What happened, as a question or a list of signs. */
    when: text,
    act: markdown,
    /** What to do, as an icon, where there are several steps. */
    icon: z.enum(['rinse', 'do-not-rinse', 'call']).exactOptional(),
  });

export type FirstStep = z.infer<ReturnType<typeof toFirstStep>>;

/** The front matter of a page, by its kind; `readText` reads inline Markdown. */
export const toPageSchema = (readText: (markdown: string) => Text) => {
  const markdown = text.transform(readText);
  const firstSteps = z.array(toFirstStep(markdown)).min(1).exactOptional();
  const needsAnswer = { path: ['answer'], error: 'is missing' };
  return z.discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('page'),
        ...readable,
        firstSteps,
        drawing: drawing.exactOptional(),
        /** The text alternative of the drawing; absent if the adjacent text says the same. */
        drawingTitle: text.exactOptional(),
        /** Only for health pages. */
        about: z.array(subject).min(1).exactOptional(),
        /** The `mainEntity` of the page in structured data. */
        mainEntity: z.enum(['clinic', 'optometrist']).exactOptional(),
      })
      .refine(({ answer, firstSteps: steps }) => answer || steps, needsAnswer),
    /** A health page about one subject, in one of the sections of the site. */
    z
      .strictObject({
        kind: z.literal('article'),
        ...readable,
        firstSteps,
        drawing,
        drawingTitle: text,
        about: z.array(subject).min(1),
        /** What a patient or a parent notices: shown above the name on its card on the landing page. */
        symptom: text.exactOptional(),
        /** The text on the back of its card on the landing page: two sentences. */
        teaser: text,
        /** The position in lists, from 1. */
        order: z.number().int().positive(),
        /** The heading above it in the list of its section; it also holds for the articles after it. */
        groupHeading: text.exactOptional(),
        /** Whether the landing page shows a card for it; the specification has seven. */
        landingCard: z.boolean().default(false),
      })
      .refine(({ answer, firstSteps: steps }) => answer || steps, needsAnswer),
    z.strictObject({ kind: z.literal('landing'), ...unreviewable }),
    z.strictObject({
      kind: z.literal('faq'),
      ...reviewed,
      heading: text.exactOptional(),
      lead: text,
      /** The ids of the groups also shown on the landing page, in the order of the page. */
      onLandingPage: z.array(text).min(1),
    }),
    z.strictObject({
      kind: z.literal('blog'),
      ...unreviewable,
      heading: text,
      lead: text,
      drawing,
    }),
    z.strictObject({
      kind: z.literal('form'),
      ...unreviewable,
      heading: text,
      next: z.strictObject({
        title: text,
        steps: z.array(z.strictObject({ when: text, text })).min(1),
      }),
      emergency: markdown,
      /** What to do in an emergency, once the form is sent. */
      meanwhile: markdown,
    }),
    z.strictObject({ kind: z.literal('demo'), ...unreviewable }),
  ]);
};

export type PageFrontMatter = z.infer<ReturnType<typeof toPageSchema>>;

/** The schema of the front matter of a post; `categories` are the valid values of `category`. */
export const toPostSchema = (categories: readonly string[], picture: z.ZodType<Picture>) =>
  z
    .strictObject({
      title,
      breadcrumb: text.exactOptional(),
      /** The author; defaults to the team of the clinic. */
      author: text.exactOptional(),
      date: pastDay,
      category: z.enum(categories as [string, ...string[]]),
      /** For its card, which has space for 90 characters. */
      excerpt: text.max(90),
      description,
      ...searched,
      /** Defaults to the drawing of its category. */
      drawing: drawing.exactOptional(),
      drawingTitle: text.exactOptional(),
      /** Shown instead of the drawing; decorative pictures are omitted. */
      image: z
        .strictObject({
          file: picture,
          alt: z.string().regex(/\S/, {
            error: 'must say what the picture shows, for people who do not see it',
          }),
        })
        .transform(({ file, alt }) => ({ ...file, alt }))
        .exactOptional(),
      related: z.array(address).default([]),
      /** Defaults to the title. */
      about: z.array(subject).min(1).exactOptional(),
      review: review.default(unreviewed),
      translation,
    })
    .transform(({ about, ...post }) => {
      const defaultSubject: Subject = { kind: 'Thing', name: post.title };
      return { ...post, about: about ?? [defaultSubject] };
    });

export type PostFrontMatter = z.infer<ReturnType<typeof toPostSchema>>;

/** The schema of the front matter of a card that opens a dialog and is a section of the eye-care page. */
export const eyeCareCardSchema = z.strictObject({
  translation,
  title: text,
  preview: text,
  drawing,
  order: z.number().int().positive(),
});
