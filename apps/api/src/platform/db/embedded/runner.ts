import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { type Binaries, executable } from './binaries.ts';

/** As whom, and with which copy of the programs, PostgreSQL runs. It refuses to run as root. */
export type Runner = {
  /** the unpacked PostgreSQL */
  folder: string;
  /** a program that starts the real one, with its arguments */
  prefix: readonly string[];
  /** the user to become; undefined means the user that runs this process */
  user?: { uid: number; gid: number };
  /** where new clusters are kept when not in the data folder */
  clusters?: string;
};

/** The user without rights of its own that every system knows, usually called `nobody`. */
export const nobody = { uid: 65534, gid: 65534 };

/** Runs as the user of this process. */
export const asOurselves = (binaries: Binaries): Runner => ({ folder: binaries.folder, prefix: [] });

/**
 * Runs in a user namespace in which root appears as `nobody`: PostgreSQL finds no root to complain about and
 * still reaches everything that belongs to root, even below a folder closed to all others.
 */
export const inNamespace = (binaries: Binaries): Runner => ({
  folder: binaries.folder,
  prefix: ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`],
});

/** Starts one of PostgreSQL's programs with a clean environment, apart from this process's terminal. */
export function spawnProgram(
  runner: Runner,
  program: 'initdb' | 'postgres',
  args: readonly string[],
  stdio: StdioOptions,
): ChildProcess {
  return spawnAs(runner, [executable(runner.folder, program), ...args], stdio);
}

/** Whether a command succeeds as this runner's user. */
export async function succeeds(runner: Runner, command: readonly string[]): Promise<boolean> {
  const child = spawnAs(runner, command, 'ignore');
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

function spawnAs(runner: Runner, command: readonly string[], stdio: StdioOptions): ChildProcess {
  const [program = '', ...args] = [...runner.prefix, ...command];
  return spawn(program, args, {
    ...runner.user,
    // The folder we were started in may be closed to that user.
    cwd: process.platform === 'win32' ? undefined : '/',
    detached: true,
    env: cleanEnvironment(),
    stdio,
    windowsHide: true,
  });
}

/** PGDATA, PGOPTIONS, LD_PRELOAD and the like are meant for other servers; Windows needs its own folder. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, LC_ALL: 'C', ...(SystemRoot && { SystemRoot, TEMP }) };
}
