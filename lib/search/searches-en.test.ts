import { beforeAll, expect, test } from 'vitest';
import { getMessages } from '../content/get-content';
import { getIndexParts } from './index-parts';
import type { SearchEntry } from './search-entry';
import { createSearchIndex, type SearchIndex } from './search-index';

/**
 * What people type, and the place that has to come first. Where a new page answers better, its
 * address belongs here; a heading keeps its address when its words change (`{#signs}`).
 */
const searches: [place: string, queries: string[]][] = [
  [
    '/patient-form/',
    [
      'appointment',
      'book appointment',
      'book an appointment',
      'How do I book an appointment?',
      'I want to make an appointment for my child',
      'booking',
      'register',
      'registration form',
      'patient form',
    ],
  ],
  [
    '/#contact',
    [
      'contact',
      'contact us',
      'phone number',
      'email address',
      'address',
      'where are you',
      'directions',
      'opening hours',
      'timings',
      'When are you open?',
      'are you open on sunday',
    ],
  ],
  [
    '/faq/#what-does-it-cost',
    [
      'cost',
      'fees',
      'fee',
      'price',
      'charges',
      'How much does it cost?',
      'how much do you charge',
      'consultation fees',
    ],
  ],
  ['/faq/', ['faq', 'FAQs', 'frequently asked questions', 'questions and answers']],
  ['/blog/', ['blog', 'blogs']],
  ['/privacy/', ['privacy', 'privacy policy']],
  ['/about/', ['about', 'about the clinic']],
  ['/about/visit/', ['plan my visit', 'visit', 'how long does a visit take']],
  ['/about/visit/#first-visit', ['first visit', 'What happens at the first visit?']],
  ['/about/visit/#what-to-bring', ['what to bring', 'What should I bring?']],
  ['/about/specialist/', ['optometrist', 'specialist', 'doctor', 'who is the doctor']],
  [
    '/eye-care/urgent/',
    [
      'emergency',
      'urgent',
      'eye injury at night',
      'white pupil',
      'double vision',
      'sudden double vision',
      'sudden loss of vision',
      'I suddenly see double',
      'flashes and floaters',
    ],
  ],
  [
    '/eye-care/eye-injuries/',
    [
      'eye injury',
      'chemical in eye',
      'acid in my eye',
      'something in my eye',
      'chuna in eye',
      'holi colour in eye',
      'diwali crackers',
      'hit by a shuttlecock',
    ],
  ],
  ['/eye-care/eye-injuries/#superglue', ['superglue']],
  [
    '/eye-care/#comprehensive-examination',
    ['eye test', 'eye check up', 'specs', 'number', 'chashma', 'glasses number', 'spectacles'],
  ],
  ['/eye-care/#how-often', ['how often should I have an eye test']],
  ['/eye-care/#low-vision-aids', ['low vision aids']],
  ['/eye-care/low-vision/#aids', ['magnifier']],
  ['/eye-care/#speciality-contact-lenses', ['contact lens', 'contacts']],
  ['/eye-care/keratoconus/#lenses', ['scleral lens']],
  ['/eye-care/keratoconus/', ['keratoconus', 'cross linking', 'my number keeps changing']],
  ['/eye-care/low-vision/', ['low vision', 'udid card', 'scribe', 'disability certificate']],
  ['/blog/4/', ['contact lens habits', 'contact lens care']],
  ['/vision-therapy/', ['vision therapy', 'What is vision therapy?', 'eye exercises']],
  [
    '/vision-therapy/convergence-insufficiency/',
    ['convergence', 'convergance', 'convergence insufficiency'],
  ],
  [
    '/vision-therapy/amblyopia/',
    [
      'lazy eye',
      'lazy eyes',
      'Lazy-eye',
      'lasy eye',
      'amblyopia',
      'amblopia',
      'ámblyòpia',
      'patching',
      'eye patch',
    ],
  ],
  [
    '/vision-therapy/squint/',
    [
      'squint',
      'sqint',
      'squinting',
      'strabismus',
      'crossed eyes',
      'Cross-eyed',
      'bhengapan',
      'tirlepana',
      'my child has a squint',
      'squint exercises',
    ],
  ],
  ['/vision-therapy/squint/#surgeon', ['squint surgery', 'squint operation']],
  [
    '/vision-therapy/digitaleyestrain/',
    ['digital eye strain', 'eye strain', 'computer vision', 'screen', 'screen time', 'mobile'],
  ],
  ['/vision-therapy/digitaleyestrain/#breaks', ['20-20-20', '20 20 20 rule']],
  ['/vision-therapy/austim/', ['autism', 'austim', 'autsim', 'autistic child']],
  ['/vision-therapy/learning/', ['learning']],
  [
    '/vision-therapy/reading-difficulties/',
    ['reading problems', 'dyslexia', 'reading difficulties'],
  ],
  ['/vision-therapy/visual/', ['cvi', 'cortical visual impairment', 'cerebral visual impairment']],
  ['/vision-therapy/binocular/', ['binocular vision']],
  ['/sports-vision/sportsvision/', ['sports vision', 'sports', 'eye protection']],
  ['/faq/#will-i-play-better', ['become a better player', 'Will it make me a better player?']],
  ['/faq/#how-long-does-it-take', ['how long does vision therapy take']],
  ['/faq/#how-many-visits', ['how many sessions', 'how many visits']],
  ['/vision-therapy/stroke/', ['can I drive after a stroke', 'lakwa', 'eyesight after a stroke']],
  ['/vision-therapy/concussion/', ['concussion', 'head injury', 'blurred after a head injury']],
  ['/eye-care/keratoconus/', ['keratoconus']],
  [
    '/eye-care/childrens-eye-tests/',
    ['child eye test', 'eye test for my child', 'childrens eye tests'],
  ],
  ['/eye-care/short-sight/', ['myopia', 'short sight', 'nearsighted', 'minus number']],
  ['/blog/3/', ['learning to see']],
  ['/blog/3/#project-prakash', ['project prakash']],
  ['/blog/5/', ['food', 'diet for eyes']],
];

let index: SearchIndex;
let entries: readonly SearchEntry[];

// Reading all content takes its time on a busy machine.
beforeAll(async () => {
  entries = [...getIndexParts().values()].flatMap((make) => make().entries);
  index = createSearchIndex(getMessages().search);
  await index.add(entries);
}, 60_000);

test.each(searches)('%s is found first', (place, queries) => {
  expect(entries.map(({ path }) => path)).toContain(place);
  const found = queries.map((query) => [query, index.find(query)[0]?.path]);
  expect(found).toEqual(queries.map((query) => [query, place]));
});

test('a question or the title of a page, typed in full, is found first', () => {
  const typed = entries.filter(({ heading }) => !heading);
  const found = typed.map(({ title }) => [title, index.find(title)[0]?.path]);
  expect(found).toEqual(typed.map(({ title, path }) => [title, path]));
});
