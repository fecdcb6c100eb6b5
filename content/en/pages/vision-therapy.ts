import { facts } from '../../facts';
import type { Page } from '../../types';
import { toCareCard } from '../care-cards';
import { emergencyNote } from '../emergency';

export const visionTherapy: Page = {
  title: 'Vision therapy: what it is and what it can do',
  shortTitle: 'Vision therapy',
  subtitle: 'Supervised practice for eyes that find it hard to work together',
  description:
    'What vision therapy is, the signs that lead people to ask for it, how a programme runs, what the trials found, and which problems it does not treat.',
  answer:
    'Vision therapy is a planned series of supervised activities, with practice at home, for how the eyes aim, move and focus together.',
  keyFacts: [
    {
      label: 'Programme',
      value: `${facts.visionTherapy.programmeWeeks.min} to ${facts.visionTherapy.programmeWeeks.max} weeks`,
    },
    {
      label: 'Visits',
      value: `${facts.visionTherapy.sessionsPerWeek.min} to ${facts.visionTherapy.sessionsPerWeek.max} a week`,
    },
    {
      label: 'Home practice',
      value: `${facts.visionTherapy.homeDrillMinutesPerDay.min} to ${facts.visionTherapy.homeDrillMinutesPerDay.max} minutes a day`,
    },
    { label: 'First step', value: 'A full eye examination' },
  ],
  body: [
    { kind: 'heading', id: 'what-it-is', text: 'What vision therapy is' },
    {
      kind: 'paragraph',
      text: [
        'During a session you work with lenses, prisms, targets and screens. A prism is a wedge-shaped lens that shifts a picture to another position. The tasks become gradually harder as you improve, and you repeat some of them at home. The part that trains both eyes to work as a team has an older medical name, orthoptics.',
        { cite: ['barrett-2009'] },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Vision therapy is not one single treatment, so the evidence must be considered separately for every condition. It is good for convergence insufficiency in children, and fair for the focusing problems that come with it. For most other uses the evidence is weak or absent.',
        { cite: ['scheiman-2020', 'barrett-2009'] },
      ],
    },
    {
      kind: 'terms',
      items: [
        {
          term: 'Convergence',
          text: 'Both eyes turn inward together, in order to point at something close.',
        },
        {
          term: 'Convergence insufficiency',
          text: [
            'The eyes tend to drift outward during close work, so reading takes more effort.',
            { cite: ['scheiman-2020'] },
          ],
        },
        {
          term: 'Focusing',
          text: 'The natural lens inside the eye changes its shape, so that near objects become clear.',
        },
        {
          term: 'Placebo therapy',
          text: 'These activities look like real treatment but are not designed to have its effect, which makes a fair comparison possible.',
        },
      ],
    },
    { kind: 'heading', id: 'signs', text: 'Signs that lead people to ask' },
    {
      kind: 'list',
      items: [
        'Before school age, your child closes one eye, sits very close to things or is often clumsy.',
        [
          'At school age, your child has tired or sore eyes, headaches, blurred or double vision, or a short attention span for close work. Losing the place on the page is another sign.',
          { cite: ['scheiman-2020'] },
        ],
        'Adults often notice the same difficulties, especially when they work at a screen.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'None of these signs is proof of an eye-teaming problem, because the reason may simply be that you need glasses. Equally, an unusual result in one test is not always a problem that needs treatment.',
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
        'loss-of-sight',
        'head-injury',
      ],
      { note: ['These need medical care first, not exercises. ', ...emergencyNote] },
    ),
    toCareCard('today', ['white-pupil', 'shaking-eyes', 'floaters', 'red-and-blurred']),
    toCareCard('days', ['squint-in-a-child']),
    { kind: 'heading', id: 'diagnosis', text: 'How we find out whether it suits you' },
    {
      kind: 'paragraph',
      text: [
        'Therapy does not begin with exercises. A complete eye examination comes first, followed by measurements of how well the two eyes work together.',
        { cite: ['citt-2008', 'citt-art-2019-symptoms'] },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Eye examination',
          text: 'We measure your sight, find out whether you need glasses, and examine the health of your eyes. For children, the glasses test includes drops that relax the focusing muscle.',
        },
        {
          title: 'Eye-teaming tests',
          text: 'We measure how close a target can come before one eye drifts away. We also measure how well both eyes keep a single picture when prisms make this harder.',
        },
        {
          title: 'Focusing tests',
          text: 'We measure how much focusing power your eyes have, and how easily they change between near and far.',
        },
        {
          title: 'Symptom score',
          text: 'You or your child answer questions about discomfort during close work, and answering the same questions again later shows whether anything has changed.',
        },
      ],
    },
    { kind: 'heading', id: 'programme', text: 'What a programme looks like' },
    {
      kind: 'claim',
      text: `Our programmes usually run for ${facts.visionTherapy.programmeWeeks.min} to ${facts.visionTherapy.programmeWeeks.max} weeks. You visit us ${facts.visionTherapy.sessionsPerWeek.min} to ${facts.visionTherapy.sessionsPerWeek.max} times a week and practise at home for ${facts.visionTherapy.homeDrillMinutesPerDay.min} to ${facts.visionTherapy.homeDrillMinutesPerDay.max} minutes a day.`,
      source: [
        'These are our clinic’s own figures. They are similar to the main trial, which lasted 12 weeks. It had weekly visits and about 15 minutes of home practice, five days a week.',
        { cite: ['citt-2008'] },
      ],
    },
    {
      kind: 'paragraph',
      text: 'You receive a written plan that names the problem, the aim and the date of the next measurements. We repeat the measurements every few weeks, and if there is no improvement, we change the plan or stop. Side effects, such as tired eyes or a headache, are usually mild and disappear quickly.',
    },
    { kind: 'heading', id: 'results', text: 'How well it works' },
    {
      kind: 'paragraph',
      text: [
        'The main trial followed 221 children with convergence insufficiency for 12 weeks. Supervised therapy with home practice was successful or brought improvement in 73 %, against 35 % with placebo therapy. Pencil push-ups at home, in which a child keeps looking at a pencil as it approaches the nose, reached 43 %. A home computer programme reached 33 %.',
        { cite: ['citt-2008'] },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'How long does the improvement last? After supervised therapy, 32 children who had become free of symptoms were examined again one year later. Of these, 84 % were still free of symptoms, and about 88 % were still successful or improved.',
        { cite: ['citt-2009'] },
        ' These two figures describe staying well, not getting well.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Only a few trials have included adults, so the best treatment for them is less certain.',
        { cite: ['scheiman-2020'] },
      ],
    },
    { kind: 'heading', id: 'limits', text: 'What it does not treat' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Reading difficulties and dyslexia.' },
          ' In a trial of about 310 children, supervised therapy improved reading no more than placebo therapy did.',
          { cite: ['citt-art-2019-reading'] },
          ' Children with learning difficulties need educational support.',
        ],
        [
          { strong: 'ADHD and autism.' },
          ' If a child with one of these conditions also has an eye-teaming problem, therapy can address that problem only.',
        ],
        [
          { strong: 'Most squints.' },
          ' Where glasses, patching or an operation is necessary, that treatment comes first. Our page about ',
          { link: 'squint', href: '/vision-therapy/squint/' },
          ' names the few types in which exercises may help.',
        ],
        [
          { strong: 'Short-sightedness.' },
          ' Exercises do not correct short sight, so your child continues to need glasses to see far away.',
        ],
      ],
    },
    {
      kind: 'evidence',
      title: 'What the evidence says',
      paragraphs: [
        [
          'For children who have convergence insufficiency with symptoms, supervised therapy is better than placebo or home push-ups at restoring normal convergence.',
          { cite: ['citt-2008', 'scheiman-2020'] },
          ' In the later and larger trial, however, symptom scores improved almost as much with placebo therapy.',
          { cite: ['citt-art-2019-symptoms'] },
        ],
        [
          'An independent review of behavioural vision therapy, which uses training for a wide range of problems, found support in a few areas. The most important was convergence insufficiency. For other uses it found a lack of controlled trials.',
          { cite: ['barrett-2009'] },
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.',
    },
  ],
  drawing: 'binocular',
  related: ['/blog/1/', '/faq/', '/about/specialist/'],
  about: [{ kind: 'MedicalTherapy', name: 'Vision therapy' }],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
