import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../libs/school/src/basics/contract.ts';
import { MODULES } from './modules.ts';

const SCHOOL = join(import.meta.dirname, '../libs/school/src');
const PAGE = join(import.meta.dirname, '../docs/paths.md');

const INTRODUCTION = `# Paths of the API

All paths are under \`/api\`. A running school describes them with bodies, replies and errors at \`/api/docs\` and
\`/api/openapi.json\`. \`npm run paths\` writes this page from the contracts in \`libs/school/src/<module>/<feature>/\`; a test fails
when it is stale. *Who* names the roles that may call; a handler may still refuse a record that is not the caller's.`;

/** A contract and where it is declared. */
type Call = { module: string; feature: string; contract: Contract };

function isContract(value: unknown): value is Contract {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
  );
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every contract of the API with the module and feature that declare it, sorted by path and method. */
export async function readCalls(): Promise<Call[]> {
  const files = globSync('*/*/*.ts', { cwd: SCHOOL })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts'))
    .sort();
  const calls = new Map<Contract, Call>();
  for (const file of files) {
    const [module = '', feature = ''] = file.split('/');
    const exported = Object.values((await import(join(SCHOOL, file))) as Record<string, unknown>);
    for (const contract of exported.filter(isContract)) calls.set(contract, { module, feature, contract });
  }
  const key = ({ contract }: Call) => `${contract.path} ${METHODS.indexOf(contract.method)}`;
  return [...calls.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

const WHO = { public: 'anybody', signedIn: 'signed in' };

function rowOf({ method, path, who, summary }: Contract): string {
  const callers = typeof who === 'string' ? WHO[who] : who.join(', ');
  return `| \`${method} ${path}\` | ${callers} | ${summary.replaceAll('|', '\\|')} |`;
}

/** The page as the contracts are now. */
export async function writtenPage(): Promise<string> {
  const calls = await readCalls();
  const parts = MODULES.flatMap((module) => {
    const own = calls.filter((call) => call.module === module);
    const features = [...Map.groupBy(own, ({ feature }) => feature)].sort();
    const tables = features.map(([feature, of]) =>
      [
        `### ${feature}`,
        '',
        '| Call | Who | What |',
        '|---|---|---|',
        ...of.map(({ contract }) => rowOf(contract)),
      ].join('\n'),
    );
    return tables.length === 0 ? [] : [`## ${module}`, ...tables];
  });
  return `${[INTRODUCTION, ...parts].join('\n\n')}\n`;
}

export const readPage = () => readFileSync(PAGE, 'utf8');

if (import.meta.main) writeFileSync(PAGE, await writtenPage());
