import { dayIn, SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type HolidayRow, MEETINGS_SHOWN, type MeetingOfDay } from '@fasih/school/learning/holidays/contract';
import pg, { type Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Holiday } from './holidays.ts';

/** SQL: planned meetings `m` that begin on a school day; `day` is an expression of type date. */
const plannedOn = (day: string) => `m.state = 'planned' and m.during is not null
  and lower(m.during) >= ${day}::timestamp at time zone '${SCHOOL_ZONE}'
  and lower(m.during) < (${day} + 1)::timestamp at time zone '${SCHOOL_ZONE}'`;

/** A year's holidays by date, each with the number of meetings planned on it. */
export async function holidaysOfYear(
  db: Queryable,
  requestedYear: number | undefined,
  now: Date,
): Promise<{ year: number; today: string; data: HolidayRow[] }> {
  const today = dayIn(now);
  const year = requestedYear ?? Number(today.slice(0, 4));
  const { rows } = await db.query<HolidayRow>(
    `select h.day, h.name_id as id, h.name_en as en,
       (select count(*)::integer from meeting m where ${plannedOn('h.day')}) as meetings
     from holiday h where h.day >= make_date($1, 1, 1) and h.day < make_date($1 + 1, 1, 1) order by h.day`,
    [year],
  );
  return { year, today, data: rows };
}

/** The number of planned meetings of a day and the first of them by time. */
export async function meetingsOn(
  db: Queryable,
  day: string,
): Promise<{ day: string; count: number; meetings: MeetingOfDay[] }> {
  const { rows } = await db.query<Omit<MeetingOfDay, 'startsAt'> & { startsAt: Date; count: number }>(
    `select m.id, c.id as "classId", c.name as "className", m.number, lower(m.during) as "startsAt",
       ${shownName('a')} as "teacherName",
       array(select l.name from seat s join learner l on l.id = s.learner_id
         where s.meeting_id = m.id order by l.name) as learners, count(*) over ()::integer as count
     from meeting m join school_class c on c.id = m.class_id join account a on a.id = m.teacher_id
     where ${plannedOn('$1::date')} order by lower(m.during), c.name, m.id limit ${MEETINGS_SHOWN}`,
    [day],
  );
  return {
    day,
    count: rows[0]?.count ?? 0,
    meetings: rows.map(({ count: _, startsAt, ...row }) => ({ ...row, startsAt: startsAt.toISOString() })),
  };
}

/** Adds a holiday. Meetings planned on it stay, because moving them is agreed with each family. */
export async function addHoliday(
  pool: Pool,
  holiday: Holiday,
  call: SignedInCall,
): Promise<HolidayRow | Refusal<'settings.holidayExists'>> {
  try {
    return await inTransaction(pool, async (db) => {
      await db.query('insert into holiday (day, name_id, name_en) values ($1, $2, $3)', [
        holiday.day,
        holiday.id,
        holiday.en,
      ]);
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

/** Removes a holiday; meetings planned around it stay where they are. */
export async function removeHoliday(
  pool: Pool,
  day: string,
  call: SignedInCall,
): Promise<{ ok: true } | Refusal<'settings.holidayNotFound'>> {
  return inTransaction(pool, async (db) => {
    const { rows } = await db.query<Holiday>(
      'delete from holiday where day = $1 returning day, name_id as id, name_en as en',
      [day],
    );
    if (!rows[0]) return refuse('settings.holidayNotFound');
    await writeAudit(db, call, {
      action: 'holiday.removed',
      targetKind: 'holiday',
      targetId: day,
      before: rows[0],
    });
    return { ok: true };
  });
}
