import { expect, type Locator, type Page } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { getBlockPages } from '@/lib/content/pages/pages';
import type { SimulationName } from '@/lib/content/schema/drawings';
import { holdScripts } from './support/hold-requests';
import { test } from './support/test';

const { note, scenes } = getMessages().simulations;

/** Every simulation, with a page that has it. */
const simulations = getBlockPages().flatMap(({ path, body }) =>
  body.flatMap((block) => (block.kind === 'see-it-yourself' ? { path, name: block.name } : [])),
);

const findTool = (page: Page, name: SimulationName) =>
  page.getByRole('figure').filter({ has: page.getByRole('img', { name: scenes[name].picture }) });

/** The values that the parts of a picture have, and those that they should have at a step. */
const readPicture = (picture: Locator, step: number) =>
  picture.locator('[data-varies]').evaluateAll(
    (parts, index) => ({
      shown: parts.map((part) => part.getAttribute(part.getAttribute('data-varies') ?? '')),
      wanted: parts.map((part) => part.getAttribute('data-values')?.split(' ')[index]),
    }),
    step,
  );

async function expectStep(tool: Locator, name: SimulationName, step: number) {
  const { picture, steps } = scenes[name];
  const image = tool.getByRole('img', { name: picture });
  await expect(image).toBeVisible();
  await expect(tool.getByRole('status')).toHaveText(String(steps[step]?.text));
  const { shown, wanted } = await readPicture(image, step);
  expect(shown).not.toEqual([]);
  expect(shown).toEqual(wanted);
}

const [simulation] = simulations;
if (!simulation) {
  throw new Error('No page has a simulation.');
}
const { path, name } = simulation;

for (const [index, { path, name }] of simulations.entries()) {
  // One code works all of them; what each shows is checked without a browser.
  const tag = index === 0 ? [] : '@all';

  test(`arrow keys move the slider of ${path}, which says what it shows`, { tag }, async ({
    page,
  }) => {
    await page.goto(path);
    const tool = findTool(page, name);
    const { control, steps } = scenes[name];
    const slider = tool.getByRole('slider', { name: control });
    await expectStep(tool, name, 0);
    const heights = new Set<number>();
    for (const [step, { name: said }] of steps.entries()) {
      await expect(slider).toHaveAttribute('aria-valuetext', said);
      await expectStep(tool, name, step);
      heights.add(Math.round((await tool.boundingBox())?.height ?? 0));
      await slider.press('ArrowRight');
    }
    expect(heights.size, 'nothing below moves').toBe(1);
    await slider.press('ArrowLeft');
    await expectStep(tool, name, steps.length - 2);
    await slider.press('End');
    await expectStep(tool, name, steps.length - 1);
    await expect(tool).toContainText(note);
  });
}

test('a slider moved before hydration changes the picture after it', async ({ page }) => {
  const release = await holdScripts(page);
  const last = scenes[name].steps.length - 1;
  await page.goto(path, { waitUntil: 'commit' });
  const tool = findTool(page, name);
  const slider = tool.getByRole('slider');
  await slider.press('End');
  await expect(slider).toHaveValue(String(last));
  await expectStep(tool, name, 0);
  release();
  await expectStep(tool, name, last);
});

test('the blink button makes the text clear again', async ({ page }) => {
  const dry = simulations.find(({ name }) => name === 'dry-eyes');
  test.skip(!dry, 'No page has this simulation.');
  await page.goto(dry?.path ?? '/');
  const tool = findTool(page, 'dry-eyes');
  await tool.getByRole('slider').press('End');
  await expectStep(tool, 'dry-eyes', scenes['dry-eyes'].steps.length - 1);
  await tool.getByRole('button', { name: scenes['dry-eyes'].blink }).click();
  await expectStep(tool, 'dry-eyes', 0);
  await expect(tool.getByRole('slider')).toHaveValue('0');
});

test('prints the picture with its sentence and no slider', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const tool = findTool(page, name);
  await expect(tool.getByRole('slider')).toBeHidden();
  await expect(tool.getByText(scenes[name].control)).toBeHidden();
  await expectStep(tool, name, 0);
});
