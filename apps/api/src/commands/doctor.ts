import { statSync } from 'node:fs';
import { readCommandLine, readEnvironment } from '../environment.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { ConfigError } from '../platform/config-error.ts';
import { examine } from '../platform/doctor/examine.ts';
import { lineOf } from '../platform/doctor/finding.ts';
import { databaseOf } from './open-database.ts';
import { runCommand } from './run-command.ts';

/** Says of each thing that a production school depends on whether it works, or what to do; exit code 1 when something is to do. */
async function main(): Promise<number> {
  const { envFile, demo } = readCommandLine(process.argv.slice(2));
  const env = readEnvironment(process.env, envFile);
  let config: Config;
  try {
    config = readConfig(env, demo ? 'demo' : 'production');
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const line of error.message.split('\n')) console.log(lineOf({ what: 'settings', ok: false, line }));
    return 1;
  }
  const database = await databaseOf(env, demo);
  try {
    const findings = await examine(config, database.url, envFile ? statSync(envFile).mode : null);
    for (const finding of findings) console.log(lineOf(finding));
    return findings.every(({ ok }) => ok) ? 0 : 1;
  } finally {
    await database.close();
  }
}

if (import.meta.main) process.exitCode = await runCommand(main);
