import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { databaseProxy } from '../../test/database-proxy.ts';
import { createDatabase, dropDatabase } from '../platform/db/embedded/test-databases.ts';
import { migrateSchool } from './migrate.ts';

it('waits for a database that is away, migrates it, and finds nothing to do the second time', async () => {
  const server = inject('databaseServer');
  const name = `migrate_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(server, name);
  const away = new URL(url);
  away.port = String(await freePort());
  const said: string[] = [];
  let proxy: Awaited<ReturnType<typeof databaseProxy>> | undefined;
  const nothing = migrateSchool(away.href, { tries: 2, pauseMs: 5, say: (line) => said.push(line) });
  await expect(nothing).rejects.toThrow(/ECONNREFUSED|/);
  expect(said).toHaveLength(1);
  try {
    proxy = await databaseProxy(url);
    expect((await migrateSchool(proxy.url)).length).toBeGreaterThan(50);
    expect(await migrateSchool(url)).toEqual(['The database is up to date.']);
    await expect(migrateSchool(undefined)).rejects.toThrow('DATABASE_URL is missing');
  } finally {
    await proxy?.stop();
    await dropDatabase(server, name);
  }
});
