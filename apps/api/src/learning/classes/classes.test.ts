import { beforeAll, describe, expect, it } from 'vitest';
import { aTeacher, openedClass, readyFamily, type Teacher } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, MONDAY_MORNING, resultOf, startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));

/** Tuesdays and Thursdays at this hour. */
const at = (hour: number) => [2, 4].map((weekday) => ({ weekday, minute: hour * 60 }));
const list = (query = '') => app.ask('GET', `/classes${query}`, { token: admin.token });
const names = ({ body }: Answer) => body.data.map(({ name }: { name: string }) => name);

describe('the list of classes', () => {
  let teachers: Teacher[];
  beforeAll(async () => {
    teachers = [await aTeacher(app), await aTeacher(app)];
    await app.pool.query(`update account set name = 'Bu Ratna' where id = $1`, [teachers[0]?.accountId]);
    const teacherAt = (index: number) => teachers[index] as Teacher;
    await openedClass(app, admin, teacherAt(0), [await readyFamily(app, { name: 'Sekar' })], {
      name: 'Melati',
    });
    await openedClass(
      app,
      admin,
      teacherAt(1),
      [await readyFamily(app, { name: 'Bagas', package: 'conversation-kids' })],
      {
        name: 'Anggrek',
        startsOn: '2026-11-10',
      },
    );
    await openedClass(app, admin, teacherAt(1), [await readyFamily(app, { name: 'Kirana' })], {
      name: 'Kenanga 100%',
      slots: [1, 3].map((weekday) => ({ weekday, minute: 900 })),
    });
  });

  it('is paged, newest first, with the total', async () => {
    const first = await list('?pageSize=2');
    expect(names(first)).toEqual(['Kenanga 100%', 'Anggrek']);
    expect(first.body).toMatchObject({ total: 3, page: 1, pageSize: 2 });
    expect(names(await list('?pageSize=2&page=2'))).toEqual(['Melati']);
    expect((await list('?pageSize=2&page=3')).body).toMatchObject({ data: [], total: 3 });
    expect(first.body.data[1]).toMatchObject({
      packageType: 'conversation',
      ageGroup: 'kids',
      teacher: { id: teachers[1]?.accountId },
      learners: [{ name: 'Bagas' }],
      meetings: 20,
      closed: 0,
      nextMeetingAt: '2026-11-10T02:00:00.000Z',
      hasLink: false,
    });
  });

  it.each([
    ['?sort=name', ['Anggrek', 'Kenanga 100%', 'Melati']],
    ['?sort=-name', ['Melati', 'Kenanga 100%', 'Anggrek']],
    ['?sort=startsOn', ['Melati', 'Kenanga 100%', 'Anggrek']],
    ['?sort=-nextMeetingAt', ['Anggrek', 'Kenanga 100%', 'Melati']],
    ['?sort=teacher&pageSize=1', ['Melati']],
    ['?type=conversation', ['Anggrek']],
    ['?state=scheduled&q=ME', ['Melati']],
    ['?state=paused', []],
    ['?q=kiRA', ['Kenanga 100%']],
    ['?q=ratna', ['Melati']],
    ['?q=100%25', ['Kenanga 100%']],
    ['?q=ke', ['Kenanga 100%']],
    ['?q=%25', []],
    ['?page=600&pageSize=20', 'common.narrow'],
    ['?q=nobody', []],
    ['?teacher=x', []],
  ])('%s finds %j', async (query, expected) => {
    const answer = await list(query);
    const found = answer.status === 200 ? names(answer) : answer.body.code;
    expect(found).toEqual(expected);
  });

  it('can be filtered by teacher, refuses unknown sort orders, and is only for admins', async () => {
    expect(names(await list(`?teacher=${teachers[0]?.accountId}`))).toEqual(['Melati']);
    expect((await list('?sort=password')).status).toBe(400);
    expect((await list('?state=open')).status).toBe(400);
    expect((await app.ask('GET', '/classes', { token: teachers[0]?.token ?? '' })).status).toBe(403);
  });

  it('shows a class as active from the day of its first meeting', async () => {
    app.clock.set('2026-11-04T17:00:00Z');
    const running = await list('?state=active&sort=name');
    app.clock.set(MONDAY_MORNING);
    expect(names(running)).toEqual(['Kenanga 100%', 'Melati']);
    expect(running.body.data[0].state).toBe('active');
  });
});

describe('the link of a class', () => {
  const link = (who: { token: string }, classId: string, body: object) =>
    app.ask('PUT', `/classes/${classId}/link`, {
      token: who.token,
      body: { zoom_room: '', version: 1, ...body },
    });

  it('is set by its teacher and read by the admin; only the family is notified', async () => {
    const teacher = await aTeacher(app);
    const family = await readyFamily(app);
    const { id } = await openedClass(app, admin, teacher, [family]);
    const saved = await link(teacher, id, {
      zoom_link: ' https://us02web.zoom.us/j/81?pwd=a ',
      zoom_room: '81',
    });
    expect([saved.status, saved.body]).toEqual([
      200,
      { zoom_link: 'https://us02web.zoom.us/j/81?pwd=a', zoom_room: '81', version: 2 },
    ]);
    const read = await app.ask('GET', `/classes/${id}`, { token: admin.token });
    expect(read.body).toMatchObject({ ...saved.body, hasLink: true });
    const told = async () =>
      (
        await app.pool.query(
          `select account_id from notification where kind = 'class.linkChanged' and params->>'classId' = $1`,
          [id],
        )
      ).rows.map((row) => row.account_id);
    expect(await told()).toEqual([family.accountId]);
    const stale = await link(teacher, id, { zoom_link: 'https://zoom.us/j/2' });
    expect(resultOf(stale)).toBe('409 common.stale');
    await app.pool.query(`update learner set name = 'Rafisqy Adi' where id = $1`, [family.learnerId]);
    const named = await link(teacher, id, { zoom_link: 'https://zoom.us/my/kelas-rafisqy', version: 2 });
    expect([resultOf(named), Object.keys(named.body.fields)]).toEqual(['400 common.invalid', ['zoom_link']]);
    const removed = await link(admin, id, { zoom_link: '', version: 2 });
    expect(removed.body).toEqual({ zoom_link: null, zoom_room: null, version: 3 });
    expect((await told()).sort()).toEqual([family.accountId, family.accountId, teacher.accountId].sort());
    const audit = await app.pool.query(
      `select before, after from audit_log where target_id = $1 and action = 'class.linkChanged' order by id desc limit 1`,
      [id],
    );
    expect(audit.rows).toEqual([
      {
        before: { zoom_link: 'https://us02web.zoom.us/j/81?pwd=a', zoom_room: '81' },
        after: { zoom_link: null, zoom_room: null },
      },
    ]);
  });

  it('typed without https:// is stored with it', async () => {
    const teacher = await aTeacher(app);
    const { id } = await openedClass(app, admin, teacher, [await readyFamily(app)]);
    const { body } = await link(teacher, id, { zoom_link: ' meet.google.com/abc ' });
    expect(body.zoom_link).toBe('https://meet.google.com/abc');
    const unknown = await link(teacher, id, { zoom_link: 'rapat.contoh.id/kelas', version: body.version });
    expect([unknown.body.code, unknown.body.message]).toEqual([
      'classes.unknownHost',
      expect.stringContaining('rapat.contoh.id'),
    ]);
  });

  it('must be https; an unknown host needs confirmation', async () => {
    const teacher = await aTeacher(app);
    const { id } = await openedClass(app, admin, teacher, [await readyFamily(app)]);
    const http = await link(teacher, id, { zoom_link: 'http://zoom.us/j/1' });
    expect([http.status, http.body.fields]).toEqual([
      400,
      { zoom_link: 'Tulis tautan lengkap yang diawali https://.' },
    ]);
    const unknown = { zoom_link: 'https://zoom.us.example.net/j/1' };
    const unconfirmed = await link(teacher, id, unknown);
    expect([resultOf(unconfirmed), unconfirmed.body.message]).toEqual([
      '409 classes.unknownHost',
      expect.stringContaining('zoom.us.example.net'),
    ]);
    expect((await link(teacher, id, { ...unknown, confirmHost: true })).status).toBe(200);
  });

  it('may be one for all classes of a teacher without one of their own', async () => {
    const teacher = await aTeacher(app);
    const [sekar, bagas, ayu] = [
      await readyFamily(app, { name: 'Sekar' }),
      await readyFamily(app, { name: 'Bagas' }),
      await readyFamily(app, { name: 'Ayunda' }),
    ];
    const first = await openedClass(app, admin, teacher, [sekar]);
    const second = await openedClass(app, admin, teacher, [bagas], { slots: at(10) });
    const third = await openedClass(app, admin, teacher, [ayu], { slots: at(11) });
    await link(teacher, third.id, { zoom_link: 'https://zoom.us/j/3' });
    const own = await link(teacher, first.id, { zoom_link: 'https://zoom.us/my/ayunda', everyClass: true });
    expect([resultOf(own), Object.keys(own.body.fields)]).toEqual(['400 common.invalid', ['zoom_link']]);
    const saved = await link(teacher, first.id, { zoom_link: 'https://zoom.us/j/9', everyClass: true });
    expect(saved.body).toMatchObject({ zoom_link: 'https://zoom.us/j/9', version: 2 });
    const linkOf = async ({ id }: { id: string }) => {
      const { body } = await app.ask('GET', `/classes/${id}`, { token: admin.token });
      return [body.zoom_link, body.isTeacherLink, body.hasLink];
    };
    expect(await Promise.all([first, second, third].map(linkOf))).toEqual([
      ['https://zoom.us/j/9', true, true],
      ['https://zoom.us/j/9', true, true],
      ['https://zoom.us/j/3', false, true],
    ]);
    const { rows } = await app.pool.query(
      `select account_id from notification where kind = 'class.linkChanged' and account_id = any($1)`,
      [[sekar, bagas, ayu].map(({ accountId }) => accountId)],
    );
    expect(rows.map(({ account_id }) => account_id).sort()).toEqual(
      [sekar, bagas, ayu].map(({ accountId }) => accountId).sort(),
    );
    // Back to a link for each class: the others have none again.
    await link(teacher, first.id, { zoom_link: '', everyClass: true, version: 2 });
    expect(await linkOf(second)).toEqual([null, false, false]);
  });

  it('is not found for another teacher, and families may not change it', async () => {
    const family = await readyFamily(app);
    const { id } = await openedClass(app, admin, await aTeacher(app), [family]);
    const body = { zoom_link: 'https://zoom.us/j/1' };
    expect(resultOf(await link(await aTeacher(app), id, body))).toBe('404 classes.notFound');
    expect(resultOf(await link(family, id, body))).toBe('403 common.notAllowed');
    expect(resultOf(await link(admin, 'x', body))).toBe('404 classes.notFound');
    expect(resultOf(await app.ask('GET', '/classes/x', { token: admin.token }))).toBe('404 classes.notFound');
    const { rows } = await app.pool.query('select zoom_link from school_class where id = $1', [id]);
    expect(rows).toEqual([{ zoom_link: null }]);
  });
});
