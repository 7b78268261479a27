import { later, MINUTE } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { noticesTo } from '../../../test/notices.ts';
import { placedFamily, signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { classOfEachTest, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { aSecondGuardian } from '../../../test/second-guardian.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, MONDAY_MORNING, resultOf, rowsOf } from '../../../test/start-test-app.ts';

/* A missed number of a group is made up in a free seat of another class (docs/product/course-rules-2.md#groups). */

const app = shared(startRules2School);
const admin = shared(() => signedInAccount(app, 'admin'));
/** The learners' own class, and another one a week behind it, at 11:00 WIB, with one place more than members. */
beforeEach(() => rows(`update school_class set state = 'cancelled'`));
const own = classOfEachTest(app, { learners: 2, capacity: 3 });
const other = classOfEachTest(app, { learners: 2, capacity: 3, startsOn: '2026-11-16', minute: 660 });

type Family = RunningClass['families'][number];
const family = (n = 0) => own.families[n] as Family;
const rows = rowsOf(app);
const excuse = async (number: number, who = family(), inClass = own) => {
  const { id } = meetingOf(inClass, number);
  const body = { learnerId: who.learnerId };
  return app.ask('POST', `/meetings/${id}/excuse`, { token: who.token, body });
};
const offered = async (who = family()) =>
  (await app.ask('GET', `/enrolments/${who.enrolmentId}/offered-times`, { token: who.token })).body.meetings;
const take = async (who = family(), seatIn = meetingOf(other, 3).id) => {
  const [waiting] = await offered(who);
  return () =>
    app.ask('POST', `/meetings/${waiting.meetingId}/seat`, {
      token: who.token,
      body: { seatIn, version: waiting.version },
    });
};
/** Takes a seat and answers how to undo that. */
const takeAndUndo = async (who = family()) => {
  const [{ meetingId }] = await offered(who);
  expect(resultOf(await (await take(who))())).toBe('200');
  return (token = who.token) => app.ask('POST', `/meetings/${meetingId}/seat/undo`, { token });
};
const takenOf = async (who = family()) =>
  (await app.ask('GET', `/enrolments/${who.enrolmentId}/offered-times`, { token: who.token })).body.taken;
const afterMinutes = (minutes: number, ms = 0) =>
  app.clock.set(later(new Date(MONDAY_MORNING), minutes * MINUTE + ms).toISOString());
const seatOf = async ({ enrolmentId }: Family, number = 3) =>
  (
    await rows(
      `select s.state, m.class_id as "classId", m.kind, m.state as "meetingState", lower(s.during) as start
       from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = $1 and s.number = $2`,
      [enrolmentId, number],
    )
  )[0];
const stateOf = async ({ id }: { id: string }) =>
  (await rows('select state, during from meeting where id = $1', [id]))[0];
/** A learner alone in a meeting of the other class, whose own learners are all excused. */
const aGuestAlone = async () => {
  await excuse(3);
  const undo = await takeAndUndo();
  for (const member of other.families) expect((await excuse(3, member, other)).status).toBe(200);
  expect(await stateOf(meetingOf(other, 3))).toMatchObject({ state: 'planned' });
  return undo;
};
const noticesOf = (accountId: string, kind: string) => noticesTo(app, { accountId }, kind);

describe('a missed meeting of a group', () => {
  it('is offered and taken in a free seat of the same number; family and teacher are told', async () => {
    await excuse(3);
    const [waiting] = await offered();
    expect(waiting.seats).toMatchObject([
      { meetingId: meetingOf(other, 3).id, start: meetingOf(other, 3).start.toISOString() },
    ]);
    expect(waiting.times).toHaveLength(3);
    const taken = await (await take())();
    expect(taken.body).toEqual({
      meetingId: meetingOf(other, 3).id,
      start: meetingOf(other, 3).start.toISOString(),
    });
    expect(await seatOf(family())).toEqual({
      state: 'planned',
      classId: other.classId,
      kind: 'series',
      meetingState: 'planned',
      start: meetingOf(other, 3).start,
    });
    expect(await offered()).toEqual([]);
    // The family's link leads to its own class, the teacher's to the other one.
    expect(await noticesOf(family().accountId, 'meeting.joined')).toMatchObject([
      { number: 3, classId: own.classId, by: 'learner' },
    ]);
    expect(await noticesOf(other.teacher.accountId, 'meeting.joined')).toMatchObject([
      { number: 3, classId: other.classId, learnerName: 'Sekar' },
    ]);
    const page = await app.ask('GET', `/my-classes/${own.classId}`, { token: family().token });
    expect(page.status).toBe(200);
    expect(JSON.stringify(page.body)).toContain(meetingOf(other, 3).id);
  });

  it('sent again is answered the same, and taken once', async () => {
    await excuse(3);
    const again = await take();
    expect(resultOf(await again())).toBe('200');
    expect(resultOf(await again())).toBe('200');
    expect(await noticesOf(family().accountId, 'meeting.joined')).toHaveLength(1);
  });

  it('is held by one of two families who want the last seat at the same instant', async () => {
    await excuse(3);
    await excuse(3, family(1));
    const [first, second] = [await take(), await take(family(1))];
    let answer: Answer | undefined;
    const held = holdAfter(app.services.pool, /from "school_class".*for no key update/s, async () => {
      answer = await second();
    });
    const results = [resultOf(await first())];
    await held.done();
    results.push(answer ? resultOf(answer) : '');
    expect(results).toEqual(['200', '409 offeredTimes.seatTaken']);
    expect((await offered(family(1)))[0].seats).toEqual([]);
  });

  it('goes back to its own class when it is excused there, or the school cancels the meeting there', async () => {
    await excuse(3);
    await (await take())();
    expect((await excuse(3, family(), other)).status).toBe(200);
    expect(await seatOf(family())).toMatchObject({ state: 'to_plan', classId: own.classId, kind: 'makeup' });
    await (await take())();
    const cancelled = await app.ask('POST', `/meetings/${meetingOf(other, 3).id}/cancel`, {
      token: admin.token,
      body: { reason: 'Listrik padam' },
    });
    expect(cancelled.status).toBe(200);
    expect(await seatOf(family())).toMatchObject({ state: 'to_plan', classId: own.classId, kind: 'makeup' });
    for (const member of other.families)
      expect(await seatOf(member)).toMatchObject({
        state: 'to_plan',
        classId: other.classId,
        kind: 'series',
      });
    const [waiting] = await offered();
    expect(await noticesOf(family().accountId, 'meeting.cancelled')).toMatchObject([
      { classId: own.classId, meetingId: waiting.meetingId },
    ]);
    // The family reads what took its time; a cancelled meeting is that of the other teacher alone.
    const { start } = meetingOf(other, 3);
    expect(waiting.lost).toMatchObject({ kind: 'cancelled', reason: 'Listrik padam' });
    expect(new Date(waiting.lost.startsAt)).toEqual(start);
    app.clock.set(start.toISOString());
    for (const [{ teacher }, n] of [
      [own, 0],
      [other, 1],
    ] as const) {
      const home = await app.ask('GET', '/dashboards/teacher', { token: teacher.token });
      expect(JSON.stringify(home.body).split('Listrik padam')).toHaveLength(n + 1);
    }
  });

  it('is held there for a guest alone, and the meeting lapses when the guest is excused as well', async () => {
    await aGuestAlone();
    expect(await seatOf(family())).toMatchObject({ state: 'planned', classId: other.classId });
    expect((await excuse(3, family(), other)).status).toBe(200);
    expect(await stateOf(meetingOf(other, 3))).toEqual({ state: 'lapsed', during: null });
    expect(await seatOf(family())).toMatchObject({ state: 'to_plan', classId: own.classId, kind: 'makeup' });
    expect(await noticesOf(other.teacher.accountId, 'meeting.excused')).toHaveLength(3);
    expect((await offered())[0].seats).toEqual([]);
  });

  it('goes back when the school cancels the meeting of a guest alone, which nobody has to plan again', async () => {
    await aGuestAlone();
    const cancelled = await app.ask('POST', `/meetings/${meetingOf(other, 3).id}/cancel`, {
      token: admin.token,
      body: { reason: 'Listrik padam' },
    });
    expect(cancelled.status).toBe(200);
    expect(await stateOf(meetingOf(other, 3))).toEqual({ state: 'lapsed', during: null });
    expect(await seatOf(family())).toMatchObject({ state: 'to_plan', classId: own.classId, kind: 'makeup' });
  });

  it('says that a pause of the other class took its time', async () => {
    await excuse(3);
    await (await take())();
    const paused = await app.ask('POST', `/classes/${other.classId}/pause`, {
      token: admin.token,
      body: { from: '2026-11-23', until: '2026-11-30', reason: 'Guru cuti' },
    });
    expect(resultOf(paused)).toBe('200');
    const [{ lost }] = await offered();
    expect(lost).toMatchObject({ kind: 'paused', startsAt: '2026-11-23T04:00:00Z', reason: '' });
  });

  it('does not get its time in another class by a pause of its own class that ends', async () => {
    await excuse(3);
    await (await take())();
    const ask = (path: string, body: object) => app.ask('POST', path, { token: admin.token, body });
    const pause = async (classId: string) =>
      resultOf(
        await ask(`/classes/${classId}/pause`, { from: '2026-11-23', until: '2026-11-30', reason: 'Libur' }),
      );
    expect(await pause(other.classId)).toBe('200');
    expect(await pause(own.classId)).toBe('200');
    const plan = await ask('/pauses/end/plan', { classIds: [own.classId] });
    const moved = plan.body.classes[0].changes.filter(
      ({ outcome }: { outcome: string }) => outcome === 'moved',
    );
    expect(moved).toMatchObject([{ number: 5 }, { number: 6 }]);
    const back = await ask(`/classes/${own.classId}/resume`, {});
    expect(back.body.planned).toMatchObject([{ number: 5 }, { number: 6 }]);
    expect(back.body.toPlan).toEqual([]);
    expect(await seatOf(family())).toMatchObject({ state: 'to_plan', kind: 'makeup' });
  });

  it('goes back when the school cancels the other class before it begins', async () => {
    await excuse(3);
    await (await take())();
    const [{ version }] = await rows('select version from school_class where id = $1', [other.classId]);
    const cancelled = await app.ask('POST', `/classes/${other.classId}/cancel`, {
      token: admin.token,
      body: { reason: 'Terlalu sedikit siswa', version },
    });
    expect(resultOf(cancelled)).toBe('200');
    expect(await seatOf(family())).toMatchObject({ state: 'to_plan', classId: own.classId, kind: 'makeup' });
  });

  it('keeps its place from a learner who would join the other class', async () => {
    await excuse(3);
    await (await take())();
    const joining = await placedFamily(app, [{ package: 'general-english-adult', learnerName: 'Rama' }]);
    const enrolmentId = joining.places[0]?.enrolmentId;
    const answer = await app.ask('POST', `/classes/${other.classId}/members`, {
      token: admin.token,
      body: { enrolmentId },
    });
    expect(resultOf(answer)).toBe('409 classes.placesGuests');
  });

  it('is chosen by the school as well, which shows it before', async () => {
    await excuse(3);
    await excuse(5);
    const path = `/enrolments/${family().enrolmentId}/replan`;
    const shown = await app.ask('GET', path, { token: admin.token });
    const seat = { className: 'General English', teacherName: expect.any(String) };
    // Number 5 of the other class is on Monday, 30 November.
    expect(shown.body.meetings).toMatchObject([
      { number: 3, seat, decision: { rule: 'makeup' } },
      { number: 5, seat, decision: { rule: 'makeup' } },
    ]);
    const done = await app.ask('POST', path, { token: admin.token, body: {} });
    expect(done.body.meetings).toEqual(shown.body.meetings);
    for (const number of [3, 5])
      expect(await seatOf(family(), number)).toMatchObject({ state: 'planned', classId: other.classId });
    expect(await noticesOf(family().accountId, 'meeting.joined')).toMatchObject([
      { by: 'school' },
      { by: 'school' },
    ]);
  });

  it.each([
    ['full', 'update school_class set capacity = 2 where id = $1'],
    ['of another level', `update school_class set level = 'B1' where id = $1`],
    ['of another program', `update school_class set package_type = 'conversation' where id = $1`],
  ])('is not offered in a class that is %s', async (_what, change) => {
    await rows(change, [other.classId]);
    await excuse(3);
    expect((await offered())[0].seats).toEqual([]);
    expect(resultOf(await (await take())())).toBe('409 offeredTimes.seatTaken');
  });
});

describe('a seat that a family has just taken', () => {
  it('is undone for 30 minutes: the make-up waits as before, family and teacher are told once, the place is free', async () => {
    await excuse(3);
    await excuse(3, family(1));
    const [before] = await offered();
    const undo = await takeAndUndo();
    const [taken] = await takenOf();
    expect(taken).toMatchObject({
      meetingId: meetingOf(other, 3).id,
      makeupId: before.meetingId,
      classId: own.classId,
      number: 3,
      undoUntil: later(new Date(MONDAY_MORNING), 30 * MINUTE).toISOString(),
    });
    afterMinutes(30);
    // Two presses at once are one.
    const answers = await Promise.all([undo(), undo()]);
    expect(answers.map(resultOf)).toEqual(['200', '200']);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await seatOf(family())).toMatchObject({ state: 'to_plan', classId: own.classId, kind: 'makeup' });
    const [after] = await offered();
    expect(after).toMatchObject({ meetingId: before.meetingId, seats: before.seats, lost: before.lost });
    expect(await takenOf()).toEqual([]);
    expect(await noticesOf(family().accountId, 'meeting.undone')).toMatchObject([
      { meetingId: before.meetingId, classId: own.classId },
    ]);
    expect(await noticesOf(other.teacher.accountId, 'meeting.undone')).toMatchObject([
      { meetingId: meetingOf(other, 3).id, classId: other.classId, isSeat: true },
    ]);
    expect(resultOf(await (await take(family(1)))())).toBe('200');
  });

  it('is undone by a guest who is alone by then: the meeting lapses, and its teacher is free', async () => {
    const undo = await aGuestAlone();
    expect(resultOf(await undo())).toBe('200');
    expect(await stateOf(meetingOf(other, 3))).toEqual({ state: 'lapsed', during: null });
    expect(await seatOf(family())).toMatchObject({ state: 'to_plan', classId: own.classId, kind: 'makeup' });
  });

  it('stays after 30 minutes, and where it was left, lost or chosen by the school', async () => {
    await excuse(3);
    const undo = await takeAndUndo();
    expect(resultOf(await undo(family(1).token))).toBe('404 offeredTimes.notFound');
    afterMinutes(30, 1);
    expect(resultOf(await undo())).toBe('409 offeredTimes.seatUndoOver');
    expect((await excuse(3, family(), other)).status).toBe(200);
    expect(resultOf(await undo())).toBe('404 offeredTimes.notFound');
    const [{ meetingId }] = await offered();
    const undoAgain = () => app.ask('POST', `/meetings/${meetingId}/seat/undo`, { token: family().token });
    expect(resultOf(await undoAgain())).toBe('409 offeredTimes.seatUndoOver');
    await app.ask('POST', `/enrolments/${family().enrolmentId}/replan`, { token: admin.token, body: {} });
    expect(resultOf(await undoAgain())).toBe('409 offeredTimes.seatUndoOver');
    expect(await takenOf()).toEqual([]);
    expect(await seatOf(family())).toMatchObject({ state: 'planned', classId: other.classId });
  });

  it('is undone by the other guardian who may decide as well', async () => {
    await excuse(3);
    const { accountId, learnerId } = family();
    const share = (may: 'decide' | 'look') =>
      aSecondGuardian(app, { accountId, learnerIds: [learnerId], may });
    const [second, looking] = [await share('decide'), await share('look')];
    const undo = await takeAndUndo();
    expect(resultOf(await undo(looking.token))).toBe('404 offeredTimes.notFound');
    expect(resultOf(await undo(second.token))).toBe('200');
    const undoOfSecond = await takeAndUndo({ ...family(), token: second.token });
    expect(resultOf(await undoOfSecond(family().token))).toBe('200');
    expect(await seatOf(family())).toMatchObject({ state: 'to_plan', classId: own.classId });
  });

  it('is undone while the school cancels the meeting: one of both happens', async () => {
    await excuse(3);
    const undo = await takeAndUndo();
    let cancelled: Answer | undefined;
    const held = holdAfter(app.services.pool, /from "school_class".*for no key update/s, async () => {
      cancelled = await app.ask('POST', `/meetings/${meetingOf(other, 3).id}/cancel`, {
        token: admin.token,
        body: { reason: 'Listrik padam' },
      });
    });
    expect(resultOf(await undo())).toMatch(/^(200|409 common.stale|404 offeredTimes.notFound)$/);
    expect(await held.done()).toEqual([]);
    expect(cancelled?.status).toBe(200);
    expect(await seatOf(family())).toMatchObject({ state: 'to_plan', classId: own.classId });
  });
});
