import pg from 'pg';

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}

/** Creates an empty database on the server of `url` and returns its address; throws when the name exists. */
export async function createDatabase(url: string, name: string): Promise<string> {
  await onServer(url, (client) => client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`));
  return databaseUrl(url, name);
}

/** Creates the database unless it exists. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const exists = await onServer(url, (client) =>
    client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]),
  );
  if (exists.rowCount === 0) await createDatabase(url, name);
}

/** Runs work on the server's maintenance database, which always exists and is never a template. */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl(url, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  // An idle connection that breaks is reported here; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
