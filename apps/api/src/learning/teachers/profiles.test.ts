import { describe, expect, it } from 'vitest';
import { clearForMinors } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { checkPublishedProfiles } from './check-profiles.ts';
import { readPublishedProfiles } from './read-profile.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
const teacher = shared(() => aTeacher('Nadia Permatasari'));

async function aTeacher(name: string) {
  const made = await signedInAccount(app, 'teacher');
  await app.pool.query('update account set name = $2 where id = $1', [made.accountId, name]);
  return made;
}

const words = {
  firstName: 'Nadia',
  languages: ['en', 'id'],
  qualification: 'S.Pd. Bahasa Inggris, CELTA',
  wordsId: 'Salah itu boleh.',
  wordsEn: 'Mistakes are welcome.',
  withPhoto: false,
};
const own = (who = teacher) => app.ask('GET', '/teacher/profile', { token: who.token });
const write = (body: object, who = teacher) => app.ask('PUT', '/teacher/profile', { token: who.token, body });
const publish = (id: string, body: object, token = admin.token) =>
  app.ask('POST', `/teachers/${id}/profile/publish`, { token, body });
const withdraw = (id: string, body: object, token = admin.token) =>
  app.ask('POST', `/teachers/${id}/profile/withdraw`, { token, body });
const shown = async () => (await readPublishedProfiles(app.pool)).map(({ wordsEn }) => wordsEn);
const contentVersion = async () =>
  Number((await app.pool.query('select version from content_version')).rows[0].version);

describe("a teacher's public profile", () => {
  it('begins with the account’s first name only; no family sees it', async () => {
    const { status, body } = await own();
    expect([status, body.version, body.state, body.published]).toEqual([200, 0, 'off', null]);
    expect(body.draft).toEqual({
      firstName: 'Nadia',
      languages: [],
      qualification: '',
      wordsId: '',
      wordsEn: '',
      withPhoto: false,
    });
    expect(await shown()).toEqual([]);
  });

  it('refuses contacts and surnames, named by field', async () => {
    const { status, body } = await write({
      ...words,
      firstName: 'Nadia Permatasari',
      qualification: 'CELTA, nadia@contoh.id',
      wordsId: 'WA 0812 3456 7890',
      wordsEn: 'Follow @bu_nadia',
      version: 0,
    });
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({
      firstName: expect.any(String),
      qualification: expect.stringContaining('nomor telepon'),
      wordsId: expect.any(String),
      wordsEn: expect.any(String),
    });
  });

  it('is not published while the text is missing in one language', async () => {
    const { body } = await write({ ...words, wordsEn: '', version: 0 });
    expect([body.state, body.version]).toEqual(['off', 1]);
    const refused = await publish(teacher.accountId, { version: 1, photo: null });
    expect([refused.status, refused.body.code]).toEqual([400, 'teachers.profileIncomplete']);
  });

  it('waits for an admin once complete, and the teacher cannot publish it', async () => {
    expect((await write({ ...words, version: 1 })).body.state).toBe('waits');
    const { body } = await app.ask('GET', '/teachers?profile=waits', { token: admin.token });
    expect(body.data).toMatchObject([{ id: teacher.accountId, profile: 'waits' }]);
    expect((await publish(teacher.accountId, { version: 2, photo: null }, teacher.token)).status).toBe(403);
    expect(await shown()).toEqual([]);
  });

  it('is shown to adults alone until the school has seen identity and certificate', async () => {
    await publish(teacher.accountId, { version: 2, photo: null });
    expect((await readPublishedProfiles(app.pool))[0]?.ageGroups).toEqual(['adult']);
    await withdraw(teacher.accountId, { version: 3 });
    await clearForMinors(app, teacher);
    await app.pool.query('update teacher_profile set version = 2 where teacher_id = $1', [teacher.accountId]);
  });

  it('is shown once an admin approves it, in every process, and the approval is audited', async () => {
    const before = await contentVersion();
    const { status, body } = await publish(teacher.accountId, { version: 2, photo: null });
    expect([status, body.state]).toEqual([200, 'public']);
    expect(await contentVersion()).toBeGreaterThan(before);
    expect(await readPublishedProfiles(app.pool)).toEqual([
      {
        teacherId: teacher.accountId,
        firstName: 'Nadia',
        photo: null,
        languages: ['id', 'en'],
        ageGroups: ['kids', 'teen', 'adult'],
        qualification: words.qualification,
        wordsId: words.wordsId,
        wordsEn: words.wordsEn,
      },
    ]);
    const { rows } = await app.pool.query(
      `select e.target_id, p.person_id, p.new from audit_entry e join audit_personal p on p.entry_id = e.id
       where e.action = 'teacher.profilePublished' and p.field = 'wordsEn' order by e.id desc limit 1`,
    );
    const { accountId } = teacher;
    expect(rows).toEqual([{ target_id: accountId, person_id: accountId, new: words.wordsEn }]);
  });

  it('waits again after a change, while families see the approved text', async () => {
    const before = await contentVersion();
    const { body } = await write({ ...words, wordsEn: 'New words.', version: 3 });
    expect(body.state).toBe('waits');
    expect(await shown()).toEqual([words.wordsEn]);
    expect(await contentVersion()).toBe(before);
    const stale = await publish(teacher.accountId, { version: 3, photo: null });
    expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([409, 'common.stale', 4]);
    const back = await write({ ...words, version: 4 });
    expect(back.body.state).toBe('public');
  });

  it('is published once by two admins at the same time; the other is told', async () => {
    const { body } = await write({ ...words, wordsEn: 'Newer words.', version: 5 });
    const answers = await Promise.all([
      publish(teacher.accountId, { version: body.version, photo: null }),
      publish(teacher.accountId, { version: body.version, photo: null }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shown()).toEqual(['Newer words.']);
  });

  it('shows the age groups that the school assigned', async () => {
    await app.pool.query(`insert into teacher (account_id) values ($1) on conflict (account_id) do nothing`, [
      teacher.accountId,
    ]);
    const before = await contentVersion();
    await app.pool.query(`update teacher set age_groups = '{kids}' where account_id = $1`, [
      teacher.accountId,
    ]);
    expect((await readPublishedProfiles(app.pool))[0]?.ageGroups).toEqual(['kids']);
    expect(await contentVersion()).toBeGreaterThan(before);
  });

  it('disappears at once when the teacher is deactivated', async () => {
    const before = await contentVersion();
    const { rows } = await app.pool.query('select version from account where id = $1', [teacher.accountId]);
    const answer = await app.ask('PATCH', `/teachers/${teacher.accountId}`, {
      token: admin.token,
      body: { active: false, reason: 'Pindah kota', version: rows[0].version },
    });
    expect(answer.status).toBe(200);
    expect(await shown()).toEqual([]);
    expect(await contentVersion()).toBeGreaterThan(before);
    await app.pool.query('update account set active = true where id = $1', [teacher.accountId]);
  });

  it('is withdrawn by an admin; the draft stays and nothing waits', async () => {
    const { body } = await app.ask('GET', `/teachers/${teacher.accountId}/profile`, { token: admin.token });
    const gone = await withdraw(teacher.accountId, { version: body.version });
    expect([gone.status, gone.body.state, gone.body.draft.wordsEn]).toEqual([200, 'off', 'Newer words.']);
    expect(await shown()).toEqual([]);
  });

  it('does not exist for accounts that are not teachers', async () => {
    const family = await signedInAccount(app, 'student');
    const path = `/teachers/${family.accountId}/profile`;
    expect((await app.ask('GET', path, { token: admin.token })).status).toBe(404);
    const written = await app.ask('PUT', path, { token: admin.token, body: { ...words, version: 0 } });
    expect(written.status).toBe(404);
    expect((await publish(family.accountId, { version: 0, photo: null })).status).toBe(404);
    expect((await withdraw(family.accountId, { version: 0 })).status).toBe(404);
  });
});

describe('the picture of a public profile', () => {
  const url = (file: string) => `/api/user/photo/${file}`;
  const fetchPhoto = (address: string) => app.fastify.inject({ url: address });
  const give = async (accountId: string, file: string, content: string) => {
    await app.services.files.put(`photos/${file}`, Buffer.from(content));
    await app.pool.query('update account set photo_file = $2 where id = $1', [accountId, file]);
  };

  it('is a copy of the photo the admin saw, public while the profile is', async () => {
    const dewi = await aTeacher('Dewi Lestari');
    const [first, second] = [`${'a'.repeat(32)}.webp`, `${'b'.repeat(32)}.webp`];
    await give(dewi.accountId, first, 'first');
    await write({ ...words, firstName: 'Dewi', withPhoto: true, version: 0 }, dewi);
    await give(dewi.accountId, second, 'second');
    const stale = await publish(dewi.accountId, { version: 1, photo: url(first) });
    expect([stale.status, stale.body.code]).toEqual([409, 'common.stale']);
    const { body } = await publish(dewi.accountId, { version: 1, photo: url(second) });
    const address = body.published.photo;
    await give(dewi.accountId, first, 'first');
    const picture = await fetchPhoto(address);
    expect([picture.statusCode, picture.headers['content-type'], picture.body]).toEqual([
      200,
      'image/webp',
      'second',
    ]);
    await withdraw(dewi.accountId, { version: 2 });
    expect((await fetchPhoto(address)).statusCode).toBe(404);
  });
});

describe('the name of a learner in a public profile', () => {
  it('is refused beside its field, refused at publishing, and a task when the learner came later', async () => {
    const wayan = await aTeacher('Wayan Sekar');
    const save = (change: object, version: number) =>
      write({ ...words, firstName: 'Wayan', ...change, version }, wayan);
    expect((await save({ wordsId: 'Bagas sudah berani.' }, 0)).body.state).toBe('waits');
    // Two learners, Sekar and Bagas, of whom one has the teacher's own name.
    await aRunningClass(app, { learners: 2, teacher: { ...wayan, email: '' } });
    const refused = await publish(wayan.accountId, { version: 1, photo: null });
    expect([refused.status, refused.body.code]).toEqual([409, 'teachers.profileNamesLearner']);
    const { status, body } = await save({ wordsEn: 'Ask BAGAS!', wordsId: 'Saya Sekar.' }, 1);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['wordsEn']]);
    expect((await save({ wordsId: 'Bagaskara mengajar juga.' }, 1)).status).toBe(200);
    expect((await publish(wayan.accountId, { version: 2, photo: null })).status).toBe(200);
    const tasks = async () => {
      const home = await app.ask('GET', '/dashboards/admin', { token: admin.token });
      const group = home.body.work.find(({ kind }: { kind: string }) => kind === 'profileNamesLearner');
      return (group?.items ?? []).map(({ id }: { id: string }) => id);
    };
    expect(await tasks()).toEqual([]);
    await app.pool.query(`update learner set name = 'Bagaskara' where name = 'Bagas'`);
    expect(await checkPublishedProfiles.run(app.services)).toBeGreaterThan(0);
    expect(await checkPublishedProfiles.run(app.services)).toBe(0);
    expect(await tasks()).toEqual([wayan.accountId]);
  });

  it('and a certificate that ends takes the teacher from the pages of minors, which change at once', async () => {
    const dewi = await aTeacher('Dewi Ayu');
    await clearForMinors(app, dewi);
    await write({ ...words, firstName: 'Dewi', version: 0 }, dewi);
    await publish(dewi.accountId, { version: 1, photo: null });
    const ages = async () =>
      (await readPublishedProfiles(app.pool)).find(({ teacherId }) => teacherId === dewi.accountId)
        ?.ageGroups;
    expect(await ages()).toEqual(['kids', 'teen', 'adult']);
    const before = await contentVersion();
    await app.pool.query(
      `update teacher_clearance set certificate_on = '2026-01-05', certificate_until = '2026-01-06' where teacher_id = $1`,
      [dewi.accountId],
    );
    await checkPublishedProfiles.run(app.services);
    expect(await ages()).toEqual(['adult']);
    expect(await contentVersion()).toBeGreaterThan(before);
    await app.pool.query(`update teacher set age_groups = '{kids}' where account_id = $1`, [dewi.accountId]);
    expect(await ages()).toBeUndefined();
  });
});
