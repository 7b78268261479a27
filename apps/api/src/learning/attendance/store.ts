import { isId } from '@fasih/school/basics/ids';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { Attendance } from '@fasih/school/catalogue/policy/seat';
import { SUBSTITUTE_DAYS } from '@fasih/school/learning/classes/substitute';
import { reachOf } from '@fasih/school/people/guardians/guardian';
import { sql } from 'kysely';
import { insertEvents } from '../../courses/balance/balance.ts';
import { isReached } from '../../people/guardians/reach.ts';
import { inOrder, inputAs, inputJson } from '../../platform/db/batch.ts';
import { anyOf, cteAs, endOf, select, startOf, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';
import { markPlannedSeats } from '../meetings/seat-writes.ts';

const s = tableAs('seat', 's');
const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const l = tableAs('learner', 'l');
const e = tableAs('enrolment', 'e');

const selectSeats = statement(({ inputs }: Params<{ inputs: string }>) => {
  const input = inputAs(inputs, 'input', {
    meeting_id: 'uuid',
    learner_id: 'uuid',
    account_id: 'uuid',
    shared: 'uuid[]',
    role: 'text',
    now: 'timestamptz',
  });
  return select(
    [
      input.place.as('place'),
      s.id.as('seatId'),
      s.meeting_id.as('meetingId'),
      m.class_id.as('classId'),
      c.name.as('className'),
      s.learner_id.as('learnerId'),
      l.name.as('learnerName'),
      l.account_id.as('accountId'),
      s.number.as('number'),
      s.state.as('state'),
      startOf(s.during).as('start'),
      endOf(s.during).as('end'),
      s.marked_at.as('markedAt'),
      s.marked_by.as('markedBy'),
      s.told_late_at.as('toldLateAt'),
      s.decision.as('decision'),
      s.version.as('version'),
      m.checked_in_at.as('checkedInAt'),
      sql<boolean>`${e.state} = 'active'`.as('enrolmentActive'),
      e.policy_version.as('policyVersion'),
    ],
    sql`from ${input} join ${s} on ${s.meeting_id} = ${input.meeting_id} and ${s.learner_id} = ${input.learner_id}
      join ${m} on ${m.id} = ${s.meeting_id} join ${c} on ${c.id} = ${m.class_id}
      join ${l} on ${l.id} = ${s.learner_id} join ${e} on ${e.id} = ${s.enrolment_id}
      where case ${input.role} when 'student' then ${isReached(l, { accountId: input.account_id, shared: input.shared })}
        when 'teacher' then ${m.teacher_id} = ${input.account_id} and (${c.teacher_id} = ${m.teacher_id}
          or upper(${m.during}) > ${input.now} - interval ${sql.lit(`${SUBSTITUTE_DAYS} days`)})
        else ${input.role} = 'admin' end`,
  );
}, 'attendance-seats');

type SeatRow = Omit<RowOf<typeof selectSeats>, 'place' | 'start' | 'end'>;

/** A learner's seat in a meeting with what attendance decisions need. */
export type AttendanceSeat = SeatRow & { span: Span | null };

/** A seat and the person who wants to see it. */
export type SeatRequest = {
  meetingId: string;
  learnerId: string;
  person: Pick<Person, 'accountId' | 'role' | 'shared'>;
  now: Date;
};

/** One learner's seat, or null unless the person is its family, the meeting's teacher or an admin. */
export async function readSeat(db: Queryable, request: SeatRequest): Promise<AttendanceSeat | null> {
  const [seat = null] = await readSeats(db, [request]);
  return seat;
}

/** `readSeat` for many in one prepared statement, for the rush when meetings start. */
export async function readSeats(
  db: Queryable,
  requests: readonly SeatRequest[],
): Promise<(AttendanceSeat | null)[]> {
  const inputs = inputJson(
    requests.map(({ meetingId, learnerId, person, now }) => ({
      // An invalid id matches no row.
      meeting_id: isId(meetingId) ? meetingId : null,
      learner_id: isId(learnerId) ? learnerId : null,
      account_id: person.accountId,
      // Joining is part of looking: the child may be with either guardian.
      shared: reachOf(person, 'look').shared,
      role: person.role,
      now: now.toISOString(),
    })),
  );
  return inOrder(requests, await selectSeats.all(db, { inputs })).map((found) => {
    if (!found) return null;
    const { place: _, start, end, ...seat } = found;
    return { ...seat, span: start && end ? { start, end } : null };
  });
}

/** A mark to write: the seat as read, and its new state. */
export type Mark = {
  seatId: string;
  version: number;
  state: Attendance;
  at: Date;
  by: string;
  decision: Decision;
};

const markSeatsWhen = (whenHeld: 'wait' | 'skip') =>
  statement(({ marks }: Params<{ marks: string }>) => {
    const marked = markPlannedSeats(marks, whenHeld);
    const k = cteAs(marked, 'marked', 'k');
    const drawn = sql`select ${k.enrolment_id}, 'held' as kind, -1 as meetings, 0 as minutes, 0 as days,
      ${k.decision}, 'held:' || ${k.id} || ':' || ${k.version} as source, ${k.at} from ${k}`;
    return withCtes(
      { marked, drawn, event: insertEvents(sql`drawn`) },
      select([k.place.as('place'), k.version.as('version')], sql`from ${k}`),
    );
  }, `attendance-marks-${whenHeld}`);

const MARK = { wait: markSeatsWhen('wait'), skip: markSeatsWhen('skip') };

/** `markSeats` for one seat; waits for its lock. */
export async function markSeat(db: Queryable, mark: Mark): Promise<number | null> {
  const [version = null] = await markSeats(db, [mark], 'wait');
  return version;
}

/**
 * Marks planned seats and deducts their meetings in one statement, which is its own transaction; state and
 * version guard against a second mark. Returns the new versions in the order of the marks, null if another
 * request was first or, with `skip`, has the seat locked.
 */
export async function markSeats(
  db: Queryable,
  marks: readonly Mark[],
  whenHeld: 'wait' | 'skip',
): Promise<(number | null)[]> {
  const inputs = inputJson(marks.map(({ seatId: id, ...mark }) => ({ ...mark, id })));
  const rows = await MARK[whenHeld].all(db, { marks: inputs });
  return inOrder(marks, rows).map((marked) => marked?.version ?? null);
}

const lockEnrolments = statement(({ ids }: Params<{ ids: readonly string[] }>) =>
  build.selectFrom('enrolment').where('id', '=', anyOf(ids)).select('id').orderBy('id').forNoKeyUpdate(),
);

const sumMinutes = statement(({ ids }: Params<{ ids: readonly string[] }>) =>
  build
    .selectFrom('balance_event')
    .where('enrolment_id', '=', anyOf(ids))
    .select(['enrolment_id as id', sql<number>`sum(minutes)::integer`.as('minutes')])
    .groupBy('enrolment_id'),
);

/** Minutes in each enrolment's bank. Locks the enrolments so that two check-ins never grant the same hour. */
export async function minutesOwed(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  await lockEnrolments.run(db, { ids });
  const rows = await sumMinutes.all(db, { ids });
  return new Map(rows.map(({ id, minutes }) => [id, minutes]));
}
