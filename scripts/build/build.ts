// Exports the site into out/.
import { loadSettings } from '../settings';
import { buildSite } from './build-site';

loadSettings();
await buildSite();
