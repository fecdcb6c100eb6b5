import { facts } from '../../facts';
import type { Article } from '../../types';
import { toCareCard } from '../care-cards';
import { emergencyNote } from '../emergency';

export const binocular: Article = {
  section: 'vision-therapy',
  slug: 'binocular',
  order: 1,
  title: 'Binocular vision training for eyes that tire at near',
  shortTitle: 'Binocular vision',
  subtitle: 'Practice for two eyes that find it hard to work as a team',
  description:
    'Who binocular vision training may help, how eye teaming is tested, what a course looks like, and what trials have found in children and adults.',
  answer:
    'Binocular vision training is supervised practice that helps both eyes point at the same place, so that you see a single picture.',
  teaser:
    'When the two eyes do not team well, reading can tire them quickly. Learn the signs, the tests, and what practice can do.',
  drawing: 'binocular',
  drawingTitle:
    'Two eyes, seen from above, send their lines of sight to one bead on a string; a nearer and a farther bead hang on the same string.',
  keyFacts: [
    { label: 'Who', value: 'Children and some adults' },
    {
      label: 'Programme',
      value: `${facts.binocular.programmeWeeks.min} to ${facts.binocular.programmeWeeks.max} weeks`,
    },
    {
      label: 'Visits per week',
      value: `${facts.visionTherapy.sessionsPerWeek.min} to ${facts.visionTherapy.sessionsPerWeek.max}`,
    },
    {
      label: 'Home practice',
      value: `${facts.visionTherapy.homeDrillMinutesPerDay.min} to ${facts.visionTherapy.homeDrillMinutesPerDay.max} minutes daily`,
    },
  ],
  body: [
    { kind: 'heading', id: 'six-key-facts', text: 'The training in six facts' },
    {
      kind: 'terms',
      items: [
        {
          term: 'What it is',
          text: [
            '“Binocular” means “with two eyes”. The training is a planned series of activities that helps both eyes aim together and the brain combine their two pictures. The combined picture also gives you depth, the sense of how near or far things are.',
            { cite: ['scheiman-2020'] },
          ],
        },
        {
          term: 'Who needs it',
          text: [
            'It is mainly for people with convergence insufficiency, in which the eyes tend to drift outward during near work and reading becomes an effort.',
            { cite: ['scheiman-2020'] },
            ' It can also help children who have weak focusing in addition to this problem.',
            { cite: ['scheiman-2011'] },
            ' Adults may also benefit, although the evidence for them is less certain.',
            { cite: ['scheiman-2020'] },
            ' Your test results and your symptoms should match, because an unusual result alone does not always need treatment.',
          ],
        },
        {
          term: 'How it works',
          text: [
            'You practise eye teaming and focusing under supervision at the clinic, beginning with easy activities, and repeat some of them at home. In trials with children, this combination of clinic therapy and home practice gave the best results.',
            { cite: ['scheiman-2020'] },
          ],
        },
        {
          term: 'Duration',
          text: `Our programmes usually run for ${facts.binocular.programmeWeeks.min} to ${facts.binocular.programmeWeeks.max} weeks. The exact length depends on your first measurements and on your progress afterwards.`,
        },
        {
          term: 'Benefits',
          text: [
            'In children, training can help the eyes turn inward more easily, and it may make near work less uncomfortable.',
            { cite: ['citt-2008'] },
            ' It can also improve focusing in children who have both problems.',
            { cite: ['scheiman-2011'] },
            ' We do not promise better marks or better concentration at school.',
          ],
        },
        {
          term: 'Why choose the clinic',
          text: 'You work with our optometrist, who is a trained vision therapist. You receive an assessment, a written plan and a retest every few weeks. If the measurements show no progress, we stop the training and discuss other possibilities with you.',
        },
      ],
    },
    { kind: 'heading', id: 'signs', text: 'Signs by age' },
    {
      kind: 'paragraph',
      text: 'None of these signs proves that the eyes have difficulty working together. Somebody who simply needs glasses may notice exactly the same things, so the first step is always an eye examination.',
    },
    { kind: 'subheading', text: 'Before school' },
    {
      kind: 'list',
      items: [
        'Your child regularly closes or covers one eye to look at something.',
        'Your child sits unusually close to books, toys or the television.',
        'Your child stumbles or drops things more often than other children of the same age.',
      ],
    },
    { kind: 'subheading', text: 'At school' },
    {
      kind: 'list',
      items: [
        [
          'After reading or homework, your child complains of tired eyes, sore eyes or a headache.',
          { cite: ['citt-art-2019-symptoms'] },
        ],
        [
          'The letters on the page become blurred, or a single word appears double.',
          { cite: ['citt-art-2019-symptoms'] },
        ],
        [
          'Your child repeatedly loses the place on the page, or pays attention to close work only briefly.',
          { cite: ['citt-art-2019-symptoms'] },
        ],
      ],
    },
    { kind: 'subheading', text: 'Adults' },
    {
      kind: 'paragraph',
      text: [
        'Adults often notice similar problems during long hours at a computer. Our page about ',
        { link: 'digital eye strain', href: '/vision-therapy/digitaleyestrain/' },
        ' describes other possible causes, such as dry eyes or unsuitable glasses.',
      ],
    },
    toCareCard(
      'emergency',
      [
        'double-vision',
        'squint-in-an-adult',
        'squint-and-unwell',
        'lid-or-pupil',
        'stroke',
        'severe-headache',
        'head-injury',
        'loss-of-sight',
      ],
      { note: ['These problems need medical care and not exercises. ', ...emergencyNote] },
    ),
    toCareCard('today', ['floaters', 'red-and-blurred']),
    toCareCard('days', ['squint-in-a-child']),
    { kind: 'heading', id: 'tests', text: 'How eye teaming is tested' },
    {
      kind: 'paragraph',
      text: [
        'A complete eye examination comes first, and several tests of eye teaming and focusing follow.',
        { cite: ['citt-2008'] },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Complete eye examination',
          text: 'We examine your sight, the health of your eyes and your need for glasses. Children have the glasses test with eye drops, which relax the focusing muscles for some hours.',
        },
        {
          title: 'Near point of convergence',
          text: 'You look at a small target that moves slowly towards your nose. We measure the distance at which you see it double or one eye drifts outward.',
        },
        {
          title: 'Fusional range',
          text: 'A prism is a special lens that shifts the picture to another position. Stronger and stronger prisms show how far your eyes can follow before the picture becomes double.',
        },
        {
          title: 'Focusing tests',
          text: 'These tests show how well each eye can focus on near objects, and how easily it changes between near and far.',
        },
        {
          title: 'Symptom score',
          text: 'You or your child answer a list of questions about discomfort during near work. Answering the same questions at a later visit shows whether anything has changed.',
        },
      ],
    },
    { kind: 'heading', id: 'other-options', text: 'Other options' },
    {
      kind: 'paragraph',
      text: 'Training is not the only possibility, and often it is not the first one. Ask about these alternatives before you decide.',
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Glasses.' },
          ' If you need glasses, the correct pair comes first, and sometimes no other treatment is necessary.',
        ],
        [
          { strong: 'Watching.' },
          ' A mild problem that hardly disturbs you can be observed and measured again after an agreed time.',
          { cite: ['scheiman-2020'] },
        ],
        [
          { strong: 'Prism reading glasses.' },
          ' These shift the picture, so that your eyes need to turn inward less. There is little support for using them in children.',
        ],
        [
          { strong: 'Home practice alone.' },
          ' Practising only at home saves visits, but in the main trial it achieved little or no more than placebo.',
          { cite: ['citt-2008'] },
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'A squint that is visible to other people is a different problem, which our page about ',
        { link: 'squint', href: '/vision-therapy/squint/' },
        ' explains. It should be examined by an eye doctor before anybody begins exercises. An eye doctor is also the right person for any disease of the eye. If headaches continue after your eyes have been examined, consult your family doctor.',
      ],
    },
    { kind: 'heading', id: 'course', text: 'What a course looks like' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Assessment',
          text: 'We explain the results in everyday words and tell you whether training is suitable in your situation.',
        },
        {
          title: 'Written plan',
          text: 'The plan describes the problem, the goals, the activities for home and the date of the first retest.',
        },
        {
          title: 'Clinic visits',
          text: 'You might look from bead to bead along a string, or change your focus between near and distant letters. The activities become more difficult as your eyes improve.',
        },
        {
          title: 'Home practice',
          text: 'You repeat several activities at home, preferably at the same time every day. Younger children need a parent beside them.',
        },
        {
          title: 'Retest',
          text: 'Every few weeks we repeat the original tests and compare the measurements together with you. If nothing has improved, the plan should change or stop.',
        },
      ],
    },
    {
      kind: 'claim',
      text: `Our programmes usually run for ${facts.binocular.programmeWeeks.min} to ${facts.binocular.programmeWeeks.max} weeks. We plan for ${facts.visionTherapy.sessionsPerWeek.min} to ${facts.visionTherapy.sessionsPerWeek.max} visits a week and ${facts.visionTherapy.homeDrillMinutesPerDay.min} to ${facts.visionTherapy.homeDrillMinutesPerDay.max} minutes of practice a day at home.`,
      source: [
        'These are our clinic’s own figures, and they are close to those of the main trial. That programme included 12 weeks of weekly visits, with about 15 minutes of home practice on five days a week.',
        { cite: ['citt-2008'] },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Some people have tired eyes or a mild headache after practising, which usually passes quickly. Tell us if the discomfort continues. If you suddenly see double at other times, stop the exercises and follow the emergency advice above.',
    },
    {
      kind: 'evidence',
      title: 'What the evidence says',
      paragraphs: [
        [
          'The main trial included 221 children with convergence insufficiency and lasted for 12 weeks. With supervised therapy and home practice, 73 % of the children were successful or improved. Placebo therapy, which resembles real treatment but is not designed to have any effect, reached 35 %. Pencil push-ups, in which a child watches a pencil approaching the nose, helped 43 % and a home computer programme 33 %.',
          { cite: ['citt-2008'] },
        ],
        [
          'A later trial suggests caution, because symptom scores improved almost as much with placebo as with real therapy.',
          { cite: ['citt-art-2019-symptoms'] },
          ' That trial of about 310 children also found no advantage over placebo in reading or attention.',
          { cite: ['citt-art-2019-reading', 'citt-art-2021-attention'] },
          ' Training is therefore not a treatment for reading or attention difficulties.',
        ],
        [
          'For adults, there have been few trials, and the best treatment is less clear.',
          { cite: ['scheiman-2020'] },
          ' If you are an adult, ask for an early retest and decide afterwards whether to continue.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.',
    },
  ],
  related: ['/vision-therapy/', '/vision-therapy/digitaleyestrain/', '/blog/1/'],
  about: [
    { kind: 'MedicalTherapy', name: 'Binocular vision training' },
    { kind: 'MedicalCondition', name: 'Convergence insufficiency' },
  ],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
