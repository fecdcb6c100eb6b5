import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { getQuestionGroups } from '@/lib/content/pages/questions';
import { waitForFrames } from './animations';

const { forms, navigation } = getMessages();
const question = getQuestionGroups().at(-1)?.items.at(-1)?.id ?? '';

/** How far down the screen the header reaches. */
export const headerBottom = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);

/** Clicks a button of the header, which on a narrow screen may be in the menu. */
export async function clickInHeader(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  if ((await button.count()) === 0) {
    await page.getByRole('button', { name: navigation.menu }).click();
  }
  await button.click();
}

/** The text spacing of WCAG 2.2, 1.4.12. */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** Puts a style in place of the last one as a reader's own style sheet does, past the policy that no page may add one. */
export async function setReaderStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
  await waitForFrames(page);
  // The header's height is measured in a frame, and a busy browser may draw none for a while.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const known = document.documentElement.style.getPropertyValue('--header-height');
        return Number.parseFloat(known) === document.querySelector('header')?.offsetHeight;
      }),
    )
    .toBe(true);
}

const focusedTop = (page: Page) =>
  page.evaluate(() => document.activeElement?.getBoundingClientRect().top);

/** A screen, and what a reader's own style sheet adds. */
export interface ReaderScreen {
  width: number;
  height: number;
  style?: string;
}

/** Expects on each screen that neither the target of a link nor a field reached from below stands behind the header. */
export async function expectNothingBehindHeader(
  page: Page,
  screens: readonly ReaderScreen[],
): Promise<void> {
  const show = async ({ width, height, style = '' }: ReaderScreen) => {
    await page.setViewportSize({ width, height });
    await setReaderStyle(page, style);
    return `${width} × ${height} ${style}`;
  };
  await page.goto(`/faq/#${question}`);
  const target = page.locator(`[id="${question}"]`);
  // Open, it shows that the page's code has come, and goes along with the change of fragment below.
  await expect(target).toHaveAttribute('open');
  for (const screen of screens) {
    const name = await show(screen);
    await page.evaluate((id) => {
      location.hash = '';
      location.hash = id;
    }, question);
    const top = await target.evaluate((element) => element.getBoundingClientRect().top);
    expect.soft(top, `a question, ${name}`).toBeGreaterThanOrEqual(await headerBottom(page));
  }

  await page.goto('/patient-form/');
  for (const screen of screens) {
    const name = await show(screen);
    await page.getByRole('button', { name: forms.patient.submit }).focus();
    for (const _ of Object.keys(forms.patient.fields)) {
      await page.keyboard.press('Shift+Tab');
      expect
        .soft(await focusedTop(page), `a field, ${name}`)
        .toBeGreaterThanOrEqual(await headerBottom(page));
    }
  }
}
