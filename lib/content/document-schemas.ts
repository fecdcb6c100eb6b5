import { z } from 'zod';
import type { Picture } from '../pictures';
import { day, getToday } from './model/day';
import { drawingNames } from './model/drawings';
import { refuseExampleDays, signer, substanceCode } from './model/signature-schema';
import type { Text } from './model/text';
import { toTranslationSchema } from './model/translation';

const text = z.string().min(1);

const address = z.string().regex(/^\/([\w-]+\/)*(#[\w-]+)?$/, {
  error: 'must be an address of this site that ends in a slash, such as /eye-care/',
});

const pastDay = day.refine((value) => value <= getToday(), 'must not lie in the future');

const signedDay = refuseExampleDays(pastDay);

/** Who checked a page and when; unseen until it is filled in. */
const review = z
  .strictObject({
    reviewer: signer.nullable().default(null),
    reviewedOn: signedDay.nullable().default(null),
    nextReviewOn: refuseExampleDays(day).nullable().default(null),
    /** What the page said when it was read. */
    substance: substanceCode.nullish(),
  })
  .refine(({ reviewer, reviewedOn }) => reviewer !== null || reviewedOn === null, {
    error: 'must have a `reviewer` where it has `reviewedOn`',
  });

export type Review = z.infer<typeof review>;

export const unreviewed: Review = { reviewer: null, reviewedOn: null, nextReviewOn: null };

/** What a health page is about, for machines, in the terms of schema.org. */
const subject = z.strictObject({
  kind: z.enum(['MedicalCondition', 'MedicalTherapy', 'MedicalTest', 'MedicalDevice', 'Thing']),
  /** What doctors call it. */
  name: text,
  /** What else people call it. */
  alternateName: text.exactOptional(),
});

export type Subject = z.infer<typeof subject>;

const toSubject = (name: string): Subject => ({ kind: 'Thing', name });

const toFirstStep = (readText: (markdown: string) => Text) =>
  z.strictObject({
    /** What has happened, as a question or a list of signs. */
    when: text,
    /** What to do about it, in inline Markdown. */
    act: text.transform(readText),
  });

/** What to do first where every minute counts. */
export type FirstStep = z.infer<ReturnType<typeof toFirstStep>>;

const keyFact = z.strictObject({ label: text, value: text });

export type KeyFact = z.infer<typeof keyFact>;

const title = text.max(60);

/** For search engines, which show about so much of it. */
const description = z.string().min(70).max(160);

const common = {
  title,
  /** For menus, cards and breadcrumbs; the title where it is absent. */
  shortTitle: text.exactOptional(),
  /** For breadcrumbs; the short title where it is absent. */
  breadcrumb: text.exactOptional(),
  description,
  review: review.default(unreviewed),
  /** A document of the default language has none. */
  translation: toTranslationSchema(signedDay).exactOptional(),
};

const drawing = z.enum(drawingNames);

const readable = {
  ...common,
  shortTitle: text,
  subtitle: text,
  /** The subject in one sentence: the first thing on the page. */
  answer: text,
  keyFacts: z.array(keyFact).min(1),
  /** What the drawing shows, where the words beside it do not say the same. */
  drawingTitle: text.exactOptional(),
  /** Where to read on. */
  related: z.array(address),
};

/** A page of blocks. */
const page = z.strictObject({
  kind: z.literal('page'),
  ...readable,
  drawing: drawing.exactOptional(),
  /** Only a health page has a subject. */
  about: z.array(subject).min(1).exactOptional(),
  /** What the page as a whole is about, for machines. */
  mainEntity: z.enum(['clinic', 'optometrist']).exactOptional(),
});

/** A health page about one subject, in one of the folders of the site. */
const article = z.strictObject({
  kind: z.literal('article'),
  ...readable,
  drawing,
  drawingTitle: text,
  about: z.array(subject).min(1),
  /** The back of its card on the landing page: two sentences. */
  teaser: text,
  /** Position in lists, counted from 1. */
  order: z.number().int().positive(),
  /** Whether the landing page shows a card of it; the specification has seven. */
  landingCard: z.boolean().default(false),
});

/** For pages that show no review. */
const withoutReview = {
  ...common,
  review: review
    .default(unreviewed)
    .refine(({ reviewer, reviewedOn, nextReviewOn }) => !reviewer && !reviewedOn && !nextReviewOn, {
      error: 'is shown on no page of this kind: remove it',
    }),
};

const landing = z.strictObject({ kind: z.literal('landing'), ...withoutReview });

/** The page of questions and answers. */
const faq = z.strictObject({
  kind: z.literal('faq'),
  ...common,
  lead: text,
  /** The ids of the groups that the landing page shows too, in the order of the page. */
  onLandingPage: z.array(text).min(1),
});

/** The list of posts. */
const blog = z.strictObject({
  kind: z.literal('blog'),
  ...withoutReview,
  heading: text,
  lead: text,
  drawing,
});

/** The page of a form that goes out as e-mail. */
const form = z.strictObject({
  kind: z.literal('form'),
  ...withoutReview,
  heading: text,
  lead: text,
  next: z.strictObject({ title: text, steps: z.array(text).min(1) }),
});

/** A page that only shows how an account or a message could look. */
const demo = z.strictObject({ kind: z.literal('demo'), ...withoutReview });

/** The front matter of a page, by its kind; `readText` reads inline Markdown. */
export const toPageSchema = (readText: (markdown: string) => Text) => {
  /** Before everything else on the page, with buttons to call. */
  const firstSteps = z.array(toFirstStep(readText)).min(1);
  return z.discriminatedUnion('kind', [
    page.extend({ firstSteps: firstSteps.exactOptional() }),
    article.extend({ firstSteps: firstSteps.exactOptional() }),
    landing,
    faq,
    blog,
    form.extend({ emergency: text.transform(readText) }),
    demo,
  ]);
};

export type PageFrontMatter = z.infer<ReturnType<typeof toPageSchema>>;

/** The front matter of a post; `categories` are the names that it may choose from. */
export const toPostSchema = (categories: readonly string[], picture: z.ZodType<Picture>) =>
  z
    .strictObject({
      title,
      breadcrumb: text.exactOptional(),
      /** Who wrote it; the clinic's team where it is absent. */
      author: text.exactOptional(),
      date: pastDay,
      category: z.enum(categories as [string, ...string[]]),
      /** For its card, which has room for 90 characters. */
      excerpt: text.max(90),
      description,
      /** That of its category where it is absent. */
      drawing: drawing.exactOptional(),
      drawingTitle: text.exactOptional(),
      /** Shown in place of the drawing; a decorative picture is left out. */
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
      /** What its title says where it is absent. */
      about: z.array(subject).min(1).exactOptional(),
      review: review.default(unreviewed),
      translation: toTranslationSchema(signedDay).exactOptional(),
    })
    .transform((post) => ({ ...post, about: post.about ?? [toSubject(post.title)] }));

export type PostFrontMatter = z.infer<ReturnType<typeof toPostSchema>>;

/** The front matter of a card that opens a dialog; it is also a section of the eye-care page. */
export const eyeCareCardSchema = z.strictObject({
  translation: toTranslationSchema(signedDay).exactOptional(),
  title: text,
  preview: text,
  drawing,
  order: z.number().int().positive(),
});
