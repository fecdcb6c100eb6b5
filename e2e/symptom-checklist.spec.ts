import { expect, type Page } from '@playwright/test';
import { ambulanceNumber, emergencyNumber } from '@/lib/clinic/phone';
import { getContent, getMessages } from '@/lib/content/get-content';
import { getArticles } from '@/lib/content/pages/articles';
import { type CareLevel, careCardIds } from '@/lib/content/schema/signs';
import { fromText } from '@/lib/text/rich-text';
import { expectNoAxeViolations } from './support/axe';
import { expectAnswers, fillIn } from './support/forms';
import { test } from './support/test';

const { forms, page: pageMessages, 'what-to-tell-us': messages } = getMessages();
const { careTitles } = pageMessages;
const levels = ['emergency', 'today', 'days'] as const;

/** A page whose checklist has a sign of each level. */
const checklist = getArticles()
  .flatMap((page) =>
    page.body.flatMap((block) => (block.kind === 'what-to-tell-us' ? { page, ...block } : [])),
  )
  .find(({ items }) => levels.every((level) => items.some(({ sign }) => sign?.level === level)));
if (!checklist) {
  throw new Error('No page has a checklist with a sign of each level.');
}
const { service, items } = checklist;
const { path, title, heading = title, answer = '' } = checklist.page;
const [first = '', second = ''] = items
  .filter(({ sign }) => !sign)
  .map(({ text }) => fromText(text));
const signOf = (level: CareLevel) =>
  fromText(items.find(({ sign }) => sign?.level === level)?.text ?? '');

const group = (page: Page) => page.getByRole('group', { name: messages.question });
const box = (page: Page, text: string) => group(page).getByRole('checkbox', { name: text });
const takeLink = (page: Page) => page.getByRole('link', { name: messages.take });
const alertNote = (page: Page) => group(page).getByRole('alert');

test('ticked symptoms go to the form with the service, and are stored nowhere before', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByRole('button', { name: messages.print })).toBeVisible();
  await expect(takeLink(page)).toHaveCount(0);
  await box(page, second).check();
  await box(page, first).press('Space');
  await page.keyboard.press('Tab');
  await expect(box(page, second)).toBeFocused();
  await box(page, signOf('days')).check();
  const link = alertNote(page).getByRole('link', { name: careTitles.days });
  await expect(link).toHaveAttribute('href', `#${careCardIds.days}`);
  await expectNoAxeViolations(page);
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(kept).toEqual(['splash']);
  await takeLink(page).click();
  const ticked = items
    .map(({ text }) => fromText(text))
    .filter((text) => [first, second, signOf('days')].includes(text));
  const answers = { symptoms: ticked.join('\n'), service, firstName: '', history: '' };
  await expectAnswers(page, answers);
  await expect(page.getByText(forms.help.draft.restored)).toBeVisible();
});

test('an urgent symptom comes first, says whom to call, leads to its card and into no form', async ({
  page,
}) => {
  await page.goto(path);
  const urgent = group(page).getByRole('list', { name: messages.urgentQuestion });
  const count = items.filter(({ sign }) => sign && sign.level !== 'days').length;
  await expect(urgent.getByRole('checkbox')).toHaveCount(count);
  await expect(group(page).getByRole('checkbox').first()).toHaveAttribute('data-urgent');
  await box(page, first).check();
  for (const level of ['emergency', 'today'] as const) {
    await expect(takeLink(page)).toBeVisible();
    await expect(alertNote(page)).toHaveCount(0);
    await box(page, signOf(level)).check();
    await expect(takeLink(page)).toHaveCount(0);
    await expect(page.getByText(messages.urgentFirst)).toBeVisible();
    for (const number of [emergencyNumber, ambulanceNumber]) {
      const call = alertNote(page).locator(`a[href="tel:${number}"]`);
      await expect(call).toHaveCount(level === 'emergency' ? 1 : 0);
    }
    await alertNote(page).getByRole('link', { name: careTitles[level] }).click();
    await expect(page.getByRole('heading', { name: careTitles[level], level: 2 })).toBeInViewport();
    expect(await page.evaluate(() => sessionStorage.getItem('draft-patient'))).toBeNull();
    await box(page, signOf(level)).uncheck();
  }
});

// What is added to which answers: take-along.test.ts.
test('says when the answers are too long, which stay', async ({ page }) => {
  const symptoms = 'x'.repeat(getContent().limits.symptomsCharacters - 5);
  await page.goto('/patient-form/');
  await fillIn(page, { symptoms });
  await page.goto(path);
  await box(page, first).check();
  await takeLink(page).click();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: messages.tooLong });
  await alert.getByRole('link', { name: messages.openForm }).click();
  await expectAnswers(page, { symptoms });
});

test('prints the symptom checklist with its ticks and the care cards alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(path);
  await box(page, first).check();
  await box(page, signOf('emergency')).check();
  await page.getByRole('button', { name: messages.print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').filter({ visible: true })).toHaveText([
    heading,
    ...levels.map((level) => careTitles[level]),
    messages.title,
  ]);
  await expect(main.getByRole('checkbox').filter({ visible: true })).toHaveCount(items.length);
  await expect(box(page, first)).toBeChecked();
  await expect(box(page, second)).not.toBeChecked();
  await expect(main.getByText(messages.leadOnPaper)).toBeVisible();
  await expect(main.getByText(messages.lead)).toBeHidden();
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByText(answer)).toBeHidden();

  // A later print is one of the whole page again.
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(main.getByText(answer)).toBeVisible();
});
