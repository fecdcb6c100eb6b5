// Serves the site from source, with hot reload and local delivery.
import { createServer } from 'node:http';
import next from 'next';
import { subsetFonts } from '../build/subset-fonts.mjs';
import { checkContent } from '../check-content';
import { loadSettings } from '../settings';
import { assertPortIsFree, serve, toPort } from './local-server';

loadSettings();
checkContent();
await subsetFonts();
const port = toPort(process.env.PORT);
await assertPortIsFree(port);
const server = createServer();
const app = next({ dev: true, hostname: 'localhost', port, httpServer: server });
await app.prepare();
await serve(app.getRequestHandler(), server);
