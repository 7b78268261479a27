import { problemText } from '@fasih/messages/texts';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type { NewClass } from '@fasih/school/learning/classes/contract';
import { MAX_PLACED } from '@fasih/school/learning/placing/contract';
import type { Proposal } from '@fasih/school/learning/placing/explain';
import type { PlacingLearner } from '@fasih/school/learning/placing/types';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { candidatesOf } from '../classes/candidates.ts';
import { openClassIn } from '../classes/open-class.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import { wishesOf } from '../wishes/read-wishes.ts';
import { readFacts } from './facts.ts';
import { wishesIn } from './known-wishes.ts';
import { planInThread } from './plan-worker.ts';
import { earliestFor, placingLearner, presentTimes } from './present.ts';

/** Teachers looked at when many are placed at once. */
const MAX_TEACHERS = 200;

const e = tableAs('enrolment', 'e');

/** Served by the index `enrolment_waiting`. */
const selectWaiting = statement(({ limit }: Params<{ limit: number }>) =>
  select(
    [e.id.as('id'), sql<number>`count(*) over ()::integer`.as('total')],
    sql`from ${e} where ${e.state} = 'active' and ${e.level} is not null and ${e.starts_on} is null
      order by ${e.level_given_at}, ${e.id} limit ${limit}`,
  ),
);

/** Proposes a class for each learner who waits for one; those asked for by their family wait for its answer. */
export async function planWaiting(pool: Pool, { now, lang }: SignedInCall) {
  const rows = await selectWaiting.all(pool, { limit: MAX_PLACED });
  const ids = rows.map(({ id }) => id);
  const known = await wishesOf(pool, ids);
  const facts = await readFacts(
    pool,
    ids,
    { teacherIds: [...known.values()].flatMap(({ teacherIds }) => teacherIds), possible: [] },
    now,
    { maxTeachers: MAX_TEACHERS },
  );
  const placed: PlacingLearner[] = [];
  const against = new Map<string, string>();
  const booked = new Set(facts.bookings.map(({ enrolmentId }) => enrolmentId));
  const candidates = facts.candidates.filter(({ enrolmentId }) => !booked.has(enrolmentId));
  for (const one of candidates) {
    const learner = await placingLearner(pool, one, facts, wishesIn(known, one.enrolmentId), now);
    if (isRefusal(learner)) against.set(one.enrolmentId, problemText(lang, learner.code, learner.params));
    else placed.push(learner);
  }
  const school = { ...facts.school, earliest: earliestFor('school', now) };
  const found =
    placed.length > 0 ? await planInThread({ learners: placed, teachers: facts.teachers, school }) : [];
  const placementOf = new Map(found.map((one) => [one.enrolmentId, one]));
  const minutes = new Map(placed.map((one) => [one.enrolmentId, one.meetingMinutes]));
  const names = new Map(facts.teachers.map(({ teacherId, name }) => [teacherId, name]));
  const present = (proposal: Proposal) => ({
    ...presentTimes(proposal),
    teacherId: proposal.teacherId,
    teacherName: names.get(proposal.teacherId) ?? '',
  });
  return {
    waiting: rows[0]?.total ?? 0,
    learners: candidates.map(({ enrolmentId, learnerId, name, packageName, level }) => {
      const placement = placementOf.get(enrolmentId);
      return {
        enrolmentId,
        learner: { id: learnerId, name },
        packageName,
        level,
        meetingMinutes: minutes.get(enrolmentId) ?? 0,
        proposal: placement?.proposal ? present(placement.proposal) : null,
        others: placement?.others.map(present) ?? [],
        against: against.get(enrolmentId) ?? null,
      };
    }),
  };
}

type Chosen = { enrolmentId: string; teacherId: string; slots: NewClass['slots']; startsOn: string };

/**
 * Opens a one-to-one class for each of these learners in one transaction, all or none: a class that cannot be opened any
 * more names its learner. Families and teachers are told in one statement at the end.
 */
export async function placeWaiting(pool: Pool, classes: readonly Chosen[], call: SignedInCall) {
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      // Always in the same order, so that two admins wait for each other instead of blocking one another.
      const sorted = classes.toSorted(
        (a, b) => a.teacherId.localeCompare(b.teacherId) || a.enrolmentId.localeCompare(b.enrolmentId),
      );
      for (const teacherId of new Set(sorted.map((one) => one.teacherId))) await lockTeacher(db, teacherId);
      const opened: { enrolmentId: string; classId: string }[] = [];
      const notices: AnyNotice[] = [];
      for (const { enrolmentId, ...one } of sorted) {
        const made = await openClassIn(db, { ...one, enrolmentIds: [enrolmentId] }, call);
        if (isRefusal(made)) {
          const [learner] = await candidatesOf(db, [enrolmentId]);
          const params = { name: learner?.name ?? '', why: problemText(call.lang, made.code, made.params) };
          return refuse('placing.changed', { params });
        }
        opened.push({ enrolmentId, classId: made.classId });
        notices.push(...made.notices);
      }
      await notifyAll(db, notices, call.now);
      return { opened };
    }),
  ).then((result) =>
    isRefusal(result) && result.code !== 'placing.changed'
      ? refuse('placing.changed', {
          params: { name: '', why: problemText(call.lang, result.code, result.params) },
        })
      : result,
  );
}
