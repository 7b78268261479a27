import { describe, expect, it } from 'vitest';
import { aClass, type ClassPlan, seatIn } from '../../../test/a-class.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { closeMeetings } from './jobs.ts';

const app = shared(startTestApp);

const MONDAY = '2026-11-09T02:00:00Z';
const NEXT_HOUR = '2026-11-09T03:00:00Z';

async function aMeeting(plan: Partial<ClassPlan> = {}) {
  const taught = await aClass(app, { starts: [MONDAY], ...plan });
  return { taught, ...seatIn(app, taught) };
}

const paidFor = async (meetingId: string) => {
  const { rows } = await app.pool.query('select paid_minutes, delay_minutes from meeting where id = $1', [
    meetingId,
  ]);
  return [rows[0].paid_minutes, rows[0].delay_minutes];
};

/** Lets the meeting end and be closed. */
async function end(seat: { at(minutes: number): void }) {
  seat.at(80);
  await closeMeetings.run(app.api.services);
}

describe('a teacher’s check-in for a meeting from 9:00 to 10:00', () => {
  it.each([
    ['5:00 before', -5, 0],
    ['at the start', 0, 0],
  ])('%s: on time, nothing is owed', async (_when, minutes, seconds) => {
    const seat = await aMeeting();
    seat.at(minutes, seconds);
    const answer = await seat.checkIn();
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ delayMinutes: 0, endsAt: '2026-11-09T03:00:00.000Z' }),
    ]);
    expect(answer.body.decision.outcome).toBe('onTime');
    expect(await seat.events()).toEqual([]);
    expect(await seat.noticeKinds()).toEqual([]);
    await end(seat);
    expect(await paidFor(seat.meetingId)).toEqual([60, 0]);
  });

  it.each([
    [0, 1, 1],
    [7, 30, 8],
    [15, 0, 15],
  ])(
    '%i:%i late: the started minutes are added to the end, and marking stays open',
    async (minutes, seconds, delay) => {
      const seat = await aMeeting();
      seat.at(minutes, seconds);
      const { body } = await seat.checkIn();
      const endsAt = new Date(Date.parse(NEXT_HOUR) + delay * 60_000).toISOString();
      expect(body).toMatchObject({ delayMinutes: delay, endsAt, decision: { outcome: 'addedToEnd' } });
      expect(await seat.events()).toEqual([]);
      expect(await seat.noticeKinds()).toEqual(['attendance.minutesOwed']);
      seat.at(60 + delay);
      expect((await seat.mark()).body).toMatchObject({ state: 'late', endsAt, closesAt: endsAt });
      await end(seat);
      expect(await paidFor(seat.meetingId)).toEqual([60, delay]);
    },
  );

  it.each([
    ['added to the end', {}, true],
    ['put into the minute bank', { starts: [MONDAY, NEXT_HOUR] }, false],
  ])("late: the family's class page shows the minutes that were %s", async (_where, plan, addedToEnd) => {
    const seat = await aMeeting(plan);
    const meetings = async () => {
      const { body } = await app.ask('GET', `/my-classes/${seat.taught.classId}`, {
        token: seat.family.token,
      });
      return body.meetings.map((one: { teacherDelay: unknown }) => one.teacherDelay);
    };
    seat.at(12, 30);
    expect((await meetings())[0]).toBeNull();
    await seat.checkIn();
    expect((await meetings())[0]).toEqual({ minutes: 13, addedToEnd });
    expect((await meetings()).slice(1).every((delay: unknown) => delay === null)).toBe(true);
  });

  it.each([
    ['5:01 before', -5, -1, 'attendance.checkInTooEarly'],
    ['15:01 after', 15, 1, 'attendance.checkInTooLate'],
  ])('%s: refused', async (_when, minutes, seconds, code) => {
    const seat = await aMeeting();
    seat.at(minutes, seconds);
    const answer = await seat.checkIn();
    expect([answer.status, answer.body.code]).toEqual([409, code]);
    expect(answer.body.message).not.toMatch(/undefined/);
  });

  it('repeated, or from two devices at once: the first one counts', async () => {
    const seat = await aMeeting();
    seat.at(4);
    const both = await Promise.all([seat.checkIn(), seat.checkIn()]);
    seat.at(9);
    const third = await seat.checkIn();
    const stands = {
      delayMinutes: 4,
      checkedInAt: '2026-11-09T02:04:00.000Z',
      endsAt: '2026-11-09T03:04:00.000Z',
    };
    for (const { status, body } of [...both, third])
      expect([status, body]).toEqual([200, expect.objectContaining(stands)]);
    expect(both.map(({ body }) => body.decision.outcome).sort()).toEqual(['addedToEnd', 'already']);
    expect(await seat.noticeKinds()).toEqual(['attendance.minutesOwed']);
  });

  it('is refused once the meeting is closed or has no time', async () => {
    const seat = await aMeeting();
    await app.pool.query("update seat set state = 'to_plan', during = null where meeting_id = $1", [
      seat.meetingId,
    ]);
    await app.pool.query("update meeting set state = 'to_plan', during = null where id = $1", [
      seat.meetingId,
    ]);
    seat.at(0);
    expect((await seat.checkIn()).body.code).toBe('attendance.checkInClosed');
  });
});

describe('a delay that cannot be added to the end', () => {
  it('goes to the minute bank if the teacher has another class then; the teacher is paid for less', async () => {
    const seat = await aMeeting();
    await aClass(app, { starts: [NEXT_HOUR], teacher: seat.taught.teacher });
    seat.at(6, 10);
    const { body } = await seat.checkIn();
    expect(body).toMatchObject({
      delayMinutes: 7,
      endsAt: '2026-11-09T03:00:00.000Z',
      decision: { outcome: 'owed' },
    });
    expect(await seat.events()).toEqual(['owed_minutes +7 min']);
    const told = await app.pool.query(
      `select kind, params -> 'perMeeting' as per from notification where account_id = $1`,
      [seat.family.accountId],
    );
    expect(told.rows).toEqual([{ kind: 'attendance.minutesOwed', per: 60 }]);
    seat.at(10);
    await seat.mark();
    await end(seat);
    expect(await paidFor(seat.meetingId)).toEqual([53, 7]);
  });

  it('gives nothing to a learner whose course was stopped', async () => {
    const taught = await aClass(app, { starts: [MONDAY], learners: 2 });
    const [first, stopped] = [seatIn(app, taught, 0, 0), seatIn(app, taught, 0, 1)];
    await aClass(app, { starts: [NEXT_HOUR], teacher: taught.teacher });
    await app.pool.query("update enrolment set state = 'suspended' where id = $1", [stopped.enrolmentId]);
    first.at(6);
    await first.checkIn();
    expect([await first.events(), await stopped.events()]).toEqual([['owed_minutes +6 min'], []]);
    expect(await stopped.noticeKinds()).toEqual([]);
  });

  it('goes to the bank of every learner in a group if one of them has another lesson then', async () => {
    const taught = await aClass(app, { starts: [MONDAY], learners: 2 });
    const [first, second] = [seatIn(app, taught, 0, 0), seatIn(app, taught, 0, 1)];
    const other = await aClass(app, { starts: [NEXT_HOUR] });
    await app.pool.query('update seat set learner_id = $2 where meeting_id = $1', [
      other.meetings[0]?.id,
      second.learnerId,
    ]);
    first.at(10);
    expect((await first.checkIn()).body.decision.outcome).toBe('owed');
    expect([await first.events(), await second.events()]).toEqual([
      ['owed_minutes +10 min'],
      ['owed_minutes +10 min'],
    ]);
  });

  it('becomes one extra meeting for each full 60 minutes, with the next number, to plan', async () => {
    const seat = await aMeeting();
    await aClass(app, { starts: [NEXT_HOUR], teacher: seat.taught.teacher });
    await app.pool.query(
      `insert into balance_event (enrolment_id, kind, minutes, source, at) values ($1::uuid, 'owed_minutes', 48, 'before:' || $1::text, now())`,
      [seat.enrolmentId],
    );
    seat.at(15);
    await seat.checkIn();
    expect(await seat.events()).toEqual([
      'owed_minutes +48 min',
      'owed_minutes +15 min',
      'owed_meeting +1 -60 min',
    ]);
    const { rows } = await app.pool.query(
      `select s.number, s.state, m.kind, m.state as meeting, m.during, m.decision -> 'reason' ->> 'key' as reason
       from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = $1 and m.kind = 'owed'`,
      [seat.enrolmentId],
    );
    expect(rows).toEqual([
      {
        number: 21,
        state: 'to_plan',
        kind: 'owed',
        meeting: 'to_plan',
        during: null,
        reason: 'owed.meeting',
      },
    ]);
    expect(await seat.noticeKinds()).toEqual(['attendance.minutesOwed', 'attendance.meetingOwed']);
  });
});
