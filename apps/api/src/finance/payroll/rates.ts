import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type {
  listPayRates,
  setPayRate as setPayRateContract,
  TeacherRates,
} from '@fasih/school/finance/payroll/rates-contract';
import { rateOn } from '@fasih/school/finance/payroll/rules';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { countedPage, type Page } from '../../platform/db/page.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { allOf, likePattern } from '../../platform/db/search-words.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { coalesce, jsonList, orNull, type Selected, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

const a = tableAs('account', 'a');
const b = tableAs('account', 'b');
const rate = tableAs('pay_rate', 'rate');
const name = shownNameOf(a);

const columns = [
  a.id.as('teacherId'),
  name.as('name'),
  a.active.as('active'),
  scalar(
    jsonList(
      {
        id: rate.id,
        perHour: rate.per_hour,
        validFrom: rate.valid_from,
        setBy: coalesce(orNull(shownNameOf(b)), sql<string>`''`),
        setAt: rate.set_at,
      },
      sql`${rate.valid_from} desc`,
    ),
    sql`from ${rate} left join ${b} on ${b.id} = ${rate.set_by} where ${rate.teacher_id} = ${a.id}`,
  ).as('rates'),
] as const;

type Row = Selected<typeof columns>;

function present({ rates, ...row }: Row, today: string): TeacherRates {
  return {
    ...row,
    perHour: rateOn(rates, today),
    rates: rates.map((rate) => ({ ...rate, setAt: new Date(rate.setAt).toISOString() })),
  };
}

/** Teachers with their rates, active ones first, by name; includes those without teaching hours. */
export async function pageOfRates(
  db: Queryable,
  query: Accepted<typeof listPayRates>['query'],
  now: Date,
): Promise<Page<TeacherRates> | Refusal<'common.narrow'>> {
  const words = query.q?.trim().toLowerCase() ?? '';
  const page = await countedPage(db, query, {
    columns,
    from: sql`${a} where ${allOf([sql<boolean>`${a.role} = 'teacher'`, words && sql<boolean>`lower(${name}) like ${likePattern(words)}`])}`,
    orderBy: sql`${a.active} desc, lower(${name}), ${a.id}`,
  });
  if (isRefusal(page)) return page;
  return { ...page, data: page.data.map((row) => present(row, dayIn(now))) };
}

const lockTeacher = statement(({ teacherId }: Params<{ teacherId: string }>) =>
  build.selectFrom('teacher').where('account_id', '=', teacherId).select('account_id').forUpdate(),
);

type NewRate = { teacherId: string; perHour: number; validFrom: string; by: string; now: Date };

const saveRate = statement((one: Params<NewRate>) =>
  build
    .with('earlier', (db) =>
      db
        .selectFrom('pay_rate')
        .where('teacher_id', '=', one.teacherId)
        .where('valid_from', '=', one.validFrom)
        .select('per_hour'),
    )
    .insertInto('pay_rate')
    .values({
      teacher_id: one.teacherId,
      per_hour: one.perHour,
      valid_from: one.validFrom,
      set_by: one.by,
      set_at: one.now,
    })
    .onConflict((on) =>
      on.columns(['teacher_id', 'valid_from']).doUpdateSet((eb) => ({
        per_hour: eb.ref('excluded.per_hour'),
        set_by: eb.ref('excluded.set_by'),
        set_at: eb.ref('excluded.set_at'),
      })),
    )
    .returning(({ selectFrom }) => selectFrom('earlier').select('per_hour').as('before')),
);

const selectRates = statement(({ teacherId }: Params<{ teacherId: string }>) =>
  select(columns, sql`from ${a} where ${a.id} = ${teacherId}`),
);

/** Sets a teacher's hourly rate from a day on; replaces a rate of the same day. */
export async function setPayRate(
  pool: Pool,
  { teacherId, perHour, validFrom }: Accepted<typeof setPayRateContract>['body'],
  call: SignedInCall,
): Promise<TeacherRates | Refusal<'payroll.teacherNotFound'>> {
  return inTransaction(pool, async (db) => {
    if (!isId(teacherId)) return refuse('payroll.teacherNotFound');
    if (!(await lockTeacher.first(db, { teacherId }))) return refuse('payroll.teacherNotFound');
    const by = call.person.accountId;
    const { before } = requireRow(
      await saveRate.all(db, { teacherId, perHour, validFrom, by, now: call.now }),
    );
    await writeAudit(db, call, {
      action: 'pay.rateSet',
      targetKind: 'teacher',
      targetId: teacherId,
      ...(before === null ? {} : { before: { perHour: before } }),
      after: { perHour, validFrom },
    });
    const row = await selectRates.first(db, { teacherId });
    return row ? present(row, dayIn(call.now)) : refuse('payroll.teacherNotFound');
  });
}
