import type { Page } from '@playwright/test';
import { blend, type Channels, toContrast } from './contrast';

interface Shape {
  markup: string;
  colour: Channels;
  ground: Channels;
  opacity: number;
  /** The width of its line, in units of the drawing; of an area, which keeps its colour in the middle, endless. */
  width: number;
  /** The standard deviation of its blur, in units of the drawing. */
  blur: number;
}

/** The Gauss error function (Abramowitz and Stegun, 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const sum =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return 1 - sum * Math.exp(-x * x);
}

/** How much of its colour is left in the middle of a line. */
const toShare = ({ opacity, width, blur }: Shape): number =>
  opacity * (blur > 0 ? erf(width / (2 * Math.SQRT2 * blur)) : 1);

/** The shapes of the drawings and icons in the page's content: their lines, or areas where they have none. */
function readShapes(page: Page): Promise<Shape[]> {
  return page.evaluate(() => {
    const toChannels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const toGround = (element: Element | null): number[] => {
      const [r = 255, g = 255, b = 255, alpha = 1] = element
        ? toChannels(getComputedStyle(element).backgroundColor)
        : [];
      return alpha < 1 && element ? toGround(element.parentElement) : [r, g, b];
    };
    const listAncestors = (element: Element): Element[] =>
      element.matches('svg')
        ? [element]
        : [element, ...(element.parentElement ? listAncestors(element.parentElement) : [])];
    const shapes = document.querySelectorAll<SVGGraphicsElement>(
      'main svg :is(path, circle, ellipse, rect)',
    );
    return [...shapes].flatMap((shape) => {
      const style = getComputedStyle(shape);
      const ancestors = listAncestors(shape).map((element) => getComputedStyle(element));
      const isLine = style.stroke !== 'none';
      // A line that does not scale with its drawing has a width in px.
      const unit = style.vectorEffect === 'non-scaling-stroke' ? (shape.getScreenCTM()?.a ?? 1) : 1;
      const colour = isLine ? style.stroke : style.fill;
      // What has the colour of the ground is a hole in the shape below it.
      const isHole = !isLine && shape.matches('.fill-bg, .fill-surface, .fill-raised');
      // A hairline is decoration, such as the streets of a map without names.
      const isDecoration = Boolean(shape.closest('.stroke-hairline'));
      // What a simulation varies is meant to fade.
      const isSimulated = Boolean(shape.closest('[data-varies]'));
      return isHole || isDecoration || isSimulated || colour === 'none'
        ? []
        : {
            markup: shape.outerHTML.slice(0, 90),
            colour: toChannels(colour).slice(0, 3),
            ground: toGround(shape.closest('svg')),
            opacity: ancestors.reduce(
              (product, { opacity }) => product * Number(opacity),
              Number(isLine ? style.strokeOpacity : style.fillOpacity),
            ),
            width: isLine ? Number.parseFloat(style.strokeWidth) / unit : 1000,
            blur: Math.max(
              ...ancestors.map(({ filter }) => {
                const [, id = ''] = /#([^"]+)"/.exec(filter) ?? [];
                const blur = document.getElementById(id)?.querySelector('feGaussianBlur');
                return blur?.stdDeviationX.baseVal ?? 0;
              }),
            ),
          };
    });
  });
}

/** Shapes of drawings and icons whose contrast with their background is below a ratio. */
export async function listFaintShapes(page: Page, ratio: number): Promise<string[]> {
  const shapes = await readShapes(page);
  return shapes
    .map((shape) => ({
      contrast: toContrast(blend(shape.colour, shape.ground, toShare(shape)), shape.ground),
      markup: shape.markup,
    }))
    .filter(({ contrast }) => contrast < ratio)
    .map(({ contrast, markup }) => `${contrast.toFixed(2)} ${markup}`);
}
