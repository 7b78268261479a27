import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { superuser } from '@fasih/api/db/embedded/init-cluster';
import pg from 'pg';
import type { Walk } from './journey.ts';

/** The address of the running school's own database: what `DATABASE_URL` names, else the one in the data folder. */
function databaseOf(dataDir: string): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const password = readFileSync(join(dataDir, 'postgres.secret'), 'utf8').trim();
  // The fourth line of the server's own note names its port.
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/fasih`;
}

/** As if the sitting had begun so long ago that `seconds` of its working time are left. */
export async function leaveSeconds(
  { dataDir }: Pick<Walk, 'dataDir'>,
  id: string,
  seconds: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseOf(dataDir) });
  await client.connect();
  try {
    const end = new Date(Date.now() + seconds * 1000);
    await client.query(
      'update placement_attempt set deadline = $2, started_at = $3 where id = $1 and finished_at is null',
      [id, end, new Date(end.getTime() - 1800_000)],
    );
  } finally {
    await client.end();
  }
}
