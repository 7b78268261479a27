import { beforeEach, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { rowsOf } from '../../../test/start-test-app.ts';

const app = shared(startRules2School);
let token: string;
let host: RunningClass;
let home: RunningClass;
const rows = rowsOf(app);
const ask = (path: string, body: object) => app.ask('POST', path, { token, body });

/** Two groups on Mondays and Wednesdays, an hour apart; a learner of the one makes number 6 up on the other's Monday. */
beforeEach(async () => {
  app.clock.set('2026-11-08T02:00:00Z');
  await app.pool.query('truncate holiday');
  await app.pool.query(
    `update meeting set state = 'held', closed_at = now(), paid_minutes = 60 where state = 'planned'`,
  );
  host = await aRunningClass(app, { learners: 2, capacity: 4 });
  home = await aRunningClass(app, { learners: 2, capacity: 4, minute: 660 });
  const { id, start, end } = meetingOf(host, 5);
  await rows(
    `update seat set meeting_id = $1, during = tstzrange($2, $3) where enrolment_id = $4 and number = 6`,
    [id, start, end, home.families[0]?.enrolmentId],
  );
  app.clock.set('2026-11-20T02:00:00Z');
  ({ token } = await signedInAccount(app, 'admin'));
});

/** The days that the guest's course got, with the days of the meetings that a pause took, and its last day. */
async function growthOfGuest() {
  const enrolmentId = home.families[0]?.enrolmentId;
  const events = await rows(
    `select days, decision -> 'inputs' ->> 'meetings' as meetings
     from balance_event where enrolment_id = $1 and kind = 'extended' order by number`,
    [enrolmentId],
  );
  const [course] = await rows('select last_day::text as day from enrolment where id = $1', [enrolmentId]);
  return { events, lastDay: course.day };
}

it('a pause of both classes gives the course of a guest its days once', async () => {
  const pause = { classIds: [host.classId, home.classId], from: '2026-11-23', until: '2026-12-07' };
  const { body } = await ask('/pauses/plan', pause);
  expect((await ask('/pauses', { ...pause, seen: body.seen })).status).toBe(200);
  // Fourteen days of the pause, then what four meetings are more than them.
  expect(await growthOfGuest()).toEqual({
    events: [
      { days: 14, meetings: '2026-11-23' },
      { days: 14, meetings: '2026-11-23 2026-11-30 2026-12-02' },
    ],
    lastDay: '2027-03-09',
  });
});

it('meetings of both classes that find no time add their days to it one by one', async () => {
  await rows('update enrolment set last_day = $2 where id = any($1)', [
    [...host.families, ...home.families].map(({ enrolmentId }) => enrolmentId),
    '2027-01-14',
  ]);
  const days = ['2026-11-23', '2026-11-25'];
  const { body } = await ask('/settings/closed-days/plan', { days });
  const named = days.map((day) => ({ day, id: 'Libur', en: 'Holiday' }));
  expect((await ask('/settings/closed-days', { days: named, seen: body.seen })).status).toBe(200);
  expect(await growthOfGuest()).toEqual({
    events: [
      { days: 7, meetings: null },
      { days: 7, meetings: null },
    ],
    lastDay: '2027-01-28',
  });
});
