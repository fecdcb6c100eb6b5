import { expect } from '@playwright/test';
import { listAtAGlance } from '@/lib/clinic/address';
import { getContent } from '@/lib/content/get-content';
import { getArticles } from '@/lib/content/pages/articles';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { EMERGENCY_ID, isEmergency } from '@/lib/content/pages/table-of-contents';
import { toAddressIn } from '@/lib/site/language-address';
import { test } from './support/test';

// What a page shows as it opens on a phone, without scrolling.
test.use({ viewport: { width: 360, height: 740 } });

// A notice of the clinic, which moves everything down for some days, does not show at this time.
test.beforeEach(({ page }) => page.clock.setFixedTime(0));

for (const code of listPublishedLanguages()) {
  test(`the landing page in ${code} shows who, what, where and the button to book; the form its first field`, async ({
    page,
  }) => {
    const { clinic, messages } = getContent(code);
    const { hero } = messages.home;
    await page.goto(toAddressIn(code, '/'));
    const name = page.getByRole('banner').getByText(clinic.name, { exact: true });
    await expect(name).toBeInViewport({ ratio: 1 });
    const home = page.locator('#home');
    await expect(home.getByText(hero.lead)).toBeInViewport({ ratio: 1 });
    if (listAtAGlance(clinic, messages).length > 0) {
      const facts = home.getByText(hero.lead).locator('xpath=following-sibling::p[1]');
      await expect(facts.getByRole('link')).toHaveCount(0);
      await expect(facts).toBeInViewport({ ratio: 1 });
    }
    await expect(home.getByRole('link', { name: hero.book })).toBeInViewport({ ratio: 1 });
    await page.goto(toAddressIn(code, '/patient-form/'));
    await expect(page.locator('[name="firstName"]')).toBeInViewport({ ratio: 1 });
  });
}

test('an article shows what it is about, what to do now and the link to its emergency card', async ({
  page,
}) => {
  for (const { path, answer = '', body, firstSteps } of getArticles()) {
    const callout = body.find(({ kind }) => kind === 'callout');
    if (!firstSteps && callout?.kind === 'callout' && body.some(isEmergency)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      await expect.soft(main.getByText(answer), path).toBeInViewport({ ratio: 1 });
      const box = main.locator('section').filter({ hasText: callout.title }).first();
      await expect.soft(box, path).toBeInViewport({ ratio: 1 });
      // In the box, or else below it: once.
      const link = main.locator('header').locator(`a[href$="#${EMERGENCY_ID}"]`);
      await expect.soft(link, path).toHaveCount(1);
      await expect.soft(link, path).toBeInViewport({ ratio: 1 });
    }
  }
});
