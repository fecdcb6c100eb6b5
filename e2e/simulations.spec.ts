import { expect, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { getBlockPages } from '@/lib/content/pages/pages';
import { holdScripts } from './support/hold-requests';
import { test } from './support/test';

const { note, scenes } = getMessages().simulations;

/** Every simulation, with a page that has it. */
const simulations = getBlockPages().flatMap(({ path, body }) =>
  body.flatMap((block) => (block.kind === 'see-it-yourself' ? { path, name: block.name } : [])),
);

/** The simulation on a page, with a function that expects it to show one of its steps. */
function findTool(page: Page, name: (typeof simulations)[number]['name']) {
  const { picture, steps } = scenes[name];
  const image = page.getByRole('img', { name: picture });
  const tool = page.getByRole('figure').filter({ has: image });
  const expectStep = async (step: number) => {
    await expect(image).toBeVisible();
    await expect(tool.getByRole('status')).toHaveText(String(steps[step]?.text));
    const parts = await image.locator('[data-varies]').evaluateAll(
      (all, index) =>
        all.map((part) => ({
          shown: part.getAttribute(part.getAttribute('data-varies') ?? ''),
          wanted: part.getAttribute('data-values')?.split(' ')[index],
        })),
      step,
    );
    expect(parts).not.toEqual([]);
    expect(parts.filter(({ shown, wanted }) => shown !== wanted)).toEqual([]);
  };
  return { tool, expectStep, last: steps.length - 1 };
}

for (const [index, { path, name }] of simulations.entries()) {
  // One code works all of them; what each shows is checked without a browser.
  const tag = index === 0 ? [] : '@all';

  test(`arrow keys move the slider of the simulation of ${path}, which says and prints what it shows`, {
    tag,
  }, async ({ page }) => {
    // A slider that is moved before hydration changes the picture after it.
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const { tool, expectStep, last } = findTool(page, name);
    const { control, steps } = scenes[name];
    const slider = tool.getByRole('slider');
    await slider.press('End');
    await expect(slider).toHaveValue(String(last));
    await expectStep(0);
    release();
    await expectStep(last);

    await slider.press('Home');
    const heights = new Set<number>();
    for (const [step, { name: said }] of steps.entries()) {
      await expect(slider).toHaveAttribute('aria-valuetext', said);
      await expectStep(step);
      heights.add(Math.round((await tool.boundingBox())?.height ?? 0));
      await slider.press('ArrowRight');
    }
    expect(heights.size, 'nothing below moves').toBe(1);
    await slider.press('ArrowLeft');
    await expectStep(last - 1);
    await expect(tool.getByRole('slider', { name: control })).toBeVisible();
    await expect(tool).toContainText(note);

    await page.emulateMedia({ media: 'print' });
    await expect(slider).toBeHidden();
    await expect(tool.getByText(control)).toBeHidden();
    await expectStep(last - 1);
  });
}

test('the blink button of the simulation of dry eyes makes the text clear again', async ({
  page,
}) => {
  const dry = simulations.find(({ name }) => name === 'dry-eyes');
  test.skip(!dry, 'No page has this simulation.');
  await page.goto(String(dry?.path));
  const { tool, expectStep, last } = findTool(page, 'dry-eyes');
  await tool.getByRole('slider').press('End');
  await expectStep(last);
  await tool.getByRole('button', { name: scenes['dry-eyes'].blink }).click();
  await expectStep(0);
  await expect(tool.getByRole('slider')).toHaveValue('0');
});
