import { expect, test } from 'vitest';
import { getContent } from '@/lib/content/get-content';
import type { Range } from '@/lib/content/model/clinic-schema';
import { listElements } from '@/scripts/html-tree';
import { getReadingText, getTextBelow } from './support/html';
import { getExportedPage } from './support/pages';

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
      `${learning.affectedSchoolChildrenPercent} ?%`,
      `${span(learning.reportedSuccessPercent)} ?%`,
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
      `${visual.shareOfVisualImpairmentPercent} ?%`,
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

test.each(said)('%s says its facts', (path, patterns) => {
  const text = getReadingText(getExportedPage(path).main);
  for (const pattern of patterns) {
    expect(text).toMatch(new RegExp(pattern));
  }
});

test('the autism page has seven numbered sections', () => {
  const { headings } = getExportedPage('/vision-therapy/austim/');
  const numbered = headings.filter(({ level, text }) => level === 2 && /^[1-7]\. /.test(text));
  expect(numbered).toHaveLength(7);
});

test('the binocular page has six key facts', () => {
  const { main } = getExportedPage('/vision-therapy/binocular/');
  const behind = listElements(main, 'h2', 'h3', 'dl');
  const title = behind.findIndex(
    (element) => getTextBelow(element) === 'The training in six facts',
  );
  const list = behind[title + 1];
  expect(list?.tagName).toBe('dl');
  expect(list && listElements(list, 'div')).toHaveLength(6);
});

test('the page on visual impairment says when to seek help', () => {
  const { headings } = getExportedPage('/vision-therapy/visual/');
  expect(headings.map(({ text }) => text)).toContain('Seek Help If');
});
