import { dayIn } from '@fasih/school/basics/instants';
import type { Policy } from '@fasih/school/catalogue/policy/decision';
import {
  answerDay,
  decideHoldBack,
  decideRefusedRequest,
} from '@fasih/school/catalogue/policy/refund-request';
import { addDays, daysBetween, endOfDay } from '@fasih/school/catalogue/policy/validity';
import { type Expression, sql } from 'kysely';
import type { PoolClient } from 'pg';
import { addExtensions } from '../../courses/balance/balance.ts';
import { beginWait } from '../../courses/enrolments/waits.ts';
import { giveHeldBack, holdBack } from '../../learning/classes/hold-back.ts';
import { type FaultRecords, faultRecordsOf } from '../../learning/classes/school-fault.ts';
import type { MeetingFacts } from '../../learning/meetings/facts.ts';
import { scalar, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { e } from './staff-columns.ts';

/* What course rules 2 promise a family that asks for a refund (docs/product/course-rules-2.md#refund-asked). */

/** Days to look ahead: five working days end within them, however many are holidays. */
const DAYS_AHEAD = 60;

const h = tableAs('holiday', 'h');
const s = tableAs('seat', 's');
const r = tableAs('refund_request', 'r');

/**
 * What a request needs of a course `e` under course rules 2: holidays to come, planned starts, whether one was made
 * before, and what may be the school's fault.
 */
export const askingFacts = (now: Expression<Date>, today: Expression<string>) =>
  [
    scalar(
      sql<string[]>`coalesce(json_agg(${h.day}), '[]')`,
      sql`from ${h} where ${h.day} > ${today}::date and ${h.day} < ${today}::date + ${sql.lit(DAYS_AHEAD)}`,
    ).as('holidays'),
    scalar(
      sql<string[]>`coalesce(json_agg(lower(${s.during})), '[]')`,
      sql`from ${s} where ${s.enrolment_id} = ${e.id} and ${s.state} = 'planned' and lower(${s.during}) > ${now}`,
    ).as('plannedStarts'),
    sql<boolean>`not exists (select from ${r} where ${r.enrolment_id} = ${e.id})`.as('firstRequest'),
    faultRecordsOf(e).as('faultRecords'),
  ] as const;

export type AskingFacts = {
  holidays: string[];
  plannedStarts: string[];
  firstRequest: boolean;
  faultRecords: FaultRecords;
};

const selectFacts = statement(
  ({ enrolmentId, now, today }: Params<{ enrolmentId: string; now: Date; today: string }>) =>
    select(askingFacts(now, today), sql`from ${e} where ${e.id} = ${enrolmentId}`),
);

/** The same for a write, read once the course is locked. */
export async function askingFactsOf(db: Queryable, enrolmentId: string, now: Date): Promise<AskingFacts> {
  const facts = await selectFacts.first(db, { enrolmentId, now, today: dayIn(now) });
  if (!facts) throw new Error(`enrolment ${enrolmentId} has gone`);
  return facts;
}

/** What asking now would mean besides the amount; null under course rules 1. */
export function askingNow(policy: Policy, facts: AskingFacts, now: Date) {
  if (policy.rules < 2) return null;
  const holidays = new Set(facts.holidays);
  const { firstRequest } = facts;
  const outcomes = facts.plannedStarts.map(
    (start) => decideHoldBack(policy, { start: new Date(start), firstRequest, holidays }, now).outcome,
  );
  const heldBack = outcomes.filter((outcome) => outcome === 'heldBack').length;
  return { answerBy: answerDay(dayIn(now), holidays), heldBack, takesPlace: outcomes.length - heldBack };
}

type Asked = { requestId: string; enrolmentId: string; answerBy: string };

/** Begins the wait for the answer and holds meetings back. `open` is the locked plan; returns how many it held. */
export async function waitForAnswer(
  db: PoolClient,
  { requestId, enrolmentId, answerBy }: Asked,
  plan: { open: readonly MeetingFacts[]; policy: Policy; facts: AskingFacts },
  call: SignedInCall,
): Promise<number> {
  // The whole day is still in time.
  const until = endOfDay(answerBy);
  await beginWait(db, { id: requestId, enrolmentId, kind: 'refund', answerBy: until }, call.now);
  const { firstRequest, holidays } = plan.facts;
  const request = { enrolmentId, firstRequest, holidays: new Set(holidays) };
  return holdBack(db, plan.open, plan.policy, request, call);
}

type Refused = {
  requestId: string;
  enrolmentId: string;
  policy: Policy;
  askedAt: Date;
  lastDay: string | null;
  enrolmentState: 'active' | 'suspended' | 'ended';
};

/**
 * What a refused request gives back: the days waited, and the times that were held back. A stopped course gets its times
 * when it is taken up. The plan must be locked.
 */
export async function endRefused(
  db: PoolClient,
  { requestId, enrolmentId, policy, askedAt, lastDay: was, enrolmentState }: Refused,
  call: SignedInCall,
): Promise<{ days: number; lastDay: string | null; planned?: number; toPlan?: number }> {
  let days = 0;
  if (was !== null) {
    const { lastDay, ...decision } = decideRefusedRequest(policy, { askedAt, lastDay: was }, call.now);
    days = daysBetween(was, lastDay);
    const source = `extended:refund:${requestId}`;
    if (days > 0) await addExtensions(db, [{ enrolmentId, days, decision, source }], call.now);
  }
  const back = enrolmentState === 'active' ? await giveHeldBack(db, enrolmentId, call) : {};
  return { days, lastDay: was && addDays(was, days), ...back };
}
