import { expect, type Page } from '@playwright/test';
import { ambulanceNumber, emergencyNumber } from '@/lib/clinic/phone';
import { getContent, getMessages } from '@/lib/content/get-content';
import { type CareLevel, careCardIds } from '@/lib/content/schema/signs';
import { fromText } from '@/lib/text/rich-text';
import { expectNoAxeViolationsInEitherTheme } from './support/axe';
import {
  control,
  expectAnswers,
  expectSentOnce,
  fillIn,
  newPatient,
  submit,
} from './support/forms';
import { holdRequests } from './support/hold-requests';
import { test } from './support/test';

const { forms, page: pageMessages, 'what-to-tell-us': messages } = getMessages();
const levels = ['emergency', 'today', 'days'] as const;

const listAll = (code: 'en' | 'hi') =>
  getContent(code).pages.flatMap(({ path, body }) =>
    body.flatMap((block) => (block.kind === 'what-to-tell-us' ? { path, ...block } : [])),
  );

/** A page whose checklist has a sign of each level. */
const checklist = listAll('en').find(({ items }) =>
  levels.every((level) => items.some(({ sign }) => sign?.level === level)),
);
if (!checklist) {
  throw new Error('No page has a checklist with a sign of each level.');
}
const { path, service, items } = checklist;
const textOf = (index: number) => fromText(items[index]?.text ?? '');
const isPlain = items.map(({ sign }) => !sign);
const [first, second] = [isPlain.indexOf(true), isPlain.lastIndexOf(true)].map(textOf);
const signOf = (level: CareLevel) => textOf(items.findIndex(({ sign }) => sign?.level === level));

const group = (page: Page) => page.getByRole('group', { name: messages.question });
const box = (page: Page, text = '') => group(page).getByRole('checkbox', { name: text });
const note = (page: Page) => group(page).getByRole('alert');
const openForm = async (page: Page) => {
  await page.goto(path);
  await page
    .getByRole('main')
    .getByRole('link', { name: pageMessages.booking.button })
    .last()
    .click();
  await expect(group(page)).toBeVisible();
};

test('a page links to the form with its symptoms and service; a checkbox adds a sentence to the Symptoms field or removes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page);
  await expectAnswers(page, { service, symptoms: '', firstName: '' });
  await box(page, second).check();
  await box(page, first).press('Space');
  await expectNoAxeViolationsInEitherTheme(page);
  await expectAnswers(page, { symptoms: `${second}\n${first}` });

  // The visitor types more after one sentence, and deletes another one.
  const symptoms = `${first} Since June.\nHeadaches.`;
  await fillIn(page, { symptoms, service: 'Contact Lens' });
  await expect(box(page, first)).toBeChecked();
  await expect(box(page, second)).not.toBeChecked();
  await page.reload();
  await expect(box(page, first)).toBeChecked();
  await box(page, second).check();
  await box(page, first).uncheck();
  const kept = `Since June.\nHeadaches.\n${second}`;
  await expectAnswers(page, { symptoms: kept, service: 'Contact Lens' });

  // In another language, the sentence stays as it is, and its checkbox stays checked.
  const other = listAll('hi').find((list) => list.path === path);
  const translated = fromText(
    other?.items[items.findIndex(({ text }) => text === second)]?.text ?? '',
  );
  await page
    .locator('nav a[rel=alternate][hreflang^=hi]')
    .filter({ visible: true })
    .first()
    .click();
  const ticked = page.getByRole('checkbox', { name: translated });
  await expect(ticked).toBeChecked();
  await expect(page.locator('[name=symptoms]')).toHaveValue(kept);
  await ticked.uncheck();
  await expect(page.locator('[name=symptoms]')).toHaveValue('Since June.\nHeadaches.');
  await page.goBack();
  await expect(box(page, second)).not.toBeChecked();

  const patient = { ...newPatient(), symptoms: kept };
  await fillIn(page, patient);
  await expect(box(page, second)).toBeChecked();
  await submit(page);
  await expectSentOnce(page, patient);
  await page.reload();
  await expect(box(page, second)).not.toBeChecked();
  await expectAnswers(page, { symptoms: '', service });
});

test('urgent symptoms have a list of their own; checking one links to its care card, and an emergency also to phone numbers', async ({
  page,
}) => {
  await openForm(page);
  const urgent = group(page).getByRole('list', { name: messages.urgentQuestion });
  const count = items.filter(({ sign }) => sign && sign.level !== 'days').length;
  await expect(urgent.getByRole('checkbox')).toHaveCount(count);
  for (const level of levels) {
    await expect(note(page)).toHaveCount(0);
    await box(page, signOf(level)).check();
    for (const number of [emergencyNumber, ambulanceNumber]) {
      const call = note(page).locator(`a[href="tel:${number}"]`);
      await expect(call).toHaveCount(level === 'emergency' ? 1 : 0);
    }
    await expectNoAxeViolationsInEitherTheme(page);
    const title = pageMessages.careTitles[level];
    await note(page).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`${path}#${careCardIds[level]}`);
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeInViewport();
    await page.goBack();
    await box(page, signOf(level)).uncheck();
  }
});

test('text typed before the symptom list loads is kept, and a form whose URL names no page has no symptom list', async ({
  page,
}) => {
  await page.goto('/patient-form/');
  await expect(page.locator('form[data-draft=draft-patient]')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const release = await holdRequests(page, '**/what-to-tell-us/**');
  await page.goto(path);
  await page.locator('header a[href$="/patient-form/"]').filter({ visible: true }).first().click();
  const typed = { service: 'Contact Lens', symptoms: 'Headaches.' };
  await fillIn(page, typed);
  release();
  await box(page, first).check();
  await expectAnswers(page, { ...typed, symptoms: `Headaches.\n${first}` });
});

test('on a narrow screen, optional fields are collapsed until they have an answer or an error', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/patient-form/');
  const symptoms = control(page, 'symptoms');
  const summary = page.getByText(forms.help.fold, { exact: true });
  await expect(symptoms).toBeHidden();
  await summary.click();
  await symptoms.fill('x'.repeat(getContent().limits.symptomsCharacters + 1));
  await summary.click();
  await submit(page);
  await expect(symptoms).toBeVisible();
  await summary.click();
  const { tooLong } = forms.patient.fields.symptoms.errors;
  await page.getByRole('link', { name: tooLong.replace('{excess}', '1') }).click();
  await expect(symptoms).toBeFocused();
  await page.reload();
  await expect(symptoms).toBeVisible();
  await page.getByRole('button', { name: forms.help.draft.clear }).click();
  await page.reload();
  await expect(symptoms).toBeHidden();
  await page.setViewportSize({ width: 800, height: 740 });
  await expect(symptoms).toBeVisible();
});
