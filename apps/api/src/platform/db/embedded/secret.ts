import { randomBytes } from 'node:crypto';
import { chmod, link, open, readFile, rm } from 'node:fs/promises';
import { DatabaseStartError, systemCode } from './errors.ts';

/**
 * Reads the database password from a private file, or creates it. The file is renamed into place, so a killed process
 * cannot leave half a password.
 */
export async function readOrCreateSecret(file: string): Promise<{ password: string; created: boolean }> {
  const created = await createSecret(file);
  const password = (await readFile(file, 'utf8')).trim();
  if (password.length < 32)
    throw new DatabaseStartError(`${file} does not hold a password; restore it from a backup`);
  // A restored backup may have lost the file mode.
  await chmod(file, 0o600);
  return { password, created };
}

async function createSecret(file: string): Promise<boolean> {
  if (
    await readFile(file).then(
      () => true,
      (error: unknown) => systemCode(error) !== 'ENOENT',
    )
  )
    return false;
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeWhole(draft, `${randomBytes(32).toString('hex')}\n`);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeWhole(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
