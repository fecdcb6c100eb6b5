import { expect, test } from 'vitest';
import { getMessages } from '@/lib/content/get-content';
import { getBlockPages } from '@/lib/content/pages';
import { toStillStep } from '@/lib/simulations';
import { getAttribute, listElements } from '@/scripts/html-tree';
import { getExportedPage } from './support/pages';

const simulations = getBlockPages().flatMap(({ path, body }) =>
  body.flatMap((block) => (block.kind === 'see-it-yourself' ? { path, name: block.name } : [])),
);

test.each(simulations)(
  '$name on $path has a value for each step, and shows the still one',
  ({ path, name }) => {
    const { picture, steps } = getMessages().simulations.scenes[name];
    const [drawing, ...more] = listElements(getExportedPage(path).main, 'svg').filter(
      (svg) => getAttribute(svg, 'aria-label') === picture,
    );
    expect(drawing).toBeDefined();
    expect(more).toEqual([]);
    const parts = (drawing ? listElements(drawing) : []).filter((part) =>
      getAttribute(part, 'data-varies'),
    );
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) {
      const values = getAttribute(part, 'data-values')?.split(' ') ?? [];
      expect(values).toHaveLength(steps.length);
      // The parser spells the attributes of SVG as they are written: stdDeviation.
      expect(getAttribute(part, String(getAttribute(part, 'data-varies')))).toBe(
        values[toStillStep(steps.length)],
      );
    }
  },
);
