import { describe, expect, it } from 'vitest';
import { aLearningSchool } from '../../../test/learning-school.ts';
import { readyFamily } from '../../../test/open-classes.ts';
import { shared } from '../../../test/shared.ts';
import { rowsOf } from '../../../test/start-test-app.ts';
import { countMonths } from '../analytics/count-months.ts';

const school = shared(aLearningSchool);

const sql = (text: string, params?: unknown[]) => rowsOf(school.app)(text, params);

describe('the number of learners on the admin’s home', () => {
  const shown = async () => (await school.ask('GET', '/dashboards/admin', school.admin)).body.totals.students;
  const counted = async () =>
    (await sql('select count(*)::integer as n from learner where erased_at is null'))[0].n;

  it('follows new, erased and restored learners', async () => {
    const before = await shown();
    const [first, second] = [await readyFamily(school.app), await readyFamily(school.app)];
    expect(await shown()).toBe(before + 2);
    await sql('update learner set erased_at = now() where id = any($1)', [
      [first.learnerId, second.learnerId],
    ]);
    expect(await shown()).toBe(before);
    await sql('update learner set erased_at = now() where id = $1', [first.learnerId]);
    await sql('update learner set erased_at = null where id = $1', [second.learnerId]);
    expect([await shown(), await counted()]).toEqual([before + 1, before + 1]);
  });

  it('stays right when its rows are folded, even while another family registers', async () => {
    const before = await shown();
    await Promise.all([countMonths(school.app.services), readyFamily(school.app)]);
    await countMonths(school.app.services);
    expect([await shown(), await counted()]).toEqual([before + 1, before + 1]);
    expect(await sql('select n from learner_tally')).toEqual([{ n: before + 1 }]);
  });
});

describe('the sums of a year’s receipts', () => {
  it('follow issued, voided and lost receipts', async () => {
    const family = await readyFamily(school.app);
    const kept = () => sql('select standing, voided, amount::integer from receipt_year where year = 2031');
    const issue = (number: string, amount: number) =>
      sql(
        `insert into receipt (number, order_id, issued_at, amount, payer_name, voided_at)
         select $2, order_id, now(), $3, 'Sari', now() from enrolment where id = $1`,
        [family.enrolmentId, number, amount],
      );
    await issue('KW/2031/000001', 100);
    await issue('KW/2031/000002', 50);
    expect(await kept()).toEqual([{ standing: 0, voided: 2, amount: 0 }]);
    await sql(`update receipt set voided_at = null where number = 'KW/2031/000002'`);
    expect(await kept()).toEqual([{ standing: 1, voided: 1, amount: 50 }]);
    await sql(`delete from receipt where number = 'KW/2031/000001'`);
    expect(await kept()).toEqual([{ standing: 1, voided: 0, amount: 50 }]);
  });
});
