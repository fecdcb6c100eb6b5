import { expect, test } from 'vitest';
import { getArticles } from '../content/pages/articles';
import { getPosts } from '../content/pages/posts';
import { toBlogPosting } from './blog';
import { clinicId } from './clinic';
import { toArticle } from './main-entity';

const [article] = getArticles();
const [post] = getPosts();

const toJson = (thing: unknown) => JSON.parse(JSON.stringify(thing));

const review = { reviewer: 'A. Kulkarni', reviewedOn: '2026-12-01', nextReviewOn: null };
const unreviewed = { reviewer: null, reviewedOn: null, nextReviewOn: null };

test('an article says what it is called, who wrote it and who publishes it', () => {
  expect(article && toJson(toArticle({ ...article, review: unreviewed }))).toEqual({
    '@type': 'Article',
    '@id': expect.stringMatching(/\/#article$/),
    headline: article?.title,
    description: article?.description,
    inLanguage: 'en-IN',
    image: expect.stringMatching(/\.png$/),
    author: { '@id': clinicId },
    publisher: { '@id': clinicId },
    mainEntityOfPage: { '@id': expect.stringMatching(/\/#page$/) },
  });
});

test('an article and a post say when they were changed once their content says it', () => {
  expect(article && toArticle({ ...article, review })).toHaveProperty('dateModified', '2026-12-01');
  expect(post && toBlogPosting({ ...post, review })).toHaveProperty('dateModified', '2026-12-01');
  const untold = post && toBlogPosting({ ...post, review: unreviewed });
  expect(untold).toHaveProperty('datePublished', post?.date);
  expect(untold).not.toHaveProperty('dateModified');
});
