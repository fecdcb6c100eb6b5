import { facts } from '../../facts';
import type { Article } from '../../types';
import { toCareCard } from '../care-cards';

export const amblyopia: Article = {
  section: 'vision-therapy',
  slug: 'amblyopia',
  order: 2,
  title: 'Lazy eye (amblyopia): signs, patching and treatment',
  shortTitle: 'Lazy eye',
  subtitle: 'When one eye sees less, although it often looks quite normal',
  description:
    'What a lazy eye is, its signs by age and how it is found. How glasses, patching and atropine drops treat it, where games fit in, and tips for parents.',
  answer:
    'Amblyopia, or lazy eye, is weak sight because an eye and the brain did not learn to work together in early childhood.',
  teaser:
    'A lazy eye often looks normal, so only a test of each eye can find it. Learn how glasses, patching and drops can help.',
  drawing: 'amblyopia',
  drawingTitle: 'The same Landolt ring as each eye sees it: sharp in one eye, soft in the other.',
  keyFacts: [
    { label: 'Who', value: 'Begins in early childhood' },
    { label: 'First step', value: 'An eye examination' },
    { label: 'First treatment', value: 'Glasses, where needed' },
    {
      label: 'Added exercises',
      value: `${facts.visionTherapy.programmeWeeks.min} to ${facts.visionTherapy.programmeWeeks.max} weeks`,
    },
  ],
  body: [
    { kind: 'heading', id: 'what-it-is', text: 'What a lazy eye is' },
    {
      kind: 'paragraph',
      text: [
        'Seeing has to be learned during the first years of life, while both eyes send their pictures to the brain. If the picture from one eye is blurred or blocked, the brain depends on the better eye. The sight of the other eye remains weak, although that eye often looks completely normal. Usually only one eye is affected, and rarely both.',
        { cite: ['hu-2022'] },
      ],
    },
    {
      kind: 'paragraph',
      text: 'The everyday name is unfair, because neither the eye nor the child is lazy. Nobody can improve a lazy eye simply by trying harder.',
    },
    { kind: 'heading', id: 'how-common', text: 'How common it is' },
    {
      kind: 'paragraph',
      text: [
        'When studies from many countries are combined, about 1.4 % of children have a lazy eye. In Asia it is about 1.1 %.',
        { cite: ['hu-2022'] },
        ' In an Asian school of 1,000 children, that would be about eleven.',
      ],
    },
    { kind: 'heading', id: 'causes', text: 'Causes' },
    {
      kind: 'terms',
      items: [
        {
          term: 'Unequal glasses power',
          text: 'One eye needs a stronger lens than the other, so its picture is blurred. Parents and teachers cannot see this from the outside.',
        },
        {
          term: 'Squint',
          text: [
            'One eye points in a different direction, and the brain learns to ignore its picture. You can read more on our page about ',
            { link: 'squint', href: '/vision-therapy/squint/' },
            '.',
          ],
        },
        {
          term: 'Something that blocks the light',
          text: 'A cataract, which is a cloudy lens inside the eye, or a drooping eyelid can prevent a clear picture. These causes are less common, but also more urgent.',
        },
      ],
    },
    { kind: 'heading', id: 'signs', text: 'Signs by age' },
    { kind: 'subheading', text: 'Babies' },
    {
      kind: 'list',
      items: [
        'One eye turns inward or outward, perhaps for only a moment.',
        'Your baby protests when one particular eye is covered, but does not mind about the other.',
      ],
    },
    { kind: 'subheading', text: 'Toddlers' },
    {
      kind: 'list',
      items: [
        'Your child tilts the head in order to look at something.',
        'Your child sits unusually close to books or the television.',
        'Your child has difficulty judging distances, for example when reaching for a cup.',
      ],
    },
    { kind: 'subheading', text: 'School age' },
    {
      kind: 'paragraph',
      text: 'Often there is no sign at all, because a child can read and play quite normally with the better eye. The problem is discovered only when each eye is tested separately.',
    },
    toCareCard('emergency', [
      'loss-of-sight',
      'double-vision',
      'squint-and-unwell',
      'lid-or-pupil',
      'injury',
    ]),
    toCareCard('today', ['white-pupil', 'shaking-eyes', 'baby-does-not-look', 'born-early']),
    toCareCard('days', ['squint-in-a-child', 'drooping-lid']),
    { kind: 'heading', id: 'how-it-is-found', text: 'How it is found' },
    {
      kind: 'paragraph',
      text: [
        `Every child should have each eye tested separately, even if both eyes look healthy. We advise a first complete eye examination by age ${facts.learning.firstEyeExamByAgeYears} at the latest, and preferably earlier. Our `,
        { link: 'eye care page', href: '/eye-care/' },
        ' explains what happens during this visit.',
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Sight of each eye',
          text: 'We cover one eye at a time and measure the sight of the other. Younger children can match pictures instead of naming letters.',
        },
        {
          title: 'Glasses test with drops',
          text: 'Eye drops relax the focusing muscles for some hours, so that the need for glasses can be measured accurately.',
        },
        {
          title: 'Squint and depth tests',
          text: 'These show whether both eyes point in the same direction, and whether your child uses them together.',
        },
        {
          title: 'Eye health',
          text: 'Each eye must be examined inside and outside, because a disease of the eye can also be responsible for weak sight.',
        },
      ],
    },
    { kind: 'heading', id: 'treatment', text: 'Treatment, step by step' },
    {
      kind: 'paragraph',
      text: 'The studies below measure improvement in lines of the eye chart, so that two lines means reading letters two rows further down. A squint, a cataract or a drooping eyelid also needs separate treatment by an eye doctor.',
    },
    { kind: 'subheading', text: 'Glasses first' },
    {
      kind: 'paragraph',
      text: [
        'Glasses give the weaker eye a clear picture, and sometimes no other treatment is necessary. One study observed 84 children with unequal glasses power, who wore glasses for up to 30 weeks. Glasses alone improved sight by two lines or more in 77 % of them, and in 27 % they resolved the lazy eye.',
        { cite: ['pedig-2006'] },
      ],
    },
    { kind: 'subheading', text: 'Patching' },
    {
      kind: 'paragraph',
      text: [
        'If sight is still weak with glasses, a patch covers the better eye for part of the day, so the weaker eye must work. In a trial of moderate lazy eye, 2 hours a day worked as well as 6 hours. After four months, children in both groups had improved by about 2.4 lines.',
        { cite: ['pedig-2003-moderate'] },
        ' A severe lazy eye may need more hours, and your eye doctor decides how many.',
      ],
    },
    { kind: 'subheading', text: 'Atropine drops' },
    {
      kind: 'paragraph',
      text: [
        'Atropine is a medicine that temporarily blurs the better eye, and it can be an alternative to the patch. In a trial of 419 children, the results after two years were almost the same: more than three and a half lines on the chart with either treatment.',
        { cite: ['pedig-2005-atropine'] },
        ' Atropine is used only on a doctor’s prescription, so ask about side effects and never share the drops with another child.',
      ],
    },
    { kind: 'subheading', text: 'Games and films, as an addition' },
    {
      kind: 'paragraph',
      text: [
        'Special games and films show each eye a different part of the picture, so that both eyes have to participate. A Cochrane review, which gathers and judges all the trials on a question, found only one suitable trial. It included 68 children, and the improvement was similar to that with patching.',
        { cite: ['tailor-2022'] },
        ' That is promising, but these games are an addition and not a replacement for glasses, patches or drops. An ordinary game on a phone is not the same thing.',
      ],
    },
    { kind: 'heading', id: 'age', text: 'Is my child too old?' },
    {
      kind: 'paragraph',
      text: [
        'It is best to begin treatment early, but older children can still improve. In one trial, 53 % of children from 7 to 12 improved with patching, atropine and near work. With glasses alone, 25 % improved. For teenagers, the benefit was clear mainly if the lazy eye had never been treated before. In that situation 47 % improved, compared with 20 % with glasses alone.',
        { cite: ['pedig-2005-older-children'] },
      ],
    },
    {
      kind: 'paragraph',
      text: 'These studies included only children and teenagers, so they cannot tell adults what to expect. If you are an adult with a lazy eye, regular examinations are still worthwhile, and protecting the better eye is especially important.',
    },
    { kind: 'heading', id: 'at-our-clinic', text: 'What we do at the clinic' },
    {
      kind: 'list',
      items: [
        'We test each eye separately, measure the need for glasses, and explain the results to you and your child.',
        'We refer your child to an eye doctor for atropine, for a squint, or for any sign of disease.',
        'We help you to follow the patching plan, and we measure both eyes again on agreed dates.',
        'Where it is suitable for your child, we add exercises that use both eyes together.',
      ],
    },
    {
      kind: 'claim',
      text: `Where we add exercises, our programmes usually run for ${facts.visionTherapy.programmeWeeks.min} to ${facts.visionTherapy.programmeWeeks.max} weeks. We plan for ${facts.visionTherapy.sessionsPerWeek.min} to ${facts.visionTherapy.sessionsPerWeek.max} visits a week and ${facts.visionTherapy.homeDrillMinutesPerDay.min} to ${facts.visionTherapy.homeDrillMinutesPerDay.max} minutes of practice a day at home.`,
      source:
        'These are our clinic’s general figures for vision therapy, not the result of a study of lazy eye. Glasses, patching or drops continue for as long as the eye doctor recommends.',
    },
    { kind: 'heading', id: 'parents', text: 'Tips for parents' },
    {
      kind: 'list',
      items: [
        'Let your child help to choose the glasses, and make sure that they are worn as prescribed.',
        'Attach the patch to the skin underneath the glasses, so that your child cannot look around it.',
        'Choose a regular time for patching and fill it with an enjoyable activity, such as drawing or building.',
        'Stay close to your child on stairs and near traffic, because sight is weaker during patching.',
        'Record the hours on a calendar and bring it to the next appointment, even if some days are missing.',
        'Explain to the teacher why your child wears a patch, and ask for a seat near the blackboard.',
        'Do not start, increase or stop patching without asking your eye doctor first.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Difficult days are normal, and one missed hour is no reason to give up. If patching ends in tears every day, tell us or your eye doctor. There may be another possibility, such as fewer hours or atropine instead.',
    },
    { kind: 'heading', id: 'follow-up', text: 'Follow-up' },
    {
      kind: 'paragraph',
      text: [
        'We measure both eyes at every appointment, because the better eye must remain healthy too. Many children are left with a small weakness in the treated eye.',
        { cite: ['pedig-2005-atropine', 'pedig-2005-older-children'] },
        ' Sight can also become weaker again after patching ends. For this reason, follow-up appointments continue after the treatment, and many children still need their glasses.',
      ],
    },
    {
      kind: 'evidence',
      title: 'What the evidence says',
      paragraphs: [
        [
          'Glasses first, and then patching or atropine, are treatments with good support from careful studies.',
          { cite: ['pedig-2006', 'pedig-2003-moderate', 'pedig-2005-atropine'] },
          ' For a moderate lazy eye, two hours of patching a day is often enough to begin with.',
          { cite: ['pedig-2003-moderate'] },
        ],
        [
          'Vision therapy exercises and games for both eyes can be added to these treatments, but should not be used instead of them. The evidence for such additions is still thin.',
          { cite: ['tailor-2022'] },
          ' If somebody recommends exercises instead of glasses or a patch, ask an eye doctor for a second opinion.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.',
    },
  ],
  related: ['/vision-therapy/squint/', '/eye-care/', '/blog/3/'],
  about: [{ kind: 'MedicalCondition', name: 'Amblyopia', alternateName: 'Lazy eye' }],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
