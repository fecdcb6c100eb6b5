import { expect, test } from 'vitest';
import { getContent } from '../content/get-content';
import { getArticles } from '../content/pages/articles';
import { toReferenceText } from '../content/pages/references';
import { getBreadcrumbs, getSitePage } from '../content/pages/site-pages';
import { toPageGraph } from './page-graph';

const [{ path } = { path: '' }] = getArticles();

const toPage = (review: { reviewer: string | null; reviewedOn: string | null }) => {
  const graph = toPageGraph(getSitePage(path), getBreadcrumbs(path), {
    about: [{ kind: 'MedicalCondition', name: 'Strabismus' }],
    review: { ...review, nextReviewOn: null },
  });
  return JSON.parse(JSON.stringify(graph))['@graph'][2];
};

test('a page says who reviewed it once somebody has, and cites no sources that it does not have', () => {
  const reviewed = toPage({ reviewer: 'A. Kulkarni', reviewedOn: '2026-12-01' });
  expect(reviewed).toMatchObject({
    '@type': 'MedicalWebPage',
    lastReviewed: '2026-12-01',
    reviewedBy: { '@type': 'Person', name: 'A. Kulkarni' },
  });
  const unreviewed = toPage({ reviewer: null, reviewedOn: null });
  expect(unreviewed).not.toHaveProperty('lastReviewed');
  expect(unreviewed).not.toHaveProperty('reviewedBy');
  expect(unreviewed).not.toHaveProperty('citation');
});

test('a source has its title and its citation as text', () => {
  const { references } = getContent();
  const graph = toPageGraph(getSitePage(path), getBreadcrumbs(path), {
    citations: Object.keys(references),
  });
  expect(JSON.parse(JSON.stringify(graph))['@graph'][2].citation).toEqual(
    Object.values(references).map((reference) => ({
      '@type': 'CreativeWork',
      name: reference.title,
      creditText: toReferenceText(reference),
      ...(reference.year && { datePublished: String(reference.year) }),
      url: reference.url,
    })),
  );
});
