import type { Page } from '@playwright/test';

/** The colour channels red, green and blue, from 0 to 255. */
type Channels = readonly number[];

function toLuminance(channels: Channels): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two colours (WCAG 2.2, relative luminance). */
function toContrast(one: Channels, other: Channels): number {
  const [dark = 0, light = 0] = [one, other].map(toLuminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A text, or the stroke of a shape in a drawing or icon, or its fill if it has no stroke. */
interface Painted {
  name: string;
  colour: Channels;
  ground: Channels;
  /** The minimum contrast ratio that it needs. */
  least: number;
  opacity: number;
}

/** Lists texts with a contrast below 7:1, and in `<main>`, shapes of drawings and icons with one below 3:1. */
export async function listFaint(page: Page): Promise<string[]> {
  const painted = await page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const toRgba = (colour: string) => {
      canvas?.clearRect(0, 0, 1, 1);
      Object.assign(canvas ?? {}, { fillStyle: colour });
      canvas?.fillRect(0, 0, 1, 1);
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])];
    };
    const toChannels = (colour: string) => toRgba(colour).slice(0, 3);
    const toGround = (element: Element | null): number[] => {
      const rgba = toRgba(element ? getComputedStyle(element).backgroundColor : 'white');
      return rgba[3] === 255 || !element ? rgba.slice(0, 3) : toGround(element.parentElement);
    };
    const found: Painted[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.checkVisibility({ visibilityProperty: true }) && textContent?.trim()) {
        found.push({
          name: textContent.trim().slice(0, 40),
          colour: toChannels(getComputedStyle(parentElement).color),
          ground: toGround(parentElement),
          least: 7,
          opacity: 1,
        });
      }
    }
    const listAncestors = (element: Element): Element[] =>
      element.matches('svg')
        ? [element]
        : [element, ...(element.parentElement ? listAncestors(element.parentElement) : [])];
    const shapes = 'main svg :is(path, circle, ellipse, rect)';
    for (const shape of document.querySelectorAll<SVGGraphicsElement>(shapes)) {
      const style = getComputedStyle(shape);
      const ancestors = listAncestors(shape).map((element) => getComputedStyle(element));
      const isLine = style.stroke !== 'none';
      const colour = isLine ? style.stroke : style.fill;
      // A shape in the background colour is a hole in the shape below it, as a pupil is in its iris.
      const isHole = !isLine && shape.matches('.fill-surface,.fill-raised,[class*=skin]+.fill-ink');
      // Hairlines are decoration, such as streets on a map; parts that a simulation varies may fade on purpose.
      const isFree = shape.closest('.stroke-hairline, [data-varies]');
      if (!isHole && !isFree && colour !== 'none') {
        found.push({
          name: shape.outerHTML.slice(0, 90),
          colour: toChannels(colour),
          ground: toGround(shape.closest('svg')),
          least: 3,
          opacity: ancestors.reduce(
            (product, { opacity }) => product * Number(opacity),
            Number(isLine ? style.strokeOpacity : style.fillOpacity),
          ),
        });
      }
    }
    return found;
  });
  return painted
    .map(({ name, colour, ground, least, opacity }) => {
      const mixed = colour.map((channel, index) => {
        const below = ground[index] ?? 0;
        return below + opacity * (channel - below);
      });
      return { name, least, contrast: toContrast(mixed, ground) };
    })
    .filter(({ contrast, least }) => contrast < least)
    .map(({ contrast, name }) => `${contrast.toFixed(2)} ${name}`);
}
