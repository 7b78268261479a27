import { afterAll, beforeAll, expect, it } from 'vitest';
import { aLearningSchool, type LearningSchool } from '../../../test/learning-school.ts';
import { clearPolicyCache } from '../../catalogue/policy/read-policy.ts';
import { addEvents } from '../../courses/balance/balance.ts';

let school: LearningSchool;
beforeAll(async () => {
  school = await aLearningSchool();
});
afterAll(async () => {
  await school.stop();
  clearPolicyCache();
});

it('9 of 20 held and 1 owed meeting held leave 11 for a refund under course rules 2, and 10 under rules 1', async () => {
  const { pool, clock } = school.app;
  const course = await school.course();
  const { enrolmentId, learnerId } = course.family;
  await school.holds(course, 1, 2, 3, 4, 5, 6, 7, 8, 9);
  const { rows } = await pool.query<{ id: string }>(
    `insert into meeting (class_id, number, kind, teacher_id, during, state, closed_at)
     values ($1, 21, 'owed', $2, tstzrange('2026-12-05 02:00Z', '2026-12-05 03:00Z'), 'held', now()) returning id`,
    [course.classId, course.teacher.accountId],
  );
  await pool.query(
    `insert into seat (meeting_id, enrolment_id, learner_id, number, during, state)
     values ($1, $2, $3, 21, tstzrange('2026-12-05 02:00Z', '2026-12-05 03:00Z'), 'present')`,
    [rows[0]?.id, enrolmentId, learnerId],
  );
  const event = { enrolmentId, decision: null };
  await addEvents(
    pool,
    [
      { ...event, kind: 'owed_minutes', minutes: 60, source: 'owed-minutes' },
      { ...event, kind: 'owed_meeting', meetings: 1, minutes: -60, source: 'owed-meeting' },
      { ...event, kind: 'held', meetings: -1, source: 'owed-held' },
    ],
    clock.now(),
  );
  const quote = async () =>
    (await school.ask('GET', `/enrolments/${enrolmentId}/refund`, course.family)).body.quote;
  expect(await quote()).toMatchObject({ outcome: 'tooFewLeft', reason: { params: { left: 10 } } });
  await pool.query('update policy_version set rules = 2');
  await pool.query('update enrolment set price_paid = 2400000 where id = $1', [enrolmentId]);
  clearPolicyCache();
  expect(await quote()).toMatchObject({
    outcome: 'allowed',
    amount: 1_200_000,
    reason: { params: { bought: 20, drawn: 9, left: 11 } },
  });
});
