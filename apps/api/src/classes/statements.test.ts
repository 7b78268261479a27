import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aTeacher, classForm, openedClass, readyFamily } from '../../test/open-classes.ts';
import { signedInAccount } from '../../test/placed-people.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** The texts of all statements sent to the database while `work` runs. */
async function sent(work: () => Promise<{ status: number }>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    expect([200, 201]).toContain((await work()).status);
    const texts = query.mock.calls as unknown as [string | { text: string }][];
    return texts.map(([first]) => (typeof first === 'string' ? first : first.text));
  } finally {
    query.mockRestore();
  }
}

/** How many of them stand between BEGIN and COMMIT. */
const within = (texts: string[]) => texts.indexOf('COMMIT') - texts.indexOf('BEGIN') - 1;

it('a read takes at most 3 statements, a write at most 10 in its transaction, also for a group', async () => {
  const { token } = await signedInAccount(app, 'admin');
  const [teacher, other] = [await aTeacher(app), await aTeacher(app)];
  const made = await openedClass(app, { token }, teacher, [await readyFamily(app)]);
  const group = [await readyFamily(app), await readyFamily(app), await readyFamily(app)];
  const form = classForm(other, group, { capacity: 4 });
  const calendar = '/classes/calendar?from=2026-11-09&until=2026-11-16';
  for (const path of [
    '/classes',
    calendar,
    `/classes/${made.id}`,
    `/teachers/${teacher.accountId}/availability`,
  ])
    expect((await sent(() => app.ask('GET', path, { token }))).length).toBeLessThanOrEqual(3);
  expect(
    (await sent(() => app.ask('POST', '/classes/plan', { token, body: form }))).length,
  ).toBeLessThanOrEqual(4);
  const opening = await sent(() => app.ask('POST', '/classes', { token, body: form }));
  expect(within(opening)).toBeLessThanOrEqual(10);
  const enrolmentId = (await readyFamily(app)).enrolmentId;
  const { rows } = await app.pool.query('select id from school_class where capacity = 4');
  const joining = await sent(() =>
    app.ask('POST', `/classes/${rows[0].id}/members`, { token, body: { enrolmentId } }),
  );
  expect(within(joining)).toBeLessThanOrEqual(10);
  const third = await aTeacher(app);
  const body = { teacherId: third.accountId, version: 1 };
  const handing = await sent(() => app.ask('PUT', `/classes/${made.id}/teacher`, { token, body }));
  expect(within(handing)).toBeLessThanOrEqual(10);
});
