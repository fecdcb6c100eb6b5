import { expect } from '@playwright/test';
import { getContent, getMessages } from '@/lib/content/get-content';
import { getArticles } from '@/lib/content/pages/articles';
import { listLanguagesOf, listPublishedTranslations } from '@/lib/content/pages/languages';
import { EMERGENCY_ID, isEmergency } from '@/lib/content/pages/table-of-contents';
import { emailSettings } from '@/lib/email/settings';
import type { Answers, FieldWords } from '@/lib/forms/field';
import { formatOwnName } from '@/lib/language';
import { defaultLanguage, toLanguageTag } from '@/lib/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { fillIn, findDelivered, newPatient } from './support/forms';
import { chooseBefore } from './support/reading-settings';
import { test } from './support/test';

/** Converts digits to those that patients type on a Devanagari keyboard. */
const toDevanagari = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));

test.describe('languages', { tag: '@release' }, () => {
  for (const code of listPublishedTranslations()) {
    const { messages } = getContent(code);
    const { patient: form } = messages.forms;
    const language = { hi: 'Hindi', mr: 'Marathi', en: undefined }[code];
    // A release omits translations that nobody has signed.
    const health = getArticles().find(
      ({ path, body }) => listLanguagesOf(path).includes(code) && body.some(isEmergency),
    );
    const path = health?.path ?? '/faq/';
    const address = toAddressIn(code, path);
    const place = health ? `#${EMERGENCY_ID}` : '';

    test(`the language link leads to the same section in ${code} and back, and keeps the settings`, {
      tag: '@visit',
    }, async ({ page }) => {
      await chooseBefore(page, { 'text-size': 150, 'high-contrast': true }, 'light');
      const follow = (label: string, target: typeof code) =>
        page
          .getByRole('navigation', { name: label })
          .first()
          .getByRole('link', { name: formatOwnName(target) })
          .press('Enter');
      await page.goto(path + place);
      await follow(getMessages().languages.label, code);
      await expect(page).toHaveURL(address + place);
      await expect(page.locator(place || 'h1')).toBeInViewport();
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', toLanguageTag(code));
      await expect(html).toHaveClass(/^(?=.*\blight\b)(?=.*\btext-size-150\b).*\bhigh-contrast\b/);
      await follow(messages.languages.label, defaultLanguage);
      await expect(page).toHaveURL(path + place);
    });

    test(`a registration begun in English and submitted in ${code} is sent with English values and digits 0 to 9`, async ({
      page,
    }) => {
      const patient: Answers = { ...newPatient(), firstName: 'आशा', symptoms: 'वाचताना डोळे दुखतात' };
      const { firstName = '', gender = '', ...others } = patient;
      await page.goto('/patient-form/');
      await fillIn(page, { firstName, gender });
      await page.goto(toAddressIn(code, '/patient-form/'));
      const words: Record<string, FieldWords> = form.fields;
      const field = (name: string) => page.getByLabel(String(words[name]?.label), { exact: true });
      await expect(field('firstName')).toHaveValue(firstName);
      await expect(field('gender')).toHaveValue(gender);
      for (const [name, answer] of Object.entries(others)) {
        const chosen = words[name]?.choices?.find(({ value }) => value === answer);
        if (chosen) {
          await field(name).selectOption({ label: chosen.label });
        } else {
          await field(name).focus();
          const isNumber = name === 'age' || name === 'phone';
          await page.keyboard.insertText(isNumber ? toDevanagari(answer) : answer);
        }
      }
      await page.getByRole('button', { name: form.submit }).click();
      await expect(page.getByText(form.sent)).toBeFocused();
      expect(await findDelivered(patient.email)).toEqual([
        { ...patient, age: 9, to_email: emailSettings.clinicEmail, language },
      ]);
    });
  }
});
