import type { Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import type { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import type { Pool } from 'pg';
import { jsonListSql } from '../../platform/db/json-rows.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { aboutName } from '../audit/about.ts';
import { workList } from './admin-work.ts';

type Home = Reply<typeof adminDashboard>;

/** An admin's home in two statements: pending work, and totals with recent activity. */
export async function readAdminDashboard(pool: Pool, call: SignedInCall): Promise<Home> {
  const [work, { activity, ...totals }] = await Promise.all([
    workList(pool, call.person.accountId, call.now),
    readSchool(pool, call.now),
  ]);
  return {
    serverNow: call.now.toISOString(),
    work,
    totals,
    activity: activity.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
  };
}

/** Leaves out sign-ins, which would hide everything else; must match the index `audit_entry_activity`. */
const NO_SIGNING_IN = `u.action not in ('account.signedIn', 'account.signedOut', 'account.signInFailed',
  'account.passwordAccepted', 'account.passwordRefused', 'account.codeRefused')`;

type School = Home['totals'] & Pick<Home, 'activity'>;

/**
 * Learners are counted by triggers. A class is active as in `stateOn`: begun and not paused, from its index
 * alone.
 */
async function readSchool(pool: Pool, now: Date): Promise<School> {
  const { rows } = await pool.query<School>({
    name: 'admin-school',
    text: `select (select coalesce(sum(n), 0)::integer from learner_tally) as students,
      (select count(*)::integer from account where role = 'teacher' and active) as teachers,
      (select count(*)::integer from school_class c where c.state in ('scheduled', 'active') and c.starts_on <= $1::date
        and (c.paused_from <= $1::date and $1::date < c.paused_until) is not true) as "activeClasses",
      ${jsonListSql(`select u.id::text as id, u.at, u.action, ${shownName('b')} as by,
          ${aboutName} as about
        from audit_entry u left join account b on b.id = u.account_id
        where ${NO_SIGNING_IN} and not u.is_part order by u.at desc, u.id desc limit 10`)} as activity`,
    values: [dayIn(now)],
  });
  return requireRow(rows);
}
