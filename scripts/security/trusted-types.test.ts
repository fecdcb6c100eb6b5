import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { toTrustedTypesScript } from './trusted-types';

type Rule = (input: string) => string | undefined;
type Policy = Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>;

const remove = vi.fn();
const location = new URL('https://site.example/clinic/faq/');

/** The policy that the script makes in a browser, below `/clinic`. */
function makePolicy(): Policy {
  const made: Record<string, Policy> = {};
  const trustedTypes = {
    createPolicy: (name: string, policy: Policy) => Object.assign(made, { [name]: policy }),
  };
  const document = { currentScript: { remove } };
  runInNewContext(toTrustedTypesScript('/clinic'), {
    self: { trustedTypes },
    document,
    location,
    URL,
  });
  expect(Object.keys(made)).toEqual(['default']);
  return made.default as Policy;
}

const policy = makePolicy();

describe('the policy of trusted types', () => {
  test('takes its script away, also in a browser that does not know it', () => {
    remove.mockClear();
    runInNewContext(toTrustedTypesScript(''), {
      self: {},
      document: { currentScript: { remove } },
    });
    expect(remove).toHaveBeenCalledOnce();
  });

  test.each([
    ['createHTML', '<script></script>'],
    ['createScript', '{"@context":"https://schema.org","@graph":[]}'],
    ['createScriptURL', '/clinic/_next/static/chunks/a.js'],
    ['createScriptURL', 'https://site.example/clinic/_next/static/chunks/a.js'],
  ] as const)('%s lets through %s', (rule, input) => {
    expect(policy[rule](input)).toBe(input);
  });

  test.each([
    ['createHTML', '<script>1</script>'],
    ['createHTML', '<p>text</p>'],
    ['createHTML', '<script></script> '],
    ['createScript', 'alert(1)'],
    ['createScriptURL', 'https://elsewhere.example/clinic/_next/static/a.js'],
    ['createScriptURL', '//elsewhere.example/clinic/_next/static/a.js'],
    ['createScriptURL', '/clinic/_next/static/../../outbox/'],
    ['createScriptURL', '/_next/static/chunks/a.js'],
    ['createScriptURL', 'data:text/javascript,1'],
  ] as const)('%s does not let through %s', (rule, input) => {
    expect(policy[rule](input)).toBeUndefined();
  });
});
