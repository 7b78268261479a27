import { dayIn, HOUR, later } from '@fasih/school/basics/instants';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import { beforeEach, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import {
  aRunningClass,
  aTeacher,
  classOfEachTest,
  meetingOf,
  type RunningClass,
} from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import type { Answer } from '../../../test/start-test-app.ts';
import { giveLevel } from '../../courses/enrolments/give-level.ts';
import { closeMeetings } from '../attendance/jobs.ts';
import { releaseStopped } from './release-stopped.ts';

/* Two writes of one class at the same instant never wait for each other (docs/decisions/035-lock-order.md). */

const app = shared(startRules2School);
const admin = shared(() => signedInAccount(app, 'admin'));
beforeEach(async () => {
  for (const table of ['meeting', 'seat'])
    await app.pool.query(
      `update ${table} set state = 'lapsed', during = null where state in ('planned', 'to_plan')`,
    );
});
const one = classOfEachTest(app);

const send = (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
  app.ask(method, path, { token: admin.token, body });
/** The school pauses the class from the day of its fourth meeting on. */
const pause = () => {
  const from = dayIn(meetingOf(one, 4).start);
  return send(`/classes/${one.classId}/pause`, { from, until: addDays(from, 14), reason: 'Guru cuti' });
};
/** Another teacher gets all meetings to come. */
const takeOver = async () => {
  const { accountId: teacherId } = await aTeacher(app);
  const { rows } = await app.pool.query('select version from school_class where id = $1', [one.classId]);
  const body = { teacherId, reason: 'Pindah kota', version: rows[0].version };
  return send(`/classes/${one.classId}/teacher`, body, 'PUT');
};
/** Two meetings have ended, their teacher was there, and nobody came; the first one comes back by itself. */
async function overTwo(): Promise<void> {
  await app.pool.query('update meeting set checked_in_at = lower(during) where id = any($1)', [
    [meetingOf(one, 1).id, meetingOf(one, 2).id],
  ]);
  app.clock.set(later(meetingOf(one, 2).end, HOUR).toISOString());
}
const forfeitSecond = async () => {
  await overTwo();
  await closeMeetings.run(app.services);
};

/** Both at once: the second begins once the first one has its first lock. */
async function together(first: () => Promise<unknown>, pattern: RegExp, second: () => Promise<Answer>) {
  let answer: Answer | undefined;
  const held = holdAfter(app.services.pool, pattern, async () => {
    answer = await second();
  });
  const result = await first();
  const codes = await held.done();
  return { result, second: answer?.status, codes };
}

it('a meeting is closed while the school pauses its class', async () => {
  await overTwo();
  const done = await together(
    async () => closeMeetings.run(app.services),
    /from "meeting".*for update skip locked/s,
    pause,
  );
  expect(done).toMatchObject({ second: 200, codes: [] });
});

it('a forfeit is waived while another teacher takes over', async () => {
  await forfeitSecond();
  const { id } = meetingOf(one, 2);
  const done = await together(
    () => send(`/meetings/${id}/attendance/${one.families[0]?.learnerId}/waive`, { reason: 'Surat dokter' }),
    /from "meeting" as "m".*for update of m/s,
    takeOver,
  );
  expect(done).toMatchObject({ result: { status: 200 }, second: 200, codes: [] });
});

it('a questioned forfeit is answered while another teacher takes over', async () => {
  await forfeitSecond();
  const [family] = one.families;
  const asked = await app.ask(
    'POST',
    `/meetings/${meetingOf(one, 2).id}/attendance/${family?.learnerId}/appeal`,
    {
      token: family?.token ?? '',
      body: { reason: 'Internet mati' },
    },
  );
  expect(asked.status).toBe(200);
  const { rows } = await app.pool.query('select id from appeal where enrolment_id = $1', [
    family?.enrolmentId,
  ]);
  const done = await together(
    () => send(`/appeals/${rows[0].id}/answer`, { returns: true, reason: 'Benar' }),
    /from "meeting" as "m".*for update of m/s,
    takeOver,
  );
  expect(done).toMatchObject({ result: { status: 200 }, second: 200, codes: [] });
});

const enrolmentId = () => one.families[0]?.enrolmentId ?? '';
const stopCourse = () =>
  app.pool.query(`update enrolment set state = 'suspended' where id = $1`, [enrolmentId()]);
/** The teacher cancels the fifth meeting, whose course gets days. */
const cancelFifth = () =>
  app.ask('POST', `/meetings/${meetingOf(one, 5).id}/cancel`, {
    token: one.teacher.token,
    body: { reason: 'Sakit' },
  });

it('a stopped course loses its times while its teacher cancels one of them', async () => {
  await stopCourse();
  const done = await together(
    async () => releaseStopped.run(app.services),
    /from "enrolment".*for no key update skip locked/s,
    cancelFifth,
  );
  // It had no time any more when its turn came.
  expect(done).toMatchObject({ result: 1, second: 409, codes: [] });
});

it('a stopped course is taken up while its teacher cancels a meeting', async () => {
  await stopCourse();
  await app.pool.query(
    `update learner set birth_date = '1990-01-01' where id = (select learner_id from enrolment where id = $1)`,
    [enrolmentId()],
  );
  const done = await together(
    () => send(`/enrolments/${enrolmentId()}/take-up`, { reason: 'Sudah dibayar' }),
    /for no key update of e, l/,
    cancelFifth,
  );
  expect(done).toMatchObject({ result: { status: 200 }, second: 200, codes: [] });
});

it('a guardian withdraws the consent while the school places the child in a class', async () => {
  const [family] = one.families;
  const path = `/learners/${family?.learnerId}/consent`;
  const token = family?.token ?? '';
  const body = { guardianName: 'Ibu Sari', relation: 'mother', consent: true };
  expect((await app.ask('POST', path, { token, body })).status).toBe(201);
  const group = await aRunningClass(app, { learners: 2, capacity: 3, minute: 660 });
  const done = await together(
    () => app.ask('DELETE', path, { token }),
    /for update of l/,
    () => send(`/classes/${group.classId}/members`, { enrolmentId: enrolmentId() }),
  );
  expect(done).toMatchObject({ result: { status: 200 }, second: 409, codes: [] });
});

/** The record of a family's learner is merged into another one of the same family. */
async function merge({ accountId, learnerId }: { accountId: string; learnerId: string }) {
  const { rows } = await app.pool.query(
    `insert into learner (account_id, kind, name) values ($1, 'child', 'Sekar') returning id`,
    [accountId],
  );
  const versionOf = async (id: string) =>
    (await app.pool.query('select version from learner where id = $1', [id])).rows[0].version;
  const [version, otherVersion] = [await versionOf(rows[0].id), await versionOf(learnerId)];
  const body = { otherId: learnerId, reason: 'Terdaftar dua kali', version, otherVersion };
  return () => send(`/students/${rows[0].id}/merge`, body);
}

it('a record is merged while the school places its course in another class', async () => {
  const [family] = one.families;
  if (!family) throw new Error('a class has a family');
  const group = await aRunningClass(app, { learners: 2, capacity: 3, minute: 660 });
  const done = await together(await merge(family), /for update of l/, () =>
    send(`/classes/${group.classId}/members`, { enrolmentId: enrolmentId() }),
  );
  // The course of who remains has a class already.
  expect(done).toMatchObject({ result: { status: 200 }, second: 409, codes: [] });
});

it('a level is decided while the teacher cancels a meeting that would keep the old one', async () => {
  app.clock.set(later(meetingOf(one, 5).start, -HOUR).toISOString());
  await app.pool.query(`update school_class set level = 'Adult Beginner' where id = $1`, [one.classId]);
  await giveLevel(app.pool, enrolmentId(), 'Adult Beginner', app.clock.now());
  const done = await together(
    () =>
      send(
        `/enrolments/${enrolmentId()}/level`,
        { level: 'Adult Intermediate', reason: 'Lancar berbicara', points: [2, 2, 2], version: 1 },
        'PUT',
      ),
    /from "enrolment" where "id" = .* for no key update/,
    cancelFifth,
  );
  expect(done).toMatchObject({ result: { status: 200 }, second: 200, codes: [] });
});

it('another teacher takes over while the school pauses the class', async () => {
  const done = await together(takeOver, /from "teacher".*for no key update/s, pause);
  expect(done).toMatchObject({ result: { status: 200 }, second: 200, codes: [] });
});

it('a course gets seats in two classes while both are looked at for another teacher', async () => {
  const group = { learners: 2, capacity: 3 };
  const own = await aRunningClass(app, group);
  // The class of the later number has the lower id, so that the order of numbers is not that of ids.
  const forFive = await aRunningClass(app, { ...group, startsOn: '2026-11-16', minute: 660 });
  const forThree = await aRunningClass(app, { ...group, startsOn: '2026-11-16', minute: 780 });
  const [family] = own.families;
  for (const number of [3, 5]) {
    const other = meetingOf(number === 3 ? forFive : forThree, number);
    await app.pool.query(`update meeting set state = 'lapsed', during = null where id = $1`, [other.id]);
    const excused = await app.ask('POST', `/meetings/${meetingOf(own, number).id}/excuse`, {
      token: family?.token ?? '',
      body: { learnerId: family?.learnerId },
    });
    expect(excused.status).toBe(200);
  }
  const { accountId: teacherId } = await aTeacher(app);
  const done = await together(
    () => send(`/enrolments/${family?.enrolmentId}/replan`, {}),
    /from "meeting" as "m".*for update of m/s,
    () =>
      send('/bulk/teacher/plan', {
        changes: [forThree, forFive].map(({ classId }) => ({ classId, teacherId })),
      }),
  );
  expect(done).toMatchObject({ result: { status: 200 }, second: 200, codes: [] });
  const { rows } = await app.pool.query(
    `select m.class_id as "classId" from seat s join meeting m on m.id = s.meeting_id
     where s.enrolment_id = $1 and s.number in (3, 5) order by s.number`,
    [family?.enrolmentId],
  );
  expect(rows).toEqual([{ classId: forThree.classId }, { classId: forFive.classId }]);
});

it('classes are given to two teachers while others are given to the same ones', async () => {
  const [first, second] = [await aTeacher(app), await aTeacher(app)];
  const classes = [one];
  for (const minute of [660, 780, 900]) classes.push(await aRunningClass(app, { minute }));
  const change = async (of: RunningClass[], teachers: { accountId: string }[]) => {
    const changes = of.map(({ classId }, n) => ({ classId, teacherId: teachers[n]?.accountId }));
    const { seen } = (await send('/bulk/teacher/plan', { changes })).body;
    return () => send('/bulk/teacher', { changes, seen }, 'PUT');
  };
  const there = await change(classes.slice(0, 2), [second, first]);
  const back = await change(classes.slice(2), [first, second]);
  const done = await together(there, /from "teacher".*for no key update/s, back);
  expect(done).toMatchObject({ result: { status: 200 }, second: 200, codes: [] });
});
