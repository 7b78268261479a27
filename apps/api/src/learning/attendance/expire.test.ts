import { describe, expect, it } from 'vitest';
import { aClass, type ClassPlan, seatIn } from '../../../test/a-class.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { endErasedCourses } from '../../courses/enrolments/erase.ts';
import { closeMeetings, expireCourses, freeEndedCourses } from './jobs.ts';

const app = shared(startTestApp);

const expire = () => expireCourses.run(app.api.services);
/** The last day is 2 February; it ends at 17:00 UTC, midnight in Jakarta. */
const END = '2027-02-02T17:00:00Z';

async function aCourse(plan: Partial<ClassPlan> = {}) {
  const taught = await aClass(app, { starts: ['2027-01-25T02:00:00Z', '2027-02-10T02:00:00Z'], ...plan });
  return { taught, ...seatIn(app, taught) };
}

async function stateOf(enrolmentId: string) {
  const { rows } = await app.pool.query(
    `select e.state, e.ended_at, array_agg(s.state || ' ' || m.state order by s.number) as seats
     from enrolment e join seat s on s.enrolment_id = e.id join meeting m on m.id = s.meeting_id
     where e.id = $1 group by e.id`,
    [enrolmentId],
  );
  return rows[0];
}

describe('a course after its last day', () => {
  it('runs to the last second in Jakarta, then the rest is forfeited and it ends', async () => {
    const course = await aCourse();
    course.at(0);
    await course.checkIn();
    await course.mark();
    course.at(61);
    await closeMeetings.run(app.api.services);
    app.clock.set(new Date(Date.parse(END) - 1000));
    expect(await expire()).toBe(0);
    expect((await stateOf(course.enrolmentId)).state).toBe('active');
    app.clock.set(END);
    expect(await expire()).toBe(1);
    expect(await stateOf(course.enrolmentId)).toEqual({
      state: 'ended',
      ended_at: new Date(END),
      seats: ['present held', 'lapsed lapsed'],
    });
    expect(await course.events()).toEqual(['held -1', 'expired -19']);
    expect(await course.noticeKinds()).toEqual(['course.expired']);
    const { rows } = await app.pool.query(
      `select b.decision -> 'reason' as reason, n.params from balance_event b, notification n
       where b.enrolment_id = $1 and b.kind = 'expired' and n.account_id = $2`,
      [course.enrolmentId, course.family.accountId],
    );
    expect(rows[0]?.reason).toEqual({ key: 'expire.rest', params: { left: 19, lastDay: '2027-02-02' } });
    expect(rows[0]?.params).toMatchObject({ learnerName: 'Sekar', className: 'Kelas Melati', left: 19 });
    const { rows: classes } = await app.pool.query('select state from school_class where id = $1', [
      course.taught.classId,
    ]);
    expect(classes).toEqual([{ state: 'completed' }]);
    expect(await expire()).toBe(0);
  });

  it('with nothing left ends without a notice', async () => {
    const course = await aCourse({ starts: ['2027-01-25T02:00:00Z'] });
    await app.pool.query(
      `insert into balance_event (enrolment_id, kind, meetings, source, at)
       values ($1::uuid, 'held', -20, 'all:' || $1::text, now())`,
      [course.enrolmentId],
    );
    app.clock.set('2027-02-03T02:00:00Z');
    await closeMeetings.run(app.api.services);
    // Its teacher never came to the one planned meeting, so a week was added.
    app.clock.set('2027-02-10T02:00:00Z');
    expect(await expire()).toBe(1);
    expect((await stateOf(course.enrolmentId)).state).toBe('ended');
    expect(await course.noticeKinds()).not.toContain('course.expired');
  });

  it('waits for a meeting that began on the last day, and leaves other learners’ meetings alone', async () => {
    const taught = await aClass(app, {
      starts: ['2027-02-02T16:00:00Z', '2027-02-10T02:00:00Z'],
      learners: 2,
    });
    const [first, second] = [seatIn(app, taught, 0, 0), seatIn(app, taught, 0, 1)];
    await app.pool.query('update enrolment set last_day = $2 where id = $1', [
      second.enrolmentId,
      '2027-03-01',
    ]);
    first.at(5);
    await first.checkIn();
    await first.mark();
    app.clock.set(END);
    expect(await expire()).toBe(0);
    first.at(66);
    await closeMeetings.run(app.api.services);
    expect(await expire()).toBe(1);
    expect(await stateOf(first.enrolmentId)).toMatchObject({
      state: 'ended',
      seats: ['present held', 'lapsed planned'],
    });
    expect(await stateOf(second.enrolmentId)).toMatchObject({
      state: 'active',
      seats: ['absent held', 'planned planned'],
    });
  });

  it('ends once, however many processes run', async () => {
    const course = await aCourse({ starts: ['2027-02-10T02:00:00Z'] });
    app.clock.set('2027-02-03T02:00:00Z');
    const ended = await Promise.all([expire(), expire(), expire()]);
    expect(ended.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(await course.events()).toEqual(['expired -20']);
    expect(await course.noticeKinds()).toEqual(['course.expired']);
  });

  it('is left alone while suspended', async () => {
    const course = await aCourse({ starts: ['2027-02-10T02:00:00Z'] });
    await app.pool.query("update enrolment set state = 'suspended' where id = $1", [course.enrolmentId]);
    app.clock.set('2027-02-03T02:00:00Z');
    expect(await expire()).toBe(0);
  });
});

describe('a course that ended because its learner was erased', () => {
  it('releases its times: the teacher is free, the class is over', async () => {
    const course = await aCourse();
    app.clock.set('2027-01-01T02:00:00Z');
    await endErasedCourses(app.pool, [course.learnerId], app.clock.now());
    expect(await freeEndedCourses.run(app.api.services)).toBe(1);
    expect((await stateOf(course.enrolmentId)).seats).toEqual(['lapsed lapsed', 'lapsed lapsed']);
    const { rows } = await app.pool.query('select state from school_class where id = $1', [
      course.taught.classId,
    ]);
    expect(rows).toEqual([{ state: 'completed' }]);
    expect(await freeEndedCourses.run(app.api.services)).toBe(0);
  });
});
