import { dayIn, SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type HolidayRow, MEETINGS_SHOWN, type MeetingOfDay } from '@fasih/school/learning/holidays/contract';
import { type Expression, sql } from 'kysely';
import pg, { type Pool, type PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { recordsAs, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Holiday } from './holidays.ts';

const h = tableAs('holiday', 'h');
const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const a = tableAs('account', 'a');
const s = tableAs('seat', 's');
const l = tableAs('learner', 'l');

/** Meetings `m` planned to begin on a school day; `day` is of type date. */
const plannedOn = (day: Expression<string>) => {
  const zone = sql.lit(SCHOOL_ZONE);
  return sql<boolean>`${m.state} = 'planned' and ${m.during} is not null
    and lower(${m.during}) >= ${day}::timestamp at time zone ${zone}
    and lower(${m.during}) < (${day} + 1)::timestamp at time zone ${zone}`;
};

const selectYear = statement(({ year }: Params<{ year: number }>) =>
  select(
    [
      h.day.as('day'),
      h.name_id.as('id'),
      h.name_en.as('en'),
      sql<number>`(select count(*)::integer from ${m} where ${plannedOn(h.day)})`.as('meetings'),
    ],
    sql`from ${h} where ${h.day} >= make_date(${year}, 1, 1) and ${h.day} < make_date(${year} + 1, 1, 1)
      order by ${h.day}`,
  ),
);

/** A year's holidays by date, each with the number of meetings planned on it. */
export async function holidaysOfYear(
  db: Queryable,
  requestedYear: number | undefined,
  now: Date,
): Promise<{ year: number; today: string; data: HolidayRow[] }> {
  const today = dayIn(now);
  const year = requestedYear ?? Number(today.slice(0, 4));
  return { year, today, data: await selectYear.all(db, { year }) };
}

const selectMeetingsOn = statement(({ day }: Params<{ day: string }>) =>
  select(
    [
      m.id.as('id'),
      c.id.as('classId'),
      c.name.as('className'),
      m.number.as('number'),
      sql<Date>`lower(${m.during})`.as('startsAt'),
      shownNameOf(a).as('teacherName'),
      sql<string[]>`array(select ${l.name} from ${s} join ${l} on ${l.id} = ${s.learner_id}
        where ${s.meeting_id} = ${m.id} order by ${l.name})`.as('learners'),
      sql<number>`count(*) over ()::integer`.as('count'),
    ],
    sql`from ${m} join ${c} on ${c.id} = ${m.class_id} join ${a} on ${a.id} = ${m.teacher_id}
      where ${plannedOn(sql`${day}::date`)}
      order by lower(${m.during}), ${c.name}, ${m.id} limit ${sql.lit(MEETINGS_SHOWN)}`,
  ),
);

/** The number of planned meetings of a day and the first of them by time. */
export async function meetingsOn(
  db: Queryable,
  day: string,
): Promise<{ day: string; count: number; meetings: MeetingOfDay[] }> {
  const rows = await selectMeetingsOn.all(db, { day });
  return {
    day,
    count: rows[0]?.count ?? 0,
    meetings: rows.map(({ count: _, startsAt, ...row }) => ({ ...row, startsAt: startsAt.toISOString() })),
  };
}

const insertHoliday = statement(({ day, id, en }: Params<Holiday>) =>
  build.insertInto('holiday').values({ day, name_id: id, name_en: en }),
);

const insertMissing = statement(({ days }: Params<{ days: string }>) => {
  const d = recordsAs(days, 'd', { day: 'date', id: 'text', en: 'text' });
  return sql<{
    day: string;
  }>`insert into holiday (day, name_id, name_en) select ${d.day}, ${d.id}, ${d.en} from ${d}
    on conflict (day) do nothing returning day::text`;
});

/** Adds the holidays that are not there yet, in the caller's transaction, each with its audit entry. Returns them. */
export async function addMissingHolidays(
  db: PoolClient,
  holidays: readonly Holiday[],
  call: SignedInCall,
): Promise<Holiday[]> {
  const days = await insertMissing.all(db, { days: JSON.stringify(holidays) });
  const added = holidays.filter(({ day }) => days.some((one) => one.day === day));
  for (const after of added)
    await writeAudit(db, call, {
      action: 'holiday.added',
      targetKind: 'holiday',
      targetId: after.day,
      after,
    });
  return added;
}

/** Adds a holiday. Meetings planned on it stay, because moving them is agreed with each family. */
export async function addHoliday(
  pool: Pool,
  holiday: Holiday,
  call: SignedInCall,
): Promise<HolidayRow | Refusal<'settings.holidayExists'>> {
  try {
    return await inTransaction(pool, async (db) => {
      await insertHoliday.run(db, holiday);
      const { count } = await meetingsOn(db, holiday.day);
      await writeAudit(db, call, {
        action: 'holiday.added',
        targetKind: 'holiday',
        targetId: holiday.day,
        after: holiday,
      });
      return { ...holiday, meetings: count };
    });
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '23505')
      return refuse('settings.holidayExists', { fields: { day: 'holidayExists' } });
    throw error;
  }
}

const deleteHoliday = statement(({ day }: Params<{ day: string }>) =>
  build.deleteFrom('holiday').where('day', '=', day).returning(['day', 'name_id as id', 'name_en as en']),
);

/** Removes a holiday; meetings planned around it stay where they are. */
export async function removeHoliday(
  pool: Pool,
  day: string,
  call: SignedInCall,
): Promise<{ ok: true } | Refusal<'settings.holidayNotFound'>> {
  return inTransaction(pool, async (db) => {
    const before = await deleteHoliday.first(db, { day });
    if (!before) return refuse('settings.holidayNotFound');
    await writeAudit(db, call, {
      action: 'holiday.removed',
      targetKind: 'holiday',
      targetId: day,
      before,
    });
    return { ok: true };
  });
}
