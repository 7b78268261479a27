import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { canAdopt } from './adopt.ts';
import { withMaintenanceClient } from './databases.ts';

it('a restored cluster is the embedded one only by its version and with its role as superuser', async () => {
  const url = inject('databaseServer');
  expect(await canAdopt(18, url)).toBe(true);
  expect(await canAdopt(15, url)).toBe(false);

  const role = `visitor_${randomUUID().replaceAll('-', '')}`;
  await withMaintenanceClient(url, (client) =>
    client.query(`create role ${role} login password 'of-a-test'`),
  );
  const theirs = Object.assign(new URL(url), { username: role, password: 'of-a-test' });
  expect(await canAdopt(18, theirs.href)).toBe(false);
  await withMaintenanceClient(url, (client) => client.query(`drop role ${role}`));
});
