import type { AgeGroup } from '@fasih/school/basics/age-group';
import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { DayHours } from '@fasih/school/learning/absences/away';
import { sql } from 'kysely';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { insertFrom, jsonList, jsonRows, recordsAs, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { exceptionsOf } from '../teachers/hours-json.ts';
import { isAhead, isUncovered } from './uncovered.ts';

const absence = tableAs('absence', 'absence');
const account = tableAs('account', 'account');
const meeting = tableAs('meeting', 'meeting');
const schoolClass = tableAs('school_class', 'school_class');
const seat = tableAs('seat', 'seat');
const learner = tableAs('learner', 'learner');
const search = tableAs('substitute_search', 'search');
const offer = tableAs('substitute_offer', 'offer');

/** Spans as a multirange of PostgreSQL. */
export const multirange = (spans: readonly Span[]): string =>
  `{${spans.map(({ start, end }) => `[${start.toISOString()},${end.toISOString()})`).join(',')}}`;

const seats = {
  learnerId: seat.learner_id,
  name: learner.name,
  number: seat.number,
  accountId: learner.account_id,
  enrolmentId: seat.enrolment_id,
};

const meetingColumns = [
  meeting.id.as('meetingId'),
  meeting.class_id.as('classId'),
  schoolClass.name.as('className'),
  schoolClass.package_type.$castTo<PackageType>().as('packageType'),
  schoolClass.age_group.$castTo<AgeGroup>().as('ageGroup'),
  schoolClass.level.as('level'),
  meeting.number.as('number'),
  sql<Date>`lower(${meeting.during})`.as('start'),
  sql<Date>`upper(${meeting.during})`.as('end'),
  scalar(
    jsonList(seats, sql`${learner.name}, ${seat.id}`),
    sql`from ${seat} join ${learner} on ${learner.id} = ${seat.learner_id} where ${seat.meeting_id} = ${meeting.id}
      and ${seat.state} = 'planned'`,
  ).as('seats'),
  sql<{
    teachers: number;
    at: string | null;
  } | null>`(select json_build_object('at', ${search.asked_at}, 'teachers',
    (select count(*) from ${offer} where ${offer.search_id} = ${search.id})) from ${search}
      where ${search.meeting_id} = ${meeting.id} and ${search.ended_at} is null)`.as('asked'),
] as const;

type During = { teacherId: string; during: string; now: Date };

const selectDuring = statement(({ teacherId, during, now }: Params<During>) =>
  select(
    meetingColumns,
    sql`from ${meeting} join ${schoolClass} on ${schoolClass.id} = ${meeting.class_id}
      where ${meeting.teacher_id} = ${teacherId} and ${meeting.during} && ${during}::tstzmultirange and ${isAhead(meeting, now)}
      order by lower(${meeting.during}), ${meeting.id}`,
  ),
);

/** A meeting whose teacher is away. */
export type UncoveredRow = RowOf<typeof selectDuring>;

/** A teacher's meetings to come in these spans, by time. */
export const meetingsDuring = (
  db: Queryable,
  teacherId: string,
  spans: readonly Span[],
  now: Date,
): Promise<UncoveredRow[]> => selectDuring.all(db, { teacherId, during: multirange(spans), now });

type OfTeacher = { teacherId: string; now: Date };

const uncovered = ({ teacherId, now }: Params<OfTeacher>) =>
  select(
    meetingColumns,
    sql`from ${meeting} join ${schoolClass} on ${schoolClass.id} = ${meeting.class_id}
      where ${meeting.teacher_id} = ${teacherId} and ${isUncovered(meeting, now)} order by lower(${meeting.during}), ${meeting.id}`,
  );
const selectUncovered = statement((of: Params<OfTeacher>) => uncovered(of));

/** The meetings in which this teacher is away and that have no substitute, by time. */
export const uncoveredOf = (db: Queryable, teacherId: string, now: Date): Promise<UncoveredRow[]> =>
  selectUncovered.all(db, { teacherId, now });

const absences = ({ teacherId, now }: Params<OfTeacher>) =>
  select(
    [
      absence.id.as('id'),
      absence.kind.as('kind'),
      absence.marked_at.as('markedAt'),
      shownNameOf(account).as('markedBy'),
      sql<{ start: string; end: string }[]>`(select coalesce(json_agg(json_build_object(
        'start', lower(piece), 'end', upper(piece)) order by piece), '[]')
        from unnest(${absence.during}) piece where upper(piece) > ${now}::timestamptz)`.as('spans'),
    ],
    sql`from ${absence} join ${account} on ${account.id} = ${absence.marked_by}
      where ${absence.teacher_id} = ${teacherId} and upper(${absence.during}) > ${now}::timestamptz
      order by lower(${absence.during}), ${absence.id}`,
  );

const selectState = statement((of: Params<OfTeacher>) =>
  select([jsonRows(absences(of)).as('absences'), jsonRows(uncovered(of)).as('meetings')], sql``),
);

/** A teacher's absences that are not over, and the meetings in them that have no substitute. */
export async function absencesOf(db: Queryable, teacherId: string, now: Date) {
  const row = requireRow(await selectState.all(db, { teacherId, now }));
  return {
    absences: row.absences.map(({ markedAt, spans, ...one }) => ({
      ...one,
      markedAt: new Date(markedAt).toISOString(),
      spans: spans.map(({ start, end }) => ({
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
      })),
    })),
    meetings: row.meetings.map(
      (one): UncoveredRow => ({ ...one, start: new Date(one.start), end: new Date(one.end) }),
    ),
  };
}

type NewAbsence = { teacherId: string; during: string; kind: string; by: string; now: Date };

const insert = statement((one: Params<NewAbsence>) =>
  build
    .insertInto('absence')
    .values({
      teacher_id: one.teacherId,
      during: one.during,
      kind: one.kind.$castTo<'sick' | 'leave' | 'other'>(),
      marked_by: one.by,
      marked_at: one.now,
    })
    .returning('id'),
);

const insertHours = statement(
  ({ teacherId, absenceId, hours }: Params<{ teacherId: string; absenceId: string; hours: string }>) => {
    const h = recordsAs(hours, 'h', { day: 'date', from: 'integer', to: 'integer' });
    return insertFrom(
      'availability_exception',
      {
        teacher_id: teacherId,
        day: h.day,
        kind: sql<'away' | 'extra'>`'away'`,
        minutes: sql<string>`int4range(${h.from}, ${h.to})`,
        absence_id: absenceId,
      },
      sql`from ${h}`,
    );
  },
);

/** Adds hours in which a teacher is away to an absence; the teacher's row must be locked. */
export async function addAway(
  db: Queryable,
  { teacherId, absenceId, hours }: { teacherId: string; absenceId: string; hours: readonly DayHours[] },
): Promise<void> {
  if (hours.length > 0) await insertHours.run(db, { teacherId, absenceId, hours: JSON.stringify(hours) });
}

/** Stores an absence and the hours in which the teacher is now away; the teacher's row must be locked. */
export async function insertAbsence(
  db: Queryable,
  { hours, ...one }: NewAbsence & { hours: readonly DayHours[] },
): Promise<string> {
  const row = await insert.first(db, one);
  if (!row) throw new Error('the absence was not written');
  await addAway(db, { teacherId: one.teacherId, absenceId: row.id, hours });
  return row.id;
}

const selectAway = statement(({ teacherId, from }: Params<{ teacherId: string; from: string }>) =>
  select([exceptionsOf(teacherId, sql<string>`${from}::date`).as('exceptions')], sql``),
);

/** The hours in which a teacher is already away, from a day on. */
export async function knownAway(db: Queryable, teacherId: string, from: string): Promise<DayHours[]> {
  const row = await selectAway.first(db, { teacherId, from });
  return (row?.exceptions ?? []).filter(({ kind }) => kind === 'away');
}

type Shorter = { teacherId: string; start: Date; end: Date };

const shorten = statement(
  ({ teacherId, start, end }: Params<Shorter>) => sql<never>`update absence
    set during = during - tstzmultirange(tstzrange(${start}, ${end}))
    where teacher_id = ${teacherId} and during && tstzrange(${start}, ${end})`,
);

/** Takes a span out of all absences of a teacher, who is there after all. */
export const shortenAbsences = (db: Queryable, shorter: Shorter) => shorten.run(db, shorter);

type Ended = { teacherId: string; absenceId: string; now: Date; today: string };

const end = statement(
  ({ teacherId, absenceId, now }: Params<Omit<Ended, 'today'>>) => sql<{ kind: string }>`update absence
    set during = during - tstzmultirange(tstzrange(${now}::timestamptz, null))
    where id = ${absenceId} and teacher_id = ${teacherId} and upper(during) > ${now}::timestamptz returning kind`,
);

const zone = sql.lit(SCHOOL_ZONE);
const dropHours = statement(
  ({
    absenceId,
    now,
  }: Params<{ absenceId: string; now: Date }>) => sql<never>`delete from availability_exception
    where absence_id = ${absenceId}
      and (day + make_interval(mins => upper(minutes))) at time zone ${zone} > ${now}::timestamptz`,
);

/** Ends an absence now; null where it is over or another teacher's. */
export async function endNow(db: Queryable, { teacherId, absenceId, now }: Omit<Ended, 'today'>) {
  const row = await end.first(db, { teacherId, absenceId, now });
  if (row) await dropHours.run(db, { absenceId, now });
  return row;
}

const lockMeetings = statement(
  ({ ids }: Params<{ ids: readonly string[] }>) =>
    sql<never>`select id from meeting where id = any(${ids}::uuid[]) order by id for update`,
);

/** Locks meetings in the order of their ids, so that two writes wait for each other. */
export const lockMeetingsById = (db: Queryable, ids: readonly string[]) => lockMeetings.all(db, { ids });
