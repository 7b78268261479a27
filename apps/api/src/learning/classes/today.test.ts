import { expect, it } from 'vitest';
import { aClass } from '../../../test/a-class.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);

it("'Classes Today' counts today’s classes, and those running now", async () => {
  const { token } = await signedInAccount(app, 'admin');
  // 9:00 and 23:30 on Monday in Jakarta, then 0:30 on Tuesday.
  await aClass(app, { starts: ['2026-11-09T02:00:00Z', '2026-11-09T16:30:00Z', '2026-11-09T17:30:00Z'] });
  await aClass(app, { starts: ['2026-11-09T02:30:00Z'] });
  const today = async () => (await app.ask('GET', '/classes/today', { token })).body;
  app.clock.set('2026-11-09T02:45:00Z');
  expect(await today()).toEqual({ day: '2026-11-09', classes: 2, meetings: 3, running: 2 });
  app.clock.set('2026-11-09T18:00:00Z');
  expect(await today()).toEqual({ day: '2026-11-10', classes: 1, meetings: 1, running: 1 });
  app.clock.set('2026-11-12T02:00:00Z');
  expect(await today()).toEqual({ day: '2026-11-12', classes: 0, meetings: 0, running: 0 });
  const family = await signedInAccount(app, 'student');
  expect((await app.ask('GET', '/classes/today', { token: family.token })).status).toBe(403);
});

it('a class shows its weekly hours in the list, and the learners of each meeting on its page', async () => {
  const { token } = await signedInAccount(app, 'admin');
  const taught = await aClass(app, { starts: ['2026-11-16T02:00:00Z'], learners: 2 });
  await app.pool.query('insert into class_slot (class_id, weekday, minute) values ($1, 1, 540)', [
    taught.classId,
  ]);
  const { body } = await app.ask('GET', `/classes/${taught.classId}`, { token });
  expect(body.slots).toEqual([{ weekday: 1, minute: 540 }]);
  expect(body.plan[0].seats).toEqual([
    { learnerId: expect.any(String), name: 'Bagas', number: 1, state: 'planned' },
    { learnerId: expect.any(String), name: 'Sekar', number: 1, state: 'planned' },
  ]);
  const list = await app.ask('GET', `/classes?teacher=${taught.teacher.accountId}`, { token });
  expect(list.body.data[0].slots).toEqual(body.slots);
});
