import { expect, test, vi } from 'vitest';
import { toInlineScript } from '../../site/inline-script';
import { openFakePage } from './fake-page.fixture';
import { holdEarlySubmits } from './hold-early-submits';

test('a submit is prevented, and its form is marked', () => {
  const page = openFakePage();
  const target = page.newForm();
  const preventDefault = vi.fn();
  page.run(toInlineScript(holdEarlySubmits));
  page.dispatch('submit', { target, preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(target.dataset).toEqual({ submittedEarly: '' });
});
