import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { schoolRoot } from './version.ts';

/** A command as the operator types it: `fasih backup --drill` in a release, which has no npm, else `npm run backup -- --drill`. */
export function typedCommand(name: string, args = '', root = schoolRoot): string {
  const isRelease = existsSync(join(root, 'release.json'));
  if (isRelease) return `fasih ${name}${args && ` ${args}`}`;
  return `npm run ${name}${args && ` -- ${args}`}`;
}
