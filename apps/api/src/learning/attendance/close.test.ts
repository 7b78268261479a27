import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { aClass, type ClassPlan, seatIn } from '../../../test/a-class.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { closeMeetings, warnOfMissingTeachers } from './jobs.ts';

const app = shared(startTestApp);

const MONDAY = '2026-11-09T02:00:00Z';
const WEDNESDAY = '2026-11-11T02:00:00Z';
const close = () => closeMeetings.run(app.api.services);

async function aMeeting(plan: Partial<ClassPlan> = {}) {
  const schoolClass = await aClass(app, { starts: [MONDAY, WEDNESDAY], ...plan });
  return { schoolClass, ...seatIn(app, schoolClass) };
}

async function meetingRow(meetingId: string) {
  const { rows } = await app.pool.query(
    `select state, paid_minutes as paid, closed_at is not null as closed, decision -> 'reason' ->> 'key' as why
     from meeting where id = $1`,
    [meetingId],
  );
  return rows[0];
}

const stateOfClass = async (classId: string) => {
  const { rows } = await app.pool.query('select state from school_class where id = $1', [classId]);
  return rows[0].state;
};

describe('a meeting of one hour with its teacher present', () => {
  it('is closed one second after its end: held if the learner was marked, and the teacher is paid', async () => {
    const seat = await aMeeting();
    seat.at(0);
    await seat.checkIn();
    await seat.mark();
    seat.at(60);
    await close();
    expect(await meetingRow(seat.meetingId)).toMatchObject({ state: 'planned', closed: false });
    seat.at(60, 1);
    expect(await close()).toBe(1);
    expect(await meetingRow(seat.meetingId)).toEqual({
      state: 'held',
      paid: 60,
      closed: true,
      why: 'close.held',
    });
    expect(await seat.events()).toEqual(['held -1']);
    expect(await close()).toBe(0);
  });

  it('is forfeited if the learner was not marked; the family gets the reason and the teacher is paid', async () => {
    const seat = await aMeeting();
    seat.at(-5);
    await seat.checkIn();
    seat.at(60, 1);
    await close();
    expect(await meetingRow(seat.meetingId)).toEqual({
      state: 'missed',
      paid: 60,
      closed: true,
      why: 'close.forfeited',
    });
    expect((await seat.read()).body).toMatchObject({
      state: 'absent',
      bySchool: false,
      decision: { outcome: 'forfeited', reason: { key: 'close.forfeited' } },
    });
    expect(await seat.events()).toEqual(['forfeited -1']);
    const { rows } = await app.pool.query(
      `select params -> 'reason' ->> 'key' as reason, params ->> 'learnerName' as name from notification
       where account_id = $1 and kind = 'attendance.forfeited'`,
      [seat.family.accountId],
    );
    expect(rows).toEqual([{ reason: 'close.forfeited', name: 'Sekar' }]);
    // Marking after the close changes nothing and returns the final state.
    expect((await seat.mark()).body).toMatchObject({ state: 'absent', markNow: { outcome: 'already' } });
  });

  it('is forfeited with the late excuse as the reason', async () => {
    const seat = await aMeeting();
    await app.pool.query('update seat set told_late_at = $2 where meeting_id = $1', [
      seat.meetingId,
      '2026-11-08T20:00:00Z',
    ]);
    seat.at(0);
    await seat.checkIn();
    seat.at(61);
    await close();
    expect((await seat.read()).body.decision.reason).toEqual({
      key: 'close.toldLate',
      params: { toldAt: '2026-11-08T20:00:00.000Z', hours: 6, needed: 24 },
    });
  });

  it('in a group is settled per learner, and the teacher is paid once', async () => {
    const group = await aClass(app, { starts: [MONDAY, WEDNESDAY], learners: 3 });
    const [onTime, late, absent] = [0, 1, 2].map((learner) => seatIn(app, group, 0, learner));
    if (!onTime || !late || !absent) throw new Error('the group needs three learners');
    onTime.at(0);
    await onTime.checkIn();
    await onTime.mark();
    onTime.at(20);
    await late.mark();
    onTime.at(60, 1);
    await close();
    expect(await meetingRow(onTime.meetingId)).toMatchObject({ state: 'held', paid: 60 });
    expect([await onTime.events(), await late.events(), await absent.events()]).toEqual([
      ['held -1'],
      ['held -1'],
      ['forfeited -1'],
    ]);
  });

  it('is not forfeited for a stopped course: the seat is to be planned again', async () => {
    const seat = await aMeeting();
    seat.at(0);
    await seat.checkIn();
    await app.pool.query("update enrolment set state = 'suspended' where id = $1", [seat.enrolmentId]);
    seat.at(61);
    await close();
    expect(await seat.events()).toEqual([]);
    expect(await meetingRow(seat.meetingId)).toMatchObject({ state: 'missed', paid: 60 });
    const { rows } = await app.pool.query(
      'select s.state, m.kind, s.number from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = $1 and s.number = 1',
      [seat.enrolmentId],
    );
    expect(rows).toEqual([{ state: 'to_plan', kind: 'makeup', number: 1 }]);
  });

  it('completes its class if it was the last one and no meeting is to be planned', async () => {
    const seat = await aMeeting();
    const second = seatIn(app, seat.schoolClass, 1);
    for (const current of [seat, second]) {
      current.at(0);
      await current.checkIn();
      await current.mark();
      current.at(61);
      await close();
      expect(await stateOfClass(seat.schoolClass.classId)).toBe(current === seat ? 'scheduled' : 'completed');
    }
    const unplanned = await aMeeting({ starts: [MONDAY] });
    await app.pool.query(
      `insert into meeting (class_id, number, kind, teacher_id, state)
       select class_id, 2, 'makeup', teacher_id, 'to_plan' from meeting where id = $1`,
      [unplanned.meetingId],
    );
    unplanned.at(0);
    await unplanned.checkIn();
    unplanned.at(61);
    await close();
    expect(await stateOfClass(unplanned.schoolClass.classId)).toBe('scheduled');
  });

  it('completes a paused class if it was the last one', async () => {
    const seat = await aMeeting({ starts: [MONDAY] });
    await app.pool.query(
      `update school_class set state = 'paused', paused_from = '2026-11-09', paused_until = '2026-11-20' where id = $1`,
      [seat.schoolClass.classId],
    );
    seat.at(0);
    await seat.checkIn();
    seat.at(61);
    await close();
    expect(await stateOfClass(seat.schoolClass.classId)).toBe('completed');
  });

  it('completes its class if its last two meetings are closed at the same instant', async () => {
    const seat = await aMeeting();
    await app.pool.query('update meeting set checked_in_at = lower(during) where class_id = $1', [
      seat.schoolClass.classId,
    ]);
    seatIn(app, seat.schoolClass, 1).at(61);
    await Promise.all([close(), close(), close()]);
    expect(await stateOfClass(seat.schoolClass.classId)).toBe('completed');
    expect(await seat.events()).toEqual(['forfeited -1', 'forfeited -1']);
  });
});

describe('forfeits running', () => {
  it('two ask the family, three the admins; one that is attended begins anew', async () => {
    const admin = await signedInAccount(app, 'admin');
    const starts = ['09', '11', '13', '16', '18', '20'].map((day) => `2026-11-${day}T02:00:00Z`);
    const schoolClass = await aClass(app, { starts });
    const { learnerId } = seatIn(app, schoolClass);
    const told: string[][] = [];
    for (const [index] of starts.entries()) {
      const seat = seatIn(app, schoolClass, index);
      seat.at(0);
      await seat.checkIn();
      if (index === 3) await seat.mark();
      seat.at(61);
      await close();
      const { rows } = await app.pool.query<{ kind: string }>(
        `select distinct kind from notification where params ->> 'meetingId' = $1
           and kind in ('attendance.twoForfeited', 'learner.threeForfeited') and account_id = any($2)`,
        [seat.meetingId, [seat.family.accountId, admin.accountId]],
      );
      told.push(rows.map(({ kind }) => kind));
    }
    expect(told).toEqual([
      [],
      ['attendance.twoForfeited'],
      ['learner.threeForfeited'],
      [],
      [],
      ['attendance.twoForfeited'],
    ]);
    const { rows } = await app.pool.query(
      `select params ->> 'learnerId' as learner from notification where kind = 'learner.threeForfeited' and account_id = $1`,
      [admin.accountId],
    );
    expect(rows).toEqual([{ learner: learnerId }]);
    await app.pool.query('update account set active = false where id = $1', [admin.accountId]);
  });

  it('three stay a task of the admins until one of them notes an outcome', async () => {
    const admin = await signedInAccount(app, 'admin');
    const starts = ['09', '11', '13'].map((day) => `2026-11-${day}T02:00:00Z`);
    const schoolClass = await aClass(app, { starts });
    for (const [index] of starts.entries()) {
      const seat = seatIn(app, schoolClass, index);
      seat.at(0);
      await seat.checkIn();
      seat.at(61);
      await close();
    }
    const { learnerId, meetingId, family } = seatIn(app, schoolClass, 2);
    const tasks = async () => {
      const { body } = await app.ask('GET', '/dashboards/admin', { token: admin.token });
      const group = body.work.find(({ kind }: { kind: string }) => kind === 'familyCall');
      return (group?.items ?? []).filter((item: { learnerId: string }) => item.learnerId === learnerId);
    };
    const [task] = await tasks();
    const settle = (body: object, token = admin.token) =>
      app.ask('POST', `/family-calls/${task.id}/settle`, { token, body });
    expect((await settle({ outcome: 'spoken' }, family.token)).status).toBe(403);
    expect((await settle({ outcome: 'other' })).body.fields).toEqual({ note: expect.any(String) });
    // A forfeit that comes back ends the run, and so does a meeting that is attended.
    for (const state of ['to_plan', 'present']) {
      await app.pool.query('update seat set state = $2 where meeting_id = $1', [meetingId, state]);
      expect(await tasks()).toHaveLength(0);
    }
    await app.pool.query(`update seat set state = 'absent' where meeting_id = $1`, [meetingId]);
    expect(await tasks()).toHaveLength(1);
    const both = await Promise.all([
      settle({ outcome: 'spoken' }),
      settle({ outcome: 'other', note: 'Pindah kota' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await tasks()).toHaveLength(0);
    await app.pool.query('update account set active = false where id = $1', [admin.accountId]);
  });
});

describe('a meeting whose teacher does not come', () => {
  it('warns the teacher and every active admin after 5 minutes, once', async () => {
    const [admin, inactive] = [await signedInAccount(app, 'admin'), await signedInAccount(app, 'admin')];
    await app.pool.query('update account set active = false where id = $1', [inactive.accountId]);
    const seat = await aMeeting();
    const warned = async () => {
      await warnOfMissingTeachers.run(app.api.services);
      const { rows } = await app.pool.query(
        `select n.kind, n.account_id = m.teacher_id as teacher, n.account_id = $2 as admin from notification n
         join meeting m on m.id::text = n.params ->> 'meetingId' where m.id = $1 and n.kind like 'teacher.%' order by n.kind`,
        [seat.meetingId, admin.accountId],
      );
      return rows;
    };
    const both = [
      { kind: 'teacher.awaited', teacher: true, admin: false },
      { kind: 'teacher.missing', teacher: false, admin: true },
    ];
    seat.at(5, -1);
    expect(await warned()).toEqual([]);
    seat.at(5);
    expect(await warned()).toEqual(both);
    seat.at(12);
    expect(await warned()).toEqual(both);
    expect(await warnOfMissingTeachers.run(app.api.services)).toBe(0);
    const attended = await aMeeting();
    attended.at(0);
    await attended.checkIn();
    attended.at(12);
    await warnOfMissingTeachers.run(app.api.services);
    const { rows } = await app.pool.query(
      `select 1 from notification where kind = 'teacher.missing' and params ->> 'meetingId' = $1`,
      [attended.meetingId],
    );
    expect(rows).toEqual([]);
    await app.pool.query("update account set active = false where role = 'admin'");
    attended.at(61);
    await close();
  });

  it('is given back 15 minutes after its start: no meeting is lost, and the course is extended by seven days', async () => {
    const seat = await aMeeting();
    seat.at(15);
    await close();
    expect(await meetingRow(seat.meetingId)).toMatchObject({ state: 'planned' });
    seat.at(15, 1);
    await close();
    expect(await meetingRow(seat.meetingId)).toEqual({
      state: 'to_plan',
      paid: null,
      closed: false,
      why: 'close.teacherMissing',
    });
    expect(await seat.events()).toEqual(['extended +7 d']);
    const told = await app.pool.query(
      `select params ->> 'grace' as grace from notification where account_id = $1 and kind = 'meeting.teacherMissing'`,
      [seat.family.accountId],
    );
    expect(told.rows).toEqual([{ grace: '15' }]);
    const { rows } = await app.pool.query('select last_day from enrolment where id = $1', [seat.enrolmentId]);
    expect(rows).toEqual([{ last_day: '2027-02-09' }]);
    expect((await seat.checkIn()).body.code).toBe('attendance.checkInClosed');
  });

  it('reverses the learner’s mark', async () => {
    const seat = await aMeeting();
    seat.at(2);
    await seat.mark();
    seat.at(15, 1);
    await close();
    expect(await seat.events()).toEqual(['held -1', 'returned +1', 'extended +7 d']);
    expect((await seat.read()).body).toMatchObject({ state: 'to_plan', markedAt: null });
  });
});

describe('a meeting of a stopped course whose teacher does not come', () => {
  const stop = (enrolmentId: string) =>
    app.pool.query("update enrolment set state = 'suspended' where id = $1", [enrolmentId]);

  it('warns and notifies nobody, extends nothing, and is to be planned again', async () => {
    await signedInAccount(app, 'admin');
    const seat = await aMeeting();
    await stop(seat.enrolmentId);
    seat.at(12);
    await warnOfMissingTeachers.run(app.api.services);
    const { rows: warned } = await app.pool.query(
      `select 1 from notification where kind = 'teacher.missing' and params ->> 'meetingId' = $1`,
      [seat.meetingId],
    );
    expect(warned).toEqual([]);
    seat.at(15, 1);
    await close();
    expect(await meetingRow(seat.meetingId)).toMatchObject({ state: 'missed', paid: 0, closed: true });
    expect(await seat.events()).toEqual([]);
    expect(await seat.noticeKinds()).toEqual([]);
    const { rows } = await app.pool.query(
      `select e.last_day as "lastDay", s.state, s.during from enrolment e join seat s on s.enrolment_id = e.id
       where e.id = $1 and s.number = 1`,
      [seat.enrolmentId],
    );
    expect(rows).toEqual([{ lastDay: '2027-02-02', state: 'to_plan', during: null }]);
    await app.pool.query("update account set active = false where role = 'admin'");
  });

  it('in a group extends only the courses that are not stopped', async () => {
    const group = await aClass(app, { starts: [MONDAY, WEDNESDAY], learners: 2 });
    const [active, stopped] = [seatIn(app, group, 0, 0), seatIn(app, group, 0, 1)];
    await stop(stopped.enrolmentId);
    active.at(15, 1);
    await close();
    expect(await active.events()).toEqual(['extended +7 d']);
    expect(await stopped.events()).toEqual([]);
    expect(await stopped.noticeKinds()).toEqual([]);
    const { rows } = await app.pool.query(
      'select state, during from seat where enrolment_id = any($1) and number = 1',
      [[active.enrolmentId, stopped.enrolmentId]],
    );
    expect(rows).toEqual([
      { state: 'to_plan', during: null },
      { state: 'to_plan', during: null },
    ]);
  });
});

describe('closing in several processes', () => {
  it('closes each meeting once', async () => {
    const seats = [await aMeeting(), await aMeeting(), await aMeeting()];
    const [first] = seats;
    first?.at(0);
    for (const seat of seats) await seat.checkIn();
    first?.at(61);
    const closed = await Promise.all([close(), close(), close(), close()]);
    expect(closed.reduce((sum, n) => sum + n, 0)).toBe(3);
    for (const seat of seats) {
      expect(await seat.events()).toEqual(['forfeited -1']);
      expect(await seat.noticeKinds()).toEqual(['attendance.forfeited']);
    }
  });

  it('is rolled back if a connection is killed, and done once by the next run', async () => {
    const seat = await aMeeting();
    seat.at(0);
    await seat.checkIn();
    seat.at(61);
    // Another transaction locks the course, so the job waits right before its last statements.
    const holder = await app.pool.connect();
    await holder.query('begin');
    await holder.query(
      'select from enrolment where id in (select enrolment_id from seat where meeting_id = $1) for update',
      [seat.meetingId],
    );
    const running = close();
    let pid: number | undefined;
    while (pid === undefined) {
      await sleep(20);
      const { rows } = await app.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      pid = rows[0]?.pid;
    }
    await app.pool.query('select pg_terminate_backend($1)', [pid]);
    expect(await running).toBe(0);
    await holder.query('rollback');
    holder.release();
    expect(await seat.events()).toEqual([]);
    expect(await seat.noticeKinds()).toEqual([]);
    expect(await meetingRow(seat.meetingId)).toMatchObject({ state: 'planned', closed: false });
    expect(await close()).toBe(1);
    expect(await close()).toBe(0);
    expect(await seat.events()).toEqual(['forfeited -1']);
    expect(await seat.noticeKinds()).toEqual(['attendance.forfeited']);
  });

  it('at the same instant as a mark: the learner is either late or absent, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const seat = await aMeeting();
      seat.at(0);
      await seat.checkIn();
      seat.at(60);
      const mark = seat.mark();
      seat.at(60, 1);
      const [marked] = await Promise.all([mark, close()]);
      const events = await seat.events();
      expect(events).toHaveLength(1);
      const { state } = (await seat.read()).body;
      expect([state, events[0]]).toEqual(
        state === 'absent' ? ['absent', 'forfeited -1'] : ['late', 'held -1'],
      );
      if (marked.status === 200) expect(marked.body.state).toBe(state);
      await close();
      expect((await meetingRow(seat.meetingId)).closed).toBe(true);
    }
  });
});
