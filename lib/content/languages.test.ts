import { beforeEach, expect, test, vi } from 'vitest';
import { provideSmallSite } from './check/small-content.fixture';

const small = provideSmallSite();

beforeEach(() => {
  vi.stubEnv('LEAVE_OUT_UNREVIEWED', '1');
  vi.stubEnv('SITE_LANGUAGE', 'hi');
});

const aboutHealth = 'about:\n  - kind: Thing\n    name: आँख\nmainEntity: clinic\n';

test('a language with nothing to read but the clinic is not published', async () => {
  small.change('content/hi/pages/about.md', 'mainEntity: clinic\n', aboutHealth);
  small.sign('content/hi/pages/about.md');
  const { isPublishedIn, listLanguagesOf, listPublishedLanguages } = await import('./languages');
  expect(listPublishedLanguages()).toEqual(['en']);
  expect(listLanguagesOf('/about/')).toEqual(['en']);
  expect(isPublishedIn('hi', '/about/')).toBe(false);
});

test('a language is published with its first article, and its other pages with it', async () => {
  small.sign('content/hi/pages/eyes/squint.md');
  const { isPublishedIn, listLanguagesOf, listPublishedLanguages } = await import('./languages');
  expect(listPublishedLanguages()).toEqual(['en', 'hi']);
  expect(listLanguagesOf('/about/')).toEqual(['en', 'hi']);
  expect(listLanguagesOf('/faq/')).toEqual(['en']);
  expect(isPublishedIn('hi', '/eyes/squint/')).toBe(true);
  expect(isPublishedIn('hi', '/faq/')).toBe(false);
});

test('the address of a page that is left out leads to that of the default language', async () => {
  small.sign('content/hi/pages/faq.md');
  const { isOnlyInDefaultLanguage } = await import('./languages');
  const { findBlockPage, listBlockPageParams } = await import('./pages');
  const { getPost, listDrawnPosts } = await import('./posts');
  expect(isOnlyInDefaultLanguage('/eyes/squint/#signs')).toBe(true);
  expect(isOnlyInDefaultLanguage('/about/')).toBe(false);
  expect(isOnlyInDefaultLanguage('/nowhere/')).toBe(false);
  expect(listBlockPageParams()).toContainEqual({ path: ['eyes', 'squint'] });
  expect(findBlockPage(['eyes', 'squint']).file).toMatch(/^content\/en\//);
  expect(findBlockPage(['about']).file).toMatch(/^content\/hi\//);
  expect(listDrawnPosts().map(({ file }) => file)).toEqual([
    expect.stringMatching(/^content\/en\//),
  ]);
  expect(getPost('1').file).toMatch(/^content\/en\//);
});

test('a section without content is left out, and what leads to it', async () => {
  small.sign('content/hi/pages/eyes/squint.md');
  const urgent = small.read('content/en/pages/about.md');
  small.write('content/en/pages/eye-care/urgent.md', urgent);
  const { hasSection, isOnlyInDefaultLanguage, toMenuLinks } = await import('./languages');
  const sections = ['home', 'about', 'vision-therapy', 'eyecare', 'blogs', 'faq', 'contact'];
  expect(sections.filter(hasSection)).toEqual(['home', 'about', 'contact']);
  expect(isOnlyInDefaultLanguage('/#faq')).toBe(true);
  expect(isOnlyInDefaultLanguage('/eye-care/urgent/')).toBe(true);
  expect(isOnlyInDefaultLanguage('/#contact')).toBe(false);
  const links = ['/faq/', '/eyes/squint/', '/#faq', '/#contact', '/eye-care/urgent/'];
  expect(toMenuLinks(links.map((href) => ({ href }))).map(({ href }) => href)).toEqual([
    '/eyes/squint/',
    '/#contact',
    '/eye-care/urgent/',
  ]);
});

test('a section is there with the first thing that it shows', async () => {
  small.sign('content/hi/pages/faq.md');
  const { hasSection, isOnlyInDefaultLanguage } = await import('./languages');
  const { getLandingQuestionGroups } = await import('./questions');
  expect(hasSection('faq')).toBe(true);
  expect(isOnlyInDefaultLanguage('/#faq')).toBe(false);
  expect(getLandingQuestionGroups()).toHaveLength(1);
});

test('a title that counts the cards is for all of them alone', async () => {
  for (const code of ['en', 'hi']) {
    small.change(`content/${code}/pages/eyes/squint.md`, 'order: 1', 'order: 1\nlandingCard: true');
  }
  const articles = await import('./articles');
  expect(articles.hasAllLandingCards()).toBe(false);
  vi.resetModules();
  small.sign('content/hi/pages/eyes/squint.md');
  const signed = await import('./articles');
  expect(signed.hasAllLandingCards()).toBe(true);
});
