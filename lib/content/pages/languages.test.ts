import { beforeEach, expect, test, vi } from 'vitest';
import { provideSmallSite } from '../check/small-content.fixture';

const small = provideSmallSite();

beforeEach(() => {
  vi.stubEnv('LEAVE_OUT_UNREVIEWED', '1');
  for (const name of ['eye-care/urgent', 'patient-form', 'privacy']) {
    small.write(`content/hi/pages/${name}.md`, small.read('content/hi/pages/about.md'));
  }
});

test('a language is published only once its required pages exist and are signed', async () => {
  small.sign('content/hi/pages/faq.md');
  const unsigned = await import('./languages');
  expect(unsigned.listPublishedLanguages()).toEqual(['en']);
  expect(unsigned.listUnpublished()[0]).toMatch(/^Hindi is not published.*: \/$/);
  vi.resetModules();
  small.sign('content/hi/pages/index.md');
  const signed = await import('./languages');
  expect(signed.listPublishedLanguages()).toEqual(['en', 'hi']);
  expect(signed.listLanguagesOf('/about/')).toEqual(['en', 'hi']);
  expect(signed.listLanguagesOf('/eyes/squint/')).toEqual(['en']);
  vi.resetModules();
  small.remove('content/hi/pages/patient-form.md');
  const { listUnpublished } = await import('./languages');
  expect(listUnpublished()[0]).toMatch(/: \/patient-form\/$/);
});
