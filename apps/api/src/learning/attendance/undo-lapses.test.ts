import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClass, seatIn } from '../../../test/a-class.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { closeMeetings } from './jobs.ts';
import { lapsesIn, undoLapses } from './undo-lapses.ts';

/* What jobs forfeited by a clock that was ahead (docs/product/classes.md#undone-lapses). */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const undo = (span: { start: Date; end: Date }) =>
  undoLapses(app.pool, span, systemCall(app.clock.now(), 'command:undo'));
const rows = async (text: string, params: unknown[]) => (await app.pool.query(text, params)).rows;

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
