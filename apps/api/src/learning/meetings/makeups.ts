import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { type Expression, sql } from 'kysely';
import { cteAs, insertFrom, recordsAs, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';

const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');
const meeting = tableAs('meeting', 'meeting');
const seat = tableAs('seat', 'seat');
const b = tableAs('class_member', 'b');
const home = tableAs('school_class', 'home');

/** What becomes of a meeting `m` that a seat has left: without any it lapses, which frees its teacher. */
export const leftBehind = (wasLast: Expression<boolean>) => sql`version = ${m.version} + 1,
  state = case when ${wasLast} then 'lapsed' else ${m.state} end,
  during = case when ${wasLast} then null else ${m.during} end`;

/** A seat that gets its meeting back, and the meeting it leaves. */
type ReturnedSeat = {
  meeting: Pick<MeetingFacts, 'id' | 'classTeacherId' | 'state' | 'seats'>;
  seat: Pick<SeatFacts, 'seatId' | 'number'>;
  decision: Decision;
};

const giveBack = statement(({ returned }: Params<{ returned: string }>) => {
  const r = recordsAs(returned, 'r', {
    meeting_id: 'uuid',
    seat_id: 'uuid',
    number: 'smallint',
    teacher_id: 'uuid',
    decision: 'jsonb',
    last_seat: 'boolean',
  });
  const given = select(
    [
      r.meeting_id.as('meeting_id'),
      r.seat_id.as('seat_id'),
      r.number.as('number'),
      r.teacher_id.as('teacher_id'),
      r.decision.as('decision'),
      r.last_seat.as('last_seat'),
      sql<string>`uuidv7()`.as('makeup_id'),
      // A guest's make-up belongs to the learner's own class again.
      sql<string | null>`${home.id}`.as('class_id'),
      sql<string | null>`${home.name}`.as('class_name'),
      sql<string | null>`${home.teacher_id}`.as('home_teacher_id'),
    ],
    sql`from ${r} join ${s} on ${s.id} = ${r.seat_id}
      left join ${b} on ${b.enrolment_id} = ${s.enrolment_id} and ${b.left_at} is null
      left join ${home} on ${home.id} = ${b.class_id}`,
  );
  const g = cteAs(given, 'given', 'g');
  const made = insertFrom(
    'meeting',
    {
      id: g.makeup_id,
      class_id: sql<string>`coalesce(${g.class_id}, ${m.class_id})`,
      number: g.number,
      kind: sql.lit('makeup'),
      teacher_id: sql<string>`coalesce(${g.home_teacher_id}, ${g.teacher_id})`,
      state: sql.lit('to_plan'),
      decision: g.decision.$castTo<string>(),
    },
    sql`from ${g} join ${m} on ${m.id} = ${g.meeting_id}`,
  );
  return sql<{
    seatId: string;
    makeupId: string;
    classId: string | null;
    className: string | null;
    teacherId: string | null;
  }>`with given as materialized (${given}), made as (${made}), moved as (
      update ${seat} set meeting_id = ${g.makeup_id}, state = 'to_plan', during = null, marked_at = null,
        marked_by = null, told_late_at = null, left_makeup = null, decision = ${g.decision}, version = ${seat.version} + 1
      from ${g} where ${seat.id} = ${g.seat_id}
    ), left_behind as (
      update ${m} set ${leftBehind(g.last_seat)}
      from ${g} where ${m.id} = ${g.meeting_id}
    )
    ${select(
      [
        g.seat_id.as('seatId'),
        g.makeup_id.as('makeupId'),
        g.class_id.as('classId'),
        g.class_name.as('className'),
        g.home_teacher_id.as('teacherId'),
      ],
      sql`from ${g}`,
    )}`;
});

/**
 * Moves each seat into a new make-up with the same number that is to plan, after an excuse in a group or a
 * waived absence; a guest's one is of the learner's own class. A planned meeting left without seats lapses, which frees its teacher. Meetings must be
 * locked and distinct; returns make-up ids by seat and leaves the balance to the caller. One statement.
 */
export async function giveMakeups(
  db: Queryable,
  given: readonly ReturnedSeat[],
): Promise<Map<string, string>> {
  return new Map((await makeupsOf(db, given)).map(({ seatId, makeupId }) => [seatId, makeupId]));
}

async function makeupsOf(db: Queryable, given: readonly ReturnedSeat[]) {
  if (given.length === 0) return [];
  const returned = given.map(({ meeting, seat, decision }) => ({
    meeting_id: meeting.id,
    seat_id: seat.seatId,
    number: seat.number,
    teacher_id: meeting.classTeacherId,
    decision,
    last_seat: meeting.state === 'planned' && meeting.seats.length === 1,
  }));
  return giveBack.all(db, { returned: JSON.stringify(returned) });
}

/** `giveMakeups` for one seat; returns the make-up. */
export async function giveMakeup(
  db: Queryable,
  meeting: MeetingFacts,
  seat: SeatFacts,
  decision: Decision,
): Promise<MeetingFacts> {
  const [made] = await makeupsOf(db, [{ meeting, seat, decision }]);
  if (!made) throw new Error(`no make-up was made for seat ${seat.seatId}`);
  const classTeacherId = made.teacherId ?? meeting.classTeacherId;
  return {
    ...meeting,
    id: made.makeupId,
    classId: made.classId ?? meeting.classId,
    className: made.className ?? meeting.className,
    classTeacherId,
    number: seat.number,
    kind: 'makeup',
    teacherId: classTeacherId,
    state: 'to_plan',
    span: null,
    checkedInAt: null,
    delayMinutes: 0,
    note: '',
    homework: '',
    closedAt: null,
    version: 1,
    seats: [
      {
        ...seat,
        state: 'to_plan',
        span: null,
        markedAt: null,
        toldLateAt: null,
        version: seat.version + 1,
      },
    ],
  };
}

const rejoin = statement(({ seatIds, now }: Params<{ seatIds: readonly string[]; now: Date }>) => {
  const x = tableAs('meeting', 'x');
  const o = tableAs('seat', 'o');
  const back = select(
    [s.id.as('seat_id'), m.id.as('makeup_id'), x.id.as('series_id'), x.during.as('during')],
    sql`from ${s} join ${m} on ${m.id} = ${s.meeting_id} and ${m.kind} = 'makeup' and ${m.state} = 'to_plan'
        join ${x} on ${x.class_id} = ${m.class_id} and ${x.number} = ${m.number} and ${x.kind} = 'series'
          and ${x.state} = 'planned' and lower(${x.during}) > ${now}
      where ${s.id} = any(${seatIds}) and ${s.state} = 'to_plan'
        and not exists (select from ${o} where ${o.learner_id} = ${s.learner_id} and ${o.during} && ${x.during})
        and not exists (select from ${o} where ${o.meeting_id} = ${x.id} and ${o.learner_id} = ${s.learner_id})`,
  );
  const b = cteAs(back, 'back', 'b');
  const moved = sql`update ${seat} set meeting_id = ${b.series_id}, during = ${b.during}, state = 'planned',
      decision = null, version = ${seat.version} + 1
    from ${b} where ${seat.id} = ${b.seat_id}`;
  const leftBehind = sql`update ${meeting} set state = 'lapsed', version = ${meeting.version} + 1
    from ${b} where ${meeting.id} = ${b.makeup_id}`;
  return withCtes(
    { back, moved, left_behind: leftBehind },
    select(
      [
        b.makeup_id.as('makeupId'),
        sql<Date>`lower(${b.during})`.as('start'),
        sql<Date>`upper(${b.during})`.as('end'),
      ],
      sql`from ${b}`,
    ),
  );
});

/**
 * Moves seats from make-ups back into the group's own meetings if these are still to come and the learner is
 * free; the make-ups lapse. Returns the times by make-up id. One statement.
 */
export async function rejoinSeries(
  db: Queryable,
  seatIds: readonly string[],
  now: Date,
): Promise<Map<string, Span>> {
  const rows = await rejoin.all(db, { seatIds, now });
  return new Map(rows.map(({ makeupId, start, end }) => [makeupId, { start, end }]));
}
