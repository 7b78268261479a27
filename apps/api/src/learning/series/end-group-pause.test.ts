import { HOUR } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass, classOfEachTest, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { readyForARace } from '../../../test/sit-placement.ts';
import { type Answer, rowsOf } from '../../../test/start-test-app.ts';

/* A learner of a group has lessons again after its family's pause (docs/product/course-rules-2.md#family-pause). */

// Meetings 1 to 20 are on Mondays and Wednesdays at 09:00 WIB from 9 November 2026 to 13 January 2027; 3 to 6 lie in the pause.
const PAUSE = { from: '2026-11-16', until: '2026-11-30' };

const app = shared(startRules2School);
// Groups of the tests before have no free seats for this one.
beforeEach(() => app.pool.query(`update school_class set state = 'completed'`));
const one = classOfEachTest(app, { learners: 2, capacity: 3 });

type Family = RunningClass['families'][number];
const family = (n = 0) => one.families[n] as Family;
const rows = rowsOf(app);
const call = (path: string, body: object, { token, enrolmentId } = family()) =>
  app.ask('POST', `/enrolments/${enrolmentId}/family-pause${path}`, { token, body });
const preview = (body = {}) => call('/end/plan', body);
const end = (seen: string, body = {}) => call('/end', { seen, ...body });
const waiting = async ({ enrolmentId } = family()) =>
  (
    await rows(`select number from seat where enrolment_id = $1 and state = 'to_plan' order by number`, [
      enrolmentId,
    ])
  ).map(({ number }) => number);
const alone = ({ body }: Answer): string[] =>
  body.classes.flatMap(({ times }: { times: { to: string }[] }) => times.map(({ to }) => to));
/** Another group at the same lessons, with one free seat, a week later. */
const another = (capacity = 2) =>
  aRunningClass(app, { learners: 1, capacity, startsOn: '2026-11-25', minute: 660 });

describe('a learner of a group, after its family’s pause', () => {
  it('gets times alone with the teacher by one press, at the usual hour, and the class goes on', async () => {
    expect((await call('', PAUSE)).status).toBe(200);
    const options = await app.ask('GET', `/enrolments/${family().enrolmentId}/family-pause`, {
      token: family().token,
    });
    expect([options.body.waiting, await waiting()]).toEqual([4, [3, 4, 5, 6]]);
    const plan = await preview();
    expect(plan.body).toMatchObject({
      from: '2026-11-30',
      inGroup: true,
      seats: [],
      families: 1,
      teachers: 1,
    });
    // Two meetings of the class and one more in each week, on the first day without one.
    expect(alone(plan)).toEqual([
      '2026-12-01T02:00:00.000Z',
      '2026-12-08T02:00:00.000Z',
      '2026-12-15T02:00:00.000Z',
      '2026-12-22T02:00:00.000Z',
    ]);
    expect(plan.body.classes[0].learners).toEqual(['Sekar']);
    const done = await end(plan.body.seen);
    expect([done.status, await waiting(), alone(done)]).toEqual([200, [], alone(plan)]);
    const held = await rows(
      `select m.kind, s.number, lower(m.during) as start, m.teacher_id from seat s join meeting m on m.id = s.meeting_id
       where s.enrolment_id = $1 and m.kind = 'makeup' order by lower(m.during)`,
      [family().enrolmentId],
    );
    expect(held).toEqual(
      alone(plan).map((start, at) => ({
        kind: 'makeup',
        number: 3 + at,
        start: new Date(start),
        teacher_id: one.teacher.accountId,
      })),
    );
    // The other family has its own meetings and hears nothing.
    const [{ n }] = await rows(
      `select count(*)::int as n from seat where enrolment_id = $1 and state = 'planned'`,
      [family(1).enrolmentId],
    );
    const told = await rows(
      `select account_id from notification where kind in ('classes.replanned', 'meeting.moved') and created_at = $1
         and account_id = any($2)`,
      [app.clock.now(), [family().accountId, family(1).accountId, one.teacher.accountId]],
    );
    expect([n, told.map(({ account_id }) => account_id).sort()]).toEqual([
      20,
      [family().accountId, one.teacher.accountId].sort(),
    ]);
    const changes = await rows(
      `select kind, by_role from meeting_change where becomes is not null and at = $1
         and meeting_id in (select meeting_id from seat where enrolment_id = $2)`,
      [app.clock.now(), family().enrolmentId],
    );
    expect(changes).toEqual(Array(4).fill({ kind: 'planned', by_role: 'student' }));
    expect((await preview()).body.code).toBe('meetings.nothingPaused');
  });

  it('gets free seats of its numbers in another class first, and times alone for the rest', async () => {
    const other = await another();
    await call('', PAUSE);
    const plan = await preview();
    // The other class has number 3 on 2 December, 4 and 5 in the next week, 6 on the 14th; a week has room for one more.
    expect(
      plan.body.seats.map(({ number, start }: { number: number; start: string }) => [number, start]),
    ).toEqual([3, 4, 6].map((number) => [number, meetingOf(other, number).start.toISOString()]));
    expect(alone(plan)).toEqual(['2026-12-22T02:00:00.000Z']);
    expect((await end(plan.body.seen)).status).toBe(200);
    const seats = await rows(
      `select s.number, m.class_id from seat s join meeting m on m.id = s.meeting_id
       where s.enrolment_id = $1 and s.state = 'planned' and s.number between 3 and 6 order by s.number`,
      [family().enrolmentId],
    );
    const inOther = (number: number) => number !== 5;
    expect(seats).toEqual(
      [3, 4, 5, 6].map((number) => ({ number, class_id: (inOther(number) ? other : one).classId })),
    );
    const kinds = await rows(
      `select kind, count(*)::int as n from notification where account_id = $1 and kind in ('classes.replanned', 'meeting.joined')
       group by kind order by kind`,
      [family().accountId],
    );
    expect(kinds).toEqual([
      { kind: 'classes.replanned', n: 1 },
      { kind: 'meeting.joined', n: 3 },
    ]);
  });

  it('sees the times anew where somebody else took a seat meanwhile, also at the same instant', async () => {
    await readyForARace(app);
    const other = await another();
    await call('', PAUSE, family(0));
    await call('', PAUSE, family(1));
    const [mine, theirs] = [await preview(), await call('/end/plan', {}, family(1))];
    expect([mine.body.seats.length, theirs.body.seats.length]).toEqual([3, 3]);
    let second: Answer | undefined;
    const race = holdAfter(
      app.pool,
      /update "?school_class|from "school_class".*for no key update/s,
      async () => {
        second = await call('/end', { seen: theirs.body.seen }, family(1));
      },
    );
    const first = await end(mine.body.seen);
    expect(await race.done()).toEqual([]);
    expect([first.status, second?.body.code]).toEqual([200, 'classes.planChanged']);
    const [{ n }] = await rows('select count(*)::int as n from seat where meeting_id = $1', [
      meetingOf(other, 3).id,
    ]);
    expect(n).toBe(2);
    const again = await call('/end/plan', {}, family(1));
    // Only the seat that the other learner could not have is left.
    expect(again.body.seats.map(({ number }: { number: number }) => number)).toEqual([5]);
    expect((await call('/end', { seen: again.body.seen }, family(1))).status).toBe(200);
    expect(await waiting(family(1))).toEqual([]);
  });

  it('has times from an earlier day, 24 hours ahead, inside wide wishes', async () => {
    await rows(
      `insert into wishes (enrolment_id, possible, preferred, periods, teacher_ids) values ($1,
         '[{"weekday":2,"from":960,"to":1140},{"weekday":4,"from":960,"to":1140}]', '[]', '[]', '{}')`,
      [family().enrolmentId],
    );
    await call('', PAUSE);
    app.clock.set('2026-11-17T02:00:00Z');
    const plan = await preview({ from: '2026-11-18' });
    expect(
      alone(plan).map((start) => new Date(Date.parse(start) + 7 * HOUR).toISOString().slice(0, 16)),
    ).toEqual(['2026-11-19T16:00', '2026-11-24T16:00', '2026-11-26T16:00', '2026-12-01T16:00']);
  });
});
