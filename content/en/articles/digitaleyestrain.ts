import { facts } from '../../facts';
import type { Article } from '../../types';
import { toCareCard } from '../care-cards';
import { emergencyNote } from '../emergency';

export const digitalEyeStrain: Article = {
  section: 'vision-therapy',
  slug: 'digitaleyestrain',
  order: 5,
  title: 'Digital eye strain: signs, causes and what helps',
  shortTitle: 'Digital eye strain',
  subtitle: 'Tired, dry or sore eyes after screens, and what you can do about them',
  description:
    'Why eyes feel tired, dry or blurred after screens, what to check first, how to set up your screen, and what studies say about breaks and blue-light lenses.',
  answer:
    'Digital eye strain is discomfort of the eyes, such as tiredness, dryness or blur, that comes from long use of screens.',
  teaser:
    'Hours at a screen can leave your eyes tired, dry or sore. Learn what to check first, and which remedies are worth your time.',
  drawing: 'digital-eye-strain',
  drawingTitle: `An eye strains to focus on a near screen, its muscle pressing on a rounded lens; three arcs around the eye stand for the ${facts.twentyTwentyTwenty.everyMinutes}-${facts.twentyTwentyTwenty.distanceFeet}-${facts.twentyTwentyTwenty.restSeconds} rule.`,
  keyFacts: [
    { label: 'Who', value: 'Children and adults' },
    { label: 'Assessment', value: `About ${facts.digitalEyeStrain.assessmentMinutes} minutes` },
    {
      label: 'Planned relief',
      value: `Within ${facts.digitalEyeStrain.reliefWeeks.min} to ${facts.digitalEyeStrain.reliefWeeks.max} weeks`,
    },
    {
      label: 'Full programme',
      value: `${facts.digitalEyeStrain.programmeMonths.min} to ${facts.digitalEyeStrain.programmeMonths.max} months`,
    },
  ],
  body: [
    { kind: 'heading', id: 'what-it-is', text: 'What it is' },
    {
      kind: 'paragraph',
      text: [
        'Phones, tablets and computers keep your eyes at one near distance for hours. After a while they may burn, feel heavy or lose focus, a condition that is also known as computer vision syndrome. Estimates suggest that 50 % or more of computer users have such symptoms. The discomfort usually passes, although it can return frequently.',
        { cite: ['sheppard-2018'] },
        ' Screens by themselves do not cause lasting damage to the eyes.',
      ],
    },
    { kind: 'heading', id: 'signs', text: 'Signs' },
    {
      kind: 'list',
      items: [
        'Your eyes feel sore, dry, watery or heavy after some time at a screen.',
        'Your vision is blurred after work, for example when you look up from your phone or computer.',
        'You have a headache or a painful neck after several hours at the screen.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Children may not complain about any of this, and the only sign may be that your child rubs the eyes or blinks repeatedly.',
    },
    toCareCard(
      'emergency',
      ['loss-of-sight', 'double-vision', 'lid-or-pupil', 'red-and-severe-pain', 'arteritis'],
      { note: ['This is not eye strain. ', ...emergencyNote] },
    ),
    toCareCard('today', ['contact-lens', 'red-and-blurred', 'floaters']),
    { kind: 'heading', id: 'causes', text: 'Two causes that often act together' },
    {
      kind: 'paragraph',
      text: [
        'Digital eye strain has two parts, and the same person can be affected by both of them.',
        { cite: ['sheppard-2018'] },
      ],
    },
    {
      kind: 'terms',
      items: [
        {
          term: 'Focusing and teaming effort',
          text: 'For near work, each eye must adjust its focus, and both eyes must turn inward together, which is called convergence. This effort is greater if you need glasses and do not have the correct ones.',
        },
        {
          term: 'Blinking and dryness',
          text: [
            'Every blink spreads fresh tears over the surface of the eye. At a screen, people blink less often and less completely, and the surface becomes dry.',
            { cite: ['sheppard-2018'] },
          ],
        },
      ],
    },
    { kind: 'heading', id: 'what-we-check', text: 'What we check first' },
    {
      kind: 'paragraph',
      text: [
        'Before any exercises, it is important to look for ordinary problems that have a treatment of their own.',
        { cite: ['sheppard-2018'] },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Your present glasses',
          text: 'We check whether the power is still correct, and whether it suits the distance of your screen.',
        },
        {
          title: 'Hidden long sight',
          text: 'A long-sighted person must make more focusing effort for near objects than for distant ones, and reading a distance chart may not reveal it.',
        },
        {
          title: 'Near glasses after 40',
          text: 'After the age of 40, focusing on near objects becomes more difficult, and many people need glasses for screens and print.',
        },
        {
          title: 'Dryness of the eyes',
          text: 'We ask about burning and watering, and examine the surface of your eyes and the way you blink.',
        },
        {
          title: 'Convergence and focusing',
          text: 'Several tests show how well your eyes turn inward together, and how easily they change focus.',
        },
      ],
    },
    {
      kind: 'heading',
      id: 'breaks',
      text: `The ${facts.twentyTwentyTwenty.everyMinutes}-${facts.twentyTwentyTwenty.distanceFeet}-${facts.twentyTwentyTwenty.restSeconds} rule`,
    },
    {
      kind: 'claim',
      text: `Every ${facts.twentyTwentyTwenty.everyMinutes} minutes, look at something ${facts.twentyTwentyTwenty.distanceFeet} feet (about 6 metres) away for ${facts.twentyTwentyTwenty.restSeconds} seconds.`,
      source: [
        'This rule is a useful reminder, but the evidence is mixed. In 30 young adults, breaks of 20 seconds during a task of 40 minutes did not reduce symptoms.',
        { cite: ['johnson-2023'] },
        ' In another small study, reminders to take such breaks did ease symptoms.',
        { cite: ['talens-estarelles-2023'] },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Breaks cost nothing, so they are worth taking, but you need not worry about the exact numbers. Look out of the window for a moment, blink slowly several times, and stand up whenever you can.',
    },
    { kind: 'heading', id: 'screen-set-up', text: 'How to set up your screen' },
    {
      kind: 'list',
      items: [
        'Position the screen at arm’s length, a little below the level of your eyes.',
        'Arrange the desk so that no window or lamp is reflected in the screen.',
        'Make the letters larger instead of leaning closer to the screen.',
        'Remember to blink completely, so that the upper eyelid touches the lower one.',
        'Make sure that a fan or air conditioner does not blow into your face.',
        'If your eyes are dry, ask about lubricating drops, which are also called artificial tears.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'A laptop reaches a better position on top of several books, if you connect a separate keyboard. Hold a phone further away than usual, and choose a larger letter size in its settings.',
    },
    { kind: 'heading', id: 'children', text: 'Children and screens' },
    {
      kind: 'paragraph',
      text: [
        'The Indian Academy of Pediatrics, the national society of children’s doctors, gives this advice on screen time per day.',
        { cite: ['gupta-2022'] },
      ],
    },
    {
      kind: 'list',
      items: [
        'Children under 2 should have no screen time.',
        'Children from 2 to 5 can have up to 1 hour, with an adult supervising.',
        'Children from 5 to 10 should spend less than 2 hours with a screen.',
        'For older children and teenagers, screens should be balanced with play, sleep and study.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Eye strain is not the same as short-sightedness, in which distant objects look blurred. However, long periods of close work and little daylight often go together with short-sightedness. Our article on ',
        { link: 'daylight and screens', href: '/blog/2/' },
        ' explains what studies have found. Reading and homework on paper are close work as well.',
      ],
    },
    { kind: 'heading', id: 'what-does-not-help', text: 'What does not help' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Blue-light lenses.' },
          ' A review of 17 trials found no short-term benefit for eye strain, and the effect on sleep is uncertain.',
          { cite: ['singh-2023'] },
          ' For eye strain, there is no reason to pay extra for them.',
        ],
        [
          { strong: 'Berry extracts.' },
          ' These are sold as supplements, but they did not help in trials.',
          { cite: ['singh-2022'] },
        ],
      ],
    },
    { kind: 'heading', id: 'at-our-clinic', text: 'At our clinic' },
    {
      kind: 'paragraph',
      text: `Our assessment takes about ${facts.digitalEyeStrain.assessmentMinutes} minutes. Bring the glasses that you use at the screen, and measure the distance between your eyes and the screen beforehand.`,
    },
    {
      kind: 'paragraph',
      text: [
        'Not everybody needs a programme, because correct glasses, treatment for dryness or a better desk may be sufficient. If the tests show a problem with convergence or focusing, supervised therapy may help. Our page about ',
        { link: 'binocular vision training', href: '/vision-therapy/binocular/' },
        ' explains who is likely to benefit, and for whom the evidence is uncertain. To arrange an assessment, use the ',
        { link: 'patient form', href: '/patient-form/' },
        '.',
      ],
    },
    {
      kind: 'claim',
      text: `We plan for relief within ${facts.digitalEyeStrain.reliefWeeks.min} to ${facts.digitalEyeStrain.reliefWeeks.max} weeks, and times vary from person to person. The full programme runs ${facts.digitalEyeStrain.programmeMonths.min} to ${facts.digitalEyeStrain.programmeMonths.max} months.`,
      source:
        'These are our clinic’s own figures for planning, because no trial supports a fixed time. Ask for the tests to be repeated at agreed points, because a plan that brings no progress should change or stop.',
    },
    {
      kind: 'paragraph',
      text: 'Sometimes a doctor is the right person. An eye doctor should treat any disease of the eye, or dryness that does not improve. If headaches continue after your eyes have been examined, consult your family doctor.',
    },
    {
      kind: 'evidence',
      title: 'What the evidence says',
      paragraphs: [
        [
          'The right glasses, treatment for dryness, and treatment of convergence or focusing problems are sensible measures, and they have the best support.',
          { cite: ['sheppard-2018'] },
        ],
        [
          'A review of every kind of treatment found 45 trials with 4,497 people, but no evidence of high certainty. Omega-3, a type of fat found in fish and some seeds, helped dryness in low-certainty evidence.',
          { cite: ['singh-2022'] },
          ' In a trial with people who had dry eye disease, it did no better than olive oil. Our article on ',
          { link: 'food and sight', href: '/blog/5/' },
          ' gives the source.',
        ],
        [
          'Regular breaks cost nothing, but the exact numbers of the rule are not proven.',
          { cite: ['johnson-2023', 'talens-estarelles-2023'] },
          ' Blue-light glasses cannot be recommended for eye strain.',
          { cite: ['singh-2023'] },
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.',
    },
  ],
  related: ['/vision-therapy/binocular/', '/eye-care/', '/blog/2/'],
  about: [
    {
      kind: 'MedicalCondition',
      name: 'Digital eye strain',
      alternateName: 'Computer vision syndrome',
    },
  ],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
