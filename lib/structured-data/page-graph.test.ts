import { expect, test } from 'vitest';
import { getArticles } from '../content/pages/articles';
import { getBreadcrumbs } from '../content/pages/breadcrumbs';
import { getSitePage } from '../content/pages/site-pages';
import { toPageGraph } from './page-graph';

const [{ path } = { path: '' }] = getArticles();
const reviewed = { reviewer: 'A. Kulkarni', reviewedOn: '2026-12-01' };
const unreviewed = { reviewer: null, reviewedOn: null };

test.each([
  [
    reviewed,
    { lastReviewed: '2026-12-01', reviewedBy: { '@type': 'Person', name: 'A. Kulkarni' } },
  ],
  [unreviewed, { lastReviewed: undefined, reviewedBy: undefined, citation: undefined }],
])(
  'a page with the review %j says who reviewed it, and cites no sources that it lacks',
  (review, said) => {
    const graph = toPageGraph(getSitePage(path), getBreadcrumbs(path), {
      about: [{ kind: 'MedicalCondition', name: 'Strabismus' }],
      review: { ...review, nextReviewOn: null },
    });
    const page = JSON.parse(JSON.stringify(graph))['@graph'][2];
    expect(page).toEqual({ ...page, '@type': 'MedicalWebPage', ...said });
  },
);
