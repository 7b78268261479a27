import type { Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { endOfDay, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { jsonRows, orNull, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { aboutName } from '../audit/about.ts';
import { dayOfLessons, lessonsBetween } from './admin-today.ts';
import { workList } from './admin-work.ts';
import { linklessClasses, presentLinkless } from './linkless.ts';

/** An admin's home in two statements: pending work, and totals with recent activity and today's lessons. */
export async function readAdminDashboard(
  pool: Pool,
  call: SignedInCall,
): Promise<Reply<typeof adminDashboard>> {
  const today = dayIn(call.now);
  const [work, school] = await Promise.all([
    workList(pool, call.person.accountId, call.now),
    selectSchool.all(pool, { now: call.now, today, from: instantOf(today, 0), until: endOfDay(today) }),
  ]);
  const { activity, lessons, linkless, ...totals } = requireRow(school);
  return {
    serverNow: call.now.toISOString(),
    work,
    totals,
    linkless: presentLinkless(linkless),
    activity: activity.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
    today: dayOfLessons(today, lessons),
  };
}

const u = tableAs('audit_entry', 'u');
const b = tableAs('account', 'b');
const c = tableAs('school_class', 'c');

/** Leaves out sign-ins, which would hide everything else; must match the index `audit_entry_activity`. */
const isActivity = sql`${u.action} not in ('account.signedIn', 'account.signedOut', 'account.signInFailed',
  'account.passwordAccepted', 'account.passwordRefused', 'account.codeRefused') and not ${u.is_part}`;

/**
 * Learners are counted by triggers. A class is active as in `classStateOn`: begun and not paused, from its index
 * alone.
 */
const selectSchool = statement(
  ({ now, today, from, until }: Params<{ now: Date; today: string; from: Date; until: Date }>) => {
    const activity = select(
      [
        sql<string>`${u.id}::text`.as('id'),
        u.at.as('at'),
        u.action.as('action'),
        orNull(shownNameOf(b)).as('by'),
        aboutName.as('about'),
      ],
      sql`from ${u} left join ${b} on ${b.id} = ${u.account_id} where ${isActivity}
      order by ${u.at} desc, ${u.id} desc limit 10`,
    );
    return select(
      [
        sql<number>`(select coalesce(sum(n), 0)::integer from learner_tally)`.as('students'),
        sql<number>`(select count(*)::integer from ${b} where ${b.role} = 'teacher' and ${b.active})`.as(
          'teachers',
        ),
        sql<number>`(select count(*)::integer from ${c} where ${c.state} in ('scheduled', 'active')
        and ${c.starts_on} <= ${today}::date
        and (${c.paused_from} <= ${today}::date and ${today}::date < ${c.paused_until}) is not true)`.as(
          'activeClasses',
        ),
        jsonRows(activity).as('activity'),
        jsonRows(lessonsBetween(from, until)).as('lessons'),
        jsonRows(linklessClasses(now)).as('linkless'),
      ],
      sql``,
    );
  },
  'admin-school',
);
