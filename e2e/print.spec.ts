import { expect } from '@playwright/test';
import { getClinic, getMessages } from '@/lib/content/get-content';
import { getQuestionGroups } from '@/lib/content/questions';
import { control, fillIn, newPatient } from './support/forms';
import { test } from './support/test';

test.describe('on paper', { tag: '@any-screen' }, () => {
  test('an article is black on white, with its sources and without the site around it', async ({
    page,
  }) => {
    await page.goto('/vision-therapy/squint/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(getClinic().name).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    const looks = await page.getByRole('main').evaluate((main) => {
      const colours = new Set<string>();
      for (const element of main.querySelectorAll<HTMLElement>('*')) {
        if (element.checkVisibility() && element.innerText?.trim()) {
          colours.add(getComputedStyle(element).color);
        }
      }
      return { colours: [...colours], ground: getComputedStyle(document.body).backgroundColor };
    });
    expect(looks).toEqual({ colours: ['rgb(0, 0, 0)'], ground: 'rgb(255, 255, 255)' });

    const source = page.getByRole('main').locator('li[id^="reference-"] a').first();
    const printed = await source.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(printed).toContain(await source.getAttribute('href'));
  });

  test('every answer to a question is open', async ({ page }) => {
    await page.goto('/faq/');
    const answers = page.getByRole('main').locator('details p');
    await expect(answers.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    const count = getQuestionGroups().flatMap(({ items }) =>
      items.flatMap(({ answer }) => answer),
    ).length;
    await expect(answers.filter({ visible: true })).toHaveCount(count);
  });

  test('a filled-in form shows every answer whole', async ({ page }) => {
    const patient = newPatient();
    patient.symptoms = 'Headaches after reading for ten minutes. '.repeat(20);
    await page.goto('/patient-form/');
    await fillIn(page, patient);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 660, height: 900 });
    for (const name of Object.keys(getMessages().forms.patient.fields)) {
      const field = control(page, name);
      await expect(field).toBeVisible();
      const isCut = await field.evaluate(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      );
      expect(isCut, name).toBe(false);
    }
  });
});
