import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { inEitherTheme } from './themes';

const wholePage = (page: Page) =>
  new AxeBuilder({ page })
    // What stands in the frame of the map is not ours.
    .options({ resultTypes: ['violations'], iframes: false })
    // Without its second page, which is for frames of other sites.
    .setLegacyMode();

async function listViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/** What axe finds against WCAG 2.2 A and AA, and against its best practices. */
export const listAxeViolations = (page: Page): Promise<string[]> =>
  listViolations(
    wholePage(page).withTags([
      'wcag2a',
      'wcag2aa',
      'wcag21a',
      'wcag21aa',
      'wcag22aa',
      'best-practice',
    ]),
  );

/** What axe finds against the colours of a page: all that depends on its theme. */
export const listColourViolations = (page: Page): Promise<string[]> =>
  listViolations(wholePage(page).withRules(['color-contrast', 'link-in-text-block']));

/** Expects axe to find nothing. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await listAxeViolations(page)).toEqual([]);
}

/** Expects axe to find nothing in the dark theme, and nothing that is other in the light one. */
export const expectNoAxeViolationsInEitherTheme = (page: Page): Promise<void> =>
  inEitherTheme(page, async (theme) => {
    const list = theme === 'dark' ? listAxeViolations : listColourViolations;
    expect(await list(page), `in the ${theme} theme`).toEqual([]);
  });
