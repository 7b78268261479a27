import { dayIn } from '@fasih/school/basics/instants';
import { type FaultCause, quoteFaultRefund } from '@fasih/school/catalogue/policy/fault-refund';
import { quoteRefund } from '@fasih/school/catalogue/policy/refund';
import { readPolicy } from '../../apps/api/src/catalogue/policy/read-policy.ts';
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
  const refunds = await checkRefunds(term);
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
    refunds,
    { name: 'taught meetings without pay', differences: unpaid, note: `${taught / 60} hours taught` },
    { name: 'charges against the provider', differences, note: `${days.size} days` },
  ];
}

type Refunded = {
  policyVersion: number;
  pricePaid: number;
  bought: number;
  lastDay: string | null;
  askedAt: Date;
  cause: FaultCause | null;
  since: string | null;
  amount: number;
  returned: number | null;
  state: string | null;
  drawn: number;
};

/**
 * Each returned course with what was drawn from it when the family asked, counted from its own meetings: those it attended or
 * missed by then, and those that came back to it afterwards.
 */
const REFUNDED = `
  select e.policy_version as "policyVersion", e.price_paid as "pricePaid", e.meetings as bought, e.last_day as "lastDay",
    q.asked_at as "askedAt", q.quote -> 'inputs' ->> 'cause' as cause, q.quote -> 'inputs' ->> 'faultSince' as since,
    q.amount, r.amount as returned, r.state,
    (select count(*)::int from seat s join meeting m on m.id = s.meeting_id
      where s.enrolment_id = e.id and s.number <= e.meetings and (s.state in ('present', 'late') and s.marked_at <= q.asked_at
        or s.state = 'absent' and m.closed_at <= q.asked_at))
    + (select count(*)::int from meeting_change c join seat s on s.meeting_id = c.meeting_id
      where s.enrolment_id = e.id and c.kind = 'waived' and c.at > q.asked_at) as drawn
  from refund_request q join enrolment e on e.id = q.enrolment_id left join refund r on r.id = q.refund_id
  where q.state = 'approved' order by q.asked_at, q.id`;

/** Asks the rule for each refund again, with what is counted here, and compares what was promised and what was returned. */
async function checkRefunds({ school }: Term): Promise<MoneyCheck> {
  const { rows } = await school.pool.query<Refunded>(REFUNDED);
  const wrong: string[] = [];
  for (const { policyVersion, cause, since, askedAt, amount, returned, state, ...course } of rows) {
    const policy = await readPolicy(school.pool, policyVersion);
    const { pricePaid, bought, drawn } = course;
    const quote = quoteRefund(policy, { ...course, ended: false }, askedAt);
    const fault = cause && since ? { cause, since: new Date(since) } : null;
    const byFault = quoteFaultRefund(
      policy,
      { pricePaid, bought, remaining: bought - drawn, fault },
      askedAt,
    );
    const owed = Math.max(quote.amount, byFault.amount);
    if (owed !== amount || returned !== amount || state !== 'confirmed')
      wrong.push(
        `Rp ${owed} by the rule with ${drawn} drawn, asked ${amount}, returned ${returned} ${state}`,
      );
  }
  return {
    name: 'refunds against the rule',
    differences: wrong.length,
    note: [`${rows.length} refunds`, ...wrong.slice(0, 3)].join('; '),
  };
}
