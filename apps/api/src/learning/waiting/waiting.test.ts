import { HOUR, later, SECOND } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { atOnce } from '../../../test/barrier.ts';
import { noticeKindsTo } from '../../../test/notices.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass, balanceOf, classOfEachTest } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { resultOf, startTestApp } from '../../../test/start-test-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lapseSeats } from '../meetings/lapse-seats.ts';
import { offerFreePlaces } from './jobs.ts';
import { offerPlaces } from './offer-places.ts';
import { anAdultWithoutClass, emptyWaitingLists } from './waiting.fixtures.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
beforeEach(() => emptyWaitingLists(app));
const group = classOfEachTest(app, { learners: 2, capacity: 2 });

type Caller = { token: string };

type Waiter = Awaited<ReturnType<typeof aWaiter>>;
const aWaiter = (level = 'A2', name = 'Rama') => anAdultWithoutClass(app, { name, level });

const join = (caller: Caller, { enrolmentId }: Waiter, classId = group.classId) =>
  app.ask('POST', `/classes/${classId}/waiting`, { token: caller.token, body: { enrolmentId } });
const answerOffer = (caller: Caller, placeId: string, accept: boolean) =>
  app.ask('POST', `/waiting/${placeId}/answer`, { token: caller.token, body: { accept } });
const list = async (classId = group.classId) =>
  (await app.ask('GET', `/classes/${classId}/waiting`, { token: admin.token })).body;
const states = async (classId = group.classId): Promise<[string, string][]> => {
  const { rows } = await app.pool.query(
    `select l.name, w.state from waiting_place w join learner l on l.id = w.learner_id
     where w.class_id = $1 order by w.position`,
    [classId],
  );
  return rows.map(({ name, state }) => [name, state]);
};
const noticesFor = (reader: { accountId: string }) => noticeKindsTo(app, reader);

/** One of the two members ends the course, so that a place becomes free. */
async function memberLeaves(): Promise<void> {
  const [family] = group.families;
  if (!family) throw new Error('the group has no members');
  await app.pool.query(`update enrolment set state = 'ended', ended_at = $2 where id = $1`, [
    family.enrolmentId,
    app.clock.now(),
  ]);
  await lapseSeats(app.pool, [{ id: family.enrolmentId, decision: null }]);
}

/** Runs the job once; returns how many places it handled. */
const runOffers = () => offerFreePlaces.run(app.services);

describe('two groups for which the same two learners wait', () => {
  it('offer their free places at the same instant without a deadlock, each learner one', async () => {
    const other = await aRunningClass(app, { learners: 2, capacity: 2, minute: 780 });
    const [one, two] = [await aWaiter('A2', 'Rama'), await aWaiter('A2', 'Putri')];
    for (const waiter of [one, two]) await join(admin, waiter);
    for (const waiter of [two, one]) await join(admin, waiter, other.classId);
    await app.pool.query('update school_class set capacity = 4 where id = any($1)', [
      [group.classId, other.classId],
    ]);
    const offerIn = (classId: string) => () =>
      inTransaction(app.services.pool, (db) => offerPlaces(db, classId, app.clock.now()));
    const { codes } = await atOnce(
      app.services.pool,
      offerIn(group.classId),
      /for no key update of e, l/,
      offerIn(other.classId),
    );
    expect(codes).toEqual([]);
    await runOffers();
    const { rows } = await app.pool.query(
      `select enrolment_id as id, count(*)::int as n from waiting_place where state = 'offered' group by 1 order by 1`,
    );
    expect(rows).toEqual([one.enrolmentId, two.enrolmentId].toSorted().map((id) => ({ id, n: 1 })));
  });
});

describe('the waiting list of a full group', () => {
  it('accepts learners from the school and from families, each once and only if they fit', async () => {
    const [one, two, other] = [await aWaiter(), await aWaiter(), await aWaiter('B1')];
    expect((await join(admin, one)).status).toBe(201);
    expect((await join(two, two)).status).toBe(201);
    expect(resultOf(await join(two, two))).toBe('409 waiting.already');
    expect(resultOf(await join(other, other))).toBe('409 classes.notTogether');
    expect(resultOf(await join(one, two))).toBe('404 classes.enrolmentNotFound');
    expect(await noticesFor(one)).toEqual(['waiting.added']);
    expect(await noticesFor(two)).toEqual([]);
    const shown = await list();
    expect(shown.places.map((p: { enrolmentId: string }) => p.enrolmentId)).toEqual([
      one.enrolmentId,
      two.enrolmentId,
    ]);
    expect([shown.free, shown.offerHours]).toEqual([0, 24]);
    const ownPlaces = (await app.ask('GET', '/my-waiting', { token: two.token })).body;
    expect(ownPlaces.places).toEqual([
      expect.objectContaining({ state: 'waiting', position: 2, classId: group.classId, level: 'A2' }),
    ]);
    // No other family's learner is shown.
    expect(JSON.stringify(ownPlaces)).not.toContain('Sekar');
  });

  it('does not exist for a one-to-one class, which other families cannot even see', async () => {
    const oneToOne = await aRunningClass(app);
    const one = await aWaiter();
    expect(resultOf(await join(one, one, oneToOne.classId))).toBe('404 classes.notFound');
    expect(resultOf(await join(admin, one, oneToOne.classId))).toBe('409 waiting.noGroup');
  });

  it('is shown to a family only for groups that fit its learner', async () => {
    const [fits, other] = [await aWaiter(), await aWaiter('C1')];
    const fittingGroups = async (caller: Caller) =>
      (await app.ask('GET', '/my-waiting', { token: caller.token })).body.fitting;
    expect((await fittingGroups(fits)).map(({ classId }: { classId: string }) => classId)).toContain(
      group.classId,
    );
    expect(await fittingGroups(other)).toEqual([]);
  });
});

describe('a place that becomes free', () => {
  it('is offered to the first learner who fits, and to the next when that offer has expired', async () => {
    const [one, two] = [await aWaiter('A2', 'Satu'), await aWaiter('A2', 'Dua')];
    await join(one, one);
    await join(two, two);
    await memberLeaves();
    expect(await runOffers()).toBe(1);
    expect(await runOffers()).toBe(0);
    expect(await states()).toEqual([
      ['Satu', 'offered'],
      ['Dua', 'waiting'],
    ]);
    expect(await noticesFor(one)).toEqual(['waiting.offered']);
    const expiresAt = later(app.clock.now(), 24 * HOUR);
    const [place] = (await list()).places;
    expect(place.offerEndsAt).toBe(expiresAt.toISOString());
    app.clock.set(later(expiresAt, -SECOND).toISOString());
    expect(await runOffers()).toBe(0);
    app.clock.set(expiresAt.toISOString());
    expect(resultOf(await answerOffer(one, place.id, true))).toBe('409 waiting.offerOver');
    expect(await runOffers()).toBe(2);
    expect(await states()).toEqual([
      ['Satu', 'lapsed'],
      ['Dua', 'offered'],
    ]);
    expect(await noticesFor(one)).toEqual(['waiting.offered', 'waiting.ended']);
    const mails = await app.pool.query(
      `select params -> 'kind' as kind from outbox where account_id = $1 and kind = 'notifications.notice'`,
      [two.accountId],
    );
    expect(mails.rows).toEqual([{ kind: 'waiting.offered' }]);
  });

  it('is not offered to a learner who does not fit now, who keeps the place in the list', async () => {
    const [busy, two] = [await aWaiter('A2', 'Sibuk'), await aWaiter('A2', 'Dua')];
    await join(busy, busy);
    await join(two, two);
    await app.pool.query(`update enrolment set state = 'suspended' where id = $1`, [busy.enrolmentId]);
    await memberLeaves();
    await runOffers();
    expect(await states()).toEqual([
      ['Sibuk', 'waiting'],
      ['Dua', 'offered'],
    ]);
    expect((await list()).places[0].against).toMatchObject({
      code: 'classes.notActive',
      message: expect.stringMatching(/Sibuk/),
    });
  });

  it('gives a learner who accepts it all future meetings and ends their other places; family and teacher are notified', async () => {
    const elsewhere = await aRunningClass(app, { learners: 2, capacity: 2, minute: 900 });
    const one = await aWaiter('A2', 'Satu');
    await join(one, one);
    await join(one, one, elsewhere.classId);
    await memberLeaves();
    await runOffers();
    const [place] = (await list()).places;
    const accepted = await answerOffer(one, place.id, true);
    expect([accepted.status, accepted.body]).toEqual([200, { state: 'joined', classId: group.classId }]);
    const { rows } = await app.pool.query(
      `select count(*)::int as seats from seat where enrolment_id = $1 and state = 'planned'`,
      [one.enrolmentId],
    );
    expect(rows).toEqual([{ seats: 20 }]);
    expect(await states(elsewhere.classId)).toEqual([['Satu', 'lapsed']]);
    expect(await noticesFor(one)).toEqual(['waiting.offered', 'class.assigned']);
    expect(await noticesFor(group.teacher)).toContain('class.memberAdded');
    expect((await balanceOf(app, one.enrolmentId)).left).toBe(20);
    expect(resultOf(await answerOffer(one, place.id, true))).toBe('409 waiting.offerOver');
  });

  it('is offered to the next learner at once when it is declined', async () => {
    const [one, two] = [await aWaiter('A2', 'Satu'), await aWaiter('A2', 'Dua')];
    await join(one, one);
    await join(two, two);
    await memberLeaves();
    await runOffers();
    const [first, second] = (await list()).places;
    expect(resultOf(await answerOffer(two, first.id, false))).toBe('404 waiting.notFound');
    expect(resultOf(await answerOffer(two, second.id, true))).toBe('409 waiting.noOffer');
    expect((await answerOffer(one, first.id, false)).body.state).toBe('declined');
    expect(await states()).toEqual([
      ['Satu', 'declined'],
      ['Dua', 'offered'],
    ]);
  });
});

describe('at the same instant', () => {
  it('several processes offer a free place only once', async () => {
    const waiters = [await aWaiter(), await aWaiter(), await aWaiter()];
    for (const waiter of waiters) await join(waiter, waiter);
    await memberLeaves();
    await Promise.all([runOffers(), runOffers(), runOffers()]);
    expect((await states()).filter(([, state]) => state === 'offered')).toHaveLength(1);
    for (const waiter of waiters.slice(1)) expect(await noticesFor(waiter)).toEqual([]);
  });

  it('a learner on two waiting lists gets only one offer', async () => {
    const other = await aRunningClass(app, { learners: 2, capacity: 3, minute: 900 });
    const one = await aWaiter();
    await join(one, one);
    await memberLeaves();
    await Promise.all([runOffers(), join(one, one, other.classId)]);
    await runOffers();
    const { rows } = await app.pool.query(
      `select count(*)::int as n from waiting_place where enrolment_id = $1 and state = 'offered'`,
      [one.enrolmentId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('of two answers to one offer only the first counts', async () => {
    for (const secondAnswer of [true, false]) {
      const one = await aWaiter();
      const { classId } = await aRunningClass(app, { learners: 2, capacity: 3 });
      const { placeId } = (await join(one, one, classId)).body;
      const answers = await Promise.all([
        answerOffer(one, placeId, true),
        answerOffer(one, placeId, secondAnswer),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { rows } = await app.pool.query(
        'select count(*)::int as n from class_member where enrolment_id = $1',
        [one.enrolmentId],
      );
      // The first answer decides, and only an accepted place becomes a member.
      const accepted = answers[0].status === 200 || secondAnswer;
      expect(rows[0].n).toBe(accepted ? 1 : 0);
    }
  });

  it('an acceptance is refused if another learner was offered the place, or the learner was erased meanwhile', async () => {
    const [one, two] = [await aWaiter('A2', 'Satu'), await aWaiter('A2', 'Dua')];
    await join(one, one);
    await join(two, two);
    await memberLeaves();
    await runOffers();
    const [first, second] = (await list()).places;
    await app.pool.query(
      `update waiting_place w set state = 'offered', offered_at = o.offered_at, offer_ends_at = o.offer_ends_at
       from waiting_place o where w.id = $1 and o.id = $2`,
      [second.id, first.id],
    );
    expect(resultOf(await answerOffer(one, first.id, true))).toBe('409 classes.placesOffered');
    await app.pool.query('update learner set erased_at = now() where id = $1', [one.learnerId]);
    expect(resultOf(await answerOffer(one, first.id, true))).toBe('404 classes.enrolmentNotFound');
  });

  it('the school cannot give an offered place to another learner, nor reduce the capacity below it', async () => {
    const [one, two] = [await aWaiter(), await aWaiter()];
    await join(one, one);
    await memberLeaves();
    await runOffers();
    const add = (waiter: Waiter) =>
      app.ask('POST', `/classes/${group.classId}/members`, {
        token: admin.token,
        body: { enrolmentId: waiter.enrolmentId },
      });
    expect(resultOf(await add(two))).toBe('409 classes.placesOffered');
    const { version } = (await app.ask('GET', `/classes/${group.classId}`, { token: admin.token })).body;
    const body = { name: 'Kelompok A2', capacity: 1, version };
    const changeClass = (fields: object = {}) =>
      app.ask('PUT', `/classes/${group.classId}`, { token: admin.token, body: { ...body, ...fields } });
    expect(resultOf(await changeClass())).toBe('409 classes.staysOneToOne');
    const bigger = await changeClass({ capacity: 3 });
    expect([bigger.status, bigger.body.capacity, bigger.body.name]).toEqual([200, 3, 'Kelompok A2']);
    const stale = await changeClass({ capacity: 4 });
    expect([resultOf(stale), stale.body.current.capacity, stale.body.current.changed.by]).toEqual([
      '409 common.stale',
      3,
      expect.any(String),
    ]);
    expect((await add(two)).status).toBe(201);
    expect(resultOf(await changeClass({ capacity: 2, version: bigger.body.version }))).toBe(
      '409 classes.placesTaken',
    );
  });
});

describe('the school manages the list', () => {
  it('reorders it, sets how long an offer lasts and removes places; reordering a list that has changed is refused', async () => {
    const [one, two] = [await aWaiter('A2', 'Satu'), await aWaiter('A2', 'Dua')];
    await join(one, one);
    await join(two, two);
    const ids = (await list()).places.map(({ id }: { id: string }) => id);
    const reorder = (body: object) =>
      app.ask('PUT', `/classes/${group.classId}/waiting`, { token: admin.token, body });
    expect(resultOf(await reorder({ order: ids.slice(1), offerHours: 2 }))).toBe('409 waiting.listChanged');
    expect((await reorder({ order: [...ids].reverse(), offerHours: 2 })).status).toBe(200);
    await memberLeaves();
    await runOffers();
    const [first] = (await list()).places;
    expect([first.name, first.offerEndsAt]).toEqual(['Dua', later(app.clock.now(), 2 * HOUR).toISOString()]);
    const removed = await app.ask('DELETE', `/waiting/${first.id}`, { token: admin.token });
    expect(removed.status).toBe(200);
    expect(await states()).toEqual([
      ['Dua', 'left'],
      ['Satu', 'offered'],
    ]);
    expect(resultOf(await app.ask('DELETE', `/waiting/${first.id}`, { token: admin.token }))).toBe(
      '409 waiting.over',
    );
  });
});
