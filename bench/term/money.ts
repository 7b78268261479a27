import { dayIn } from '@fasih/school/basics/instants';
import { compareBooks } from '../../apps/api/src/finance/books/check-books.ts';
import type { Term } from './term.ts';

/** Differences between refunds, pay, books and provider at the end of a term; each should be none. */
export type MoneyCheck = { name: string; differences: number; note: string };

const numberOf = async ({ school }: Term, sql: string): Promise<number> =>
  Number((await school.pool.query<{ n: string }>(sql)).rows[0]?.n ?? Number.NaN);

/** Compares what teachers taught with what they were paid, refunds with the rule and the provider, and the books with their sources. */
export async function checkMoney(term: Term): Promise<MoneyCheck[]> {
  const { findings, owed } = await compareBooks(term.school.pool);
  const [debits, credits] = [
    await numberOf(term, 'select sum(debit) as n from ledger_line'),
    await numberOf(term, 'select sum(credit) as n from ledger_line'),
  ];
  const refunds = await numberOf(term, `select count(*) as n from refund_request where state = 'approved'`);
  const wrong = await numberOf(
    term,
    `select count(*) as n from refund_request q left join refund r on r.id = q.refund_id
     where q.state = 'approved' and (r.amount is distinct from q.amount or r.state is distinct from 'confirmed')`,
  );
  const taught = await numberOf(
    term,
    `select coalesce(sum(paid_minutes), 0) as n from meeting where state in ('held', 'missed')`,
  );
  const unpaid = await numberOf(
    term,
    `select count(*) as n from meeting m where m.state in ('held', 'missed') and m.paid_minutes > 0
       and not exists (select from pay_line p join pay_run r on r.id = p.run_id where p.meeting_id = m.id and r.state = 'paid')`,
  );
  const paid = await term.school.pool.query<{ at: Date }>(
    'select paid_at as at from orders where paid_at is not null',
  );
  const days = new Set(paid.rows.map(({ at }) => dayIn(at)));
  let differences = 0;
  for (const day of days) {
    const compared = await term.school.must('POST', '/reconciliation/fetch', term.staff.finance, { day });
    // Fees come with the provider's report, which nobody imports here.
    differences += compared.differences.filter(({ kind }: { kind: string }) => kind !== 'fee').length;
  }
  return [
    {
      name: 'books against their sources',
      differences: findings.length,
      note: `${JSON.stringify(findings)}, lessons owed Rp ${owed}`,
    },
    { name: 'debits against credits', differences: debits - credits, note: `Rp ${debits}` },
    { name: 'refunds against the rule', differences: wrong, note: `${refunds} refunds` },
    { name: 'taught meetings without pay', differences: unpaid, note: `${taught / 60} hours taught` },
    { name: 'charges against the provider', differences, note: `${days.size} days` },
  ];
}
