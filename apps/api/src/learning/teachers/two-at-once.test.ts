import { beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../../../test/barrier.ts';
import { aTeacher } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { resultOf, startTestApp } from '../../../test/start-test-app.ts';
import { TEACHER_PROFILE } from '../../../test/teacher-profile.ts';

const app = shared(startTestApp);
let admins: { accountId: string; token: string }[];
beforeAll(async () => {
  admins = [await signedInAccount(app, 'admin'), await signedInAccount(app, 'admin')];
});

const byAdmin = (n: number, method: string, path: string, body?: object) =>
  app.ask(method, path, { token: admins[n]?.token ?? '', ...(body ? { body } : {}) });

describe('two admins at one teacher', () => {
  it('deactivate once: the other reads that the teacher is inactive already', async () => {
    const { accountId } = await aTeacher(app);
    const deactivate = (n: number) =>
      byAdmin(n, 'PATCH', `/teachers/${accountId}`, { active: false, reason: `Alasan ${n}`, version: 1 });
    const { first: won, second: lost } = await atOnce(
      app.pool,
      () => deactivate(0),
      /update "account" set .*"active"/,
      () => deactivate(1),
    );
    expect([resultOf(won), resultOf(lost)]).toEqual(['200', '409 common.stale']);
    expect(lost.body.current).toMatchObject({
      active: false,
      version: 2,
      changed: { by: expect.any(String) },
    });
    const { rows } = await app.pool.query(
      `select reason from audit_log where target_id = $1 and action = 'teacher.deactivated'`,
      [accountId],
    );
    expect(rows).toEqual([{ reason: 'Alasan 0' }]);
    // With the version that the refusal named, the change goes through.
    const { version } = lost.body.current;
    const back = { active: true, reason: 'Kembali', version };
    expect((await byAdmin(1, 'PATCH', `/teachers/${accountId}`, back)).body).toMatchObject({
      active: true,
      version: 3,
    });
  });

  it('change hours once: the other reads the hours stored now', async () => {
    const { accountId, token } = await aTeacher(app);
    const monday = [{ weekday: 1, from: 480, to: 720 }];
    const friday = [{ weekday: 5, from: 600, to: 900 }];
    const { first: won, second: lost } = await atOnce(
      app.pool,
      () => app.ask('PUT', '/teacher/availability', { token, body: { weekly: monday, version: 2 } }),
      /insert into "availability"/,
      () => byAdmin(0, 'PUT', `/teachers/${accountId}/availability`, { weekly: friday, version: 2 }),
    );
    expect([resultOf(won), resultOf(lost)]).toEqual(['200', '409 common.stale']);
    expect(lost.body.current).toMatchObject({
      weekly: monday,
      version: 3,
      changed: { at: expect.any(String) },
    });
    const again = { weekly: friday, version: lost.body.current.version };
    expect((await byAdmin(0, 'PUT', `/teachers/${accountId}/availability`, again)).body).toMatchObject({
      weekly: friday,
      version: 4,
    });
  });

  it.each(['none', '0190a000-0000-7000-8000-000000000000'])('find no teacher under the id %s', async (id) => {
    const form = { active: false, reason: 'Pindah', version: 1 };
    const answers = [
      await byAdmin(0, 'PATCH', `/teachers/${id}`, form),
      await byAdmin(0, 'GET', `/teachers/${id}/availability`),
      await byAdmin(0, 'PUT', `/teachers/${id}/availability`, { weekly: [], version: 1 }),
      await byAdmin(0, 'GET', `/teachers/${id}/profile`),
    ];
    expect(answers.map(resultOf)).toEqual(Array(4).fill('404 teachers.notFound'));
  });
});

describe('a public profile', () => {
  const write = ({ token }: { token: string }, body: object) =>
    app.ask('PUT', '/teacher/profile', { token, body: { ...TEACHER_PROFILE, ...body } });
  const profileOf = async ({ accountId }: { accountId: string }) =>
    (await byAdmin(0, 'GET', `/teachers/${accountId}/profile`)).body;

  it('written on two devices at once is written once; the other reads what is stored', async () => {
    const teacher = await aTeacher(app);
    const { first: won, second: lost } = await atOnce(
      app.pool,
      () => write(teacher, { wordsId: 'Pelan-pelan saja.', version: 0 }),
      /update "teacher_profile"/,
      () => write(teacher, { wordsId: 'Cepat sekali.', version: 0 }),
    );
    expect([resultOf(won), resultOf(lost)]).toEqual(['200', '409 common.stale']);
    expect(lost.body.current).toMatchObject({ version: 1, draft: { wordsId: 'Pelan-pelan saja.' } });
  });

  it('approved while its teacher writes a new text: only the approved text is shown', async () => {
    const teacher = await aTeacher(app);
    await write(teacher, { version: 0 });
    const publish = (n: number, version: number) =>
      byAdmin(n, 'POST', `/teachers/${teacher.accountId}/profile/publish`, { version, photo: null });
    const { first: won, second: lost } = await atOnce(
      app.pool,
      () => write(teacher, { wordsEn: 'Hello there.', version: 1 }),
      /update "teacher_profile"/,
      () => publish(0, 1),
    );
    expect([resultOf(won), resultOf(lost)]).toEqual(['200', '409 common.stale']);
    // What the admin had not read is not published.
    expect(lost.body.current).toMatchObject({
      version: 2,
      published: null,
      draft: { wordsEn: 'Hello there.' },
    });
    expect((await publish(0, 2)).body).toMatchObject({
      state: 'public',
      published: { wordsEn: 'Hello there.' },
    });
  });

  it('withdrawn by two admins at once is withdrawn once', async () => {
    const teacher = await aTeacher(app);
    await write(teacher, { version: 0 });
    const path = `/teachers/${teacher.accountId}/profile`;
    const { version } = (await byAdmin(0, 'POST', `${path}/publish`, { version: 1, photo: null })).body;
    const both = await Promise.all([0, 1].map((n) => byAdmin(n, 'POST', `${path}/withdraw`, { version })));
    expect(both.map(resultOf).sort()).toEqual(['200', '409 common.stale']);
    expect(await profileOf(teacher)).toMatchObject({ state: 'off', published: null });
    const { rowCount } = await app.pool.query(
      `select from audit_log where target_id = $1 and action = 'teacher.profileWithdrawn'`,
      [teacher.accountId],
    );
    expect(rowCount).toBe(1);
  });
});
