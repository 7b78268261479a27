import type { LostTime } from '@fasih/school/learning/meetings/lost-time';
import type { LearnerMeeting } from '@fasih/school/office/homes/contract';
import { type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { linkOfMeeting } from '../../learning/classes/class-link.ts';
import { lostTimeOf } from '../../learning/meetings/lost-time.ts';
import { awaitsSubstitute } from '../../learning/teachers/away.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { coalesce, endOf, orNull, type Selected, select, startOf, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const s = tableAs('seat', 's');
const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const t = tableAs('account', 't');
const ts = tableAs('test_score', 'ts');
const ch = tableAs('meeting_change', 'ch');
const b = tableAs('balance_event', 'b');
const tp = tableAs('teacher_profile', 'tp');

/** Columns of a seat with its meeting, for a family or a teacher; `seatTables` follow them. */
export const seatColumns = [
  s.enrolment_id.as('enrolmentId'),
  s.learner_id.as('learnerId'),
  m.class_id.as('classId'),
  c.name.as('className'),
  m.id.as('meetingId'),
  s.number.as('number'),
  s.state.as('state'),
  startOf(s.during).as('startsAt'),
  endOf(s.during).as('endsAt'),
  sql<boolean>`${m.kind} = 'series' and ${c.capacity} > 1`.as('isGroup'),
  sql<boolean>`${m.kind} = 'makeup'`.as('makeup'),
  sql<boolean>`exists (select from ${ch} where ${ch.meeting_id} = ${m.id} and ${ch.kind} = 'moved')`.as(
    'moved',
  ),
  shownNameOf(t).as('teacherName'),
  sql<boolean>`${m.teacher_id} <> ${c.teacher_id}`.as('substitute'),
  awaitsSubstitute(m).as('awaitsSubstitute'),
  linkOfMeeting.as('zoomLink'),
  c.zoom_room.as('zoomRoom'),
  coalesce(s.decision, m.decision).as('decision'),
  s.marked_at.as('markedAt'),
  s.told_late_at.as('toldLateAt'),
  sql<boolean>`${m.checked_in_at} is not null`.as('teacherHere'),
  sql<
    LearnerMeeting['dispute'] | null
  >`(select d.state from dispute d where d.seat_id = ${s.id} and d.starts_at = lower(${s.during}))`.as(
    'dispute',
  ),
  m.note.as('note'),
  m.homework.as('homework'),
  orNull(ts.score).as('score'),
  m.version.as('version'),
] as const;
export const seatTables = sql`${s} join ${m} on ${m.id} = ${s.meeting_id} join ${c} on ${c.id} = ${m.class_id}
  join ${t} on ${t.id} = ${m.teacher_id}
  left join ${ts} on ${ts.enrolment_id} = ${s.enrolment_id} and ${ts.number} = ${s.number}`;

/** One seat with its meeting, for a family or a teacher. */
export type HomeSeatRow = Selected<typeof seatColumns>;

/** Extra facts for the course page, left out of the home to keep it cheap. */
export type SeatStory = {
  correctionReason: string | null;
  teacherDelay: LearnerMeeting['teacherDelay'];
  lost: LostTime | null;
};

/** The picture file of the published profile of the meeting's teacher. */
export const teacherPhoto = orNull(
  sql<string>`(select ${tp.photo_file} from ${tp} where ${tp.teacher_id} = ${m.teacher_id})`,
);

/**
 * The reason of the correction that made the current state of a seat `s`. A change refers only to the meeting, but
 * shares its decision with the seat.
 */
export const correctionReason = sql<string | null>`case when ${s.decision} ->> 'rule' = 'correct' then (
    select nullif(${ch.reason}, '') from ${ch}
    where ${ch.meeting_id} = ${s.meeting_id} and ${ch.kind} = 'corrected' and ${ch.decision} = ${s.decision}
    order by ${ch.id} desc limit 1) end`;

// Minutes not added to the end are in the minute bank, as an event that names meeting or seat.
const inMinuteBank = sql<boolean>`exists (select from ${b}
  where ${b.enrolment_id} = ${s.enrolment_id} and ${b.kind} = 'owed_minutes'
    and (starts_with(${b.source}, 'owed_minutes:' || ${m.id} || ':') or ${b.source} = 'owed_minutes:' || ${s.id}))`;

const teacherDelay: RawBuilder<SeatStory['teacherDelay']> = sql`
  case when ${m.delay_minutes} > 0 and ${s.during} is not null
    then ${jsonBuildObject({ minutes: m.delay_minutes, addedToEnd: sql<boolean>`not ${inMinuteBank}` })} end`;

const selectSeats = statement(
  ({ enrolmentIds }: Params<{ enrolmentIds: readonly string[] }>) =>
    select(
      [
        ...seatColumns,
        teacherPhoto.as('teacherPhoto'),
        correctionReason.as('correctionReason'),
        teacherDelay.as('teacherDelay'),
        sql<LostTime | null>`case when ${s.state} = 'to_plan' then ${lostTimeOf(m.id)} end`.as('lost'),
      ],
      sql`from ${seatTables} where ${s.enrolment_id} = any(${enrolmentIds})
        order by ${s.enrolment_id}, ${s.number}`,
    ),
  'seats-of-enrolments',
);

/** All seats of these enrolments by number, with their extra facts. One statement. */
export async function seatsOf(
  db: Queryable,
  enrolmentIds: readonly string[],
): Promise<RowOf<typeof selectSeats>[]> {
  return enrolmentIds.length === 0 ? [] : selectSeats.all(db, { enrolmentIds });
}
