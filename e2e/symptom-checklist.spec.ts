import { expect, type Page } from '@playwright/test';
import { ambulanceNumber, emergencyNumber } from '@/lib/clinic/phone';
import { getContent, getMessages } from '@/lib/content/get-content';
import type { NoticedItem } from '@/lib/content/markdown/blocks';
import { getArticles } from '@/lib/content/pages/articles';
import { type CareLevel, careCardIds } from '@/lib/content/schema/signs';
import { fromText } from '@/lib/text/rich-text';
import { expectNoAxeViolations } from './support/axe';
import { expectAnswers, fillIn } from './support/forms';
import { test } from './support/test';

const { forms, page: pageMessages, 'what-to-tell-us': messages } = getMessages();
const { careTitles } = pageMessages;

/** The lists of all articles, with their pages. */
const lists = getArticles().flatMap(({ path, title, heading = title, answer = '', body }) =>
  body.flatMap((block) => {
    if (block.kind !== 'what-to-tell-us') {
      return [];
    }
    const items = block.items.map((item) => ({ ...item, text: fromText(item.text) }));
    return [{ path, pageTitle: heading, answer, ...block, items }];
  }),
);

const hasLevel = (items: readonly NoticedItem[], level: CareLevel) =>
  items.some(({ sign }) => sign?.level === level);

/** A list that has a sign of each level, and sentences that are none. */
const list = lists.find(({ items }) =>
  (['emergency', 'today', 'days'] as const).every((level) => hasLevel(items, level)),
);
if (!list) {
  throw new Error('No page has a list with a sign of each level.');
}
const { path, pageTitle, answer, service } = list;
const harmless = list.items.filter(({ sign }) => !sign).map(({ text }) => text);
const [first = '', second = ''] = harmless;
const signOf = (level: CareLevel) =>
  list.items.find(({ sign }) => sign?.level === level)?.text ?? level;

const group = (page: Page) => page.getByRole('group', { name: messages.question });
const box = (page: Page, text: string) => group(page).getByRole('checkbox', { name: text });
const takeLink = (page: Page) => page.getByRole('link', { name: messages.take });
const printButton = (page: Page) => page.getByRole('button', { name: messages.print });
const alertNote = (page: Page) => group(page).getByRole('alert');
const keptDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft-patient'));

test('ticked sentences go to the form with the service, and are kept nowhere before', async ({
  page,
}) => {
  await page.goto(path);
  await expect(printButton(page)).toBeVisible();
  await expect(takeLink(page)).toHaveCount(0);
  await box(page, second).check();
  await box(page, first).focus();
  await page.keyboard.press('Space');
  await expect(box(page, first)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(box(page, second)).toBeFocused();
  await expectNoAxeViolations(page);
  expect(
    await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  ).toEqual(['splash']);
  await takeLink(page).click();
  await page.waitForURL('**/patient-form/');
  const answers = { symptoms: `${first}\n${second}`, service, firstName: '', history: '' };
  await expectAnswers(page, answers);
  await expect(page.getByText(forms.help.draft.restored)).toBeVisible();
  await page.reload();
  await expectAnswers(page, answers);
});

test('an urgent sign comes first, says whom to call, leads to its card and into no form', async ({
  page,
}) => {
  await page.goto(path);
  const urgent = group(page).getByRole('list', { name: messages.urgentQuestion });
  const count = list.items.filter(({ sign }) => sign && sign.level !== 'days').length;
  await expect(urgent.getByRole('checkbox')).toHaveCount(count);
  await expect(group(page).getByRole('checkbox').first()).toHaveAttribute('data-urgent');
  for (const level of ['emergency', 'today'] as const) {
    await page.goto(path);
    await box(page, first).check();
    await expect(takeLink(page)).toBeVisible();
    await expect(alertNote(page)).toHaveCount(0);
    await box(page, signOf(level)).check();
    await expect(takeLink(page)).toHaveCount(0);
    await expect(page.getByText(messages.urgentFirst)).toBeVisible();
    for (const number of [emergencyNumber, ambulanceNumber]) {
      await expect(alertNote(page).locator(`a[href="tel:${number}"]`)).toHaveCount(
        level === 'emergency' ? 1 : 0,
      );
    }
    await alertNote(page).getByRole('link', { name: careTitles[level] }).click();
    await expect(
      page.getByRole('heading', { name: careTitles[level] }).and(page.locator('h2')),
    ).toBeInViewport();
    expect(await keptDraft(page)).toBeNull();
    await box(page, signOf(level)).uncheck();
    await expect(alertNote(page)).toHaveCount(0);
  }
  await box(page, signOf('days')).check();
  await expect(alertNote(page).getByRole('link', { name: careTitles.days })).toHaveAttribute(
    'href',
    `#${careCardIds.days}`,
  );
  await takeLink(page).click();
  const lines = list.items
    .map(({ text }) => text)
    .filter((text) => [first, signOf('days')].includes(text));
  await expectAnswers(page, { symptoms: lines.join('\n') });
});

test('says when the answers are too long or the storage is full, and changes nothing', async ({
  page,
}) => {
  const { symptomsCharacters } = getContent().limits;
  const symptoms = 'x'.repeat(symptomsCharacters - 5);
  await page.goto('/patient-form/');
  await fillIn(page, { symptoms });
  await page.goto(path);
  await box(page, first).check();
  const before = await keptDraft(page);
  await takeLink(page).click();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: messages.tooLong });
  await expect(alert).toBeVisible();
  expect(await keptDraft(page)).toBe(before);
  await alert.getByRole('link', { name: messages.openForm }).click();
  await expectAnswers(page, { symptoms });

  await fillIn(page, { symptoms: '' });
  await page.goto(path);
  await box(page, first).check();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await takeLink(page).click();
  await expect(page.getByText(messages.notKept)).toBeVisible();
  await expect(page).toHaveURL(path);
});

test('prints the checklist with its ticks and the cards alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(path);
  await box(page, first).check();
  await box(page, signOf('emergency')).check();
  await printButton(page).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').filter({ visible: true })).toHaveText([
    pageTitle,
    careTitles.emergency,
    careTitles.today,
    careTitles.days,
    messages.title,
  ]);
  await expect(main.getByRole('checkbox').filter({ visible: true })).toHaveCount(list.items.length);
  await expect(box(page, first)).toBeChecked();
  await expect(box(page, second)).not.toBeChecked();
  await expect(main.getByText(messages.leadOnPaper)).toBeVisible();
  await expect(main.getByText(messages.lead)).toBeHidden();
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: careTitles.emergency })).toBeVisible();
  await expect(main.getByText(answer)).toBeHidden();

  // A later print is one of the whole page again.
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(main.getByText(answer)).toBeVisible();
});
