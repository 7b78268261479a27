import type { Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import type { adminDashboard } from '@fasih/school/dashboards/admin-contract';
import type { Pool } from 'pg';
import { aboutName } from '../audit/about.ts';
import type { SignedInCall } from '../http/call.ts';
import { workList } from './admin-work.ts';

type Home = Reply<typeof adminDashboard>;

/** An admin's home in three statements: what waits, the totals, what happened last. */
export async function readAdminDashboard(pool: Pool, call: SignedInCall): Promise<Home> {
  const [work, totals, activity] = await Promise.all([
    workList(pool, call.now),
    readTotals(pool, call.now),
    readActivity(pool),
  ]);
  return { serverNow: call.now.toISOString(), work, totals, activity };
}

/** Learners are counted by triggers; a class is active as `stateOn` says: begun and not in a pause, found in its index alone. */
async function readTotals(pool: Pool, now: Date): Promise<Home['totals']> {
  const { rows } = await pool.query<Home['totals']>({
    name: 'admin-totals',
    text: `select (select coalesce(sum(n), 0)::integer from learner_tally) as students,
      (select count(*)::integer from account where role = 'teacher' and active) as teachers,
      (select count(*)::integer from school_class c where c.state in ('scheduled', 'active') and c.starts_on <= $1::date
        and (c.paused_from <= $1::date and $1::date < c.paused_until) is not true) as "activeClasses"`,
    values: [dayIn(now)],
  });
  return rows[0] ?? { students: 0, teachers: 0, activeClasses: 0 };
}

/** Signing in and out would hide everything else; the index `audit_entry_activity` leaves out the same. */
const NO_SIGNING_IN = `u.action not in ('account.signedIn', 'account.signedOut', 'account.signInFailed',
  'account.passwordAccepted', 'account.passwordRefused', 'account.codeRefused')`;

async function readActivity(pool: Pool): Promise<Home['activity']> {
  const { rows } = await pool.query<Omit<Home['activity'][number], 'at'> & { at: Date }>({
    name: 'admin-activity',
    text: `select u.id::text as id, u.at, u.action, coalesce(nullif(b.name, ''), b.display_username) as by, ${aboutName} as about
      from audit_entry u left join account b on b.id = u.account_id
      where ${NO_SIGNING_IN} order by u.at desc, u.id desc limit 10`,
  });
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
