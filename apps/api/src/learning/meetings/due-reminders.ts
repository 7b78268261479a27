import { SCHOOL_ZONE, ZONES } from '@fasih/school/basics/instants';
import { dueUntil, type Reminder, type Zones } from '@fasih/school/learning/meetings/reminders';
import { sql } from 'kysely';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import {
  cteAs,
  jsonList,
  jsonRows,
  recordsAs,
  returning,
  scalar,
  select,
  tableAs,
  withCtes,
} from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import { tellingOf } from './telling.ts';

const BATCH = 50;

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const t = tableAs('account', 't');
const s = tableAs('seat', 's');
const l = tableAs('learner', 'l');
const e = tableAs('enrolment', 'e');
const p = tableAs('message_preference', 'p');

export type ReminderJob = 'meetings.remindDay' | 'meetings.remindHour';
type Column = 'reminded_day_for' | 'reminded_hour_for';

/** The starts that are due now, for each pair of zones in which it is day. */
type Window = { west: number; east: number; after: Date; until: Date };

/** The starts of the meetings whose families are to be reminded now; empty at night. */
export function dueWindows(reminder: Reminder, now: Date): Window[] {
  return ZONES.flatMap((west, first) =>
    ZONES.slice(first).flatMap((east, more) => {
      const zones: Zones = { west, east };
      const until = dueUntil(reminder, now, zones);
      // Where the last reminder has come, the early one would only repeat it.
      const after = reminder === 'early' ? dueUntil('last', now, zones) : now;
      return until && after ? [{ west: first, east: first + more, after, until }] : [];
    }),
  );
}

const WINDOW = { west: 'integer', east: 'integer', after: 'timestamptz', until: 'timestamptz' } as const;

const zoneIndex = sql<number>`array_position(array[${sql.join(ZONES.map((zone) => sql.lit(zone)))}],
  coalesce(${p.zone}, ${sql.lit(SCHOOL_ZONE)})) - 1`;

/** The seats `s` of a meeting whose families are reminded, with learner `l` and course `e`. */
const remindedSeats = sql`${s} join ${l} on ${l.id} = ${s.learner_id}
  join ${e} on ${e.id} = ${s.enrolment_id} and ${e.state} = 'active'`;

export type DueAt = { windows: string; until: Date; now: Date };

/** Meetings `m` that begin in the window of their families' zones and were not reminded of this start. */
function isDue(job: ReminderJob, column: Column, { windows, until, now }: Params<DueAt>) {
  const w = recordsAs(windows, 'w', WINDOW);
  return sql<boolean>`${m.closed_at} is null and ${m.state} = 'planned'
    and lower(${m.during}) > ${now} and lower(${m.during}) <= ${until}
    and ${m[column]} is distinct from lower(${m.during}) and ${isNotSetAside(job, m.id, now)}
    and exists (
      select from (
        select min(${zoneIndex}) as west, max(${zoneIndex}) as east
        from ${remindedSeats} left join ${p} on ${p.account_id} = ${l.account_id}
        where ${s.meeting_id} = ${m.id} and ${s.state} = 'planned'
      ) families join ${w} on ${w.west} = families.west and ${w.east} = families.east
      where lower(${m.during}) > ${w.after} and lower(${m.during}) <= ${w.until})`;
}

export const dueIds = (job: ReminderJob, column: Column) =>
  statement((at: Params<DueAt>) =>
    select(
      [m.id.as('id')],
      sql`from ${m} where ${isDue(job, column, at)} order by lower(${m.during}) limit ${sql.lit(BATCH)}`,
    ),
  );

/** Other due meetings of the families of these, so that a family with two learners gets one message. */
const sameFamilies = ({ until, now }: Params<DueAt>, condition: ReturnType<typeof isDue>) => {
  const seat = tableAs('seat', 'seat');
  const sibling = tableAs('learner', 'sibling');
  // An array is read once, and from the families: a join was made again for each meeting of the window.
  return select(
    [m.id.as('id')],
    sql`from ${m} where ${m.id} = any(array(
        select ${seat.meeting_id} from due join ${s} on ${s.meeting_id} = due.id join ${l} on ${l.id} = ${s.learner_id}
          join ${sibling} on ${sibling.account_id} = ${l.account_id}
          join ${seat} on ${seat.learner_id} = ${sibling.id} and ${seat.state} = 'planned'
            and ${seat.during} && tstzrange(${now}, ${until}, '[]')
          join ${e} on ${e.id} = ${seat.enrolment_id} and ${e.state} = 'active'))
      and ${m.id} not in (select id from due) and ${condition} for update skip locked`,
  );
};

/** Takes the next batch of due meetings, or only one of them, and notes their starts as reminded. */
export const takeDue = (job: ReminderJob, column: Column) =>
  statement((of: Params<DueAt & { only: string | null }>) => {
    const due = select(
      [m.id.as('id')],
      sql`from ${m} where ${isDue(job, column, of)} and (${of.only}::uuid is null or ${m.id} = ${of.only})
        order by lower(${m.during}) limit ${sql.lit(BATCH)} for update skip locked`,
    );
    const siblings = sameFamilies(of, sql<boolean>`${of.only}::uuid is null and ${isDue(job, column, of)}`);
    const told = returning(
      sql`update ${m} set ${sql.ref(column)} = lower(${m.during})
        where ${m.id} in (select id from due union select id from siblings)`,
      [
        m.id.as('id'),
        m.class_id.as('class_id'),
        m.teacher_id.as('teacher_id'),
        m.kind.as('kind'),
        sql<Date>`lower(${m.during})`.as('starts_at'),
      ],
    );
    const k = cteAs(told, 'told', 'k');
    const seat = {
      seatId: s.id,
      number: s.number,
      learnerName: l.name,
      accountId: l.account_id,
      policyVersion: e.policy_version,
      zone: zoneIndex,
    };
    return withCtes(
      { due, siblings, told },
      select(
        [
          k.id.as('meetingId'),
          k.starts_at.as('startsAt'),
          c.id.as('classId'),
          c.name.as('className'),
          sql<boolean>`${k.kind} = 'series' and ${c.capacity} > 1`.as('isGroup'),
          shownNameOf(t).as('teacherName'),
          scalar(
            jsonList(seat, sql`${l.name}, ${s.id}`),
            sql`from ${remindedSeats} left join ${p} on ${p.account_id} = ${l.account_id}
              where ${s.meeting_id} = ${k.id} and ${s.state} = 'planned'`,
          ).as('seats'),
          jsonRows(tellingOf(k.id)).as('telling'),
        ],
        sql`from ${k} join ${c} on ${c.id} = ${k.class_id} join ${t} on ${t.id} = ${k.teacher_id}
          order by ${k.starts_at}, ${k.id}`,
      ),
    );
  }, `take-${column}`);

export type DueMeeting = RowOf<ReturnType<typeof takeDue>>;
