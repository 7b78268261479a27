import { HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import { POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass, before, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, resultOf, rowsOf, startTestApp } from '../../../test/start-test-app.ts';
import { freezeNumbers } from '../../learning/meetings/freeze-numbers.ts';

/* A family takes newer rules for its course (docs/product/course-rules-2.md#newer-rules). */

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
let one: RunningClass;
beforeAll(async () => {
  one = await aRunningClass(app);
});
// The versions begin in the seconds before.
const LATER = later(new Date(MONDAY_MORNING), MINUTE).toISOString();
beforeEach(() => app.clock.set(LATER));

type Family = RunningClass['families'][number];
const family = (n = 0) => one.families[n] as Family;
const rows = rowsOf(app);
const pathOf = ({ enrolmentId }: Family) => `/enrolments/${enrolmentId}/rules`;
const read = async (who = family()) => (await app.ask('GET', pathOf(who), { token: who.token })).body;
const accept = (who = family(), version = 2) =>
  app.ask('POST', pathOf(who), { token: who.token, body: { version } });
const { meetingsPerWeekMost: _, ...VALUES } = POLICY_VERSION_1;
const publish = async (rules: 1 | 2, after: number, values: object = {}) => {
  // Two versions never begin at one instant.
  app.clock.set(later(new Date(MONDAY_MORNING), after * 1000).toISOString());
  const { status } = await app.ask('POST', '/settings/policies', {
    token: admin.token,
    body: { values: { ...VALUES, ...values }, rules, validFrom: null, note: 'Rapat guru', after },
  });
  expect(status).toBe(201);
  app.clock.set(LATER);
};
const numbers = async (who = family()) =>
  (
    await rows(
      `select s.number from seat s where s.enrolment_id = $1 and s.state = 'planned' order by lower(s.during)`,
      [who.enrolmentId],
    )
  ).map(({ number }) => number);
const policyOf = async (who = family()) =>
  (await rows('select policy_version as v from enrolment where id = $1', [who.enrolmentId]))[0].v;

describe('newer rules', () => {
  it('are offered once a version with rules 2 has begun whose values are nowhere worse', async () => {
    expect(await read()).toMatchObject({ offer: null, accepted: null, isGroup: false });
    expect(resultOf(await accept())).toBe('409 newerRules.notOffered');
    await publish(2, 1);
    const { offer } = await read();
    expect(offer).toMatchObject({
      version: 2,
      before: { remaining: 20, lastDay: '2027-02-09', perWeek: 2, pauseDays: 0, appealDays: 0 },
      after: { remaining: 20, lastDay: '2027-02-09', perWeek: 3, pauseDays: 28, appealDays: 7 },
    });
    expect(offer.after.refund).toBe(offer.before.refund);
    expect(offer.before.refund).toBeGreaterThan(0);
    // A worse version on top: the one before it is offered still.
    await publish(2, 2, { refundPercent: 40 });
    expect((await read()).offer.version).toBe(2);
    const stale = await accept(family(), 3);
    expect([resultOf(stale), stale.body.current.offer.version]).toEqual(['409 common.stale', 2]);
    expect(await policyOf()).toBe(1);
  });

  it('belong to the family of the course', async () => {
    const stranger = await signedInAccount(app, 'student');
    const ask = (method: 'GET' | 'POST', path: string) =>
      app.ask(method, path, { token: stranger.token, ...(method === 'POST' && { body: { version: 2 } }) });
    for (const method of ['GET', 'POST'] as const) {
      expect(resultOf(await ask(method, pathOf(family())))).toBe('404 newerRules.notFound');
      expect(resultOf(await ask(method, '/enrolments/x/rules'))).toBe('404 newerRules.notFound');
    }
  });

  it('taken twice at the same instant are taken once, with one receipt, for good', async () => {
    const was = await read();
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await accept()).body).toEqual(answers[0]?.body);
    expect(answers[0]?.body).toMatchObject({ offer: null, accepted: { version: 2 } });
    expect(await read()).toEqual(answers[0]?.body);
    expect(await policyOf()).toBe(2);
    const id = family().enrolmentId;
    expect(await rows('select * from rules_acceptance where enrolment_id = $1', [id])).toMatchObject([
      { version_before: 1, version: 2, accepted_by: family().accountId },
    ]);
    const [{ last_day: lastDay }] = await rows('select last_day from enrolment where id = $1', [id]);
    expect(lastDay).toBe(was.offer.before.lastDay);
    const told = await rows(
      `select params from notification where kind = 'course.rulesTaken' and account_id = $1`,
      [family().accountId],
    );
    expect(told.map(({ params }) => [params.version, params.remaining])).toEqual([[2, 20]]);
    const audited = await rows(
      `select before, after from audit_log where action = 'enrolment.rulesTaken' and target_id = $1`,
      [id],
    );
    expect(audited).toEqual([{ before: { version: 1, rules: 1 }, after: { version: 2, rules: 2 } }]);
    expect(resultOf(await accept(family(), 3))).toBe('409 newerRules.notOffered');
    // What the rules give counts at once.
    const pause = await app.ask('GET', `/enrolments/${id}/family-pause`, { token: family().token });
    expect(pause.body.daysLeft).toBe(28);
  });

  it('keep the numbers of meetings within 24 hours, and let the others follow their times', async () => {
    one = await aRunningClass(app);
    // Under rules 1 number 3 was moved behind 4, and number 1 has no time any more.
    const [{ version }] = await rows('select version from meeting where id = $1', [meetingOf(one, 3).id]);
    const moved = await app.ask('POST', `/meetings/${meetingOf(one, 3).id}/move`, {
      token: family().token,
      body: { start: '2026-11-19T03:00:00.000Z', version },
    });
    expect(moved.status).toBe(200);
    app.clock.set(before(meetingOf(one, 1).start, 30 * HOUR));
    const excused = await app.ask('POST', `/meetings/${meetingOf(one, 1).id}/excuse`, {
      token: family().token,
      body: { learnerId: family().learnerId },
    });
    expect(excused.status).toBe(200);
    app.clock.set(before(meetingOf(one, 2).start, 20 * HOUR));
    expect((await numbers()).slice(0, 5)).toEqual([2, 4, 3, 5, 6]);
    expect((await accept()).status).toBe(200);
    expect((await numbers()).slice(0, 5)).toEqual([2, 3, 4, 5, 6]);
    await freezeNumbers.run({ ...app.services });
    expect((await numbers()).slice(0, 5)).toEqual([2, 3, 4, 5, 6]);
  });

  it('of one learner in a group leave its numbers as they are', async () => {
    one = await aRunningClass(app, { learners: 2, capacity: 3 });
    const plan = await numbers();
    expect((await read()).isGroup).toBe(true);
    expect((await accept()).status).toBe(200);
    expect([await policyOf(), await policyOf(family(1))]).toEqual([2, 1]);
    expect(await numbers()).toEqual(plan);
  });

  it('are not offered for a course that is stopped or has passed its last day', async () => {
    one = await aRunningClass(app);
    const id = family().enrolmentId;
    await rows(`update enrolment set state = 'suspended' where id = $1`, [id]);
    expect((await read()).offer).toBeNull();
    expect(resultOf(await accept())).toBe('409 newerRules.notOffered');
    await rows(`update enrolment set state = 'active', last_day = '2026-11-01' where id = $1`, [id]);
    expect(resultOf(await accept())).toBe('409 newerRules.notOffered');
  });

  it('count owed meetings that were held as left, so that a refund may become possible', async () => {
    one = await aRunningClass(app);
    const id = family().enrolmentId;
    await rows(
      `insert into balance_event (enrolment_id, kind, meetings, minutes, days, source, at)
       values ($1, 'owed_meeting', 1, -60, 0, $2 || ':owed', now()), ($1, 'held', -10, 0, 0, $2 || ':held', now())`,
      [id, id],
    );
    await rows(
      `update seat set number = 21, state = 'present' where id = (select id from seat where enrolment_id = $1 and number = 1)`,
      [id],
    );
    const { offer } = await read();
    expect([offer.before.remaining, offer.after.remaining]).toEqual([10, 11]);
    expect(offer.before.refund).toBe(0);
    expect(offer.after.refund).toBeGreaterThan(0);
  });
});
