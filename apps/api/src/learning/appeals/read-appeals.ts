import { isId } from '@fasih/school/basics/ids';
import { DAY, later } from '@fasih/school/basics/instants';
import { refuse } from '@fasih/school/basics/refusal';
import { decideAppeal, decideAppealAnswer } from '@fasih/school/catalogue/policy/appeal';
import { RULES_2 } from '@fasih/school/catalogue/policy/rules-2';
import type { Appeal, ClassAppeal, Forfeit } from '@fasih/school/learning/appeals/contract';
import { type Reach, reachOf } from '@fasih/school/people/guardians/guardian';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { isReached } from '../../people/guardians/reach.ts';
import { dateOf } from '../../platform/db/json-rows.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { jsonRow, jsonRows, orNull, select, startOf, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { presentDecision } from '../meetings/present.ts';

/** Answered questions that the page of a class lists. */
const MAX_ANSWERED = 20;

const a = tableAs('appeal', 'a');
const o = tableAs('appeal', 'o');
const s = tableAs('seat', 's');
const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const b = tableAs('account', 'b');

const appealColumns = [
  a.id.as('id'),
  a.reason.as('reason'),
  a.asked_at.as('askedAt'),
  a.answer_by.as('answerBy'),
  a.state.as('state'),
  a.answer.as('answer'),
  a.answered_at.as('answeredAt'),
] as const;

/** Of a forfeited seat the question about this forfeit, of another one the latest. */
const ofSeat = select(
  appealColumns,
  sql`from ${a} where ${a.seat_id} = ${s.id} and (${s.state} <> 'absent' or ${a.forfeited_at} = ${s.marked_at})
    order by ${a.forfeited_at} desc limit 1`,
);

const selectForfeits = statement(
  ({ enrolmentId, accountId, shared }: Params<{ enrolmentId: string } & Reach>) =>
    select(
      [
        e.policy_version.as('policyVersion'),
        e.state.as('state'),
        jsonRows(
          select(
            [
              s.meeting_id.as('meetingId'),
              s.learner_id.as('learnerId'),
              s.number.as('number'),
              s.state.as('state'),
              s.marked_at.as('markedAt'),
              sql<Date | null>`(select lower(${m.during}) from ${m} where ${m.id} = case when ${s.state} = 'absent'
                then ${s.meeting_id} else (select ${o.meeting_id} from ${o} where ${o.seat_id} = ${s.id}
                  order by ${o.forfeited_at} desc limit 1) end)`.as('missedAt'),
              jsonRow(ofSeat).as('appeal'),
            ],
            sql`from ${s} where ${s.enrolment_id} = ${e.id} and (${s.state} = 'absent'
              or exists (select from ${o} where ${o.seat_id} = ${s.id})) order by ${s.number}`,
          ),
        ).as('forfeits'),
      ],
      sql`from ${e} join ${l} on ${l.id} = ${e.learner_id}
        where ${e.id} = ${enrolmentId} and ${isReached(l, { accountId, shared })}`,
    ),
);

const iso = (instant: Date | string | null) => dateOf(instant as string | null)?.toISOString() ?? null;

type AppealRow = Omit<Appeal, 'askedAt' | 'answerBy' | 'answeredAt'> & {
  askedAt: Date | string;
  answerBy: Date | string;
  answeredAt: Date | string | null;
};

const presentAppeal = ({ id, reason, state, answer, askedAt, answerBy, answeredAt }: AppealRow): Appeal => ({
  id,
  reason,
  state,
  answer,
  askedAt: iso(askedAt) ?? '',
  answerBy: iso(answerBy) ?? '',
  answeredAt: iso(answeredAt),
});

/** The forfeits of a family's course that can be questioned, and those that were. One statement. */
export async function readAppealsOfCourse(pool: Pool, enrolmentId: string, call: SignedInCall) {
  const course = isId(enrolmentId)
    ? await selectForfeits.first(pool, { enrolmentId, ...reachOf(call.person, 'look') })
    : null;
  if (!course) return refuse('appeals.notFound');
  const policy = await readPolicy(pool, course.policyVersion);
  const rows = policy.rules < 2 ? [] : course.forfeits;
  const forfeits = rows.map(({ state, markedAt, missedAt, appeal, ...row }): Forfeit => {
    const forfeitedAt = dateOf(markedAt);
    const asks = state === 'absent' && course.state !== 'ended' && forfeitedAt !== null;
    const decision = decideAppeal(policy, { state, forfeitedAt, appealed: appeal !== null }, call.now);
    return {
      ...row,
      missedAt: iso(missedAt),
      decision: asks ? presentDecision(decision) : null,
      until: asks ? later(forfeitedAt, RULES_2.appealDays * DAY).toISOString() : null,
      appeal: appeal && presentAppeal(appeal),
    };
  });
  return { serverNow: call.now.toISOString(), forfeits };
}

const selectOfClass = statement(({ classId }: Params<{ classId: string }>) =>
  select(
    [
      ...appealColumns,
      a.meeting_id.as('meetingId'),
      s.learner_id.as('learnerId'),
      l.name.as('learnerName'),
      s.number.as('number'),
      startOf(m.during).as('missedAt'),
      orNull(shownNameOf(b)).as('answeredBy'),
      sql<boolean>`${s.state} = 'absent' and ${s.meeting_id} = ${a.meeting_id} and ${e.state} <> 'ended'`.as(
        'canReturn',
      ),
      e.last_day.as('lastDay'),
      e.policy_version.as('policyVersion'),
    ],
    sql`from ${a} join ${m} on ${m.id} = ${a.meeting_id} join ${s} on ${s.id} = ${a.seat_id}
      join ${e} on ${e.id} = ${a.enrolment_id} join ${l} on ${l.id} = ${s.learner_id}
      left join ${b} on ${b.id} = ${a.answered_by}
      where ${m.class_id} = ${classId} order by (${a.state} = 'open') desc, ${a.answered_at} desc, ${a.answer_by}
      limit ${sql.lit(MAX_ANSWERED)}`,
  ),
);

const selectClass = statement(({ classId }: Params<{ classId: string }>) =>
  select([c.id.as('id')], sql`from ${c} where ${c.id} = ${classId}`),
);

/** The questioned forfeits of a class, those without an answer first. Two statements. */
export async function readAppealsOfClass(pool: Pool, classId: string, call: SignedInCall) {
  if (!isId(classId) || !(await selectClass.first(pool, { classId }))) return refuse('classes.notFound');
  const rows = await selectOfClass.all(pool, { classId });
  return {
    serverNow: call.now.toISOString(),
    appeals: await Promise.all(rows.map((row) => presentOfClass(pool, row, call.now))),
  };
}

async function presentOfClass(pool: Pool, row: RowOf<typeof selectOfClass>, now: Date): Promise<ClassAppeal> {
  const { meetingId, learnerId, learnerName, number, answeredBy, lastDay } = row;
  const policy = await readPolicy(pool, row.policyVersion);
  const given = { returns: true, reason: '–' };
  return {
    ...presentAppeal(row),
    meetingId,
    learnerId,
    learnerName,
    number,
    answeredBy,
    missedAt: iso(row.missedAt),
    lastDay:
      row.state === 'open' && row.canReturn && lastDay !== null
        ? decideAppealAnswer(policy, { lastDay }, given, now).lastDay
        : null,
  };
}
