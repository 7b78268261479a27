import { later, MINUTE } from '@fasih/school/basics/instants';
import { expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { aLearningSchool } from '../../../test/learning-school.ts';
import { noticesTo } from '../../../test/notices.ts';
import { aTeacher, openedClass, type Placed, readyFamily, type Teacher } from '../../../test/open-classes.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, MONDAY_MORNING, resultOf } from '../../../test/start-test-app.ts';
import { askSubstitutes, cancelUncovered } from './jobs.ts';
import { uncoveredUntil } from './offer-store.ts';

const school = shared(aLearningSchool);
let sick: Teacher;
let others: Teacher[];
let family: Placed;
let meetingId: string;

const TUESDAY = [{ day: '2026-11-03', from: 0, to: 1440 }];
/** A time of Tuesday 3 November in the school's zone, or of the day before. */
const at = (time: string, day = '2026-11-03') => new Date(`${day}T${time}+07:00`);
const ask = () => askSubstitutes.run(school.app.services);
const cancel = () => cancelUncovered.run(school.app.services);

/** A teacher with one meeting on Tuesday at 14:00, marked as sick on Monday at 09:00, and so many who are free then. */
async function asked(count: number, hour = 14) {
  const { app, admin } = school;
  await app.pool.query(`update substitute_search set ended_at = now() where ended_at is null`);
  await app.pool.query(`update absence set during = '{}'`);
  await app.pool.query(`update account set active = false where role = 'teacher'`);
  app.clock.set(MONDAY_MORNING);
  sick = await aTeacher(
    app,
    [2, 4].map((weekday) => ({ weekday, from: 0, to: 1440 })),
  );
  others = [];
  for (let n = 0; n < count; n++)
    others.push(
      await aTeacher(
        app,
        [2, 4].map((weekday) => ({ weekday, from: 0, to: 1440 })),
      ),
    );
  family = await readyFamily(app);
  const slots = [2, 4].map((weekday) => ({ weekday, minute: hour * 60 }));
  const opened = await openedClass(app, admin, sick, [family], { slots });
  const { rows } = await app.pool.query('select id from meeting where class_id = $1 and number = 1', [
    opened.id,
  ]);
  meetingId = rows[0].id;
  const path = `/teachers/${sick.accountId}/absences`;
  const body = { hours: TUESDAY, kind: 'sick', cover: [], ask: [meetingId] };
  expect((await school.ask('POST', path, admin, body)).body).toMatchObject({ covered: 0, left: 1 });
}
/** The tokens of the mailed links that are not over, by teacher, in the order of asking. */
async function links(): Promise<{ accountId: string; token: string }[]> {
  const { rows } = await school.app.pool.query(
    `select n.account_id as "accountId", o.params #>> '{params,path}' as path
     from notification n join outbox o on o.source = 'notice:' || n.source
     where n.kind = 'substitute.asked' and n.account_id = any($1) order by n.id`,
    [others.map(({ accountId }) => accountId)],
  );
  return rows.flatMap(({ accountId, path }) => {
    const token = path.split('token=')[1];
    return token ? [{ accountId, token }] : [];
  });
}
const answer = (token: string | undefined, accept = true) =>
  school.ask('POST', '/substitute-offers/answer', null, { token, accept });
const teacherNow = async () =>
  (await school.app.pool.query('select teacher_id as id, state from meeting where id = $1', [meetingId]))
    .rows[0];
const noticesOf = (accountId: string, kind: string) => noticesTo(school.app, { accountId }, kind);

it('three are asked, ten minutes later the next three; the first yes has the meeting', async () => {
  await asked(5);
  await Promise.all([ask(), ask()]);
  expect(await links()).toHaveLength(3);
  // In the app a teacher answers signed in; only the mail has the token.
  const [asker] = await links();
  expect(await noticesOf(asker?.accountId ?? '', 'substitute.asked')).toMatchObject([
    { path: '/dashboard/teacher' },
  ]);
  school.app.clock.set(later(new Date(MONDAY_MORNING), 10 * MINUTE - 1));
  await ask();
  expect(await links()).toHaveLength(3);
  school.app.clock.set(later(new Date(MONDAY_MORNING), 10 * MINUTE));
  await ask();
  await ask();
  const all = await links();
  expect(new Set(all.map(({ accountId }) => accountId)).size).toBe(5);
  const [first, second, third] = all;
  const seen = await school.ask('POST', '/substitute-offers/look', null, { token: second?.token });
  expect(seen.body).toMatchObject({ start: at('14:00').toISOString(), until: at('12:30').toISOString() });
  expect(JSON.stringify(seen.body)).not.toContain('Sekar');
  expect((await answer(third?.token, false)).body).toEqual({ accepted: false, classId: null });
  expect(resultOf(await answer(third?.token))).toBe('409 absences.offerUsed');
  expect((await answer(second?.token)).body).toMatchObject({ accepted: true, classId: expect.any(String) });
  expect((await teacherNow()).id).toBe(second?.accountId);
  expect(resultOf(await answer(second?.token))).toBe('409 absences.offerUsed');
  expect(resultOf(await answer(first?.token))).toBe('409 absences.offerEnded');
  expect(await links()).toEqual([]);
  expect(resultOf(await answer('none'))).toBe('404 absences.offerNotFound');
  expect(await noticesOf(family.accountId, 'meeting.substitute')).toHaveLength(1);
  const { rows } = await school.app.pool.query(
    `select account_id as id from audit_entry where action = 'meeting.offerAccepted' and target_id = $1`,
    [meetingId],
  );
  expect(rows).toEqual([{ id: second?.accountId }]);
  const offersOf = async (who: string | undefined) =>
    (await school.ask('GET', `/teachers/${who}/hours`, school.admin)).body.offers;
  expect(await offersOf(second?.accountId)).toEqual({ asked: 1, won: 1 });
  expect(await offersOf(third?.accountId)).toEqual({ asked: 1, won: 0 });
  school.app.clock.set(at('12:30'));
  expect([await ask(), await cancel()]).toEqual([0, 0]);
});

it('two say yes at the same instant: one has the meeting, the other reads that it is taken', async () => {
  await asked(3);
  await ask();
  const [first, second] = await links();
  let late: Promise<Answer> | undefined;
  const held = holdAfter(school.app.pool, /update "substitute_offer"/, () => {
    late = answer(second?.token);
    return late;
  });
  const won = await answer(first?.token);
  await held.done();
  expect([resultOf(won), resultOf((await late) as Answer)]).toEqual(['200', '409 absences.offerEnded']);
  expect((await teacherNow()).id).toBe(first?.accountId);
});

it('a signed-in teacher answers own offers only, and only while free', async () => {
  await asked(2);
  await ask();
  const [one, two] = others as [Teacher, Teacher];
  const own = async (who: Teacher) =>
    (await school.ask('GET', '/teacher/substitute-offers', who)).body.offers;
  const [offer] = await own(one);
  const path = `/teacher/substitute-offers/${offer.id}`;
  expect(resultOf(await school.ask('POST', path, two, { accept: true }))).toBe('404 absences.offerNotFound');
  // Somebody gave the teacher another meeting at that time meanwhile.
  await openedClass(school.app, school.admin, one, [await readyFamily(school.app)], {
    slots: [2, 4].map((weekday) => ({ weekday, minute: 14 * 60 })),
  });
  expect(resultOf(await school.ask('POST', path, one, { accept: true }))).toBe('409 absences.offerNotFree');
  const [other] = await own(two);
  const taken = await school.ask('POST', `/teacher/substitute-offers/${other.id}`, two, { accept: true });
  expect(taken.body).toMatchObject({ accepted: true });
  expect([await own(one), await own(two)]).toEqual([[], []]);
});

it('a teacher whose certificate has ended by the day of the meeting does not get it, by a yes or by an admin', async () => {
  await asked(1);
  await ask();
  const [other] = others as [Teacher];
  await school.app.pool.query(
    `update teacher_clearance set certificate_until = '2026-11-02' where teacher_id = $1`,
    [other.accountId],
  );
  const [link] = await links();
  expect(resultOf(await answer(link?.token))).toBe('409 absences.offerNotFree');
  const body = { teacherId: other.accountId, reason: 'Sakit' };
  const given = await school.ask('PUT', `/meetings/${meetingId}/teacher`, school.admin, body);
  expect(resultOf(given)).toBe('409 absences.notCleared');
  expect((await teacherNow()).id).toBe(sick.accountId);
});

it('nobody is asked or answers between 21:00 and 06:00', async () => {
  await asked(2);
  const night = at('21:00', '2026-11-02');
  school.app.clock.set(later(night, -1));
  await ask();
  const [link] = await links();
  school.app.clock.set(night);
  expect(resultOf(await answer(link?.token))).toBe('409 absences.offerAtNight');
  expect((await school.ask('POST', '/substitute-offers/look', null, { token: link?.token })).status).toBe(
    200,
  );
  await asked(2);
  school.app.clock.set(night);
  await ask();
  expect(await links()).toEqual([]);
  school.app.clock.set(at('06:00'));
  await ask();
  expect(await links()).toHaveLength(2);
});

it('the family may decline the substitute free until the start, and not after it', async () => {
  await asked(3);
  await ask();
  await answer((await links())[0]?.token);
  const start = at('14:00');
  const options = async () =>
    (await school.ask('GET', `/meetings/${meetingId}/options`, family)).body.excuse.reason.key;
  school.app.clock.set(later(start, 1));
  expect(await options()).toBe('excuse.tooLate');
  school.app.clock.set(start);
  expect(await options()).toBe('excuse.substitute');
  const body = { learnerId: family.learnerId };
  const declined = await school.ask('POST', `/meetings/${meetingId}/excuse`, family, body);
  expect(declined.body.decision).toMatchObject({ outcome: 'kept', reason: { key: 'excuse.substitute' } });
  expect(await teacherNow()).toMatchObject({ state: 'to_plan', id: sick.accountId });
});

it('a meeting in two absences takes one place among those that are cancelled next', async () => {
  await asked(0);
  const { app } = school;
  // The next meeting of the same class, on the day of the absence too.
  await app.pool.query(
    `update meeting set during = tstzrange($2, $3) where number = 2
       and class_id = (select class_id from meeting where id = $1)`,
    [meetingId, at('16:00'), at('17:00')],
  );
  await app.pool.query(
    `insert into absence (teacher_id, during, kind, marked_by, marked_at)
     select teacher_id, during, kind, marked_by, marked_at from absence where teacher_id = $1`,
    [sick.accountId],
  );
  const of = { now: app.clock.now(), until: at('20:00'), limit: 2 };
  const ids = await uncoveredUntil(app.pool, of);
  expect([ids.length, ids[0]]).toEqual([2, meetingId]);
  expect(new Set(ids).size).toBe(2);
});

it('without a yes 90 minutes before, the meeting is cancelled and comes back; the family knows why', async () => {
  await asked(1);
  await ask();
  const [link] = await links();
  school.app.clock.set(later(at('12:30'), -1));
  expect(await cancel()).toBe(0);
  school.app.clock.set(at('12:30'));
  await Promise.all([cancel(), cancel()]);
  expect(await cancel()).toBe(0);
  expect((await teacherNow()).state).toBe('to_plan');
  expect(await noticesOf(family.accountId, 'meeting.cancelled')).toMatchObject([
    { by: 'school', isUncovered: true, lastDay: expect.any(String) },
  ]);
  expect(resultOf(await answer(link?.token))).toBe('409 absences.offerEnded');
  const { rows } = await school.app.pool.query(
    `select days from balance_event where enrolment_id = $1 and kind = 'extended'`,
    [family.enrolmentId],
  );
  expect(rows).toEqual([{ days: 7 }]);
});

it('a meeting at seven is cancelled in the night; one whose absence was taken back is held', async () => {
  await asked(1, 7);
  school.app.clock.set(at('05:30'));
  expect(await cancel()).toBe(1);
  await asked(1);
  const path = `/teachers/${sick.accountId}/absences`;
  const [absence] = (await school.ask('GET', path, school.admin)).body.absences;
  await ask();
  const [link] = await links();
  await school.ask('DELETE', `${path}/${absence.id}`, school.admin);
  expect(resultOf(await answer(link?.token))).toBe('409 absences.offerEnded');
  school.app.clock.set(at('12:30'));
  expect([await ask(), await cancel()]).toEqual([1, 0]);
  expect((await teacherNow()).state).toBe('planned');
});

it('an admin lets teachers be asked later as well; asking for what needs nobody is refused', async () => {
  await asked(1);
  await school.app.pool.query(`update substitute_search set ended_at = now()`);
  const cover = (ids: string[]) =>
    school.ask('POST', `/teachers/${sick.accountId}/absences/cover`, school.admin, { cover: [], ask: ids });
  expect(resultOf(await cover([]))).toBe('409 absences.changed');
  expect((await cover([meetingId])).body).toEqual({ covered: 0, left: 1 });
  await ask();
  const [link] = await links();
  await answer(link?.token);
  expect(resultOf(await cover([meetingId]))).toBe('409 absences.changed');
});

it('after the meeting was moved it is asked about anew, and the first links are over', async () => {
  await asked(1);
  await ask();
  const [old] = await links();
  await school.app.pool.query(
    `with moved as (update seat set during = tstzrange($2, $3) where meeting_id = $1)
     update meeting set during = tstzrange($2, $3) where id = $1`,
    [meetingId, at('15:00'), at('16:00')],
  );
  const path = `/teachers/${sick.accountId}/absences/cover`;
  const again = await school.ask('POST', path, school.admin, { cover: [], ask: [meetingId] });
  expect(again.body).toEqual({ covered: 0, left: 1 });
  await ask();
  const both = await links();
  expect(both.length).toBe(1);
  expect(resultOf(await answer(old?.token))).toBe('409 absences.offerEnded');
  expect((await answer(both[0]?.token)).body).toMatchObject({ accepted: true });
});

it('a teacher who marks the own absence lets others be asked at once', async () => {
  await asked(2);
  await school.app.pool.query(`update absence set during = '{}'`);
  await school.app.pool.query(`update substitute_search set ended_at = now()`);
  await school.ask('POST', '/teacher/absences', sick, { hours: TUESDAY, kind: 'sick' });
  await ask();
  expect(await links()).toHaveLength(2);
  const { body } = await school.ask('GET', `/teachers/${sick.accountId}/absences`, school.admin);
  expect(body.meetings[0].asked).toMatchObject({ teachers: 2, at: expect.any(String) });
});
