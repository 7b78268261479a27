import { DAY, HOUR, later } from '@fasih/school/basics/instants';
import { expect, it } from 'vitest';
import { aLearningSchool, type Course } from '../../../test/learning-school.ts';
import { aTeacher } from '../../../test/open-classes.ts';
import { shared } from '../../../test/shared.ts';

const school = shared(aLearningSchool);

/** A short course (tests at 5 and 10) with a substitute for meeting `number`. */
async function withSubstitute(number: number) {
  const course = await school.course({ package: 'special-course' });
  const substitute = await aTeacher(school.app);
  const { id } = course.meeting(number);
  const given = await school.ask('PUT', `/meetings/${id}/teacher`, school.admin, {
    teacherId: substitute.accountId,
    reason: 'Sakit',
  });
  expect([given.status, given.body.code]).toEqual([200, undefined]);
  return { course, substitute };
}

/** The status codes of everything a teacher may read and write about a course. */
async function reach({ course, who, number }: { course: Course; who: { token: string }; number: number }) {
  const { enrolmentId, learnerId } = course.family;
  const meeting = course.meeting(number).id;
  const look = async (method: string, path: string, body?: unknown) =>
    (await school.ask(method, path, who, body)).status;
  const { rows } = await school.app.pool.query('select version from meeting where id = $1', [meeting]);
  return {
    class: await look('GET', `/teacher/classes/${course.classId}`),
    materials: await look('GET', `/meetings/${meeting}/materials`),
    attendance: await look('GET', `/meetings/${meeting}/attendance/${learnerId}`),
    note: await look('PUT', `/meetings/${meeting}/note`, {
      note: 'x',
      homework: '',
      version: rows[0].version,
    }),
    learner: await look('GET', `/teacher/students/${enrolmentId}`),
    score: await look('PUT', `/enrolments/${enrolmentId}/scores/5`, { score: 80 }),
    otherScore: await look('PUT', `/enrolments/${enrolmentId}/scores/10`, { score: 80 }),
    report: await look('GET', `/enrolments/${enrolmentId}/report`),
    write: await look('PUT', `/enrolments/${enrolmentId}/report`, { summary: 'x' }),
    publish: await look('POST', `/enrolments/${enrolmentId}/report/publish`),
  };
}
const NOTHING = {
  class: 404,
  materials: 404,
  attendance: 404,
  note: 404,
  learner: 404,
  score: 404,
  otherScore: 404,
  report: 404,
  write: 404,
  publish: 404,
};

it('a substitute of a lesson reads and writes only that meeting, until seven days after it', async () => {
  const { course, substitute } = await withSubstitute(2);
  await school.holds({ ...course, teacher: substitute }, 2);
  const look = { course, who: substitute, number: 2 };
  const lesson = { ...NOTHING, class: 200, materials: 200, attendance: 200, note: 200 };
  expect(await reach(look)).toEqual(lesson);
  const { body } = await school.ask('GET', `/teacher/classes/${course.classId}`, substitute);
  expect(body.meetings).toMatchObject([{ number: 2, given: true }]);
  const own = await school.ask('GET', `/teacher/classes/${course.classId}`, course.teacher);
  expect(own.body.meetings.map(({ given }: { given: boolean }) => given)).not.toContain(undefined);
  expect(own.body.meetings[0].given).toBe(false);
  expect(await reach({ ...look, number: 3 })).toEqual({ ...NOTHING, class: 200 });
  school.app.clock.set(later(course.meeting(2).start, 7 * DAY + HOUR));
  expect(await reach(look)).toEqual(NOTHING);
  const classes = await school.ask('GET', '/teacher/classes', substitute);
  expect(classes.body.data).toEqual([]);
  // The meeting stays in the substitute's history, without access to the room.
  const history = await school.ask('GET', '/teacher/history', substitute);
  expect(history.body.data).toMatchObject([{ number: 2, link: null, room: null }]);
});

it('a substitute of a test scores it, sees no other, and writes no report', async () => {
  const { course, substitute } = await withSubstitute(5);
  await school.holds(course, 1, 2, 3, 4);
  await school.holds({ ...course, teacher: substitute }, 5);
  const look = { course, who: substitute, number: 5 };
  expect(await reach(look)).toMatchObject({
    score: 200,
    otherScore: 404,
    report: 200,
    write: 404,
    publish: 404,
  });
  const { body } = await school.ask('GET', `/enrolments/${course.family.enrolmentId}/report`, substitute);
  expect(body).toMatchObject({ report: null, certificates: [], mayWrite: false });
  expect(body.tests.map(({ number }: { number: number }) => number)).toEqual([5]);
  school.app.clock.set(later(course.meeting(5).start, 7 * DAY + HOUR));
  expect(await reach(look)).toEqual(NOTHING);
  // The class's own teacher still has full access.
  const change = { score: 90, version: 1, reason: 'Salah hitung' };
  const path = `/enrolments/${course.family.enrolmentId}/scores/5`;
  expect((await school.ask('PUT', path, course.teacher, change)).status).toBe(200);
});

it('the number of the video meeting reaches a family only when the room opens, even in calendars', async () => {
  const course = await school.course();
  const set = async (zoom_room: string) => {
    const { rows } = await school.app.pool.query('select version from school_class where id = $1', [
      course.classId,
    ]);
    const body = { zoom_link: 'https://zoom.us/j/8453466415', zoom_room, version: rows[0].version };
    expect((await school.ask('PUT', `/classes/${course.classId}/link`, course.teacher, body)).status).toBe(
      200,
    );
  };
  const calendar = await school.ask('POST', '/calendar', course.family, {});
  const read = async () => {
    const paths = ['/dashboards/student', '/my-classes', `/my-classes/${course.classId}`, '/notifications'];
    const answers = await Promise.all(paths.map((path) => school.ask('GET', path, course.family)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const feed = await school.ask('GET', new URL(calendar.body.address).pathname.replace('/api', ''), null);
    expect([feed.status, String(feed.body)]).toEqual([200, expect.stringContaining('BEGIN:VCALENDAR')]);
    const { rows } = await school.app.pool.query('select * from outbox');
    return JSON.stringify([answers.map(({ body }) => body), feed.body, rows]).replace(/[\s-]/g, '');
  };
  await set('845 3466 415');
  expect(await read()).not.toContain('8453466415');
  school.app.clock.set(later(course.meeting(1).start, -5 * 60_000));
  const home = await school.ask('GET', `/my-classes/${course.classId}`, course.family);
  expect(home.body.meetings[0].join).toMatchObject({
    link: 'https://zoom.us/j/8453466415',
    room: '845 3466 415',
  });
  expect(home.body.course.zoomRoom).toBeNull();
  await set('Ruang Kunyit');
  school.app.clock.set(later(course.meeting(1).start, -DAY));
  expect(await read()).toContain('RuangKunyit');
});
