import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError } from './platform/config-error.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** Settings that hold or belong to a secret; each may be named by a file instead, as `APP_SECRET_FILE`. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'APP_SECRET',
  'MIDTRANS_SERVER_KEY',
  'MIDTRANS_CLIENT_KEY',
  'SMTP_URL',
  'FILES_URL',
  'BACKUP_URL',
  'BACKUP_KEY',
  'METRICS_TOKEN',
] as const;

/** What the arguments of a command say before its own: the file of settings, and whether the demo school is meant. */
export type CommandLine = { envFile: string | undefined; demo: boolean; rest: string[] };

/** Takes `--env-file <file>` and `--demo` out of the arguments. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const line: CommandLine = { envFile: undefined, demo: false, rest: [] };
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--demo') line.demo = true;
    else if (arg === '--env-file') {
      at += 1;
      line.envFile = args[at];
      if (!line.envFile) throw new ConfigError('--env-file: name the file');
    } else if (arg.startsWith('--env-file=')) line.envFile = arg.slice('--env-file='.length);
    else line.rest.push(arg);
  }
  return line;
}

/**
 * The settings of a process: its environment, then what the file of settings adds, then the contents of `*_FILE`. One without a value
 * counts as not set, as compose files leave them. The commands that a school runs by itself read the file that `FASIH_ENV_FILE` names,
 * the school's own.
 *
 * @throws {ConfigError} when a file cannot be read, or a secret is given both ways
 */
export function readEnvironment(env: Env, envFile = env.FASIH_ENV_FILE || undefined): Env {
  const settings: Record<string, string | undefined> = {
    ...(envFile === undefined ? {} : parseEnv(contentOf('--env-file', envFile))),
    ...env,
  };
  for (const name of SECRETS) {
    const file = settings[`${name}_FILE`];
    if (!file) continue;
    if (settings[name]) throw new ConfigError(`${name} and ${name}_FILE are both set`);
    settings[name] = contentOf(`${name}_FILE`, file).trim();
    if (!settings[name]) throw new ConfigError(`${name}_FILE: ${file} is empty`);
  }
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value?.trim()));
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(resolve(file), 'utf8');
  } catch (error) {
    throw new ConfigError(`${name}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
