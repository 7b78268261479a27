import { DAY, later } from '@fasih/school/basics/instants';
import { describe, expect, it } from 'vitest';
import { aLearningSchool, type Course } from '../../../test/learning-school.ts';
import { aTeacher, readyFamily } from '../../../test/open-classes.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';
import { giveLevel } from '../../courses/enrolments/give-level.ts';

const school = shared(aLearningSchool);

type Someone = { token: string };
type Lang = 'id' | 'en';
const pathOf = ({ enrolmentId }: { enrolmentId: string }) => `/enrolments/${enrolmentId}/level`;
const query = (sql: string, ...values: unknown[]) => school.app.pool.query(sql, values);

/** A course whose level the test has proposed and the teacher has confirmed: version 2. */
async function confirmed(): Promise<Course> {
  const course = await proposed();
  expect((await decide(course, { points: [2, 2, 2] })).status).toBe(200);
  return course;
}
async function proposed(): Promise<Course> {
  const course = await school.course();
  await giveLevel(school.app.pool, course.family.enrolmentId, 'Kids Beginner', new Date(MONDAY_MORNING));
  return course;
}
const decide = ({ family, teacher }: Course, body: object, who: Someone = teacher, lang: Lang = 'id') =>
  school.ask('PUT', pathOf(family), who, { level: 'Kids Beginner', version: 1, ...body }, lang);
const look = ({ family }: Course, lang: Lang = 'id') =>
  school.ask('POST', `${pathOf(family)}/look`, family, { text: 'Terlalu mudah' }, lang);

/** Everything that a decision or a request writes about the level. */
async function writtenOf({ family }: Course) {
  const { rows } = await query(
    `select e.level, e.level_state, e.level_version, e.state,
       (select count(*)::int from level_decision d where d.enrolment_id = e.id) as decisions,
       (select count(*)::int from level_look o where o.enrolment_id = e.id) as looks,
       (select count(*)::int from audit_log a where a.target_id = e.id::text and a.action like 'level.%') as audited,
       (select count(*)::int from notification n where n.kind like 'level.%' and n.params->>'enrolmentId' = e.id::text) as notices
     from enrolment e where e.id = $1`,
    family.enrolmentId,
  );
  return rows[0];
}

const REFUSED: [string, string, () => Promise<Course>, (course: Course) => Promise<unknown>, object][] = [
  [
    'levels.none',
    'before the placement test is finished',
    proposed,
    ({ family }) => query('update enrolment set level = null where id = $1', family.enrolmentId),
    { points: [2, 2, 2] },
  ],
  [
    'levels.same',
    'as it was confirmed before, even with a reason',
    confirmed,
    async () => null,
    { version: 2, points: [3, 3, 3], reason: 'Diperiksa lagi' },
  ],
  ...(['suspended', 'ended'] as const).map((state): (typeof REFUSED)[number] => [
    'levels.stopped',
    `in a course that is ${state}`,
    proposed,
    ({ family }) => query('update enrolment set state = $2 where id = $1', family.enrolmentId, state),
    { points: [2, 2, 2] },
  ]),
];

describe.each(REFUSED)('%s', (code, when, make, change, body) => {
  it(`a level is not decided ${when}, said in both languages`, async () => {
    const course = await make();
    await change(course);
    const before = await writtenOf(course);
    for (const who of [course.teacher, school.admin]) {
      const [indonesian, english] = [await decide(course, body, who), await decide(course, body, who, 'en')];
      expect([indonesian.status, indonesian.body.code]).toEqual([409, code]);
      expect([english.status, english.body.code]).toEqual([409, code]);
      expect(indonesian.body.message).not.toBe(english.body.message);
    }
    expect(await writtenOf(course)).toEqual(before);
  });
});

describe('another look at a level', () => {
  it.each(['suspended', 'ended'])('cannot be requested in a course that is %s', async (state) => {
    const course = await confirmed();
    await query('update enrolment set state = $2 where id = $1', course.family.enrolmentId, state);
    const before = await writtenOf(course);
    const [indonesian, english] = [await look(course), await look(course, 'en')];
    expect([indonesian.body.code, english.body.code]).toEqual(Array(2).fill('levels.stopped'));
    expect(indonesian.body.message).not.toBe(english.body.message);
    expect(await writtenOf(course)).toEqual(before);
  });

  it('of a learner without a class waits for the school, and nobody is notified', async () => {
    school.app.clock.set(MONDAY_MORNING);
    const family = await readyFamily(school.app);
    await giveLevel(school.app.pool, family.enrolmentId, 'Kids Beginner', new Date(MONDAY_MORNING));
    const course = { family, teacher: await aTeacher(school.app) } as Course;
    // Without a class only an admin decides.
    expect((await decide(course, { reason: 'Wawancara' })).body.code).toBe('levels.notFound');
    expect((await decide(course, { reason: 'Wawancara' }, school.admin)).status).toBe(200);
    expect((await look(course)).body).toMatchObject({ state: 'reopened', mayAsk: false });
    expect(await writtenOf(course)).toMatchObject({
      level_state: 'reopened',
      looks: 1,
      decisions: 1,
      notices: 1,
    });
    const page = (await school.ask('GET', pathOf(family), school.admin)).body;
    expect(page).toMatchObject({
      classId: null,
      dueAt: null,
      overdue: false,
      look: { text: 'Terlalu mudah' },
    });
  });

  it('requested while the teacher decides anew: the decision was about what was read, so it is refused', async () => {
    const course = await confirmed();
    expect((await look(course)).status).toBe(200);
    const stale = await decide(course, { level: 'Kids Intermediate', reason: 'Lancar', version: 2 });
    expect([stale.status, stale.body.code]).toEqual([409, 'common.stale']);
    expect(stale.body.current).toMatchObject({
      version: 3,
      state: 'reopened',
      look: { text: 'Terlalu mudah' },
    });
    expect((await decide(course, { points: [2, 2, 2], version: 3 })).body).toMatchObject({
      state: 'confirmed',
    });
  });
});

describe('who decides', () => {
  it('is the class’s teacher of today: a new one may, the former one no longer', async () => {
    const course = await proposed();
    const successor = await aTeacher(school.app);
    await query('update school_class set teacher_id = $2 where id = $1', course.classId, successor.accountId);
    const body = { points: [2, 2, 2] };
    expect((await decide(course, body)).body.code).toBe('levels.notFound');
    expect((await school.ask('GET', pathOf(course.family), course.teacher)).body.code).toBe(
      'levels.notFound',
    );
    expect((await decide(course, body, successor)).body).toMatchObject({ state: 'confirmed' });
  });

  it('finds nothing under an id that is none, an unknown one, or of an erased learner', async () => {
    const course = await proposed();
    await query('update learner set erased_at = now() where id = $1', course.family.learnerId);
    for (const enrolmentId of ['none', '0190a000-0000-7000-8000-000000000000', course.family.enrolmentId]) {
      const family = { ...course.family, enrolmentId };
      expect((await decide({ ...course, family }, { points: [2, 2, 2] })).body.code).toBe('levels.notFound');
      expect((await look({ ...course, family })).body.code).toBe('levels.notFound');
      expect((await school.ask('GET', pathOf(family), school.admin)).body.code).toBe('levels.notFound');
    }
  });
});

describe('the material of a one-to-one class after a change', () => {
  it('follows from the first meeting that is more than 24 hours ahead, to the millisecond', async () => {
    for (const [early, expected] of [
      [0, 'beginner'],
      [1, 'advanced'],
    ] as const) {
      const course = await proposed();
      school.app.clock.set(later(course.meeting(3).start, -DAY - early));
      await decide(course, { level: 'Kids Advanced', reason: 'Lancar' });
      const path = `/meetings/${course.meeting(3).id}/materials`;
      const { body } = await school.ask('GET', path, course.family);
      expect([early, body.course[0].fileName]).toEqual([
        early,
        `general-english-kids-${expected}-m03-lesson.pdf`,
      ]);
    }
  });
});
