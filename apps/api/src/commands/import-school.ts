import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readCommandLine, readEnvironment } from '../environment.ts';
import { importSchool } from '../office/whole-school/import-school.ts';
import { readConfig } from '../platform/config.ts';
import { openFileStorage } from '../platform/files/files.ts';
import { typedCommand } from '../platform/typed-command.ts';
import { commandCall } from './command-call.ts';
import { databaseOf } from './open-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = typedCommand('import-school', '--from <folder of an export> [--env-file <file>] [--demo]');

async function main(): Promise<number> {
  const given = readCommandLine(process.argv.slice(2));
  const { values } = parseArgs({ args: given.rest, options: { from: { type: 'string' } } });
  if (!values.from) {
    console.error(USAGE);
    return 1;
  }
  const env = readEnvironment(process.env, given.envFile);
  const config = readConfig(env, 'demo');
  const database = await databaseOf(env, given.demo);
  try {
    const { manifest, problems } = await importSchool({
      url: database.url,
      files: await openFileStorage(config.files, config.dataDir),
      folder: resolve(values.from),
      call: commandCall(`import:${randomUUID()}`),
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Imported: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.count} files.`);
    for (const problem of problems) console.error(problem);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

if (import.meta.main) process.exitCode = await runCommand(main);
