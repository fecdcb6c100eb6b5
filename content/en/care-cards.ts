import type { BlockOf, CareLevel, Text } from '../types';
import { emergencyNote } from './emergency';

/**
 * The signs that tell how fast care is needed, each at one level for the whole site: pages use them
 * by name, so that no page can say something else. For squint in children: Sawers, Jewsbury and Ali,
 * British Journal of General Practice 2017;67:42-3.
 */
export const signs = {
  emergency: {
    'loss-of-sight': [
      'sight is suddenly lost or much worse in one or both eyes, even if it comes back',
      { cite: ['aha-2021'] },
    ],
    'double-vision': [
      'you or your child suddenly see double, at any age',
      { cite: ['acep-diplopia'] },
    ],
    'squint-in-an-adult': 'an adult’s eye suddenly turns in a different direction',
    'squint-and-unwell': [
      'a child has a new squint and also headache, vomiting, drowsiness, unsteady walking, a drooping eyelid or unequal pupils, or has had a knock on the head',
      { cite: ['sawers-2017'] },
    ],
    'lid-or-pupil': 'an eyelid suddenly droops, or the pupils are suddenly of unequal size',
    stroke: [
      'there are signs of a stroke: sudden trouble with balance, sight or speech, a drooping face, or a weak arm or leg',
      { cite: ['aroor-2017'] },
    ],
    'severe-headache': 'a change in sight comes with a severe headache',
    'headache-in-a-child':
      'a child has a new headache with vomiting, drowsiness or unsteady walking',
    'head-injury': 'sight changes, or the eyes look different, after a knock on the head',
    concussion:
      'a head injury is followed by double vision, unequal pupils, a severe headache, vomiting, drowsiness, weakness, slurred speech, loss of balance or a seizure',
    arteritis: [
      'you are over 50, and a change in sight comes with a new headache, a sore scalp, or pain in the jaw when you chew',
      { cite: ['nidirect-giant-cell-arteritis'] },
    ],
    'red-and-severe-pain':
      'an eye is red and severely painful, with halos around lights, headache, nausea or vomiting',
    'swollen-lids-and-eye':
      'the eyelids are red and swollen, and the eye bulges, hurts when it moves or sees less, or a child is drowsy or very unwell',
    injury: 'an eye has had a hard blow or a cut, or something is stuck in it',
    'blow-to-the-eye': [
      'after a blow to the eye there is pain, blurred sight, blood inside the eye, an unusual pupil, flashes, new floaters (drifting spots) or a curtain across the sight',
      { cite: ['mahapatra-2018'] },
    ],
    chemical:
      'a chemical, cement or chuna (lime) has entered the eye, which you must wash first, as described below',
    seizure: 'a child has a seizure that lasts 5 minutes or more',
    'drowsy-and-vomiting': 'a child is drowsy (very sleepy and difficult to wake) and is vomiting',
    'soft-spot': 'the soft spot on top of a baby’s head is bulging',
  },
  today: {
    'white-pupil': [
      'a child’s pupil looks white, grey or yellow, or one pupil shines white in a photograph',
      { cite: ['canadian-cancer-society-retinoblastoma'] },
    ],
    'shaking-eyes': [
      'a child’s eyes have begun to shake from side to side',
      { cite: ['sawers-2017'] },
    ],
    'eye-does-not-move': [
      'one of a child’s eyes does not move fully in every direction',
      { cite: ['sawers-2017'] },
    ],
    'baby-does-not-look': 'a baby of 3 months or more does not look at your face',
    'baby-with-large-eyes':
      'a baby’s eyes look large or cloudy, or they water and the baby cannot bear light',
    'born-early': [
      'a baby was born at 34 weeks or earlier, or weighed 2,000 g or less, and nobody has checked the retina yet: this check is due within 30 days of birth, so ask the hospital now',
      { cite: ['shukla-2020'] },
    ],
    'swollen-lid': 'an eyelid is red and swollen and there is fever',
    floaters: [
      'you see new floating spots, flashes of light, or a curtain across your sight',
      { cite: ['hollands-2009'] },
    ],
    'contact-lens': [
      'you wear contact lenses and an eye is red, painful, blurred or sensitive to light (take the lens out and keep it)',
      { cite: ['cope-2015'] },
    ],
    'red-and-blurred': 'an eye is red or painful and sight is blurred',
    'after-an-operation': 'an eye is red or painful after an eye operation',
    'rubbing-a-red-eye': 'a child rubs or pokes an eye that is red or painful',
  },
  days: {
    'squint-in-a-child': [
      'you notice a squint in a child who is otherwise well, even if it comes and goes: do not wait to see whether it disappears (a small squint that comes and goes can be normal before 4 months)',
      { cite: ['sawers-2017'] },
    ],
    'drooping-lid': 'an eyelid that has drooped for a long time covers part of a child’s pupil',
    'bent-lines': 'straight lines begin to look bent',
    'night-blindness': 'a small child sees badly in dim light',
  },
} as const satisfies Record<CareLevel, Record<string, Text>>;

type Signs = typeof signs;

const titles: Record<CareLevel, string> = {
  emergency: 'Get help now if …',
  today: 'See an eye doctor today if …',
  days: 'See an eye doctor within days if …',
};

/** A card with these signs of one level; the one for emergencies says whom to call. */
export const toCareCard = <L extends CareLevel>(
  level: L,
  names: readonly (keyof Signs[L])[],
  { title = titles[level], note }: { title?: string; note?: Text } = {},
): BlockOf<'care-card'> => {
  const ownNote = note ?? (level === 'emergency' ? emergencyNote : undefined);
  return {
    kind: 'care-card',
    level,
    title,
    items: names.map((name) => (signs[level] as Record<keyof Signs[L], Text>)[name]),
    ...(ownNote ? { note: ownNote } : {}),
  };
};
