import { access, realpath } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { superuser } from './init-cluster.ts';
import { readPostmaster, servesCluster } from './postmaster.ts';
import { readOrCreateSecret } from './secret.ts';

/** The major version of the embedded PostgreSQL. */
const MAJOR = 18;

/** Whether a restored cluster, running at this address, is one that the embedded server can run: its version, and its owner as superuser. */
export async function canAdopt(major: number, url: string): Promise<boolean> {
  if (major !== MAJOR) return false;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ ours: boolean }>(
      'select rolsuper and rolname = $1 as ours from pg_roles where rolname = current_user',
      [superuser],
    );
    return rows[0]?.ours === true;
  } finally {
    await client.end();
  }
}

/** Gives a restored cluster, running at this address, the password of the data folder that it will belong to. */
export async function adoptCluster(dataDir: string, url: string): Promise<void> {
  const { password } = await readOrCreateSecret(path.join(dataDir, 'postgres.secret'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `alter role ${client.escapeIdentifier(superuser)} password ${client.escapeLiteral(password)}`,
    );
  } finally {
    await client.end();
  }
}

/** Whether the data folder's server runs. */
export async function isClusterRunning(dataDir: string): Promise<boolean> {
  const folder = path.join(dataDir, 'postgres');
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (!isThere) return false;
  const cluster = await realpath(folder);
  const postmaster = await readPostmaster(cluster);
  return postmaster !== undefined && (await servesCluster(postmaster.pid, cluster));
}
