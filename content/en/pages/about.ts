import { clinic } from '../../clinic';
import { facts } from '../../facts';
import type { Page } from '../../types';
import { toCareCard } from '../care-cards';

export const about: Page = {
  title: `About our eye and vision therapy clinic in ${clinic.city}`,
  shortTitle: 'About',
  subtitle: 'What we do, whom we see, and how a first visit goes',
  description: `An eye-care and vision-therapy clinic in ${clinic.city}: whom we see, what happens at a first visit, what to bring, and when we send you to a doctor.`,
  answer: `We are a clinic in ${clinic.city} for eye examinations, vision therapy, sports vision, low vision aids and speciality contact lenses.`,
  keyFacts: [
    { label: 'For', value: 'Children and adults' },
    { label: 'Languages', value: clinic.languages.join(', ') },
    { label: 'Place', value: `${clinic.city}, ${clinic.country}` },
    { label: 'First step', value: 'A full eye examination' },
  ],
  body: [
    { kind: 'heading', id: 'what-we-do', text: 'What we do' },
    {
      kind: 'paragraph',
      text: [
        'Comfortable seeing needs more than a sharp picture. Both eyes must also point at the same place, focus accurately and move together along a line of print. We examine these abilities, and when practice may improve them, we offer ',
        { link: 'vision therapy', href: '/vision-therapy/' },
        ', which means supervised activities for how the eyes work together.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'We also offer ',
        { link: 'sports vision training', href: '/sports-vision/sportsvision/' },
        ' and three kinds of ',
        { link: 'eye care', href: '/eye-care/' },
        ', which are the comprehensive examination, low vision aids and speciality contact lenses.',
      ],
    },
    { kind: 'heading', id: 'who-we-see', text: 'Whom we see' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Children' },
          ' who need an eye examination, or who have a lazy eye, a squint or another difficulty with seeing.',
        ],
        [
          { strong: 'Students' },
          ' who have tired eyes, headaches or double vision when they are reading.',
        ],
        [
          { strong: 'Athletes' },
          ' who want to test their vision, protect their eyes and train visual skills.',
        ],
        [
          { strong: 'People who work at screens' },
          ' and finish the day with sore, dry or blurred eyes.',
        ],
        [
          { strong: 'People after a stroke' },
          ' who have double vision or do not see everything on one side.',
        ],
        [
          { strong: 'People with low vision' },
          ', whose sight remains weak even with the right glasses.',
        ],
      ],
    },
    { kind: 'heading', id: 'first-visit', text: 'How a first visit goes' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Your history',
          text: 'You tell us what you have noticed, when it began and which activities you find difficult. We also ask about your general health, your medicines and eye disease in your family.',
        },
        {
          title: 'Your sight',
          text: 'We measure how well each eye can see, both in the distance and close up.',
        },
        {
          title: 'A glasses test',
          text: 'We find out whether you need glasses, or whether your present glasses are still right for you. For children, this test includes eye drops that relax the focusing muscle.',
        },
        {
          title: 'Eye teaming and focusing',
          text: 'We examine whether both eyes aim at the same place and how easily they change focus.',
        },
        {
          title: 'Eye health',
          text: 'We look for signs of disease at the front and the back of the eye. If drops are used to widen your pupils, do not drive until your sight is clear again.',
        },
        {
          title: 'A talk about the findings',
          text: 'We explain in everyday words what we have found and what it means for you, and you can ask any questions.',
        },
        {
          title: 'A written plan',
          text: 'You receive a written plan with the next step, even if that step is only another examination at a later date.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: `The length of the visit depends on the reason for it. An assessment for digital eye strain takes about ${facts.digitalEyeStrain.assessmentMinutes} minutes, and the first assessment for sports vision takes ${facts.sportsVision.assessmentMinutes.min} to ${facts.sportsVision.assessmentMinutes.max} minutes. For an autistic child we allow ${facts.autism.assessmentMinutes.min} to ${facts.autism.assessmentMinutes.max} minutes, so that your child can go at their own pace.`,
    },
    { kind: 'heading', id: 'what-to-bring', text: 'What to bring' },
    {
      kind: 'list',
      items: [
        'your present and earlier glasses, and your contact lenses if you wear them',
        'a list of your medicines, with the amount that you take of each',
        'any reports from an eye doctor, another doctor or a hospital',
        'for a child, letters from the school and photographs that show the problem',
        'a companion for the way home, in case drops are used to widen your pupils',
      ],
    },
    { kind: 'heading', id: 'deciding', text: 'How we decide together' },
    {
      kind: 'paragraph',
      text: 'We explain what each possible treatment can do, how certain the evidence is, and what may happen if you decide to wait. You can take the plan home and discuss it with your family, and you can ask another professional for a second opinion.',
    },
    {
      kind: 'paragraph',
      text: 'If you begin a programme, we agree on an aim that can be measured and on a date for measuring it. If there is no improvement by then, we change the plan or stop. Children are included in the conversation, because they are the ones who have to practise.',
    },
    { kind: 'heading', id: 'elsewhere', text: 'When we send you elsewhere' },
    {
      kind: 'paragraph',
      text: 'Some problems need a different professional, either instead of us or together with us.',
    },
    {
      kind: 'list',
      items: [
        'If there are signs of eye disease, we refer you to an eye doctor, also called an ophthalmologist.',
        'If a squint may need an operation, we refer you to an eye doctor who specialises in squint surgery.',
        'If you are worried about your child’s general development, the right person is a paediatrician, a doctor for children.',
        'If reading or writing is difficult, your child also needs the school and perhaps an educational psychologist.',
        'After a stroke or a concussion, your medical team decides what is safe, and our work follows their advice.',
      ],
    },
    toCareCard(
      'emergency',
      ['loss-of-sight', 'double-vision', 'squint-in-an-adult', 'squint-and-unwell', 'injury'],
      { title: 'Please do not come to us first if …' },
    ),
    { kind: 'heading', id: 'languages', text: 'Languages' },
    {
      kind: 'paragraph',
      text: [
        `You can talk to us in any of these languages: ${clinic.languages.join(', ')}. To arrange a first visit, complete the `,
        { link: 'patient form', href: '/patient-form/' },
        ', or ',
        { link: 'send us a message', href: '/#contact' },
        ' if you have a question before you decide.',
      ],
    },
  ],
  drawing: 'post-learning-to-see',
  related: ['/about/specialist/', '/eye-care/', '/faq/'],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
