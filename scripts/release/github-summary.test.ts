import { expect, test } from 'vitest';
import { toSummary } from './github-summary';

const reminders = [{ title: 'Not told yet', items: ['phone', 'fees'] }];

test('the summary of a release that is not published begins with what is missing', () => {
  const summary = toSummary(['Tell these:', '  a name', '  an address'], reminders);
  expect(summary).toMatch(/^## Not published\n/);
  expect(summary).toContain('**Tell these:**\n\n- a name\n- an address\n');
  expect(summary).toContain('<summary>Not told yet: 2</summary>\n\n- phone\n- fees\n');
});

test('the summary of a release that goes out lists what is not told', () => {
  const summary = toSummary([], reminders);
  expect(summary).not.toContain('Not published');
  expect(summary).toContain('- phone\n- fees');
});
