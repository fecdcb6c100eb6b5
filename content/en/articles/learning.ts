import { facts } from '../../facts';
import type { Article } from '../../types';
import { toCareCard } from '../care-cards';

export const learning: Article = {
  section: 'vision-therapy',
  slug: 'learning',
  order: 6,
  title: 'Learning-related vision problems in children',
  shortTitle: 'Learning and vision',
  subtitle: 'When the eyes make reading and school work harder than they need to be',
  description:
    'Vision problems can make reading tiring, but they do not cause dyslexia. Signs by age, how to test, what treatment can do, and tips for parents and teachers.',
  answer:
    'Learning-related vision problems are difficulties with seeing clearly, or with aiming, moving or focusing the eyes, that can make reading and school work tiring.',
  teaser:
    'Reading is hard work when print blurs or the eyes tire. Learn the signs, and what treatment can and cannot do.',
  drawing: 'learning',
  drawingTitle: 'The gaze hops in arcs along a line of text and rests on a dot at each landing.',
  keyFacts: [
    {
      label: 'First eye test',
      value: `By age ${facts.learning.firstEyeExamByAgeYears}`,
    },
    {
      label: 'Session length',
      value: `${facts.learning.sessionMinutes.min} to ${facts.learning.sessionMinutes.max} minutes`,
    },
    {
      label: 'How often',
      value: `${facts.learning.sessionsPerWeek.min} to ${facts.learning.sessionsPerWeek.max} a week`,
    },
    {
      label: 'Programme',
      value: `${facts.learning.programmeMonths.min} to ${facts.learning.programmeMonths.max} months`,
    },
  ],
  body: [
    { kind: 'heading', id: 'seeing-and-learning', text: 'How seeing affects learning' },
    {
      kind: 'paragraph',
      text: 'At school your child looks from the board to the book, then to the notebook, and back again many times a day. If the print blurs or the eyes tire, this takes extra effort. Your child may understand the lesson well and still avoid reading it.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Vision problems are not the cause of dyslexia.' },
        ' Dyslexia means that learning to read and spell is unusually difficult, and it is mainly a difficulty with language, not with the eyes.',
        { cite: ['aap-2009-learning'] },
        ' A child can have dyslexia and an eye problem together, and then each of them needs its own kind of help.',
      ],
    },
    {
      kind: 'claim',
      text: `Vision problems that can affect learning are often quoted as affecting up to ${facts.learning.affectedSchoolChildrenPercent} % of school-aged children.`,
      source: [
        'Optometry bodies, such as Optometry Australia, are quoted with this figure, and they mean any undetected vision problem.',
        { cite: ['optometry-australia-one-in-five'] },
        ' No study was found behind the figure for learning-related problems.',
      ],
    },
    { kind: 'heading', id: 'types', text: 'Types of vision problem' },
    {
      kind: 'terms',
      items: [
        {
          term: 'Needing glasses',
          text: 'The board, the book or both look blurred, and glasses of the correct power can make them clear.',
        },
        {
          term: 'Long-sightedness',
          text: 'The eyes must make more effort for near objects than for distant ones. A child may read a distance chart perfectly well and still find books tiring.',
        },
        {
          term: 'Eye teaming',
          text: 'Both eyes must point at the same word. If a child cannot easily turn both eyes inward for near work, this is called convergence insufficiency.',
        },
        {
          term: 'Focusing',
          text: 'The eyes must change their focus each time your child looks from the board to the desk. If focusing is weak or slow, the print becomes blurred from time to time.',
        },
        {
          term: 'Eye movement',
          text: 'The eyes move along a line of print in small jumps, and an inaccurate jump may land on another word or line. Beginners often lose the place too, so this sign alone proves very little.',
        },
        {
          term: 'Visual information processing',
          text: 'This means how the brain interprets shapes, order and position. It is a less settled idea, and experts do not agree about it.',
        },
      ],
    },
    { kind: 'heading', id: 'signs', text: 'Signs by age' },
    {
      kind: 'paragraph',
      text: 'Young children rarely complain, because they believe that everybody sees as they do. It helps to watch how your child behaves.',
    },
    { kind: 'subheading', text: 'Before school' },
    {
      kind: 'list',
      items: [
        'Your child avoids puzzles, drawing and colouring.',
        'Your child sits very close to the television or the picture book.',
        'Your child closes or covers one eye.',
      ],
    },
    { kind: 'subheading', text: 'Class 1 to 4' },
    {
      kind: 'list',
      items: [
        'Your child often loses the place while reading.',
        'Your child covers an eye, or holds the book very close.',
        'Your child copies slowly from the board, although the words are familiar.',
      ],
    },
    { kind: 'subheading', text: 'Older children' },
    {
      kind: 'list',
      items: [
        'Your child has headaches or tired eyes after homework or other close work.',
        'Your child complains that the print is blurred or double.',
        'Your child avoids reading, or stops after only a few pages.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Each of these signs has several possible explanations. Tiredness, dyslexia, difficulty with attention or a worrying week at school can look exactly the same.',
    },
    toCareCard('emergency', [
      'headache-in-a-child',
      'double-vision',
      'squint-and-unwell',
      'lid-or-pupil',
      'loss-of-sight',
    ]),
    toCareCard('today', ['white-pupil', 'shaking-eyes', 'eye-does-not-move']),
    toCareCard('days', ['squint-in-a-child']),
    { kind: 'heading', id: 'diagnosis', text: 'How these problems are diagnosed' },
    {
      kind: 'paragraph',
      text: [
        `Your child should have an eye examination by age ${facts.learning.firstEyeExamByAgeYears} at the latest, before Class 1, and ideally once between 3 and 5. An expert panel in the USA advises a vision check for every child at least once in those early years.`,
        { cite: ['uspstf-2017'] },
        ' If you are worried about learning, an assessment usually has four parts.',
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'A full eye examination',
          text: 'This covers sight for distance and near, eye health and the need for glasses. Eye drops relax the focusing muscles for some hours, so that long-sightedness cannot stay hidden.',
        },
        {
          title: 'Tests of the two eyes together',
          text: 'These show how well the eyes turn inward, move together and change focus. Your child also answers questions about comfort while reading.',
        },
        {
          title: 'A report from the teacher',
          text: 'The teacher sees your child read and copy every day. A few written sentences about what is difficult, and at what time of day, are very useful.',
        },
        {
          title: 'A learning assessment, if reading is behind',
          text: [
            'An educational psychologist examines how your child reads, spells and learns. Arrange this alongside the eye tests, not after them.',
            { cite: ['aap-2009-learning'] },
          ],
        },
      ],
    },
    { kind: 'heading', id: 'treatment', text: 'Treatment' },
    {
      kind: 'paragraph',
      text: [
        'If your child needs glasses, these come first. A squint (eyes that point in different directions) or a lazy eye (weak sight in one eye) needs an eye doctor’s care. If the problem is convergence insufficiency, supervised therapy with regular practice at home may help. You can read more on our page about ',
        { link: 'binocular vision training', href: '/vision-therapy/binocular/' },
        '.',
      ],
    },
    {
      kind: 'paragraph',
      text: `Sessions at our clinic last ${facts.learning.sessionMinutes.min} to ${facts.learning.sessionMinutes.max} minutes. Your child attends ${facts.learning.sessionsPerWeek.min} to ${facts.learning.sessionsPerWeek.max} times a week, for ${facts.learning.programmeMonths.min} to ${facts.learning.programmeMonths.max} months. Ask for the measurements to be repeated at agreed points, because a plan that brings no progress should change or stop.`,
    },
    {
      kind: 'claim',
      text: `Some clinics that treat eye-teaming problems report success in ${facts.learning.reportedSuccessPercent.min} to ${facts.learning.reportedSuccessPercent.max} % of patients.`,
      source: [
        'One such report reviewed the records of 92 patients and had no comparison group.',
        { cite: ['adler-2002'] },
        ' The best controlled trial found 73 %, against 35 % with placebo therapy, which only resembles the real treatment.',
        { cite: ['citt-2008'] },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Success here means eyes that work together better and feel more comfortable, and it does not mean better marks. A child with dyslexia needs specialised teaching. A child with ADHD, a condition that affects attention and activity, needs support from a doctor and the school.',
    },
    {
      kind: 'subheading',
      text: 'What paediatricians and eye doctors say',
    },
    {
      kind: 'paragraph',
      text: [
        'In 2009, bodies of paediatricians (children’s doctors) and eye doctors in the USA published a joint statement. It does not endorse eye exercises, behavioural vision therapy (wider programmes of visual exercises) or tinted lenses for learning disabilities.',
        { cite: ['aap-2009-learning'] },
        ' Bodies of optometrists and of eye doctors still have different opinions on some wider claims. Our therapy is for eye teaming and focusing, and it is not a treatment for a learning disability.',
      ],
    },
    { kind: 'heading', id: 'tips-for-parents', text: 'Tips for parents' },
    {
      kind: 'list',
      items: [
        'Have your child’s eyes tested once between 3 and 5, and again before Class 1.',
        'If glasses are prescribed, make sure that your child wears them at school as well.',
        'Provide good light for homework, without glare on the page.',
        [
          `Plan regular breaks, for which the ${facts.twentyTwentyTwenty.everyMinutes}-${facts.twentyTwentyTwenty.distanceFeet}-${facts.twentyTwentyTwenty.restSeconds} rule is a useful reminder. Every ${facts.twentyTwentyTwenty.everyMinutes} minutes, look at something ${facts.twentyTwentyTwenty.distanceFeet} feet (about 6 metres) away for ${facts.twentyTwentyTwenty.restSeconds} seconds. Our page on `,
          { link: 'digital eye strain', href: '/vision-therapy/digitaleyestrain/' },
          ' explains what studies have found.',
        ],
        'Read aloud together, taking turns, so that stories remain a pleasure while you find the reason.',
        'Continue any reading support while an eye problem is being treated.',
      ],
    },
    { kind: 'heading', id: 'tips-for-educators', text: 'Tips for educators' },
    {
      kind: 'list',
      items: [
        'Offer a seat near the front, facing the board.',
        'Use larger print, with generous spaces between the lines.',
        'Reduce copying, for example by giving a printed sheet instead.',
        'Inform the parents about the signs you notice, and about the activities in which they appear.',
        'Suggest an eye examination, and a learning assessment if reading is behind, but do not diagnose.',
      ],
    },
    {
      kind: 'evidence',
      title: 'What the evidence says',
      paragraphs: [
        [
          'The main trial took 12 weeks and included 221 children with convergence insufficiency. Supervised therapy with home practice was successful, or brought improvement, in 73 %. Pencil exercises at home reached 43 %, and placebo therapy 35 %.',
          { cite: ['citt-2008'] },
        ],
        [
          'A later trial of about 310 children looked at reading. Measurements of convergence improved, but reading scores improved no more than with placebo.',
          { cite: ['citt-art-2019-reading'] },
        ],
        [
          'Finding and treating a real vision problem is therefore worthwhile in itself. It is not a treatment for dyslexia or other learning disabilities.',
          { cite: ['citt-art-2019-reading', 'aap-2009-learning'] },
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'This page is general information, not a diagnosis. If you are worried about your sight, have an eye examination.',
    },
  ],
  related: ['/vision-therapy/binocular/', '/vision-therapy/digitaleyestrain/', '/eye-care/'],
  about: [{ kind: 'MedicalCondition', name: 'Learning-related vision problems' }],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
