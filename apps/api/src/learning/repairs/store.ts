import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { RepairCause } from '@fasih/school/catalogue/policy/repair';
import type { RepairedTime } from '@fasih/school/learning/repairs/repair-plan';
import { NO_WISHES, type Wishes } from '@fasih/school/learning/wishes/wishes';
import { sql } from 'kysely';
import { isRefundAsked } from '../../courses/enrolments/waits.ts';
import {
  anyOf,
  endOf,
  insertFrom,
  jsonRow,
  recordsAs,
  returning,
  select,
  startOf,
  tableAs,
} from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { lastTimeOf } from '../meetings/telling.ts';
import { isChosenOnce, lostAtOf } from '../offered-times/store.ts';
import { wished } from '../wishes/store.ts';

const schoolClass = tableAs('school_class', 'school_class');
const meeting = tableAs('meeting', 'meeting');
const enrolment = tableAs('enrolment', 'enrolment');
const learner = tableAs('learner', 'learner');
const w = tableAs('wishes', 'w');
const offeredTime = tableAs('offered_time', 'offered_time');
const notice = tableAs('notification', 'notice');
const booking = tableAs('booking', 'booking');
const repair = tableAs('plan_repair', 'repair');
const repairedTime = tableAs('repaired_time', 'repaired_time');

/** The time at which somebody could not be there. */
const lostTime = sql<string | null>`gone.was`;

const selectMeetings = statement(({ classId }: Params<{ classId: string }>) =>
  select(
    [
      meeting.id.as('id'),
      lostAtOf(meeting.id).as('lostAt'),
      startOf(lostTime).as('lostFrom'),
      endOf(lostTime).as('lostUntil'),
      isChosenOnce(meeting.decision).as('chosenOnce'),
      sql<boolean>`coalesce(${meeting.chosen_for} = lower(${meeting.during}), false)`.as('isChosen'),
      // Chosen by itself, confirmed, or one of the weekly times that the family booked.
      sql<boolean>`coalesce(${meeting.confirmed_for} = lower(${meeting.during}) or change.by_role = 'student' or (change.at is null
        and exists (select from ${booking} where ${booking.class_id} = ${meeting.class_id}
        and ${booking.state} = 'booked')), false)`.as('isFamilys'),
      sql<boolean>`exists (select from ${offeredTime} where ${offeredTime.meeting_id} = ${meeting.id}
        and ${offeredTime.offered_at} >= coalesce(${lostAtOf(meeting.id)}, '-infinity'))`.as('isOffered'),
      sql<
        RepairCause[]
      >`array(select ${repairedTime.cause} from ${repairedTime} join ${repair} on ${repair.id} = ${repairedTime.repair_id}
        where ${repairedTime.meeting_id} = ${meeting.id} and ${repair.taken_back_at} is not null
        and case when ${repairedTime.cause} = 'waiting'
          then ${repair.made_at} >= coalesce(${lostAtOf(meeting.id)}, '-infinity') else ${repairedTime.was} = ${meeting.during} end)`.as(
        'takenBack',
      ),
    ],
    sql`from ${meeting} left join lateral (${lastTimeOf(meeting.id)}) change on true
      left join lateral (select was from meeting_change where meeting_id = ${meeting.id}
        and kind in ('excused', 'cancelled') order by id desc limit 1) gone on true
      where ${meeting.class_id} = ${classId} and ${meeting.state} in ('planned', 'to_plan')`,
  ),
);

/** How an open meeting came to its time, or to none. */
export type MeetingState = RowOf<typeof selectMeetings>;

/** The open meetings of a class by id. One statement. */
export async function readMeetings(
  db: Queryable,
  of: { classId: string },
): Promise<ReadonlyMap<string, MeetingState>> {
  return new Map((await selectMeetings.all(db, of)).map((row) => [row.id, row]));
}

const selectCourses = statement(({ ids, since }: Params<{ ids: readonly string[]; since: Date }>) =>
  select(
    [
      enrolment.id.as('id'),
      isRefundAsked(enrolment.id).as('refundAsked'),
      jsonRow(select(wished, sql`from ${w} where ${w.enrolment_id} = ${enrolment.id}`)).as('wishes'),
      sql<boolean>`exists (select from ${notice} where ${notice.account_id} = ${learner.account_id}
        and ${notice.kind} = 'classes.replanned'
        and ${notice.params} ->> 'why' = 'repaired' and ${notice.created_at} > ${since})`.as('isTold'),
    ],
    sql`from ${enrolment} join ${learner} on ${learner.id} = ${enrolment.learner_id} where ${enrolment.id} = ${anyOf(ids)}`,
  ),
);

/** What limits the times of a course; `isTold`: its family had a message about a repair since then. */
export type CourseState = Omit<RowOf<typeof selectCourses>, 'wishes'> & { wishes: Wishes };

/** These courses. One statement. */
export async function readCourses(
  db: Queryable,
  of: { ids: readonly string[]; since: Date },
): Promise<CourseState[]> {
  return (await selectCourses.all(db, of)).map((row) => ({
    ...row,
    wishes: row.wishes ?? (NO_WISHES satisfies Wishes),
  }));
}

const insertRepair = statement(
  ({ classId, at, times }: Params<{ classId: string; at: Date; times: string }>) => {
    const x = recordsAs(times, 'x', {
      meeting_id: 'uuid',
      cause: 'text',
      was_start: 'timestamptz',
      was_end: 'timestamptz',
      becomes_start: 'timestamptz',
      becomes_end: 'timestamptz',
      decision: 'jsonb',
    });
    const one = returning(sql`insert into plan_repair (class_id, made_at) values (${classId}, ${at})`, [
      sql<string>`id`.as('id'),
    ]);
    const rows = insertFrom(
      'repaired_time',
      {
        repair_id: sql<string>`one.id`,
        meeting_id: x.meeting_id,
        cause: x.cause.$castTo<RepairCause>(),
        was: sql<
          string | null
        >`case when ${x.was_start} is not null then tstzrange(${x.was_start}, ${x.was_end}) end`,
        becomes: sql<string>`tstzrange(${x.becomes_start}, ${x.becomes_end})`,
        decision: x.decision.$castTo<string>(),
      },
      sql`from one, ${x}`,
    );
    return sql<{ id: string }>`with one as (${one}), times as (${rows} returning repair_id)
      select distinct repair_id as id from times`;
  },
);

/** Stores a repair with its times, for the page of the admins; returns its id. One statement. */
export async function storeRepair(
  db: Queryable,
  classId: string,
  times: readonly (RepairedTime & { decision: Decision })[],
  at: Date,
): Promise<string> {
  const rows = times.map(({ meetingId, cause, was, to, decision }) => ({
    meeting_id: meetingId,
    cause,
    was_start: was?.start ?? null,
    was_end: was?.end ?? null,
    becomes_start: to.start,
    becomes_end: to.end,
    decision,
  }));
  const row = await insertRepair.first(db, { classId, at, times: JSON.stringify(rows) });
  if (!row) throw new Error('a repair has a time');
  return row.id;
}

const noteLook = statement(({ id, seen, at }: Params<{ id: string; seen: Date | null; at: Date }>) =>
  build
    .updateTable('school_class')
    .set({ repair_looked_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['scheduled', 'active'])
    .where(sql<boolean>`repair_looked_at is not distinct from ${seen}`),
);

/** Notes that a class is looked at now and locks it; false if another process has looked since, or it paused. */
export async function beginLook(
  db: Queryable,
  of: { id: string; seen: Date | null; at: Date },
): Promise<boolean> {
  return (await noteLook.run(db, of)) === 1;
}

const noteMany = statement(({ looks, at }: Params<{ looks: string; at: Date }>) => {
  const x = recordsAs(looks, 'x', { id: 'uuid', seen: 'timestamptz' });
  return sql<never>`update school_class set repair_looked_at = ${at} where id in (select ${schoolClass.id}
    from ${schoolClass} join ${x} on ${x.id} = ${schoolClass.id} where ${schoolClass.state} in ('scheduled', 'active')
      and ${schoolClass.repair_looked_at} is not distinct from ${x.seen}
      order by ${schoolClass.id} for no key update of school_class skip locked)`;
});

/** A class, and when it was looked at before. */
export type Look = { id: string; seen: Date | null };

/** Notes for many classes that they are looked at now, apart from those that others have locked or looked at since. */
export async function noteLooks(db: Queryable, looks: readonly Look[], at: Date): Promise<void> {
  const rows = looks.map(({ id, seen }) => ({ id, seen }));
  await noteMany.run(db, { looks: JSON.stringify(rows), at });
}

const selectClass = statement(({ id }: Params<{ id: string }>) =>
  select(
    [repair.class_id.as('classId'), repair.made_at.as('madeAt')],
    sql`from ${repair} where ${repair.id} = ${id}`,
  ),
);

/** The class that a repair changed, and when. */
export function classOfRepair(db: Queryable, id: string): Promise<RowOf<typeof selectClass> | null> {
  return selectClass.first(db, { id });
}

const takeBack = statement(({ id, by, at }: Params<{ id: string; by: string; at: Date }>) =>
  build
    .updateTable('plan_repair')
    .set({ taken_back_by: by, taken_back_at: at })
    .where('id', '=', id)
    .where('taken_back_at', 'is', null),
);

/** Notes that a repair is taken back; false if it was already. */
export async function markTakenBack(
  db: Queryable,
  of: { id: string; by: string; at: Date },
): Promise<boolean> {
  return (await takeBack.run(db, of)) === 1;
}
