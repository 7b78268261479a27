import { beforeAll, describe, expect, it } from 'vitest';
import { aClass, type ClassPlan, seatIn } from '../../../test/a-class.ts';
import { holdAfter } from '../../../test/barrier.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { readyForARace } from '../../../test/sit-placement.ts';
import { type Answer, resultOf, startTestApp } from '../../../test/start-test-app.ts';
import { closeMeetings } from './jobs.ts';

const app = shared(startTestApp);
let admins: { accountId: string; token: string }[];
beforeAll(async () => {
  admins = [await signedInAccount(app, 'admin'), await signedInAccount(app, 'admin')];
});

const MONDAY = '2026-11-09T02:00:00Z';
const query = (sql: string, ...values: unknown[]) => app.pool.query(sql, values);
const admin = () => admins[0]?.token ?? '';

async function aMeeting(plan: Partial<ClassPlan> = {}, learner = 0) {
  const taught = await aClass(app, { starts: [MONDAY, '2026-11-11T02:00:00Z'], ...plan });
  return { taught, ...seatIn(app, taught, 0, learner) };
}
type Seat = Awaited<ReturnType<typeof aMeeting>>;

const meetingOf = async ({ meetingId }: Seat) => {
  const { rows } = await query('select state, paid_minutes as paid from meeting where id = $1', meetingId);
  return rows[0];
};
/** What the learner has left by the events, and the meetings still to plan. */
async function courseOf({ enrolmentId }: Seat) {
  const { rows } = await query(
    `select (select sum(meetings)::int from balance_event where enrolment_id = $1) as left_over,
       (select count(*)::int from seat where enrolment_id = $1 and state = 'to_plan') as to_plan`,
    enrolmentId,
  );
  return rows[0];
}
/** The teacher comes, nobody marks, and the meeting is closed as forfeited. */
async function missed(seat: Seat) {
  seat.at(0);
  await seat.checkIn();
  seat.at(61);
  await closeMeetings.run(app.api.services);
}

describe('a meeting without a time', () => {
  it.each([
    ['given back to plan', "state = 'to_plan', during = null", '409 attendance.notCorrectable'],
    ['lapsed with its course', "state = 'lapsed'", '404 attendance.notFound'],
  ])('%s cannot be filled in, by teacher or admin, in both languages', async (_what, becomes, refusal) => {
    const seat = await aMeeting();
    seat.at(10);
    await query(`update seat set ${becomes} where meeting_id = $1`, seat.meetingId);
    for (const token of [seat.taught.teacher.token, admin()]) {
      const messages: string[] = [];
      for (const lang of ['id', 'en'] as const) {
        const body = { status: 'present', reason: 'Ia hadir' };
        const refused = await app.ask('PUT', seat.path, { token, lang, body });
        expect(resultOf(refused)).toBe(refusal);
        messages.push(refused.body.message);
      }
      expect(new Set(messages).size).toBe(2);
    }
    expect([await seat.events(), await seat.noticeKinds()]).toEqual([[], []]);
  });
});

describe('filling in attendance', () => {
  it('is possible from exactly five minutes before the start, to the millisecond', async () => {
    const seat = await aMeeting();
    const opens = Date.parse(MONDAY) - 5 * 60_000;
    app.clock.set(new Date(opens - 1));
    expect(resultOf(await seat.correct('present'))).toBe('409 attendance.notYet');
    app.clock.set(new Date(opens));
    expect((await seat.correct('present')).body).toMatchObject({ state: 'present', bySchool: true });
  });

  it('takes a reason of 500 characters and not one more', async () => {
    const seat = await aMeeting();
    seat.at(5);
    await seat.mark();
    const long = await seat.correct('late', 'x'.repeat(501));
    expect([long.status, Object.keys(long.body.fields)]).toEqual([400, ['reason']]);
    expect((await seat.correct('late', 'x'.repeat(500))).body.state).toBe('late');
  });

  it('of a whole group after its end makes the meeting missed, and held again; the pay stays', async () => {
    const sekar = await aMeeting({ learners: 2 });
    const bagas = { ...sekar, ...seatIn(app, sekar.taught, 0, 1) };
    sekar.at(0);
    await sekar.checkIn();
    for (const seat of [sekar, bagas]) expect((await seat.mark()).status).toBe(200);
    sekar.at(61);
    await closeMeetings.run(app.api.services);
    const step = async (seat: Seat, status: string) => {
      expect((await seat.correct(status, 'Rekaman diperiksa')).status).toBe(200);
      return meetingOf(sekar);
    };
    expect(await step(sekar, 'absent')).toEqual({ state: 'held', paid: 60 });
    expect(await step(bagas, 'absent')).toEqual({ state: 'missed', paid: 60 });
    expect(await step(bagas, 'late')).toEqual({ state: 'held', paid: 60 });
    expect(await sekar.events()).toEqual(['held -1', 'returned +1', 'forfeited -1']);
    expect(await bagas.events()).toEqual(['held -1', 'returned +1', 'forfeited -1', 'waived +1', 'held -1']);
  });

  it('by two people at once to two states: both are written, one after the other', async () => {
    const seat = await aMeeting();
    seat.at(5);
    await seat.mark();
    await readyForARace(app);
    const both = await Promise.all([
      seat.correct('absent', 'Tidak ada di ruang'),
      seat.correct('late', 'Datang terlambat', admin()),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await query(
      `select before->>'state' as was, after->>'state' as is from audit_log
       where action = 'attendance.corrected' and target_id = (select id::text from seat where meeting_id = $1) order by id`,
      seat.meetingId,
    );
    // Each correction starts from what the other left, and the last one stands.
    expect(rows).toHaveLength(2);
    expect([rows[0].was, rows[1].was]).toEqual(['present', rows[0].is]);
    expect((await seat.read()).body.state).toBe(rows[1].is);
    expect((await courseOf(seat)).left_over).toBe(19);
  });
});

describe('an absence that is waived', () => {
  it('by two admins at the same instant comes back once', async () => {
    const seat = await aMeeting();
    await missed(seat);
    await readyForARace(app);
    const both = await Promise.all(admins.map(({ token }) => seat.waive(token)));
    expect(both.map(resultOf).sort()).toEqual(['200', '404 attendance.notFound']);
    expect(await seat.events()).toEqual(['forfeited -1', 'waived +1']);
    expect(await courseOf(seat)).toEqual({ left_over: 20, to_plan: 1 });
    expect((await seat.noticeKinds()).filter((kind) => kind === 'attendance.waived')).toHaveLength(1);
  });

  it('while the teacher corrects it to present: the correction finds nothing more to change', async () => {
    const seat = await aMeeting();
    await missed(seat);
    let late: Promise<Answer> | undefined;
    const held = holdAfter(app.pool, /with given as materialized/, () => {
      late = seat.correct('present', 'Ia hadir');
      return late;
    });
    expect((await seat.waive(admin())).status).toBe(200);
    await held.done();
    expect(resultOf((await late) as Answer)).toBe('404 attendance.notFound');
    expect(await seat.events()).toEqual(['forfeited -1', 'waived +1']);
  });

  it('of one learner leaves the rest of the group as it was', async () => {
    const sekar = await aMeeting({ learners: 2 });
    const bagas = { ...sekar, ...seatIn(app, sekar.taught, 0, 1) };
    await missed(sekar);
    expect((await sekar.waive(admin())).body).toMatchObject({ state: 'to_plan', number: 1, startsAt: null });
    expect(await courseOf(bagas)).toEqual({ left_over: 19, to_plan: 0 });
    expect((await bagas.read()).body.state).toBe('absent');
    expect(await bagas.noticeKinds()).toEqual(['attendance.forfeited']);
    expect(await meetingOf(sekar)).toEqual({ state: 'missed', paid: 60 });
  });

  it('is not found under another meeting or another learner', async () => {
    const [seat, other] = [await aMeeting(), await aMeeting()];
    await missed(seat);
    for (const path of [
      `/meetings/${other.meetingId}/attendance/${seat.learnerId}/waive`,
      `/meetings/${seat.meetingId}/attendance/${other.learnerId}/waive`,
      `/meetings/none/attendance/${seat.learnerId}/waive`,
      `/meetings/${seat.meetingId}/attendance/none/waive`,
    ]) {
      const refused = await app.ask('POST', path, { token: admin(), body: { reason: 'Sakit' } });
      expect(resultOf(refused)).toBe('404 attendance.notFound');
    }
    expect(await seat.events()).toEqual(['forfeited -1']);
  });
});

describe('a meeting that ends for a course that is over', () => {
  it('lapses its seat and costs nothing; the rest of the group is closed as usual', async () => {
    const sekar = await aMeeting({ learners: 2 });
    const bagas = { ...sekar, ...seatIn(app, sekar.taught, 0, 1) };
    sekar.at(0);
    await sekar.checkIn();
    await bagas.mark();
    await query(`update enrolment set state = 'ended', ended_at = now() where id = $1`, sekar.enrolmentId);
    sekar.at(61);
    await closeMeetings.run(app.api.services);
    const { rows } = await query(
      'select state from seat where meeting_id = $1 and learner_id = $2',
      sekar.meetingId,
      sekar.learnerId,
    );
    expect(rows).toEqual([{ state: 'lapsed' }]);
    expect([await sekar.events(), await bagas.events()]).toEqual([[], ['held -1']]);
    expect(await sekar.noticeKinds()).toEqual([]);
    expect(await meetingOf(sekar)).toEqual({ state: 'held', paid: 60 });
  });
});

describe('a late check-in', () => {
  it('goes to the minute bank where the following hour is taken while it is decided', async () => {
    const seat = await aMeeting();
    const other = await aClass(app, { starts: ['2026-11-20T02:00:00Z'] });
    seat.at(7);
    // The hour looks free; then another lesson of the learner takes it.
    const held = holdAfter(app.pool, /select least\(/, () =>
      query(
        `insert into seat (meeting_id, enrolment_id, learner_id, number, during)
         select $1, $2, $3, 9, tstzrange('2026-11-09T03:00:00Z', '2026-11-09T04:00:00Z')`,
        other.meetings[0]?.id,
        seat.enrolmentId,
        seat.learnerId,
      ),
    );
    const { status, body } = await seat.checkIn();
    expect(await held.done()).toEqual(['23P01']);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ delayMinutes: 7, endsAt: '2026-11-09T03:00:00.000Z' }),
    ]);
    expect(body.decision.outcome).toBe('owed');
    expect(await seat.events()).toEqual(['owed_minutes +7 min']);
  });

  it('pressed twice at once is one check-in with one delay', async () => {
    const seat = await aMeeting({ starts: [MONDAY, '2026-11-09T03:00:00Z'] });
    seat.at(8, 1);
    await readyForARace(app);
    const both = await Promise.all([seat.checkIn(), seat.checkIn()]);
    expect(both.map(({ status, body }) => [status, body.delayMinutes])).toEqual(Array(2).fill([200, 9]));
    expect(both.map(({ body }) => body.decision.outcome).sort()).toEqual(['already', 'owed']);
    expect(await seat.events()).toEqual(['owed_minutes +9 min']);
  });
});
