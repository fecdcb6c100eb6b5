import { test } from '@playwright/test';
import { sharedPaths } from '@/checks/support/routes';

/** How long a test may take that opens every page, in ms: what any test may, and this long for each page. */
export const timeForEveryPage = (millisecondsForOne: number) =>
  test.info().timeout + sharedPaths.length * millisecondsForOne;
