import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { beforeAll, describe, expect, it } from 'vitest';
import { aRunningClass, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { rowsOf, startTestApp } from '../../../test/start-test-app.ts';
import { setTimes } from './store-moves.ts';

const app = shared(() => startTestApp({ now: '2026-11-01T02:00:00Z' }));
let group: RunningClass;
beforeAll(async () => {
  group = await aRunningClass(app, { learners: 3 });
});

const rows = rowsOf(app);
const timesOf = async () =>
  (
    await rows(
      `select m.number, lower(m.during) as start, array_agg(distinct lower(s.during)) as seats
       from meeting m join seat s on s.meeting_id = m.id where m.class_id = $1 group by m.id order by m.number`,
      [group.classId],
    )
  ).map(({ number, start, seats }) => ({ number, start, seats }));
const move = (times: { meetingId: string; to: Span }[]) =>
  setTimes(
    app.pool,
    times.map((time) => ({ ...time, decision: null })),
  );
const errorOf = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ code, constraint }: { code: string; constraint: string }) => `${code} ${constraint}`,
  );
const nextMonth = ({ start, end }: Span): Span => {
  const plus = (instant: Date) => new Date(instant.getTime() + 28 * 86_400_000);
  return { start: plus(start), end: plus(end) };
};

describe('a whole series in one statement', () => {
  it('moves by one slot, every meeting to the time of the next', async () => {
    const { meetings } = group;
    const shifted = meetings.map((meeting, at) => ({
      meetingId: meeting.id,
      to: meetings[at + 1] ?? nextMonth(meeting),
    }));
    await move(shifted);
    expect(await timesOf()).toEqual(
      shifted.map(({ to }, at) => ({ number: at + 1, start: to.start, seats: [to.start] })),
    );
    await move(meetings.map((meeting) => ({ meetingId: meeting.id, to: meeting })));
    expect((await timesOf()).map(({ start }) => start)).toEqual(meetings.map(({ start }) => start));
  });

  it('is numbered anew, the class and every learner', async () => {
    const renumber = (table: string, condition: string) =>
      rows(`update ${table} set number = 21 - number where ${condition}`, [group.classId]);
    await renumber('meeting', 'class_id = $1');
    await renumber('seat', 'meeting_id in (select id from meeting where class_id = $1)');
    const starts = (await timesOf()).map(({ start }) => start);
    expect(starts).toEqual(group.meetings.map(({ start }) => start).reverse());
    await renumber('meeting', 'class_id = $1');
    await renumber('seat', 'meeting_id in (select id from meeting where class_id = $1)');
  });

  it('is refused as a whole where teacher or learner would be in two places', async () => {
    const before = await timesOf();
    const [first, second, third] = group.meetings;
    if (!first || !second || !third) throw new Error('a class has 20 meetings');
    const clash = move([
      { meetingId: first.id, to: second },
      { meetingId: second.id, to: third },
    ]);
    expect(await errorOf(clash)).toBe('23P01 meeting_teacher_id_during_excl');
    expect(await timesOf()).toEqual(before);
    const seats = rows('update seat set during = $1 where learner_id = $2', [
      `[${second.start.toISOString()},${second.end.toISOString()})`,
      group.families[0]?.learnerId,
    ]);
    expect(await errorOf(seats)).toBe('23P01 seat_learner_id_during_excl');
  });

  it('never has one number twice', async () => {
    const meetings = rows('update meeting set number = 3 where class_id = $1 and number = 4', [
      group.classId,
    ]);
    expect(await errorOf(meetings)).toBe('23P01 meeting_series_number');
    const seats = rows('update seat set number = 3 where enrolment_id = $1 and number = 4', [
      group.families[0]?.enrolmentId,
    ]);
    expect(await errorOf(seats)).toBe('23505 seat_enrolment_id_number_key');
    // A make-up has its learner's number, so the class may have it too.
    await rows(`update meeting set kind = 'makeup', number = 3 where class_id = $1 and number = 4`, [
      group.classId,
    ]);
    expect(
      await rows('select id from meeting where class_id = $1 and number = 3', [group.classId]),
    ).toHaveLength(2);
  });
});
