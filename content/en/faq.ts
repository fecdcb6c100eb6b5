import { facts } from '../facts';
import type { FaqGroup } from '../types';
import { emergencyCall } from './emergency';

const groups: readonly FaqGroup[] = [
  {
    id: 'vision-therapy-questions',
    title: 'Vision Therapy',
    items: [
      {
        id: 'what-is-vision-therapy',
        question: 'What is vision therapy, and who is it for?',
        answer: [
          'It is supervised practice for how the two eyes aim, move and focus together. You work with lenses, prisms and screens at the clinic, and you repeat short activities at home.',
          [
            'The best evidence is for children with convergence insufficiency, in which the eyes tend to drift outward during close work.',
            { cite: ['scheiman-2020'] },
            ' In the main trial, supervised therapy with home practice was successful or brought improvement in 73 % of children. Placebo therapy, which only looked like the real treatment, did so in 35 %.',
            { cite: ['citt-2008'] },
          ],
        ],
      },
      {
        id: 'how-long-does-it-take',
        question: 'How long does it take, and how often do we have to come?',
        answer: [
          `Our programmes usually run for ${facts.visionTherapy.programmeWeeks.min} to ${facts.visionTherapy.programmeWeeks.max} weeks, with ${facts.visionTherapy.sessionsPerWeek.min} to ${facts.visionTherapy.sessionsPerWeek.max} visits a week. Between visits you practise at home for ${facts.visionTherapy.homeDrillMinutesPerDay.min} to ${facts.visionTherapy.homeDrillMinutesPerDay.max} minutes a day.`,
          [
            'For comparison, the main trial in children lasted 12 weeks.',
            { cite: ['citt-2008'] },
            ' We repeat the measurements every few weeks, and if there is no improvement, we change the plan or stop.',
          ],
        ],
      },
      {
        id: 'will-it-help-reading',
        question: 'Will it help my child to read or concentrate better?',
        answer: [
          [
            'If your child has an eye-teaming problem, treatment may make reading more comfortable. However, a trial of about 310 children found no improvement over placebo in either reading or attention scores.',
            { cite: ['citt-art-2019-reading', 'citt-art-2021-attention'] },
          ],
          'A child with a learning difficulty needs teaching support, and perhaps an assessment by an educational psychologist. Please ask the school for this help immediately, without waiting until the therapy is finished.',
        ],
      },
      {
        id: 'does-it-replace-glasses',
        question: 'Can we do this instead of glasses, patching or a squint operation?',
        answer: [
          [
            'No. Where your child needs glasses, patching or squint surgery, that treatment comes first. Exercises are suitable for only a few types of squint, and the reason for the squint must be found before any treatment begins.',
            { cite: ['sprunger-2022'] },
          ],
          'If an eye doctor or a squint surgeon is the right person for your child, we tell you so and refer you.',
        ],
      },
      {
        id: 'does-it-work-for-adults',
        question: 'Does it work for adults, and is it safe?',
        answer: [
          [
            'It can help some adults with convergence insufficiency. However, there are few trials in adults, so the best treatment is less certain than for children.',
            { cite: ['scheiman-2020'] },
          ],
          [
            'Side effects, such as tired eyes or a headache, are usually mild and disappear after a short time. Sudden double vision is a different matter and an emergency: call ',
            ...emergencyCall,
            ', and do not try exercises.',
          ],
        ],
      },
    ],
  },
  {
    id: 'sports-vision-questions',
    title: 'Sports Vision Training',
    items: [
      {
        id: 'what-do-you-test-first',
        question: 'What do you test before the training starts?',
        answer: [
          `The first assessment takes ${facts.sportsVision.assessmentMinutes.min} to ${facts.sportsVision.assessmentMinutes.max} minutes. We measure your sight, your judgement of distance, and how well your eyes work as a team. We also measure your reaction time and how accurately your eyes follow a moving object.`,
          'We examine the health of your eyes and discuss eye protection during the same visit. For most players, the first improvement comes from sports glasses or contact lenses of the correct power.',
        ],
      },
      {
        id: 'will-i-play-better',
        question: 'Will it make me a better player?',
        answer: [
          [
            'You may improve in the skills that you practise, but a benefit in real matches is not yet proven. A scientific review of studies with real game results found the idea promising, although the methods were weak.',
            { cite: ['laby-2021'] },
          ],
          'For this reason we offer training as an addition to your coaching, and we recommend measuring the results in your own sport.',
        ],
      },
      {
        id: 'how-long-is-the-sports-programme',
        question: 'How long is the sports programme?',
        answer: [
          `Our programme runs for ${facts.sportsVision.programmeWeeks.min} to ${facts.sportsVision.programmeWeeks.max} weeks after the first assessment. It includes regular drills at home, and we ask your coach which visual skills matter most in your sport.`,
        ],
      },
      {
        id: 'can-children-or-contact-lens-wearers-join',
        question: 'Can children join, and can I train in contact lenses?',
        answer: [
          'Yes, children and contact lens wearers can both take part after an eye examination. Please bring your contact lenses, your glasses and any earlier prescription to the first visit.',
          [
            'For ball sports we recommend protective eyewear that is properly fitted to your face. Such eyewear reduces serious eye injuries by at least 90 %.',
            { cite: ['aap-2004-eyewear'] },
          ],
        ],
      },
      {
        id: 'can-i-train-after-concussion',
        question: 'I had a concussion. Can I train?',
        answer: [
          [
            'Only after a doctor has agreed. A concussion is a brain injury caused by a blow to the head. Most people recover within 4 weeks, and symptoms that continue for longer need an assessment.',
            { cite: ['aap-2022-concussion'] },
          ],
          [
            'Stop playing immediately if anybody suspects a concussion. Call ',
            ...emergencyCall,
            ', if there is new double vision, a severe headache, vomiting, drowsiness, weakness, slurred speech or a seizure.',
          ],
        ],
      },
    ],
  },
  {
    id: 'post-stroke-questions',
    title: 'Post-Stroke Vision Rehab',
    items: [
      {
        id: 'how-common-after-stroke',
        question: 'How common are sight problems after a stroke?',
        answer: [
          [
            'They are very common. In a study of 1,033 people who had had a stroke, 73 % had some kind of visual problem.',
            { cite: ['rowe-2019'] },
          ],
          [
            'The problem may be blurred central sight, difficulty in moving the eyes together, or a missing part of the view. Some people no longer notice things on one side, which is called neglect.',
            { cite: ['rowe-2019'] },
          ],
        ],
      },
      {
        id: 'when-to-test-after-stroke',
        question: 'When should vision be tested after a stroke?',
        answer: [
          [
            'Early, ideally in the first week in hospital, and again later. A European guideline recommends a vision check for every person who has had a stroke. It found that a check within the first week is possible.',
            { cite: ['eso-2025'] },
          ],
          'Ask the hospital team whether vision has already been tested, and bring the usual glasses to the hospital. If there has been no test, ask for an appointment, even when the stroke was some time ago.',
        ],
      },
      {
        id: 'will-lost-sight-come-back',
        question: 'Will the missing half of my view come back?',
        answer: [
          [
            'It may, at least in part. Of the people who are first examined within a month, at least half improve. Nearly all of this improvement happens within three months, and there is little after six.',
            { cite: ['zhang-2006'] },
          ],
          'After that time, the aim is to manage better with the sight that remains. You can practise scanning, which means moving your eyes regularly towards the missing side.',
        ],
      },
      {
        id: 'what-can-rehabilitation-do',
        question: 'What can vision rehabilitation do for me?',
        answer: [
          [
            'It does not repair the stroke, but it teaches the eyes and brain to use what is left. It may include new glasses, a prism or a patch for double vision, and scanning practice. Reading aids and advice about safety at home are other possibilities. The evidence for all these methods is still limited.',
            { cite: ['eso-2025'] },
          ],
          'We agree on practical aims with you and your family, such as reading a newspaper or crossing a room safely. Your stroke team remains responsible for your medical treatment.',
        ],
      },
      {
        id: 'can-i-drive-after-stroke',
        question: 'Can I drive, and what if new signs appear?',
        answer: [
          'Do not drive until your sight and visual field have been tested and your doctor agrees. The visual field is everything that you can see without moving your eyes. Please also ask the doctor which licence regulations apply to you.',
          [
            'If new signs of a stroke appear, immediately call ',
            ...emergencyCall,
            '. The signs are sudden difficulty with balance, sight or speech, a drooping face or a weak arm.',
            { cite: ['aroor-2017'] },
            ' Remember the time when they began, and do not wait for them to disappear.',
          ],
        ],
      },
    ],
  },
];

export const faq = {
  title: 'Questions about vision therapy, sport and stroke',
  crumb: 'Questions',
  description:
    'Short, honest answers about vision therapy, sports vision training and sight after a stroke: how long it takes, what it can do, and when to see a doctor.',
  lead: 'Here are questions that people often have before a first appointment, answered as honestly as the evidence allows. The answers are general information, not a diagnosis. If you are worried about your sight, have an eye examination.',
  groups,
};
