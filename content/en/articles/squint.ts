import { facts } from '../../facts';
import type { Article } from '../../types';
import { toCareCard } from '../care-cards';

export const squint: Article = {
  section: 'vision-therapy',
  slug: 'squint',
  order: 3,
  title: 'Squint (strabismus): signs, treatment and exercises',
  shortTitle: 'Squint',
  subtitle: 'When the two eyes do not point the same way, and who can help',
  description:
    'What a squint is, its signs by age and when it is urgent. How it is treated with glasses, patching, exercises or surgery, and when exercises are not enough.',
  answer:
    'A squint, or strabismus, means that the two eyes do not point the same way, either all the time or only at certain moments.',
  teaser:
    'A squint needs an examination first, whatever your age. Learn the signs, the treatments, and when exercises are suitable.',
  drawing: 'squint',
  drawingTitle:
    'Two eyes, seen from above: one looks straight ahead, the other turns in, and a dashed line shows where its axis points once corrected.',
  keyFacts: [
    { label: 'Who', value: 'Children and adults' },
    { label: 'First step', value: 'A full eye examination' },
    {
      label: 'Exercise session',
      value: `${facts.squint.sessionMinutes.min} to ${facts.squint.sessionMinutes.max} minutes`,
    },
    {
      label: 'Exercise programme',
      value: `${facts.squint.programmeMonths.min} to ${facts.squint.programmeMonths.max} months`,
    },
  ],
  body: [
    { kind: 'heading', id: 'what-a-squint-is', text: 'What a squint is' },
    {
      kind: 'paragraph',
      text: 'When you look at something, both eyes should point at it. In a squint, one eye looks straight ahead while the other turns in a different direction. The turn may be visible all day, or only when a person is tired, unwell or looking into the distance. You may hear these words during the examination.',
    },
    {
      kind: 'terms',
      items: [
        {
          term: 'Inward squint',
          text: 'One eye turns towards the nose, and the medical name is esotropia.',
        },
        {
          term: 'Outward squint',
          text: 'One eye turns towards the ear, and the medical name is exotropia.',
        },
        {
          term: 'Intermittent squint',
          text: 'The turn comes and goes, so the eyes are straight together for part of the day.',
        },
        {
          term: 'Constant squint',
          text: 'The turn is there all the time, whatever the person is doing or looking at.',
        },
      ],
    },
    { kind: 'heading', id: 'how-common', text: 'How common it is' },
    {
      kind: 'paragraph',
      text: [
        'When studies from many countries are combined, about 1.9 % of people have a squint. Outward squints (1.2 %) are a little more common than inward ones (0.8 %).',
        { cite: ['hashemi-2019'] },
        ' In a school of 500 children, that would be about ten.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'A squint is not a sign of good luck, and children do not grow out of a true squint. If treatment is delayed, the turned eye can become a ',
        { link: 'lazy eye', href: '/vision-therapy/amblyopia/' },
        ', which means that its sight remains weak. Depth vision, the ability to judge how near or far things are, can also be lost.',
      ],
    },
    { kind: 'heading', id: 'signs', text: 'Signs by age' },
    { kind: 'subheading', text: 'Babies' },
    {
      kind: 'paragraph',
      text: [
        'In a baby under 4 months, a small squint that comes and goes can settle by itself. A constant squint needs an examination at any age, and so does any squint that is present after 3 to 4 months.',
        { cite: ['sprunger-2022'] },
        ' Family photographs, in which the eyes look crossed, are often the first clue.',
      ],
    },
    { kind: 'subheading', text: 'Toddlers and older children' },
    {
      kind: 'list',
      items: [
        'One eye wanders inward or outward, perhaps for only a few seconds at a time.',
        'Your child regularly closes one eye outside in bright sunlight.',
        'Your child turns the head to one side to look at something straight ahead.',
      ],
    },
    { kind: 'subheading', text: 'Adults' },
    {
      kind: 'paragraph',
      text: 'Adults often have double vision, which means that they see two pictures of a single object. If your double vision is new, read the box below immediately.',
    },
    toCareCard('emergency', [
      'squint-and-unwell',
      'double-vision',
      'squint-in-an-adult',
      'lid-or-pupil',
      'stroke',
      'severe-headache',
      'head-injury',
      'loss-of-sight',
    ]),
    toCareCard(
      'today',
      ['white-pupil', 'shaking-eyes', 'eye-does-not-move', 'baby-does-not-look'],
      {
        note: [
          'A white pupil or a squint can, in rare cases, be a sign of retinoblastoma, an eye cancer of young children.',
          { cite: ['canadian-cancer-society-retinoblastoma'] },
          ' Most squints have a different cause.',
        ],
      },
    ),
    toCareCard('days', ['squint-in-a-child']),
    { kind: 'heading', id: 'diagnosis', text: 'How a squint is diagnosed' },
    {
      kind: 'paragraph',
      text: [
        'The reason for the squint must be found before anybody chooses a treatment.',
        { cite: ['sprunger-2022'] },
        ' The examination usually includes four parts.',
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Cover tests',
          text: 'The examiner covers one eye, then the other, and watches how each eye moves to find the target. These movements show the type and the size of the squint.',
        },
        {
          title: 'A glasses test with drops',
          text: 'Eye drops relax the focusing muscles for some hours, so that the need for glasses can be measured accurately.',
        },
        {
          title: 'Eye movements',
          text: 'Your child follows a toy or a light in all directions, which shows whether each eye can move fully.',
        },
        {
          title: 'Eye health',
          text: 'The examiner also looks inside each eye, in order to discover any disease that could explain the squint.',
        },
      ],
    },
    { kind: 'heading', id: 'treatment', text: 'Treatment, step by step' },
    {
      kind: 'paragraph',
      text: [
        'Treatment depends on the cause, so not everybody needs every step, but the usual possibilities are these.',
        { cite: ['sprunger-2022'] },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Glasses',
          text: [
            'Glasses come first where they are needed, and some inward squints straighten with glasses alone.',
            { cite: ['sprunger-2022'] },
          ],
        },
        {
          title: 'Treating a lazy eye',
          text: 'An eye doctor prescribes a patch over the better eye, or special drops in it, to encourage the weaker eye to work.',
        },
        {
          title: 'Prisms',
          text: 'A prism is a special lens that shifts the picture to another position, so that two pictures can come together as one.',
        },
        {
          title: 'Exercises',
          text: 'These are suitable for selected types of squint only, as the next section explains.',
        },
        {
          title: 'Botulinum injection',
          text: 'An eye doctor injects a small amount of medicine into an eye muscle, which relaxes that muscle for a limited time.',
        },
        {
          title: 'Surgery',
          text: 'A surgeon adjusts the muscles that move the eye. This is a recognised medical treatment and not only a matter of appearance, and sometimes more than one operation is necessary.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Many intermittent outward squints can simply be observed at first. One study followed 183 children aged 3 to 10, without treatment, for three years. During those years, about 15 % met the study’s definition of getting worse. Among those who were still untreated and examined at three years, fewer than 1 % met it.',
        { cite: ['pedig-2019-exotropia'] },
        ' These figures do not apply to younger children or to other types of squint. Observing means regular examinations, so it is important to keep every appointment.',
      ],
    },
    { kind: 'heading', id: 'exercises', text: 'When exercises are suitable' },
    { kind: 'subheading', text: 'Problems that exercises may help' },
    {
      kind: 'list',
      items: [
        [
          'In convergence insufficiency, the eyes tend to drift outward during near work such as reading, and exercises can often improve the symptoms.',
          { cite: ['sprunger-2022'] },
          ' You can read more on our page about ',
          { link: 'binocular vision training', href: '/vision-therapy/binocular/' },
          '.',
        ],
        [
          'In some intermittent squints, exercises may help a person to control the turn.',
          { cite: ['sprunger-2022', 'pang-2021'] },
          ' However, an eye doctor should examine the squint and agree to the exercises first.',
        ],
      ],
    },
    { kind: 'subheading', text: 'What exercises cannot do' },
    {
      kind: 'list',
      items: [
        [
          'Exercises do not straighten most constant squints, even with regular practice.',
          { cite: ['sprunger-2022', 'pang-2021'] },
        ],
        [
          'They are not a substitute for the glasses, patching or operation that your child needs.',
          { cite: ['sprunger-2022'] },
        ],
        'They should not begin while a squint is new or its cause is still unknown.',
      ],
    },
    {
      kind: 'claim',
      text: `Where exercises are suitable, sessions last ${facts.squint.sessionMinutes.min} to ${facts.squint.sessionMinutes.max} minutes over ${facts.squint.programmeMonths.min} to ${facts.squint.programmeMonths.max} months at our clinic.`,
      source:
        'These are our clinic’s own figures, not the result of a study. Ask for the squint to be measured again at agreed points, because a plan that brings no progress should change or stop.',
    },
    { kind: 'heading', id: 'surgeon', text: 'When we refer you to a surgeon' },
    {
      kind: 'paragraph',
      text: 'A strabismus surgeon is an eye doctor who specialises in squint and operates on the eye muscles. Our clinic refers patients to a strabismus surgeon when glasses, patching or surgery is the better route. Reasons to ask for this opinion include:',
    },
    {
      kind: 'list',
      items: [
        'a constant squint that is still visible when your child is wearing glasses',
        'an intermittent squint that appears more frequently or lasts longer than before',
        'depth vision that is becoming worse from one examination to the next',
        'measurements that have not improved with exercises by the agreed date',
      ],
    },
    { kind: 'heading', id: 'parents', text: 'What you can do as a parent' },
    {
      kind: 'list',
      items: [
        'Take several photographs while the eye is turned, and write down the date and time of day.',
        'Bring the photographs to the appointment, together with any glasses and earlier reports.',
        'If glasses are prescribed, make sure that your child wears them at home and at school.',
        'Do not cover an eye or start exercises from the internet before you have professional advice.',
        'Continue with follow-up appointments, even if the eyes look straight at the moment.',
        'Inform the teacher about glasses or a patch, and ask for help if other children tease.',
      ],
    },
    {
      kind: 'evidence',
      title: 'What the evidence says',
      paragraphs: [
        [
          'Exercises help convergence problems, and they may help control in some intermittent squints. They do not straighten most constant squints.',
          { cite: ['sprunger-2022', 'pang-2021'] },
        ],
        [
          'A Cochrane review, which gathers and judges all the trials on a question, looked at intermittent outward squint. It found only six trials, with 890 people altogether, and could not decide which treatment is best.',
          { cite: ['pang-2021'] },
        ],
        'Because of this uncertainty, two experienced doctors may give you different advice. Ask each of them what was measured, and which result would make them change the plan.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.',
    },
  ],
  related: ['/vision-therapy/amblyopia/', '/vision-therapy/binocular/', '/eye-care/'],
  about: [{ kind: 'MedicalCondition', name: 'Strabismus', alternateName: 'Squint' }],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
