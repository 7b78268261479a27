import { databaseUrl, withMaintenanceClient } from './databases.ts';

export { createDatabase, databaseUrl } from './databases.ts';

/**
 * Copies a prepared database, so that every test worker starts from the same state, and returns the copy's URL.
 * Nobody may be connected to the template meanwhile.
 */
export async function cloneDatabase(url: string, template: string, name: string): Promise<string> {
  await withMaintenanceClient(url, (client) =>
    client.query(
      `CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(template)} STRATEGY FILE_COPY`,
    ),
  );
  return databaseUrl(url, name);
}

/** Drops a test database and disconnects its users. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await withMaintenanceClient(url, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
  );
}
