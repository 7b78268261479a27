import { access, chown, constants, lstat, mkdir, readdir, realpath, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findBinaries } from './binaries.ts';
import { asOurselves, inNamespace, nobody, succeeds } from './runner.ts';
import { ask, Cleanup, startInChildProcess, stopChildProcess } from './start.fixtures.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const cleanup = new Cleanup();
afterEach(() => cleanup.run());

const isRoot = process.getuid?.() === 0;
const namespaces = isRoot && (await succeeds(inNamespace(await findBinaries()), ['true']));
// Another user can run the program only from a checkout that others may enter.
const othersMayEnter =
  isRoot &&
  (await succeeds({ ...asOurselves(await findBinaries()), user: nobody }, [
    'test',
    '-r',
    import.meta.filename,
  ]));

describe.runIf(namespaces)('root on a machine with user namespaces', () => {
  test('keeps the cluster below a home folder that nobody else may enter, and owns it', async () => {
    const home = await cleanup.folder(0o700, os.homedir());
    const dataDir = path.join(home, 'school', 'data');
    const database = await cleanup.start({ dataDir });
    expect(await ask(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const cluster = await lstat(path.join(dataDir, 'postgres'));
    expect({ folder: cluster.isDirectory(), uid: cluster.uid }).toEqual({ folder: true, uid: 0 });
  });

  test('uses a system folder for a data folder in somebody else’s private home', async () => {
    const systemFolder = await cleanup.folder(0o755);
    const home = await cleanup.folder(0o700);
    await chown(home, 1, 1);
    const dataDir = path.join(home, 'data');
    await mkdir(dataDir);
    await chown(dataDir, 1, 1);
    const database = await cleanup.start({
      dataDir,
      machine: { namespaces: true, systemFolders: [systemFolder] },
    });
    expect(await ask(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await realpath(path.join(dataDir, 'postgres'))).toContain(systemFolder);
  });
});

describe.runIf(isRoot)('root on a machine that refuses user namespaces', () => {
  test('keeps the cluster as nobody in a system folder and finds it again', async () => {
    const systemFolder = await cleanup.folder(0o755);
    const machine = { namespaces: false, systemFolders: [systemFolder] };
    const dataDir = path.join(await cleanup.folder(0o700, os.homedir()), 'data');
    const first = await cleanup.start({ dataDir, machine });
    await ask(first.url, 'CREATE EXTENSION btree_gist; CREATE TABLE kept AS SELECT 1 AS one');
    const cluster = await realpath(path.join(dataDir, 'postgres'));
    expect(cluster.startsWith(path.join(await realpath(systemFolder), 'fasih-postgres', 'clusters'))).toBe(
      true,
    );
    expect((await stat(cluster)).uid).toBe(nobody.uid);

    const second = await cleanup.start({ dataDir, machine });
    expect(second.joined).toBe(true);
    await second.stop();
    await first.stop();
    const third = await cleanup.start({ dataDir, machine });
    expect(third.joined).toBe(false);
    expect(await ask(third.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  });

  test('opens a cluster of nobody also where namespaces are allowed', async () => {
    const systemFolders = [await cleanup.folder(0o755)];
    const dataDir = await cleanup.folder();
    const first = await cleanup.start({ dataDir, machine: { namespaces: false, systemFolders } });
    await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    const second = await cleanup.start({ dataDir, machine: { namespaces: true, systemFolders } });
    expect(await ask(second.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  });

  test('replaces a cluster whose data folder was deleted, and adopts one whose link was lost', async () => {
    const systemFolder = await cleanup.folder(0o755);
    const machine = { namespaces: false, systemFolders: [systemFolder] };
    const dataDir = path.join(await cleanup.folder(), 'data');
    const first = await cleanup.start({ dataDir, machine });
    await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    await rm(path.join(dataDir, 'postgres'));
    const adopted = await cleanup.start({ dataDir, machine });
    expect(await ask(adopted.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await adopted.stop();

    await rm(dataDir, { recursive: true });
    const fresh = await cleanup.start({ dataDir, machine });
    expect(await ask(fresh.url, `SELECT to_regclass('kept') AS kept`)).toEqual([{ kept: null }]);
    expect(await readdir(path.join(systemFolder, 'fasih-postgres', 'clusters'))).toHaveLength(1);
  });

  test('does not trust a system folder that another user prepared', async () => {
    const systemFolder = await cleanup.folder(0o755);
    await mkdir(path.join(systemFolder, 'fasih-postgres'));
    await chown(path.join(systemFolder, 'fasih-postgres'), 1, 1);
    const machine = { namespaces: false, systemFolders: [systemFolder] };
    const refused = cleanup.start({ dataDir: await cleanup.folder(), machine });
    await expect(refused).rejects.toThrow(/it belongs to somebody else\); set DATABASE_URL/);
  });
});

describe.runIf(othersMayEnter)('an ordinary user', () => {
  test('runs the database as themselves, and root can open it later', async () => {
    const home = await cleanup.folder(0o711);
    const dataDir = path.join(home, 'data');
    await mkdir(dataDir, { mode: 0o700 });
    await chown(dataDir, 1, 1);
    const theirs = await startInChildProcess(dataDir, { uid: 1, gid: 1 });
    expect(await ask(theirs.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(1);
    await stopChildProcess(theirs.process);

    const ours = await cleanup.start({ dataDir });
    expect(ours.joined).toBe(false);
    expect(await ask(ours.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await ours.stop();
    const again = await startInChildProcess(dataDir, { uid: 1, gid: 1 });
    expect(again.joined).toBe(false);
    await stopChildProcess(again.process);
  });

  test('is told in one line that a folder belongs to another user', async () => {
    const dataDir = await cleanup.folder(0o755);
    await access(dataDir, constants.W_OK);
    await expect(startInChildProcess(dataDir, { uid: 1, gid: 1 })).rejects.toThrow(
      /DatabaseStartError: [^\n]*postgres\.lock/,
    );
  });
});
