import { z } from 'zod';
import type { Text } from './blocks';
import { drawingNames } from './drawings';
import { placeholderPattern, type Resolve } from './placeholders';

/** The names of the files in `words/`. */
export const wordsParts = [
  'page',
  'blog',
  'demos',
  'error-page',
  'not-found',
  'forms',
  'home',
  'clinic',
  'navigation',
  'site',
  'sports-carousel',
  'search',
] as const;

/** How the words of the interface become what the site shows. */
export interface WordsContext {
  resolve: Resolve;
  /** Reads inline Markdown. */
  readText: (markdown: string) => Text;
}

const placeholdersOf = (message: string) =>
  [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

/** The schemas of the files in `words/`, one for each part of the interface. */
export function toWordsSchemas({ resolve, readText }: WordsContext) {
  /** A text in which facts are filled in, and which keeps these placeholders, each once. */
  const message = (...names: readonly string[]) =>
    z
      .string()
      .min(1)
      .transform((value, context) => {
        const filled = value.replace(placeholderPattern, (whole, place: string) => {
          const text = resolve(place);
          if (text === null) {
            context.addIssue({ code: 'custom', message: `names ${whole}, which is not told` });
          }
          return text ?? whole;
        });
        if (placeholdersOf(filled).join() !== [...names].sort().join()) {
          const allowed = names.map((name) => `{${name}}`).join(', ') || 'no placeholder';
          context.addIssue({ code: 'custom', message: `must hold ${allowed}` });
        }
        return filled;
      });
  const line = message();
  const rich = z.string().min(1).transform(readText);
  /** A message by the plural category of its count (CLDR). */
  const plural = z.strictObject({ one: message('count'), other: message('count') });
  const href = z.string().regex(/^\/(?:[\w-]+\/)*(?:#[\w-]+)?$/, {
    error: 'must be an address of this site, such as /eye-care/',
  });
  const link = z.strictObject({ label: line, href });
  const drawing = z.enum(drawingNames);

  const page = z.strictObject({
    breadcrumb: line,
    contents: line,
    helpAtOnce: line,
    topics: line,
    notSure: line,
    specialistRole: line,
    keyFacts: line,
    references: line,
    related: line,
    reference: message('number'),
    claimSource: line,
    disclaimer: line,
    evidence: line,
    review: z.strictObject({
      checked: message('reviewer'),
      checkedOn: message('reviewer', 'day'),
      next: message('day'),
    }),
    tools: z.strictObject({
      share: line,
      copied: line,
      copyByHand: message('address'),
      print: line,
    }),
    booking: z.strictObject({ title: line, text: line, button: line }),
    /** The way back of articles, by the section of the landing page that lists them. */
    back: z.strictObject({ 'vision-therapy': line, 'sports-vision': line }),
    careLevels: z.strictObject({ emergency: line, today: line, days: line }),
    careTitles: z.strictObject({ emergency: line, today: line, days: line }),
    movedTo: line,
  });

  const blog = z.strictObject({
    readMore: line,
    readMoreAbout: message('title'),
    /** Who wrote the posts that name no one. */
    team: line,
    byline: message('author', 'date'),
    readingMinutes: message('minutes'),
    neighbours: line,
    newer: line,
    older: line,
    back: line,
    notFound: line,
    feedTitle: line,
    pagination: z.strictObject({
      label: line,
      newer: line,
      older: line,
      position: message('number', 'count'),
      title: message('title', 'number'),
      description: message('description', 'number'),
    }),
    categories: z.array(z.strictObject({ name: line, drawing })).min(1),
  });

  const demoField = z.strictObject({ label: line, hint: line.exactOptional(), missing: line });
  const demo = z.strictObject({ submit: line, done: line });
  const demos = z.strictObject({
    noScript: line,
    errors: z.strictObject({ wrong: line, summary: line, wrongSummary: line, storage: line }),
    fields: z.strictObject({
      name: demoField,
      email: demoField,
      password: demoField,
      message: demoField,
    }),
    login: demo,
    register: demo,
    contact: demo,
  });

  const errorPage = z.strictObject({ title: line, lead: line, retry: line, home: line });

  const notFound = z.strictObject({
    title: line,
    description: line,
    lead: line,
    links: z.array(link).min(1),
  });

  const text = { label: line, hint: line.exactOptional() };
  const missing = z.strictObject({ missing: line });
  const missingOrWrong = z.strictObject({ missing: line, wrong: line });
  const tooLong = z.strictObject({ tooLong: line });
  /** Choices of a list: the value is sent, the label is read. */
  const choice = z.strictObject({ value: z.string().min(1), label: line });
  const select = z.strictObject({
    ...text,
    /** The first entry of the list, which chooses nothing. */
    prompt: line,
    choices: z.array(choice).min(1),
    errors: missing,
  });
  const form = {
    /** What the form is called by assistive technology. */
    label: line,
    submit: line,
    submitting: line,
    /** Read out while the message is on its way. */
    wait: line,
    sent: line,
    failed: line,
    /** Stands in place of `failed` when no answer came in time. */
    unanswered: line,
    /** The title of the error summary, by whether a required field was left empty. */
    summary: z.strictObject({ empty: line, wrong: line }),
  };
  const forms = z.strictObject({
    patient: z.strictObject({
      ...form,
      fields: z.strictObject({
        firstName: z.strictObject({ ...text, errors: missing }),
        lastName: z.strictObject({ ...text, errors: missing }),
        age: z.strictObject({ ...text, errors: missingOrWrong }),
        gender: select,
        phone: z.strictObject({ ...text, errors: missingOrWrong }),
        email: z.strictObject({ ...text, errors: missingOrWrong }),
        address: z.strictObject({ ...text, errors: tooLong }),
        service: select,
        symptoms: z.strictObject({ ...text, errors: tooLong }),
        history: z.strictObject({ ...text, errors: tooLong }),
      }),
    }),
    contact: z.strictObject({
      ...form,
      fields: z.strictObject({
        name: z.strictObject({ ...text, errors: missing }),
        email: z.strictObject({ ...text, errors: missingOrWrong }),
        message: z.strictObject({
          ...text,
          errors: z.strictObject({ missing: line, tooLong: line }),
        }),
      }),
    }),
    /** What a visitor can do next, by the kind of failure. */
    advice: z.strictObject({
      configuration: line,
      'too-large': line,
      'rate-limited': line,
      'browser-refused': line,
      network: line,
      service: line,
      'no-answer': line,
    }),
    help: z.strictObject({
      retry: line,
      confirm: line,
      held: line,
      scriptLost: line,
      copy: z.strictObject({ button: line, done: line, byHand: line, textLabel: line }),
      otherWays: line,
      draft: z.strictObject({ restored: line, clear: line, cleared: line, undo: line }),
    }),
    privacy: z.strictObject({ text: line, link: line }),
    noScript: z.strictObject({ title: line, text: line }),
  });

  const section = { kicker: line, title: line };
  const home = z.strictObject({
    hero: z.strictObject({
      chart: z.array(z.strictObject({ acuity: line, text: line })).length(4),
      lead: line,
      drawingTitle: line,
      book: line,
      learnMore: line,
    }),
    about: z.strictObject({
      ...section,
      paragraphs: z.array(line).min(1),
      languages: line,
      link: line,
      specialist: line,
    }),
    visionTherapy: z.strictObject({
      ...section,
      lead: line,
      readMore: line,
      readMoreAbout: message('title'),
      overview: line,
    }),
    sportsVision: z.strictObject({
      ...section,
      paragraphs: z.array(line).min(1),
      drawingTitle: line,
      link: line,
    }),
    eyeCare: z.strictObject({
      ...section,
      lead: line,
      open: line,
      openAbout: message('title'),
      close: line,
      goBack: line,
      sources: line,
      link: line,
    }),
    blogs: z.strictObject({ ...section, link: line }),
    faq: z.strictObject({ ...section, link: line }),
    contact: z.strictObject({ ...section, lead: rich }),
  });

  const clinic = z.strictObject({
    where: line,
    place: line,
    address: message('street', 'postcode', 'region'),
    contact: z.strictObject({ phone: line, whatsApp: line, email: line }),
    callUs: message('phone'),
    hours: z.strictObject({
      title: line,
      sitting: message('from', 'to'),
      closed: line,
      byAppointment: line,
      sittingByAppointment: message('sitting'),
      days: message('first', 'last'),
    }),
    map: z.strictObject({ title: line, titleOfClinic: line, link: line, provider: line }),
    details: z.strictObject({
      title: line,
      landmark: line,
      parking: line,
      stepFree: line,
      fees: z.strictObject({
        title: line,
        firstVisit: line,
        assessment: line,
        session: line,
        programme: line,
      }),
      payment: z.strictObject({
        title: line,
        by: message('ways'),
        cash: line,
        upi: line,
        card: line,
        'bank-transfer': line,
      }),
      receipts: line,
      reply: line,
      replyWithin: plural,
      onlineSessions: line,
      age: line,
      ageYears: message('years'),
      session: line,
      sessionMinutes: message('minutes'),
      cancelling: line,
      cancelBefore: plural,
      eyeDrops: z.strictObject({
        title: line,
        none: line,
        optometrist: line,
        optometristNamed: message('name'),
        'eye-doctor': line,
      }),
      emergencyHospital: line,
      yes: line,
      no: line,
    }),
    optometrist: z.strictObject({
      registration: message('number'),
      languages: message('languages'),
      photo: message('name'),
    }),
  });

  const navigation = z.strictObject({
    label: line,
    menu: line,
    /** `id` is a section of the landing page, `path` where the addresses of its own pages begin. */
    sections: z.array(z.strictObject({ id: line, label: line, path: href.exactOptional() })).min(1),
    patientForm: link,
    footer: z.array(z.strictObject({ title: line, links: z.array(link).min(1) })).min(1),
  });

  const site = z.strictObject({
    range: z.string().min(1),
    skipLink: line,
    homeLabel: line,
    themeButton: z.strictObject({ toLight: line, toDark: line }),
    searchButton: z.strictObject({ label: line, loading: line, failed: line, retry: line }),
    pageTitle: message('title'),
    footer: z.strictObject({
      navigationLabel: line,
      about: line,
      languages: line,
      emergency: rich,
    }),
  });

  const sportsCarousel = z.strictObject({
    label: line,
    /** What screen readers call it, and each of its pictures. */
    carousel: line,
    slide: line,
    pause: line,
    play: line,
    previous: line,
    next: line,
    slides: z
      .array(z.strictObject({ drawing, title: line, caption: line, drawingTitle: line }))
      .length(5),
  });

  const search = z.strictObject({
    title: line,
    label: line,
    hint: line,
    close: line,
    results: plural,
    none: message('query'),
    advice: line,
    links: z.array(link).min(1),
    incomplete: line,
    kinds: z.strictObject({ page: line, article: line, post: line, question: line }),
    key: z.strictObject({ on: line, off: line, turnOff: line, turnOn: line }),
    /** Phrases of one group lead to the same, in small letters and with a space for a hyphen. */
    synonyms: z.array(z.array(z.string().min(1)).min(2)),
    /** Words that say nothing about a subject. */
    stopWords: z.array(z.string().min(1)),
  });

  return {
    page,
    blog,
    demos,
    'error-page': errorPage,
    'not-found': notFound,
    forms,
    home,
    clinic,
    navigation,
    site,
    'sports-carousel': sportsCarousel,
    search,
  } satisfies Record<(typeof wordsParts)[number], z.ZodType>;
}

type Schemas = ReturnType<typeof toWordsSchemas>;

/** The words of the interface by the names of their files. */
export type Words = { [Part in keyof Schemas]: z.infer<Schemas[Part]> };
