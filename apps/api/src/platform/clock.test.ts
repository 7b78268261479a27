import { HOUR, MINUTE, SECOND } from '@fasih/school/basics/instants';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shared } from '../../test/shared.ts';
import { startTestApp } from '../../test/start-test-app.ts';
import { DatabaseTime, jobsMayRun, schoolClock } from './clock.ts';
import { serveHealth } from './http/health.ts';
import { type Job, startJobs } from './jobs/run-jobs.ts';

const app = shared(startTestApp);
afterEach(() => vi.restoreAllMocks());

const realNow = Date.now;
/** This process's clock is wrong by so much, from now on. */
const wrongBy = (ms: number) => vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ms);
const databaseNow = async () =>
  (await app.pool.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]?.now.getTime() ?? 0;

describe('a machine whose clock is an hour ahead', () => {
  it('decides by the time of the database, also when its clock is set while it runs', async () => {
    wrongBy(62 * MINUTE);
    const time = new DatabaseTime(app.pool);
    const clock = await schoolClock(app.pool, undefined, time);
    expect(Math.abs(clock.now().getTime() - (await databaseNow()))).toBeLessThan(SECOND);
    wrongBy(-HOUR);
    expect(Math.abs(clock.now().getTime() - (await databaseNow()))).toBeLessThan(SECOND);
    await time.measure();
    expect(Math.abs(clock.now().getTime() - (await databaseNow()))).toBeLessThan(SECOND);
  });

  it('begins a demonstration at its instant', async () => {
    wrongBy(62 * MINUTE);
    const start = new Date('2027-01-04T02:00:00Z');
    const clock = await schoolClock(app.pool, start);
    expect(Math.abs(clock.now().getTime() - start.getTime())).toBeLessThan(SECOND);
    await app.pool.query('update school_clock set offset_ms = 0');
  });

  it('is not ready and runs no job; what the line explains is no difference', async () => {
    let own: () => number = Date.now;
    let aheadMs = 0;
    const time = new DatabaseTime(app.pool, () => own() + aheadMs);
    const server = Fastify();
    serveHealth(server, app.pool, time, 'figures');
    const ready = async () => (await server.inject('/readyz')).statusCode;
    const said: string[] = [];
    const mayRun = jobsMayRun(time, { error: (_, words) => said.push(words) });
    const seen: [number, boolean][] = [];
    for (aheadMs of [0, 1_500, 2_600, 62 * MINUTE, -2_600, 0]) seen.push([await ready(), await mayRun()]);
    expect(seen).toEqual([
      [200, true],
      [200, true],
      [503, false],
      [503, false],
      [503, false],
      [200, true],
    ]);
    expect(said.map((words) => /differ|agree again/.exec(words)?.[0])).toEqual(['differ', 'agree again']);
    aheadMs = 2_600;
    await ready();
    const figures = await server.inject({ url: '/metrics', headers: { authorization: 'Bearer figures' } });
    expect(figures.body).toMatch(/clock_ahead_seconds 2\.\d/);

    // The answer took three seconds by our own clock: where between them it was given nobody knows.
    let asked = 0;
    own = () => Date.now() + 3_000 * (asked++ % 2);
    aheadMs = 0;
    expect(await time.measure()).toBe(true);
    await server.close();
  });

  it('takes up its jobs when the clocks agree again', async () => {
    let aheadMs = 62 * MINUTE;
    const time = new DatabaseTime(app.pool, () => Date.now() + aheadMs);
    const ran = Promise.withResolvers<void>();
    let runs = 0;
    const job: Job = {
      name: 'mail.send',
      everyMs: 5,
      run: async () => {
        runs += 1;
        ran.resolve();
        return 0;
      },
    };
    let asked = 0;
    const refusedOften = Promise.withResolvers<void>();
    const jobs = startJobs(app.services, [job], async () => {
      asked += 1;
      if (asked > 5) refusedOften.resolve();
      return time.measure();
    });
    await refusedOften.promise;
    expect(runs).toBe(0);
    aheadMs = 0;
    await ran.promise;
    await jobs.stop();
  });
});
