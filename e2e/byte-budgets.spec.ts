import { expect, type Page } from '@playwright/test';
import { scriptBudgets } from '@/checks/support/script-budgets';
import { listFilesOf, weighFiles } from '@/scripts/measure/page-bytes';
import { expectSentOnce, fillIn, newPatient, submit } from './support/forms';
import { article, post } from './support/sample-pages';
import { test } from './support/test';

const ARTICLE_REQUESTS = 12;
/** The maximum size of the code of all tools of an article, as brotli, in bytes. */
const TOOL_BYTES = 4000;

/** Records the paths of all requests of a page from now on. */
function noteRequests(page: Page) {
  const noted = {
    addresses: new Set<string>(),
    scripts: new Set<string>(),
    fonts: new Set<string>(),
  };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    noted.addresses.add(pathname);
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'font') {
      noted[`${kind}s`].add(pathname);
    }
  });
  return noted;
}

test('a post asks for what it names, one font, and no more', async ({ page }) => {
  const { addresses, scripts, fonts } = noteRequests(page);
  await page.goto(post.path, { waitUntil: 'networkidle' });
  expect(addresses.size).toBeLessThanOrEqual(ARTICLE_REQUESTS);
  expect(fonts.size).toBe(1);
  expect([...scripts].sort()).toEqual(listFilesOf('out', post.path).scripts.sort());
});

test('an article asks for the code of its tools besides, and that is small', async ({ page }) => {
  const { scripts } = noteRequests(page);
  await page.goto(article.path, { waitUntil: 'networkidle' });
  const named = new Set(listFilesOf('out', article.path).scripts);
  const further = [...scripts].filter((address) => !named.has(address));
  expect(further).not.toEqual([]);
  expect(weighFiles('out', further)).toBeLessThanOrEqual(TOOL_BYTES);
});

test('an untouched form asks for nothing ahead, and has loaded little more once sent', async ({
  page,
}) => {
  const { scripts } = noteRequests(page);
  const weigh = () => weighFiles('out', [...scripts]);
  await page.goto('/patient-form/', { waitUntil: 'networkidle' });
  expect(weigh()).toBeLessThanOrEqual(scriptBudgets.untouchedForm);
  const patient = newPatient();
  await fillIn(page, patient);
  await submit(page);
  await expectSentOnce(page, patient);
  expect(weigh()).toBeLessThanOrEqual(scriptBudgets.sentForm);
});
