// Loads the local settings and exports the site to out/.
import { loadSettings } from '../settings';
import { buildSite } from './build-site';

loadSettings();
await buildSite();
