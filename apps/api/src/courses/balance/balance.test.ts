import { foldBalance } from '@fasih/school/catalogue/policy/balance';
import { beforeEach, describe, expect, it } from 'vitest';
import { someoneWaits } from '../../../test/barrier.ts';
import { type Family, placedFamily } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { setAside } from '../../platform/db/set-aside.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import {
  addEvents,
  eventsOf,
  extendCourses,
  forgetCourseDays,
  type NewEvent,
  setCourseDays,
} from './balance.ts';
import {
  addMoneyEvents,
  coursesToPost,
  hasUnposted,
  markPosted,
  takeCoursesToPost,
} from './unposted-events.ts';

const app = shared(startTestApp);
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  await app.pool.query('update balance_event set posted_at = at where posted_at is null');
});

const now = () => app.clock.now();

async function aCourse(): Promise<Family['places'][number]> {
  const { places } = await placedFamily(app, [{ package: 'general-english-kids' }]);
  return places[0] as Family['places'][number];
}

const bought = (enrolmentId: string, meetings = 20): NewEvent => ({
  enrolmentId,
  kind: 'bought',
  meetings,
  decision: null,
  source: `order.paid:${enrolmentId}`,
});

const held = (enrolmentId: string, seat: number): NewEvent => ({
  enrolmentId,
  kind: 'held',
  meetings: -1,
  decision: {
    outcome: 'present',
    rule: 'attendance',
    policyVersion: 1,
    inputs: { minutesLate: 0 },
    reason: { key: 'attendance.present', params: {} } as NonNullable<NewEvent['decision']>['reason'],
  },
  source: `held:${enrolmentId}:${seat}`,
});

/** The first and last day of a course, with the version of its row. */
async function daysOf(enrolmentId: string) {
  const { rows } = await app.pool.query(
    'select starts_on as "startsOn", last_day as "lastDay", version from enrolment where id = $1',
    [enrolmentId],
  );
  return rows[0];
}

describe('the events of a course', () => {
  it('are recorded once each, even when two requests record the same events at the same instant', async () => {
    const { enrolmentId } = await aCourse();
    const events = [bought(enrolmentId), held(enrolmentId, 1), held(enrolmentId, 2)];
    await Promise.all([addEvents(app.pool, events, now()), addEvents(app.pool, events, now())]);
    const stored = await eventsOf(app.pool, enrolmentId);
    expect(stored.map(({ kind }) => kind).sort()).toEqual(['bought', 'held', 'held']);
    expect(foldBalance(stored)).toMatchObject({ bought: 20, held: 2, left: 18 });
    await addEvents(app.pool, events, now());
    expect(await eventsOf(app.pool, enrolmentId)).toEqual(stored);
  });

  it('are read in the order in which they were recorded, with decision, minutes and days', async () => {
    const { enrolmentId } = await aCourse();
    const event = (kind: 'returned' | 'minutes_owed' | 'extended', fields: object, n: number) =>
      ({ enrolmentId, kind, decision: null, source: `${kind}:${enrolmentId}:${n}`, ...fields }) as NewEvent;
    const events = [
      bought(enrolmentId),
      held(enrolmentId, 1),
      event('returned', { meetings: 1 }, 2),
      event('minutes_owed', { minutes: 25 }, 3),
      event('extended', { days: 7 }, 4),
      held(enrolmentId, 5),
    ];
    await addEvents(app.pool, events, now());
    const stored = await eventsOf(app.pool, enrolmentId);
    expect(stored.map(({ source }) => source)).toEqual(events.map(({ source }) => source));
    expect(stored[1]?.decision).toEqual(held(enrolmentId, 1).decision);
    expect(stored[0]?.decision).toBeNull();
    expect(foldBalance(stored)).toMatchObject({ held: 1, left: 19, minutesOwed: 25, extensionDays: 7 });
  });

  it('may be an empty list, which adds nothing; a course without events has an empty balance', async () => {
    const { enrolmentId } = await aCourse();
    await addEvents(app.pool, [], now());
    expect(await eventsOf(app.pool, enrolmentId)).toEqual([]);
    expect(foldBalance([])).toMatchObject({ bought: 0, left: 0 });
  });
});

describe('the days of a course', () => {
  it('are extended for a cancelled meeting only if the course has begun', async () => {
    const [begun, waiting] = [await aCourse(), await aCourse()];
    await setCourseDays(app.pool, [
      { enrolmentId: begun.enrolmentId, startsOn: '2026-11-03', lastDay: '2027-01-31' },
    ]);
    await extendCourses(
      app.pool,
      [begun, waiting].map(({ enrolmentId }) => ({ enrolmentId, days: 7 })),
    );
    expect(await daysOf(begun.enrolmentId)).toEqual({
      startsOn: '2026-11-03',
      lastDay: '2027-02-07',
      version: 3,
    });
    expect(await daysOf(waiting.enrolmentId)).toEqual({ startsOn: null, lastDay: null, version: 1 });
  });

  it('are extended twice when two meetings are cancelled at the same instant', async () => {
    const { enrolmentId } = await aCourse();
    await setCourseDays(app.pool, [{ enrolmentId, startsOn: '2026-11-03', lastDay: '2027-02-28' }]);
    await Promise.all([7, 7].map((days) => extendCourses(app.pool, [{ enrolmentId, days }])));
    expect((await daysOf(enrolmentId)).lastDay).toBe('2027-03-14');
  });

  it('are cleared when the class never began', async () => {
    const { enrolmentId } = await aCourse();
    await setCourseDays(app.pool, [{ enrolmentId, startsOn: '2026-11-03', lastDay: '2027-01-31' }]);
    await forgetCourseDays(app.pool, [enrolmentId]);
    expect(await daysOf(enrolmentId)).toMatchObject({ startsOn: null, lastDay: null });
  });
});

describe('the unposted events', () => {
  it('are taken together with the posted events of their course, in whole rupiah and meetings', async () => {
    const { enrolmentId, orderId } = await aCourse();
    await addEvents(app.pool, [bought(enrolmentId)], now());
    const [first] = await eventsOf(app.pool, enrolmentId);
    await markPosted(app.pool, [first?.number ?? 0], now());
    await addEvents(app.pool, [held(enrolmentId, 1)], now());
    const [course, ...others] = await inTransaction(app.pool, (db) =>
      takeCoursesToPost(db, { events: 100, now: now() }),
    );
    expect(others).toEqual([]);
    expect(course).toMatchObject({ enrolmentId, orderId, packageSlug: 'general-english-kids' });
    expect(course?.events.map(({ kind, posted }) => [kind, posted])).toEqual([
      ['bought', true],
      ['held', false],
    ]);
    expect(course?.events[0]).toMatchObject({ meetings: 20, amount: 0 });
  });

  it('of one course are taken by one process; another skips the course, or waits and finds nothing left to post', async () => {
    const [one, two] = [await aCourse(), await aCourse()];
    await addEvents(app.pool, [bought(one.enrolmentId), bought(two.enrolmentId)], now());
    const waitingTakes: Promise<unknown>[] = [];
    await inTransaction(app.pool, async (db) => {
      const [course] = await takeCoursesToPost(db, { events: 100, now: now(), enrolmentId: one.enrolmentId });
      expect(course?.enrolmentId).toBe(one.enrolmentId);
      const unlocked = await inTransaction(app.pool, (other) =>
        takeCoursesToPost(other, { events: 100, now: now() }),
      );
      expect(unlocked.map(({ enrolmentId }) => enrolmentId)).toEqual([two.enrolmentId]);
      waitingTakes.push(
        inTransaction(app.pool, (other) =>
          takeCoursesToPost(other, { events: 100, now: now(), wait: 'wait', enrolmentId: one.enrolmentId }),
        ),
      );
      await someoneWaits(app.pool);
      await markPosted(
        db,
        (course?.events ?? []).map(({ number }) => number),
        now(),
      );
    });
    const [afterWait] = (await Promise.all(waitingTakes)) as Awaited<ReturnType<typeof takeCoursesToPost>>[];
    expect(afterWait?.flatMap(({ events }) => events.filter(({ posted }) => !posted))).toEqual([]);
    expect(await coursesToPost(app.pool, 100, now())).toEqual([two.enrolmentId]);
  });

  it('of a course that failed wait for its next try; other courses are posted meanwhile', async () => {
    const [failed, other] = [await aCourse(), await aCourse()];
    await addEvents(app.pool, [bought(failed.enrolmentId), bought(other.enrolmentId)], now());
    await setAside(app.pool, {
      job: 'finance.post',
      id: failed.enrolmentId,
      error: new Error('x'),
      now: now(),
    });
    expect(await coursesToPost(app.pool, 100, now())).toEqual([other.enrolmentId]);
    const events = await eventsOf(app.pool, other.enrolmentId);
    await markPosted(
      app.pool,
      events.map(({ number }) => number),
      now(),
    );
    expect(await hasUnposted(app.pool, now())).toBe(false);
    app.clock.set('2026-11-02T02:15:00Z');
    expect(await hasUnposted(app.pool, now())).toBe(true);
    expect(await coursesToPost(app.pool, 100, now())).toEqual([failed.enrolmentId]);
  });

  it('keep the instant at which they were first marked as posted', async () => {
    const { enrolmentId } = await aCourse();
    await addEvents(app.pool, [bought(enrolmentId)], now());
    const numbers = (await eventsOf(app.pool, enrolmentId)).map(({ number }) => number);
    const first = now();
    await markPosted(app.pool, numbers, first);
    app.clock.set('2026-11-03T02:00:00Z');
    await markPosted(app.pool, numbers, now());
    await markPosted(app.pool, [], now());
    const { rows } = await app.pool.query('select posted_at from balance_event where number = any($1)', [
      numbers,
    ]);
    expect(rows).toEqual([{ posted_at: first }]);
  });

  it('include money: recorded once for the course of an order, and not at all for an order without a course', async () => {
    const { enrolmentId, orderId } = await aCourse();
    const changes = [
      { amount: -2_400_000, source: 'order.reversed:1' },
      { amount: 2_400_000, source: 'order.paid:2' },
    ];
    await Promise.all([1, 2].map(() => addMoneyEvents(app.pool, orderId, changes, now())));
    const { rows } = await app.pool.query(
      'select kind, amount, source, meetings from balance_event where enrolment_id = $1 order by source',
      [enrolmentId],
    );
    expect(rows).toEqual([
      { kind: 'money', amount: 2_400_000, source: 'money:order.paid:2', meetings: 0 },
      { kind: 'money', amount: -2_400_000, source: 'money:order.reversed:1', meetings: 0 },
    ]);
    const before = await app.pool.query('select count(*) from balance_event');
    await addMoneyEvents(app.pool, enrolmentId, [{ amount: 1, source: 'nobody' }], now());
    await addMoneyEvents(app.pool, orderId, [], now());
    expect((await app.pool.query('select count(*) from balance_event')).rows).toEqual(before.rows);
  });
});
