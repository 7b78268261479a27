import { expect, it } from 'vitest';
import { aTeacher, classForm, openedClass, readyFamily } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { inTransaction, sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);

async function statementsOf(work: () => Promise<{ status: number }>): Promise<string[]> {
  const { answer, statements } = await sentWhile(work);
  expect([200, 201]).toContain(answer.status);
  return statements;
}

it('a read needs at most 3 statements, a write at most 10 in its transaction, even for a group', async () => {
  const { token } = await signedInAccount(app, 'admin');
  const [teacher, groupTeacher] = [await aTeacher(app), await aTeacher(app)];
  const opened = await openedClass(app, { token }, teacher, [await readyFamily(app)]);
  const group = [await readyFamily(app), await readyFamily(app), await readyFamily(app)];
  const form = classForm(groupTeacher, group, { capacity: 4 });
  const calendar = '/classes/calendar?from=2026-11-09&until=2026-11-16';
  for (const path of [
    '/classes',
    calendar,
    `/classes/${opened.id}`,
    `/teachers/${teacher.accountId}/availability`,
  ])
    expect((await statementsOf(() => app.ask('GET', path, { token }))).length).toBeLessThanOrEqual(3);
  expect(
    (await statementsOf(() => app.ask('POST', '/classes/plan', { token, body: form }))).length,
  ).toBeLessThanOrEqual(4);
  const opening = await statementsOf(() => app.ask('POST', '/classes', { token, body: form }));
  expect(inTransaction(opening)).toBeLessThanOrEqual(10);
  const enrolmentId = (await readyFamily(app)).enrolmentId;
  const { rows } = await app.pool.query('select id from school_class where capacity = 4');
  const joining = await statementsOf(() =>
    app.ask('POST', `/classes/${rows[0].id}/members`, { token, body: { enrolmentId } }),
  );
  expect(inTransaction(joining)).toBeLessThanOrEqual(10);
  const nextTeacher = await aTeacher(app);
  const body = { teacherId: nextTeacher.accountId, version: 1 };
  const changing = await statementsOf(() => app.ask('PUT', `/classes/${opened.id}/teacher`, { token, body }));
  expect(inTransaction(changing)).toBeLessThanOrEqual(10);
});

it('opening a class reads the rules of all its learners in one statement, however many versions they bought', async () => {
  const { token } = await signedInAccount(app, 'admin');
  const teacher = await aTeacher(app);
  const group = [await readyFamily(app), await readyFamily(app), await readyFamily(app)];
  const later = [901, 902, 903];
  await app.pool.query(
    `insert into policy_version (number, rules, "values", valid_from)
     select n, rules, jsonb_set("values", '{markOpensSeconds}', to_jsonb((n - 900) * 60)), now() + interval '1 year'
     from policy_version, unnest($1::int[]) n where number = 1`,
    [later],
  );
  for (const [index, { enrolmentId }] of group.entries())
    await app.pool.query('update enrolment set policy_version = $2 where id = $1', [
      enrolmentId,
      later[index],
    ]);
  const body = classForm(teacher, group, { capacity: 4 });
  const opening = await statementsOf(() => app.ask('POST', '/classes', { token, body }));
  expect(
    opening.filter((text) => text.includes('"policy_version"') && text.includes('"rules"')),
  ).toHaveLength(1);
  const { rows } = await app.pool.query(
    `select params -> 'opensMinutes' as minutes from notification where kind = 'class.assigned' and account_id = any($1)
     order by 1`,
    [group.map(({ accountId }) => accountId)],
  );
  expect(rows.map(({ minutes }) => minutes)).toEqual([1, 2, 3]);
});
