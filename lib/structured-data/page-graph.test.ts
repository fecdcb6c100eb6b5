import { expect, test } from 'vitest';
import { getBreadcrumbs } from '../content/breadcrumbs';
import { getSitePage } from '../content/site-pages';
import { toPageGraph } from './page-graph';

const path = '/vision-therapy/squint/';

const toPage = (review: { reviewer: string | null; reviewedOn: string | null }) => {
  const graph = toPageGraph(getSitePage(path), getBreadcrumbs(path), {
    about: [{ kind: 'MedicalCondition', name: 'Strabismus' }],
    review: { ...review, nextReviewOn: null },
  });
  return JSON.parse(JSON.stringify(graph))['@graph'][2];
};

test('a page says who reviewed it, and when, once somebody has', () => {
  const reviewed = toPage({ reviewer: 'A. Kulkarni', reviewedOn: '2026-12-01' });
  expect(reviewed).toMatchObject({
    '@type': 'MedicalWebPage',
    lastReviewed: '2026-12-01',
    reviewedBy: { '@type': 'Person', name: 'A. Kulkarni' },
  });
  const unreviewed = toPage({ reviewer: null, reviewedOn: null });
  expect(unreviewed).not.toHaveProperty('lastReviewed');
  expect(unreviewed).not.toHaveProperty('reviewedBy');
});

test('a page without sources cites nothing', () => {
  const page = toPage({ reviewer: null, reviewedOn: null });
  expect(page).not.toHaveProperty('citation');
});

test('a source of a page has its own title, and stands as it is cited', () => {
  const graph = toPageGraph(getSitePage(path), getBreadcrumbs(path), {
    citations: ['hashemi-2019', 'canadian-cancer-society-retinoblastoma'],
  });
  expect(JSON.parse(JSON.stringify(graph))['@graph'][2].citation).toEqual([
    {
      '@type': 'CreativeWork',
      name: 'Global and regional prevalence of strabismus: a comprehensive systematic review and meta-analysis',
      creditText:
        'Hashemi H, Pakzad R, Heydarian S, et al. Global and regional prevalence of strabismus: a comprehensive systematic review and meta-analysis. Strabismus 2019.',
      datePublished: '2019',
      url: 'https://doi.org/10.1080/09273972.2019.1604773',
    },
    {
      '@type': 'CreativeWork',
      name: 'Symptoms of retinoblastoma',
      creditText: 'Canadian Cancer Society. Symptoms of retinoblastoma. cancer.ca, read in 2026.',
      url: expect.stringMatching('^https://cancer.ca/en/.'),
    },
  ]);
});
