import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { inEitherTheme } from './themes';

const wholePage = (page: Page) =>
  new AxeBuilder({ page })
    // Excludes the third-party map iframe.
    .options({ resultTypes: ['violations'], iframes: false })
    // Legacy mode opens no second page, which is only needed for cross-origin frames.
    .setLegacyMode();

/** Lists violations of WCAG 2.2 A and AA and of best practices; in the light theme, only of the colour rules. */
export async function listAxeViolations(page: Page, theme: 'dark' | 'light' = 'dark') {
  const axe = wholePage(page);
  const { violations } = await (theme === 'dark'
    ? axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    : axe.withRules(['color-contrast', 'link-in-text-block'])
  ).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await listAxeViolations(page)).toEqual([]);
}

export const expectNoAxeViolationsInEitherTheme = (page: Page): Promise<void> =>
  inEitherTheme(page, async (theme) => {
    expect(await listAxeViolations(page, theme), `in the ${theme} theme`).toEqual([]);
  });
