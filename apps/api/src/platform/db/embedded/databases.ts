import pg from 'pg';

/** The connection URL of another database on the server of `url`. */
export function databaseUrl(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${encodeURIComponent(name)}`;
  return result.href;
}

/** Creates an empty database on the server of `url` and returns its URL; throws when the name exists. */
export async function createDatabase(url: string, name: string): Promise<string> {
  await withMaintenanceClient(url, (client) =>
    client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`),
  );
  return databaseUrl(url, name);
}

/** Creates the database unless it exists. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const exists = await withMaintenanceClient(url, (client) =>
    client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]),
  );
  if (exists.rowCount === 0) await createDatabase(url, name);
}

/**
 * Runs `work` with a client of the maintenance database `postgres`. It always exists, and nobody clones it: a template
 * must have no connections.
 */
export async function withMaintenanceClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl(url, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  // An `error` event without a listener would end the process when an idle connection breaks.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
