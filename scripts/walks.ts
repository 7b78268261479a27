import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type UsedFile, usedFiles } from './used-files.ts';

const SERVER = 'apps/api/src/';
const SCHOOL = 'libs/school/src/';
const COURSE_RULES = `${SCHOOL}catalogue/policy/`;
const PAGE = join(import.meta.dirname, '../docs/ARCHITECTURE.md');

/** More files than this are too many for one sitting. */
export const MAX_FILES = 12;

type Walk = {
  /** The marker of its list in docs/ARCHITECTURE.md. */
  name: string;
  /** The file with the route, where the walk begins; null if it continues another walk. */
  routes: string | null;
  start: { path: string; names: readonly string[] };
  /** Writes of their own that are only called here: named, not opened. */
  otherWrites: readonly string[];
};

export const WALKS: readonly Walk[] = [
  {
    name: 'order',
    routes: `${SERVER}sales/payments/routes.ts`,
    start: { path: `${SERVER}sales/payments/start-purchase.ts`, names: ['startPurchase'] },
    otherWrites: ['checkOrder', 'closeOrder', 'settleOrder'],
  },
  {
    name: 'settle',
    routes: null,
    start: { path: `${SERVER}sales/payments/settle-order.ts`, names: ['settleOrder'] },
    otherWrites: [],
  },
  {
    name: 'attendance',
    routes: `${SERVER}learning/attendance/routes.ts`,
    start: {
      path: `${SERVER}learning/attendance/mark-attendance.ts`,
      names: ['markAttendance', 'markingIn'],
    },
    otherWrites: [],
  },
  {
    name: 'refund',
    routes: `${SERVER}finance/refunds/staff-routes.ts`,
    start: { path: `${SERVER}finance/refunds/decide-refund.ts`, names: ['approveRefund'] },
    otherWrites: [],
  },
];

/** Every feature stands on these; docs/ARCHITECTURE.md names what they hold once. */
const PLUMBING = [
  `${SERVER}platform/`,
  `${SCHOOL}basics/`,
  `${SCHOOL}platform/`,
  'libs/messages/',
  'content/',
];

/**
 * The files of a walk. `read` are those of the walk's own module and of the course rules; of `called`, files of other modules and
 * other writes, the docstrings of the called functions are enough.
 */
export function filesOf({ routes, start, otherWrites }: Walk): { read: string[]; called: string[] } {
  const [module = ''] = start.path.slice(SERVER.length).split('/');
  const isOwn = (path: string) =>
    [`${SERVER}${module}/`, `${SCHOOL}${module}/`].some((prefix) => path.startsWith(prefix));
  const files = usedFiles(
    start,
    (path) => PLUMBING.some((prefix) => path.startsWith(prefix)),
    (path, name) => !isOwn(path) || otherWrites.includes(name),
  );
  const isRead = ({ path, isFollowed }: UsedFile) => isFollowed || path.startsWith(COURSE_RULES);
  return {
    read: [...(routes === null ? [] : [routes]), ...files.filter(isRead).map(({ path }) => path)],
    called: files.filter((file) => !isRead(file)).map(({ path }) => path),
  };
}

/** The list of a walk as it stands in docs/ARCHITECTURE.md. */
function listOf(walk: Walk): string {
  const { read, called } = filesOf(walk);
  const steps = read.map((path, index) => `${index + 1}. \`${path}\``);
  return [...steps, '', 'Called on the way:', ...called.map((path) => `- \`${path}\``)].join('\n');
}

/** The page with all lists as the code is now. */
export function withLists(page: string): string {
  return WALKS.reduce((text, walk) => {
    const [begin, end] = [`<!-- walk ${walk.name} -->`, '<!-- end -->'];
    const from = text.indexOf(begin);
    const to = text.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`docs/ARCHITECTURE.md has no list ${begin} … ${end}`);
    return `${text.slice(0, from)}${begin}\n${listOf(walk)}\n${text.slice(to)}`;
  }, page);
}

export const readPage = () => readFileSync(PAGE, 'utf8');

if (import.meta.main) {
  writeFileSync(PAGE, withLists(readPage()));
  for (const walk of WALKS) console.log(`${walk.name}: ${filesOf(walk).read.length} files`);
}
