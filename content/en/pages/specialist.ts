import { facts } from '../../facts';
import type { Page } from '../../types';
import { emergencyCall } from '../emergency';

export const specialist: Page = {
  title: 'Meet our specialist, optometrist and vision therapist',
  shortTitle: 'Our specialist',
  subtitle: 'One person who examines your eyes, plans the practice and follows it with you',
  description:
    'Our specialist is an optometrist and trained vision therapist. Read what that means, how we work with you and with others, and what we leave to doctors.',
  answer: 'Our specialist is an optometrist who is also a trained vision therapist.',
  keyFacts: [
    { label: 'Role', value: 'Optometrist, trained vision therapist' },
    { label: 'Works with', value: 'Doctors, teachers and coaches' },
    {
      label: 'Home practice',
      value: `${facts.visionTherapy.homeDrillMinutesPerDay.min} to ${facts.visionTherapy.homeDrillMinutesPerDay.max} minutes a day`,
    },
  ],
  body: [
    { kind: 'heading', id: 'optometrist', text: 'What an optometrist does' },
    {
      kind: 'paragraph',
      text: 'An optometrist examines eyes and measures sight. This work includes prescribing glasses, fitting contact lenses and choosing aids for people with low vision. An optometrist also looks for signs of eye disease and refers you when they need medical treatment. That treatment comes from an ophthalmologist, who is a medical doctor specialising in the eyes.',
    },
    { kind: 'heading', id: 'vision-therapist', text: 'What a trained vision therapist does' },
    {
      kind: 'paragraph',
      text: [
        'A trained vision therapist plans and supervises practice for how the eyes aim, move and focus together. The therapist chooses activities at the right level, watches how your eyes respond, and makes the activities harder as you improve. You also learn which activities to repeat at home. Our page about ',
        { link: 'vision therapy', href: '/vision-therapy/' },
        ' explains which problems may improve with this practice, and which do not.',
      ],
    },
    { kind: 'heading', id: 'with-you', text: 'How the specialist works with you' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Listen first',
          text: 'The first visit begins with your own description, or your child’s, of what is difficult and when it happens.',
        },
        {
          title: 'Examine before advising',
          text: 'A full eye examination comes before any exercises, because glasses may be the only treatment that you need.',
        },
        {
          title: 'Write the plan down',
          text: 'You receive a written plan that contains the findings, the aim, the activities and the date of the next measurements.',
        },
        {
          title: 'Measure again',
          text: 'The specialist repeats the measurements every few weeks and discusses the results with you. If there is no improvement, the plan is changed or comes to an end.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'When the patient is a child, parents are an important part of the programme. You learn what your child is practising and why, so that you can help with it at home.',
    },
    { kind: 'heading', id: 'with-others', text: 'Working with other people who know you' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Doctors.' },
          ' Your eye doctor, paediatrician or stroke team can receive the findings, and the specialist follows their medical advice.',
        ],
        [
          { strong: 'Teachers.' },
          ' A short letter can explain, for example, why your child needs a seat near the board or larger print.',
        ],
        [
          { strong: 'Coaches.' },
          ' Together they can decide which visual skills matter in your sport, and measure the results in the sport itself.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'You decide who receives information about you. For a child, this decision belongs to a parent or guardian.',
    },
    { kind: 'heading', id: 'limits', text: 'What the specialist does not do' },
    {
      kind: 'list',
      items: [
        'The specialist does not operate on eyes, and does not replace the treatment of an eye doctor.',
        'The specialist does not diagnose autism, ADHD or dyslexia, or offer eye exercises as a treatment for them.',
        'The specialist does not ask you to stop patching, drops or any medicine that a doctor has prescribed.',
        'The specialist does not promise a result, because practice can help some people and not others.',
        [
          'The specialist does not treat emergencies. After an eye injury or a sudden change in sight, call ',
          ...emergencyCall,
          ', or go directly to the nearest hospital.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'If you would like an appointment with the specialist, please complete the ',
        { link: 'patient form', href: '/patient-form/' },
        '. You can also ',
        { link: 'write to us', href: '/#contact' },
        ' if you have a question first.',
      ],
    },
  ],
  drawing: 'eye-examination',
  related: ['/about/', '/vision-therapy/binocular/', '/faq/'],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
