import { schoolRoot } from '../platform/version.ts';
import { runCommand } from './run-command.ts';
import { verifyRelease } from './verify-release.ts';

/** Says whether every file of this release is as it was made; exit code 1 when one is not. */
async function main(): Promise<number> {
  const { files, wrong } = await verifyRelease(schoolRoot);
  for (const line of wrong) console.error(line);
  if (wrong.length === 0) console.info(`${files} files are as they were made.`);
  return wrong.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await runCommand(main);
