import { describe, expect, it } from 'vitest';
import type { Services } from '../services.ts';
import { type Job, startJobs } from './run-jobs.ts';

const DAY_MS = 86_400_000;
const services = { log: { error: () => {} } } as unknown as Services;

/** A job that runs once a day, and how to let its current run end. */
function dailyJob(handled = 0): { job: Job; begun: Promise<void>; finish: () => void; runs: () => number } {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let runs = 0;
  const job: Job = {
    name: 'finance.check',
    everyMs: DAY_MS,
    run: async () => {
      runs += 1;
      begun.resolve();
      await ended.promise;
      return handled;
    },
  };
  return { job, begun: begun.promise, finish: () => ended.resolve(), runs: () => runs };
}

describe('jobs that are stopped', () => {
  it.each([
    ['end with the run that is under way, without waiting for the next one', 0],
    ['take no further batch, however much is due', 100],
  ])('%s', async (_, handled) => {
    const { job, begun, finish, runs } = dailyJob(handled);
    const jobs = startJobs(services, [job]);
    await begun;
    const stopped = jobs.stop();
    finish();
    await stopped;
    expect(runs()).toBe(1);
  });

  it('end while they wait for the next run', async () => {
    const { job, begun, finish, runs } = dailyJob();
    const jobs = startJobs(services, [job]);
    await begun;
    finish();
    await new Promise((done) => setImmediate(done));
    await jobs.stop();
    expect(runs()).toBe(1);
  });
});

it('tells of each run that was through, and not of one that failed', async () => {
  const told = Promise.withResolvers<string>();
  const failing: Job = { name: 'mail.send', everyMs: DAY_MS, run: () => Promise.reject(new Error('x')) };
  const { job, finish } = dailyJob();
  const heard: string[] = [];
  const jobs = startJobs(
    services,
    [failing, job],
    async () => true,
    async ({ name }) => {
      heard.push(name);
      told.resolve(name);
    },
  );
  finish();
  await told.promise;
  await jobs.stop();
  expect(heard).toEqual(['finance.check']);
});
