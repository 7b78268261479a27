import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { type Binaries, executable } from './binaries.ts';

/** The user and the copy of the programs that PostgreSQL runs with; PostgreSQL refuses to run as root. */
export type Runner = {
  /** the unpacked PostgreSQL */
  folder: string;
  /** a program that starts the real one */
  prefix: readonly string[];
  /** the user to switch to; undefined for the user of this process */
  user?: { uid: number; gid: number };
  /** where new clusters are stored when not in the data folder */
  clusters?: string;
};

/** The user without rights that every system has, usually called `nobody`. */
export const nobody = { uid: 65534, gid: 65534 };

/** Runs as the user of this process. */
export const asOurselves = (binaries: Binaries): Runner => ({ folder: binaries.folder, prefix: [] });

/**
 * Runs in a user namespace where root appears as `nobody`: PostgreSQL accepts the user, which still reaches root's
 * private folders.
 */
export const inNamespace = (binaries: Binaries): Runner => ({
  folder: binaries.folder,
  prefix: ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`],
});

/** Starts a PostgreSQL program with a clean environment, detached from this terminal. */
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
    // Our working directory may be closed to that user.
    cwd: process.platform === 'win32' ? undefined : '/',
    detached: true,
    env: cleanEnvironment(),
    stdio,
    windowsHide: true,
  });
}

/** PGDATA, PGOPTIONS, LD_PRELOAD and the like belong to other servers; Windows needs its system folder. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, LC_ALL: 'C', ...(SystemRoot && { SystemRoot, TEMP }) };
}
