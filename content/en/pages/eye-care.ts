import { facts } from '../../facts';
import type { Page } from '../../types';
import { toCareCard } from '../care-cards';
import { emergencyCall, notMonitored } from '../emergency';

export const eyeCare: Page = {
  title: 'Eye care: examination, low vision, contact lenses',
  shortTitle: 'Eye care',
  subtitle: 'Know how your eyes are, and make the most of the sight you have',
  description:
    'Eye examinations for children and adults, low vision aids and speciality contact lenses: what happens, how often to come, and what to bring with you.',
  answer:
    'Eye care at our clinic means three services: a full eye examination, aids for low vision, and contact lenses for eyes that need special ones.',
  keyFacts: [
    { label: 'Children', value: 'Once between 3 and 5' },
    { label: 'At the latest', value: `By age ${facts.learning.firstEyeExamByAgeYears}` },
    { label: 'Adults', value: 'A full check at 40' },
    { label: 'With diabetes', value: 'Usually every year' },
  ],
  body: [
    {
      kind: 'paragraph',
      text: [
        'An eye examination makes sense when something has changed, and also when you see well and want to be certain. In a survey of people in India aged 50 and over, 26.7 % had a visual impairment. Over 90 % of blindness was avoidable, which means that prevention or treatment was possible.',
        { cite: ['vashist-2022'] },
      ],
    },
    { kind: 'heading', id: 'how-often', text: 'How often to have an examination' },
    { kind: 'subheading', text: 'Children' },
    {
      kind: 'list',
      items: [
        [
          'The American Optometric Association advises one examination at 6 to 12 months and one at 3 to 5 years. After that it advises one before Class 1, and then one every year.',
          { cite: ['aoa-children-schedule'] },
        ],
        [
          'The US Preventive Services Task Force, an independent expert group, recommends vision screening at least once between 3 and 5 years. It considers the evidence for children under 3 unclear.',
          { cite: ['uspstf-2017'] },
        ],
        [
          `For your child, this means an examination by age ${facts.learning.firstEyeExamByAgeYears} at the latest, before Class 1, and ideally one between 3 and 5.`,
          { cite: ['aoa-children-schedule', 'uspstf-2017'] },
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Was your baby born at 34 weeks or earlier, or with a weight of 2,000 g or less? Then the retina must be checked within 30 days of birth, because a disease of premature babies (retinopathy of prematurity) can blind within weeks and can be treated in time. If nobody has done it, ask the hospital today.',
        { cite: ['shukla-2020'] },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Come earlier if your child sits very close to the television, or if a teacher is worried. A squint that you notice for the first time needs an eye doctor within days. A lazy eye often shows no signs at all, and is discovered only when each eye is tested separately.',
    },
    { kind: 'subheading', text: 'Adults without special risks' },
    {
      kind: 'paragraph',
      text: [
        'The American Academy of Ophthalmology recommends a baseline examination at 40, even if you see well, with which later ones can be compared. For people without symptoms or special risks, it recommends the following intervals between examinations.',
        { cite: ['chuck-2020'] },
      ],
    },
    {
      kind: 'terms',
      items: [
        { term: 'Under 40', text: 'An examination every 5 to 10 years' },
        { term: '40 to 54', text: 'An examination every 2 to 4 years' },
        { term: '55 to 64', text: 'An examination every 1 to 3 years' },
        { term: '65 and over', text: 'An examination every 1 to 2 years' },
      ],
    },
    { kind: 'subheading', text: 'Who should come more often' },
    {
      kind: 'paragraph',
      text: 'An examination every year is sensible if you wear glasses, have diabetes or are very short-sighted. The same is true if somebody in your family has glaucoma, a disease that gradually damages the nerve behind the eye.',
    },
    { kind: 'heading', id: 'what-to-bring', text: 'What to bring' },
    {
      kind: 'list',
      items: [
        'all the glasses that you use, including old ones and reading glasses',
        'your contact lenses, together with their case and your latest prescription',
        'a list of all the medicines you are taking, or simply the packets themselves',
        'health reports, such as recent blood sugar results or letters from an eye doctor',
        'for a child, any notes from the school and photographs that show what worries you',
        'somebody who can take you home, because drops that widen the pupils make it unsafe to drive for a time',
      ],
    },
    { kind: 'heading', id: 'urgent', text: 'When an appointment is too late' },
    toCareCard(
      'emergency',
      [
        'loss-of-sight',
        'double-vision',
        'squint-in-an-adult',
        'squint-and-unwell',
        'lid-or-pupil',
        'stroke',
        'severe-headache',
        'arteritis',
        'injury',
        'chemical',
        'red-and-severe-pain',
        'swollen-lids-and-eye',
      ],
      {
        note: [
          'Call ',
          ...emergencyCall,
          `, or go to the nearest hospital. Shield an injured eye, and do not rub it, press it or pull anything out. After a chemical splash, wash the eye at once with clean water for at least 15 to 20 minutes, holding the lids open. Lime and cement leave bits that go on burning: wipe them out with a wet cloth or cotton bud, under the lids too, and wash again.`,
          { cite: ['sen-2022'] },
          ` Then go to hospital, keep washing on the way if you can, and take the container with you. ${notMonitored}`,
        ],
      },
    ),
    toCareCard('today', [
      'floaters',
      'contact-lens',
      'red-and-blurred',
      'after-an-operation',
      'swollen-lid',
      'white-pupil',
      'shaking-eyes',
      'eye-does-not-move',
      'baby-does-not-look',
      'baby-with-large-eyes',
      'born-early',
    ]),
    toCareCard('days', ['squint-in-a-child', 'drooping-lid', 'bent-lines', 'night-blindness']),
    {
      kind: 'evidence',
      title: 'What the evidence says',
      paragraphs: [
        [
          'Examinations find loss of sight that can be avoided. In the Indian survey, cataract, a clouding of the natural lens inside the eye, was responsible for 66 % of blindness.',
          { cite: ['vashist-2022'] },
        ],
        [
          'Low vision devices with training help people to read.',
          { cite: ['stelmack-2008'] },
          ' A clear effect on general quality of life has not been demonstrated.',
          { cite: ['van-nispen-2020'] },
        ],
        [
          'Speciality contact lenses can markedly improve sight in keratoconus.',
          { cite: ['scleral-lenses-keratoconus'] },
          ' In return, they require strict hygiene and regular follow-up visits.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.',
    },
  ],
  drawing: 'low-vision-aids',
  related: ['/vision-therapy/', '/blog/4/', '/faq/'],
  about: [
    { kind: 'MedicalTest', name: 'Comprehensive eye examination' },
    { kind: 'MedicalDevice', name: 'Low vision aids' },
    { kind: 'MedicalDevice', name: 'Speciality contact lenses' },
  ],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
