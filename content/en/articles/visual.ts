import { facts } from '../../facts';
import type { Article } from '../../types';
import { toCareCard } from '../care-cards';

export const visual: Article = {
  section: 'vision-therapy',
  slug: 'visual',
  order: 7,
  title: 'Cortical visual impairment (CVI) in children',
  shortTitle: 'Cortical visual impairment',
  subtitle: 'When the eyes send the picture, but the brain finds it difficult to use',
  description:
    'What cortical (cerebral) visual impairment is, its causes and signs by age, how a team diagnoses it, and what may help a child at home and at school.',
  answer:
    'Cortical visual impairment, or CVI, is difficulty with seeing that comes from the brain’s visual pathways and not from the eyes alone.',
  teaser:
    'Some children have healthy eyes but still find it hard to see. Learn the signs of CVI, and what helps at home and at school.',
  drawing: 'cortical-visual-impairment',
  drawingTitle:
    'A head from above: the signal runs from both eyes to the visual cortex at the back, and the inner fibres cross on the way.',
  keyFacts: [
    { label: 'Who', value: 'Babies and children' },
    { label: 'Where', value: 'The brain’s visual pathways' },
    {
      label: 'Sessions',
      value: `${facts.visual.sessionHoursPerWeek.min} to ${facts.visual.sessionHoursPerWeek.max} hours a week`,
    },
    { label: 'Diagnosis', value: 'By a team of specialists' },
  ],
  body: [
    { kind: 'heading', id: 'what-cvi-is', text: 'What CVI is' },
    {
      kind: 'paragraph',
      text: [
        'The eyes collect light, but it is the brain that turns their signals into something a child can recognise. In CVI, the visual pathways of the brain were affected early in life. The eyes themselves may be healthy, yet vision is worse than the eye examination can explain.',
        { cite: ['chang-2024'] },
        ' Cortical means belonging to the outer layer of the brain. Some doctors say cerebral instead, which means belonging to the brain as a whole. On this page, both names describe the same condition.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Children with CVI differ very much from one another. Some have very low vision, while others recognise small letters but struggle with busy scenes, faces, movement or finding their way.',
        { cite: ['chang-2024'] },
        ' A child who walks past a toy or a grandparent is not being lazy, careless or rude.',
      ],
    },
    {
      kind: 'claim',
      text: `In some studies, CVI accounts for up to ${facts.visual.shareOfVisualImpairmentPercent} % of visual impairment in children under ${facts.visual.shareBelowAgeYears}.`,
      source: [
        'One hospital in Andhra Pradesh found slightly more. CVI was the cause in 33 % of its severely sight-impaired children aged 3 or under.',
        { cite: ['pehere-2019'] },
        ' This is the share among patients of one hospital, not among all children.',
      ],
    },
    { kind: 'heading', id: 'causes', text: 'Causes' },
    {
      kind: 'paragraph',
      text: [
        'Dutch medical guidance and a study of 405 children in India both name lack of oxygen around the time of birth as the commonest cause.',
        { cite: ['mohapatra-cvi', 'boonstra-2022'] },
        ' Other known causes include:',
      ],
    },
    {
      kind: 'list',
      items: [
        'premature birth, which means a birth well before the due date',
        'low blood sugar in a newborn baby',
        'seizures (fits), or an infection that affects the brain',
        'a serious injury to the head',
        'certain genetic conditions, which come from a change in the genes',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Many children have an ordinary eye problem as well. In the Indian study, 63 % needed glasses. Some had a squint, in which the eyes point in different directions, or damage to the optic nerve, the connection between eye and brain.',
        { cite: ['mohapatra-cvi'] },
        ' These problems need treatment of their own.',
      ],
    },
    { kind: 'heading', id: 'symptoms', text: 'Symptoms by age' },
    {
      kind: 'paragraph',
      text: 'Parents are often the first to notice that something about their child’s looking is unusual. Different signs are noticeable at different ages.',
    },
    { kind: 'subheading', text: 'Babies' },
    {
      kind: 'list',
      items: [
        'Your baby does not look at faces, even during feeding or when you smile.',
        'Your baby stares at lights or at a bright window.',
        ['Your baby notices a toy more easily when it is moving.', { cite: ['altinbay-2023'] }],
      ],
    },
    { kind: 'subheading', text: 'Toddlers' },
    {
      kind: 'list',
      items: [
        'Your child looks away while reaching for something.',
        'Your child prefers objects of one particular colour.',
        'Your child responds slowly, several seconds after you show something.',
        [
          'Your child cannot pick out a favourite toy from a crowded box.',
          { cite: ['altinbay-2023'] },
        ],
      ],
    },
    { kind: 'subheading', text: 'School age' },
    {
      kind: 'list',
      items: [
        'Your child cannot find a word on a full page, or a bag in a full room.',
        'Your child bumps into low objects, such as stools and steps.',
        'Your child becomes tired quickly when an activity demands careful looking.',
        'Your child manages better with one thing at a time.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'In a study of 32 infants with CVI, 84 % had difficulty seeing at a distance and 72 % were slow to respond. Clutter was difficult for 66 %, and half of the babies stared at lights.',
        { cite: ['altinbay-2023'] },
        ' One sign alone does not prove CVI, because other conditions can look similar.',
      ],
    },
    toCareCard('emergency', [
      'seizure',
      'drowsy-and-vomiting',
      'soft-spot',
      'loss-of-sight',
      'double-vision',
      'squint-and-unwell',
    ]),
    toCareCard('today', [
      'white-pupil',
      'shaking-eyes',
      'baby-does-not-look',
      'baby-with-large-eyes',
      'born-early',
      'red-and-blurred',
    ]),
    toCareCard('days', ['squint-in-a-child']),
    { kind: 'heading', id: 'diagnosis', text: 'Diagnosis' },
    {
      kind: 'callout',
      title: 'Seek Help If',
      text: 'Arrange an eye examination soon, and inform your paediatrician (children’s doctor), if any of these is true.',
      items: [
        'Your child’s eyes wander. (If they shake from side to side, see an eye doctor today, as the box above says.)',
        'Your child’s vision seems to come and go. (A sudden loss of sight is an emergency, as the box above says.)',
        'Your child has had seizures, a lack of oxygen or low blood sugar, or was born early. (For a baby, the check of the retina comes first: see the box above.)',
        'Your child bumps into things on one side of the body.',
        'Your child cannot find you in a crowd, for example at the school gate.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'In the Andhra Pradesh study, children were 14 months old on average at their first visit. Most of those with CVI also had delays in other areas of their development.',
        { cite: ['pehere-2019'] },
        ' You do not have to wait for a particular age before you ask. A diagnosis is made by a team, which combines the information from several kinds of examination.',
        { cite: ['boonstra-2022'] },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'History and questionnaire',
          text: 'You answer questions about pregnancy, birth, illnesses and everyday life, and a questionnaire shows which visual situations are difficult.',
        },
        {
          title: 'A complete eye examination',
          text: 'This covers the health of the eyes, the need for glasses (usually tested with eye drops), squint and eye movements.',
        },
        {
          title: 'Tests of functional vision',
          text: 'Functional vision means how your child uses sight in daily activities. For example, can your child find a toy on a plain cloth, and then on a patterned one?',
        },
        {
          title: 'A brain scan and genetic tests, where useful',
          text: 'Your paediatrician or a child neurologist, a doctor for the brain and nerves, decides about these and looks for the cause.',
        },
      ],
    },
    { kind: 'heading', id: 'treatment', text: 'Treatment' },
    {
      kind: 'paragraph',
      text: 'The team first treats what can be treated, for example with glasses or care for a squint. Seizures need a paediatrician or neurologist, and vision sessions never replace their treatment. Other support, such as speech or occupational therapy, should continue as well.',
    },
    {
      kind: 'paragraph',
      text: 'Vision sessions help your child to practise using the sight that is available. Activities use plain backgrounds, strong contrast (dark against light), gentle movement and plenty of time. Parents take part, so that the same ideas become a habit at home.',
    },
    {
      kind: 'paragraph',
      text: [
        `At our clinic, sessions take ${facts.visual.sessionHoursPerWeek.min} to ${facts.visual.sessionHoursPerWeek.max} hours a week. This is our own figure, because no study supports a set number of hours.`,
        { cite: ['cvi-interventions-2023'] },
        ' In many children the use of vision improves over time, but nobody can predict by how much.',
      ],
    },
    { kind: 'heading', id: 'home-and-school', text: 'At home and at school' },
    {
      kind: 'paragraph',
      text: 'Simple changes cost little, and you can begin with them before every examination is finished. Introduce one change at a time, so that you can tell which of them makes a difference.',
    },
    { kind: 'subheading', text: 'At home' },
    {
      kind: 'list',
      items: [
        'Put one brightly coloured toy on a plain, dark cloth, and remove everything else.',
        'Serve food on a plate of a contrasting colour, such as rice on a dark plate.',
        'Move an object gently to attract your child’s attention.',
        'Offer one sensation at a time, and turn off the television or music while your child is looking.',
        'Give your child extra time, and count slowly to ten before you offer help.',
        'Keep furniture in the same position, and keep bags and shoes off the floor.',
      ],
    },
    { kind: 'subheading', text: 'At school' },
    {
      kind: 'list',
      items: [
        'Offer a quiet seat near the front, with a plain wall behind the teacher.',
        'Put only a few items on each page, in large, dark print, and cover the others with a card.',
        'Present one thing at a time, and say clearly what it is.',
        'Allow extra time for visual work, and plan a rest before the child becomes tired.',
        [
          'Ask the eye doctor about ',
          { link: 'low vision aids', href: '/eye-care/' },
          ', a disability certificate and a writer for examinations.',
        ],
      ],
    },
    {
      kind: 'evidence',
      title: 'What the evidence says',
      paragraphs: [
        [
          'A review published in 2023 found 23 studies of treatment for children with CVI, and most of them were small. The results are encouraging, but the evidence is of low quality, and no method is proven to be the best.',
          { cite: ['cvi-interventions-2023'] },
        ],
        'Adapting your child’s surroundings carries little risk and is worth starting early. Be cautious if anybody promises a particular result from a particular number of hours.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.',
    },
  ],
  related: ['/eye-care/', '/vision-therapy/squint/', '/vision-therapy/learning/'],
  about: [
    {
      kind: 'MedicalCondition',
      name: 'Cerebral visual impairment',
      alternateName: 'Cortical visual impairment',
    },
  ],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
