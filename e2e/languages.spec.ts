import { expect, type Page } from '@playwright/test';
import { getContent, getMessages } from '@/lib/content/get-content';
import { getArticles } from '@/lib/content/pages/articles';
import { listLanguagesOf, listPublishedTranslations } from '@/lib/content/pages/languages';
import { EMERGENCY_ID, isEmergency } from '@/lib/content/pages/table-of-contents';
import { emailSettings } from '@/lib/email/settings';
import type { Answers, FieldWords } from '@/lib/forms/field';
import { formatOwnName } from '@/lib/language';
import { defaultLanguage, type LanguageCode, toLanguageTag } from '@/lib/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { fillIn, newEmail, newPatient } from './support/forms';
import { findDelivered } from './support/outbox';
import { chooseBefore } from './support/reading-settings';
import { test } from './support/test';

const open = (page: Page, code: LanguageCode, path: string) => page.goto(toAddressIn(code, path));

/** What patients type on a keyboard for Devanagari. */
const toDevanagari = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));

const switcher = (page: Page) =>
  page.getByRole('navigation', { name: getMessages().languages.label });

test.describe('languages', { tag: '@release' }, () => {
  for (const code of listPublishedTranslations()) {
    const { messages } = getContent(code);
    const fields = messages.forms.patient.fields;
    const language = { hi: 'Hindi', mr: 'Marathi', en: undefined }[code];
    // A release leaves out what nobody has signed.
    const health = getArticles().find(
      ({ path, body }) => listLanguagesOf(path).includes(code) && body.some(isEmergency),
    );
    const document = health?.path ?? '/faq/';
    const place = health ? `${document}#${EMERGENCY_ID}` : document;

    test(`the language link leads to the same place in ${code} and back, and keeps the settings`, {
      tag: '@visit',
    }, async ({ page }) => {
      await chooseBefore(page, { 'text-size': 150, 'high-contrast': true }, 'light');
      await page.goto(place);
      await switcher(page)
        .first()
        .getByRole('link', { name: formatOwnName(code) })
        .focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${toAddressIn(code, place)}`);
      if (health) {
        await expect(page.locator(`[id="${EMERGENCY_ID}"]`)).toBeInViewport();
      }
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', toLanguageTag(code));
      await expect(html).toHaveClass(/^(?=.*\blight\b)(?=.*\btext-size-150\b).*\bhigh-contrast\b/);
      await page
        .getByRole('navigation', { name: messages.languages.label })
        .first()
        .getByRole('link', { name: formatOwnName(defaultLanguage) })
        .click();
      await page.waitForURL(`**${place}`);
    });

    test(`a registration begun in English and sent in ${code} reads to the clinic as one in English`, async ({
      page,
    }) => {
      const patient: Answers = { ...newPatient(), firstName: 'आशा', symptoms: 'वाचताना डोळे दुखतात' };
      const { firstName = '', gender = '', ...others } = patient;
      await page.goto('/patient-form/');
      await fillIn(page, { firstName, gender });
      await open(page, code, '/patient-form/');
      const find = (name: string) => {
        const { label, choices }: FieldWords = fields[name as keyof typeof fields];
        return { field: page.getByLabel(label, { exact: true }), choices };
      };
      await expect(find('firstName').field).toHaveValue(firstName);
      await expect(find('gender').field).toHaveValue(gender);
      for (const [name, answer] of Object.entries(others)) {
        const { field, choices } = find(name);
        const chosen = choices?.find(({ value }) => value === answer);
        if (chosen) {
          await field.selectOption({ label: chosen.label });
        } else {
          const isNumber = name === 'age' || name === 'phone';
          await field.focus();
          await page.keyboard.insertText(isNumber ? toDevanagari(answer) : answer);
        }
      }
      await page.getByRole('button', { name: messages.forms.patient.submit }).click();
      await expect(page.getByText(messages.forms.patient.sent)).toBeFocused();
      expect(await findDelivered(String(patient.email))).toEqual([
        { ...patient, age: 9, to_email: emailSettings.clinicEmail, language },
      ]);
    });

    test(`the landing page in ${code} finds a page by its name, and sends a message with its language`, async ({
      page,
    }) => {
      const { contact } = messages.forms;
      await open(page, code, '/');
      await page.getByRole('button', { name: contact.submit }).click();
      await expect(
        page.getByRole('link', { name: contact.fields.name.errors.missing }),
      ).toBeVisible();
      const email = newEmail();
      await page.getByLabel(contact.fields.name.label, { exact: true }).fill('रवि');
      await page.getByLabel(contact.fields.email.label, { exact: true }).fill(email);
      await page.getByLabel(contact.fields.message.label, { exact: true }).fill('नमस्कार');
      await page.getByRole('button', { name: contact.submit }).click();
      await expect(page.getByText(contact.sent)).toBeFocused();
      const date = expect.stringMatching(/^\w+day,? /);
      expect(await findDelivered(email)).toEqual([
        { name: 'रवि', email, message: 'नमस्कार', date, language },
      ]);

      const title = getContent(code).pages.find(({ path }) => path === document)?.shortTitle;
      await page.getByRole('button', { name: messages.site.searchButton.label }).click();
      await page.getByRole('searchbox').fill(String(title));
      const first = page.getByRole('dialog').getByRole('link').first();
      // While the index is being made, other pages come first.
      await expect(first).toHaveAttribute('href', new RegExp(`^${toAddressIn(code, document)}`));
      await first.click();
      await page.waitForURL(`**${toAddressIn(code, document)}*`);
    });
  }
});
