import { signedInAccount } from '../../../test/placed-people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { type NewEntry, postEntries } from '../../ledger/journal/post-entry.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/** A minute before and a minute after the end of November in Jakarta. */
const END_OF_NOVEMBER = '2026-11-30T16:59:00Z';
const START_OF_DECEMBER = '2026-11-30T17:01:00Z';

/** A school with a small ledger, and requests to `/finance` by a signed-in finance account. */
export type HandLedger = {
  app: TestApp;
  token: string;
  get(path: string, options?: { lang?: 'id' | 'en' }): Promise<Reply>;
  post(path: string, body: unknown): Promise<Reply>;
};
type Reply = Awaited<ReturnType<TestApp['ask']>>;

/** What an entry of these tests states itself; `postDrafts` adds the rest. */
type EntryDraft = Partial<NewEntry> & Pick<NewEntry, 'schoolDay' | 'category' | 'lines'>;

const lines = (debit: string, credit: string, amount: number) => [
  { account: debit, amount },
  { account: credit, amount: -amount },
];
const payment = (schoolDay: string, category: string, amount: number): EntryDraft => ({
  schoolDay,
  category,
  sourceKind: 'order.paid',
  description: `Paket ${category}`,
  lines: lines('cash.provider', 'fees.unearned', amount),
});
const meeting = (schoolDay: string, kind: 'held' | 'forfeited'): EntryDraft => ({
  schoolDay,
  category: 'general-english-kids',
  sourceKind: 'meeting',
  kind,
  description: 'Paket general-english-kids',
  lines: lines('fees.unearned', 'revenue.courses', 120_000),
});
/** The teacher's pay for a 60-minute meeting, as a cost of its day; it is paid out in December. */
const teacherPay = (schoolDay: string): EntryDraft => ({
  schoolDay,
  category: 'teachers',
  sourceKind: 'pay.accrued',
  description: 'Paket general-english-kids',
  lines: lines('expense.teachers', 'salaries.payable', 60_000),
});

/** Automatic entries until the end of November. The figures that tests expect are added up from these lists by hand. */
const AUTOMATIC_ENTRIES: EntryDraft[] = [
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

/** Manual entries by finance, in the order of their creation. */
const MANUAL_ENTRIES = [
  ['expense', '2026-10-31', 'teachers', 500_000, 'Honor Oktober'],
  ['expense', '2026-11-01', 'staff', 1_000_000, 'Gaji staf'],
  ['expense', '2026-11-24', 'marketing', 250_000, 'Iklan "Belajar bareng"'],
  ['expense', '2026-11-30', 'other', 0, 'Sumbangan kertas'],
  ['revenue', '2026-11-15', 'special-course', 300_000, 'Kelas tamu'],
] as const;

/** Starts a school a minute before December whose ledger holds exactly the two lists above. */
export async function startHandLedger(): Promise<HandLedger> {
  const app = await startTestApp({ now: END_OF_NOVEMBER });
  const { token } = await signedInAccount(app, 'finance', 'en');
  const ledger: HandLedger = {
    app,
    token,
    get: (path, options = {}) => app.ask('GET', `/finance${path}`, { token, ...options }),
    post: (path, body) => app.ask('POST', `/finance${path}`, { token, body }),
  };
  await postDrafts(ledger, AUTOMATIC_ENTRIES);
  for (const [index, [type, date, category, amount, description]] of MANUAL_ENTRIES.entries()) {
    const key = `hand-ledger-form-${index}`;
    const added = await ledger.post('/entries', { key, type, date, category, amount, description });
    if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  }
  return ledger;
}

/** Moves the clock to December, adds one payment, and pays the teachers for November. */
export async function advanceToDecember(ledger: HandLedger): Promise<void> {
  ledger.app.clock.set(START_OF_DECEMBER);
  await postDrafts(ledger, [
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

let lastNumber = 0;
async function postDrafts({ app }: HandLedger, drafts: EntryDraft[]): Promise<void> {
  const entries = drafts.map((draft) => {
    lastNumber += 1;
    return { sourceKind: 'hand', description: '', reverses: null, ...draft, sourceId: `hand:${lastNumber}` };
  });
  await inTransaction(app.pool, (db) => postEntries(db, entries, app.clock.now()));
}
