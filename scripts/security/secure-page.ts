import { readTags, type Tag } from './html-tags';
import { type Inline, type OtherOrigins, toPagePolicy } from './page-policy';
import { toTrustedTypesScript } from './trusted-types';

/** What an exported page is secured with. */
export interface Security {
  /** The folder below which the host serves the site. */
  basePath: string;
  origins: OtherOrigins;
  /** The hash of an exported file by its path inside the export; throws where there is none. */
  getIntegrity: (path: string) => string;
}

const javaScript = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/;
const policyTag = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
const charset = /<meta charset="utf-8"\/?>/i;

/** The scripts and styles that stand in a page itself; a block of data is none. */
export function listInline(html: string): Inline {
  const tags = readTags(html);
  const scripts = tags
    .filter(({ name, attributes }) => name === 'script' && !attributes.has('src'))
    .filter(({ attributes }) => javaScript.test(attributes.get('type') ?? ''));
  const styles = tags.filter(({ name }) => name === 'style');
  return { scripts: scripts.map(({ text }) => text), styles: styles.map(({ text }) => text) };
}

function assertIsAllowed({ name, attributes }: Tag): void {
  const inline = [...attributes.keys()].find((key) => key === 'style' || key.startsWith('on'));
  if (inline) {
    throw new Error(`Its policy would block the inline "${inline}" of a <${name}>.`);
  }
  // The build's own style sheet says which file it stands for.
  if (name === 'style' && !attributes.has('data-href')) {
    throw new Error('It has an inline <style> that is not the style sheet of the build.');
  }
}

/** The address of the script that a tag loads, if it loads one. */
function findScriptAddress({ name, attributes }: Tag): string | undefined {
  if (name === 'script') {
    return attributes.get('src');
  }
  const isPreload = name === 'link' && attributes.get('rel') === 'preload';
  return isPreload && attributes.get('as') === 'script' ? attributes.get('href') : undefined;
}

function addIntegrity(html: string, { basePath, getIntegrity }: Security): string {
  let secured = '';
  let position = 0;
  for (const tag of readTags(html)) {
    const address = findScriptAddress(tag);
    if (address === undefined) {
      continue;
    }
    if (!address.startsWith(`${basePath}/_next/`)) {
      throw new Error(`Its policy would block the script ${address}.`);
    }
    const path = address.slice(basePath.length + 1).replace(/[?#].*/, '');
    const open = html.slice(tag.start, tag.end).replace(/ integrity="[^"]*"/, '');
    const nameEnd = tag.name.length + 1;
    secured += `${html.slice(position, tag.start)}${open.slice(0, nameEnd)} integrity="${getIntegrity(path)}"${open.slice(nameEnd)}`;
    position = tag.end;
  }
  return secured + html.slice(position);
}

/**
 * The page with its content security policy first in its head and `integrity` on every script it
 * loads; twice secured is the same as once. Throws one sentence where the policy would break it.
 */
export function securePage(html: string, security: Security): string {
  const first = `<script>${toTrustedTypesScript(security.basePath)}</script>`;
  const bare = html.replace(policyTag, '').replace(first, '');
  if (!charset.test(bare)) {
    throw new Error('It does not say its character set, after which the policy stands.');
  }
  for (const tag of readTags(bare)) {
    assertIsAllowed(tag);
  }
  const page = addIntegrity(bare, security).replace(charset, (meta) => `${meta}${first}`);
  const policy = toPagePolicy(listInline(page), security.origins);
  return page.replace(
    first,
    () => `<meta http-equiv="Content-Security-Policy" content="${policy}"/>${first}`,
  );
}
