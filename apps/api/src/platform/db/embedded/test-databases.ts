import { databaseUrl, onServer } from './databases.ts';

export { createDatabase, databaseUrl } from './databases.ts';

/**
 * Copies a prepared database, so that every test worker starts from the same state, and returns the copy's address.
 * Nobody may be connected to the template meanwhile.
 */
export async function cloneDatabase(url: string, template: string, name: string): Promise<string> {
  await onServer(url, (client) =>
    client.query(
      `CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(template)} STRATEGY FILE_COPY`,
    ),
  );
  return databaseUrl(url, name);
}

/** Drops a test database and disconnects its users. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await onServer(url, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
  );
}
