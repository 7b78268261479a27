import { textsIn } from '@fasih/messages/texts';
import { dayIn, later, MINUTE } from '@fasih/school/basics/instants';
import { beforeAll, describe, expect, it } from 'vitest';
import { aLearningSchool, type Course } from '../../../test/learning-school.ts';
import { placedFamily } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { cancelUncovered } from '../../learning/absences/jobs.ts';
import { closeMeetings, expireCourses } from '../../learning/attendance/jobs.ts';
import { countMonths } from './count-months.ts';

const school = shared(aLearningSchool);
let sekar: Course;

/**
 * The story that is counted by hand. October: one pretest, one family registers and orders, and never pays. November: two
 * pretests, one of which leads to Conversation; Sekar's family buys General English and she has eight meetings; another
 * family buys Conversation. December: Sekar's ninth meeting, and a family that buys twice for one child. The next June
 * Sekar's course is over with what is left.
 */
beforeAll(async () => {
  const { app, admin } = school;
  const pretest = (sitting: string, day: string, card: string | null) =>
    app.pool.query(
      `insert into pretest_result (sitting, category, correct, total, day, package_value) values ($1, 'kids', 9, 15, $2, $3)`,
      [sitting.repeat(32), day, card],
    );
  await pretest('a', '2026-10-31', null);
  await pretest('b', '2026-11-01', 'conversation-kids');
  await pretest('c', '2026-11-30', null);
  const registered = (accountId: string, at: string) =>
    app.pool.query('update account set created_at = $2 where id = $1', [accountId, at]);

  app.clock.set('2026-10-31T16:59:59Z');
  const unpaid = await placedFamily(app, [{ package: 'general-english-adult' }]);
  await app.pool.query('delete from enrolment where id = $1', [unpaid.places[0]?.enrolmentId]);
  await app.pool.query(`update orders set status = 'expired', paid_at = null where id = $1`, [
    unpaid.places[0]?.orderId,
  ]);
  await registered(unpaid.accountId, '2026-10-31T16:59:59Z');

  sekar = await school.course();
  // Midnight in Jakarta: the first instant of November.
  await registered(sekar.family.accountId, '2026-10-31T17:00:00Z');
  const talking = await placedFamily(app, [{ package: 'conversation-kids' }]);
  await registered(talking.accountId, '2026-11-02T01:00:00Z');

  await school.holds(sekar, 1);
  await school.misses(sekar, 2);
  await comes(3, { teacher: 0, learner: 20 });
  await comes(4, { teacher: 10, learner: 10 });
  await school.misses(sekar, 5);
  const path = `/meetings/${sekar.meeting(5).id}/attendance/${sekar.family.learnerId}/waive`;
  expect((await school.ask('POST', path, admin, { reason: 'Sakit, surat dokter' })).status).toBe(200);
  await comes(6, { teacher: null, learner: null });
  await school.holds(sekar, 7, 8, 9);

  app.clock.set('2026-12-05T02:00:00Z');
  const twice = await placedFamily(app, [
    { package: 'toeic-regular' },
    { package: 'toeic-express', sameLearner: true },
  ]);
  await registered(twice.accountId, '2026-12-05T02:00:00Z');
  app.clock.set('2026-12-06T02:00:00Z');
  await countMonths(app.services);
});

/** One meeting with check-in and mark in minutes after the start; null for not coming. */
async function comes(number: number, at: { teacher: number | null; learner: number | null }): Promise<void> {
  const { app } = school;
  const { id, start } = sekar.meeting(number);
  if (at.teacher !== null) {
    app.clock.set(later(start, at.teacher * MINUTE));
    expect((await school.ask('POST', `/meetings/${id}/check-in`, sekar.teacher, {})).status).toBe(200);
  }
  if (at.learner !== null) {
    app.clock.set(later(start, at.learner * MINUTE));
    const path = `/meetings/${id}/attendance/${sekar.family.learnerId}`;
    expect((await school.ask('PUT', path, sekar.family, {})).status).toBe(200);
  }
  app.clock.set(later(start, 75 * MINUTE));
  while ((await closeMeetings.run(app.services)) > 0);
}

const ask = (query: string) => school.ask('GET', `/analytics${query}`, school.admin);
const QUARTER = '?from=2026-10&to=2026-12';
const funnelOf = (body: { funnel: { step: string; counts: number[] | null }[] }) =>
  Object.fromEntries(body.funnel.map(({ step, counts }) => [step, counts]));

describe('the numbers of the hand-counted story', () => {
  it('count each step of the funnel in its month by Jakarta time', async () => {
    const { body } = await ask(QUARTER);
    expect(body.months).toEqual(['2026-10', '2026-11', '2026-12']);
    expect(funnelOf(body)).toEqual({
      pretest: [1, 2, 0],
      register: [1, 2, 1],
      order: [1, 2, 2],
      paid: [0, 2, 2],
      placed: [0, 1, 0],
      class: [0, 1, 0],
      finished: [0, 0, 0],
      again: [0, 0, 1],
    });
    expect(body.countedAt).toBe('2026-12-06T02:00:00.000Z');
  });

  it('can be filtered by program, except steps without one', async () => {
    const conversation = funnelOf((await ask(`${QUARTER}&program=conversation`)).body);
    expect(conversation).toMatchObject({
      pretest: [0, 1, 0],
      register: null,
      order: [0, 1, 0],
      paid: [0, 1, 0],
    });
    const general = (await ask(`${QUARTER}&program=general_english`)).body;
    expect(funnelOf(general)).toMatchObject({ order: [1, 1, 0], paid: [0, 1, 0], class: [0, 1, 0] });
    expect(general.levels).toEqual([{ level: 'Kids Beginner', n: 1 }]);
  });

  it('count attendance: four present, one late, one absent, and not the waived one', async () => {
    const { body } = await ask(QUARTER);
    expect(body.attendance).toEqual([
      { month: '2026-10', present: 0, late: 0, absent: 0, percent: null },
      { month: '2026-11', present: 4, late: 1, absent: 1, percent: 83 },
      { month: '2026-12', present: 1, late: 0, absent: 0, percent: 100 },
    ]);
  });

  it('count a teacher who is once ten minutes late and once missing', async () => {
    const { body } = await ask(QUARTER);
    expect(body.lateness[1]).toEqual({
      month: '2026-11',
      meetings: 7,
      learnersLate: 1,
      teachersLate: 1,
      teacherMinutes: 10,
      teachersMissing: 1,
    });
  });

  it('count two forfeited meetings, one of them waived', async () => {
    const { body } = await ask(QUARTER);
    expect(body.losses[1]).toEqual({ month: '2026-11', forfeited: 2, waived: 1, expired: 0 });
  });

  it("count each teacher's meetings and paid minutes", async () => {
    const { body } = await school.ask('GET', `/analytics/teachers${QUARTER}`, school.admin);
    expect(body).toMatchObject({
      total: 1,
      data: [{ teacherId: sekar.teacher.accountId, meetings: 8, paidMinutes: 480 }],
    });
    const none = await school.ask('GET', '/analytics/teachers?from=2026-10&to=2026-10', school.admin);
    expect(none.body.data).toEqual([]);
  });

  it('stay the same when counted again, and follow a correction', async () => {
    const { app, admin } = school;
    const before = (await ask(QUARTER)).body;
    app.clock.set('2026-12-06T03:00:00Z');
    await countMonths(app.services);
    expect({ ...(await ask(QUARTER)).body, countedAt: before.countedAt }).toEqual(before);
    const path = `/meetings/${sekar.meeting(9).id}/attendance/${sekar.family.learnerId}`;
    const corrected = await school.ask('PUT', path, admin, {
      status: 'late',
      reason: 'Datang 20 menit terlambat',
    });
    expect(corrected.status).toBe(200);
    await countMonths(app.services);
    expect((await ask(QUARTER)).body.attendance[2]).toMatchObject({ present: 0, late: 1 });
  });

  it('count no missing teacher where the school cancels a meeting that found no substitute', async () => {
    const { app, admin } = school;
    const { id, start } = sekar.meeting(11);
    app.clock.set(later(start, -30 * 60 * MINUTE));
    const away = { kind: 'sick', hours: [{ day: dayIn(start), from: 0, to: 1440 }], cover: [], ask: [] };
    const path = `/teachers/${sekar.teacher.accountId}/absences`;
    expect((await school.ask('POST', path, admin, away)).status).toBe(201);
    app.clock.set(later(start, -90 * MINUTE));
    while ((await cancelUncovered.run(app.services)) > 0);
    expect((await app.pool.query('select state from meeting where id = $1', [id])).rows).toEqual([
      { state: 'to_plan' },
    ]);
    await countMonths(app.services);
    expect((await ask(QUARTER)).body.lateness[2].teachersMissing).toBe(0);
  });

  it('count the end of a course with its remaining meetings', async () => {
    const { app } = school;
    app.clock.set('2027-06-15T02:00:00Z');
    while ((await closeMeetings.run(app.services)) > 0);
    while ((await expireCourses.run(app.services)) > 0);
    await countMonths(app.services);
    const { body } = await ask('?from=2027-06&to=2027-06');
    expect(funnelOf(body).finished).toEqual([1]);
    // Twenty bought; held 1, 3, 4, 7, 8 and 9; number 2 forfeited; the waived fifth came back and was not planned again.
    expect(body.losses[0]).toEqual({ month: '2027-06', forfeited: 0, waived: 0, expired: 13 });
  });
});

describe('the requested months', () => {
  it('are the last six by default', async () => {
    school.app.clock.set('2026-12-06T03:00:00Z');
    expect((await ask('')).body.months).toEqual([
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
    ]);
    expect((await ask('?to=2026-02')).body.months[0]).toBe('2025-09');
    expect((await ask('?from=2026-02')).body.months.at(-1)).toBe('2026-07');
  });

  it('are refused at the field if they make no sense', async () => {
    for (const query of ['?from=2026-12&to=2026-11', '?from=2020-01&to=2026-11', '?from=2026-13']) {
      const answer = await ask(query);
      expect([answer.status, answer.body.code]).toEqual([400, 'common.invalid']);
    }
  });

  it('can be exported with the same numbers, and no name becomes a formula', async () => {
    await school.app.pool.query(
      `update account set name = '=HYPERLINK("https://jahat.example")' where id = $1`,
      [sekar.teacher.accountId],
    );
    const teachers = await school.bytes(`/analytics/teachers/export.csv${QUARTER}&lang=en`, school.admin);
    expect(teachers.headers['content-disposition']).toBe(
      'attachment; filename="teachers-2026-10-2026-12.csv"',
    );
    expect(teachers.body.toString()).toBe(
      `\uFEFF"Teacher","Meetings","Paid minutes"\r\n"'=HYPERLINK(""https://jahat.example"")",8,480\r\n`,
    );
    const funnel = await school.bytes(
      `/analytics/funnel/export.csv${QUARTER}&program=conversation`,
      school.admin,
    );
    const share = textsIn('id').analytics.columns.share;
    expect(funnel.body.toString().split('\r\n').slice(0, 5)).toEqual([
      `\uFEFF"Langkah","2026-10","2026-11","2026-12","Jumlah","${share} (%)"`,
      '"Tes gratis",0,1,0,1,',
      '"Mendaftar",,,,,',
      '"Memesan",0,1,0,1,',
      '"Membayar",0,1,0,1,100',
    ]);
    const levels = await school.bytes(`/analytics/levels/export.csv${QUARTER}`, school.admin);
    expect(levels.body.toString().split('\r\n')[1]).toBe('"Kids Beginner",1,100');
    for (const table of ['attendance', 'lateness', 'losses', 'levels']) {
      const file = await school.bytes(`/analytics/${table}/export.csv${QUARTER}`, school.admin);
      expect([table, file.status]).toEqual([table, 200]);
    }
  });

  it('count no meeting to which nobody came because its course had been stopped', async () => {
    const { app, admin } = school;
    const before = (await ask(QUARTER)).body.lateness[1];
    const stopped = await school.course();
    await app.pool.query(`update enrolment set state = 'suspended' where id = $1`, [
      stopped.family.enrolmentId,
    ]);
    const { id, start } = stopped.meeting(1);
    app.clock.set(later(start, 120 * MINUTE));
    while ((await closeMeetings.run(app.services)) > 0);
    const { rows } = await app.pool.query(
      'select state, closed_at is not null as closed from meeting where id = $1',
      [id],
    );
    expect(rows).toEqual([{ state: 'missed', closed: true }]);
    app.clock.set('2026-12-06T05:00:00Z');
    await countMonths(app.services);
    expect((await ask(QUARTER)).body.lateness[1]).toEqual(before);
    const teachers = await school.ask('GET', `/analytics/teachers${QUARTER}`, admin);
    expect(teachers.body.data.map(({ teacherId }: { teacherId: string }) => teacherId)).toEqual([
      sekar.teacher.accountId,
    ]);
  });
});
