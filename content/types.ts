import type { ReferenceId } from './references';

/** A span of numbers, both ends included; the unit is in the name of the field that holds it. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Who the clinic is; `null` means the owner has not said it yet, and it is shown nowhere. */
export interface Clinic {
  name: string;
  city: string;
  country: string;
  languages: readonly string[];
  /** As people write it, with the country code: it is shown, and dialled with its digits. */
  phone: string | null;
  /** As people write it, with the country code. */
  whatsApp: string | null;
  openingHours: readonly OpeningHours[] | null;
  address: { street: string; postcode: string; region: string } | null;
  /** `embed` is the address shown inside the page, `link` the one that opens a maps app. */
  map: { embed: string; link: string } | null;
  optometrist: { name: string | null; qualifications: string | null };
  dataProtection: { contactName: string | null; retentionMonths: number | null };
}

/** Days in words and 24-hour times such as `10:00`. */
export interface OpeningHours {
  days: string;
  opens: string;
  closes: string;
}

/** A link of the header or footer. */
export interface NavItem {
  label: string;
  href: string;
}

/** A run of text: plain, strong, a link, or reference marks. */
export type Inline =
  | string
  | { strong: string }
  | { link: string; href: string }
  | { cite: readonly ReferenceId[] };

/** A sentence or more: one string, or runs of text in reading order. */
export type Text = string | readonly Inline[];

/** How fast care is needed: call an ambulance, see an eye doctor today, or within days. */
export type CareLevel = 'emergency' | 'today' | 'days';

/** One piece of an article's body. */
export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; text: Text }
  | { kind: 'list'; items: readonly Text[] }
  | { kind: 'steps'; items: readonly { title: string; text: Text }[] }
  | { kind: 'terms'; items: readonly { term: string; text: Text }[] }
  | { kind: 'callout'; title: string; text: Text; items?: readonly Text[] }
  | { kind: 'care-card'; level: CareLevel; title: string; items: readonly Text[]; note?: Text }
  | { kind: 'claim'; text: Text; source: Text }
  | { kind: 'evidence'; title: string; paragraphs: readonly Text[] };

export type BlockKind = Block['kind'];
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;

/** A number a reader looks for first, such as the length of a programme. */
export interface KeyFact {
  label: string;
  value: string;
}

/** The drawings of the site, by name. */
export type DrawingName =
  | 'binocular'
  | 'amblyopia'
  | 'squint'
  | 'autism'
  | 'digital-eye-strain'
  | 'learning'
  | 'cortical-visual-impairment'
  | 'sports-vision'
  | 'eye-examination'
  | 'low-vision-aids'
  | 'contact-lens'
  | 'sports-cricket'
  | 'sports-badminton'
  | 'sports-football'
  | 'sports-table-tennis'
  | 'sports-shooting'
  | 'post-vision-therapy'
  | 'post-daylight'
  | 'post-learning-to-see'
  | 'post-contact-lens-habits'
  | 'post-food';

/** Who checked a page and when, as ISO dates; all `null`, and unseen, until the owner fills them. */
export interface Review {
  reviewer: string | null;
  reviewedOn: string | null;
  nextReviewOn: string | null;
}

/** What a health page is about, for machines, in the terms of schema.org. */
export interface Subject {
  kind: 'MedicalCondition' | 'MedicalTherapy' | 'MedicalTest' | 'MedicalDevice' | 'Thing';
  /** What doctors call it. */
  name: string;
  /** What else people call it. */
  alternateName?: string;
}

/** A page of blocks. */
export interface Page {
  /** At most 60 characters. */
  title: string;
  /** For menus, cards and breadcrumbs. */
  shortTitle: string;
  subtitle: string;
  /** For search engines: 70 to 160 characters. */
  description: string;
  /** The subject in one sentence: the first thing on the page. */
  answer: string;
  keyFacts: readonly KeyFact[];
  body: readonly Block[];
  /** The picture beside its title. */
  drawing?: DrawingName;
  /** What the drawing shows, where the words beside it do not say the same. */
  drawingTitle?: string;
  /** Addresses inside the site, each ending in a slash. */
  related: readonly string[];
  review: Review;
  /** Only a health page has a subject. */
  about?: readonly Subject[];
}

/** A health page about one subject, in one of the folders of the site. */
export interface Article extends Page {
  about: readonly Subject[];
  section: 'vision-therapy' | 'sports-vision';
  /** The last part of the address. */
  slug: string;
  /** The back of its card on the landing page: two sentences. */
  teaser: string;
  drawing: DrawingName;
  drawingTitle: string;
  /** Position in lists, counted from 1. */
  order: number;
}

export type PostCategory =
  | 'Vision Therapy'
  | 'Eye Health'
  | 'Vision Science'
  | 'Eye Care'
  | 'Nutrition';

/** A blog post; `content` is HTML whose reference marks link to `#reference-1` and so on. */
export interface Post {
  /** The last part of its address, a whole number from 1. */
  id: number;
  title: string;
  /** For the breadcrumb: two or three words. */
  crumb: string;
  author: string;
  /** As people write it, such as 21 November 2026. */
  date: string;
  /** For machines: YYYY-MM-DD. */
  isoDate: string;
  /** The address of a picture below `public/`, where the post has one of its own. */
  image?: string;
  category: PostCategory;
  /** For its card, which has room for 90 characters. */
  excerpt: string;
  /** For search engines: 70 to 160 characters. */
  description: string;
  drawing: DrawingName;
  drawingTitle: string;
  content: string;
  /** In the order of their marks in `content`. */
  references: readonly ReferenceId[];
  related: readonly string[];
  about: readonly Subject[];
  review: Review;
}

/** One question and its answer; `id` is the target of `/faq/#id`. */
export interface FaqItem {
  id: string;
  question: string;
  answer: readonly Text[];
}

export interface FaqGroup {
  id: string;
  title: string;
  items: readonly FaqItem[];
}

/** A card of the landing page that opens a dialog; also a section of the eye-care page. */
export interface EyeCareCard {
  id: string;
  icon: DrawingName;
  title: string;
  preview: string;
  details: readonly Text[];
}

/** The words of one field of a form. */
export interface FieldCopy {
  label: string;
  hint?: string;
  /** The first entry of a list of choices, which chooses nothing. */
  prompt?: string;
}

/** Why an e-mail did not go out; each has its own advice. */
export type FailureKind =
  | 'configuration'
  | 'too-large'
  | 'rate-limited'
  | 'browser-refused'
  | 'network'
  | 'service'
  | 'no-answer';

/** The words of one form, without its fields. */
export interface FormCopy {
  /** What the form is called by assistive technology. */
  label: string;
  submit: string;
  submitting: string;
  /** Read out while the message is on its way. */
  wait: string;
  sent: string;
  failed: string;
  /** Stands in place of `failed` when no answer came in time. */
  unanswered: string;
  /** The title of the error summary, by whether an obligatory field was left empty. */
  summary: { empty: string; wrong: string };
}
