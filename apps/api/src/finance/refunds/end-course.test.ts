import { afterEach, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { classOfEachTest, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, resultOf, rowsOf } from '../../../test/start-test-app.ts';
import { clearPolicyCache } from '../../catalogue/policy/read-policy.ts';

/* An admin ends a course for the school's reasons (docs/product/course-rules-2.md#the-schools-fault). */

const PRICE = 2_400_000;
type Account = { accountId: string; token: string };

const app = shared(startRules2School);
const admin = shared(() => signedInAccount(app, 'admin'));
const finance = shared(() => signedInAccount(app, 'finance'));
const one = classOfEachTest(app, { learners: 2, capacity: 6, price: PRICE });
afterEach(() => rules(2));

const run = (text: string, params: unknown[] = []) => app.pool.query(text, params);
const rows = rowsOf(app);
const rules = async (n: 1 | 2) => {
  await run('update policy_version set rules = $1', [n]);
  clearPolicyCache();
};
const family = (n = 0) => one.families[n] as RunningClass['families'][number];
const path = () => `/enrolments/${family().enrolmentId}/end`;
const preview = (who: Account = admin) => app.ask('GET', path(), { token: who.token });
const end = (amount: number, who: Account = admin) =>
  app.ask('POST', path(), { token: who.token, body: { reason: 'Guru pindah kota', amount } });
const told = (kind = 'course.endedBySchool') =>
  rows(
    'select account_id as id, params from notification where kind = $1 and params ->> $2 = $3 order by source',
    [kind, 'enrolmentId', family().enrolmentId],
  );
/** The first so many meetings of the learner were held. */
const held = async (count: number) => {
  const { enrolmentId } = family();
  await run(`update seat set state = 'present' where enrolment_id = $1 and number <= $2`, [
    enrolmentId,
    count,
  ]);
  await run(
    `insert into balance_event (enrolment_id, kind, meetings, source, at)
     select $1::uuid, 'held', -1, 'test:' || $1 || ':' || n, $3::timestamptz from generate_series(1, $2::integer) n`,
    [enrolmentId, count, MONDAY_MORNING],
  );
};

describe('a course that the school ends', () => {
  it.each([
    [0, PRICE],
    [8, 1_440_000],
    [15, 600_000],
    [19, 120_000],
  ])(
    'after %i of 20 meetings owes Rp %i, floor(price × remaining / bought), and is the same in preview and request',
    async (count, amount) => {
      await held(count);
      const { body } = await preview();
      expect(body).toMatchObject({
        quote: { amount, reason: { key: 'faultRefund.allowed', params: { cause: 'ended' } } },
        meetings: 20 - count,
        told: [expect.any(String), expect.any(String)],
      });
      expect(resultOf(await end(amount + 1))).toBe('409 refunds.sumChanged');
      expect(resultOf(await end(amount))).toBe('200');
      expect(
        await rows(
          `select r.amount::int as amount, r.state, r.ended_by_school as ended, r.reason, e.state as course from refund_request r
         join enrolment e on e.id = r.enrolment_id where e.id = $1`,
          [family().enrolmentId],
        ),
      ).toEqual([{ amount, state: 'asked', ended: true, reason: 'Guru pindah kota', course: 'ended' }]);
    },
  );

  it('frees its seats at once; the others of the group go on, and family and teacher are told', async () => {
    await held(1);
    expect(resultOf(await end(2_280_000))).toBe('200');
    const states = (who: RunningClass['families'][number]) =>
      rows(
        `select s.state, m.state as meeting, count(*)::int as n from seat s join meeting m on m.id = s.meeting_id
         where s.enrolment_id = $1 group by 1, 2 order by n`,
        [who.enrolmentId],
      );
    expect(await states(family())).toEqual([
      { state: 'present', meeting: 'planned', n: 1 },
      { state: 'lapsed', meeting: 'planned', n: 19 },
    ]);
    expect(await states(family(1))).toEqual([{ state: 'planned', meeting: 'planned', n: 20 }]);
    const [toFamily, toTeacher, ...others] = await told();
    expect([toFamily, toTeacher, others]).toMatchObject([
      {
        id: family().accountId,
        params: {
          meetings: 19,
          owed: { amount: 2_280_000, reason: 'Guru pindah kota', answerBy: '2026-11-09' },
        },
      },
      { id: one.teacher.accountId, params: { meetings: 19, owed: null } },
      [],
    ]);
    expect(JSON.stringify(toTeacher)).not.toContain('pindah');
    expect(
      await rows(
        `select action, reason from audit_log where action in ('enrolment.endedBySchool', 'refund.asked')
         order by id desc limit 2`,
      ),
    ).toEqual([
      { action: 'refund.asked', reason: null },
      { action: 'enrolment.endedBySchool', reason: 'Guru pindah kota' },
    ]);
    expect(meetingOf(one, 1).number).toBe(1);
  });

  it('is ended once by two presses of the same instant', async () => {
    const both = await Promise.all([end(PRICE), end(PRICE)]);
    expect(both.map(resultOf).sort()).toEqual(['200', '409 refunds.alreadyAsked']);
    expect(await told()).toHaveLength(2);
  });

  it('is owed its money: nobody withdraws or rejects the request', async () => {
    await end(PRICE);
    const { enrolmentId, token } = family();
    const mine = await app.ask('GET', `/enrolments/${enrolmentId}/refund`, { token });
    expect(mine.body.request).toMatchObject({ amount: PRICE, endedBySchool: true, shown: 'asked' });
    const withdrawn = await app.ask('DELETE', `/enrolments/${enrolmentId}/refund`, { token });
    expect(resultOf(withdrawn)).toBe('409 refunds.endedBySchool');
    const request = `/refunds/${mine.body.request.id}`;
    const body = { version: 1, reason: 'Tidak' };
    const rejected = await app.ask('POST', `${request}/reject`, { token: finance.token, body });
    expect(resultOf(rejected)).toBe('409 refunds.endedBySchool');
  });
});

it.each<[what: string, change: () => Promise<unknown>, result: string]>([
  ['older rules', () => rules(1), '409 refunds.oldRules'],
  [
    'a refund that is asked for already',
    () => app.ask('POST', `/enrolments/${family().enrolmentId}/refund`, { token: family().token, body: {} }),
    '409 refunds.alreadyAsked',
  ],
  [
    'an appeal that waits',
    () =>
      run(
        `insert into course_wait (id, enrolment_id, kind, since, answer_by) values (uuidv7(), $1, 'appeal', $2, $2)`,
        [family().enrolmentId, MONDAY_MORNING],
      ),
    '409 refunds.appealOpen',
  ],
  [
    'an end',
    () => run(`update enrolment set state = 'ended', ended_at = now() where id = $1`, [family().enrolmentId]),
    '409 refunds.ended',
  ],
])('a course with %s is not ended so, in the preview and by the press', async (_what, change, result) => {
  await change();
  expect([resultOf(await preview()), resultOf(await end(PRICE))]).toEqual([result, result]);
  expect(await told()).toEqual([]);
});

it('only an admin ends a course', async () => {
  for (const who of [family(), one.teacher, finance])
    expect([resultOf(await preview(who)), resultOf(await end(PRICE, who))]).toEqual([
      '403 common.notAllowed',
      '403 common.notAllowed',
    ]);
});
