import { isId } from '@fasih/school/basics/ids';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { NO_WISHES, type Wishes } from '@fasih/school/learning/wishes/wishes';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { isRefundAsked } from '../../courses/enrolments/waits.ts';
import { dateOf } from '../../platform/db/json-rows.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { insertFrom, jsonRow, jsonRows, recordsAs, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { lessonHoursOf, lessonHoursValue } from '../lesson-hours/lesson-hours.ts';
import { lostTimeOf } from '../meetings/lost-time.ts';
import { wished } from '../wishes/store.ts';
import { seatsOfOthers } from './free-seats.ts';

const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const s = tableAs('seat', 's');
const m = tableAs('meeting', 'm');
const left = tableAs('meeting', 'left_behind');
const c = tableAs('school_class', 'c');
const w = tableAs('wishes', 'w');
const f = tableAs('offered_time', 'f');
const n = tableAs('notification', 'n');
const o = tableAs('outbox', 'o');
const t = tableAs('account', 't');

/** SQL condition: the family itself may give this meeting a time; only the school plans those of a group. */
const isFamilys = sql<boolean>`(${m.kind} <> 'series' or ${c.capacity} = 1)`;

/** What last happened to the time of a meeting; without `becomes` it was lost or given back. */
export const lastChangeOf = (meetingId: Expression<string>) =>
  sql<{
    kind: string;
    at: Date;
    by_role: string | null;
    decision: Decision | null;
  }>`select case when becomes is null then 'lost' else kind end as kind, at, by_role, decision
    from meeting_change where meeting_id = ${meetingId} and kind not in ('renumbered', 'linked', 'told_late', 'corrected')
    order by id desc limit 1`;

/** When a meeting last lost its time; null where it never did. */
export const lostAtOf = (meetingId: Expression<string>) =>
  sql<Date | null>`(select max(at) from meeting_change where meeting_id = ${meetingId}
    and kind in ('excused', 'cancelled', 'paused', 'waived', 'stopped'))`;

/** Whether a meeting came back because nobody confirmed the time chosen for it: no other is chosen. */
export const isChosenOnce = (decision: Expression<unknown>) =>
  sql<boolean>`coalesce(${decision} -> 'reason' ->> 'key' = 'giveBack.unconfirmed', false)`;

const waitingOf = (enrolmentId: Expression<string>) =>
  select(
    [
      m.id.as('id'),
      m.version.as('version'),
      m.teacher_id.as('teacherId'),
      m.class_id.as('classId'),
      c.name.as('className'),
      c.age_group.as('ageGroup'),
      c.paused_from.as('pausedFrom'),
      c.paused_until.as('pausedUntil'),
      isFamilys.as('isFamilys'),
      s.number.as('number'),
      sql<boolean>`${m.kind} = 'owed'`.as('owed'),
      isChosenOnce(m.decision).as('chosenOnce'),
      lostAtOf(m.id).as('lostAt'),
      lostTimeOf(m.id).as('lost'),
    ],
    sql`from ${s} join ${m} on ${m.id} = ${s.meeting_id} join ${c} on ${c.id} = ${m.class_id}
      where ${s.enrolment_id} = ${enrolmentId} and ${s.state} = 'to_plan' and ${m.state} = 'to_plan'
      order by ${s.number}`,
  );

const offersOf = (enrolmentId: Expression<string>) =>
  select(
    [
      f.meeting_id.as('meetingId'),
      sql<Date>`lower(${f.during})`.as('start'),
      sql<Date>`upper(${f.during})`.as('end'),
      f.in_week.as('inWeek'),
      f.offered_at.as('offeredAt'),
      n.created_at.as('noticeAt'),
      sql<Date | null>`case when ${o.id} is null then ${n.created_at}
        else coalesce(${o.sent_at}, case when ${o.failure} = 'refused' then ${o.created_at} end) end`.as(
        'mailAnsweredAt',
      ),
    ],
    sql`from ${f} left join ${n} on ${n.source} = ${f.notice} left join ${o} on ${o.source} = 'notice:' || ${f.notice}
      where ${f.enrolment_id} = ${enrolmentId} order by ${f.offered_at}, lower(${f.during})`,
  );

/** Planned meetings to come whose times or seats the family just took, or whose times the school's planning chose. */
const recentOf = (enrolmentId: Expression<string>, now: Expression<Date>) =>
  select(
    [
      m.id.as('id'),
      m.version.as('version'),
      // A guest's own class.
      sql<string>`coalesce(${left.class_id}, ${m.class_id})`.as('classId'),
      s.left_makeup.as('makeupId'),
      s.number.as('number'),
      sql<boolean>`${m.kind} = 'owed'`.as('owed'),
      sql<Date>`lower(${m.during})`.as('start'),
      sql<Date>`upper(${m.during})`.as('end'),
      shownNameOf(t).as('teacherName'),
      sql<Date | null>`case when change.kind = 'planned' and change.by_role = 'student'
        and change.at >= ${now}::timestamptz - interval '1 hour' then change.at end`.as('takenAt'),
      sql<boolean>`coalesce(${s.left_makeup} is null and ${m.chosen_for} = lower(${m.during})
        and ${m.confirmed_for} is distinct from ${m.chosen_for}
        and change.by_role is distinct from 'student', false)`.as('chosen'),
    ],
    sql`from ${s} join ${m} on ${m.id} = ${s.meeting_id} join ${t} on ${t.id} = ${m.teacher_id}
      left join ${left} on ${left.id} = ${s.left_makeup}
      left join lateral (${lastChangeOf(sql<string>`coalesce(${left.id}, ${m.id})`)}) change on true
      where ${s.enrolment_id} = ${enrolmentId} and ${s.state} = 'planned' and lower(${m.during}) > ${now}
      order by lower(${m.during})`,
  );

const facts = (now: Expression<Date>) =>
  [
    e.id.as('enrolmentId'),
    e.state.as('state'),
    e.policy_version.as('policyVersion'),
    e.last_day.as('lastDay'),
    e.meetings_per_week.as('perWeek'),
    e.meetings.as('bought'),
    isRefundAsked(e.id).as('refundAsked'),
    l.id.as('learnerId'),
    l.name.as('learnerName'),
    l.account_id.as('accountId'),
    jsonRows(waitingOf(e.id)).as('waiting'),
    jsonRows(offersOf(e.id)).as('offers'),
    jsonRows(recentOf(e.id, now)).as('recent'),
    jsonRows(seatsOfOthers(e.id, now)).as('seats'),
    jsonRow(select(wished, sql`from ${w} where ${w.enrolment_id} = ${e.id}`)).as('wishes'),
    lessonHoursValue.as('lessonHours'),
  ] as const;

const selectCourse = statement(
  ({ enrolmentId, now }: Params<{ enrolmentId: string; now: Date }>) =>
    select(facts(now), sql`from ${e} join ${l} on ${l.id} = ${e.learner_id} where ${e.id} = ${enrolmentId}`),
  'offered-times-course',
);

/** A course with its meetings without a time and all that is needed to offer some. */
export type OfferedCourse = ReturnType<typeof toCourse>;
export type WaitingMeeting = OfferedCourse['waiting'][number];
/** A time that was offered, and when its family was told. */
export type StoredOffer = OfferedCourse['offers'][number];

/** A course by its enrolment, whoever asks; null where there is none. One statement. */
export async function offeredCourse(
  db: Queryable,
  enrolmentId: string,
  now: Date,
): Promise<OfferedCourse | null> {
  const row = isId(enrolmentId) ? await selectCourse.first(db, { enrolmentId, now }) : undefined;
  return row ? toCourse(row) : null;
}

function toCourse({
  waiting,
  offers,
  recent,
  seats,
  wishes,
  lessonHours,
  ...course
}: RowOf<typeof selectCourse>) {
  return {
    ...course,
    seats: seats.map((one) => ({ ...one, start: new Date(one.start), end: new Date(one.end) })),
    wishes: wishes ?? (NO_WISHES satisfies Wishes),
    lessonHours: lessonHoursOf(lessonHours).week,
    recent: recent
      .map((one) => ({
        ...one,
        start: new Date(one.start),
        end: new Date(one.end),
        takenAt: dateOf(one.takenAt),
      }))
      .filter(({ takenAt, chosen }) => takenAt !== null || chosen),
    waiting: waiting.map((one) => ({ ...one, lostAt: dateOf(one.lostAt) })),
    offers: offers.map((one) => ({
      ...one,
      start: new Date(one.start),
      end: new Date(one.end),
      offeredAt: new Date(one.offeredAt),
      noticeAt: dateOf(one.noticeAt),
      mailAnsweredAt: dateOf(one.mailAnsweredAt),
    })),
  };
}

/** A time to store as offered. */
export type NewOffer = {
  meetingId: string;
  enrolmentId: string;
  start: Date;
  end: Date;
  inWeek: number;
  notice: string;
};

const insert = statement(({ offers, at }: Params<{ offers: string; at: Date }>) => {
  const r = recordsAs(offers, 'r', {
    meeting_id: 'uuid',
    enrolment_id: 'uuid',
    starts_at: 'timestamptz',
    ends_at: 'timestamptz',
    in_week: 'smallint',
    notice: 'text',
  });
  return insertFrom(
    'offered_time',
    {
      meeting_id: r.meeting_id,
      enrolment_id: r.enrolment_id,
      during: sql<string>`tstzrange(${r.starts_at}, ${r.ends_at})`,
      in_week: r.in_week,
      offered_at: at as RawBuilder<Date>,
      notice: r.notice,
    },
    sql`from ${r}`,
  );
});

/** Stores what was offered, in one statement. */
export async function storeOffers(db: Queryable, offers: readonly NewOffer[], at: Date): Promise<void> {
  if (offers.length === 0) return;
  const rows = offers.map(({ meetingId, enrolmentId, start, end, inWeek, notice }) => ({
    meeting_id: meetingId,
    enrolment_id: enrolmentId,
    starts_at: start,
    ends_at: end,
    in_week: inWeek,
    notice,
  }));
  await insert.run(db, { offers: JSON.stringify(rows), at });
}
