import type { Config } from '../config.ts';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, checkProxy, checkSecrets } from './check-machine.ts';
import { checkFiles, checkMail, checkProvider } from './check-services.ts';
import type { Finding } from './finding.ts';

/**
 * Checks everything that a school depends on, all at once; writes nothing but small files that it removes. Ends within about 10 s,
 * whatever is silent.
 *
 * @param envFileMode who may read the file of settings, null without one
 */
export async function examine(
  config: Config,
  databaseUrl: string,
  envFileMode: number | null = null,
): Promise<Finding[]> {
  const [database, backups, ...others] = await Promise.all([
    checkDatabase(config, databaseUrl),
    checkBackups(config, config.databaseDirectUrl ?? databaseUrl),
    checkMail(config),
    checkFiles(config),
    checkProvider(config),
    checkDisk(config),
  ]);
  return [...database, ...others, ...backups, checkProxy(config), checkSecrets(config, envFileMode)];
}
