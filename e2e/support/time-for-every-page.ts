import { sharedPaths } from '@/checks/support/routes';

/** How long a test may take that opens every page, in ms, when it needs this long for one of them. */
export const timeForEveryPage = (millisecondsForOne: number) =>
  300_000 + sharedPaths.length * millisecondsForOne;
