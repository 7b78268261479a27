import { describe, expect, it } from 'vitest';
import { aClass, type ClassPlan, seatIn } from '../../../test/a-class.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);

/** A meeting on Monday, 9:00 to 10:00 in Jakarta. */
async function aMeeting(more: Partial<ClassPlan> = {}) {
  const taught = await aClass(app, { starts: ['2026-11-09T02:00:00Z'], ...more });
  return { taught, ...seatIn(app, taught) };
}

describe('a family marks a meeting from 9:00 to 10:00', () => {
  it.each([
    ['5:00 before', -5, 0, 'present'],
    ['on time', 0, 0, 'present'],
    ['15:00 after the start', 15, 0, 'present'],
    ['15:01 after the start', 15, 1, 'late'],
    ['at the end', 60, 0, 'late'],
  ])('%s', async (_when, minutes, seconds, state) => {
    const seat = await aMeeting();
    seat.at(minutes, seconds);
    const marked = await seat.mark();
    const now = app.clock.now().toISOString();
    expect([marked.status, marked.body]).toEqual([
      200,
      expect.objectContaining({ state, markedAt: now, bySchool: false, version: 2, serverNow: now }),
    ]);
    expect(marked.body.decision).toMatchObject({ outcome: state, rule: 'attendance', policyVersion: 1 });
    expect(marked.body.markNow.outcome).toBe('already');
    expect(await seat.events()).toEqual(['held -1']);
    const read = await seat.read();
    expect(read.body).toEqual(marked.body);
    const { rows } = await app.pool.query(
      'select decision, source from balance_event where enrolment_id = $1 and kind = $2',
      [seat.enrolmentId, 'held'],
    );
    expect(rows).toEqual([{ decision: marked.body.decision, source: expect.stringMatching(/^held:.+:2$/) }]);
  });

  it.each([
    [
      '5:01 before',
      -5,
      -1,
      'attendance.tooEarly',
      'Presensi dibuka 5 menit sebelum mulai, yaitu Senin, 9 November 2026',
    ],
    ['one second after the end', 60, 1, 'attendance.closed', 'Presensi ditutup saat pertemuan berakhir'],
  ])(
    '%s is refused with its reason, and nothing is deducted',
    async (_when, minutes, seconds, code, sentence) => {
      const seat = await aMeeting();
      seat.at(minutes, seconds);
      const refused = await seat.mark();
      expect([refused.status, refused.body.code]).toEqual([409, code]);
      expect(refused.body.message).toContain(sentence);
      expect(await seat.events()).toEqual([]);
      expect((await seat.read()).body).toMatchObject({
        state: 'planned',
        markNow: { outcome: code.slice(11) },
      });
    },
  );

  it('is told the reason in its language', async () => {
    const seat = await aMeeting();
    seat.at(-30);
    const { body } = await app.ask('PUT', seat.path, { token: seat.family.token, body: {}, lang: 'en' });
    expect(body.message).toMatch(/^Attendance opens 5 minutes before the start, at Monday.*08[:.]55 WIB\.$/);
  });

  it('sees the window by the server’s clock', async () => {
    const seat = await aMeeting();
    seat.at(-10);
    expect((await seat.read()).body).toMatchObject({
      startsAt: '2026-11-09T02:00:00.000Z',
      endsAt: '2026-11-09T03:00:00.000Z',
      opensAt: '2026-11-09T01:55:00.000Z',
      presentUntil: '2026-11-09T02:15:00.000Z',
      closesAt: '2026-11-09T03:00:00.000Z',
      markedAt: null,
      decision: null,
      serverNow: '2026-11-09T01:50:00.000Z',
    });
  });

  it('twice, and the first mark counts', async () => {
    const seat = await aMeeting();
    seat.at(1);
    const first = await seat.mark();
    seat.at(30);
    const second = await seat.mark();
    expect([second.status, second.body.state, second.body.markedAt]).toEqual([
      200,
      'present',
      first.body.markedAt,
    ]);
    expect(await seat.events()).toEqual(['held -1']);
  });

  it('from two phones at once, and from twenty: one mark, one meeting deducted, the same answer', async () => {
    for (const phones of [2, 2, 2, 20]) {
      const seat = await aMeeting();
      seat.at(3);
      const answers = await Promise.all(Array.from({ length: phones }, () => seat.mark()));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect(await seat.events()).toEqual(['held -1']);
    }
  });

  it('is refused if the course is stopped or the meeting has no time', async () => {
    const stopped = await aMeeting();
    stopped.at(0);
    await app.pool.query("update enrolment set state = 'suspended' where id = $1", [stopped.enrolmentId]);
    expect((await stopped.mark()).body.code).toBe('attendance.stopped');
    const toPlan = await aMeeting();
    await app.pool.query("update seat set state = 'to_plan', during = null where meeting_id = $1", [
      toPlan.meetingId,
    ]);
    const refused = await toPlan.mark();
    expect([refused.status, refused.body.code]).toEqual([409, 'attendance.notPlanned']);
    expect((await toPlan.read()).body).toMatchObject({ startsAt: null, opensAt: null, state: 'to_plan' });
  });

  it('cannot choose the state or the time', async () => {
    const seat = await aMeeting();
    seat.at(30);
    for (const body of [{ status: 'present' }, { reason: 'x' }, { markedAt: '2026-11-09T02:00:00Z' }]) {
      const answer = await app.ask('PUT', seat.path, { token: seat.family.token, body });
      expect([answer.status, answer.body.code]).toEqual([400, 'common.invalid']);
    }
    expect(await seat.events()).toEqual([]);
  });
});

describe('somebody else’s attendance', () => {
  it('is not found by another family, another teacher, or with invented ids', async () => {
    const seat = await aMeeting();
    const other = await aMeeting();
    seat.at(0);
    const nobody = '0190a000-0000-7000-8000-000000000000';
    const paths = [
      [seat.path, other.family.token],
      [seat.path, other.taught.teacher.token],
      // One's own learner in another's meeting, and another's learner in one's own.
      [`/meetings/${seat.meetingId}/attendance/${other.learnerId}`, other.family.token],
      [`/meetings/${other.meetingId}/attendance/${seat.learnerId}`, other.family.token],
      [`/meetings/${nobody}/attendance/${seat.learnerId}`, seat.family.token],
      [`/meetings/none/attendance/${seat.learnerId}`, seat.family.token],
      [`/meetings/${seat.meetingId}/attendance/none`, seat.family.token],
    ] as const;
    for (const [path, token] of paths) {
      const body = token === other.taught.teacher.token ? { status: 'present' } : {};
      for (const answer of [
        await app.ask('GET', path, { token }),
        await app.ask('PUT', path, { token, body }),
      ])
        expect([answer.status, answer.body.code]).toEqual([404, 'attendance.notFound']);
    }
    const checkIn = await seat.checkIn(other.taught.teacher.token);
    expect([checkIn.status, checkIn.body.code]).toEqual([404, 'attendance.notFound']);
    expect(await seat.events()).toEqual([]);
  });

  it('is denied to finance; families cannot check in, teachers cannot waive', async () => {
    const seat = await aMeeting();
    const finance = await signedInAccount(app, 'finance');
    const answers = [
      await seat.read(finance.token),
      await seat.mark(finance.token),
      await seat.checkIn(seat.family.token),
      await seat.waive(seat.taught.teacher.token),
      await app.ask('GET', '/teacher/attendance', { token: seat.family.token }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([403, 'common.notAllowed']);
  });

  it('is visible to the class’s teacher at once', async () => {
    const seat = await aMeeting();
    seat.at(1);
    await seat.mark();
    const seen = await seat.read(seat.taught.teacher.token);
    expect(seen.body).toMatchObject({ state: 'present', learnerName: 'Sekar' });
  });
});

describe('the rush of the full hour', () => {
  it('gives everybody their own home and mark, and a stranger nothing, in simultaneous requests', async () => {
    const seats = await Promise.all(Array.from({ length: 9 }, () => aMeeting()));
    const [first] = seats;
    if (!first) throw new Error('nobody has a meeting');
    first.at(0);
    const homes = seats.flatMap((seat) => [seat, seat]);
    const [seen, marked, refused] = await Promise.all([
      Promise.all(homes.map(({ family: { token } }) => app.ask('GET', '/dashboards/student', { token }))),
      Promise.all(seats.slice(0, 8).map((seat) => seat.mark())),
      first.mark(seats[8]?.family.token),
    ]);
    expect(seen.map(({ body }) => body.learnerId)).toEqual(homes.map(({ learnerId }) => learnerId));
    expect(seen.map(({ body }) => body.courses.length)).toEqual(homes.map(() => 1));
    expect(marked.map(({ body }) => [body.learnerId, body.state, body.version])).toEqual(
      seats.slice(0, 8).map(({ learnerId }) => [learnerId, 'present', 2]),
    );
    expect(refused.status).toBe(404);
    for (const [n, seat] of seats.entries()) expect(await seat.events()).toEqual(n < 8 ? ['held -1'] : []);
  });
});
