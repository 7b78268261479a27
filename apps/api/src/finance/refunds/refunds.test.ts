import { reasonText } from '@fasih/messages/reason';
import { type Lang, textsIn } from '@fasih/messages/texts';
import { describe, expect, it } from 'vitest';
import { aLearningSchool, type Course } from '../../../test/learning-school.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';

const school = shared(aLearningSchool);

const path = (course: Course) => `/enrolments/${course.family.enrolmentId}/refund`;
const read = (course: Course) => school.ask('GET', path(course), course.family);
const ask = (course: Course, body: object = {}, lang: Lang = 'id') =>
  school.ask('POST', path(course), course.family, body, lang);
const withdraw = (course: Course) => school.ask('DELETE', path(course), course.family);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const reasonIn = (quote: { reason: { key: string; params: Record<string, string | number> } }, lang: Lang) =>
  plain(reasonText(textsIn(lang).policy.reasons, quote.reason, lang));
/** The price of General English for kids in the seed, in whole rupiah. */
const priceOf = async (course: Course) => {
  const { rows } = await school.app.pool.query<{ price: number }>(
    'select price_paid as price from enrolment where id = $1',
    [course.family.enrolmentId],
  );
  return rows[0]?.price ?? 0;
};

describe('a refund', () => {
  it('is half of the price while more than 10 meetings are left, and shows the calculation', async () => {
    const course = await school.course();
    const price = await priceOf(course);
    await school.holds(course, 1, 2, 3, 4, 5, 6, 7, 8);
    await school.misses(course, 9);
    const { body } = await read(course);
    expect(body.quote).toMatchObject({
      outcome: 'allowed',
      rule: 'refund',
      policyVersion: 1,
      amount: Math.floor(price / 2),
      reason: { params: { bought: 20, drawn: 9, left: 11, percent: 50 } },
    });
    expect([body.request, body.history]).toEqual([null, []]);
    const rupiah = (amount: number) => `Rp ${amount.toLocaleString('id-ID')}`;
    expect(reasonIn(body.quote, 'id')).toBe(
      `50% × ${rupiah(price)} = ${rupiah(Math.floor(price / 2))}. Sisa pertemuan 20 − 9 = 11, lebih dari 10.`,
    );
    expect(reasonIn(body.quote, 'en')).toBe(
      `50% × ${rupiah(price)} = ${rupiah(Math.floor(price / 2))}. Meetings left: 20 − 9 = 11, more than 10.`,
    );
  });

  it('keeps its quote from when it was requested with 11 left; with 10 left it is refused', async () => {
    const course = await school.course();
    await school.holds(course, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    const answer = await ask(course, { reason: ' Pindah kota ' });
    expect(answer.status).toBe(201);
    const { quote } = answer.body;
    await school.holds(course, 10);
    const { body } = await read(course);
    expect(body.quote).toMatchObject({ outcome: 'tooFewLeft', amount: 0 });
    expect(body.request).toMatchObject({
      state: 'asked',
      reason: 'Pindah kota',
      amount: quote.amount,
      quote,
      decidedAt: null,
    });
    await withdraw(course);
    const late = await ask(course);
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'refunds.tooFewLeft',
      'Pengembalian dana perlu sisa lebih dari 10 pertemuan. Sisa sekarang 20 − 10 = 10.',
    ]);
    expect((await ask(course, {}, 'en')).body.message).toBe(
      'A refund needs more than 10 meetings left. Left now: 20 − 10 = 10.',
    );
  });

  it('is possible before the first meeting, also before there is a class', async () => {
    const course = await school.course();
    expect((await read(course)).body.quote).toMatchObject({
      outcome: 'allowed',
      reason: { params: { left: 20 } },
    });
  });

  it('is never possible for the Special Course, with a reason', async () => {
    const course = await school.course({ package: 'special-course' });
    const { body } = await read(course);
    expect(body.quote).toMatchObject({ outcome: 'shortCourse', amount: 0 });
    const refused = await ask(course);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'refunds.shortCourse',
      'Pengembalian dana perlu sisa lebih dari 10 pertemuan; kursus ini seluruhnya 10 pertemuan, jadi tidak pernah memenuhi syarat.',
    ]);
    expect((await ask(course, {}, 'en')).body.message).toBe(
      'A refund needs more than 10 meetings left; this course has 10 in all, so it never qualifies.',
    );
  });

  it('is possible until the last day of the course, at midnight in Jakarta', async () => {
    const course = await school.course();
    const { rows } = await school.app.pool.query<{ last_day: string }>(
      'select last_day from enrolment where id = $1',
      [course.family.enrolmentId],
    );
    const lastDay = rows[0]?.last_day ?? '';
    school.app.clock.set(`${lastDay}T16:59:59Z`);
    expect((await read(course)).body.quote.outcome).toBe('allowed');
    school.app.clock.set(`${lastDay}T17:00:00Z`);
    expect((await read(course)).body.quote).toMatchObject({ outcome: 'programOver', amount: 0 });
    const over = await ask(course);
    expect([over.status, over.body.code]).toEqual([409, 'refunds.programOver']);
    expect(over.body.message).toContain('Kursus sudah berakhir');
  });

  it('is refused for an unpaid, reversed or ended course', async () => {
    const course = await school.course();
    const { enrolmentId } = course.family;
    const outcome = async () => (await ask(course)).body.code;
    await school.app.pool.query('update enrolment set price_paid = 0 where id = $1', [enrolmentId]);
    expect(await outcome()).toBe('refunds.nothingPaid');
    // Half of it rounds down to nothing, as everything does where the school returns 0 percent.
    await school.app.pool.query('update enrolment set price_paid = 1 where id = $1', [enrolmentId]);
    expect(await outcome()).toBe('refunds.nothingBack');
    await school.app.pool.query('update enrolment set price_paid = 999 where id = $1', [enrolmentId]);
    await school.app.pool.query(
      `update orders set status = 'refunded' where id = (select order_id from enrolment where id = $1)`,
      [enrolmentId],
    );
    expect(await outcome()).toBe('refunds.nothingPaid');
    await school.app.pool.query(`update enrolment set state = 'ended' where id = $1`, [enrolmentId]);
    expect(await outcome()).toBe('refunds.ended');
  });

  it('of an odd price is rounded down to whole rupiah', async () => {
    const course = await school.course();
    await school.app.pool.query('update enrolment set price_paid = 1000001 where id = $1', [
      course.family.enrolmentId,
    ]);
    expect((await ask(course)).body.request.amount).toBe(500_000);
  });

  it('requested twice at once is one request, and the family is notified once', async () => {
    const course = await school.course();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(course)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('refunds.alreadyAsked');
    expect((await read(course)).body.history).toHaveLength(1);
    const { rows } = await school.app.pool.query(
      `select kind, params->>'amount' as amount from notification where account_id = $1 and kind ~ '^refund'`,
      [course.family.accountId],
    );
    expect(rows).toEqual([{ kind: 'refund.asked', amount: String(Math.floor((await priceOf(course)) / 2)) }]);
    const audit = await school.app.pool.query(
      `select action from audit_log where action ~ '^refund' and account_id = $1`,
      [course.family.accountId],
    );
    expect(audit.rows).toEqual([{ action: 'refund.asked' }]);
  });

  it('can be withdrawn while it is pending, and requested again; a decided one stays', async () => {
    const course = await school.course();
    expect((await withdraw(course)).body.code).toBe('refunds.notAsked');
    await ask(course);
    const withdrawn = await withdraw(course);
    expect(withdrawn.body).toMatchObject({ request: null, history: [{ state: 'withdrawn' }] });
    expect((await withdraw(course)).body.code).toBe('refunds.notAsked');
    expect((await ask(course)).status).toBe(201);
    await school.app.pool.query(
      `update refund_request set state = 'approved', decided_at = $2 where enrolment_id = $1 and state = 'asked'`,
      [course.family.enrolmentId, school.app.clock.now()],
    );
    expect((await withdraw(course)).body.code).toBe('refunds.decided');
    expect((await ask(course)).body.code).toBe('refunds.alreadyAsked');
    expect((await read(course)).body.history.map(({ state }: { state: string }) => state)).toEqual([
      'approved',
      'withdrawn',
    ]);
  });

  it('is requested by the family only: others find nothing, staff may not, an admin may look', async () => {
    const course = await school.course();
    const other = await school.course();
    for (const method of ['GET', 'POST', 'DELETE']) {
      const body = method === 'POST' ? {} : undefined;
      const answer = await school.ask(method, path(course), other.family, body);
      expect([method, answer.status, answer.body.code]).toEqual([method, 404, 'refunds.notFound']);
      expect((await school.ask(method, path(course), course.teacher, body)).status).toBe(403);
      expect((await school.ask(method, path(course), school.admin, body)).status).toBe(
        method === 'GET' ? 200 : 403,
      );
      expect((await school.ask(method, path(course), null, body)).status).toBe(401);
    }
    const finance = await signedInAccount(school.app, 'finance');
    expect((await school.ask('GET', path(course), finance)).status).toBe(403);
    expect((await school.ask('GET', '/enrolments/none/refund', course.family)).status).toBe(404);
    expect((await read(course)).body.history).toEqual([]);
  });
});
