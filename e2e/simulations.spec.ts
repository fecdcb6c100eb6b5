import { expect } from '@playwright/test';
import { getMessages } from '@/lib/content/get-content';
import { getBlockPages } from '@/lib/content/pages/pages';
import { holdScripts } from './support/hold-requests';
import { test } from './support/test';

const { scenes } = getMessages().simulations;

const simulations = getBlockPages().flatMap(({ path, body }) =>
  body.flatMap((block) => (block.kind === 'see-it-yourself' ? { path, name: block.name } : [])),
);
// All simulations share their code; this one also has a button.
const simulation = simulations.find(({ name }) => name === 'dry-eyes');

test('arrow keys move the slider of the dry-eye simulation, each step is described, the current one is printed, and Blink resets it', async ({
  page,
}) => {
  test.skip(!simulation, 'No page has this simulation.');
  const { picture, steps } = scenes['dry-eyes'];
  const image = page.getByRole('img', { name: picture });
  const tool = page.getByRole('figure').filter({ has: image });
  const slider = tool.getByRole('slider');
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
  // If the slider is moved before hydration, the picture changes after hydration.
  const release = await holdScripts(page);
  await page.goto(String(simulation?.path), { waitUntil: 'commit' });
  await slider.press('End');
  await expectStep(1);
  release();
  await expectStep(steps.length - 1);
  await slider.press('Home');
  for (const [step, { name }] of steps.entries()) {
    await expect(slider).toHaveAttribute('aria-valuetext', name);
    await expectStep(step);
    await slider.press('ArrowRight');
  }
  await page.emulateMedia({ media: 'print' });
  await expect(slider).toBeHidden();
  await expectStep(steps.length - 1);
  await page.emulateMedia({ media: 'screen' });
  await tool.getByRole('button', { name: scenes['dry-eyes'].blink }).click();
  await expectStep(0);
});
