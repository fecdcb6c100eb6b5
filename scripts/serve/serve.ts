// Serves the export in out/ with local delivery.
import { existsSync } from 'node:fs';
import { fail } from '../fail';
import { loadSettings } from '../settings';
import { exportedSite } from './exported-site';
import { serve } from './local-server';

loadSettings();
if (!existsSync('out/404.html')) {
  fail('There is no finished build in out/: run "npm run build" first.');
}
await serve(exportedSite('out', process.env.BASE_PATH ?? ''));
