import { facts } from '../../facts';
import type { Article } from '../../types';
import { toCareCard } from '../care-cards';
import { emergencyNote } from '../emergency';

export const sportsVision: Article = {
  section: 'sports-vision',
  slug: 'sportsvision',
  order: 1,
  title: 'Sports vision: training and eye protection',
  shortTitle: 'Sports vision',
  subtitle: 'Clear sight, safe eyes and trained skills for players of ball and target sports',
  description:
    'What a sports vision assessment checks, which skills can be trained, why eye protection is the best-proven part, and what training can and cannot do.',
  answer:
    'Sports vision is eye care for players: clear and safe sight, eye protection, and training of the seeing skills that a sport uses.',
  teaser:
    'Clear sight and safe eyes come first, then training. Read what it can and cannot do for your game.',
  drawing: 'sports-vision',
  drawingTitle: 'An eye in profile keeps its visual axis on a ball flying along a curved path.',
  keyFacts: [
    {
      label: 'First assessment',
      value: `${facts.sportsVision.assessmentMinutes.min} to ${facts.sportsVision.assessmentMinutes.max} minutes`,
    },
    {
      label: 'Programme',
      value: `${facts.sportsVision.programmeWeeks.min} to ${facts.sportsVision.programmeWeeks.max} weeks`,
    },
    { label: 'Home practice', value: 'Drills between visits' },
    { label: 'For', value: 'Adult and young players' },
  ],
  body: [
    { kind: 'heading', id: 'who-it-is-for', text: 'Who it is for' },
    {
      kind: 'paragraph',
      text: [
        'Sports vision is for anyone who plays a sport regularly, at school, in a club or in competitions. Typical examples are cricket, badminton, football, table tennis and shooting. Children and contact lens wearers can take part after an eye examination, with fitted protective eyewear for ball sports.',
        { cite: ['aap-2004-eyewear'] },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Perhaps the ball looks blurred at a distance, or you misjudge how far away it is. Perhaps your eyes feel comfortable and you want to know whether training could add anything. If you have new symptoms, you need an eye examination before any exercise.',
    },
    toCareCard('emergency', ['blow-to-the-eye', 'injury', 'concussion'], {
      note: [
        'Do not rub or press an injured eye or pull anything out, but shield it. ',
        ...emergencyNote,
      ],
    }),
    { kind: 'heading', id: 'what-we-assess', text: 'What we assess first' },
    {
      kind: 'paragraph',
      text: `The first assessment takes ${facts.sportsVision.assessmentMinutes.min} to ${facts.sportsVision.assessmentMinutes.max} minutes, because training should only begin when we know what your eyes need. We examine:`,
    },
    {
      kind: 'list',
      items: [
        'your sight, and whether you need glasses or contact lenses for your sport;',
        'depth, which means how accurately you judge the distance of an object;',
        'eye teaming, which means how accurately both eyes aim at the same point;',
        'tracking, which means how smoothly your eyes follow a moving object;',
        'reaction, which means how quickly you respond to something you see;',
        'the health of your eyes, and the eye protection you use at present.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'For most players the first improvement is the simplest one, which is correct and safe sports glasses or contact lenses. Bring your present glasses or lenses, and any helmet or protective eyewear you use. Tell us about earlier eye injuries, operations and concussions. If there is any sign of eye disease, an eye doctor is the right person to see first.',
    },
    { kind: 'heading', id: 'skills', text: 'Skills we train' },
    {
      kind: 'paragraph',
      text: 'Some skills, such as sharpness and depth, set the limits of what you can see. Others, such as anticipating where the next ball will go, come from playing. Between the two there are skills that can be practised:',
    },
    {
      kind: 'terms',
      items: [
        {
          term: 'Tracking',
          text: 'Your eyes follow a moving object, such as the ball from the bowler’s hand in cricket or the shuttlecock in badminton.',
        },
        {
          term: 'Eye teaming and focusing',
          text: 'In table tennis the ball approaches and goes away again within moments, and both eyes must aim and focus together every time.',
        },
        {
          term: 'Clear focus for aiming',
          text: 'In shooting, the sights are near and the target is far away. Your eye cannot see both perfectly sharp at the same time, so the correct lens power is important.',
        },
        {
          term: 'Reaction',
          text: 'You see a signal and answer it quickly with a hand or a foot, as a goalkeeper or a slip fielder does.',
        },
        {
          term: 'Attention and decision',
          text: 'You notice several things at the same time and choose between them. In football these may be the ball, a defender and a teammate in open space.',
        },
      ],
    },
    { kind: 'heading', id: 'programme', text: 'How the programme runs' },
    {
      kind: 'paragraph',
      text: `Our programme runs for ${facts.sportsVision.programmeWeeks.min} to ${facts.sportsVision.programmeWeeks.max} weeks after the first assessment. It is an addition to your usual coaching and does not replace it.`,
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'A plan for your sport',
          text: 'The plan names the skills to practise and explains how each of them will be measured. Glasses, contact lenses and eye protection come first.',
        },
        {
          title: 'Training and home drills',
          text: 'You train at the clinic and practise drills at home. Your coach’s opinion is important as well, because a coach sees what actually happens during play.',
        },
        {
          title: 'Measuring again',
          text: 'The trained skills are measured again and compared with the first assessment, together with your results in the sport itself. If nothing has improved, the programme should be changed or stopped.',
        },
      ],
    },
    {
      kind: 'heading',
      id: 'eye-protection',
      text: 'Eye protection: the best-proven part',
    },
    {
      kind: 'paragraph',
      text: [
        'Nothing else on this page is supported by better evidence. Fitted sports eyewear reduces serious eye injuries by at least 90 %, according to a statement by American paediatricians and eye doctors. They list cricket as a high-risk sport for the eyes, and badminton and football as moderate-risk sports.',
        { cite: ['aap-2004-eyewear'] },
        ' Ordinary glasses are not made for a hard blow, so ask for protective eyewear that is made for your sport.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'An Indian study described 76 eyes that were hit by a cricket ball or a tennis ball. Of these eyes, 80 % belonged to people under 25. In 24 % the retina, the light-sensitive layer at the back of the eye, was detached.',
        { cite: ['mahapatra-2018'] },
      ],
    },
    {
      kind: 'callout',
      title: 'If you have only one good eye',
      text: [
        'Wear protective eyewear at all times in sport, during practice as well as during matches.',
        { cite: ['aap-2004-eyewear'] },
      ],
    },
    { kind: 'heading', id: 'concussion', text: 'After a concussion' },
    {
      kind: 'paragraph',
      text: [
        'A concussion is a brain injury caused by a blow to the head or body. If you suspect a concussion, stop playing immediately and see a doctor. Most people recover within 4 weeks, and symptoms that last longer need a specialist’s assessment.',
        { cite: ['aap-2022-concussion'] },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'New double vision after an injury needs medical care first, not exercises. Sports vision training has to wait until your doctor has given medical clearance. Some people then still have difficulty with near work, and their ',
        { link: 'eye teaming and focusing', href: '/vision-therapy/binocular/' },
        ' can be examined.',
        { cite: ['aap-2022-concussion'] },
      ],
    },
    {
      kind: 'heading',
      id: 'can-and-cannot',
      text: 'What training can and cannot do for your game',
    },
    {
      kind: 'list',
      items: [
        [
          'It can improve the task that you practise. In 33 randomised trials with 1,048 people, attention, reaction times and decision times improved.',
          { cite: ['digital-visual-training-2025'] },
        ],
        [
          'The improvement was much larger when the test was similar to the training.',
          { cite: ['digital-visual-training-2025'] },
          ' A quicker reaction on a screen is not necessarily a quicker catch.',
        ],
        'It cannot replace coaching, match practice or correct glasses.',
        'It cannot promise more runs, more goals, a better score or selection for a team.',
      ],
    },
    {
      kind: 'evidence',
      title: 'What the evidence says',
      paragraphs: [
        [
          'Vision matters in sport, and training can sharpen the skills that are trained.',
          { cite: ['laby-2021', 'digital-visual-training-2025'] },
          ' Improvement in match performance is not yet proven. A review of studies that used real game results found them promising, but their methods were weak.',
          { cite: ['laby-2021'] },
        ],
        [
          'A small randomised trial in 24 baseball players compared vision training with placebo, which is imitation training. Batting practice improved, but there was no difference in game statistics or in tests of visual skills.',
          { cite: ['liu-2020'] },
          ' It is reasonable to see training as an addition to coaching, and to measure the results in your own sport.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.',
    },
  ],
  related: ['/eye-care/', '/vision-therapy/binocular/', '/faq/'],
  about: [{ kind: 'Thing', name: 'Sports vision training' }],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
