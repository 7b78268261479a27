import { later, MINUTE } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { clearForMinors, type Placed, readyFamily, TUE_THU } from '../../../test/open-classes.ts';
import { placedFamily, signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass, aTeacher, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { readyForARace } from '../../../test/sit-placement.ts';
import { type Answer, MONDAY_MORNING, resultOf } from '../../../test/start-test-app.ts';
import { publishProfile } from '../../../test/teacher-profile.ts';
import { offerNewTimes } from '../offered-times/offer-times.ts';

/* Times that one family holds or has asked for are taken for everybody else (docs/product/classes.md#self-booking). */

// A running class on Mondays and Wednesdays at 09:00 from 9 November; a new family holds Tuesdays and Thursdays at 09:00.
const HELD_THURSDAY = '2026-11-19T02:00:00.000Z';
const FREE_THURSDAY = '2026-11-19T03:00:00.000Z';
const MONDAY = new Date(MONDAY_MORNING);
const TEACHER_LOCK = /from "teacher".*for no key update/s;

const app = shared(startRules2School);
const admin = shared(() => signedInAccount(app, 'admin'));
let one: RunningClass;
let holder: Placed;
const family = () => one.families[0] as RunningClass['families'][number];

beforeEach(async () => {
  app.clock.set(MONDAY);
  await setMode('book');
  one = await aRunningClass(app, { teacher: await shownTeacher() });
  holder = await readyFamily(app);
});

const call = (method: string, who: { token: string }, path: string, body?: object) =>
  app.ask(method, path, { token: who.token, lang: 'en', ...(body ? { body } : {}) });
const hold = (who = holder, slots: object[] = TUE_THU) =>
  call('POST', who, `/enrolments/${who.enrolmentId}/hold`, { teacherId: one.teacher.accountId, slots });
const book = (who = holder) => call('POST', who, `/enrolments/${who.enrolmentId}/book`);
const move = (start = HELD_THURSDAY, who: { token: string } = family(), number = 3) =>
  call('POST', who, `/meetings/${meetingOf(one, number).id}/move`, { start, version: 1 });

async function setMode(mode: string): Promise<void> {
  const { body } = await call('GET', admin, '/settings/booking');
  if (body.mode !== mode) await call('PUT', admin, '/settings/booking', { mode, version: body.version });
}

/** A teacher whom families know by name and who may teach minors. */
async function shownTeacher() {
  const teacher = await aTeacher(app);
  await clearForMinors(app, teacher);
  await publishProfile(app, teacher);
  return teacher;
}

/** Runs `first` until it has the teacher's lock, and `second` until it waits for that. */
async function atOnce(first: () => Promise<Answer>, second: () => Promise<Answer>): Promise<string[]> {
  await readyForARace(app);
  let late: Answer | undefined;
  const race = holdAfter(app.pool, TEACHER_LOCK, async () => {
    late = await second();
  });
  const answer = await first();
  expect(await race.done()).toEqual([]);
  return [answer, late].map((one) => (one ? resultOf(one) : 'none'));
}

/** How many meetings of the teacher begin at an instant. */
async function meetingsAt(start: string): Promise<number> {
  const { rows } = await app.pool.query(
    'select count(*)::integer as n from meeting where teacher_id = $1 and lower(during) = $2',
    [one.teacher.accountId, start],
  );
  return rows[0].n;
}

describe('a held time', () => {
  it('is not moved to by another family, the teacher or an admin, who read until when; after that it is', async () => {
    expect((await hold()).status).toBe(201);
    for (const who of [family(), one.teacher, admin]) {
      const refused = await move(HELD_THURSDAY, who);
      expect(resultOf(refused)).toBe('409 meetings.timeHeld');
      expect(refused.body.message).toBe(
        'Another family holds that time for a new class until 09:10 WIB. Choose another time.',
      );
    }
    const path = `/meetings/${meetingOf(one, 3).id}/options?from=2026-11-19`;
    const offered = async () =>
      (await call('GET', family(), path)).body.free.map(({ start }: { start: string }) => start);
    expect(await offered()).not.toContain(HELD_THURSDAY);
    expect(await offered()).toContain(FREE_THURSDAY);
    app.clock.set(later(MONDAY, 10 * MINUTE));
    expect(await offered()).toContain(HELD_THURSDAY);
    expect(resultOf(await move())).toBe('200');
  });

  it('against a move at the same instant: whoever comes first has the time', async () => {
    expect(
      await atOnce(
        () => move(),
        () => hold(),
      ),
    ).toEqual(['200', '409 placing.taken']);
    const [other, next] = [await readyFamily(app), '2026-11-26T03:00:00.000Z'];
    const tenOClock = TUE_THU.map((slot) => ({ ...slot, minute: 600 }));
    expect(
      await atOnce(
        () => hold(other, tenOClock),
        () => move(next, family(), 5),
      ),
    ).toEqual(['201', '409 meetings.timeHeld']);
    expect([await meetingsAt(HELD_THURSDAY), await meetingsAt(next)]).toEqual([1, 0]);
  });

  it('that is booked against a move at the same instant stays with its family', async () => {
    await hold();
    expect(
      await atOnce(
        () => move(),
        () => book(),
      ),
    ).toEqual(['409 meetings.timeHeld', '201']);
    const other = await readyFamily(app);
    const tenOClock = TUE_THU.map((slot) => ({ ...slot, minute: 600 }));
    await hold(other, tenOClock);
    expect(
      await atOnce(
        () => book(other),
        () => move(FREE_THURSDAY),
      ),
    ).toEqual(['201', '409 meetings.teacherBusy']);
    expect([await meetingsAt(HELD_THURSDAY), await meetingsAt(FREE_THURSDAY)]).toEqual([1, 1]);
  });

  it('booked twice at the same instant opens one class', async () => {
    await readyForARace(app);
    await hold();
    let second: Answer | undefined;
    const race = holdAfter(app.pool, /from "account".*for no key update/s, async () => {
      second = await book();
    });
    const first = await book();
    expect(await race.done()).toEqual([]);
    expect([resultOf(first), second && resultOf(second)]).toEqual(['201', '409 placing.notHeld']);
    const { rows } = await app.pool.query(
      'select count(*)::integer as n from class_member where enrolment_id = $1',
      [holder.enrolmentId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('is not offered for a meeting without a time, and not taken where it was offered before', async () => {
    const { enrolmentId, learnerId, token } = family();
    await call('POST', family(), `/meetings/${meetingOf(one, 3).id}/excuse`, { learnerId });
    await offerNewTimes.run(app.services);
    const needing = async () =>
      (await app.ask('GET', `/enrolments/${enrolmentId}/offered-times`, { token })).body.meetings[0];
    const { meetingId, version, times } = await needing();
    const starts = times.map(({ start }: { start: string }) => start);
    const [start] = starts;
    const local = new Date(Date.parse(start) + 7 * 60 * MINUTE);
    const [weekday, minute] = [local.getUTCDay() || 7, local.getUTCHours() * 60 + local.getUTCMinutes()];
    const slots = [weekday, (weekday % 6) + 1].map((day) => ({ weekday: day, minute }));
    const take = () => call('POST', family(), `/meetings/${meetingId}/move`, { start, version });
    expect(await atOnce(() => hold(holder, slots), take)).toEqual(['201', '409 meetings.timeHeld']);
    const after = (await needing()).times.map((time: { start: string }) => time.start);
    expect([after.length, after.includes(start)]).toEqual([3, false]);
    await call('DELETE', holder, `/enrolments/${holder.enrolmentId}/hold`);
    const other = await readyFamily(app);
    expect(await atOnce(take, () => hold(other, slots))).toEqual(['200', '409 placing.taken']);
  });

  it('is passed over by new weekly times, and no substitute or new teacher takes it', async () => {
    await hold();
    const change = { from: '2026-11-09', teacherId: one.teacher.accountId };
    const slots = [{ weekday: 1, minute: 540 }, TUE_THU[1]];
    const plan = await call('POST', admin, `/classes/${one.classId}/times/plan`, { ...change, slots });
    const [planned] = plan.body.classes;
    expect(planned.skipped).toContainEqual({ start: HELD_THURSDAY, why: 'timeHeld' });
    expect(planned.times.map(({ to }: { to: string }) => to)).not.toContain(HELD_THURSDAY);

    const other = await aRunningClass(app);
    const { id } = meetingOf(other, 3);
    await app.pool.query(`update meeting set during = tstzrange($2, $3) where id = $1`, [
      id,
      HELD_THURSDAY,
      FREE_THURSDAY,
    ]);
    const given = { teacherId: one.teacher.accountId, reason: 'Sakit' };
    const substitute = await call('PUT', admin, `/meetings/${id}/teacher`, given);
    expect(resultOf(substitute)).toBe('409 meetings.timeHeld');
    await app.pool.query(
      `update meeting set during = null, state = 'to_plan' where class_id = $1 and id <> $2`,
      [other.classId, id],
    );
    const handedOver = await call('PUT', admin, `/classes/${other.classId}/teacher`, {
      ...given,
      version: 1,
    });
    expect(resultOf(handedOver)).toBe('409 meetings.timeHeld');
  });

  it('is a conflict of a class that an admin opens for another family, not for the one that holds it', async () => {
    await hold();
    const other = await readyFamily(app);
    const form = (who: Placed) => ({
      teacherId: one.teacher.accountId,
      enrolmentIds: [who.enrolmentId],
      slots: TUE_THU,
      startsOn: '2026-11-03',
    });
    const { conflicts } = (await call('POST', admin, '/classes/plan', form(other))).body;
    expect(conflicts[0]).toMatchObject({
      number: 1,
      why: 'timeHeld',
      until: later(MONDAY, 10 * MINUTE).toISOString(),
    });
    expect(resultOf(await call('POST', admin, '/classes', form(other)))).toBe('409 meetings.timeHeld');
    expect(resultOf(await call('POST', admin, '/classes', form(holder)))).toBe('201');
  });

  it('is a third one of an account only after another was given back', async () => {
    const places = await placedFamily(
      app,
      ['Ani', 'Budi', 'Cici'].map((learnerName) => ({
        package: 'general-english-adult',
        learnerName,
        birthDate: '1990-05-17',
      })),
    );
    await app.pool.query(
      `update enrolment set level = 'A2', level_given_at = opened_at where learner_id in (select id from learner where account_id = $1)`,
      [places.accountId],
    );
    const siblings = places.places.map((place) => ({ ...places, ...place }));
    const at = (n: number) =>
      hold(
        siblings[n],
        TUE_THU.map((slot) => ({ ...slot, minute: 600 + 60 * n })),
      );
    expect([resultOf(await at(0)), resultOf(await at(1))]).toEqual(['201', '201']);
    const third = await at(2);
    expect([resultOf(third), third.body.message]).toEqual([
      '409 placing.tooManyHolds',
      expect.stringContaining('2'),
    ]);
    await call('DELETE', places, `/enrolments/${siblings[0]?.enrolmentId}/hold`);
    expect(resultOf(await at(2))).toBe('201');
  });
});

describe('a time that the school was asked for', () => {
  it('stays taken until the school answers, and is free where the family has found a class otherwise', async () => {
    await setMode('ask');
    await hold();
    expect((await book()).status).toBe(201);
    app.clock.set(later(MONDAY, 60 * MINUTE));
    const refused = await move();
    expect([resultOf(refused), refused.body.message]).toEqual([
      '409 meetings.timeAsked',
      "Another family has asked for that time for a new class and waits for the school's answer. Choose another time.",
    ]);
    const opened = await call('POST', admin, '/classes', {
      teacherId: one.teacher.accountId,
      enrolmentIds: [holder.enrolmentId],
      slots: TUE_THU.map((slot) => ({ ...slot, minute: 900 })),
      startsOn: '2026-11-04',
    });
    expect([resultOf(opened), resultOf(await move())]).toEqual(['201', '200']);
  });

  it('is free once the school has declined', async () => {
    await setMode('ask');
    await hold();
    await book();
    const { requests } = (await call('GET', admin, '/placing/requests')).body;
    const { bookingId } = requests.find(
      ({ enrolmentId }: { enrolmentId: string }) => enrolmentId === holder.enrolmentId,
    );
    const body = { accept: false, reason: 'Guru cuti' };
    await call('POST', admin, `/placing/requests/${bookingId}/answer`, body);
    expect(resultOf(await move())).toBe('200');
  });
});
