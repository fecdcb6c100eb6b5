import { expect, test } from 'vitest';
import { getPage } from '../content/pages/pages';
import { toPageGraph } from './page-graph';

const article = getPage('article');

const toPage = (review: object) => {
  const page = { ...article, review: { ...article.review, ...review } };
  return JSON.parse(JSON.stringify(toPageGraph(page)))['@graph'][2];
};

test('structured data names a reviewer only after a review, and has no citation without sources', () => {
  expect(toPage({ reviewer: 'A. Kulkarni', reviewedOn: '2026-12-01' })).toMatchObject({
    '@type': 'MedicalWebPage',
    lastReviewed: '2026-12-01',
    reviewedBy: { '@type': 'Person', name: 'A. Kulkarni' },
  });
  const unreviewed = toPage({ reviewer: null, reviewedOn: null });
  expect(unreviewed).not.toHaveProperty('lastReviewed');
  expect(unreviewed).not.toHaveProperty('reviewedBy');
  expect(unreviewed).not.toHaveProperty('citation');
});
