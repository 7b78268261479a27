import { tmpdir } from 'node:os';
import { buildApp } from './app.ts';
import { readConfig } from './platform/config.ts';
import { createPool } from './platform/db/pool.ts';
import { diskFiles } from './platform/files/files.ts';
import { createMidtrans } from './platform/provider/midtrans.ts';
import { createMailTransport } from './platform/smtp/transport.ts';

/** The OpenAPI document of all contracts, as text. Needs no database, because registering routes queries nothing. */
export async function openApiDocument(): Promise<string> {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: tmpdir() }, 'demo');
  const pool = createPool({ url: 'postgres://127.0.0.1:1/none', applicationName: 'fasih-openapi' });
  const { serverKey, snapUrl, apiUrl } = config.payments;
  const app = await buildApp({
    config,
    pool,
    clock: { now: () => new Date(0) },
    files: diskFiles(config.dataDir),
    midtrans: createMidtrans({ serverKey, snapUrl, apiUrl }),
    mail: createMailTransport(config),
  });
  const answer = await app.fastify.inject('/api/openapi.json');
  await app.fastify.close();
  await pool.end();
  return `${JSON.stringify(answer.json(), null, 2)}\n`;
}
