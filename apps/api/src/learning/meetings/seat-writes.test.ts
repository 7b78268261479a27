import { later, MINUTE } from '@fasih/school/basics/instants';
import { decideClose } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { describe, expect, it } from 'vitest';
import {
  aRunningClass,
  balanceOf,
  classOfEachTest,
  meetingOf,
  type RunningClass,
} from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { markSeats } from '../attendance/store.ts';
import { type MeetingFacts, meetingFacts } from './facts.ts';
import { lapseSeats } from './lapse-seats.ts';
import { giveMakeup } from './makeups.ts';
import { addOwedMeeting } from './owed-meetings.ts';
import { returnMeeting } from './return-meeting.ts';
import { closeMeeting, freeAfter, lengthenMeeting, noteCheckIn, setSeatState } from './seat-writes.ts';

const app = shared(startTestApp);
const one = classOfEachTest(app);

const decision: Decision = {
  outcome: 'present',
  rule: 'attendance',
  policyVersion: 1,
  inputs: {},
  reason: { key: 'attendance.present', params: { start: '2026-11-09T02:00:00.000Z', grace: 15 } },
};
const place = (n = 0) => one.families[n] as RunningClass['families'][number];

async function facts(number: number): Promise<MeetingFacts> {
  const found = await meetingFacts(app.pool, meetingOf(one, number).id);
  if (!found) throw new Error('no meeting');
  return found;
}
const seatOf = async (number: number) => {
  const seat = (await facts(number)).seats[0];
  if (!seat) throw new Error('no seat');
  return seat;
};

/** Marks as attendance does; returns the new versions in order. */
async function markAll(
  seats: readonly { seatId: string; version: number }[],
  whenHeld: 'wait' | 'skip' = 'wait',
): Promise<(number | null)[]> {
  const marks = seats.map(({ seatId, version }) => ({
    seatId,
    version,
    state: 'present' as const,
    at: app.clock.now(),
    by: place().accountId,
    decision,
  }));
  return markSeats(app.pool, marks, whenHeld);
}

const mark = async (seat: { seatId: string; version: number }) => (await markAll([seat]))[0] ?? null;

describe('a mark and its balance event', () => {
  it('count once, however often and from wherever the mark is sent', async () => {
    const seat = await seatOf(1);
    const versions = await Promise.all(Array.from({ length: 8 }, () => mark(seat)));
    expect(versions.filter((version) => version !== null)).toEqual([seat.version + 1]);
    expect(await mark(seat)).toBeNull();
    expect(await balanceOf(app, place().enrolmentId)).toMatchObject({ left: 19, held: 1 });
    expect(await seatOf(1)).toMatchObject({ state: 'present', markedAt: app.clock.now() });
  });

  it('are one statement for many seats, and a seat sent twice at once counts once', async () => {
    const [first, second] = [await seatOf(1), await seatOf(2)];
    const stale = { ...(await seatOf(3)), version: 99 };
    const versions = await markAll([first, second, first, stale]);
    expect(versions.filter((version) => version !== null)).toHaveLength(2);
    expect(versions[1]).toBe(second.version + 1);
    expect(versions[3]).toBeNull();
    expect(await balanceOf(app, place().enrolmentId)).toMatchObject({ left: 18, held: 2 });
  });

  it('skip a locked seat or wait for it, as requested', async () => {
    const [held, free] = [await seatOf(1), await seatOf(2)];
    const waiting = await inTransaction(app.pool, async (db) => {
      await db.query('select from seat where id = $1 for update', [held.seatId]);
      expect(await markAll([held, free], 'skip')).toEqual([null, free.version + 1]);
      return { marked: markAll([held]) };
    });
    expect(await waiting.marked).toEqual([held.version + 1]);
    expect(await balanceOf(app, place().enrolmentId)).toMatchObject({ left: 18, held: 2 });
  });

  it('change nothing for an outdated version', async () => {
    const seat = await seatOf(1);
    expect(await mark({ ...seat, version: seat.version + 1 })).toBeNull();
    expect((await balanceOf(app, place().enrolmentId)).left).toBe(20);
  });

  it('can be corrected to any state, once per version', async () => {
    const seat = await seatOf(1);
    const becomes = { state: 'absent' as const, markedAt: null, markedBy: one.teacher.accountId, decision };
    expect(await setSeatState(app.pool, seat, becomes)).toBe(2);
    expect(await setSeatState(app.pool, seat, becomes)).toBeNull();
    expect(await seatOf(1)).toMatchObject({ state: 'absent', version: 2 });
  });
});

describe('the facts of a meeting', () => {
  it('are the same with and without locks', async () => {
    await mark(await seatOf(2));
    const { id } = meetingOf(one, 2);
    const locked = await inTransaction(app.pool, (db) => meetingFacts(db, id, 'lock'));
    const seen = await meetingFacts(app.pool, id);
    expect(seen).toEqual(locked);
    expect(seen?.span?.start).toBeInstanceOf(Date);
    expect(seen?.seats[0]?.markedAt).toEqual(app.clock.now());
    expect(await meetingFacts(app.pool, 'x')).toBeNull();
  });
});

describe('a teacher who never came', () => {
  it('has the mark undone, the course extended and the family notified, by the system', async () => {
    const { id, start } = meetingOf(one, 1);
    const now = later(start, 16 * MINUTE);
    app.clock.set(start);
    await mark(await seatOf(1));
    await inTransaction(app.pool, async (db) => {
      const meeting = await meetingFacts(db, id, 'lock');
      if (!meeting?.span) throw new Error('no meeting');
      const { span } = meeting;
      return returnMeeting(
        db,
        meeting,
        (seat) => decideClose(seat.policy, { ...seat, span, teacherCheckedIn: false }, now),
        { actor: 'school', accountId: null, role: null, reason: '' },
        now,
      );
    });
    expect(await balanceOf(app, place().enrolmentId)).toMatchObject({ left: 20, held: 0, extensionDays: 7 });
    expect(await facts(1)).toMatchObject({ state: 'to_plan', span: null });
    const { rows } = await app.pool.query(
      'select kind, by_account, by_role from meeting_change where meeting_id = $1',
      [id],
    );
    expect(rows).toEqual([{ kind: 'cancelled', by_account: null, by_role: null }]);
    const notices = await app.pool.query(
      `select account_id, kind, params ->> 'lastDay' as day from notification where params ->> 'meetingId' = $1 order by id`,
      [id],
    );
    expect(notices.rows).toEqual([
      { account_id: place().accountId, kind: 'meeting.teacherMissing', day: '2027-02-16' },
      { account_id: one.teacher.accountId, kind: 'meeting.teacherMissing', day: '2027-02-16' },
    ]);
  });
});

describe('closing and extending', () => {
  it("a meeting is closed once, with the teacher's paid minutes", async () => {
    const { id, end } = meetingOf(one, 1);
    const closing = { state: 'held' as const, paidMinutes: 55, decision };
    expect(await closeMeeting(app.pool, id, closing, end)).toBe(true);
    expect(await closeMeeting(app.pool, id, { ...closing, paidMinutes: 60 }, end)).toBe(false);
    const { rows } = await app.pool.query(
      'select state, paid_minutes, closed_at from meeting where id = $1',
      [id],
    );
    expect(rows).toEqual([{ state: 'held', paid_minutes: 55, closed_at: end }]);
  });

  it('a check-in is recorded once', async () => {
    const { id, start } = meetingOf(one, 1);
    expect(await noteCheckIn(app.pool, id, { at: start, delayMinutes: 0 })).toBe(true);
    expect(await noteCheckIn(app.pool, id, { at: later(start, MINUTE), delayMinutes: 1 })).toBe(false);
    expect(await facts(1)).toMatchObject({ checkedInAt: start, delayMinutes: 0 });
  });

  it('a delay extends meeting and seat if both are free', async () => {
    const { id, end } = meetingOf(one, 1);
    expect(await freeAfter(app.pool, await facts(1))).toEqual(meetingOf(one, 2).start);
    const longer = later(end, 10 * MINUTE);
    expect(await inTransaction(app.pool, (db) => lengthenMeeting(db, id, longer))).toBe(true);
    const meeting = await facts(1);
    expect([meeting.span?.end, meeting.seats[0]?.span?.end]).toEqual([longer, longer]);
  });

  it('no extension if the teacher or the learner is busy, and the transaction goes on', async () => {
    const { id, end } = meetingOf(one, 1);
    await aRunningClass(app, { teacher: one.teacher, minute: 600 });
    const longer = later(end, 10 * MINUTE);
    expect(await freeAfter(app.pool, await facts(1))).toEqual(end);
    const noted = await inTransaction(app.pool, async (db) => {
      expect(await lengthenMeeting(db, id, longer)).toBe(false);
      return noteCheckIn(db, id, { at: end, delayMinutes: 10 });
    });
    expect(noted).toBe(true);
    expect(await facts(1)).toMatchObject({ span: { end }, delayMinutes: 10 });
    const mine = await aRunningClass(app, { minute: 780 });
    const family = mine.families[0];
    await aRunningClass(app, { ...(family ? { family } : {}), minute: 840 });
    const first = meetingOf(mine, 1);
    expect(
      await inTransaction(app.pool, (db) => lengthenMeeting(db, first.id, later(first.end, MINUTE))),
    ).toBe(false);
  });
});

describe('meetings beside the series', () => {
  it('a waived absence becomes a make-up; the held meeting stays as it was', async () => {
    const { id, end } = meetingOf(one, 1);
    await closeMeeting(app.pool, id, { state: 'missed', paidMinutes: 60, decision }, end);
    const makeup = await inTransaction(app.pool, async (db) => {
      const meeting = await meetingFacts(db, id, 'lock');
      const seat = meeting?.seats[0];
      if (!meeting || !seat) throw new Error('no seat');
      return giveMakeup(db, meeting, seat, decision);
    });
    expect(await meetingFacts(app.pool, makeup.id)).toMatchObject({
      kind: 'makeup',
      number: 1,
      state: 'to_plan',
      seats: [{ number: 1, state: 'to_plan', span: null }],
    });
    expect(await facts(1)).toMatchObject({ state: 'missed', seats: [] });
  });

  it('an owed meeting gets the next number of the plan, and so on', async () => {
    const { enrolmentId } = place();
    const owed = { enrolmentId, classId: one.classId, decision };
    const first = await addOwedMeeting(app.pool, owed);
    const second = await addOwedMeeting(app.pool, owed);
    for (const [id, number] of [
      [first, 21],
      [second, 22],
    ] as const)
      expect(await meetingFacts(app.pool, id)).toMatchObject({
        kind: 'owed',
        number,
        state: 'to_plan',
        seats: [{ number, enrolmentId, state: 'to_plan' }],
      });
  });

  it('an ended course lapses its open seats, frees the teacher, and leaves the others in a group', async () => {
    const group = await aRunningClass(app, { learners: 2 });
    const [mine, other] = group.families;
    if (!mine || !other) throw new Error('no group');
    await app.pool.query(`update seat set state = 'present' where meeting_id = $1 and enrolment_id = $2`, [
      meetingOf(group, 1).id,
      mine.enrolmentId,
    ]);
    await lapseSeats(app.pool, [{ id: mine.enrolmentId, decision }]);
    const states = async (enrolmentId: string) =>
      (
        await app.pool.query(
          'select state, count(*)::int as n from seat where enrolment_id = $1 group by 1 order by 1',
          [enrolmentId],
        )
      ).rows;
    expect(await states(mine.enrolmentId)).toEqual([
      { state: 'lapsed', n: 19 },
      { state: 'present', n: 1 },
    ]);
    expect(await states(other.enrolmentId)).toEqual([{ state: 'planned', n: 20 }]);
    const planned = () =>
      app.pool.query(`select count(*)::int as n from meeting where class_id = $1 and during is not null`, [
        group.classId,
      ]);
    expect((await planned()).rows).toEqual([{ n: 20 }]);
    await lapseSeats(app.pool, [{ id: other.enrolmentId, decision }]);
    // The first one is marked, so it stays.
    expect((await planned()).rows).toEqual([{ n: 1 }]);
  });
});
