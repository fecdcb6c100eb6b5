import type { Page } from '@playwright/test';

/** Sets the text size of a page, like the browser setting; an empty string restores the normal size. */
export const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Lists the elements that make a page scroll horizontally. */
export const listOverflowing = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 90));
  });

/** Lists elements whose content is cut off at the bottom because their box is not tall enough. */
export const listClipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflow: way, overflowY } = getComputedStyle(element);
        const hides = [way, overflowY].some((value) => /hidden|clip/.test(value));
        const isCut = element.scrollHeight > element.clientHeight + 2;
        // Visually hidden text for screen readers has a box of at most 1 px.
        const isHeardOnly = element.clientWidth <= 1;
        return hides && isCut && !isHeardOnly && element.checkVisibility();
      })
      .map((element) => element.outerHTML.slice(0, 90)),
  );

/** Lists touch targets below 44 px, or below 24 px in running text; the label of a field is part of its target. */
export const listSmallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !target.matches('.sr-only'))
      .map((target) => {
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
        const reach = getComputedStyle(target, '::after');
        const isCard = reach.position === 'absolute' && reach.content !== 'none';
        const isInText =
          getComputedStyle(target).display === 'inline' || Boolean(target.closest('sup'));
        const least = isInText ? 24 : 44;
        return { target, isSmall: !isCard && (height < least || width < Math.min(least, 44)) };
      })
      .filter(({ isSmall }) => isSmall)
      .map(
        ({ target }) => `${target.getBoundingClientRect().height} ${target.outerHTML.slice(0, 80)}`,
      ),
  );
