import { parseArgs } from 'node:util';
import { readEnvironment } from '../environment.ts';
import { restoreSchool } from '../office/recovery/restore-school.ts';
import { readSecretKey } from '../platform/backup/key.ts';
import { readConfig } from '../platform/config.ts';
import { ConfigError } from '../platform/config-error.ts';
import { typedCommand } from '../platform/typed-command.ts';
import { askPassword } from './ask-password.ts';
import { readInstant } from './read-instant.ts';
import { runCommand } from './run-command.ts';

const USAGE = typedCommand(
  'restore',
  `--to <instant, e.g. 2026-11-26T02:30:00Z, or latest> [--rehearse] [--folder <new folder>]
  [--last-receipt KW/2026/000123] [--env-file <file>]`,
);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      rehearse: { type: 'boolean', default: false },
      folder: { type: 'string' },
      'last-receipt': { type: 'string' },
      'env-file': { type: 'string' },
    },
  });
  const isLatest = values.to === 'latest';
  const to = isLatest ? null : readInstant(values.to);
  const receipt = /^KW\/(\d{4})\/(\d+)$/.exec(values['last-receipt'] ?? '');
  if ((!isLatest && to === null) || (values['last-receipt'] && !receipt)) {
    console.error(USAGE);
    return 1;
  }
  const config = readConfig(readEnvironment(process.env, values['env-file']), 'demo');
  if (!config.backup) throw new ConfigError('BACKUP_URL and BACKUP_KEY are missing.');
  const secret = readSecretKey(await askPassword({}, 'The secret key of the backups (it is not shown): '));
  const lines = await restoreSchool(config, {
    to,
    secret,
    isRehearsal: values.rehearse,
    ...(values.folder ? { folder: values.folder } : {}),
    lastReceipt: receipt ? { year: Number(receipt[1]), last: Number(receipt[2]) } : null,
    report: (line) => console.log(line),
  });
  console.log(lines.join('\n'));
  return 0;
}

if (import.meta.main) process.exitCode = await runCommand(main);
