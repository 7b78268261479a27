import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { sql } from 'kysely';
import { anyOf, endOf, jsonRows, select, startOf, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { holidaysIn } from '../holidays/holidays.ts';
import { lessonHoursValue } from '../lesson-hours/lesson-hours.ts';
import { exceptionsOf, weeklyHoursOf } from '../teachers/hours-json.ts';
import { bookingsOf } from './open-bookings.ts';
import { schoolOf, spanOf, type Timetable, teacherJson, timetableOf, wholeWeeks } from './read-timetable.ts';

type Request = {
  teacherIds: readonly string[];
  learnerIds: readonly string[];
  firstDay: string;
  lastDay: string;
  from: Date;
  until: Date;
  now: Date;
};

const selectTimetables = statement((of: Params<Request>) => {
  const m = tableAs('meeting', 'm');
  const s = tableAs('seat', 's');
  const one = subqueryAs(sql<{ id: string }>`select unnest(${of.teacherIds}::uuid[]) as id`, 'one_teacher');
  const [firstDay, lastDay] = [sql<string>`${of.firstDay}::date`, sql<string>`${of.lastDay}::date`];
  const within = sql`tstzrange(${of.from}, ${of.until})`;
  return select(
    [
      lessonHoursValue.as('lessonHours'),
      holidaysIn(firstDay, lastDay).as('holidays'),
      jsonRows(
        select(
          [
            one.id.as('id'),
            teacherJson(one.id).as('teacher'),
            weeklyHoursOf(one.id).as('weekly'),
            exceptionsOf(one.id, firstDay, lastDay).as('exceptions'),
            bookingsOf(one.id, sql`${of.now}`).as('bookings'),
          ],
          sql`from ${one}`,
        ),
      ).as('teachers'),
      jsonRows(
        select(
          [
            m.id.as('id'),
            m.teacher_id.as('teacherId'),
            startOf(m.during).$notNull().as('start'),
            endOf(m.during).$notNull().as('end'),
          ],
          sql`from ${m} where ${m.teacher_id} = ${anyOf(of.teacherIds)} and ${m.during} && ${within}
            order by ${m.during}`,
        ),
      ).as('teacherBusy'),
      jsonRows(
        select(
          [
            s.meeting_id.as('meetingId'),
            s.learner_id.as('learnerId'),
            s.enrolment_id.as('enrolmentId'),
            startOf(s.during).$notNull().as('start'),
            endOf(s.during).$notNull().as('end'),
          ],
          sql`from ${s} where ${s.learner_id} = ${anyOf(of.learnerIds)} and ${s.during} && ${within}
            order by ${s.during}`,
        ),
      ).as('learnersBusy'),
    ],
    sql``,
  );
});

/** Whose timetable is read; see `readTimetable`. */
type One = { teacherId: string; learnerIds: readonly string[]; without: readonly string[] };

/** As `readTimetable` for many, in their order. One statement. */
export async function readTimetables(
  db: Queryable,
  all: readonly One[],
  { from, until, now }: { from: Date; until: Date; now: Date },
): Promise<Timetable[]> {
  const days = wholeWeeks(from, until);
  const row = await selectTimetables.first(db, {
    teacherIds: [...new Set(all.map(({ teacherId }) => teacherId))],
    learnerIds: [...new Set(all.flatMap(({ learnerIds }) => learnerIds))],
    ...days,
    now,
  });
  if (!row) throw new Error('a select without a table has one row');
  const teachers = new Map(row.teachers.map((one) => [one.id, one]));
  const meetings = Map.groupBy(row.teacherBusy.map(withSpan), ({ teacherId }) => teacherId);
  const seats = Map.groupBy(row.learnersBusy.map(withSpan), ({ learnerId }) => learnerId);
  const school = schoolOf(row);
  return all.map(({ teacherId, learnerIds, without }) => {
    const own = new Set(without);
    const found = teachers.get(teacherId);
    const read = {
      teacher: found?.teacher ?? null,
      weekly: found?.weekly ?? [],
      exceptions: found?.exceptions ?? [],
      meetings: (meetings.get(teacherId) ?? []).flatMap(({ id, span }) => (own.has(id) ? [] : span)),
      bookings: (found?.bookings ?? []).filter(({ learnerId }) => !learnerIds.includes(learnerId)),
      learnersBusy: learnerIds.flatMap((id) =>
        (seats.get(id) ?? []).flatMap(({ meetingId, enrolmentId, span }) =>
          own.has(meetingId) ? [] : { ...span, enrolmentId },
        ),
      ),
    };
    return timetableOf(read, school, days);
  });
}

const withSpan = <Row extends { start: string; end: string }>(row: Row): Row & { span: Span } => ({
  ...row,
  span: spanOf(row),
});
