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

const appeal = tableAs('appeal', 'appeal');
const otherAppeal = tableAs('appeal', 'other_appeal');
const seat = tableAs('seat', 'seat');
const meeting = tableAs('meeting', 'meeting');
const schoolClass = tableAs('school_class', 'school_class');
const enrolment = tableAs('enrolment', 'enrolment');
const learner = tableAs('learner', 'learner');
const answerer = tableAs('account', 'answerer');

const appealColumns = [
  appeal.id.as('id'),
  appeal.reason.as('reason'),
  appeal.asked_at.as('askedAt'),
  appeal.answer_by.as('answerBy'),
  appeal.state.as('state'),
  appeal.answer.as('answer'),
  appeal.answered_at.as('answeredAt'),
] as const;

/** Of a forfeited seat the question about this forfeit, of another one the latest. */
const ofSeat = select(
  appealColumns,
  sql`from ${appeal} where ${appeal.seat_id} = ${seat.id} and (${seat.state} <> 'absent' or ${appeal.forfeited_at} = ${seat.marked_at})
    order by ${appeal.forfeited_at} desc limit 1`,
);

const selectForfeits = statement(
  ({ enrolmentId, accountId, shared }: Params<{ enrolmentId: string } & Reach>) =>
    select(
      [
        enrolment.policy_version.as('policyVersion'),
        enrolment.state.as('state'),
        jsonRows(
          select(
            [
              seat.meeting_id.as('meetingId'),
              seat.learner_id.as('learnerId'),
              seat.number.as('number'),
              seat.state.as('state'),
              seat.marked_at.as('markedAt'),
              sql<Date | null>`(select lower(${meeting.during}) from ${meeting} where ${meeting.id} = case when ${seat.state} = 'absent'
                then ${seat.meeting_id} else (select ${otherAppeal.meeting_id} from ${otherAppeal}
                  where ${otherAppeal.seat_id} = ${seat.id}
                  order by ${otherAppeal.forfeited_at} desc limit 1) end)`.as('missedAt'),
              jsonRow(ofSeat).as('appeal'),
            ],
            sql`from ${seat} where ${seat.enrolment_id} = ${enrolment.id} and (${seat.state} = 'absent'
              or exists (select from ${otherAppeal} where ${otherAppeal.seat_id} = ${seat.id})) order by ${seat.number}`,
          ),
        ).as('forfeits'),
      ],
      sql`from ${enrolment} join ${learner} on ${learner.id} = ${enrolment.learner_id}
        where ${enrolment.id} = ${enrolmentId} and ${isReached(learner, { accountId, shared })}`,
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
      appeal.meeting_id.as('meetingId'),
      seat.learner_id.as('learnerId'),
      learner.name.as('learnerName'),
      seat.number.as('number'),
      startOf(meeting.during).as('missedAt'),
      orNull(shownNameOf(answerer)).as('answeredBy'),
      sql<boolean>`${seat.state} = 'absent' and ${seat.meeting_id} = ${appeal.meeting_id} and ${enrolment.state} <> 'ended'`.as(
        'canReturn',
      ),
      enrolment.last_day.as('lastDay'),
      enrolment.policy_version.as('policyVersion'),
    ],
    sql`from ${appeal} join ${meeting} on ${meeting.id} = ${appeal.meeting_id} join ${seat} on ${seat.id} = ${appeal.seat_id}
      join ${enrolment} on ${enrolment.id} = ${appeal.enrolment_id} join ${learner} on ${learner.id} = ${seat.learner_id}
      left join ${answerer} on ${answerer.id} = ${appeal.answered_by}
      where ${meeting.class_id} = ${classId} order by (${appeal.state} = 'open') desc, ${appeal.answered_at} desc, ${appeal.answer_by}
      limit ${sql.lit(MAX_ANSWERED)}`,
  ),
);

const selectClass = statement(({ classId }: Params<{ classId: string }>) =>
  select([schoolClass.id.as('id')], sql`from ${schoolClass} where ${schoolClass.id} = ${classId}`),
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
