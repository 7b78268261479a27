import { signedInAccount } from '../../../test/placed-people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { type NewEntry, postEntries } from '../../ledger/journal/post-entry.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/** A minute before and after the end of November in Jakarta. */
export const LAST_MINUTE = '2026-11-30T16:59:00Z';
export const FIRST_MINUTE = '2026-11-30T17:01:00Z';

export type HandLedger = {
  app: TestApp;
  token: string;
  get(path: string, more?: { lang?: 'id' | 'en' }): Promise<HandAnswer>;
  post(path: string, body: unknown): Promise<HandAnswer>;
};
type HandAnswer = Awaited<ReturnType<TestApp['ask']>>;

type Made = Partial<NewEntry> & Pick<NewEntry, 'schoolDay' | 'category' | 'lines'>;

const lines = (debit: string, credit: string, amount: number) => [
  { account: debit, amount },
  { account: credit, amount: -amount },
];
const payment = (schoolDay: string, category: string, amount: number): Made => ({
  schoolDay,
  category,
  sourceKind: 'order.paid',
  description: `Paket ${category}`,
  lines: lines('cash.provider', 'fees.unearned', amount),
});
const meeting = (schoolDay: string, kind: 'held' | 'forfeited'): Made => ({
  schoolDay,
  category: 'general-english-kids',
  sourceKind: 'meeting',
  kind,
  description: 'Paket general-english-kids',
  lines: lines('fees.unearned', 'revenue.courses', 120_000),
});
/** The cost of a 60-minute meeting, on its day; nobody is paid before December. */
const teacherPay = (schoolDay: string): Made => ({
  schoolDay,
  category: 'teachers',
  sourceKind: 'pay.accrued',
  description: 'Paket general-english-kids',
  lines: lines('expense.teachers', 'salaries.payable', 60_000),
});

/** Automatic entries until the last minute of November; the tests' figures are added up from these by hand. */
const BOOKED: Made[] = [
  payment('2026-08-31', 'ielts-regular', 3_000_000),
  payment('2026-09-01', 'general-english-kids', 2_400_000),
  payment('2026-10-31', 'special-course', 1_500_000),
  payment('2026-11-01', 'general-english-kids', 2_400_000),
  payment('2026-11-23', 'conversation-kids', 1_750_001),
  payment('2026-11-24', 'toeic-express', 900_000),
  payment('2026-11-30', 'special-course', 100_000),
  meeting('2026-11-10', 'held'),
  teacherPay('2026-11-10'),
  meeting('2026-11-24', 'held'),
  teacherPay('2026-11-24'),
  meeting('2026-11-30', 'forfeited'),
  teacherPay('2026-11-30'),
  {
    schoolDay: '2026-11-29',
    category: 'general-english-kids',
    sourceKind: 'meeting',
    kind: 'refunded',
    lines: lines('fees.unearned', 'refunds.payable', 1_200_000),
  },
  {
    schoolDay: '2026-11-30',
    category: 'general-english-kids',
    sourceKind: 'payment.returned',
    description: 'Paket general-english-kids',
    lines: lines('refunds.payable', 'cash.provider', 1_200_000),
  },
  {
    schoolDay: '2026-11-23',
    category: 'provider',
    sourceKind: 'fee',
    description: 'Biaya transaksi',
    lines: lines('expense.provider', 'cash.provider', 4_000),
  },
];

/** Entries by finance, in this order. */
const TYPED = [
  ['expense', '2026-10-31', 'teachers', 500_000, 'Honor Oktober'],
  ['expense', '2026-11-01', 'staff', 1_000_000, 'Gaji staf'],
  ['expense', '2026-11-24', 'marketing', 250_000, 'Iklan "Belajar bareng"'],
  ['expense', '2026-11-30', 'other', 0, 'Sumbangan kertas'],
  ['revenue', '2026-11-15', 'special-course', 300_000, 'Kelas tamu'],
] as const;

/** A school in the last minute of November whose books are exactly the two lists above. */
export async function aHandLedger(): Promise<HandLedger> {
  const app = await startTestApp({ now: LAST_MINUTE });
  const { token } = await signedInAccount(app, 'finance', 'en');
  const ledger: HandLedger = {
    app,
    token,
    get: (path, more = {}) => app.ask('GET', `/finance${path}`, { token, ...more }),
    post: (path, body) => app.ask('POST', `/finance${path}`, { token, body }),
  };
  await book(ledger, BOOKED);
  for (const [index, [type, date, category, amount, description]] of TYPED.entries()) {
    const key = `hand-ledger-form-${index}`;
    const added = await ledger.post('/entries', { key, type, date, category, amount, description });
    if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  }
  return ledger;
}

/** Moves past midnight, adds one payment, and pays the teachers for November. */
export async function intoDecember(ledger: HandLedger): Promise<void> {
  ledger.app.clock.set(FIRST_MINUTE);
  await book(ledger, [
    payment('2026-12-01', 'special-course', 200_000),
    {
      schoolDay: '2026-12-01',
      category: 'teachers',
      sourceKind: 'pay.paid',
      description: 'Honor November',
      lines: lines('salaries.payable', 'cash.bank', 180_000),
    },
  ]);
}

let booked = 0;
async function book({ app }: HandLedger, made: Made[]): Promise<void> {
  const entries = made.map((entry) => {
    booked += 1;
    return { sourceKind: 'hand', description: '', reverses: null, ...entry, sourceId: `hand:${booked}` };
  });
  await inTransaction(app.pool, (db) => postEntries(db, entries, app.clock.now()));
}
