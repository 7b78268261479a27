import { DAY, later } from '@fasih/school/basics/instants';
import { afterEach, describe, expect, it } from 'vitest';
import { fileForm } from '../../../test/file-form.ts';
import { noticeKindsTo } from '../../../test/notices.ts';
import { aPayingSchool, PRICE } from '../../../test/paying-school.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';
import { aStudyingFamily, type StudyingFamily } from '../../../test/studying-family.ts';
import { clearPolicyCache } from '../../catalogue/policy/read-policy.ts';
import { closeMeetings } from '../../learning/attendance/jobs.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { retryRefunds } from '../../sales/payments/jobs.ts';
import { refundWithin } from '../../sales/payments/refund-order.ts';
import { checkBooks } from '../books/check-books.ts';
import { postAllEvents } from '../books/post-events.ts';
import { followRefunds } from './jobs.ts';

const school = shared(aPayingSchool);
const admin = shared(() => signedInAccount(school.app, 'admin'));
const finance = shared(() => signedInAccount(school.app, 'finance'));
afterEach(() => school.endFaults());

const HALF = PRICE / 2;
type Who = { token: string };

const rules = async (set: 1 | 2) => {
  await school.app.pool.query('update policy_version set rules = $1', [set]);
  clearPolicyCache();
};

const ask = (method: string, path: string, who: Who, body?: unknown) =>
  school.app.ask(method, path, { token: who.token, ...(body === undefined ? {} : { body }) });

const studies = (options: Parameters<typeof aStudyingFamily>[2] = {}) => {
  school.app.clock.set(MONDAY_MORNING);
  return aStudyingFamily(school, admin, options);
};

const asks = async (family: StudyingFamily) =>
  (await ask('POST', `/enrolments/${family.enrolmentId}/refund`, family, { reason: 'Pindah kota' })).body
    .request.id as string;
const seen = async (family: StudyingFamily) =>
  (await ask('GET', `/enrolments/${family.enrolmentId}/refund`, family)).body.history[0];
const detail = async (id: string, who: Who = finance) => (await ask('GET', `/refunds/${id}`, who)).body;
const act = async (id: string, what: string, who: Who, more: object = {}) =>
  ask('POST', `/refunds/${id}/${what}`, who, { version: (await detail(id)).version, ...more });
/** Proposed by finance, approved by the admin. */
async function approved(id: string) {
  await act(id, 'prepare', finance);
  return act(id, 'approve', admin);
}
const follow = () => followRefunds.run(school.app.services);
const told = (family: StudyingFamily) => noticeKindsTo(school.app, family, 'refund');
const mails = async (family: StudyingFamily) =>
  (
    await school.app.pool.query<{ lang: string; kind: string }>(
      `select lang, params ->> 'kind' as kind from outbox where account_id = $1 and params ->> 'kind' ~ '^refund' order by id`,
      [family.accountId],
    )
  ).rows;
const money = async (family: StudyingFamily) =>
  (
    await school.app.pool.query(
      'select amount, path, state from refund where order_id = $1 order by created_at',
      [family.orderId],
    )
  ).rows;
const events = async (family: StudyingFamily) =>
  (
    await school.app.pool.query(
      `select kind, meetings, amount from balance_event where enrolment_id = $1 and kind <> 'money' order by number`,
      [family.enrolmentId],
    )
  ).rows;
const balanceOf = async () => {
  await postAllEvents(school.app.pool, school.app.clock.now());
  return school.books();
};
const PROOF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const uploadProof = (refundId: string) =>
  school.app.ask('POST', `/payments/refunds/${refundId}/proof`, {
    token: finance.token,
    body: fileForm(PROOF, { name: 'bukti.pdf', type: 'application/pdf' }),
  });

describe('a prepared refund', () => {
  it('stays as its first account put it forward when it is prepared again', async () => {
    const id = await asks(await studies());
    const first = await act(id, 'prepare', finance);
    for (const who of [finance, admin]) {
      const again = await act(id, 'prepare', who);
      expect([again.status, again.body.preparedBy.id, again.body.version]).toEqual([
        200,
        finance.accountId,
        first.body.version,
      ]);
    }
    expect((await act(id, 'approve', finance)).body.code).toBe('refunds.secondNeeded');
    const entries = (await detail(id)).history.filter(
      ({ action }: { action: string }) => action === 'refund.prepared',
    );
    expect(entries).toHaveLength(1);
  });
});

describe('an approved refund', () => {
  it('ends the course, frees its times, sends half of the price, and the family sees each state', async () => {
    const before = await balanceOf();
    const family = await studies({ lang: 'en' });
    const id = await asks(family);
    expect(await seen(family)).toMatchObject({ shown: 'asked', path: null });
    expect(await detail(id)).toMatchObject({
      shown: 'asked',
      amount: HALF,
      step: 'prepare',
      path: 'provider',
      paymentType: 'gopay',
      meetingsToFree: 20,
      balance: { bought: 20, left: 20 },
      quote: { outcome: 'allowed', reason: { params: { percent: 50, left: 20 } } },
    });
    expect((await act(id, 'approve', finance)).body.code).toBe('refunds.notPrepared');
    await act(id, 'prepare', finance);
    expect((await detail(id)).step).toBe('waitForOther');
    expect((await detail(id, admin)).step).toBe('approve');
    expect((await act(id, 'approve', finance)).body.code).toBe('refunds.secondNeeded');
    const done = await act(id, 'approve', admin);
    expect([done.status, done.body]).toMatchObject([
      200,
      {
        shown: 'returning',
        preparedBy: { id: finance.accountId },
        decidedBy: { id: admin.accountId },
        selfApproved: false,
        money: { state: 'sent', path: 'provider', amount: HALF, next: [] },
        step: null,
      },
    ]);
    expect(await events(family)).toEqual([
      { kind: 'bought', meetings: 20, amount: 0 },
      { kind: 'refunded', meetings: -20, amount: HALF },
    ]);
    expect(await school.count("enrolment where id = $1 and state = 'ended'", [family.enrolmentId])).toBe(1);
    expect(await school.count("meeting where class_id = $1 and state <> 'lapsed'", [family.classId])).toBe(0);
    // The teacher's Tuesday at nine is free again.
    expect(await school.count('meeting where class_id = $1 and during is not null', [family.classId])).toBe(
      0,
    );
    expect(await told(family)).toEqual(['refund.asked', 'refund.decided']);
    await follow();
    expect((await seen(family)).shown).toBe('returning');
    await school.act(family.orderId, 'confirm_refund');
    await follow();
    await follow();
    expect(await seen(family)).toMatchObject({ shown: 'returned', path: 'provider' });
    expect(await told(family)).toEqual([
      'refund.asked',
      'refund.decided',
      'refund.returning',
      'refund.returned',
    ]);
    expect(await mails(family)).toEqual(
      ['refund.asked', 'refund.decided', 'refund.returning', 'refund.returned'].map((kind) => ({
        lang: 'en',
        kind,
      })),
    );
    const books = await balanceOf();
    expect(books['refunds.payable'] ?? 0).toBe(before['refunds.payable'] ?? 0);
    expect(books['fees.unearned'] ?? 0).toBe(before['fees.unearned'] ?? 0);
    expect(books['revenue.courses']).toBe((before['revenue.courses'] ?? 0) - HALF);
    expect(books['cash.provider']).toBe((before['cash.provider'] ?? 0) + HALF);
    expect((await detail(id)).history.map(({ action }: { action: string }) => action)).toEqual([
      'refund.approved',
      'refund.prepared',
      'refund.asked',
    ]);
  });

  it('of the whole price tells nobody that the bank took the payment back', async () => {
    await rules(2);
    const family = await studies();
    await ask('POST', `/enrolments/${family.enrolmentId}/end`, admin, {
      reason: 'Guru pindah',
      amount: PRICE,
    });
    const { id } = await seen(family);
    expect((await approved(id)).body).toMatchObject({ amount: PRICE, shown: 'returning' });
    await rules(1);
    expect(await school.statusOf(family)).toBe('refunded');
    await school.act(family.orderId, 'confirm_refund');
    await follow();
    expect((await told(family)).at(-1)).toBe('refund.returned');
    const reversed = "outbox where kind = 'orders.reversed' and account_id = $1";
    expect(await school.count(reversed, [family.accountId])).toBe(0);
  });

  it('by several at the same instant is approved once and paid back once', async () => {
    const family = await studies();
    const id = await asks(family);
    await act(id, 'prepare', finance);
    const { version } = await detail(id);
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask('POST', `/refunds/${id}/approve`, admin, { version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await money(family)).toEqual([{ amount: HALF, path: 'provider', state: 'sent' }]);
    expect(
      await school.count("balance_event where enrolment_id = $1 and kind = 'refunded'", [family.enrolmentId]),
    ).toBe(1);
  });

  it('during a meeting leaves that meeting to its teacher, and what was marked counts as held', async () => {
    const family = await studies();
    const { rows } = await school.app.pool.query<{ id: string; start: Date }>(
      'select id, lower(during) as start from meeting where class_id = $1 order by number limit 1',
      [family.classId],
    );
    const first = rows[0];
    if (!first) throw new Error('no meeting');
    const id = await asks(family);
    await act(id, 'prepare', finance);
    school.app.clock.set(new Date(first.start.getTime() + 5 * 60_000));
    await ask('POST', `/meetings/${first.id}/check-in`, family.teacher, {});
    const mark = `/meetings/${first.id}/attendance/${family.learnerId}`;
    const [marked, done] = await Promise.all([ask('PUT', mark, family, {}), act(id, 'approve', admin)]);
    expect(done.status).toBe(200);
    const held = marked.status === 200 ? 1 : 0;
    expect(await events(family)).toEqual([
      { kind: 'bought', meetings: 20, amount: 0 },
      ...(held ? [{ kind: 'held', meetings: -1, amount: 0 }] : []),
      { kind: 'refunded', meetings: held - 20, amount: HALF },
    ]);
    expect(await school.count("meeting where id = $1 and state = 'planned'", [first.id])).toBe(1);
    expect((await ask('PUT', mark, family, {})).status).toBe(held ? 200 : 409);
    school.app.clock.set(new Date(first.start.getTime() + 70 * 60_000));
    while ((await closeMeetings.run(school.app.services)) > 0);
    expect(
      await school.count('meeting where id = $1 and closed_at is not null and paid_minutes > 0', [first.id]),
    ).toBe(1);
  });

  it('of a course that expired meanwhile is still paid back', async () => {
    const before = await balanceOf();
    const family = await studies();
    const id = await asks(family);
    await school.app.pool.query(
      `insert into balance_event (enrolment_id, kind, meetings, source, at) values ($1::uuid, 'expired', -20, 'expired:' || $1::uuid, $2)`,
      [family.enrolmentId, school.app.clock.now()],
    );
    await school.app.pool.query(`update enrolment set state = 'ended', ended_at = $2 where id = $1`, [
      family.enrolmentId,
      school.app.clock.now(),
    ]);
    expect((await approved(id)).body.shown).toBe('returning');
    const books = await balanceOf();
    expect(books['fees.unearned'] ?? 0).toBe(before['fees.unearned'] ?? 0);
    expect(books['refunds.payable'] ?? 0).toBe(before['refunds.payable'] ?? 0);
    expect(books['revenue.courses']).toBe((before['revenue.courses'] ?? 0) - HALF);
  });

  it('by the only account there is needs a reason, and is flagged', async () => {
    const family = await studies();
    const id = await asks(family);
    const off = (active: boolean) =>
      school.app.pool.query('update account set active = $2 where id = $1', [admin.accountId, active]);
    await off(false);
    expect((await detail(id)).step).toBe('approveAlone');
    expect((await act(id, 'approve', finance)).body.code).toBe('refunds.reasonNeeded');
    expect((await act(id, 'approve', finance, { reason: 'Saya sendirian' })).body).toMatchObject({
      selfApproved: true,
      decidedReason: 'Saya sendirian',
    });
    await off(true);
    expect((await told(family)).at(-1)).toBe('refund.decided');
  });

  it('whose payment was reversed meanwhile is refused, and nothing changes', async () => {
    const family = await studies();
    const id = await asks(family);
    await act(id, 'prepare', finance);
    await school.act(family.orderId, 'refund');
    expect((await act(id, 'approve', admin)).body.code).toBe('refunds.moneyGone');
    expect((await seen(family)).shown).toBe('asked');
    expect(
      await school.count("balance_event where enrolment_id = $1 and kind = 'refunded'", [family.enrolmentId]),
    ).toBe(0);
  });
});

describe('money that is not returned at once', () => {
  it('because the provider refuses: the course has ended, the family waits, and a transfer with proof replaces it', async () => {
    const before = await balanceOf();
    const family = await studies();
    const id = await asks(family);
    await school.fault({ endpoint: 'refund', status: 412 });
    const { body } = await approved(id);
    expect(body).toMatchObject({ shown: 'approved', money: { state: 'refused', next: ['transferInstead'] } });
    expect((await seen(family)).shown).toBe('approved');
    const { refundId } = body.money;
    expect((await ask('POST', `/payments/refunds/${refundId}/confirm`, finance)).body.code).toBe(
      'payments.refundNotNow',
    );
    const moved = await ask('POST', `/payments/refunds/${refundId}/transfer`, finance);
    expect(moved.body).toMatchObject({ path: 'transfer', state: 'asked', next: ['addProof'] });
    expect((await ask('POST', `/payments/refunds/${refundId}/confirm`, finance)).body.code).toBe(
      'payments.proofNeeded',
    );
    const proved = await uploadProof(refundId);
    expect([proved.status, proved.body.next]).toEqual([201, ['confirm', 'addProof']]);
    await follow();
    expect((await seen(family)).shown).toBe('returning');
    const file = await ask('GET', `/payments/refunds/${refundId}/proof`, finance);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const confirmed = await Promise.all(
      [1, 2].map(() => ask('POST', `/payments/refunds/${refundId}/confirm`, finance)),
    );
    expect(confirmed.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'confirmed'],
      [200, 'confirmed'],
    ]);
    expect((await uploadProof(refundId)).body.code).toBe('payments.refundNotNow');
    await follow();
    expect(await seen(family)).toMatchObject({ shown: 'returned', path: 'transfer' });
    expect((await ask('GET', `/orders/${family.orderId}`, family)).body).toMatchObject({
      status: 'paid',
      shown: 'partlyRefunded',
    });
    const books = await balanceOf();
    expect(books['cash.bank']).toBe((before['cash.bank'] ?? 0) - HALF);
    expect(books['refunds.payable'] ?? 0).toBe(before['refunds.payable'] ?? 0);
    expect(books['cash.provider']).toBe((before['cash.provider'] ?? 0) + PRICE);
  });

  it('of a virtual account is returned by transfer from the start', async () => {
    const family = await studies({ method: 'bca_va' });
    const id = await asks(family);
    expect((await detail(id)).path).toBe('transfer');
    expect((await approved(id)).body).toMatchObject({
      shown: 'approved',
      money: { path: 'transfer', next: ['addProof'] },
    });
  });

  it('because the answer never came is requested again automatically, and stays one refund', async () => {
    const family = await studies();
    const id = await asks(family);
    await school.fault({ endpoint: 'refund', status: 503 });
    expect((await approved(id)).body).toMatchObject({
      shown: 'approved',
      money: { state: 'asked', next: ['retry'] },
    });
    expect(await retryRefunds.run(school.app.services)).toBe(0);
    school.app.clock.set('2026-11-02T02:30:00Z');
    const runs = await Promise.all([1, 2].map(() => retryRefunds.run(school.app.services)));
    expect(runs.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(await money(family)).toEqual([{ amount: HALF, path: 'provider', state: 'sent' }]);
    const charge = (await school.pages(family.orderId)).transactions[0] as unknown as { refunds: unknown[] };
    expect(charge.refunds).toHaveLength(1);
  });

  it('with a lost answer is resolved when the provider reports it', async () => {
    const family = await studies();
    const id = await asks(family);
    await school.fault({ endpoint: 'refund', timeoutMs: 3_000 });
    school.givesUpAfter(1_000);
    await approved(id);
    await school.notificationsArrive();
    expect(await money(family)).toEqual([{ amount: HALF, path: 'provider', state: 'sent' }]);
    expect((await seen(family)).shown).toBe('returning');
  });

  it('because the process died between the decision and the call is sent by the next process', async () => {
    const family = await studies();
    const { app } = school;
    const call = systemCall(app.clock.now(), 'test');
    const client = await app.pool.connect();
    try {
      await client.query('begin');
      await refundWithin(client, { orderId: family.orderId, amount: HALF, reason: 'Berhenti' }, call);
      await client.query('commit');
    } finally {
      client.release();
    }
    app.clock.set('2026-11-02T02:30:00Z');
    await retryRefunds.run(app.services);
    expect(await money(family)).toEqual([{ amount: HALF, path: 'provider', state: 'sent' }]);
  });
});

describe('a rejected refund', () => {
  it('has a reason that the family reads; the course goes on, and they may ask again', async () => {
    const family = await studies();
    const id = await asks(family);
    const silent = await act(id, 'reject', finance, { reason: '  ' });
    expect(silent.status).toBe(400);
    expect((await act(id, 'reject', finance, { reason: 'Sudah dibayar beasiswa' })).body.shown).toBe(
      'rejected',
    );
    expect(await seen(family)).toMatchObject({ shown: 'rejected', decidedReason: 'Sudah dibayar beasiswa' });
    expect(await school.count("enrolment where id = $1 and state = 'active'", [family.enrolmentId])).toBe(1);
    expect((await act(id, 'approve', admin)).body.code).toBe('refunds.decided');
    const again = await asks(family);
    expect(again).not.toBe(id);
    const stale = await ask('POST', `/refunds/${again}/reject`, finance, { version: 99, reason: 'x' });
    expect(stale.body.code).toBe('common.stale');
  });
});

describe('the list of refunds', () => {
  it('shows pending ones first, is searched by person, and counts; only finance and admins see it', async () => {
    const family = await studies();
    const id = await asks(family);
    const { body } = await ask('GET', '/refunds?pageSize=100', finance);
    expect(body.data.find((one: { id: string }) => one.id === id)).toMatchObject({
      shown: 'asked',
      learner: { name: 'Sekar' },
      payer: { email: family.email, phone: '+6281234567890' },
      orderId: family.orderId,
      money: null,
    });
    expect(body.counts.asked).toBe(
      body.data.filter((one: { shown: string }) => one.shown === 'asked').length,
    );
    const found = await ask('GET', `/refunds?state=all&q=${family.email}`, finance);
    expect(found.body.data.map((one: { id: string }) => one.id)).toEqual([id]);
    await ask('PATCH', '/user/profile', family, { full_name: 'Ibu Kinanti' });
    const named = async (q: string) =>
      (await ask('GET', `/refunds?state=all&q=${q}`, finance)).body.data.map((one: { id: string }) => one.id);
    expect([await named('kinanti'), await named('ki'), await named('inan')]).toEqual([[id], [id], [id]]);
    expect(await named('in')).toEqual([]);
    const all = await ask('GET', '/refunds?state=all&pageSize=100', finance);
    for (const one of all.body.data) expect((await detail(one.id)).shown).toBe(one.shown);
    for (const state of ['returned', 'returning', 'rejected']) {
      const some = await ask('GET', `/refunds?state=${state}`, finance);
      expect(new Set(some.body.data.map((one: { shown: string }) => one.shown))).toEqual(new Set([state]));
    }
    for (const who of [family, family.teacher])
      for (const path of ['/refunds', `/refunds/${id}`])
        expect((await ask('GET', path, who)).status).toBe(403);
    expect((await ask('GET', '/refunds/none', finance)).body.code).toBe('refunds.requestNotFound');
  });
});

it('for the school’s fault under rules 2 ends the course and pays back what is left of the price', async () => {
  const { pool, clock } = school.app;
  const family = await studies();
  await rules(2);
  // Placed 20 days ago; the class meets outside of the wishes.
  await pool.query('update enrolment set level_given_at = $2 where id = $1', [
    family.enrolmentId,
    later(clock.now(), -20 * DAY),
  ]);
  const nights = [2, 7].map((weekday) => ({ weekday, from: 1200, to: 1320 }));
  await pool.query(
    `insert into wishes (enrolment_id, possible, preferred, periods, teacher_ids) values ($1, $2, '[]', '[]', '{}')`,
    [family.enrolmentId, JSON.stringify(nights)],
  );
  const id = await asks(family);
  expect((await approved(id)).status).toBe(200);
  expect([await events(family), await money(family)]).toMatchObject([
    [{ kind: 'bought' }, { kind: 'refunded', meetings: -20, amount: PRICE }],
    [{ amount: PRICE }],
  ]);
  const { rows } = await pool.query('select ended_at from course_wait where id = $1', [id]);
  expect(rows).toMatchObject([{ ended_at: expect.any(Date) }]);
  await rules(1);
});

it('after all these tests the books agree with what families have left', async () => {
  await balanceOf();
  const { findings } = await checkBooks(school.app.services, school.app.clock.now());
  expect(findings).toEqual([]);
});

it('a course that the school ended is paid as any other refund, and its books agree', async () => {
  const family = await studies();
  await rules(2);
  const path = `/enrolments/${family.enrolmentId}/end`;
  const { amount } = (await ask('GET', path, admin)).body.quote;
  expect(amount).toBe(PRICE);
  expect((await ask('POST', path, admin, { reason: 'Guru pindah', amount })).status).toBe(200);
  const { id, endedBySchool } = await seen(family);
  expect([endedBySchool, (await detail(id)).meetingsToFree]).toEqual([true, 0]);
  const { status, body } = await approved(id);
  expect([status, body.shown, body.money.amount]).toEqual([200, 'returning', PRICE]);
  await postAllEvents(school.app.pool, school.app.clock.now());
  const { rows } = await school.app.pool.query(
    `select meetings, amount::int as amount from balance_event where enrolment_id = $1 and kind = 'refunded'`,
    [family.enrolmentId],
  );
  expect(rows).toEqual([{ meetings: -20, amount: PRICE }]);
  const { findings } = await checkBooks(school.app.services, school.app.clock.now());
  expect(findings).toEqual([]);
  await rules(1);
});
