import { expect, it } from 'vitest';
import { newDevice, placedFamily } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { secondsAfter, sitThrough } from '../../../test/sit-placement.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { forgetSittings } from './forget.ts';

const app = shared(startTestApp);

it('forgets the sittings of an erased child, and nobody else’s', async () => {
  const erased = await placedFamily(app, [{ package: 'general-english-kids' }]);
  const staying = await placedFamily(app, [{ package: 'general-english-kids' }]);
  const gone = await sitThrough(app, { token: erased.token }, 12);
  const kept = await sitThrough(app, { token: staying.token }, 12);
  expect(await forgetSittings(app.services)).toBe(0);
  await app.pool.query('update learner set erased_at = now() where id = $1', [erased.places[0]?.learnerId]);
  expect(await forgetSittings(app.services)).toBe(1);
  expect((await app.ask('GET', `/placement/attempts/${gone.id}`, { token: erased.token })).status).toBe(404);
  expect((await app.ask('GET', `/placement/attempts/${kept.id}`, { token: staying.token })).body).toEqual(
    kept,
  );
  const { rows } = await app.pool.query('select 1 from placement_question where attempt_id = $1', [gone.id]);
  expect(rows).toEqual([]);
});

it('drops the hashed address of an anonymous sitting two days later, and keeps its result', async () => {
  app.clock.set(MONDAY_MORNING);
  const who = { headers: newDevice(), address: '192.0.2.44' };
  const result = await sitThrough(app, who, 12, { level: 'teen' });
  app.clock.set(secondsAfter(MONDAY_MORNING, 2 * 86_400));
  expect(await forgetSittings(app.services)).toBe(0);
  app.clock.set(secondsAfter(MONDAY_MORNING, 2 * 86_400 + 1));
  expect(await forgetSittings(app.services)).toBe(1);
  expect((await app.ask('GET', `/placement/attempts/${result.id}`, who)).body).toEqual(result);
});
