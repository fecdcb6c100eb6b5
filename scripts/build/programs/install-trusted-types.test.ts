import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installTrustedTypes } from './install-trusted-types';

type Rule = (input: string) => string | undefined;
type Policy = Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>;

const remove = vi.fn();
const createPolicy = vi.fn<(name: string, policy: Policy) => void>();

function install(browser: object): void {
  vi.stubGlobal('self', browser);
  installTrustedTypes('/clinic/_next/static/', '<script></script>');
}

function getPolicy(): Policy {
  const [[name, policy] = []] = createPolicy.mock.calls;
  expect(name).toBe('default');
  return policy as Policy;
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('document', { currentScript: { remove } });
  vi.stubGlobal('location', new URL('https://site.example/clinic/faq/'));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the policy of Trusted Types', () => {
  test('takes its script away, also in a browser that does not know it', () => {
    install({});
    expect(remove).toHaveBeenCalledOnce();
  });

  test.each([
    ['createHTML', '<script></script>'],
    ['createScript', '{"@context":"https://schema.org","@graph":[]}'],
    ['createScriptURL', '/clinic/_next/static/chunks/a.js'],
    ['createScriptURL', 'https://site.example/clinic/_next/static/chunks/a.js'],
  ] as const)('%s lets through %s', (rule, input) => {
    install({ trustedTypes: { createPolicy } });
    expect(getPolicy()[rule](input)).toBe(input);
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
    install({ trustedTypes: { createPolicy } });
    expect(getPolicy()[rule](input)).toBeUndefined();
  });
});
