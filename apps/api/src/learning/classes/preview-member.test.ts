import { beforeEach, describe, expect, it } from 'vitest';
import { aTeacher, openedClass, type Placed, readyFamily, TUE_THU } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, resultOf, startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
let group: { id: string; version: number };
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  // Twenty meetings, Tuesdays and Thursdays at nine from 3 November 2026 to 7 January 2027.
  group = await openedClass(app, admin, await aTeacher(app), [await readyFamily(app, { name: 'Kezia' })], {
    capacity: 3,
  });
});

const UNKNOWN = '0190a000-0000-7000-8000-000000000000';
const preview = ({ enrolmentId }: { enrolmentId: string }, classId = group.id, lang: 'id' | 'en' = 'id') =>
  app.ask('GET', `/classes/${classId}/members/preview?enrolmentId=${enrolmentId}`, {
    token: admin.token,
    lang,
  });
const add = ({ enrolmentId }: { enrolmentId: string }, classId = group.id, lang: 'id' | 'en' = 'id') =>
  app.ask('POST', `/classes/${classId}/members`, { token: admin.token, body: { enrolmentId }, lang });
const change = (body: object, classId = group.id) =>
  app.ask('PUT', `/classes/${classId}`, { token: admin.token, body });
const query = (sql: string, ...values: unknown[]) => app.pool.query(sql, values);
const setDuration = (months: number) =>
  query(`update package set duration_months = $1 where slug = 'general-english-kids'`, months);

/** The state of everything that adding a learner writes. */
async function writtenOf({ enrolmentId, accountId }: Placed) {
  const { rows } = await query(
    `select (select count(*)::int from seat where enrolment_id = $1) as seats,
       (select count(*)::int from class_member where enrolment_id = $1) as members,
       (select count(*)::int from notification where account_id = $2) as notices,
       (select starts_on from enrolment where id = $1) as starts_on`,
    enrolmentId,
    accountId,
  );
  return rows[0];
}
const NOTHING = { seats: 0, members: 0, notices: 0, starts_on: null };

describe('the preview of a learner who joins a group', () => {
  it('says what adding then does, and writes nothing', async () => {
    const rafi = await readyFamily(app, { name: 'Rafi' });
    // The first three meetings are over, the fourth has begun.
    app.clock.set('2026-11-12T02:00:00Z');
    const { answer, statements } = await sentWhile(() => preview(rafi));
    expect(answer.body).toEqual({
      name: 'Rafi',
      startsAt: '2026-11-17T02:00:00.000Z',
      meetings: 16,
      makeups: [1, 2, 3, 4],
      lastDay: '2027-02-17',
    });
    expect(statements.filter((text) => /^\s*(insert|update|delete|begin)\b/i.test(text))).toEqual([]);
    expect(await writtenOf(rafi)).toEqual(NOTHING);
    const { body } = await add(rafi);
    const member = body.members.find((one: { enrolmentId: string }) => one.enrolmentId === rafi.enrolmentId);
    expect(member).toMatchObject({ startsOn: '2026-11-17', lastDay: answer.body.lastDay });
    const { rows } = await query(
      `select state, array_agg(number order by number) as numbers from seat where enrolment_id = $1 group by 1 order by 1`,
      rafi.enrolmentId,
    );
    expect(rows).toEqual([
      { state: 'planned', numbers: Array.from({ length: 16 }, (_, n) => n + 5) },
      { state: 'to_plan', numbers: answer.body.makeups },
    ]);
  });

  it('counts a meeting as to come until the instant at which it begins', async () => {
    const rafi = await readyFamily(app, { name: 'Rafi' });
    app.clock.set('2026-11-03T01:59:59.999Z');
    expect((await preview(rafi)).body).toMatchObject({ meetings: 20, makeups: [] });
    app.clock.set('2026-11-03T02:00:00.000Z');
    expect((await preview(rafi)).body).toMatchObject({ meetings: 19, makeups: [1] });
  });

  it('is for admins only', async () => {
    const rafi = await readyFamily(app, { name: 'Rafi' });
    const path = `/classes/${group.id}/members/preview?enrolmentId=${rafi.enrolmentId}`;
    for (const role of ['student', 'teacher', 'finance'] as const) {
      const { token } = await signedInAccount(app, role);
      expect(resultOf(await app.ask('GET', path, { token }))).toBe('403 common.notAllowed');
    }
  });
});

/** Why a learner cannot join, each as preview and adding must both say it. */
const OBSTACLES: [string, string, (rafi: Placed) => Promise<unknown>][] = [
  [
    'classes.notActive',
    'a stopped course',
    ({ enrolmentId }) => query(`update enrolment set state = 'suspended' where id = $1`, enrolmentId),
  ],
  [
    'classes.noLevel',
    'a course without a level',
    ({ enrolmentId }) => query('update enrolment set level = null where id = $1', enrolmentId),
  ],
  [
    'classes.notTogether',
    'another level',
    ({ enrolmentId }) => query(`update enrolment set level = 'Kids Advanced' where id = $1`, enrolmentId),
  ],
  [
    'classes.tooManySlots',
    'a plan of one meeting a week',
    ({ enrolmentId }) => query('update enrolment set meetings_per_week = 1 where id = $1', enrolmentId),
  ],
  [
    'classes.consentNeeded',
    'a child without consent',
    ({ learnerId }) => query('update consent set withdrawn_at = now() where learner_id = $1', learnerId),
  ],
  [
    'classes.birthDateUnknown',
    'a child without a birth date',
    ({ learnerId }) => query('update learner set birth_date = null where id = $1', learnerId),
  ],
  [
    'classes.enrolmentNotFound',
    'an erased learner',
    ({ learnerId }) => query('update learner set erased_at = now() where id = $1', learnerId),
  ],
  [
    'classes.full',
    'a full group',
    () => query('update school_class set capacity = 1 where id = $1', group.id),
  ],
  [
    'classes.over',
    'a completed class',
    () => query(`update school_class set state = 'completed', ended_at = now() where id = $1`, group.id),
  ],
  [
    'classes.over',
    'a class whose meetings have all begun',
    async () => app.clock.set('2027-01-07T02:00:00Z'),
  ],
  [
    'meetings.learnerBusy',
    'a lesson of the same learner at that time',
    async ({ learnerId }) => {
      const other = await readyFamily(app, { package: 'conversation-kids' });
      await query('update enrolment set learner_id = $2 where id = $1', other.enrolmentId, learnerId);
      await openedClass(app, admin, await aTeacher(app), [other], {
        slots: [TUE_THU[0], { weekday: 5, minute: 540 }],
      });
    },
  ],
];

describe.each(OBSTACLES)('%s', (code, what, make) => {
  it(`is said of ${what} by preview and adding alike, in both languages, and nothing is written`, async () => {
    const rafi = await readyFamily(app, { name: 'Rafi' });
    await make(rafi);
    const before = await writtenOf(rafi);
    const answers = [
      await preview(rafi),
      await add(rafi),
      await preview(rafi, group.id, 'en'),
      await add(rafi, group.id, 'en'),
    ];
    const status = code === 'classes.enrolmentNotFound' ? 404 : 409;
    expect(answers.map(resultOf)).toEqual(Array(4).fill(`${status} ${code}`));
    const [indonesian, added, english, addedEnglish] = answers.map(({ body }) => body.message);
    expect([added, addedEnglish]).toEqual([indonesian, english]);
    expect(indonesian).not.toBe(english);
    expect(await writtenOf(rafi)).toEqual(before);
  });
});

describe('the last day of the course', () => {
  it('must reach the class’s last meeting: that very day is enough, the day before is not', async () => {
    // From 3 November two months run to 3 January, the meetings to 7 January.
    await setDuration(2);
    const rafi = await readyFamily(app, { name: 'Rafi' });
    const extend = (days: number) =>
      query(
        `insert into balance_event (enrolment_id, kind, meetings, days, source, at) values ($1::uuid, 'extended', 0, $2::int, 'x:' || $1 || $2, now())`,
        rafi.enrolmentId,
        days,
      );
    await extend(3);
    const late = await preview(rafi);
    expect([resultOf(late), late.body.message]).toEqual([
      '409 classes.pastLastDay',
      expect.stringMatching(/Kamis, 7 Januari 2027.*hari terakhir kursus, Rabu, 6 Januari 2027/),
    ]);
    expect(resultOf(await add(rafi))).toBe('409 classes.pastLastDay');
    expect(await writtenOf(rafi)).toEqual(NOTHING);
    await extend(1);
    expect((await preview(rafi)).body).toMatchObject({ meetings: 20, lastDay: '2027-01-07' });
    expect(resultOf(await add(rafi))).toBe('201');
    await setDuration(3);
  });
});

describe('a class that is none', () => {
  it.each([UNKNOWN, 'none'])('(%s) is not found by preview, adding and changing', async (classId) => {
    const rafi = await readyFamily(app, { name: 'Rafi' });
    const form = { name: 'Kelompok', capacity: 3, version: 1 };
    const cancel = app.ask('POST', `/classes/${classId}/cancel`, {
      token: admin.token,
      body: { reason: 'Guru sakit', version: 1 },
    });
    for (const answer of [
      await preview(rafi, classId),
      await add(rafi, classId),
      await change(form, classId),
      await cancel,
    ])
      expect(resultOf(answer)).toBe('404 classes.notFound');
    for (const enrolmentId of [UNKNOWN, 'none'])
      expect(resultOf(await preview({ enrolmentId }))).toBe('404 classes.enrolmentNotFound');
  });
});

describe('name and capacity of a class', () => {
  it.each(['completed', 'cancelled'])('are fixed once it is %s', async (state) => {
    await query('update school_class set state = $2, ended_at = now() where id = $1', group.id, state);
    const { body } = await app.ask('GET', `/classes/${group.id}`, { token: admin.token });
    expect(resultOf(await change({ name: 'Lain', capacity: 4, version: body.version }))).toBe(
      '409 classes.over',
    );
  });

  it('changed by two admins at once change once, and the other reads what is stored now', async () => {
    const both = await Promise.all(
      [4, 5].map((capacity) => change({ name: `Kelompok ${capacity}`, capacity, version: group.version })),
    );
    expect(both.map(resultOf).sort()).toEqual(['200', '409 common.stale']);
    const won = both.find(({ status }) => status === 200)?.body;
    const lost = both.find(({ status }) => status === 409)?.body;
    expect(lost.current).toMatchObject({
      name: won.name,
      capacity: won.capacity,
      version: group.version + 1,
    });
  });
});
