import { type App, buildApp } from '../apps/api/src/app.ts';
import { schoolClock } from '../apps/api/src/platform/clock.ts';
import { readConfig } from '../apps/api/src/platform/config.ts';
import { createPool } from '../apps/api/src/platform/db/pool.ts';
import { diskFiles } from '../apps/api/src/platform/files/files.ts';
import { createMidtrans } from '../apps/api/src/platform/provider/midtrans.ts';
import { createMailTransport } from '../apps/api/src/platform/smtp/transport.ts';
import type { School } from './school.ts';

/** A second app on a running school's database, inside this process, where its statements can be counted. */
export async function openApp(school: School, databaseUrl: string): Promise<App & { stop(): Promise<void> }> {
  const config = readConfig(
    { DATA_DIR: school.dataDir, APP_SECRET: school.secret, APP_URL: school.url, LOG_LEVEL: 'silent' },
    'demo',
  );
  const pool = createPool({ url: databaseUrl, max: 2, applicationName: 'fasih-bench' });
  const { serverKey } = config.payments;
  const mail = createMailTransport(config);
  const app = await buildApp({
    config,
    pool,
    clock: await schoolClock(pool, undefined),
    files: diskFiles(school.dataDir),
    midtrans: createMidtrans({ serverKey, snapUrl: school.sandboxUrl, apiUrl: school.sandboxUrl }),
    mail,
  });
  return {
    ...app,
    async stop() {
      await app.fastify.close();
      mail.close();
      await pool.end();
    },
  };
}
