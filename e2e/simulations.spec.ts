import { expect, type Locator, type Page } from '@playwright/test';
import { readExport } from '@/checks/support/export';
import { toPlainSpaces } from '@/checks/support/texts';
import { getMessages } from '@/lib/content/get-content';
import type { SimulationName } from '@/lib/content/model/simulations';
import { getBlockPages } from '@/lib/content/pages';
import { toStillStep } from '@/lib/simulations/picture-tools';
import { findColours } from './support/colours';
import { noteErrors } from './support/console';
import { holdScripts } from './support/hold-requests';
import { post } from './support/sample-pages';
import { test } from './support/test';

const { note, scenes } = getMessages().simulations;

/** Every simulation, with a page that has it. */
const simulations = getBlockPages().flatMap(({ path, body }) =>
  body.flatMap((block) => (block.kind === 'see-it-yourself' ? { path, name: block.name } : [])),
);

const findTool = (page: Page, name: SimulationName) =>
  page.getByRole('figure').filter({ has: page.getByRole('img', { name: scenes[name].picture }) });

/** The scripts that hold the code of the simulations. */
const listCode = () =>
  [...readExport('.js')].filter(([, text]) => text.includes('data-varies')).map(([file]) => file);

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

/** A page with a simulation, of this name where one is given. */
function getSimulation(name?: SimulationName) {
  const simulation = simulations.find((one) => !name || one.name === name);
  if (!simulation) {
    throw new Error(`No page has a simulation ${name ?? ''}`);
  }
  return simulation;
}

for (const [index, { path, name }] of simulations.entries()) {
  // One code works all of them; what each shows is checked without a browser.
  const tag = index === 0 ? [] : '@all';

  test(`the slider of ${path} is worked by keys, and says what it shows`, { tag }, async ({
    page,
  }) => {
    await page.goto(path);
    const tool = findTool(page, name);
    const { control, steps } = scenes[name];
    const slider = tool.getByRole('slider', { name: control });
    await expectStep(tool, name, toStillStep(steps.length));
    await slider.press('Home');
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

test('of the missing side nothing is left, in the very colour of the card', async ({ page }) => {
  await page.goto(getSimulation('missing-side').path);
  const tool = findTool(page, 'missing-side');
  await tool.getByRole('slider').press('End');
  await expectStep(tool, 'missing-side', scenes['missing-side'].steps.length - 1);
  const card = await tool.evaluate((figure) => getComputedStyle(figure).backgroundColor);
  const picture = await tool.getByRole('img').screenshot();
  expect(await findColours(picture, 0.4)).toEqual([card]);
});

test('a slider that was moved before its code came takes the picture along', async ({ page }) => {
  const release = await holdScripts(page);
  const { path, name } = getSimulation();
  const { length } = scenes[name].steps;
  await page.goto(path, { waitUntil: 'commit' });
  const tool = findTool(page, name);
  const slider = tool.getByRole('slider');
  await slider.press('End');
  await expect(slider).toHaveValue(String(length - 1));
  await expectStep(tool, name, toStillStep(length));
  release();
  await expectStep(tool, name, length - 1);
});

test('a page whose simulation is lost comes to life without it', async ({ page }) => {
  const errors = noteErrors(page);
  for (const file of listCode()) {
    await page.route(`**/${file}`, (route) => route.abort());
  }
  const lost = page.waitForEvent('requestfailed');
  const { path, name } = getSimulation();
  await page.goto(path, { waitUntil: 'networkidle' });
  await lost;
  await page.getByRole('button', { name: /theme/i }).click();
  await expect(page.locator('html')).toHaveClass(/light/);
  expect(errors).toEqual([]);
  await expectStep(findTool(page, name), name, toStillStep(scenes[name].steps.length));
});

test('on paper there is the picture with its sentence, and no slider', async ({ page }) => {
  const { path, name } = getSimulation();
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const tool = findTool(page, name);
  const { control, steps } = scenes[name];
  await expect(tool.getByRole('slider')).toBeHidden();
  await expect(tool.getByText(control)).toBeHidden();
  await expectStep(tool, name, toStillStep(steps.length));
});

test('only pages with a simulation load its code', async ({ page }) => {
  const code = listCode();
  expect(code).not.toEqual([]);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const listLoaded = () => loaded.filter((url) => code.some((file) => url.endsWith(file)));

  const without = getBlockPages().find(({ path }) => simulations.every((one) => one.path !== path));
  for (const path of [without?.path, post.path, '/']) {
    await page.goto(String(path), { waitUntil: 'networkidle' });
    expect(listLoaded(), path).toEqual([]);
  }
  await page.goto(getSimulation().path);
  await expect.poll(listLoaded).not.toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is a still picture and its sentence', async ({ page }) => {
    const { path, name } = getSimulation();
    await page.goto(path);
    const tool = findTool(page, name);
    await expect(tool.getByRole('slider')).toBeHidden();
    await expectStep(tool, name, toStillStep(scenes[name].steps.length));
    expect(toPlainSpaces(await tool.innerText())).toContain(note);
  });
});
