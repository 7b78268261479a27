import { reasonText } from '@fasih/messages/reason';
import { textsIn } from '@fasih/messages/texts';
import { DAY, later, SECOND } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { classOfEachTest, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { clearPolicyCache } from '../../catalogue/policy/read-policy.ts';

/* What a family may take for the school's fault (docs/product/course-rules-2.md#the-schools-fault). */

const PRICE = 2_400_000;

const app = shared(startRules2School);
const admin = shared(() => signedInAccount(app, 'admin'));
const finance = shared(() => signedInAccount(app, 'finance'));
const one = classOfEachTest(app, { price: PRICE });

const run = (text: string, params: unknown[] = []) => app.pool.query(text, params);
const family = () => one.families[0] as RunningClass['families'][number];
const path = () => `/enrolments/${family().enrolmentId}/refund`;
const quote = async () => (await app.ask('GET', path(), { token: family().token })).body.quote;
/** Which fault gives the amount, or the reason of the usual rule. */
const causeOf = ({
  amount,
  reason,
}: {
  amount: number;
  reason: { key: string; params: { cause?: string } };
}) => `${reason.params.cause ?? reason.key} ${amount}`;
const HALF = `refund.allowed ${PRICE / 2}`;
const wishes = (possible: { weekday: number; from: number; to: number }[]) =>
  run(
    `insert into wishes (enrolment_id, possible, preferred, periods, teacher_ids) values ($1, $2, '[]', '[]', '{}')`,
    [family().enrolmentId, JSON.stringify(possible)],
  );
const evenings = [2, 4].map((weekday) => ({ weekday, from: 17 * 60, to: 20 * 60 }));
const mornings = [1, 3].map((weekday) => ({ weekday, from: 8 * 60, to: 12 * 60 }));
const placed = () =>
  run('update enrolment set level_given_at = $2 where id = $1', [family().enrolmentId, app.clock.now()]);
/** The class that the learner is in, as if it had joined then. */
const joins = (at: Date) =>
  run('update class_member set joined_at = $2 where enrolment_id = $1', [family().enrolmentId, at]);

describe('no class inside wide wishes within 14 days', () => {
  it.each([
    ['a class outside of them', evenings, 0, `noClass ${PRICE}`],
    ['a class inside of them', mornings, 0, HALF],
    ['a class inside of them after 14 days', mornings, 14 * DAY, HALF],
    ['a class inside of them a second later', mornings, 14 * DAY + SECOND, `noClass ${PRICE}`],
    ['narrow wishes', evenings.slice(0, 1), 0, HALF],
  ])('%s', async (_what, possible, joined, expected) => {
    const now = app.clock.now();
    await placed();
    await wishes(possible);
    await joins(later(now, joined));
    const limit = later(now, 14 * DAY);
    app.clock.set(later(limit, -SECOND));
    expect(causeOf(await quote())).toBe(HALF);
    app.clock.set(later(limit, 2 * SECOND));
    expect(causeOf(await quote())).toBe(expected);
    // For 14 days.
    app.clock.set(later(limit, 14 * DAY));
    expect(causeOf(await quote())).toBe(HALF);
  });

  it('a class that the family booked itself was offered', async () => {
    await placed();
    await wishes(evenings);
    await run(
      `insert into booking (enrolment_id, teacher_id, slots, minutes, first_day, last_day, state, held_until, class_id, created_at, booked_at)
       values ($1, $2, '[]', 60, '2026-11-09', '2027-02-09', 'booked', $3, $4, $3, $3)`,
      [family().enrolmentId, one.teacher.accountId, app.clock.now(), one.classId],
    );
    app.clock.set(later(app.clock.now(), 14 * DAY + SECOND));
    expect(causeOf(await quote())).toBe(HALF);
  });
});

it('pauses of the school over 14 days in all: finance reads the sum and why, both languages', async () => {
  const pause = (from: string, until: string) =>
    app.ask('POST', `/classes/${one.classId}/pause`, {
      token: admin.token,
      body: { from, until, reason: 'Libur' },
    });
  expect((await pause('2026-11-16', '2026-11-24')).status).toBe(200);
  expect(causeOf(await quote())).toBe(HALF);
  // Made longer by 8 days: 16 in all.
  expect((await pause('2026-11-16', '2026-12-02')).status).toBe(200);
  expect(causeOf(await quote())).toBe(`pauses ${PRICE}`);
  const asked = await app.ask('POST', path(), { token: family().token, body: {} });
  expect([asked.status, asked.body.request.amount]).toEqual([201, PRICE]);
  const { body } = await app.ask('GET', `/refunds/${asked.body.request.id}`, { token: finance.token });
  expect([body.amount, body.quote.rule, body.quoteNow.amount]).toEqual([PRICE, 'faultRefund', PRICE]);
  const said = (lang: 'id' | 'en') =>
    reasonText(textsIn(lang).policy.reasons, body.quote.reason, lang).replaceAll('\u00a0', ' ');
  expect(said('id')).toContain(
    'Rp 2.400.000 × 20 / 20 = Rp 2.400.000, karena jeda yang diumumkan sekolah sesudah pembelian',
  );
  expect(said('en')).toContain(
    'because the pauses that the school announced after the purchase are more than 14 days together',
  );
});

describe('a class that the school cancelled', () => {
  beforeEach(async () => {
    await app.ask('POST', `/classes/${one.classId}/cancel`, {
      token: admin.token,
      body: { reason: 'Guru pindah', version: 1 },
    });
  });

  it('leaves the course without a teacher, and gives what is left of the price after 14 days', async () => {
    const now = app.clock.now();
    expect(
      await run(`select 1 from school_class where id = $1 and state = 'cancelled'`, [one.classId]),
    ).toMatchObject({
      rowCount: 1,
    });
    app.clock.set(later(now, 14 * DAY - SECOND));
    expect(causeOf(await quote())).toBe(HALF);
    app.clock.set(later(now, 14 * DAY));
    expect(causeOf(await quote())).toBe(`noTeacher ${PRICE}`);
  });

  it('gives nothing under rules 1', async () => {
    app.clock.set(later(app.clock.now(), 14 * DAY));
    await run('update policy_version set rules = 1');
    clearPolicyCache();
    expect(causeOf(await quote())).toBe(HALF);
    await run('update policy_version set rules = 2');
    clearPolicyCache();
  });
});
