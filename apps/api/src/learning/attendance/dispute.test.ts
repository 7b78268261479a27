import { describe, expect, it } from 'vitest';
import { aClass, seatIn } from '../../../test/a-class.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, startTestApp } from '../../../test/start-test-app.ts';
import { closeMeetings, expireCourses } from './jobs.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));

const close = () => closeMeetings.run(app.api.services);
const resultOf = ({ status, body }: Answer) => `${status} ${body.code ?? body.state}`;

async function aMeeting() {
  const taught = await aClass(app, { starts: ['2026-11-09T02:00:00Z', '2026-11-11T02:00:00Z'] });
  const seat = seatIn(app, taught);
  const path = `/meetings/${seat.meetingId}/attendance/${seat.learnerId}/dispute`;
  return {
    ...seat,
    classId: taught.classId,
    dispute: (who: { token: string } = seat.family) => app.ask('POST', path, { token: who.token }),
    withdraw: (who: { token: string } = seat.family) => app.ask('DELETE', path, { token: who.token }),
    settle: async (outcome: string, who: { token: string } = admin) => {
      const { id } = await stored(seat.meetingId);
      const body = { outcome, reason: 'Rekaman dilihat' };
      return app.ask('POST', `/disputes/${id}/settle`, { token: who.token, body });
    },
    state: async () => (await stored(seat.meetingId)).state,
  };
}

async function stored(meetingId: string): Promise<{ id: string; state: string; seat: string }> {
  const { rows } = await app.pool.query(
    `select d.id, d.state, s.state as seat from dispute d join seat s on s.id = d.seat_id where d.meeting_id = $1`,
    [meetingId],
  );
  expect(rows).toHaveLength(1);
  return rows[0];
}

const work = async (meetingId: string) => {
  const { id } = await stored(meetingId);
  const { body } = await app.ask('GET', '/dashboards/admin', { token: admin.token });
  const group = body.work.find(({ kind }: { kind: string }) => kind === 'teacherDispute');
  return group?.items.some((item: { id: string }) => item.id === id) ?? false;
};

describe('a family says that the teacher is not there', () => {
  it('from three minutes after the start, once for two presses and two devices at the same moment', async () => {
    const seat = await aMeeting();
    seat.at(3, -1);
    expect(resultOf(await seat.dispute())).toBe('409 attendance.disputeTooEarly');
    seat.at(3);
    const answers = await Promise.all([seat.dispute(), seat.dispute(), seat.dispute()]);
    expect(answers.map(resultOf)).toEqual(['200 open', '200 open', '200 open']);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await work(seat.meetingId)).toBe(true);
    const home = await app.ask('GET', '/dashboards/student', { token: seat.family.token });
    expect(home.body.next).toMatchObject({ teacherHere: false, dispute: 'open' });
    const { rows } = await app.pool.query(
      `select count(*)::int as n from audit_log where action = 'attendance.disputed' and after ->> 'meetingId' = $1`,
      [seat.meetingId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('not for others, nor once the teacher has checked in or the meeting is over', async () => {
    const seat = await aMeeting();
    const other = await aMeeting();
    seat.at(4);
    expect(resultOf(await seat.dispute(other.family))).toBe('404 attendance.notFound');
    await seat.checkIn();
    expect(resultOf(await seat.dispute())).toBe('409 attendance.disputeTeacherHere');
    other.at(60, 1);
    expect(resultOf(await other.dispute())).toBe('409 attendance.disputeClosed');
  });

  it('and the teacher does not come: the meeting comes back as before, and the dispute is settled', async () => {
    const seat = await aMeeting();
    seat.at(5);
    await seat.dispute();
    seat.at(15, 1);
    await close();
    expect(await stored(seat.meetingId)).toMatchObject({ state: 'returned', seat: 'to_plan' });
    expect(await work(seat.meetingId)).toBe(false);
  });

  it('and the school cancels the meeting: nothing is left to decide', async () => {
    const seat = await aMeeting();
    seat.at(5);
    await seat.dispute();
    const cancelled = await app.ask('POST', `/meetings/${seat.meetingId}/cancel`, {
      token: admin.token,
      body: { reason: 'Guru sakit' },
    });
    expect(cancelled.status).toBe(200);
    expect(await work(seat.meetingId)).toBe(false);
    expect(resultOf(await seat.settle('forfeited'))).toBe('409 attendance.disputeSettled');
    // What happens to the meeting at its next time says nothing about this one.
    for (const [table, id] of [
      ['meeting', 'id'],
      ['seat', 'meeting_id'],
    ])
      await app.pool.query(
        `update ${table} set state = 'planned', during = '[2026-11-12T02:00Z,2026-11-12T03:00Z)' where ${id} = $1`,
        [seat.meetingId],
      );
    app.clock.set('2026-11-12T02:01:00Z');
    await seat.checkIn();
    expect((await seat.correct('absent', '')).status).toBe(200);
    expect(await seat.state()).toBe('open');
  });

  it('and both come after all: the meeting is held', async () => {
    const seat = await aMeeting();
    seat.at(5);
    await seat.dispute();
    await seat.checkIn();
    await seat.mark();
    seat.at(70);
    await close();
    expect(await stored(seat.meetingId)).toMatchObject({ state: 'held', seat: 'present' });
    expect(resultOf(await seat.settle('returned'))).toBe('409 attendance.disputeSettled');
  });

  it('and has marked its learner before: whether the teacher came is still open', async () => {
    const seat = await aMeeting();
    seat.at(1);
    await seat.mark();
    seat.at(5);
    await seat.dispute();
    await seat.checkIn();
    seat.at(70);
    await close();
    expect(await stored(seat.meetingId)).toMatchObject({ state: 'open', seat: 'present' });
    expect(await work(seat.meetingId)).toBe(true);
  });

  it('and takes that back once the learner is marked, as often as it presses', async () => {
    const seat = await aMeeting();
    seat.at(5);
    expect(resultOf(await seat.withdraw())).toBe('409 attendance.disputeNone');
    await seat.dispute();
    await seat.checkIn();
    expect(resultOf(await seat.withdraw())).toBe('409 attendance.disputeUnmarked');
    await seat.correct('present', '');
    expect(resultOf(await seat.withdraw((await aMeeting()).family))).toBe('404 attendance.notFound');
    const answers = await Promise.all([seat.withdraw(), seat.withdraw()]);
    expect(answers.map(resultOf)).toEqual(['200 held', '200 held']);
    const { rows } = await app.pool.query(
      `select count(*)::int as n from audit_log where action = 'attendance.disputeWithdrawn' and after ->> 'meetingId' = $1`,
      [seat.meetingId],
    );
    expect(rows).toEqual([{ n: 1 }]);
    seat.at(70);
    await close();
    expect(await work(seat.meetingId)).toBe(false);
    expect(resultOf(await seat.settle('returned'))).toBe('409 attendance.disputeSettled');
  });
});

describe('a disputed meeting that its teacher marked as attended', () => {
  /** The teacher marks before the family reports, or afterwards; then the meeting is closed. */
  const marked = async (order: 'before' | 'after' = 'after') => {
    const seat = await aMeeting();
    seat.at(4);
    if (order === 'before') expect((await seat.correct('present', '')).status).toBe(200);
    expect(resultOf(await seat.dispute())).toBe('200 open');
    await seat.checkIn();
    if (order === 'after') expect((await seat.correct('present', '')).status).toBe(200);
    expect(await stored(seat.meetingId)).toMatchObject({ state: 'open', seat: 'present' });
    seat.at(70);
    await close();
    return seat;
  };

  it.each(['before', 'after'] as const)('%s the report stays open until an admin decides', async (order) => {
    const seat = await marked(order);
    expect(await stored(seat.meetingId)).toMatchObject({ state: 'open', seat: 'present' });
    expect(await work(seat.meetingId)).toBe(true);
    expect(resultOf(await seat.correct('absent', 'Salah tekan'))).toBe('409 attendance.disputed');
    await app.pool.query(`update enrolment set last_day = '2026-11-12' where id = $1`, [seat.enrolmentId]);
    app.clock.set('2026-11-14T02:00:00Z');
    await close();
    await expireCourses.run(app.api.services);
    expect(resultOf(await seat.settle('held'))).toBe('200 held');
    expect(await stored(seat.meetingId)).toMatchObject({ state: 'held', seat: 'present' });
    expect(await seat.noticeKinds()).toContain('attendance.corrected');
  });

  it.each([
    ['returned', 'to_plan', ['held -1', 'returned +1'], 'missed'],
    ['forfeited', 'absent', ['held -1', 'returned +1', 'forfeited -1'], 'missed'],
    ['held', 'present', ['held -1'], 'held'],
  ])('is %s by an admin, whatever the teacher marked', async (outcome, becomes, events, meeting) => {
    const seat = await marked();
    expect(resultOf(await seat.settle(outcome))).toBe(`200 ${outcome}`);
    expect(await stored(seat.meetingId)).toMatchObject({ state: outcome, seat: becomes });
    expect((await seat.events()).filter((event) => !event.startsWith('extended'))).toEqual(events);
    const { rows } = await app.pool.query('select state from meeting where id = $1', [seat.meetingId]);
    expect(rows).toEqual([{ state: meeting }]);
  });

  it('is settled by an admin who sets the same mark, or another one with a reason', async () => {
    const seat = await marked();
    expect((await seat.correct('present', '', admin.token)).status).toBe(200);
    expect(await seat.state()).toBe('held');
    // Whatever is marked later, the teacher of whom the family said so does not mark it absent.
    expect(resultOf(await seat.correct('absent', 'Salah tekan'))).toBe('409 attendance.disputed');
    const other = await marked();
    expect((await other.correct('absent', 'Rekaman dilihat', admin.token)).status).toBe(200);
    expect(await stored(other.meetingId)).toMatchObject({ state: 'forfeited', seat: 'absent' });
  });
});

describe('a disputed meeting that nobody marked', () => {
  const unmarked = async () => {
    const seat = await aMeeting();
    seat.at(5);
    await seat.dispute();
    await seat.checkIn();
    expect(resultOf(await seat.settle('returned'))).toBe('409 attendance.disputeRunning');
    seat.at(70);
    await close();
    return seat;
  };

  it('is not forfeited by itself, and its course does not end before an admin has decided', async () => {
    const seat = await unmarked();
    expect(await stored(seat.meetingId)).toMatchObject({ state: 'open', seat: 'planned' });
    expect(await seat.events()).toEqual([]);
    expect(await work(seat.meetingId)).toBe(true);
    await app.pool.query(`update enrolment set last_day = '2026-11-12' where id = $1`, [seat.enrolmentId]);
    app.clock.set('2026-11-14T02:00:00Z');
    await close();
    await expireCourses.run(app.api.services);
    expect(await seat.state()).toBe('open');
    expect(resultOf(await seat.settle('returned'))).toBe('200 returned');
    // Seven days from now, though the second meeting, whose teacher never came, had already added some.
    await expireCourses.run(app.api.services);
    expect(await seat.events()).toEqual(['extended +7 d', 'extended +2 d']);
    const { rows } = await app.pool.query(
      `select state, last_day::text as "lastDay" from enrolment where id = $1`,
      [seat.enrolmentId],
    );
    expect(rows).toEqual([{ state: 'active', lastDay: '2026-11-21' }]);
  });

  it('comes back to plan where the teacher was not there; two admins decide once', async () => {
    const seat = await unmarked();
    const answers = await Promise.all([seat.settle('returned'), seat.settle('forfeited')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(resultOf(await seat.settle('returned', seat.family))).toBe('403 common.notAllowed');
  });

  it('is forfeited where the teacher was there, and the family reads why', async () => {
    const seat = await unmarked();
    expect(resultOf(await seat.settle('forfeited'))).toBe('200 forfeited');
    expect(await seat.events()).toEqual(['forfeited -1']);
    const { rows } = await app.pool.query(
      `select params -> 'reason' ->> 'key' as reason, params ->> 'said' as said from notification where account_id = $1 and kind = 'attendance.forfeited'`,
      [seat.family.accountId],
    );
    expect(rows).toEqual([{ reason: 'dispute.forfeited', said: 'Rekaman dilihat' }]);
  });

  it('comes back without being counted, and the family is told', async () => {
    const seat = await unmarked();
    await app.pool.query(`update school_class set state = 'completed', ended_at = now() where id = $1`, [
      seat.classId,
    ]);
    await seat.settle('returned');
    expect(await stored(seat.meetingId)).toMatchObject({ state: 'returned', seat: 'to_plan' });
    expect(await seat.events()).toEqual([]);
    const { rows: changes } = await app.pool.query(
      `select m.kind, x.kind as change, x.reason, c.state from meeting_change x join meeting m on m.id = x.meeting_id
       join school_class c on c.id = m.class_id where c.id = $1 order by m.kind`,
      [seat.classId],
    );
    const waived = { change: 'waived', reason: 'Rekaman dilihat', state: 'active' };
    expect(changes).toEqual([
      { kind: 'makeup', ...waived },
      { kind: 'series', ...waived },
    ]);
    const { rows } = await app.pool.query(
      `select params ->> 'reason' as reason from notification where account_id = $1 and kind = 'attendance.waived'`,
      [seat.family.accountId],
    );
    expect(rows).toEqual([{ reason: 'Rekaman dilihat' }]);
  });

  it('is not decided against the family by its teacher, and by an admin only with a reason', async () => {
    const seat = await unmarked();
    expect(resultOf(await seat.correct('absent', 'Tidak masuk'))).toBe('409 attendance.disputed');
    expect(resultOf(await seat.correct('absent', '', admin.token))).toBe('409 attendance.reasonNeeded');
    expect(await stored(seat.meetingId)).toMatchObject({ state: 'open', seat: 'planned' });
    expect((await seat.correct('absent', 'Rekaman dilihat', admin.token)).status).toBe(200);
    expect(await stored(seat.meetingId)).toMatchObject({ state: 'forfeited', seat: 'absent' });
  });

  it('is held where an admin has found both there, and the course that has nothing left is finished', async () => {
    const seat = await unmarked();
    await app.pool.query(
      `insert into balance_event (enrolment_id, kind, meetings, source, at) values ($1::uuid, 'held', -19, 'rest:' || $1::text, now())`,
      [seat.enrolmentId],
    );
    await app.pool.query(
      `update meeting set state = 'lapsed', during = null where class_id = $1 and state = 'planned'`,
      [seat.classId],
    );
    await app.pool.query(
      `update seat set state = 'lapsed', during = null where enrolment_id = $1 and meeting_id <> $2`,
      [seat.enrolmentId, seat.meetingId],
    );
    expect(resultOf(await seat.settle('held'))).toBe('200 held');
    expect(await stored(seat.meetingId)).toMatchObject({ state: 'held', seat: 'present' });
    const { rows } = await app.pool.query(
      `select c.state as class, m.state as meeting, e.finished_at is not null as finished
       from school_class c, meeting m, enrolment e where c.id = $1 and m.id = $2 and e.id = $3`,
      [seat.classId, seat.meetingId, seat.enrolmentId],
    );
    expect(rows).toEqual([{ class: 'completed', meeting: 'held', finished: true }]);
  });

  it('is settled as well by staff who correct the mark', async () => {
    const seat = await unmarked();
    const path = `/meetings/${seat.meetingId}/attendance/${seat.learnerId}`;
    const body = { status: 'present', reason: '' };
    expect((await app.ask('PUT', path, { token: admin.token, body })).status).toBe(200);
    expect(await stored(seat.meetingId)).toMatchObject({ state: 'held', seat: 'present' });
  });
});
