import { z } from 'zod';
import type { MessageSchemas } from './message-schemas';

/** The messages that pages of blocks, posts and the blog share. */
export function toPageMessages({ line, message, link, drawing }: MessageSchemas) {
  const page = z.strictObject({
    breadcrumb: line,
    contents: line,
    helpAtOnce: line,
    topics: line,
    notSure: line,
    specialistRole: line,
    keyFacts: line,
    references: line,
    /** What opens a long list of sources. */
    referencesFolded: message('count'),
    /** When a source without a date was read. */
    referenceReadIn: message('year'),
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
    booking: z.strictObject({ title: line, text: line, button: line, visit: link }),
    /** The way back of articles, by the section of the landing page that lists them. */
    back: z.strictObject({ 'vision-therapy': line, 'sports-vision': line }),
    careLevels: z.strictObject({ emergency: line, today: line, days: line }),
    careTitles: z.strictObject({ emergency: line, today: line, days: line }),
    movedTo: line,
    /** The buttons to call. */
    call: z.strictObject({ emergency: message('number'), ambulance: message('number') }),
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
  return { page, blog };
}
