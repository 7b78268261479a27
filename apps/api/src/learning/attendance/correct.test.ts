import { describe, expect, it } from 'vitest';
import { aClass, seatIn } from '../../../test/a-class.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { closeMeetings } from './jobs.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));

async function aMeeting() {
  const taught = await aClass(app, { starts: ['2026-11-09T02:00:00Z', '2026-11-11T02:00:00Z'] });
  return { taught, ...seatIn(app, taught) };
}

const meetingOf = async (meetingId: string) => {
  const { rows } = await app.pool.query(
    'select state, paid_minutes, closed_at is not null as closed from meeting where id = $1',
    [meetingId],
  );
  return rows[0];
};
/** The hour is over and the school closes the meeting, whose learner did not come. */
const endsMissed = async (seat: Awaited<ReturnType<typeof aMeeting>>) => {
  seat.at(61);
  await closeMeetings.run(app.api.services);
  expect(await meetingOf(seat.meetingId)).toEqual({ state: 'missed', paid_minutes: 60, closed: true });
};

describe('the teacher corrects', () => {
  it('the learner’s mark, with a reason that the family reads', async () => {
    const seat = await aMeeting();
    seat.at(20);
    await seat.mark();
    seat.at(25);
    const noReason = await seat.correct('present');
    expect([noReason.status, noReason.body.code, noReason.body.fields]).toEqual([
      409,
      'attendance.reasonNeeded',
      { reason: expect.any(String) },
    ]);
    expect((await seat.correct('present', '   ')).body.code).toBe('attendance.reasonNeeded');
    const corrected = await seat.correct('present', 'Sinyal hilang, sebenarnya tepat waktu');
    expect([corrected.status, corrected.body.state, corrected.body.bySchool]).toEqual([200, 'present', true]);
    // Late and present cost the same, so nothing changes.
    expect(await seat.events()).toEqual(['held -1']);
    expect(await seat.noticeKinds()).toEqual(['attendance.corrected']);
    const { rows } = await app.pool.query(
      `select c.kind, c.reason, c.by_role, c.decision ->> 'outcome' as outcome, a.action, a.reason as audited
       from meeting_change c join audit_log a on a.action = 'attendance.corrected' and a.account_id = c.by_account
       where c.meeting_id = $1`,
      [seat.meetingId],
    );
    const reason = 'Sinyal hilang, sebenarnya tepat waktu';
    expect(rows).toEqual([
      {
        kind: 'corrected',
        reason,
        by_role: 'teacher',
        outcome: 'changed',
        action: 'attendance.corrected',
        audited: reason,
      },
    ]);
  });

  it('and the family sees the latest reason beside the meeting and in the history', async () => {
    const seat = await aMeeting();
    seat.at(5);
    await seat.mark();
    const read = async () => {
      const { token } = seat.family;
      const page = await app.ask('GET', `/my-classes/${seat.taught.classId}`, { token });
      const history = await app.ask('GET', '/my-history', { token });
      const here = page.body.meetings.find((one: { meetingId: string }) => one.meetingId === seat.meetingId);
      return [here.state, here.correctionReason, history.body.data[0].correctionReason];
    };
    expect(await read()).toEqual(['present', null, null]);
    seat.at(20);
    await seat.correct('absent', 'Tidak ada di ruang kelas');
    seat.at(25);
    await seat.correct('late', '<b>Masuk</b> 12 menit terlambat');
    const written = '<b>Masuk</b> 12 menit terlambat';
    expect(await read()).toEqual(['late', written, written]);
    const home = await app.ask('GET', '/dashboards/student', { token: seat.family.token });
    expect(home.status).toBe(200);
  });

  it('one learner of a group, and another family sees nothing of it', async () => {
    const taught = await aClass(app, { starts: ['2026-11-09T02:00:00Z'], learners: 2 });
    const [sekar, bagas] = [seatIn(app, taught, 0, 0), seatIn(app, taught, 0, 1)];
    sekar.at(5);
    await sekar.mark();
    await bagas.mark();
    sekar.at(30);
    await sekar.correct('absent', 'Pulang pada menit pertama');
    sekar.at(31);
    await bagas.correct('absent', 'Hanya nama yang masuk');
    const reasons = await Promise.all(
      [sekar, bagas].map(async ({ family }) => {
        const { body } = await app.ask('GET', '/my-history', { token: family.token });
        return body.data.map((row: { correctionReason: string }) => row.correctionReason);
      }),
    );
    expect(reasons).toEqual([['Pulang pada menit pertama'], ['Hanya nama yang masuk']]);
  });

  it('an unmarked seat without a reason, and then the learner’s mark changes nothing', async () => {
    const seat = await aMeeting();
    seat.at(-5, -1);
    expect((await seat.correct('present')).body.code).toBe('attendance.notYet');
    seat.at(40);
    expect((await seat.correct('absent')).body).toMatchObject({ state: 'absent' });
    expect((await seat.mark()).body).toMatchObject({ state: 'absent', markNow: { outcome: 'already' } });
    expect(await seat.events()).toEqual(['forfeited -1']);
  });

  it('back and forth: each change undoes the one before', async () => {
    const seat = await aMeeting();
    seat.at(5);
    await seat.mark();
    for (const status of ['absent', 'late', 'present', 'absent']) {
      seat.at(30);
      expect((await seat.correct(status, 'Salah tulis')).status).toBe(200);
    }
    expect(await seat.events()).toEqual([
      'held -1',
      'returned +1',
      'forfeited -1',
      'waived +1',
      'held -1',
      'returned +1',
      'forfeited -1',
    ]);
  });

  it('to the same state, which changes nothing and notifies nobody', async () => {
    const seat = await aMeeting();
    seat.at(5);
    await seat.mark();
    const same = await seat.correct('present');
    expect([same.status, same.body.version]).toEqual([200, 2]);
    expect(await seat.noticeKinds()).toEqual([]);
  });

  it('only to a valid status', async () => {
    const seat = await aMeeting();
    seat.at(5);
    const token = seat.taught.teacher.token;
    for (const body of [{}, { status: 'planned' }, { status: 'sick' }]) {
      const answer = await app.ask('PUT', seat.path, { token, body });
      expect([answer.status, answer.body.fields.status]).toEqual([400, expect.any(String)]);
    }
  });

  it('after the end, and the meeting then counts as held', async () => {
    const seat = await aMeeting();
    seat.at(0);
    await seat.checkIn();
    await endsMissed(seat);
    expect((await seat.correct('present', 'Ia hadir, lupa menandai', admin.token)).status).toBe(200);
    expect(await meetingOf(seat.meetingId)).toEqual({ state: 'held', paid_minutes: 60, closed: true });
    expect(await seat.events()).toEqual(['forfeited -1', 'waived +1', 'held -1']);
  });

  it('at the same instant as the learner marks: both apply in order, the meeting counts once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const seat = await aMeeting();
      seat.at(5);
      const [mark, correction] = await Promise.all([seat.mark(), seat.correct('late', 'Baru datang')]);
      expect([mark.status, correction.status]).toEqual([200, 200]);
      expect((await seat.read()).body.state).toBe('late');
      expect(await seat.events()).toEqual(['held -1']);
    }
  });
});

describe('an admin waives an absence', () => {
  it('and the meeting is to plan again with its number; the teacher stays paid', async () => {
    const seat = await aMeeting();
    seat.at(0);
    await seat.checkIn();
    seat.at(61);
    await closeMeetings.run(app.api.services);
    const waived = await seat.waive(admin.token, 'Sakit, ada surat dokter');
    expect([waived.status, waived.body.state, waived.body.number]).toEqual([200, 'to_plan', 1]);
    expect(waived.body.meetingId).not.toBe(seat.meetingId);
    expect(await seat.events()).toEqual(['forfeited -1', 'waived +1']);
    expect(await seat.noticeKinds()).toEqual(['attendance.forfeited', 'attendance.waived']);
    expect(await meetingOf(seat.meetingId)).toEqual({ state: 'missed', paid_minutes: 60, closed: true });
    // The seat has left the old meeting.
    expect((await seat.waive(admin.token)).body.code).toBe('attendance.notFound');
    const { rows } = await app.pool.query(
      "select reason from meeting_change where kind = 'waived' and meeting_id = $1",
      [seat.meetingId],
    );
    expect(rows).toEqual([{ reason: 'Sakit, ada surat dokter' }]);
  });

  it('before the meeting is over, which is then closed for the same teacher', async () => {
    const seat = await aMeeting();
    seat.at(0);
    await seat.checkIn();
    seat.at(20);
    await seat.correct('absent');
    expect((await seat.waive(admin.token)).status).toBe(200);
    await endsMissed(seat);
    expect(await seat.events()).toEqual(['forfeited -1', 'waived +1']);
  });

  it('but no other state, never without a reason, and not in a course that has ended', async () => {
    const seat = await aMeeting();
    seat.at(5);
    await seat.mark();
    const refused = await seat.waive(admin.token);
    expect([refused.status, refused.body.code]).toEqual([409, 'attendance.notForfeited']);
    await seat.correct('absent', 'Tidak datang');
    expect((await seat.waive(admin.token, ' ')).status).toBe(400);
    await app.pool.query("update enrolment set state = 'ended' where id = $1", [seat.enrolmentId]);
    expect((await seat.waive(admin.token)).body.code).toBe('attendance.stopped');
    expect((await seat.waive(seat.family.token)).status).toBe(403);
  });
});
