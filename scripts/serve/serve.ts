// Serves the export in out/ with local delivery.
import { fail } from '../fail';
import { loadBuiltSettings, NO_BUILD } from '../settings';
import { exportedSite } from './exported-site';
import { serve } from './local-server';

if (!loadBuiltSettings()) {
  fail(NO_BUILD);
}
const { NEXT_PUBLIC_EMAILJS_ORIGIN: mailOrigin } = process.env;
if (mailOrigin) {
  console.log(`This is a release: its forms send to ${mailOrigin}, and not to this machine.`);
}
await serve(exportedSite('out', process.env.BASE_PATH ?? ''));
