import { later, MINUTE } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { noticeKindsTo } from '../../../test/notices.ts';
import { aTeacher, type Placed, readyFamily, type Teacher, TUE_THU } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { readyForARace } from '../../../test/sit-placement.ts';
import {
  type Answer,
  MONDAY_MORNING as MORNING,
  resultOf,
  startTestApp,
} from '../../../test/start-test-app.ts';
import { publishProfile } from '../../../test/teacher-profile.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));

const MONDAY = new Date(MORNING);
const call = (method: string, who: { token: string }, path: string, body?: object) =>
  app.ask(method, path, { token: who.token, ...(body ? { body } : {}) });
const hold = (family: Placed, teacher: Teacher, slots: object[] = TUE_THU) =>
  call('POST', family, `/enrolments/${family.enrolmentId}/hold`, { teacherId: teacher.accountId, slots });
const book = (family: Placed) => call('POST', family, `/enrolments/${family.enrolmentId}/book`);
const undo = (family: Placed) => call('POST', family, `/enrolments/${family.enrolmentId}/undo-booking`);
const times = (family: Placed) => call('GET', family, `/enrolments/${family.enrolmentId}/times`);
const MON_WED = [
  { weekday: 1, minute: 540 },
  { weekday: 3, minute: 540 },
];

async function setMode(mode: string): Promise<void> {
  const { body } = await call('GET', admin, '/settings/booking');
  const saved = await call('PUT', admin, '/settings/booking', { mode, version: body.version });
  expect([saved.status, saved.body.mode]).toEqual([200, mode]);
}

/** A teacher whom families know by name. */
async function shownTeacher(): Promise<Teacher> {
  const teacher = await aTeacher(app);
  await publishProfile(app, teacher);
  return teacher;
}

const noticesOf = (reader: { accountId: string }) => noticeKindsTo(app, reader);

describe('a family that picks its times', () => {
  beforeEach(async () => {
    app.clock.set(MONDAY);
    await setMode('book');
  });

  it('sees proposals with first names only, books one and has its class at once, as an admin opens it', async () => {
    const teacher = await shownTeacher();
    const family = await readyFamily(app, { name: 'Nayla' });
    const { status, body } = await times(family);
    expect(status).toBe(200);
    const place = body.teachers.findIndex(
      ({ teacherId }: { teacherId: string }) => teacherId === teacher.accountId,
    );
    expect(body.teachers[place]).toEqual({ teacherId: teacher.accountId, firstName: 'Nadia', photo: null });
    expect(body.proposals[0]).toMatchObject({ why: { times: 'afterSchool', outside: 0 } });
    expect(body.free.find((one: { weekday: number }) => one.weekday === 2).teachers).toContain(place);

    const held = await hold(family, teacher);
    expect(held.status).toBe(201);
    expect(held.body).toMatchObject({
      state: 'held',
      startsAt: '2026-11-03T02:00:00.000Z',
      heldUntil: later(MONDAY, 10 * MINUTE).toISOString(),
    });
    expect((await times(family)).body.booking).toEqual(held.body);
    const booked = await book(family);
    expect(booked.status).toBe(201);
    expect(booked.body).toMatchObject({
      startsAt: '2026-11-03T02:00:00.000Z',
      undoUntil: later(MONDAY, 30 * MINUTE).toISOString(),
    });
    const { rows } = await app.pool.query(
      `select c.teacher_id, c.state, c.capacity,
         (select count(*)::integer from meeting m where m.class_id = c.id and m.state = 'planned') as meetings,
         (select count(*)::integer from seat s where s.enrolment_id = $2 and s.state = 'planned') as seats
       from school_class c where c.id = $1`,
      [booked.body.classId, family.enrolmentId],
    );
    expect(rows).toEqual([
      { teacher_id: teacher.accountId, state: 'scheduled', capacity: 1, meetings: 20, seats: 20 },
    ]);
    expect([await noticesOf(family), await noticesOf(teacher)]).toEqual([
      ['class.assigned'],
      ['class.teacherAssigned'],
    ]);
    expect(resultOf(await book(family))).toBe('409 placing.notHeld');
    expect(resultOf(await times(family))).toBe('409 classes.alreadyInClass');
  });

  it('may undo it for exactly thirty minutes; the learner waits as before, and the teacher is told', async () => {
    const teacher = await shownTeacher();
    const family = await readyFamily(app);
    const late = await readyFamily(app);
    await hold(family, teacher);
    await book(family);
    await hold(late, teacher, MON_WED);
    await book(late);
    app.clock.set(later(MONDAY, 30 * MINUTE));
    // The home says until when, also after a reload.
    const untilOf = async ({ token }: Placed) => {
      const { body } = await app.ask('GET', '/dashboards/student', { token });
      return body.courses[0].undoBookingUntil;
    };
    expect(await untilOf(family)).toBe(later(MONDAY, 30 * MINUTE).toISOString());
    expect(resultOf(await undo(family))).toBe('200');
    expect(await untilOf(family)).toBeNull();
    expect(resultOf(await undo(family))).toBe('409 placing.nothingToUndo');
    expect((await noticesOf(family)).at(-1)).toBe('class.assigned');
    expect(await noticesOf(teacher)).toContain('class.cancelled');
    expect((await times(family)).status).toBe(200);
    expect(resultOf(await hold(family, teacher))).toBe('409 placing.heldBefore');
    app.clock.set(later(MONDAY, 30 * MINUTE + 1000));
    expect(resultOf(await undo(late))).toBe('409 placing.undoOver');
    expect(await untilOf(late)).toBeNull();
  });

  it('is not shown the times that it gave back until it may hold them again; others are', async () => {
    const teacher = await shownTeacher();
    const [family, other] = [await readyFamily(app), await readyFamily(app)];
    type Slots = { weekday: number; minute: number }[];
    const shownTo = async (who: Placed) => {
      const { body } = await times(who);
      const place = body.teachers.findIndex(
        (one: { teacherId: string }) => one.teacherId === teacher.accountId,
      );
      const free: { weekday: number; minute: number; teachers: number[] }[] = body.free;
      const proposals: { teacherId: string; slots: Slots }[] = body.proposals;
      const starts = [
        ...free.filter((one) => one.teachers.includes(place)),
        ...proposals.filter((one) => one.teacherId === teacher.accountId).flatMap(({ slots }) => slots),
      ];
      return TUE_THU.map((slot) =>
        starts.some((one) => one.weekday === slot.weekday && one.minute === slot.minute),
      );
    };
    expect(await shownTo(family)).toEqual([true, true]);
    await hold(family, teacher);
    await call('DELETE', family, `/enrolments/${family.enrolmentId}/hold`);
    expect([await shownTo(family), await shownTo(other)]).toEqual([
      [false, false],
      [true, true],
    ]);
    app.clock.set(later(MONDAY, 30 * MINUTE));
    expect(await shownTo(family)).toEqual([true, true]);
    // One that ran out rests from its end on.
    await hold(family, teacher);
    app.clock.set(later(MONDAY, 69 * MINUTE));
    expect(await shownTo(family)).toEqual([false, false]);
    app.clock.set(later(MONDAY, 70 * MINUTE));
    expect(await shownTo(family)).toEqual([true, true]);
  });

  it('holds one time for a course for ten minutes, and the same time not again for thirty', async () => {
    const teacher = await shownTeacher();
    const [one, other] = [await readyFamily(app), await readyFamily(app)];
    await hold(one, teacher);
    expect(resultOf(await hold(other, teacher))).toBe('409 placing.taken');
    app.clock.set(later(MONDAY, 5 * MINUTE));
    const again = await hold(one, teacher);
    expect(again.body.heldUntil).toBe(later(MONDAY, 10 * MINUTE).toISOString());
    app.clock.set(later(MONDAY, 10 * MINUTE));
    expect(resultOf(await book(one))).toBe('409 placing.notHeld');
    expect(resultOf(await hold(one, teacher))).toBe('409 placing.heldBefore');
    expect(resultOf(await hold(other, teacher))).toBe('201');
    await call('DELETE', other, `/enrolments/${other.enrolmentId}/hold`);
    app.clock.set(later(MONDAY, 40 * MINUTE - 1));
    expect(resultOf(await hold(one, teacher))).toBe('409 placing.heldBefore');
    app.clock.set(later(MONDAY, 40 * MINUTE));
    expect(resultOf(await hold(one, teacher))).toBe('201');
    expect(resultOf(await hold(one, teacher, MON_WED))).toBe('201');
  });

  it('is refused what is not its own, more slots than its plan, times that are not free', async () => {
    const teacher = await shownTeacher();
    const unknown = await aTeacher(app);
    const [family, stranger] = [await readyFamily(app), await readyFamily(app)];
    const cases: [string, Answer][] = [
      ['404 classes.enrolmentNotFound', await hold({ ...family, token: stranger.token }, teacher)],
      ['404 classes.enrolmentNotFound', await times({ ...family, token: stranger.token })],
      ['404 classes.enrolmentNotFound', await undo({ ...family, token: stranger.token })],
      ['409 classes.tooManySlots', await hold(family, teacher, [...TUE_THU, { weekday: 5, minute: 540 }])],
      [
        '409 placing.taken',
        await hold(family, teacher, [...TUE_THU.slice(0, 1), { weekday: 6, minute: 540 }]),
      ],
      ['409 placing.taken', await hold(family, unknown)],
      ['409 classes.noLevel', await hold(await readyFamily(app, { level: null }), teacher)],
      ['409 classes.consentNeeded', await hold(await readyFamily(app, { consent: false }), teacher)],
    ];
    expect(cases.map(([, answer]) => resultOf(answer))).toEqual(cases.map(([expected]) => expected));
    await setMode('off');
    expect([resultOf(await times(family)), resultOf(await hold(family, teacher))]).toEqual([
      '409 placing.off',
      '409 placing.off',
    ]);
  });

  it('of two families at the same instant one gets the time, the other sees the next best', async () => {
    await readyForARace(app);
    const teacher = await shownTeacher();
    const [one, other] = [await readyFamily(app), await readyFamily(app)];
    let second: Answer | undefined;
    const race = holdAfter(app.pool, /from "?booking"?/, async () => {
      second = await hold(other, teacher);
    });
    const first = await hold(one, teacher);
    await race.done();
    expect([resultOf(first), second && resultOf(second)].sort()).toEqual(['201', '409 placing.taken']);
    const loser = first.status === 201 ? other : one;
    const { proposals, free } = (await times(loser)).body;
    expect(proposals.length).toBe(3);
    const place = (await times(loser)).body.teachers.findIndex(
      ({ teacherId }: { teacherId: string }) => teacherId === teacher.accountId,
    );
    const at = free.find(
      (cell: { weekday: number; minute: number }) => cell.weekday === 2 && cell.minute === 540,
    );
    expect(at?.teachers ?? []).not.toContain(place);
  });
});

describe('a school that confirms each', () => {
  it('keeps the time until an admin opens the class or declines with a reason', async () => {
    app.clock.set(MONDAY);
    await setMode('ask');
    const teacher = await shownTeacher();
    const [one, other] = [await readyFamily(app, { name: 'Sari' }), await readyFamily(app, { name: 'Bima' })];
    await hold(one, teacher);
    expect((await book(one)).body).toMatchObject({ classId: null, undoUntil: null });
    await hold(other, teacher, MON_WED);
    await book(other);
    app.clock.set(later(MONDAY, 60 * MINUTE));
    expect(resultOf(await hold(one, teacher, MON_WED))).toBe('409 placing.askedAlready');
    const { work } = (await call('GET', admin, '/dashboards/admin')).body;
    const asked = work.find(({ kind }: { kind: string }) => kind === 'bookingRequest');
    const { requests } = (await call('GET', admin, '/placing/requests')).body;
    expect(asked.items.map(({ id }: { id: string }) => id)).toEqual(
      requests.map(({ bookingId }: { bookingId: string }) => bookingId),
    );
    expect(requests.map(({ learner }: { learner: { name: string } }) => learner.name)).toEqual([
      'Sari',
      'Bima',
    ]);
    const answer = (n: number, body: object) =>
      call('POST', admin, `/placing/requests/${requests[n].bookingId}/answer`, body);
    expect((await answer(0, { accept: true })).body.classId).toBeTruthy();
    expect(resultOf(await answer(1, { accept: false, reason: 'Guru cuti' }))).toBe('200');
    expect(resultOf(await answer(1, { accept: true }))).toBe('404 placing.requestNotFound');
    expect([await noticesOf(one), await noticesOf(other)]).toEqual([
      ['class.assigned'],
      ['booking.declined'],
    ]);
  });
});

describe('placing all who wait', () => {
  it('plans in a thread, opens all in one transaction, and none where one is not possible any more', async () => {
    app.clock.set(MONDAY);
    const teacher = await aTeacher(app);
    const families = [
      await readyFamily(app),
      await readyFamily(app),
      await readyFamily(app, { consent: false }),
    ];
    const { body } = await call('POST', admin, '/placing/plan');
    const ids = families.map(({ enrolmentId }) => enrolmentId);
    const found = body.learners.filter(({ enrolmentId }: { enrolmentId: string }) =>
      ids.includes(enrolmentId),
    );
    expect(found.map(({ proposal }: { proposal: object | null }) => proposal !== null)).toEqual([
      true,
      true,
      false,
    ]);
    expect(found[2].against).toContain('persetujuan');
    const classes = found
      .slice(0, 2)
      .map(({ enrolmentId, proposal }: { enrolmentId: string; proposal: Record<string, unknown> }) => ({
        enrolmentId,
        teacherId: proposal.teacherId,
        slots: proposal.slots,
        startsOn: proposal.firstDay,
      }));
    const count = async () =>
      (await app.pool.query('select count(*)::integer as n from school_class')).rows[0].n as number;
    const before = await count();
    const both = classes.map((one: object) => ({ ...one, teacherId: teacher.accountId, slots: TUE_THU }));
    const refused = await call('POST', admin, '/placing', { classes: both });
    expect([resultOf(refused), await count()]).toEqual(['409 placing.changed', before]);
    const placed = await call('POST', admin, '/placing', { classes });
    expect([placed.status, placed.body.opened.length, await count()]).toEqual([201, 2, before + 2]);
    expect(await noticesOf(families[0] ?? { accountId: '' })).toEqual(['class.assigned']);
    expect(resultOf(await call('POST', admin, '/placing', { classes }))).toBe('409 placing.changed');
  });
});
