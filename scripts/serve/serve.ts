// Serves the export in out/ with local delivery.
import { fail } from '../fail';
import { loadBuiltSettings, NO_BUILD } from '../settings';
import { exportedSite } from './exported-site';
import { serve } from './local-server';

if (!loadBuiltSettings()) {
  fail(NO_BUILD);
}
await serve(exportedSite('out', process.env.BASE_PATH ?? ''));
