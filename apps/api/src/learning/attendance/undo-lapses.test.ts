import { describe, expect, it } from 'vitest';
import { aClass, seatIn } from '../../../test/a-class.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { rowsOf, startTestApp } from '../../../test/start-test-app.ts';
import { checkBooks } from '../../finance/books/check-books.ts';
import { postEvents } from '../../finance/books/post-events.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { closeMeetings, expireCourses } from './jobs.ts';
import { lapsesIn, undoLapses } from './undo-lapses.ts';

/* What jobs forfeited by a clock that was ahead (docs/product/classes.md#undone-lapses). */

const app = shared(startTestApp);

const undo = (span: { start: Date; end: Date }) =>
  undoLapses(app.pool, span, systemCall(app.clock.now(), 'command:undo'));
const rows = rowsOf(app);

describe('seats that a clock one hour ahead forfeited', () => {
  const span = { start: new Date('2026-11-09T02:55:00Z'), end: new Date('2026-11-09T03:30:00Z') };

  it('come back with the decision kept, once, and each family is told; what people decided stays', async () => {
    const group = await aClass(app, {
      starts: ['2026-11-09T02:00:00Z', '2026-11-11T02:00:00Z'],
      learners: 4,
    });
    const [lost, marked, corrected, ended] = [0, 1, 2, 3].map((n) => seatIn(app, group, 0, n)) as [
      ReturnType<typeof seatIn>,
      ...ReturnType<typeof seatIn>[],
    ];
    if (!marked || !corrected || !ended) throw new Error('the group needs four learners');
    lost.at(0);
    await lost.checkIn();
    await marked.mark();
    // Truly it is 02:10.
    lost.at(70);
    expect(await closeMeetings.run(app.api.services)).toBe(1);
    lost.at(10);
    await app.pool.query(`update enrolment set state = 'ended', ended_at = now() where id = $1`, [
      ended.enrolmentId,
    ]);
    // A person decided: it stays.
    const admin = await signedInAccount(app, 'admin');
    lost.at(71);
    expect((await corrected.correct('present', 'Hadir', admin.token)).status).toBe(200);
    lost.at(12);

    expect(
      (await lapsesIn(app.pool, span)).seats.map(({ accountId, hasEnded }) => [accountId, hasEnded]),
    ).toEqual(
      expect.arrayContaining([
        [lost.family.accountId, false],
        [ended.family.accountId, true],
      ]),
    );
    expect((await lapsesIn(app.pool, { start: span.end, end: new Date('2027-01-01T00:00Z') })).seats).toEqual(
      [],
    );

    const runs = await Promise.all([undo(span), undo(span)]);
    expect(runs.flatMap(({ problems }) => problems)).toEqual([]);
    expect(runs.reduce((sum, { seats }) => sum + seats, 0)).toBe(1);
    expect(await undo(span)).toMatchObject({ seats: 0, problems: [] });

    expect(await lost.events()).toEqual(['forfeited -1', 'waived +1']);
    expect(await corrected.events()).toEqual(['forfeited -1', 'waived +1', 'held -1']);
    expect(await ended.events()).toEqual(['forfeited -1']);
    expect(await marked.events()).toEqual(['held -1']);
    expect(await lost.noticeKinds()).toEqual(['attendance.forfeited', 'attendance.givenBack']);
    expect(
      await rows(
        `select kind, decision -> 'reason' ->> 'key' as why from balance_event where enrolment_id = $1 and kind <> 'bought' order by number`,
        [lost.enrolmentId],
      ),
    ).toEqual([
      { kind: 'forfeited', why: 'close.forfeited' },
      { kind: 'waived', why: 'waive.undone' },
    ]);
    expect(
      await rows(
        `select s.state, s.number, m.kind from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = $1 order by s.number`,
        [lost.enrolmentId],
      ),
    ).toEqual([
      { state: 'to_plan', number: 1, kind: 'makeup' },
      { state: 'planned', number: 2, kind: 'series' },
    ]);
    expect(
      await rows(
        `select action, reason, request_id as by from audit_log where target_kind = 'seat' and action = 'attendance.waived'`,
        [],
      ),
    ).toEqual([{ action: 'attendance.waived', reason: 'undo-lapses', by: 'command:undo' }]);
  });
});

describe('a course that a clock one hour ahead ended', () => {
  const span = { start: new Date('2027-02-02T17:00:00Z'), end: new Date('2027-02-02T18:00:00Z') };

  it('is active again with what was left, and expires again at its true end or 21 days later', async () => {
    const taught = await aClass(app, {
      starts: ['2027-01-25T02:00:00Z', '2027-02-10T02:00:00Z'],
      learners: 2,
    });
    const [soon, late] = [seatIn(app, taught, 0, 0), seatIn(app, taught, 0, 1)];
    await app.pool.query(`update enrolment set last_day = '2027-03-02' where id = $1`, [late.enrolmentId]);
    soon.at(0);
    await soon.checkIn();
    await soon.mark();
    soon.at(61);
    await closeMeetings.run(app.api.services);
    // Truly it is 16:10, still the last day.
    app.clock.set('2027-02-02T17:10:00Z');
    expect(await expireCourses.run(app.api.services)).toBe(1);
    app.clock.set('2027-02-02T16:10:00Z');
    expect((await lapsesIn(app.pool, span)).courses.map(({ id }) => id)).toEqual([soon.enrolmentId]);
    const runs = await Promise.all([undo(span), undo(span)]);
    expect(runs.flatMap(({ problems }) => problems)).toEqual([]);
    expect(runs.reduce((sum, { courses }) => sum + courses, 0)).toBe(1);
    expect(await undo(span)).toEqual({ courses: 0, seats: 0, problems: [] });

    expect(await soon.events()).toEqual(['held -1', 'expired -19', 'expired +19']);
    expect(await soon.noticeKinds()).toEqual(['course.expired', 'course.reopened']);
    const courseRow = () =>
      rows(`select state, ended_at, last_day::text as last_day from enrolment where id = $1`, [
        soon.enrolmentId,
      ]);
    expect(await courseRow()).toEqual([{ state: 'active', ended_at: null, last_day: '2027-02-02' }]);
    // The group still meets on the 10th, so the seat is in its meeting again.
    expect(
      await rows(
        `select s.state, m.kind, m.state as meeting from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = $1 and s.number = 2`,
        [soon.enrolmentId],
      ),
    ).toEqual([{ state: 'planned', kind: 'series', meeting: 'planned' }]);
    expect(
      await rows(`select action, reason from audit_log where target_id = $1 order by id desc limit 1`, [
        soon.enrolmentId,
      ]),
    ).toEqual([{ action: 'enrolment.reopened', reason: 'undo-lapses' }]);

    // At its true end it expires again; found days later, that is undone too.
    app.clock.set('2027-02-02T17:10:00Z');
    expect(await expireCourses.run(app.api.services)).toBe(1);
    expect((await soon.events()).at(-1)).toBe('expired -19');
    await postEvents(app.pool, app.clock.now());
    app.clock.set('2027-02-12T02:00:00Z');
    expect(await undo(span)).toMatchObject({ courses: 1, problems: [] });
    expect((await soon.events()).slice(-2)).toEqual(['expired +19', 'extended +31 d']);
    expect(await courseRow()).toEqual([{ state: 'active', ended_at: null, last_day: '2027-03-05' }]);
    expect(
      await rows(
        `select s.state, m.kind from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = $1 and s.number = 2`,
        [soon.enrolmentId],
      ),
    ).toEqual([{ state: 'to_plan', kind: 'makeup' }]);
    // These families' sales are not in the books, so exactly the five drawn meetings have left the account, and no expiry.
    await postEvents(app.pool, app.clock.now());
    const { findings, unearned } = await checkBooks(app.services, app.clock.now());
    expect(unearned).toBe(-5 * 110_000);
    expect(findings.map(({ kind }) => kind)).toEqual(['unearned']);
  });
});
