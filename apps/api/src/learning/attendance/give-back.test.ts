import { HOUR, later, SECOND } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeKindsTo } from '../../../test/notices.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { classOfEachTest, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, rowsOf } from '../../../test/start-test-app.ts';
import { chooseTimes } from '../offered-times/choose-times.ts';
import { offerNewTimes } from '../offered-times/offer-times.ts';
import { closeMeetings } from './jobs.ts';

/* Forfeited meetings that come back by themselves (docs/product/course-rules-2.md#given-back). */

const app = shared(startRules2School);
const admin = shared(() => signedInAccount(app, 'admin'));
beforeEach(() => app.pool.query(`update enrolment set state = 'suspended' where state = 'active'`));
const one = classOfEachTest(app);

type Family = RunningClass['families'][number];
const family = () => one.families[0] as Family;
const rows = rowsOf(app);
const startOf = async (id: string): Promise<Date> =>
  (await rows('select lower(during) as start from meeting where id = $1', [id]))[0].start;
/** The teacher comes, nobody else does, and the meeting is closed; twice at the same moment. */
async function missed(id: string) {
  const start = await startOf(id);
  app.clock.set(start);
  expect((await app.ask('POST', `/meetings/${id}/check-in`, { token: one.teacher.token })).status).toBe(200);
  app.clock.set(later(start, HOUR + SECOND));
  await Promise.all([closeMeetings.run(app.api.services), closeMeetings.run(app.api.services)]);
  return (await rows('select state, paid_minutes as paid from meeting where id = $1', [id]))[0];
}
const events = async () =>
  (
    await rows(
      `select kind, decision -> 'reason' ->> 'key' as why from balance_event where enrolment_id = $1 and kind <> 'bought' order by number`,
      [family().enrolmentId],
    )
  ).map(({ kind, why }) => `${kind} ${why}`);
const told = () => noticeKindsTo(app, family(), 'attendance');
const FORFEITED = 'forfeited close.forfeited';

describe('the first meeting', () => {
  it('comes back once if the family neither chose nor saw it; the teacher is paid and the second one is forfeited', async () => {
    expect(await missed(meetingOf(one, 1).id)).toEqual({ state: 'missed', paid: 60 });
    expect(await events()).toEqual([FORFEITED, 'waived giveBack.firstUnseen']);
    expect(await told()).toEqual(['attendance.givenBack']);
    expect(
      await rows(
        `select s.state, s.number, m.kind from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = $1 and s.number = 1`,
        [family().enrolmentId],
      ),
    ).toEqual([{ state: 'to_plan', number: 1, kind: 'makeup' }]);
    expect(await missed(meetingOf(one, 2).id)).toEqual({ state: 'missed', paid: 60 });
    expect((await events()).slice(2)).toEqual([FORFEITED]);
    expect(await told()).toEqual(['attendance.givenBack', 'attendance.forfeited']);
  });

  /** The school moves the first meeting, so its time has a notice. */
  const moved = async () => {
    const body = { start: '2026-11-10T03:00:00.000Z', version: 1 };
    const { status } = await app.ask('POST', `/meetings/${meetingOf(one, 1).id}/move`, {
      token: admin.token,
      body,
    });
    expect(status).toBe(200);
  };

  it.each([
    ['its notice was read', `update notification set read_at = now() where account_id = $1`],
    ['somebody was signed in later', `update session set last_seen_at = now() where account_id = $1`],
  ])('is forfeited if %s', async (_why, sql) => {
    await moved();
    await rows(sql, [family().accountId]);
    await missed(meetingOf(one, 1).id);
    expect(await events()).toEqual([FORFEITED]);
  });

  it('is forfeited if the family told, too late, that nobody comes', async () => {
    const { id } = meetingOf(one, 1);
    app.clock.set(later(await startOf(id), -HOUR));
    const body = { learnerId: family().learnerId };
    const answer = await app.ask('POST', `/meetings/${id}/excuse`, { token: family().token, body });
    expect(answer.body).toMatchObject({ decision: { outcome: 'tooLate' } });
    await missed(id);
    expect(await events()).toEqual(['forfeited close.toldLate']);
  });

  /** The school closes a day and moves its meetings by one message; the first meeting stays the first of the course. */
  const closed = async (day: string) => {
    app.clock.set(later(app.clock.now(), HOUR));
    const asAdmin = (path: string, body: object) => app.ask('POST', path, { token: admin.token, body });
    const { seen } = (await asAdmin('/settings/closed-days/plan', { days: [day] })).body;
    const body = { days: [{ day, id: 'Libur', en: 'Holiday' }], seen };
    expect((await asAdmin('/settings/closed-days', body)).body).toMatchObject({ families: 1 });
    await rows('delete from holiday');
    await rows(
      `with moved as (update seat set during = tstzrange($2, $3) where meeting_id = $1)
       update meeting set during = tstzrange($2, $3) where id = $1`,
      [meetingOf(one, 1).id, '2026-11-10T05:00Z', '2026-11-10T06:00Z'],
    );
  };
  const reads = () =>
    rows('update notification set read_at = now() where account_id = $1', [family().accountId]);

  it('comes back if an earlier time was seen, and not the one that a closed day gave it', async () => {
    await moved();
    await reads();
    await closed('2026-11-10');
    await missed(meetingOf(one, 1).id);
    expect(await events()).toEqual(['extended extend.later', FORFEITED, 'waived giveBack.firstUnseen']);
  });

  it('is forfeited if the message about all new times was read', async () => {
    await closed('2026-11-09');
    await reads();
    await missed(meetingOf(one, 1).id);
    expect(await events()).toEqual(['extended extend.later', FORFEITED]);
  });

  it('is forfeited if the family chose its time', async () => {
    const body = { start: '2026-11-10T03:00:00.000Z', version: 1 };
    await app.ask('POST', `/meetings/${meetingOf(one, 1).id}/move`, { token: family().token, body });
    await missed(meetingOf(one, 1).id);
    expect(await events()).toEqual([FORFEITED]);
  });

  it('is forfeited under rules 1', async () => {
    await rows(
      `insert into policy_version (number, values, valid_from, rules)
       select 92, values, now() + interval '99 years', 1 from policy_version where number = 1 on conflict do nothing`,
    );
    await rows('update enrolment set policy_version = 92 where id = $1', [family().enrolmentId]);
    await missed(meetingOf(one, 1).id);
    expect(await events()).toEqual([FORFEITED]);
  });
});

describe('a time that the school chose', () => {
  /** Number 3 lost its time, and its family took none. */
  async function chosen() {
    const { id } = meetingOf(one, 3);
    await app.ask('POST', `/meetings/${id}/excuse`, {
      token: family().token,
      body: { learnerId: family().learnerId },
    });
    await offerNewTimes.run(app.services);
    await rows(
      `update outbox o set sent_at = n.created_at from notification n where o.source = 'notice:' || n.source and sent_at is null`,
    );
    app.clock.set(later(new Date(MONDAY_MORNING), 72 * HOUR));
    expect(await chooseTimes.run(app.services)).toBe(1);
    // Another meeting is the first of the course.
    await rows(
      `update seat set during = tstzrange('2026-11-03T02:00Z', '2026-11-03T03:00Z') where meeting_id = $1`,
      [meetingOf(one, 1).id],
    );
    return id;
  }

  it('comes back if nobody confirmed or attended it, and no other is chosen', async () => {
    const id = await chosen();
    expect(await missed(id)).toEqual({ state: 'missed', paid: 60 });
    expect(await events()).toEqual([FORFEITED, 'waived giveBack.unconfirmed']);
    await offerNewTimes.run(app.services);
    await rows(
      `update outbox o set sent_at = n.created_at from notification n where o.source = 'notice:' || n.source and sent_at is null`,
    );
    app.clock.set(later(app.clock.now(), 73 * HOUR));
    expect(await chooseTimes.run(app.services)).toBe(0);
  });

  it('is forfeited if the family moved it away and back', async () => {
    const id = await chosen();
    const was = await startOf(id);
    for (const start of ['2026-12-01T08:00:00.000Z', was.toISOString()]) {
      const [{ version }] = await rows('select version from meeting where id = $1', [id]);
      const body = { start, version };
      expect((await app.ask('POST', `/meetings/${id}/move`, { token: family().token, body })).status).toBe(
        200,
      );
    }
    const path = `/enrolments/${family().enrolmentId}/offered-times`;
    expect((await app.ask('GET', path, { token: family().token })).body.chosen).toEqual([]);
    await missed(id);
    expect(await events()).toEqual([FORFEITED]);
  });

  it('is forfeited if the family confirmed it', async () => {
    const id = await chosen();
    expect((await app.ask('POST', `/meetings/${id}/confirm`, { token: family().token })).status).toBe(200);
    await missed(id);
    expect(await events()).toEqual([FORFEITED]);
  });
});
