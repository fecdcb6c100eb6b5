import { facts } from '../../facts';
import type { Article } from '../../types';
import { toCareCard } from '../care-cards';
import { emergencyNote } from '../emergency';

export const autism: Article = {
  section: 'vision-therapy',
  slug: 'austim',
  order: 4,
  title: 'Autism and vision: signs, eye tests and support',
  shortTitle: 'Autism and vision',
  subtitle: 'How an autistic child may see, and how an eye examination can be made to fit',
  description:
    'Squint and some needs for glasses are more common in autistic children. Signs to look for, what helps at the visit, and what therapy can and cannot do.',
  answer:
    'Vision care for an autistic child is an eye examination that fits the child, and help for any eye problem that it finds.',
  teaser:
    'Some eye problems are more common in autistic children. An eye examination can be made to fit your child.',
  drawing: 'autism',
  drawingTitle: 'A field of small noise marks settles, row by row, into one calm, clear circle.',
  keyFacts: [
    {
      label: 'Assessment',
      value: `${facts.autism.assessmentMinutes.min} to ${facts.autism.assessmentMinutes.max} minutes`,
    },
    {
      label: 'Session length',
      value: `${facts.autism.sessionMinutes.min} to ${facts.autism.sessionMinutes.max} minutes`,
    },
    {
      label: 'Home exercises',
      value: `${facts.autism.homeExerciseMinutes.min} to ${facts.autism.homeExerciseMinutes.max} minutes`,
    },
    { label: 'For', value: 'Children on the autism spectrum' },
  ],
  body: [
    { kind: 'heading', id: 'what-autism-is', text: '1. What autism is' },
    {
      kind: 'paragraph',
      text: [
        'Autism is a lifelong difference in social communication, which means how a person connects and talks with others. Autistic people often have focused interests, and they may sense light, sound or touch more strongly or less strongly than others.',
        { cite: ['dalwai-2017'] },
        ' No two autistic children are the same: one reads letters aloud, another points, and a third communicates with pictures.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'The Indian Academy of Pediatrics advises starting support early, even before the diagnosis is final. It recommends a team led by a paediatrician (a children’s doctor), and treatment of any linked conditions.',
        { cite: ['dalwai-2017'] },
        ' An eye examination can be one part of that care, but it is not a test for autism.',
      ],
    },
    { kind: 'heading', id: 'how-seeing-may-differ', text: '2. How seeing may differ' },
    {
      kind: 'paragraph',
      text: [
        'Most autistic children can be expected to have normal sharpness of sight. However, squint, where the two eyes do not point in the same direction, is more common. So is astigmatism, an uneven curve of the eye’s surface that makes the picture blurred. Other needs for glasses may also be more common, and eye movements may be unusual.',
        { cite: ['little-2018'] },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'A national study in Taiwan looked at 20,688 autistic children and found about twice the usual risk of squint. The risk of problems that need glasses was 1.3 to 1.8 times as high as usual.',
        { cite: ['chen-2024'] },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Seeing can also be tiring when the eyes are completely healthy. A flickering tube light, a crowded shop or a colourful classroom wall may simply be too much information at once. Please tell us about such situations, because they are important for planning the visit.',
    },
    { kind: 'heading', id: 'signs', text: '3. Signs to look for' },
    {
      kind: 'paragraph',
      text: 'Children often do not say that they see badly, because they have nothing to compare it with. You may notice that your child:',
    },
    {
      kind: 'list',
      items: [
        'looks at people or objects from the side of the eye;',
        'covers or closes one eye, especially to look at something with care;',
        'finds sunlight or bright indoor light uncomfortable;',
        'has difficulty on stairs, or feels for the next step with a foot;',
        'sits very close to the television, or holds things close to the face.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Looking from the side, and making little eye contact, can be part of autism itself and do not prove an eye problem.',
        { cite: ['little-2018'] },
        ' Treat a sign as a reason for an examination, not as an answer. A short video on your phone can show us what you notice at home.',
      ],
    },
    toCareCard(
      'emergency',
      ['loss-of-sight', 'double-vision', 'squint-and-unwell', 'lid-or-pupil', 'injury'],
      {
        note: [
          'Do not rub or press an injured eye or pull anything out, but shield it. ',
          ...emergencyNote,
        ],
      },
    ),
    toCareCard('today', ['white-pupil', 'shaking-eyes', 'rubbing-a-red-eye'], {
      note: 'If your child loses skills, such as words or movements they had before, see your child’s doctor the same day.',
    }),
    toCareCard('days', ['squint-in-a-child']),
    { kind: 'heading', id: 'three-steps', text: '4. Our three steps' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Assessment',
          text: `We allow ${facts.autism.assessmentMinutes.min} to ${facts.autism.assessmentMinutes.max} minutes, so that your child can go at their own pace. We examine sight, the need for glasses, eye movements, how both eyes work together, and eye health. We also ask how your child communicates and what an ordinary day is like.`,
        },
        {
          title: 'Personalised plan',
          text: `The plan deals with what the assessment found, for example with glasses, patching or squint care. Where sessions are part of it, we allow ${facts.autism.sessionMinutes.min} to ${facts.autism.sessionMinutes.max} minutes for each. If an eye doctor or another specialist is the right person, the plan says so clearly.`,
        },
        {
          title: 'Home and school support',
          text: `For exercises at home we allow ${facts.autism.homeExerciseMinutes.min} to ${facts.autism.homeExerciseMinutes.max} minutes. At school, simple adjustments can help, such as a seat near the board, larger print, less copying and softer light.`,
        },
      ],
    },
    { kind: 'heading', id: 'at-the-visit', text: '5. What helps at the visit' },
    {
      kind: 'paragraph',
      text: [
        'An eye examination is often possible when the right supports are in place. In a study of autistic 9- to 17-year-olds with visual, sensory and communication supports, most tests could be completed by at least 88 % of them. Measuring the pressure inside the eye was the hardest, and 71 % completed it.',
        { cite: ['coulter-2015'] },
        ' The following supports can help:',
      ],
    },
    {
      kind: 'list',
      items: [
        'a photo story that shows each part of the visit, so that you can look at it together at home;',
        'a quiet room with few people and few distractions;',
        'a first-then card with two pictures: first the test, then something your child enjoys;',
        'breaks between tests, whenever your child needs one;',
        'no surprise touch, which means that each step is shown or explained before it happens;',
        ['picture tests or matching tests instead of letters.', { cite: ['coulter-2015'] }],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Tell us before the visit which of these would help, and which lights, sounds or kinds of touch are uncomfortable. Bring your child’s present glasses, if there are any, and a favourite object. Testing for glasses may need eye drops, so ask about them in advance and prepare your child. A test that is not possible today can be tried on another day.',
    },
    {
      kind: 'heading',
      id: 'what-therapy-can-do',
      text: '6. What therapy can and cannot do',
    },
    {
      kind: 'paragraph',
      text: [
        'Glasses can make a blurred picture clear, and patching, which covers the stronger eye, can help a weaker eye. When both eyes have difficulty aiming together at near objects, ',
        {
          link: 'binocular vision training',
          href: '/vision-therapy/binocular/',
        },
        ' may be part of the plan. Treating an eye problem can make everyday life easier, but it does not treat autism or change who your child is.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Vision therapy and special prism glasses, called ambient lenses, are sometimes offered for autism itself. There is one small early study of this, and there are no strong trials. The Association for Science in Autism Treatment calls this use untested.',
        { cite: ['asat-vision-therapy'] },
      ],
    },
    {
      kind: 'paragraph',
      text: 'For questions about development, your paediatrician is the right person, and for eye disease or a squint operation it is an eye doctor. Continue speech, occupational and behavioural support during any eye treatment.',
    },
    {
      kind: 'evidence',
      title: 'What the evidence says',
      paragraphs: [
        [
          'Eye problems are more common in autistic children, and an adapted eye examination is worthwhile.',
          { cite: ['little-2018', 'chen-2024', 'coulter-2015'] },
        ],
        [
          'No good evidence shows that vision therapy, prisms or tinted lenses change the main features of autism.',
          { cite: ['asat-vision-therapy'] },
          ' The reason to treat an eye problem is the eye problem itself.',
        ],
      ],
    },
    {
      kind: 'heading',
      id: 'autism-and-vision-screening',
      text: '7. Autism & Vision Screening at the clinic',
    },
    {
      kind: 'paragraph',
      text: 'Your child does not need to be able to read, to speak or to sit still for a long time. You also do not need to have noticed a sign: an examination is worthwhile if your child’s eyes have never been tested.',
    },
    {
      kind: 'paragraph',
      text: 'This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.',
    },
    {
      kind: 'paragraph',
      text: [
        'The clinic offers an ',
        { strong: 'Autism & Vision Screening' },
        '. To ask for one, fill in the ',
        { link: 'patient form', href: '/patient-form/' },
        ' and choose ‘Comprehensive Vision Assessment’ as the service. Write ‘Autism & Vision Screening’ in your answers, and tell us what helps your child feel at ease.',
      ],
    },
  ],
  related: ['/vision-therapy/squint/', '/vision-therapy/visual/', '/vision-therapy/learning/'],
  about: [{ kind: 'MedicalCondition', name: 'Autism spectrum disorder', alternateName: 'Autism' }],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
