import type { Page } from '@playwright/test';
import { toContrast } from './contrast';

/** Texts whose contrast with their background is below a ratio. */
export async function listFaintTexts(page: Page, ratio: number): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const toRgba = (colour: string) => {
      canvas?.clearRect(0, 0, 1, 1);
      if (canvas) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])];
    };
    const ground = (element: Element | null): string => {
      if (!element) {
        return 'white';
      }
      const { backgroundColor } = getComputedStyle(element);
      return toRgba(backgroundColor)[3] === 255 ? backgroundColor : ground(element.parentElement);
    };
    const found: { text: string; colour: number[]; ground: number[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isShown = parentElement?.checkVisibility({ visibilityProperty: true });
      if (parentElement && isShown && textContent?.trim()) {
        found.push({
          text: textContent.trim().slice(0, 40),
          colour: toRgba(getComputedStyle(parentElement).color).slice(0, 3),
          ground: toRgba(ground(parentElement)).slice(0, 3),
        });
      }
    }
    return found;
  });
  return texts
    .map(({ text, colour, ground }) => ({ text, contrast: toContrast(colour, ground) }))
    .filter(({ contrast }) => contrast < ratio)
    .map(({ text, contrast }) => `${contrast.toFixed(2)} ${text}`);
}
