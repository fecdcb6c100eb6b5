// Serves the site from its sources, with hot reload and local delivery.
import { createServer } from 'node:http';
import next from 'next';
import { checkContent } from './check-content';
import { assertPortIsFree, getPort, serve } from './delivery/serve';
import { loadSettings } from './settings';

loadSettings();
checkContent();
const port = getPort();
await assertPortIsFree(port);
const server = createServer();
const app = next({ dev: true, hostname: 'localhost', port, httpServer: server });
await app.prepare();
await serve(app.getRequestHandler(), server);
