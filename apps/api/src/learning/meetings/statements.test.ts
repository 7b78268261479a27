import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass, aTeacher, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { inTransaction, sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { clearPolicyCache } from '../../catalogue/policy/read-policy.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
let group: RunningClass;
let one: RunningClass;
beforeAll(async () => {
  group = await aRunningClass(app, { learners: 4, capacity: 5 });
  one = await aRunningClass(app);
  // The policy is read once per process.
  await app.ask('GET', `/meetings/${meetingOf(one, 1).id}/options`, { token: one.teacher.token });
});

/** All statements of a read, or those between BEGIN and COMMIT of a write. */
async function statements(method: string, path: string, token: string | undefined, body?: unknown) {
  const { answer, statements: sent } = await sentWhile(() =>
    app.ask(method, path, { ...(token ? { token } : {}), ...(body ? { body } : {}) }),
  );
  expect([path, answer.status]).toEqual([path, 200]);
  return sent.includes('BEGIN') ? inTransaction(sent) : sent.length;
}

describe('SQL statements per call (a read at most 3, a write at most 10 between BEGIN and COMMIT)', () => {
  it('stays within the limits, in groups and one-to-one classes', async () => {
    const family = one.families[0];
    const learner = group.families[0];
    const of = (number: number, what: string, from = one) =>
      `/meetings/${meetingOf(from, number).id}/${what}`;
    const move = (start: string) => ({ start, version: 1 });
    const reason = { reason: 'Sakit' };
    const figures = {
      options: await statements('GET', of(3, 'options'), family?.token),
      optionsOfGroup: await statements('GET', of(3, 'options', group), admin.token),
      move: await statements('POST', of(3, 'move'), family?.token, move('2026-11-20T03:00:00.000Z')),
      moveOfGroup: await statements(
        'POST',
        of(3, 'move', group),
        admin.token,
        move('2026-11-20T03:00:00.000Z'),
      ),
      excuse: await statements('POST', of(5, 'excuse'), family?.token, { learnerId: family?.learnerId }),
      excuseOfGroup: await statements('POST', of(5, 'excuse', group), learner?.token, {
        learnerId: learner?.learnerId,
      }),
      cancel: await statements('POST', of(7, 'cancel'), one.teacher.token, reason),
      cancelOfGroup: await statements('POST', of(7, 'cancel', group), admin.token, reason),
      substitute: await statements('PUT', of(9, 'teacher', group), admin.token, {
        teacherId: (await aTeacher(app)).accountId,
        ...reason,
      }),
      note: await statements('PUT', of(11, 'note'), one.teacher.token, {
        note: 'a',
        homework: 'b',
        version: 1,
      }),
      pause: await statements('POST', `/classes/${group.classId}/pause`, admin.token, {
        from: '2026-12-01',
        until: '2026-12-20',
        ...reason,
      }),
      resume: await statements('POST', `/classes/${group.classId}/resume`, admin.token),
    };
    console.info('statements per call:', figures);
    const { options, optionsOfGroup, ...writes } = figures;
    expect(Math.max(options, optionsOfGroup)).toBeLessThanOrEqual(3);
    for (const [name, count] of Object.entries(writes)) {
      expect([name, count <= 10]).toEqual([name, true]);
      expect([name, count > 2]).toEqual([name, true]);
    }
  });

  it('under course rules 2 a write sends up to three more, for the numbers of the course', async () => {
    await app.pool.query('update policy_version set rules = 2');
    clearPolicyCache();
    const course = await aRunningClass(app);
    const family = course.families[0];
    const of = (number: number, what: string) => `/meetings/${meetingOf(course, number).id}/${what}`;
    const move = (start: string) => ({ start, version: 1 });
    // Reads the policy, once per process.
    await app.ask('GET', of(1, 'options'), { token: family?.token });
    expect(await statements('GET', of(3, 'options'), family?.token)).toBeLessThanOrEqual(3);
    expect(
      Math.max(
        await statements('POST', of(3, 'move'), family?.token, move('2026-11-20T03:00:00.000Z')),
        await statements('POST', of(5, 'move'), admin.token, move('2026-12-04T03:00:00.000Z')),
        await statements('POST', of(7, 'excuse'), family?.token, { learnerId: family?.learnerId }),
        await statements('POST', `/classes/${course.classId}/pause`, admin.token, {
          from: '2026-12-20',
          until: '2027-01-05',
          reason: 'Libur',
        }),
      ),
    ).toBeLessThanOrEqual(13);
    clearPolicyCache();
  });
});
