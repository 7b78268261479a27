import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readCommandLine, readEnvironment } from '../environment.ts';
import { exportSchool } from '../office/whole-school/export-school.ts';
import { schoolClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { openFileStorage } from '../platform/files/files.ts';
import { typedCommand } from '../platform/typed-command.ts';
import { commandCall } from './command-call.ts';
import { withDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = typedCommand('export', '--to <new folder> [--files-are-gone] [--env-file <file>] [--demo]');

async function main(): Promise<number> {
  const given = readCommandLine(process.argv.slice(2));
  const { values } = parseArgs({
    args: given.rest,
    options: { to: { type: 'string' }, 'files-are-gone': { type: 'boolean' } },
  });
  if (!values.to) {
    console.error(USAGE);
    return 1;
  }
  const folder = resolve(values.to);
  const config = readConfig(readEnvironment(process.env, given.envFile), 'demo');
  const { tables, files } = await withDatabase(given, async (pool, url) => {
    const { now } = await schoolClock(pool, undefined);
    const call = { ...commandCall(`export:${randomUUID()}`), now: now() };
    return exportSchool({
      url,
      pool,
      files: await openFileStorage(config.files, config.dataDir),
      folder,
      call,
      filesAreGone: values['files-are-gone'] ?? false,
    });
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder}: ${rows} rows of ${tables.length} tables, ${files.count} files.`);
  console.log('It holds personal data of children and families: keep it encrypted.');
  return 0;
}

if (import.meta.main) process.exitCode = await runCommand(main);
