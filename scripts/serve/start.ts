// Builds the site and serves it with local delivery, each language as soon as it is built.
import type { RequestListener } from 'node:http';
import { buildSite } from '../build/build-site';
import { isUpToDate } from '../build/source-hash';
import { loadSettings } from '../settings';
import { exportedSite } from './exported-site';
import { assertPortIsFree, getPort, serve } from './local-server';

await assertPortIsFree(getPort());
loadSettings();
const toSite = (folder: string, unfinished: readonly string[] = []): RequestListener =>
  exportedSite(folder, process.env.BASE_PATH ?? '', unfinished);

if (isUpToDate()) {
  console.log('Nothing has changed since the last build.');
  await serve(toSite('out'));
} else {
  let site: RequestListener | undefined;
  await buildSite(async (folder, unfinished) => {
    const isFirst = !site;
    site = toSite(folder, unfinished);
    if (isFirst) {
      await serve((request, response) => site?.(request, response));
    }
  });
  site = toSite('out');
  console.log('\nAll languages are built.');
}
