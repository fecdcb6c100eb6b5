import { expect, test } from 'vitest';
import { signs } from '@/content/en/care-cards';
import { about } from '@/content/en/pages/about';
import { eyeCare } from '@/content/en/pages/eye-care';
import { visionTherapy } from '@/content/en/pages/vision-therapy';
import type { Block, Text } from '@/content/types';
import { fromText } from '../plain-text';
import { getArticles } from './articles';

const listCards = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'care-card' ? [block] : []));

test('a sign has one level, and a card holds signs of its own level alone', async () => {
  const names = Object.values(signs).flatMap((ofLevel) => Object.keys(ofLevel));
  expect(new Set(names).size).toBe(names.length);
  const texts = Object.values(signs).flatMap((ofLevel) =>
    Object.values<Text>(ofLevel).map(fromText),
  );
  expect(new Set(texts).size).toBe(texts.length);
  const pages = [about, eyeCare, visionTherapy, ...(await getArticles())];
  for (const { title, body } of pages) {
    const cards = listCards(body);
    expect(cards.length, title).toBeGreaterThan(0);
    for (const { level, items } of cards) {
      const known: readonly Text[] = Object.values(signs[level]);
      expect(
        items.filter((item) => !known.includes(item)),
        `${level} on ${title}`,
      ).toEqual([]);
    }
  }
});
