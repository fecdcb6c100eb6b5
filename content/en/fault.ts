import { language } from './language';

/** What stands in place of a page that broke in the browser. */
export const fault = {
  language,
  title: 'This page stopped working',
  lead: 'The fault is ours, or the connection broke. What you typed into a form is kept in this tab.',
  retry: 'Try again',
  home: 'Home',
} as const;
