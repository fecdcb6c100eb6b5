// Builds the site if anything has changed, and serves it with local delivery.
import { buildSite } from '../build/build-site';
import { isUpToDate } from '../build/source-hash';
import { loadSettings } from '../settings';
import { exportedSite } from './exported-site';
import { assertPortIsFree, serve, toPort } from './local-server';

await assertPortIsFree(toPort(process.env.PORT));
loadSettings();
if (isUpToDate()) {
  console.log('Nothing has changed since the last build.');
} else {
  await buildSite();
}
await serve(exportedSite('out', process.env.BASE_PATH ?? ''));
