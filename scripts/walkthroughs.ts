import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from './modules.ts';
import { type UsedFile, usedFiles } from './used-files.ts';

const SERVER = 'apps/api/src/';
const SCHOOL = 'libs/school/src/';
const COURSE_RULES = `${SCHOOL}catalogue/policy/`;
const root = join(import.meta.dirname, '..');
const PAGE = join(root, 'docs/ARCHITECTURE.md');

/** The most files that a newcomer should have to open for one walkthrough. */
export const MAX_FILES = 12;

type Walkthrough = {
  /** The marker of its list in docs/ARCHITECTURE.md. */
  name: string;
  /** The file with the route, where the walkthrough begins; null if it continues another walkthrough. */
  routes: string | null;
  start: { path: string; names: readonly string[] };
  /** Functions that the list only names, although they are in the same module: each is a write of its own. */
  otherWrites: readonly string[];
};

export const WALKTHROUGHS: readonly Walkthrough[] = [
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

/** What each file holds, as the lists say it. */
export const NOTES: Readonly<Record<string, string>> = {
  'sales/payments/routes.ts': 'connects the contract with `startPurchase`',
  'sales/payments/start-purchase.ts': 'the whole call; repeats if the order changed meanwhile',
  'sales/vouchers/throttle-vouchers.ts': 'limits guessing of voucher codes',
  'sales/orders/place-order.ts': 'the transaction that writes order and attempt',
  'sales/payments/request-payment-page.ts': 'gets the payment page after the commit',
  'sales/orders/purchase-store.ts': 'SQL: facts, locks, the lease on an attempt',
  'sales/vouchers/vouchers.ts': 'takes a voucher, so that its limit holds',
  'sales/orders/orders.ts': 'SQL of the row in `orders`: insert, lock, state',
  'libs/school/src/sales/vouchers/rules.ts': 'what a voucher takes off, and why it is refused',
  'sales/payments/end-attempts.ts': 'cancels a page or charge at the provider',
  'sales/payments/settle-order.ts': 'the transaction that applies what the provider says',
  'sales/payments/store.ts': 'SQL of attempts, charges and notifications',
  'sales/payments/save-money.ts': 'stores changed charges and refunds',
  'sales/orders/grant-order.ts': 'paid: receipt, course and mail; or takes them back',
  'sales/payments/settle-books.ts': 'the entry for a charge, as a difference',
  'libs/school/src/sales/payments/attempts.ts': 'combines readings of the provider in any order',
  'sales/payments/open-tasks.ts': 'tasks for people',
  'sales/receipts/receipts.ts': 'numbers without gaps',
  'libs/school/src/sales/payments/order-state.ts': 'the state of an order from its attempts',
  'libs/school/src/sales/payments/refund-tries.ts': 'when the provider is next asked about a refund',
  'libs/school/src/sales/payments/books.ts': 'what the books must hold of a charge',
  'learning/attendance/routes.ts': 'a family marks, a teacher corrects',
  'learning/attendance/mark-attendance.ts': 'the whole call: read, decide, write',
  'libs/school/src/catalogue/policy/attendance.ts': 'the rule: present, late, or why not',
  'learning/attendance/present.ts': 'the reply',
  'learning/attendance/store.ts': 'SQL: the seat, and the mark with its balance event',
  'learning/meetings/present.ts': 'a decision in a reply',
  'libs/school/src/catalogue/policy/timetable.ts': 'which limits a kept decision still shows',
  'libs/school/src/learning/classes/substitute.ts': 'how long a substitute may read a meeting',
  'learning/meetings/seat-writes.ts': 'SQL of all changes of seats',
  'finance/refunds/staff-columns.ts':
    'columns and joins of requests and their courses, and the row they make',
  'finance/refunds/staff-routes.ts': 'connects the contract with `approveRefund`',
  'finance/refunds/decide-refund.ts': 'prepare, approve and reject, each one transaction',
  'finance/refunds/staff-store.ts': 'SQL of requests as finance sees them',
  'finance/refunds/present-staff.ts': 'the reply, and what the caller may do next',
  'libs/school/src/catalogue/policy/balance.ts': 'what is left: the sum of balance events',
  'finance/refunds/quote.ts': 'applies the rule to one course',
  'finance/refunds/present.ts': 'the amount and how it was computed',
  'libs/school/src/catalogue/policy/fault-refund.ts':
    'the rule: half of the price, or what is left of it after a fault of the school',
  'libs/school/src/finance/refunds/rules.ts': 'where a request stands for the family',
};

/** Left out, because every feature uses them; docs/ARCHITECTURE.md says once what they hold. */
const PLUMBING = [
  `${SERVER}platform/`,
  `${SCHOOL}basics/`,
  `${SCHOOL}platform/`,
  'libs/messages/',
  'content/',
];

/**
 * The files of a walkthrough. `read` are those of the walkthrough's own module and of the course rules; of `called`, files of other modules and
 * other writes, the docstrings of the called functions are enough.
 */
export function filesOf({ routes, start, otherWrites }: Walkthrough): { read: string[]; called: string[] } {
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

/** The path as docs/ARCHITECTURE.md writes it: files of the server begin with their module. */
export const shortPath = (path: string) => (path.startsWith(SERVER) ? path.slice(SERVER.length) : path);

/** The list of a walkthrough as it stands in docs/ARCHITECTURE.md. */
function listOf(walkthrough: Walkthrough): string {
  const { read, called } = filesOf(walkthrough);
  const rows = read.map(
    (path, index) => `| ${index + 1} | \`${shortPath(path)}\` | ${NOTES[shortPath(path)] ?? ''} |`,
  );
  return [
    '| | File | Holds |',
    '|---|---|---|',
    ...rows,
    '',
    `Called on the way: ${called.map((path) => `\`${shortPath(path)}\``).join(', ')}.`,
  ].join('\n');
}

/** The page with the list of each walkthrough. */
function withLists(page: string): string {
  return WALKTHROUGHS.reduce((text, walkthrough) => {
    const [begin, end] = [`<!-- walkthrough ${walkthrough.name} -->`, '<!-- end -->'];
    const from = text.indexOf(begin);
    const to = text.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`docs/ARCHITECTURE.md has no list ${begin} … ${end}`);
    return `${text.slice(0, from)}${begin}\n${listOf(walkthrough)}\n${text.slice(to)}`;
  }, page);
}

/** The page with the features of each module in the table of modules. */
function withFeatures(page: string): string {
  return MODULES.reduce((text, module) => {
    const row = new RegExp(`^(\\| \`${module}\` \\|[^|]*\\| )[^|]*( \\|)`, 'm');
    if (!row.test(text)) throw new Error(`docs/ARCHITECTURE.md has no row for the module ${module}`);
    return text.replace(row, `$1${featuresOf(module).join(', ')}$2`);
  }, page);
}

function featuresOf(module: string): string[] {
  return readdirSync(join(root, SERVER, module), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** docs/ARCHITECTURE.md with its generated parts as the code is now. */
export const updatedPage = (page: string) => withLists(withFeatures(page));

export const readPage = () => readFileSync(PAGE, 'utf8');

if (import.meta.main) {
  writeFileSync(PAGE, updatedPage(readPage()));
  for (const walkthrough of WALKTHROUGHS)
    console.log(`${walkthrough.name}: ${filesOf(walkthrough).read.length} files`);
}
