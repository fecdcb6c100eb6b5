import type { Page } from '@playwright/test';

/** The room that the margins of the print style leave on an A4 sheet, in CSS px. */
export const SHEET = { width: 174 * (96 / 25.4), height: 267 * (96 / 25.4) };

/** One line of text or one field on a sheet, from the sheet's upper left corner. */
export interface PrintedLine {
  text: string;
  sheet: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Whether it belongs to a heading, a question or a label: something that announces what follows. */
  isTitle: boolean;
  isTransformed: boolean;
}

/**
 * Lays a page out as its printed sheets, side by side: columns break where sheets do, by the same
 * rules, and their boxes can be measured. Print media have to be emulated before.
 */
export async function layOutOnSheets(page: Page): Promise<void> {
  // Chromium asks media queries of the whole sheet.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.evaluate(({ width, height }) => {
    const sheets = new CSSStyleSheet();
    sheets.replaceSync(
      `html { overflow: auto !important; } body { display: block; box-sizing: content-box; margin: 0;
      width: ${width}px; min-height: 0; height: ${height}px; column-width: ${width}px;
      column-gap: 0; column-fill: auto; }`,
    );
    document.adoptedStyleSheets.push(sheets);
  }, SHEET);
}

/** What the sheets say, line by line. */
export function readLines(page: Page): Promise<PrintedLine[]> {
  return page.evaluate(({ width }) => {
    const { left: start, top: origin } = document.body.getBoundingClientRect();
    const isTransformed = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).transform !== 'none' || isTransformed(element.parentElement));
    const lines: PrintedLine[] = [];
    const note = (text: string, element: Element, box: DOMRect) => {
      const sheet = Math.floor((box.left - start + 1) / width);
      lines.push({
        text: text.trim().slice(0, 60),
        sheet,
        left: box.left - start - sheet * width,
        right: box.right - start - sheet * width,
        top: box.top - origin,
        bottom: box.bottom - origin,
        // A label that holds its own box to tick has nothing to follow it.
        isTitle: Boolean(
          element.closest('hgroup, h1, h2, h3, summary, dt, label:not(:has(input))'),
        ),
        isTransformed: isTransformed(element),
      });
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const { parentElement, textContent } = currentNode;
      const isShown = parentElement?.checkVisibility({ visibilityProperty: true });
      if (parentElement && isShown && textContent?.trim() && !parentElement.closest('.sr-only')) {
        const range = new Range();
        range.selectNodeContents(currentNode);
        for (const box of range.getClientRects()) {
          note(textContent, parentElement, box);
        }
      }
    }
    for (const control of document.querySelectorAll('input, select, textarea')) {
      if (control.checkVisibility()) {
        note(control.id, control, control.getBoundingClientRect());
      }
    }
    return lines;
  }, SHEET);
}

/** The boxes that Firefox would cut through at the end of a sheet: no whole, and a grid or a flex box. */
export const listBreakableBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isWhole = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).breakInside === 'avoid' || isWhole(element.parentElement));
    return [document.body, ...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => /grid|flex/.test(getComputedStyle(element).display))
      .filter((element) => !isWhole(element))
      .map((element) => element.outerHTML.slice(0, 90));
  });

/** How many sheets Chromium prints; its PDF names each in plain text. */
export async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, width: '210mm', height: '297mm' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
