import type { WishesForm } from '@fasih/school/learning/wishes/contract';
import { beforeAll, expect, it } from 'vitest';
import { aLearningSchool, type Course } from '../../../test/learning-school.ts';
import { shared } from '../../../test/shared.ts';
import { wishesOf } from './read-wishes.ts';

const school = shared(aLearningSchool);
let course: Course;
beforeAll(async () => {
  course = await school.course({ name: 'Rania' });
});

const path = (of = course) => `/enrolments/${of.family.enrolmentId}/wishes`;
const TUESDAY = { weekday: 2, from: 900, to: 1140 };
const form = (some: Partial<WishesForm> = {}): WishesForm => ({
  possible: [TUESDAY],
  preferred: [],
  earliestStart: null,
  periods: [],
  teacherIds: [],
  goal: null,
  ...some,
});
const save = (some: Partial<WishesForm>, version: number, who: { token: string } = course.family) =>
  school.ask('PUT', path(), who, { ...form(some), version });
const lastAudit = async () => {
  const { rows } = await school.app.pool.query(
    `select account_id, target_kind, before, after, about_person from audit_entry order by id desc limit 1`,
  );
  return rows[0];
};

it('nobody has said anything at first: absent for those who place, version 0 for those who ask', async () => {
  expect(await wishesOf(school.app.pool, [course.family.enrolmentId])).toEqual(new Map());
  const { status, body } = await school.ask('GET', path(), course.family);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...form({ possible: [] }), version: 0, needsGoal: false, changed: null });
  expect(body.learner.name).toBe('Rania');
});

it('a family says when it can, an admin corrects it, and both are in the audit log without the values', async () => {
  const preferred = [{ weekday: 2, from: 960, to: 1050 }];
  const period = { from: '2026-12-01', to: '2026-12-07', possible: [] };
  const first = await save({ preferred, periods: [period], earliestStart: '2026-11-09', goal: 'Bermain' }, 0);
  expect(first).toMatchObject({ status: 200, body: { version: 1, preferred, goal: 'Bermain' } });
  expect(await wishesOf(school.app.pool, [course.family.enrolmentId, 'no id'])).toEqual(
    new Map([
      [
        course.family.enrolmentId,
        form({ preferred, periods: [period], earliestStart: '2026-11-09', goal: 'Bermain' }),
      ],
    ]),
  );
  const halves = [
    { ...TUESDAY, to: 1000 - 40 },
    { ...TUESDAY, from: 960 },
  ];
  const second = await save({ possible: halves }, 1, school.admin);
  expect(second).toMatchObject({ status: 200, body: { version: 2, possible: [TUESDAY], goal: null } });
  expect(await lastAudit()).toEqual({
    account_id: school.admin.accountId,
    target_kind: 'wishes',
    before: null,
    after: { changed: ['preferred', 'earliestStart', 'periods', 'goal'] },
    about_person: course.family.learnerId,
  });
});

it('who is wrong or late is told so beside the field, or with what is stored', async () => {
  const { version } = (await school.ask('GET', path(), course.family)).body;
  const wrong = await save({ preferred: [{ weekday: 5, from: 900, to: 960 }], teacherIds: ['x'] }, version);
  expect(wrong).toMatchObject({ status: 400, body: { code: 'common.invalid' } });
  expect(Object.keys(wrong.body.fields)).toEqual(['preferred', 'teacherIds']);
  const stale = await save({}, version - 1);
  expect(stale).toMatchObject({ status: 409, body: { code: 'common.stale', current: { version } } });
});

it('only the family and admins may read or write them', async () => {
  const other = await school.course({ name: 'Lain' });
  const { token } = other.family;
  expect((await school.ask('GET', path(), { token })).body.code).toBe('wishes.notFound');
  expect((await save({}, 0, { token })).status).toBe(404);
  expect((await school.ask('GET', path(), course.teacher)).status).toBe(403);
  expect((await school.ask('GET', '/enrolments/x/wishes', school.admin)).status).toBe(404);
});

it('of two who save the same version at once, one sees what the other saved', async () => {
  const { version } = (await school.ask('GET', path(), course.family)).body;
  const both = await Promise.all([
    save({ goal: 'Satu' }, version),
    save({ goal: 'Dua' }, version, school.admin),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const stored = both.find(({ status }) => status === 200);
  const late = both.find(({ status }) => status === 409);
  expect(late?.body.current.goal).toBe(stored?.body.goal);
});

it('a Special Course has to say what it is for; a course that has ended keeps its wishes', async () => {
  const { enrolmentId } = course.family;
  const special = `(select id from package where type = 'special_course' limit 1)`;
  await school.app.pool.query(`update enrolment set package_id = ${special} where id = $1`, [enrolmentId]);
  const { body } = await school.ask('GET', path(), course.family);
  expect(body.needsGoal).toBe(true);
  expect((await save({ goal: '  ' }, body.version)).body.fields).toHaveProperty('goal');
  // Its meetings are used up, and it has ended.
  for (const over of ['finished_at = now()', `finished_at = null, state = 'ended', ended_at = now()`]) {
    await school.app.pool.query(`update enrolment set ${over} where id = $1`, [enrolmentId]);
    expect((await save({ goal: 'Kerja' }, body.version)).body.code).toBe('wishes.courseOver');
  }
});
