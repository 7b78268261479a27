import { later, MINUTE, SECOND } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';
import { addEvents } from '../../courses/balance/balance.ts';
import { closeMeetings } from './jobs.ts';

/* The last meeting of a course is one in another class, where its learner makes up a number of a group. */

const app = shared(startRules2School);
const admin = shared(() => signedInAccount(app, 'admin'));
let own: RunningClass;
let other: RunningClass;
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  await lapse('true', []);
  await app.pool.query(`update school_class set state = 'cancelled'`);
  own = await aRunningClass(app, { learners: 1, capacity: 3 });
  other = await aRunningClass(app, { learners: 1, capacity: 3, startsOn: '2026-11-16', minute: 660 });
  await takeSeat();
  await lapse('class_id = $1 and number < 3', [other.classId]);
  await holdTheRest();
});

const family = () => own.families[0] as RunningClass['families'][number];
const host = () => meetingOf(other, 3);
const asFamily = (method: 'POST' | 'PUT', path: string, body: object = {}) =>
  app.ask(method, path, { token: family().token, body });
const asAdmin = (path: string, body: object) => app.ask('POST', path, { token: admin.token, body });
const at = (minutes: number) => app.clock.set(later(host().start, minutes * MINUTE).toISOString());

/** Takes meetings away that would be closed as well. */
const lapse = (which: string, params: string[]) =>
  app.pool.query(
    `with gone as (update meeting set state = 'lapsed', during = null where state in ('planned', 'to_plan') and ${which} returning id)
     update seat set state = 'lapsed', during = null where meeting_id in (select id from gone)`,
    params,
  );

async function takeSeat() {
  await asFamily('POST', `/meetings/${meetingOf(own, 3).id}/excuse`, { learnerId: family().learnerId });
  const { body } = await app.ask('GET', `/enrolments/${family().enrolmentId}/offered-times`, {
    token: family().token,
  });
  const [{ meetingId, version }] = body.meetings;
  const taken = await asFamily('POST', `/meetings/${meetingId}/seat`, { seatIn: host().id, version });
  expect(taken.status).toBe(200);
}

/** All other numbers have been held; the last of them is closed by the job. */
async function holdTheRest() {
  const { enrolmentId } = family();
  await app.pool.query(
    `with closed as (update meeting set state = 'held', closed_at = $2 where class_id = $1 and state = 'planned'
       and number <> 4 returning id)
     update seat set state = 'present', marked_at = $2 where meeting_id in (select id from closed)`,
    [own.classId, app.clock.now()],
  );
  const rest = { enrolmentId, kind: 'held', meetings: -18, decision: null, source: `rest:${enrolmentId}` };
  await addEvents(app.pool, [{ ...rest, kind: 'held' }], app.clock.now());
  await app.pool.query('update meeting set checked_in_at = lower(during) where id = $1', [
    meetingOf(own, 4).id,
  ]);
  app.clock.set(later(meetingOf(own, 4).end, SECOND).toISOString());
  expect(await closeMeetings.run(app.services)).toBe(1);
}

async function closeHost() {
  at(60);
  app.clock.set(later(app.clock.now(), SECOND).toISOString());
  expect(await closeMeetings.run(app.services)).toBe(1);
}
const forfeitHost = async () => {
  await app.pool.query('update meeting set checked_in_at = lower(during) where id = $1', [host().id]);
  await closeHost();
};

/** The states of class and course, and in which class the number stands. */
async function now() {
  const { rows } = await app.pool.query(
    `select h.state as class, e.finished_at is not null as finished, s.state as seat, m.class_id = h.id as "atHome"
     from school_class h, enrolment e join seat s on s.enrolment_id = e.id and s.number = 3
       join meeting m on m.id = s.meeting_id
     where h.id = $1 and e.id = $2`,
    [own.classId, family().enrolmentId],
  );
  return rows[0];
}
const FORFEITED = { class: 'completed', finished: true, seat: 'absent', atHome: false };
const BACK = { class: 'active', finished: false, seat: 'to_plan', atHome: true };

describe('a course whose last meeting is a seat in another class', () => {
  it('runs until it is held there, then class and course are finished', async () => {
    // Nothing but the end of a class is written; from its days a screen says that it is active.
    expect(await now()).toMatchObject({ class: 'scheduled', finished: false, seat: 'planned' });
    await app.pool.query('update meeting set checked_in_at = lower(during) where id = $1', [host().id]);
    at(0);
    await asFamily('PUT', `/meetings/${host().id}/attendance/${family().learnerId}`);
    await closeHost();
    expect(await now()).toEqual({ class: 'completed', finished: true, seat: 'present', atHome: false });
    const { rows } = await app.pool.query('select state from school_class where id = $1', [other.classId]);
    expect(rows).toEqual([{ state: 'scheduled' }]);
  });

  it('is finished when it is forfeited there, and goes on when that is waived', async () => {
    await forfeitHost();
    expect(await now()).toEqual(FORFEITED);
    const path = `/meetings/${host().id}/attendance/${family().learnerId}/waive`;
    expect((await asAdmin(path, { reason: 'Surat dokter' })).status).toBe(200);
    expect(await now()).toEqual(BACK);
  });

  it('goes on when an admin gives the questioned forfeit back', async () => {
    await forfeitHost();
    const path = `/meetings/${host().id}/attendance/${family().learnerId}/appeal`;
    expect((await asFamily('POST', path, { reason: 'Internet mati' })).status).toBe(200);
    const { rows } = await app.pool.query('select id from appeal where enrolment_id = $1', [
      family().enrolmentId,
    ]);
    const answer = await asAdmin(`/appeals/${rows[0].id}/answer`, { returns: true, reason: 'Benar' });
    expect(answer.status).toBe(200);
    expect(await now()).toEqual(BACK);
  });

  it.each([
    ['forfeited', FORFEITED],
    ['returned', BACK],
  ])('is %s by an admin after the family missed the teacher there', async (outcome, becomes) => {
    at(4);
    const path = `/meetings/${host().id}/attendance/${family().learnerId}/dispute`;
    expect((await asFamily('POST', path)).status).toBe(200);
    await forfeitHost();
    expect(await now()).toMatchObject({ class: 'completed', finished: false, seat: 'planned' });
    const { rows } = await app.pool.query('select id from dispute where enrolment_id = $1', [
      family().enrolmentId,
    ]);
    const settled = await asAdmin(`/disputes/${rows[0].id}/settle`, { outcome, reason: 'Sudah diperiksa' });
    expect(settled.status).toBe(200);
    expect(await now()).toEqual(becomes);
  });

  it('is left for the next run while its own class is locked', async () => {
    await app.pool.query('update meeting set checked_in_at = lower(during) where id = $1', [host().id]);
    at(61);
    const holder = await app.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from school_class where id = $1 for no key update', [own.classId]);
      expect(await closeMeetings.run(app.services)).toBe(0);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect(await closeMeetings.run(app.services)).toBe(1);
    expect(await now()).toEqual(FORFEITED);
  });
});
