import { expect } from '@playwright/test';
import type { Range } from '@/lib/content/clinic-schema';
import { getContent } from '@/lib/content/get-content';
import { test } from './support/test';

test.use({ javaScriptEnabled: false });

const { facts } = getContent();

const span = ({ min, max }: Range) => `${min}\\D{1,12}${max}`;
const { visionTherapy, sportsVision, squint, digitalEyeStrain, learning, visual, autism } = facts;

const programme = [
  `${span(visionTherapy.programmeWeeks)} weeks`,
  `${span(visionTherapy.sessionsPerWeek)}\\D{1,20}(week|weekly)`,
  `${span(visionTherapy.homeDrillMinutesPerDay)} minutes`,
];

const said: [path: string, patterns: string[]][] = [
  ['/', [...programme, `${span(sportsVision.programmeWeeks)} weeks`]],
  ['/vision-therapy/', programme],
  ['/vision-therapy/binocular/', [`${span(facts.binocular.programmeWeeks)} weeks`]],
  [
    '/vision-therapy/squint/',
    [`${span(squint.sessionMinutes)} minutes`, `${span(squint.programmeMonths)} months`],
  ],
  [
    '/vision-therapy/digitaleyestrain/',
    [
      `${digitalEyeStrain.assessmentMinutes} minutes`,
      `${span(digitalEyeStrain.reliefWeeks)} weeks`,
      `${span(digitalEyeStrain.programmeMonths)} months`,
      '20-20-20',
      `${facts.twentyTwentyTwenty.distanceFeet} feet`,
      `${facts.twentyTwentyTwenty.everyMinutes} minutes`,
      `${facts.twentyTwentyTwenty.restSeconds} seconds`,
    ],
  ],
  [
    '/vision-therapy/learning/',
    [
      `${learning.affectedSchoolChildrenPercent} %`,
      `${span(learning.reportedSuccessPercent)} %`,
      `${span(learning.sessionMinutes)} minutes`,
      `${span(learning.sessionsPerWeek)}`,
      `${span(learning.programmeMonths)} months`,
      `age ${learning.firstEyeExamByAgeYears}`,
      '20-20-20',
    ],
  ],
  [
    '/vision-therapy/visual/',
    [
      `${visual.shareOfVisualImpairmentPercent} %`,
      `under ${visual.shareBelowAgeYears}|below ${visual.shareBelowAgeYears}|${visual.shareBelowAgeYears} or younger`,
      `${span(visual.sessionHoursPerWeek)} hours`,
    ],
  ],
  [
    '/vision-therapy/austim/',
    [
      `${span(autism.assessmentMinutes)} minutes`,
      `${span(autism.sessionMinutes)} minutes`,
      `${span(autism.homeExerciseMinutes)} minutes`,
      'Autism & Vision Screening',
    ],
  ],
  [
    '/sports-vision/sportsvision/',
    [
      `${span(sportsVision.programmeWeeks)} weeks`,
      `${span(sportsVision.assessmentMinutes)}[ -]minute`,
    ],
  ],
  ['/about/', ['English', 'Hindi', 'Marathi']],
];

for (const [path, patterns] of said) {
  test(`${path} says its facts`, { tag: '@any-screen' }, async ({ page }) => {
    await page.goto(path);
    const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    for (const pattern of patterns) {
      expect(text).toMatch(new RegExp(pattern));
    }
  });
}

test('the autism page has seven numbered sections, the binocular page six key facts', async ({
  page,
}) => {
  await page.goto('/vision-therapy/austim/');
  await expect(page.getByRole('heading', { level: 2, name: /^[1-7]\. / })).toHaveCount(7);
  await page.goto('/vision-therapy/binocular/');
  const six = page.getByRole('heading', { name: 'The training in six facts' });
  await expect(six.locator('xpath=following-sibling::dl[1]/div')).toHaveCount(6);
  await page.goto('/vision-therapy/visual/');
  await expect(page.getByRole('heading', { name: 'Seek Help If' })).toBeVisible();
});
