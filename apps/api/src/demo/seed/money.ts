import { dayIn } from '@fasih/school/basics/instants';
import { type Random, seededRandom } from '@fasih/school/basics/random';
import { addDays, weekdayOf } from '@fasih/school/catalogue/policy/validity';
import type { PoolClient } from 'pg';
import { postPayout } from '../../finance/books/book-payout.ts';
import { postEventsWithin } from '../../finance/books/post-events.ts';
import { accruePayWithin } from '../../finance/payroll/accrue-pay.ts';
import { bookManual } from '../../ledger/journal/add-manual-entry.ts';
import type { NewManualEntry } from '../../ledger/journal/manual-entries.ts';

const DAYS_BACK = 100;

type Spent = Pick<NewManualEntry, 'type' | 'category' | 'amount' | 'description'>;

const cost = (category: string, amount: number, description: string): Spent => ({
  type: 'expense',
  category,
  amount,
  description,
});
const income = (category: string, amount: number, description: string): Spent => ({
  type: 'revenue',
  category,
  amount,
  description,
});

/** Monthly expenses by day of the month. */
const MONTHLY: Readonly<Record<number, readonly Spent[]>> = {
  3: [cost('maintenance', 420_000, 'Langganan ruang rapat daring')],
  10: [cost('other', 685_000, 'Listrik dan internet')],
  18: [cost('maintenance', 150_000, 'Sewa server dan nama domain')],
  25: [cost('staff', 4_200_000, 'Gaji administrasi'), cost('staff', 4_500_000, 'Gaji keuangan')],
};

const ADS = ['Iklan media sosial', 'Iklan mesin pencari', 'Cetak brosur dan spanduk', 'Stan pameran sekolah'];
const ODDS: readonly Spent[] = [
  cost('other', 135_000, 'Alat tulis dan kertas'),
  cost('other', 96_000, 'Air minum dan kopi'),
  cost('maintenance', 275_000, 'Perbaikan laptop guru'),
  cost('other', 210_000, 'Buku rujukan TOEFL'),
  income('conversation-adult', 1_250_000, 'Kelas percakapan sehari untuk karyawan toko'),
  income('special-course', 900_000, 'Lokakarya pidato bahasa Inggris'),
];

/**
 * Seeds the books: manual entries of the last 100 days, and postings of all balance events and meetings.
 * Deterministic for a given clock.
 */
export async function seedMoney(db: PoolClient, now: Date): Promise<void> {
  const { rows } = await db.query<{ id: string }>(`select id from account where username = 'finance'`);
  const by = rows[0]?.id;
  if (by === undefined) throw new Error('the demo has no finance account');
  const random = seededRandom('money');
  const today = dayIn(now);
  for (let back = DAYS_BACK; back >= 0; back--) {
    const date = addDays(today, -back);
    for (const [index, spent] of spentOn(date, random).entries()) {
      const at = new Date(Math.min(Date.parse(`${date}T04:00:00Z`) + index * 60_000, now.getTime()));
      await bookManual(db, { ...spent, date, key: `demo-${date}-${index}-by-hand` }, by, at);
    }
  }
  while ((await postEventsWithin(db, now)) > 0);
  while ((await accruePayWithin(db, now)) > 0);
  await payOut(db, today, now);
}

/** Posts the provider's payouts: on Fridays, what came in by the day before. */
async function payOut(db: PoolClient, today: string, now: Date): Promise<void> {
  const { rows } = await db.query<{ friday: string; amount: number }>(
    `select to_char(f.friday, 'YYYY-MM-DD') as friday, sum(l.debit - l.credit) as amount
     from ledger_line l join ledger_entry e on e.id = l.entry_id
     cross join lateral (
       select e.school_day + 1 + (12 - extract(isodow from e.school_day + 1)::integer) % 7 as friday
     ) f
     where l.account_code = 'cash.provider' and f.friday <= $1::date
     group by f.friday having sum(l.debit - l.credit) > 0 order by f.friday`,
    [today],
  );
  for (const { friday, amount } of rows) {
    const description = 'Pencairan mingguan';
    await postPayout(
      db,
      { key: `demo-${friday}-payout`, date: friday, way: 'toBank', amount, description },
      now,
    );
  }
}

function spentOn(date: string, random: Random): Spent[] {
  const spent = [...(MONTHLY[Number(date.slice(8))] ?? [])];
  if (weekdayOf(date) === 1) {
    const what = ADS[Math.floor(random() ** 2 * ADS.length)] ?? 'Iklan media sosial';
    spent.push(cost('marketing', 250_000 + Math.floor(random() * 9) * 50_000, what));
  }
  if (random() < 0.12) {
    const odd = ODDS[Math.floor(random() * ODDS.length)];
    if (odd) spent.push(odd);
  }
  return spent;
}
