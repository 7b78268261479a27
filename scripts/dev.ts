import { createServer } from 'node:http';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../apps/api/src/platform/db/embedded/start.ts';
import { createPool } from '../apps/api/src/platform/db/pool.ts';
import { build, buildTemplates } from './build.ts';
import { createVite, devPages, onServerChange } from './dev/pages.ts';
import { devSchool } from './dev/school.ts';
import { freePort } from './free-port.ts';

/**
 * Work with reload. Vite serves the web app from its sources and replaces changed modules in the browser; the school
 * runs behind it in this process and starts again when the server changes. The database stays up.
 */
const root = join(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
const appUrl = process.env.APP_URL ?? `http://127.0.0.1:${port}`;
const dataDir = process.env.DATA_DIR ?? join(root, '.data');

// The school wants a built web app and takes the pictures from it; its pages are not used here.
await build({ ifMissing: true });
const database = process.env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir });
const databaseUrl = database?.url ?? process.env.DATABASE_URL ?? '';
const pool = createPool({ url: databaseUrl, max: 2, applicationName: 'fasih-dev' });
const schoolPort = await freePort();
const schoolUrl = `http://127.0.0.1:${schoolPort}`;
const server = createServer();
const vite = await createVite(root, server, schoolUrl);
const school = devSchool(vite, root, {
  ...process.env,
  APP_URL: appUrl,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: String(schoolPort),
});
server.on('request', devPages(vite, { ready: school.ready, school: schoolUrl, pool, appUrl }));

let pending: NodeJS.Timeout | undefined;
let templatesChanged = false;
onServerChange(vite, root, (file) => {
  templatesChanged ||= file.endsWith('.tsx');
  clearTimeout(pending);
  // Editors that save several files at once cause one restart.
  pending = setTimeout(() => {
    restart().catch((error: Error) => console.error(error.message));
  }, 20);
});

async function restart(): Promise<void> {
  const began = performance.now();
  if (templatesChanged) await buildTemplates(true);
  templatesChanged = false;
  await school.restart();
  console.log(`The school started again in ${Math.round(performance.now() - began)} ms.`);
}

// Vite's own would end the process before the database has stopped.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.all([school.stop(), vite.close(), pool.end()]);
    await database?.stop();
    process.exit(0);
  });
}

await school.restart();
server.listen(port, host, () => console.log(`\nFasih reloads while you work: ${appUrl}\n`));
