import { later, MINUTE } from '@fasih/school/basics/instants';
import { decideLevel } from '@fasih/school/catalogue/policy/level';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { type Account, aChild, aFamily } from '../../../test/people.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { eventsOf } from '../balance/balance.ts';
import { saveLevelDecision } from './decide-level.ts';
import { endEnrolments } from './end-enrolments.ts';
import { endErasedCourses } from './erase.ts';
import { giveLevel } from './give-level.ts';
import { type Bought, openEnrolment } from './open-enrolment.ts';
import {
  suspendEnrolmentOfOrder,
  suspendEnrolmentsOfLearner,
  takeUpEnrolment,
} from './suspend-enrolments.ts';

const app = shared(startTestApp);
let family: Account;
let learnerId: string;
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  family = await aFamily(app);
  learnerId = await aChild(app, family);
});

/** A paid order of this learner, which no enrolment has yet. */
async function paidOrder(of = learnerId): Promise<Bought> {
  const { rows } = await app.pool.query(
    `insert into orders (account_id, learner_id, package_id, package_name, price, total, policy_version,
       terms_version, lang, status, created_at, expires_at, paid_at)
     select $1, $2, id, name, price, price, 1, '1', 'id', 'paid', $3::timestamptz,
       $3::timestamptz + interval '1 day', $3
     from package where slug = 'general-english-kids'
     returning id, package_id, total`,
    [family.accountId, of, app.clock.now()],
  );
  const { id, package_id, total } = rows[0];
  return { orderId: id, learnerId: of, packageId: package_id, total, policyVersion: 1 };
}

const open = (order: Bought) =>
  inTransaction(app.pool, (client) => openEnrolment(client, order, app.clock.now()));

async function courseOf(order: Bought) {
  const { rows } = await app.pool.query('select * from enrolment where order_id = $1', [order.orderId]);
  expect(rows.length).toBe(1);
  return rows[0];
}

const withdrawConsent = () => app.ask('DELETE', `/learners/${learnerId}/consent`, { token: family.token });
const giveConsent = () =>
  app.ask('POST', `/learners/${learnerId}/consent`, {
    token: family.token,
    body: { guardianName: 'Ibu Sari', relation: 'mother', consent: true },
  });

describe('a paid order', () => {
  it('opens one course with its meetings, even when two notifications of the payment arrive at once', async () => {
    const order = await paidOrder();
    const [one, other] = await Promise.all([open(order), open(order)]);
    expect(one).toBe(other);
    const course = await courseOf(order);
    expect(course).toMatchObject({ state: 'active', price_paid: order.total, learner_id: learnerId });
    expect(await eventsOf(app.pool, one)).toMatchObject([
      { kind: 'bought', meetings: course.meetings, source: `order.paid:${order.orderId}` },
    ]);
  });

  it('whose payment is returned stops its course only; paid again, the course goes on with the same meetings', async () => {
    const [order, other] = [await paidOrder(), await paidOrder()];
    const id = await open(order);
    await open(other);
    await suspendEnrolmentOfOrder(app.pool, order.orderId);
    expect([(await courseOf(order)).state, (await courseOf(other)).state]).toEqual(['suspended', 'active']);
    expect(await open(order)).toBe(id);
    expect((await courseOf(order)).state).toBe('active');
    expect((await eventsOf(app.pool, id)).length).toBe(1);
  });

  it('that is paid again does not bring an ended course back', async () => {
    const order = await paidOrder();
    const id = await open(order);
    await endEnrolments(app.pool, [id], app.clock.now());
    await open(order);
    expect(await courseOf(order)).toMatchObject({ state: 'ended', ended_at: app.clock.now() });
  });

  it('that is paid again after the consent was withdrawn leaves the course stopped', async () => {
    const order = await paidOrder();
    await open(order);
    await withdrawConsent();
    await open(order);
    expect((await courseOf(order)).state).toBe('suspended');
  });

  it('without a package opens nothing', async () => {
    const order = await paidOrder();
    await expect(open({ ...order, packageId: 999 })).rejects.toThrow(`no order ${order.orderId}`);
    const { rowCount } = await app.pool.query('select from enrolment where order_id = $1', [order.orderId]);
    expect(rowCount).toBe(0);
  });
});

describe('consent and payment at the same instant', () => {
  it('a course that opens while the guardian withdraws the consent is stopped', async () => {
    const order = await paidOrder();
    const hold = holdAfter(app.pool, /update "?consent/, () => open(order));
    const withdrawn = await withdrawConsent();
    expect(await hold.done()).toEqual([]);
    expect(withdrawn.status).toBe(200);
    expect((await courseOf(order)).state).toBe('suspended');
  });

  it('a consent that is withdrawn while the course opens stops it', async () => {
    const order = await paidOrder();
    const hold = holdAfter(app.pool, /into "?enrolment/, withdrawConsent);
    await open(order);
    expect(await hold.done()).toEqual([]);
    expect((await courseOf(order)).state).toBe('suspended');
  });
});

describe("a guardian's consent", () => {
  it('withdrawn twice at once stops the courses once', async () => {
    const order = await paidOrder();
    await open(order);
    const answers = await Promise.all([withdrawConsent(), withdrawConsent()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await courseOf(order)).toMatchObject({ state: 'suspended', version: 2 });
    const { rows } = await app.pool.query(
      `select after from audit_entry where action = 'consent.withdrawn' and target_id = $1 order by id`,
      [learnerId],
    );
    expect(rows.map(({ after }) => after.enrolmentsStopped)).toEqual([1]);
  });

  it('withdrawn, leaves ended courses and those of a sibling alone', async () => {
    const [ended, siblings] = [await paidOrder(), await paidOrder(await aChild(app, family, 'Ani'))];
    await endEnrolments(app.pool, [await open(ended)], app.clock.now());
    await open(siblings);
    await withdrawConsent();
    expect([(await courseOf(ended)).state, (await courseOf(siblings)).state]).toEqual(['ended', 'active']);
  });

  it('given again does not start the lessons by itself', async () => {
    const order = await paidOrder();
    await open(order);
    await withdrawConsent();
    expect((await giveConsent()).status).toBe(201);
    expect((await courseOf(order)).state).toBe('suspended');
  });

  it('given twice at once is recorded once', async () => {
    await withdrawConsent();
    const answers = await Promise.all([giveConsent(), giveConsent()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { rows } = await app.pool.query(
      'select withdrawn_at is null as stands from consent where learner_id = $1 order by given_at, id',
      [learnerId],
    );
    expect(rows.filter(({ stands }) => stands).length).toBe(1);
    expect(rows.length).toBe(2);
  });

  it('is not taken for an adult, nor for oneself', async () => {
    const self = await app.ask('POST', '/learners', {
      token: family.token,
      body: { kind: 'self', adult: true },
    });
    learnerId = self.body.id;
    const forSelf = await giveConsent();
    expect([forSelf.status, forSelf.body.code]).toEqual([409, 'learners.notAChild']);
    learnerId = await aChild(app, family, 'Rani', '2008-11-03');
    app.clock.set('2026-11-03T02:00:00Z');
    const forAdult = await giveConsent();
    expect([forAdult.status, forAdult.body.code]).toEqual([409, 'learners.notAChild']);
  });
});

describe('a stopped course', () => {
  it('is taken up once of two requests, and only when it is stopped', async () => {
    const id = await open(await paidOrder());
    expect(await takeUpEnrolment(app.pool, id)).toBe(false);
    expect(await suspendEnrolmentsOfLearner(app.pool, learnerId)).toBe(1);
    const taken = await Promise.all([takeUpEnrolment(app.pool, id), takeUpEnrolment(app.pool, id)]);
    expect(taken.sort()).toEqual([false, true]);
  });

  it('ends, keeps the instant of its first end, and is not taken up again', async () => {
    const order = await paidOrder();
    const id = await open(order);
    await suspendEnrolmentsOfLearner(app.pool, learnerId);
    const first = app.clock.now();
    await endEnrolments(app.pool, [id], first);
    await endEnrolments(app.pool, [id], later(first, MINUTE));
    expect(await takeUpEnrolment(app.pool, id)).toBe(false);
    expect(await courseOf(order)).toMatchObject({ state: 'ended', ended_at: first, version: 3 });
  });
});

describe('the level of a course', () => {
  it('is a proposal that waits from the test on; a later test replaces what was decided', async () => {
    const order = await paidOrder();
    const id = await open(order);
    const teacher = await signedInAccount(app, 'teacher');
    await giveLevel(app.pool, id, 'Kids Beginner', app.clock.now());
    expect(await courseOf(order)).toMatchObject({
      level: 'Kids Beginner',
      level_state: 'proposed',
      level_waits_since: app.clock.now(),
    });
    await saveLevelDecision(app.pool, decisionOf(id, teacher.accountId));
    expect(await courseOf(order)).toMatchObject({
      level: 'Kids Intermediate',
      level_state: 'changed',
      level_waits_since: null,
      level_version: 2,
    });
    const again = later(app.clock.now(), MINUTE);
    await giveLevel(app.pool, id, 'Kids Advanced', again);
    expect(await courseOf(order)).toMatchObject({
      level: 'Kids Advanced',
      level_state: 'proposed',
      level_waits_since: again,
    });
  });

  it('of an erased child is forgotten with every decision about it, and the price stays for the books', async () => {
    const order = await paidOrder();
    const id = await open(order);
    const teacher = await signedInAccount(app, 'teacher');
    await giveLevel(app.pool, id, 'Kids Beginner', app.clock.now());
    await saveLevelDecision(app.pool, decisionOf(id, teacher.accountId));
    await endErasedCourses(app.pool, [learnerId], app.clock.now());
    expect(await courseOf(order)).toMatchObject({
      level: null,
      level_given_at: null,
      level_state: null,
      state: 'ended',
      price_paid: order.total,
    });
    const { rowCount } = await app.pool.query('select from level_decision where enrolment_id = $1', [id]);
    expect(rowCount).toBe(0);
  });
});

function decisionOf(enrolmentId: string, by: string) {
  const facts = { level: 'Kids Beginner', state: 'proposed', course: 'active', policyVersion: 1 } as const;
  const wanted = {
    level: 'Kids Intermediate',
    reason: 'Lebih lancar dari hasil tesnya.',
    points: [3, 3, 4],
  } as const;
  const decision = decideLevel(facts, { role: 'teacher', teachesClass: true }, wanted);
  if (decision.outcome !== 'changed') throw new Error(`the level was not changed: ${decision.reason.key}`);
  return {
    ...wanted,
    enrolmentId,
    levelWas: facts.level,
    notes: '',
    outcome: decision.outcome,
    decision,
    by,
    at: app.clock.now(),
  };
}
