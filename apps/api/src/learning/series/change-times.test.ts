import { beforeEach, describe, expect, it } from 'vitest';
import { atOnce, holdAfter } from '../../../test/barrier.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import {
  aRunningClass,
  aTeacher,
  daysOf,
  meetingOf,
  type RunningClass,
} from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { rowsOf, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

// Meetings 1 to 20 are on Mondays and Wednesdays at 09:00 WIB from 9 November 2026 to 13 January 2027.
const FRIDAY = '2026-11-20T02:00:00Z';
const MON = { weekday: 1, minute: 540 };
const FRI = { weekday: 5, minute: 540 };

const app = {} as TestApp;
const admin = {} as { accountId: string; token: string };
let one: RunningClass;
const asAdmin = () => signedInAccount(app, 'admin');
const fresh = async () => {
  app.clock.set('2026-11-08T02:00:00Z');
  one = await aRunningClass(app);
  app.clock.set(FRIDAY);
};

type Change = Record<string, unknown>;
const form = (change: Change = {}) => ({
  from: '2026-11-23',
  slots: [MON, FRI],
  teacherId: one.teacher.accountId,
  ...change,
});
const preview = (change: Change = {}) =>
  app.ask('POST', `/classes/${one.classId}/times/plan`, { token: admin.token, body: form(change) });
const confirm = (seen: string, change: Change = {}) =>
  app.ask('PUT', `/classes/${one.classId}/times`, {
    token: admin.token,
    body: { ...form(change), reason: 'Jadwal sekolah', seen },
  });
const rows = (text: string, params: unknown[] = [one.classId]) => rowsOf(app)(text, params);
const timesOf = () => daysOf(app, one);
const notices = () =>
  rows(`select account_id, params from notification where kind = 'classes.replanned'
    and params -> 'classes' -> 0 ->> 'classId' = $1 order by id`);
/** The tests of each class see only its own meetings; nobody else is asked. */
const movedIn = (plan: { changes: { number: number; outcome: string; to: string | null }[] }[]) =>
  plan[0]?.changes.filter(({ outcome }) => outcome !== 'kept').map(({ number, to }) => `${number} ${to}`);

describe('other weekly times of a running class', () => {
  shared(startTestApp, app);
  shared(asAdmin, admin);
  beforeEach(fresh);

  it('are seen first, then carried out as a whole; family and teacher are told once, with all times', async () => {
    const before = await timesOf();
    const seen = await preview();
    expect(seen.status).toBe(200);
    expect(seen.body).toMatchObject({ families: 1, teachers: 1, classes: [{ learners: ['Sekar'] }] });
    expect(movedIn(seen.body.classes)?.slice(0, 2)).toEqual([
      '6 2026-11-27T02:00:00.000Z',
      '8 2026-12-04T02:00:00.000Z',
    ]);
    expect(await timesOf()).toEqual(before);
    expect(await notices()).toEqual([]);

    expect((await confirm(seen.body.seen)).status).toBe(200);
    const after = await timesOf();
    expect(after.slice(3, 8)).toEqual(['4 11-18', '5 11-23', '6 11-27', '7 11-30', '8 12-04']);
    expect(after.at(-1)).toBe('20 01-15');
    const told = await notices();
    expect(told.map(({ account_id }) => account_id).sort()).toEqual(
      [one.families[0]?.accountId, one.teacher.accountId].sort(),
    );
    expect(told[0].params).toMatchObject({ why: 'times', from: '2026-11-23', reason: 'Jadwal sekolah' });
    expect(told[0].params.classes[0].times).toHaveLength(8);
    expect(await rows('select weekday, minute from class_slot where class_id = $1 order by weekday')).toEqual(
      [MON, FRI],
    );
    expect(
      await rows(
        "select action, after -> 'meetings' as meetings from audit_log where target_id = $1 and action = 'class.replanned'",
      ),
    ).toEqual([{ action: 'class.replanned', meetings: 8 }]);
    const mail = await rows(
      `select params -> 'meetings' as meetings from outbox where source like 'notice:classes.replanned:' || $1 || ':%'`,
    );
    expect(mail[0].meetings).toHaveLength(20);
  });

  it('are refused where anything has changed since they were seen, and repeated they do nothing', async () => {
    const { body } = await preview();
    const moved = await app.ask('POST', `/meetings/${meetingOf(one, 12).id}/move`, {
      token: admin.token,
      body: { start: '2026-12-15T02:00:00Z', version: 1 },
    });
    expect(moved.status).toBe(200);
    const before = await timesOf();
    expect((await confirm(body.seen)).body.code).toBe('classes.planChanged');
    expect(await timesOf()).toEqual(before);
    const again = await preview();
    expect((await confirm(again.body.seen)).status).toBe(200);
    // What was moved by itself has stayed.
    expect(await timesOf()).toContain('12 12-15');
    expect((await confirm(again.body.seen)).body.code).toBe('classes.planChanged');
    expect(await notices()).toHaveLength(2);
  });

  it('at the same instant as a family’s own move, one of both sees the other', async () => {
    const { body } = await preview();
    let moved: Promise<{ body: { code?: string } }> | undefined;
    const race = holdAfter(app.pool, /for no key update/, () => {
      moved = app.ask('POST', `/meetings/${meetingOf(one, 12).id}/move`, {
        token: one.families[0]?.token ?? '',
        body: { start: '2026-12-15T02:00:00Z', version: 1 },
      });
      return moved;
    });
    expect((await confirm(body.seen)).status).toBe(200);
    await race.done();
    expect((await moved)?.body.code).toBe('common.stale');
    expect(await timesOf()).toContain('12 12-18');
  });

  it('of two admins at the same instant, one changes them and the other is refused', async () => {
    const { body } = await preview();
    const change = () => confirm(body.seen);
    const { first, second, codes } = await atOnce(app.pool, change, /as "teacherBusy"/, change);
    expect([first, second].map((answer) => answer.body.code ?? answer.status)).toEqual([
      200,
      'classes.planChanged',
    ]);
    expect(codes).toEqual([]);
    expect(await notices()).toHaveLength(2);
  });

  it('another teacher takes over the times at which they are free, and nobody is in two places', async () => {
    const dewi = await aTeacher(app);
    app.clock.set('2026-11-08T02:00:00Z');
    // Busy on Wednesdays at 09:00 until number 3 of the other class.
    await aRunningClass(app, { teacher: dewi, startsOn: '2026-12-07' });
    app.clock.set(FRIDAY);
    const change = { slots: [MON, { weekday: 3, minute: 540 }], teacherId: dewi.accountId };
    const seen = await preview(change);
    expect(seen.body).toMatchObject({ families: 1, teachers: 2 });
    const kept = seen.body.classes[0].changes.filter(({ outcome }: Change) => outcome === 'kept');
    expect(kept.map(({ number }: { number: number }) => number)).toEqual([5, 6, 7, 8]);
    // The other class has both weekly times until after the last day.
    const waits = seen.body.classes[0].changes.filter(({ outcome }: Change) => outcome === 'waits');
    expect(waits).toHaveLength(12);
    expect((await confirm(seen.body.seen, change)).status).toBe(200);
    expect((await timesOf()).slice(6, 10)).toEqual(['7 11-30', '8 12-02', '9 waits', '10 waits']);
    expect(
      await rows(
        'select number, teacher_id = $2 as dewi from meeting where class_id = $1 and number in (4, 5, 9) order by number',
        [one.classId, dewi.accountId],
      ),
    ).toEqual([
      { number: 4, dewi: false },
      { number: 5, dewi: true },
      { number: 9, dewi: true },
    ]);
  });

  it('are refused from today on, for other programs, outside hours, and for more than the plan has', async () => {
    const codeOf = async (change: Change) => (await preview(change)).body.code;
    const TUE = { weekday: 2, minute: 540 };
    expect(await codeOf({ from: '2026-11-20' })).toBe('common.invalid');
    expect(await codeOf({ teacherId: one.classId })).toBe('classes.teacherNotFound');
    const other = await aTeacher(app, { programs: ['conversation'] });
    expect(await codeOf({ teacherId: other.accountId })).toBe('classes.teacherTeachesOther');
    expect(await codeOf({ slots: [MON, TUE, FRI] })).toBe('classes.tooManySlots');
    expect(await codeOf({ slots: [MON, { ...MON, minute: 570 }] })).toBe('classes.slotsOverlap');
    expect(await codeOf({ slots: [MON, { ...FRI, minute: 300 }] })).toBe('classes.outsideLessonHours');
    expect(await codeOf({ slots: [MON, { ...FRI, minute: 1200 }] })).toBe('classes.outsideHours');
    app.clock.set('2027-02-20T02:00:00Z');
    expect(await codeOf({ from: '2027-02-22' })).toBe('classes.over');
  });
});

describe('under course rules 2', () => {
  shared(startRules2School, app);
  shared(asAdmin, admin);
  beforeEach(fresh);

  it('only meetings that lose their time move, the numbers follow the times, and the course gets its days', async () => {
    const change = { slots: [MON, { weekday: 2, minute: 540 }], from: '2026-11-25' };
    const seen = await preview(change);
    expect(movedIn(seen.body.classes)?.slice(0, 2)).toEqual([
      '6 2027-01-18T02:00:00.000Z',
      '8 2026-12-01T02:00:00.000Z',
    ]);
    expect((await confirm(seen.body.seen, change)).status).toBe(200);
    const after = await timesOf();
    expect(after.slice(4, 8)).toEqual(['5 11-23', '6 11-30', '7 12-01', '8 12-07']);
    expect(after.at(-1)).toBe('20 01-18');
    const [course] = await rows(
      `select e.last_day::text, b.days from enrolment e join balance_event b on b.enrolment_id = e.id and b.kind = 'extended'
       where e.id = $1`,
      [one.families[0]?.enrolmentId],
    );
    expect(course).toEqual({ last_day: '2027-02-16', days: 7 });
  });
});
