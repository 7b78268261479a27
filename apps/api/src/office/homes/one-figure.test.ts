import { later, MINUTE } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { holdMeeting } from '../../../test/teaching-days.ts';
import { countMonths } from '../analytics/count-months.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
beforeEach(() => app.clock.set(MONDAY_MORNING));

type Figure = { progress: number | null; counts: unknown };

/** What every place that shows the progress of the class's first learner says at this minute, each under its name. */
async function progressEverywhere({ classId, families, teacher }: RunningClass) {
  const [family] = families;
  if (!family) throw new Error('a class without a learner');
  const { enrolmentId, learnerId } = family;
  const read = async (path: string, { token }: { token: string }) => {
    const { status, body } = await app.ask('GET', path, { token });
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const fromBalance = ({ progress, balance: { held, forfeited, expired, left } }: Course): Figure => ({
    progress,
    counts: { attended: held, lost: forfeited + expired, left },
  });
  const fromRow = ({ progress, progressCounts }: Row): Figure => ({ progress, counts: progressCounts });
  const mine = (rows: Row[]) => rows.find((row) => row.enrolmentId === enrolmentId) ?? missing();
  const ofClass = (rows: Row[]) => rows.find((row) => row.classId === classId) ?? missing();
  const teachersHome = await read('/dashboards/teacher', teacher);
  const classRow = (await read('/classes?pageSize=100', admin)).data.find(
    ({ id }: { id: string }) => id === classId,
  );
  const file = await app.fastify.inject({
    url: '/api/students/export?format=csv',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const [heading = '', ...lines] = file.body.split('\r\n');
  const titles = heading.replaceAll('"', '').split(',');
  const cells = lines.find((line) => line.includes(family.email))?.split(',') ?? [];
  const [percent, attended, lost, left] = ['Kemajuan (%)', 'Hadir', 'Hangus', 'Tersisa'].map((title) =>
    Number(cells[titles.indexOf(title)]),
  );
  return {
    'the home of the family': fromBalance((await read('/dashboards/student', family)).courses[0]),
    'the classes of the family': fromBalance((await read('/my-classes', family)).courses[0]),
    'the class of the family': fromBalance((await read(`/my-classes/${classId}`, family)).course),
    'the list of students': fromRow(mine((await read('/students?pageSize=100', admin)).data)),
    'the page of the student': fromBalance((await read(`/students/${learnerId}`, admin)).courses[0]),
    'the export of students': { progress: percent ?? null, counts: { attended, lost, left } },
    "the teacher's home": fromRow(mine(teachersHome.students)),
    "the teacher's students": fromRow(mine((await read('/teacher/students', teacher)).data)),
    "the teacher's student": fromRow((await read(`/teacher/students/${enrolmentId}`, teacher)).student),
    "the class on the teacher's home": fromRow(ofClass(teachersHome.classes)),
    "the teacher's class": fromRow((await read(`/teacher/classes/${classId}`, teacher)).class),
    'the list of classes': { progress: percent ?? null, counts: classRow?.progressCounts },
  };
}

type Row = { enrolmentId?: string; classId?: string; progress: number; progressCounts: unknown };
type Course = {
  progress: number;
  balance: { held: number; forfeited: number; expired: number; left: number };
};
const missing = (): never => {
  throw new Error('a list without the learner');
};
const everyOne = (figures: Record<string, Figure>, one: Figure) =>
  Object.fromEntries(Object.keys(figures).map((place) => [place, one]));

describe('the progress of one course in all places', () => {
  it('counts only attended meetings, and every place names attended, lost and left', async () => {
    const running = await aRunningClass(app);
    await holdMeeting(app, running, 1);
    await holdMeeting(app, running, 2, ['late']);
    await holdMeeting(app, running, 3, ['notAtAll']);
    const figures = await progressEverywhere(running);
    expect(figures).toEqual(everyOne(figures, { progress: 10, counts: { attended: 2, lost: 1, left: 17 } }));
  });

  it('is the same for family, teacher and school as soon as a meeting is marked', async () => {
    const running = await aRunningClass(app);
    const [family] = running.families;
    await holdMeeting(app, running, 1);
    const { id, start } = meetingOf(running, 2);
    app.clock.set(start);
    await app.ask('POST', `/meetings/${id}/check-in`, { token: running.teacher.token, body: {} });
    app.clock.set(later(start, MINUTE));
    const marked = await app.ask('PUT', `/meetings/${id}/attendance/${family?.learnerId}`, {
      token: family?.token ?? '',
      body: {},
    });
    expect(marked.status).toBe(200);
    const figures = await progressEverywhere(running);
    expect(figures).toEqual(everyOne(figures, { progress: 10, counts: { attended: 2, lost: 0, left: 18 } }));
  });

  it("counts a group's own meetings, attended as soon as one learner is marked", async () => {
    const group = await aRunningClass(app, { learners: 2, capacity: 2 });
    await holdMeeting(app, group, 1, ['onTime', 'notAtAll']);
    await holdMeeting(app, group, 2, ['notAtAll', 'notAtAll']);
    const { body } = await app.ask('GET', `/teacher/classes/${group.classId}`, {
      token: group.teacher.token,
    });
    expect(body.class).toMatchObject({ progress: 5, progressCounts: { attended: 1, lost: 1, left: 18 } });
  });
});

describe('finished courses in all places', () => {
  /** A course of two meetings, long before its last day. */
  async function shortCourse(): Promise<RunningClass> {
    const running = await aRunningClass(app);
    const [family] = running.families;
    await app.pool.query(
      `with gone as (delete from seat where meeting_id in (select id from meeting where class_id = $1 and number > 2))
       update school_class set meetings = 2 where id = $1`,
      [running.classId],
    );
    await app.pool.query('delete from meeting where class_id = $1 and number > 2', [running.classId]);
    await app.pool.query('update enrolment set meetings = 2 where id = $1', [family?.enrolmentId]);
    await app.pool.query(
      `update balance_event set meetings = 2 where enrolment_id = $1 and kind = 'bought'`,
      [family?.enrolmentId],
    );
    return running;
  }

  async function finishedEverywhere({ families: [family] }: RunningClass) {
    await countMonths(app.services);
    const get = async (path: string, token = admin.token) => (await app.ask('GET', path, { token })).body;
    const statusOf = async (status: string) =>
      (await get(`/students?status=${status}&pageSize=100`)).data.some(
        (row: Row) => row.enrolmentId === family?.enrolmentId,
      );
    const funnel = (await get('/analytics?from=2026-11&to=2026-11')).funnel;
    return {
      inList: await statusOf('finished'),
      inClass: await statusOf('inClass'),
      ended: await statusOf('ended'),
      onItsPage: (await get(`/students/${family?.learnerId}`)).courses[0].status,
      atHome: (await get('/dashboards/student', family?.token)).courses[0].finished,
      thisMonth: funnel.find(({ step }: { step: string }) => step === 'finished').total,
    };
  }
  const running = { inList: false, inClass: true, ended: false, onItsPage: 'inClass', atHome: false };
  const finished = { inList: true, inClass: false, ended: false, onItsPage: 'finished', atHome: true };

  it('are those with nothing left, even before their last day, until a meeting comes back', async () => {
    const course = await shortCourse();
    await holdMeeting(app, course, 1);
    expect(await finishedEverywhere(course)).toEqual({ ...running, thisMonth: 0 });
    await holdMeeting(app, course, 2, ['notAtAll']);
    expect(await finishedEverywhere(course)).toEqual({ ...finished, thisMonth: 1 });
    const [family] = course.families;
    const path = `/meetings/${meetingOf(course, 2).id}/attendance/${family?.learnerId}/waive`;
    const waived = await app.ask('POST', path, { token: admin.token, body: { reason: 'Sakit, ada surat' } });
    expect(waived.status).toBe(200);
    expect(await finishedEverywhere(course)).toEqual({ ...running, thisMonth: 0 });
  });
});

describe('registered families', () => {
  it('are those who made their account themselves, not imported ones', async () => {
    const { rows } = await app.pool.query<{ n: number }>(
      `select count(*)::integer as n from account where role = 'student' and not imported
         and created_at >= '2026-10-31T17:00:00Z' and created_at < '2026-11-30T17:00:00Z'`,
    );
    await app.pool.query(
      `insert into account (username, display_username, email, role, imported, created_at)
       values ('datang.impor', 'datang.impor', 'datang@contoh.example', 'student', true, '2026-11-10T03:00:00Z')`,
    );
    await countMonths(app.services);
    const { body } = await app.ask('GET', '/analytics?from=2026-11&to=2026-11', { token: admin.token });
    const step = body.funnel.find((one: { step: string }) => one.step === 'register');
    expect(step.total).toBe(rows[0]?.n);
  });
});
