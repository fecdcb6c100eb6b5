import { expect, test } from 'vitest';
import { getCrumbs } from '../content/crumbs';
import { getSitePage } from '../content/site-pages';
import { toPageGraph } from './page-graph';

const path = '/vision-therapy/squint/';

const toPage = async (review: { reviewer: string | null; reviewedOn: string | null }) => {
  const graph = toPageGraph(await getSitePage(path), await getCrumbs(path), {
    about: [{ kind: 'MedicalCondition', name: 'Strabismus' }],
    review: { ...review, nextReviewOn: null },
  });
  return JSON.parse(JSON.stringify(graph))['@graph'][2];
};

test('a page says who reviewed it, and when, once somebody has', async () => {
  const reviewed = await toPage({ reviewer: 'A. Kulkarni', reviewedOn: '2026-12-01' });
  expect(reviewed).toMatchObject({
    '@type': 'MedicalWebPage',
    lastReviewed: '2026-12-01',
    reviewedBy: { '@type': 'Person', name: 'A. Kulkarni' },
  });
  const unreviewed = await toPage({ reviewer: null, reviewedOn: null });
  expect(unreviewed).not.toHaveProperty('lastReviewed');
  expect(unreviewed).not.toHaveProperty('reviewedBy');
});
