import type { CareLevel } from '../types';

/** Words that every page of blocks shares. */
export const articleWords = {
  breadcrumb: 'You are here',
  contents: 'On this page',
  helpAtOnce: 'When to get help at once',
  topics: 'The seven subjects',
  notSure:
    'Not sure which one fits? An examination shows what the cause is, and whether therapy is the right treatment at all.',
  specialistRole: 'optometrist and trained vision therapist',
  keyFacts: 'Key facts',
  references: 'References',
  related: 'Read next',
  reference: 'Reference',
  claimSource: 'Who says so:',
  reviewedBy: 'Checked by',
  nextReview: 'Next check due',
  tools: {
    share: 'Share this page',
    copied: 'Link copied',
    copyByHand: 'Copy this address:',
    print: 'Print this page',
  },
  booking: {
    title: 'Have it looked at',
    text: 'An examination shows what helps you or your child, and what is not needed.',
    button: 'Book Appointment',
  },
  back: {
    'vision-therapy': 'Go Back to Vision Therapy',
    'sports-vision': 'Go Back to Sports Vision',
  },
  careLevels: {
    emergency: 'Emergency',
    today: 'Today',
    days: 'Within days',
  } satisfies Record<CareLevel, string>,
} as const;
