import { expect } from '@playwright/test';
import { listAtAGlance } from '@/lib/clinic/address';
import { ambulanceNumber, emergencyNumber } from '@/lib/clinic/phone';
import { getContent } from '@/lib/content/get-content';
import { getArticles } from '@/lib/content/pages/articles';
import { listPublishedLanguages } from '@/lib/content/pages/languages';
import { EMERGENCY_ID, isEmergency } from '@/lib/content/pages/table-of-contents';
import { toAddressIn } from '@/lib/site/language-address';
import { fromText } from '@/lib/text/rich-text';
import { test } from './support/test';

// What a page shows on a phone when it opens, before scrolling.
test.use({ viewport: { width: 360, height: 740 } });

// At this time, no clinic notice is shown, which would move everything down for some days.
test.beforeEach(({ page }) => page.clock.setFixedTime(0));

for (const code of listPublishedLanguages()) {
  test(`without scrolling, the landing page in ${code} shows the clinic name, introduction, facts and Book link, and the patient form its first field`, async ({
    page,
  }) => {
    const { clinic, messages } = getContent(code);
    const { hero } = messages.home;
    await page.goto(toAddressIn(code, '/'));
    const home = page.locator('#home');
    const lead = home.getByText(hero.lead);
    const facts = lead.locator('xpath=following-sibling::p[1]');
    for (const part of [
      page.getByRole('banner').getByText(clinic.name, { exact: true }),
      lead,
      ...(listAtAGlance(clinic, messages).length > 0 ? [facts] : []),
      home.getByRole('link', { name: hero.book }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await page.goto(toAddressIn(code, '/patient-form/'));
    await expect(page.locator('[name="firstName"]')).toBeInViewport({ ratio: 1 });
  });
}

test('without scrolling, an article that has no first-aid steps shows its short answer, what to do now and a link to its emergency card', async ({
  page,
}) => {
  for (const { path, answer = '', body, firstSteps } of getArticles()) {
    const [title] = body.flatMap((block) =>
      block.kind === 'callout' || block.kind === 'what-to-do' ? block.title : [],
    );
    if (!firstSteps && title && body.some(isEmergency)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      const box = main.locator('section').filter({ hasText: title }).first();
      const link = main.locator('header').or(box).locator(`a[href$="#${EMERGENCY_ID}"]`);
      await expect.soft(link, path).toHaveCount(1);
      // The first row says what to do now.
      const now = box.getByRole('listitem').first();
      for (const part of [main.getByText(answer), box.getByRole('heading'), now, link]) {
        await expect.soft(part, path).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

test('on a phone, emergency pages show first aid and emergency numbers without scrolling, and the numbers also after scrolling', {
  tag: ['@phone', '@visit'],
}, async ({ page }) => {
  const main = page.getByRole('main');
  for (const code of listPublishedLanguages()) {
    for (const document of getContent(code).pages) {
      if (!('firstSteps' in document && document.firstSteps)) {
        continue;
      }
      const address = toAddressIn(code, document.path);
      await page.goto(address);
      const steps = document.firstSteps.map(({ when, act }) =>
        main
          .locator('p')
          .filter({ hasText: when })
          .filter({ hasText: fromText(act) }),
      );
      const calls = [emergencyNumber, ambulanceNumber].map((number) =>
        main.locator(`a[href="tel:${number}"]`),
      );
      for (const part of [...steps, ...calls]) {
        await expect(part.first(), address).toBeInViewport({ ratio: 1 });
      }
      const barCalls = page.locator('.call-bar').getByRole('link');
      await expect(barCalls.first(), address).not.toBeInViewport();
      await page.getByRole('contentinfo').evaluate((footer) => {
        scrollTo({ top: footer.getBoundingClientRect().top / 2, behavior: 'instant' });
      });
      await expect(barCalls.first(), address).toBeInViewport({ ratio: 1 });
      await expect(barCalls.last(), address).toBeInViewport({ ratio: 1 });
    }
  }
});
