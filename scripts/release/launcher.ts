import { nodeFlags } from '../node-flags.mjs';

const COMMANDS = /^node scripts\/run\.mjs apps\/api\/src\/(commands\/[a-z-]+)\.ts$/;

/**
 * The shell script `fasih` of a release: `fasih serve`, and every command of `package.json` that is one of the server's. It
 * becomes Node itself, so that no second process stays.
 */
export function launcher(scripts: Readonly<Record<string, string>>): string {
  const commands = Object.entries(scripts).flatMap(([name, line]) => {
    const file = COMMANDS.exec(line)?.[1];
    return file ? [[name, file] as const] : [];
  });
  const names = ['serve', ...commands.map(([name]) => name), 'verify'];
  const cases = commands.map(([name, file]) => `  ${name}) script=${file} ;;\n`).join('');
  return `#!/bin/sh
# fasih <command>: runs this release of the school; docs/OPERATIONS.md has the commands.
set -eu
here=$(dirname -- "$(readlink -f -- "$0")")
command="\${1:-serve}"
[ $# -eq 0 ] || shift
case $command in
  serve) script=start-release; set -- --production "$@" ;;
${cases}  verify) script=commands/verify ;;
  *) echo "fasih: ${names.join(', ')}" >&2; exit 2 ;;
esac
export NODE_ENV="\${NODE_ENV:-production}"
exec "$here/bin/node" ${nodeFlags.join(' ')} "$here/apps/api/src/$script.js" "$@"
`;
}
