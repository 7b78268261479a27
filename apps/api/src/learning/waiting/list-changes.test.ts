import { HOUR, later } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { noticeKindsTo } from '../../../test/notices.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { classOfEachTest } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { readyForARace } from '../../../test/sit-placement.ts';
import { type Answer, resultOf, startTestApp } from '../../../test/start-test-app.ts';
import { offerFreePlaces } from './jobs.ts';
import { anAdultWithoutClass, emptyWaitingLists } from './waiting.fixtures.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
beforeEach(() => emptyWaitingLists(app));
const group = classOfEachTest(app, { learners: 2, capacity: 2 });

type Waiter = Awaited<ReturnType<typeof aWaiter>>;

/** A family whose learner waits for a place in the group. */
async function aWaiter(name: string) {
  const family = await anAdultWithoutClass(app, { name });
  const body = { enrolmentId: family.enrolmentId };
  const joined = await app.ask('POST', `/classes/${group.classId}/waiting`, { token: family.token, body });
  expect(joined.status).toBe(201);
  return { ...family, placeId: joined.body.placeId as string };
}

const listPath = () => `/classes/${group.classId}/waiting`;
const reorder = (order: string[], offerHours: unknown = 24) =>
  app.ask('PUT', listPath(), { token: admin.token, body: { order, offerHours } });
const answer = ({ token, placeId }: Waiter, accept: boolean) =>
  app.ask('POST', `/waiting/${placeId}/answer`, { token, body: { accept } });
const leave = ({ token, placeId }: Waiter) => app.ask('DELETE', `/waiting/${placeId}`, { token });
const setCapacity = (capacity: number) =>
  app.pool.query('update school_class set capacity = $2 where id = $1', [group.classId, capacity]);
const states = async (): Promise<string[]> => {
  const { rows } = await app.pool.query(
    `select l.name || ' ' || w.state as text from waiting_place w join learner l on l.id = w.learner_id
     where w.class_id = $1 order by w.position, w.id`,
    [group.classId],
  );
  return rows.map(({ text }) => text);
};
const noticesFor = (waiter: Waiter) => noticeKindsTo(app, waiter, 'waiting');
const runOffers = () => offerFreePlaces.run(app.services);

describe('the order of a list', () => {
  it('names each place exactly once', async () => {
    const [satu, dua] = [await aWaiter('Satu'), await aWaiter('Dua')];
    for (const order of [
      [],
      [satu.placeId],
      [satu.placeId, satu.placeId],
      [satu.placeId, dua.placeId, satu.placeId],
      [satu.placeId, 'none'],
    ]) {
      expect(resultOf(await reorder(order))).toBe('409 waiting.listChanged');
    }
    expect(await states()).toEqual(['Satu waiting', 'Dua waiting']);
    const path = '/classes/0190a000-0000-7000-8000-000000000000/waiting';
    const body = { order: [], offerHours: 24 };
    for (const method of ['PUT', 'GET']) {
      const none = await app.ask(method, path, { token: admin.token, ...(method === 'PUT' ? { body } : {}) });
      expect(resultOf(none)).toBe('404 classes.notFound');
    }
  });

  it.each([
    [0, 400],
    [1, 200],
    [168, 200],
    [169, 400],
    [1.5, 400],
    ['24', 400],
  ])('holds an offer for %s hours: %i', async (hours, status) => {
    const satu = await aWaiter('Satu');
    expect((await reorder([satu.placeId], hours)).status).toBe(status);
    await setCapacity(3);
    await runOffers();
    const { body } = await app.ask('GET', listPath(), { token: admin.token });
    const held = status === 200 ? Number(hours) : 24;
    expect(body.places[0].offerEndsAt).toBe(later(app.clock.now(), held * HOUR).toISOString());
  });

  it('set by two admins at once is one of the two, never a mixture', async () => {
    const waiters = [await aWaiter('Satu'), await aWaiter('Dua'), await aWaiter('Tiga')];
    const ids = waiters.map(({ placeId }) => placeId);
    await readyForARace(app);
    const both = await Promise.all([
      reorder([...ids].reverse()),
      reorder([...ids.slice(1), ...ids.slice(0, 1)]),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const names = (await states()).map((text) => text.split(' ')[0]).join(' ');
    expect(['Tiga Dua Satu', 'Dua Tiga Satu']).toContain(names);
  });

  it('changed while a family leaves is refused, because one place is gone', async () => {
    const [satu, dua] = [await aWaiter('Satu'), await aWaiter('Dua')];
    let late: Promise<Answer> | undefined;
    // The family's transaction holds the class; the admin's waits for it.
    const held = holdAfter(app.pool, /update "waiting_place" set "state"/, () => {
      late = reorder([dua.placeId, satu.placeId]);
      return late;
    });
    expect((await leave(satu)).status).toBe(200);
    await held.done();
    expect(resultOf((await late) as Answer)).toBe('409 waiting.listChanged');
    expect(await states()).toEqual(['Satu left', 'Dua waiting']);
  });
});

describe('an offer', () => {
  it('accepted while the same family leaves the list on another phone: the place is taken', async () => {
    const satu = await aWaiter('Satu');
    await setCapacity(3);
    await runOffers();
    let late: Promise<Answer> | undefined;
    const held = holdAfter(app.pool, /update "waiting_place" set "state"/, () => {
      late = leave(satu);
      return late;
    });
    expect((await answer(satu, true)).body).toMatchObject({ state: 'joined' });
    await held.done();
    expect(resultOf((await late) as Answer)).toBe('409 waiting.over');
    expect(await states()).toEqual(['Satu joined']);
  });

  it('given back by leaving the list goes to the next learner at once', async () => {
    const [satu, dua] = [await aWaiter('Satu'), await aWaiter('Dua')];
    await setCapacity(3);
    await runOffers();
    expect((await leave(satu)).status).toBe(200);
    expect(await states()).toEqual(['Satu left', 'Dua offered']);
    expect([await noticesFor(satu), await noticesFor(dua)]).toEqual([
      ['waiting.offered'],
      ['waiting.offered'],
    ]);
  });

  it('for two free places is made to the first two, and both may accept at once', async () => {
    const waiters = [await aWaiter('Satu'), await aWaiter('Dua'), await aWaiter('Tiga')];
    await setCapacity(4);
    expect(await runOffers()).toBe(2);
    expect(await states()).toEqual(['Satu offered', 'Dua offered', 'Tiga waiting']);
    await readyForARace(app);
    const both = await Promise.all(waiters.slice(0, 2).map((one) => answer(one, true)));
    expect(both.map(resultOf)).toEqual(['200', '200']);
    const { rows } = await app.pool.query(
      'select count(*)::int as members from class_member where class_id = $1 and left_at is null',
      [group.classId],
    );
    expect(rows).toEqual([{ members: 4 }]);
    expect(await runOffers()).toBe(0);
  });

  it('ends with its class: who had one is told, who only waited is not', async () => {
    const [satu, dua] = [await aWaiter('Satu'), await aWaiter('Dua')];
    await setCapacity(3);
    await runOffers();
    await app.pool.query(`update school_class set state = 'completed', ended_at = now() where id = $1`, [
      group.classId,
    ]);
    expect(await runOffers()).toBe(2);
    expect(await states()).toEqual(['Satu lapsed', 'Dua lapsed']);
    expect([await noticesFor(satu), await noticesFor(dua)]).toEqual([
      ['waiting.offered', 'waiting.ended'],
      [],
    ]);
  });

  it('lapses in silence once the learner has a class elsewhere, and goes to the next', async () => {
    const [satu] = [await aWaiter('Satu'), await aWaiter('Dua')];
    await setCapacity(3);
    await runOffers();
    await app.pool.query(
      `update enrolment set starts_on = '2026-11-09', last_day = '2027-02-09' where id = $1`,
      [satu.enrolmentId],
    );
    expect(await runOffers()).toBe(2);
    expect(await states()).toEqual(['Satu lapsed', 'Dua offered']);
    expect(await noticesFor(satu)).toEqual(['waiting.offered']);
  });

  it('is made although fifty older classes have a free place that fits nobody who waits there', async () => {
    const stuck = await aWaiter('Macet');
    await app.pool.query(`update enrolment set state = 'suspended' where id = $1`, [stuck.enrolmentId]);
    const { rowCount } = await app.pool.query(
      `with older as (
         insert into school_class (id, name, package_type, category, age_group, level, teacher_id, capacity, meetings, starts_on,
           created_at)
         select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Kelas ' || n, 'general_english', 'adult', 'adult',
           'A2', $1, 4, 20, '2026-11-09', now() from generate_series(1, 50) n
         returning id
       )
       insert into waiting_place (class_id, enrolment_id, learner_id, position, added_by, created_at)
       select id, $2, $3, 1, $4, now() from older`,
      [group.teacher.accountId, stuck.enrolmentId, stuck.learnerId, stuck.accountId],
    );
    expect(rowCount).toBe(50);
    const satu = await aWaiter('Satu');
    await setCapacity(3);
    expect(await runOffers()).toBe(1);
    expect(await noticesFor(satu)).toEqual(['waiting.offered']);
    expect(await noticesFor(stuck)).toEqual([]);
  });
});
