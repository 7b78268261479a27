import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { decideGiveBack } from '@fasih/school/catalogue/policy/give-back';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { anyOf, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { notifyAll } from '../calendars/notify.ts';
import type { MeetingFacts, SeatFacts } from '../meetings/facts.ts';
import { familiesOf, paramsOf } from '../meetings/notices.ts';
import { returnAsMakeup } from '../meetings/return-as-makeup.ts';
import type { SeatWithPolicy } from '../meetings/rules-of-meeting.ts';
import { lastTimeOf, tellsOfTime } from '../meetings/telling.ts';

const s = tableAs('seat', 's');
const m = tableAs('meeting', 'm');
const x = tableAs('seat', 'x');
const l = tableAs('learner', 'l');
const n = tableAs('notification', 'n');
const o = tableAs('outbox', 'o');
const b = tableAs('booking', 'b');
const v = tableAs('balance_event', 'v');
const u = tableAs('session', 'u');

const selectFacts = statement(({ seatIds }: Params<{ seatIds: readonly string[] }>) =>
  select(
    [
      s.id.as('seatId'),
      sql<boolean>`not exists (select from ${x} where ${x.enrolment_id} = ${s.enrolment_id} and ${x.id} <> ${s.id}
        and lower(${x.during}) < lower(${s.during}))`.as('first'),
      sql<boolean>`coalesce(${m.chosen_for} = lower(${m.during}), false)
        or coalesce(${s.decision} ->> 'rule' = 'makeup' and ${s.decision} -> 'inputs' ->> 'by' = 'school', false)`.as(
        'chosen',
      ),
      sql<boolean>`coalesce(${m.confirmed_for} = lower(${m.during}), false)`.as('confirmed'),
      sql<boolean>`case when change.at is null then exists (select from ${b} where ${b.class_id} = ${m.class_id}
        and ${b.enrolment_id} = ${s.enrolment_id} and ${b.state} = 'booked')
        else coalesce(change.by_role = 'student', false) end`.as('byFamily'),
      // Who tells that nobody comes knows the time. Somebody was signed in after the mail was written, so the home has shown it;
      // both follow real time.
      sql<boolean>`${s.told_late_at} is not null or exists (select from ${n} where ${n.account_id} = ${l.account_id} and ${tellsOfTime(n.source, n.created_at)}
        and (${n.read_at} is not null or exists (select from ${o} join ${u} on ${u.account_id} = ${n.account_id}
          where ${o.source} = 'notice:' || ${n.source} and ${u.last_seen_at} >= ${o.created_at})))`.as(
        'seen',
      ),
      sql<
        string[]
      >`array(select ${v.decision} -> 'reason' ->> 'key' from ${v} where ${v.enrolment_id} = ${s.enrolment_id}
        and ${v.kind} = 'waived' and ${v.decision} ->> 'rule' = 'giveBack')`.as('before'),
    ],
    sql`from ${s} join ${m} on ${m.id} = ${s.meeting_id} join ${l} on ${l.id} = ${s.learner_id}
      left join lateral (${lastTimeOf(m.id)}) change on true where ${s.id} = ${anyOf(seatIds)}`,
  ),
);

type Facts = RowOf<typeof selectFacts>;

/**
 * Which of these forfeited seats come back (docs/product/course-rules-2.md#given-back), by seat. One statement, none
 * under rules 1.
 */
export async function decideGivenBack(
  db: PoolClient,
  seats: readonly SeatWithPolicy[],
): Promise<Map<string, Decision>> {
  const asked = seats.filter(
    ({ policy, enrolmentState }) => policy.rules >= 2 && enrolmentState === 'active',
  );
  if (asked.length === 0) return new Map();
  const facts = await selectFacts.all(db, { seatIds: asked.map(({ seatId }) => seatId) });
  return new Map(
    asked.flatMap((seat): [string, Decision][] => {
      const found = facts.find(({ seatId }) => seatId === seat.seatId);
      const decision = found && decideFor(seat, found);
      return decision?.outcome === 'givenBack' ? [[seat.seatId, decision]] : [];
    }),
  );
}

function decideFor({ policy }: SeatWithPolicy, facts: Facts): Decision {
  const { first, seen, confirmed, chosen, byFamily, before } = facts;
  // A family that moved it away and back has chosen the time itself.
  const chosenBy = byFamily ? 'family' : chosen ? 'engine' : 'school';
  const asked = { first, chosenBy, seen, confirmed, attended: false, givenBackBefore: false } as const;
  const decision = decideGiveBack(policy, asked);
  // Once for each reason.
  return before.includes(decision.reason.key)
    ? decideGiveBack(policy, { ...asked, givenBackBefore: true })
    : decision;
}

/**
 * Gives a forfeited seat back as a make-up to plan, as a waived absence; the meeting stays missed and its teacher paid.
 *
 * @param seat as it is stored, forfeited.
 */
export async function giveSeatBack(
  db: PoolClient,
  meeting: MeetingFacts,
  seat: SeatWithPolicy,
  decision: Decision,
  now: Date,
): Promise<void> {
  const returned = { meeting, seat, decision, reason: '' };
  const makeup = await returnAsMakeup(db, returned, { at: now, accountId: null, role: null });
  await tellGivenBack(db, { meeting, seat, makeupId: makeup.id, reason: decision.reason }, now);
}

/** Tells the family of a seat that its forfeited meeting comes back as a make-up. */
export async function tellGivenBack(
  db: Queryable,
  {
    meeting,
    seat,
    makeupId,
    reason,
  }: { meeting: MeetingFacts; seat: SeatFacts; makeupId: string; reason: Decision['reason'] },
  now: Date,
): Promise<void> {
  const notices = familiesOf([seat]).map((recipient) => ({
    accountId: recipient.accountId,
    kind: 'attendance.givenBack' as const,
    params: { ...paramsOf(meeting, recipient), meetingId: makeupId, reason },
    source: `attendance.givenBack:${seat.seatId}:${seat.version + 1}`,
  }));
  await notifyAll(db, notices, now);
}
