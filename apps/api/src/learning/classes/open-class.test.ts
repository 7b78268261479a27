import { beforeAll, describe, expect, it } from 'vitest';
import {
  aTeacher,
  classForm,
  openedClass,
  type Placed,
  readyFamily,
  type Teacher,
  TUE_THU,
} from '../../../test/open-classes.ts';
import { placedFamily, signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { readyForARace } from '../../../test/sit-placement.ts';
import { type Answer, resultOf, startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
beforeAll(async () => {
  await app.pool.query(
    `insert into holiday values ('2026-12-24', 'Cuti bersama Natal', 'Christmas Eve'), ('2026-12-25', 'Natal', 'Christmas')`,
  );
});

const open = (body: object) => app.ask('POST', '/classes', { token: admin.token, body });
const preview = (body: object, lang: 'id' | 'en' = 'id') =>
  app.ask('POST', '/classes/plan', { token: admin.token, body, lang });
const NINE = 9 * 60;

async function rowsOf(classId: string) {
  const { rows } = await app.pool.query<{
    number: number;
    seat_number: number;
    day: string;
    minute: number;
    same: boolean;
  }>(
    `select m.number, s.number as seat_number, to_char(lower(m.during) at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as day,
       (extract(epoch from (lower(m.during) at time zone 'Asia/Jakarta')::time) / 60)::integer as minute,
       s.during = m.during and upper(m.during) - lower(m.during) = interval '1 hour'
         and m.state = 'planned' and s.state = 'planned' as same
     from meeting m join seat s on s.meeting_id = m.id where m.class_id = $1 order by m.number`,
    [classId],
  );
  return rows;
}

/** Row counts that a refused opening must not change. */
async function written(): Promise<unknown> {
  const { rows } = await app.pool.query(
    `select (select count(*) from school_class) as classes, (select count(*) from meeting) as meetings,
       (select count(*) from seat) as seats, (select count(*) from notification) as notices,
       (select count(*) from enrolment where starts_on is not null) as started`,
  );
  return rows[0];
}

describe('opening a class', () => {
  it('plans twenty meetings around a holiday and a day away, as the preview shows', async () => {
    const teacher = await aTeacher(app);
    await app.ask('POST', '/teacher/availability/exceptions', {
      token: teacher.token,
      body: { day: '2026-11-10', kind: 'away', from: 0, to: 1440 },
    });
    const family = await readyFamily(app, { name: 'Nayla' });
    const form = classForm(teacher, [family]);
    const shown = await preview(form, 'en');
    expect(shown.status).toBe(200);
    expect(shown.body).toMatchObject({
      name: 'General English for Kids · Kids Beginner',
      packageType: 'general_english',
      ageGroup: 'kids',
      level: 'Kids Beginner',
      capacity: 1,
      wanted: 20,
      conflicts: [],
      slotsOutsideHours: [],
      lastDay: '2027-02-03',
    });
    expect(shown.body.skipped).toEqual([
      { day: '2026-11-10', minute: NINE, why: 'teacherAway', name: null },
      { day: '2026-12-24', minute: NINE, why: 'holiday', name: 'Christmas Eve' },
    ]);
    const before = await written();
    expect((await preview(form)).body.skipped[1].name).toBe('Cuti bersama Natal');
    expect(await written()).toEqual(before);

    const { status, body } = await open(form);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'General English for Kids · Kids Beginner',
      state: 'scheduled',
      teacher: { id: teacher.accountId },
      learners: [{ id: family.learnerId, name: 'Nayla' }],
      startsOn: '2026-11-03',
      nextMeetingAt: '2026-11-03T02:00:00.000Z',
      meetings: 20,
      closed: 0,
      slots: TUE_THU,
    });
    expect(body.members).toEqual([
      expect.objectContaining({
        enrolmentId: family.enrolmentId,
        startsOn: '2026-11-03',
        lastDay: '2027-02-03',
      }),
    ]);
    const rows = await rowsOf(body.id);
    expect(rows.map(({ number, seat_number }) => [number, seat_number])).toEqual(
      Array.from({ length: 20 }, (_, n) => [n + 1, n + 1]),
    );
    expect(rows.every(({ minute, same }) => minute === NINE && same)).toBe(true);
    expect(rows.map(({ day }) => day)).toEqual(shown.body.meetings.map(({ day }: { day: string }) => day));
    expect(rows.map(({ day }) => day)).not.toContain('2026-11-10');
    expect(rows.map(({ day }) => day)).not.toContain('2026-12-24');
    // Ten weeks of two, and the two days that were left out at the end.
    expect(rows.at(-1)?.day).toBe('2027-01-14');
  });

  it('is audited, and notifies family and teacher once', async () => {
    const teacher = await aTeacher(app);
    const family = await readyFamily(app, { name: 'Rafi' });
    const { id } = await openedClass(app, admin, teacher, [family]);
    const audit = await app.pool.query('select action, account_id from audit_log where target_id = $1', [id]);
    expect(audit.rows).toEqual([{ action: 'class.opened', account_id: admin.accountId }]);
    const told = await app.pool.query(
      `select account_id, kind, params from notification where params->>'classId' = $1 order by kind`,
      [id],
    );
    const about = {
      classId: id,
      className: 'General English for Kids · Kids Beginner',
      learnerName: 'Rafi',
      meetings: 20,
      startsAt: '2026-11-03T02:00:00.000Z',
    };
    expect(told.rows).toEqual([
      {
        account_id: family.accountId,
        kind: 'class.assigned',
        params: { ...about, minutes: 60, lastDay: '2027-02-03', teacherName: expect.any(String) },
      },
      { account_id: teacher.accountId, kind: 'class.teacherAssigned', params: { ...about, hasLink: false } },
    ]);
  });

  it('sets the last day by months: 30 November and three months is 28 February', async () => {
    const teacher = await aTeacher(app);
    const family = await readyFamily(app);
    const mondays = [1, 3].map((weekday) => ({ weekday, minute: NINE }));
    const body = await openedClass(app, admin, teacher, [family], { slots: mondays, startsOn: '2026-11-28' });
    expect([body.startsOn, body.members[0].startsOn, body.members[0].lastDay]).toEqual([
      '2026-11-30',
      '2026-11-30',
      '2027-02-28',
    ]);
  });

  it('accepts three slots a week if the plan has three, and a course of ten meetings', async () => {
    const teacher = await aTeacher(app);
    const express = await readyFamily(app, {
      package: 'ielts-express',
      level: 'Adult Beginner',
      birthDate: '1999-01-01',
    });
    const three = [1, 3, 5].map((weekday) => ({ weekday, minute: 13 * 60 }));
    const fast = await openedClass(app, admin, teacher, [express], { slots: three });
    expect([fast.meetings, fast.members[0].lastDay, fast.plan.length]).toEqual([20, '2027-01-04', 20]);
    const special = await readyFamily(app, { package: 'special-course' });
    const short = await openedClass(app, admin, teacher, [special]);
    expect([short.meetings, short.plan.length]).toEqual([10, 10]);
  });

  it('gives a group shared meetings, each learner with own numbers and last day', async () => {
    const teacher = await aTeacher(app);
    const group = [await readyFamily(app, { name: 'Kezia' }), await readyFamily(app, { name: 'Arka' })];
    const body = await openedClass(app, admin, teacher, group, { capacity: 4 });
    expect(body).toMatchObject({
      name: 'General English for Kids · Kids Beginner',
      capacity: 4,
      level: 'Kids Beginner',
    });
    expect(body.learners.map(({ name }: { name: string }) => name)).toEqual(['Arka', 'Kezia']);
    const seats = await app.pool.query(
      `select s.learner_id, count(distinct s.meeting_id)::int as meetings, max(s.number) as last from seat s
       join meeting m on m.id = s.meeting_id where m.class_id = $1 group by 1`,
      [body.id],
    );
    expect(seats.rows.map(({ meetings, last }) => [meetings, last])).toEqual([
      [20, 20],
      [20, 20],
    ]);
  });

  it('stores the link; an unknown host needs confirmation', async () => {
    const teacher = await aTeacher(app);
    const family = await readyFamily(app);
    const unknown = { zoom_link: 'https://meet.example.org/a', zoom_room: '12' };
    const unconfirmed = await open(classForm(teacher, [family], unknown));
    expect([resultOf(unconfirmed), unconfirmed.body.message]).toEqual([
      '409 classes.unknownHost',
      expect.stringContaining('meet.example.org'),
    ]);
    const body = await openedClass(app, admin, teacher, [family], { ...unknown, confirmHost: true });
    expect([body.zoom_link, body.zoom_room]).toEqual(['https://meet.example.org/a', '12']);
  });
});

describe('conflicts are shown, and opening is refused', () => {
  it('for a teacher or learner who is busy', async () => {
    const teacher = await aTeacher(app);
    const busyFamily = await readyFamily(app);
    await openedClass(app, admin, teacher, [busyFamily]);
    const sameTeacher = classForm(teacher, [await readyFamily(app)]);
    const shown = await preview(sameTeacher);
    expect(shown.body.conflicts).toHaveLength(20);
    expect(shown.body.conflicts[0]).toEqual({
      number: 1,
      start: '2026-11-03T02:00:00.000Z',
      end: '2026-11-03T03:00:00.000Z',
      why: 'teacherBusy',
      until: null,
    });
    const before = await written();
    expect(resultOf(await open(sameTeacher))).toBe('409 meetings.teacherBusy');

    // The same child has a second course with another teacher at the same time.
    const second = await secondCourse(busyFamily);
    const sameLearner = classForm(await aTeacher(app), [second]);
    expect((await preview(sameLearner)).body.conflicts[0].why).toBe('learnerBusy');
    const between = await written();
    expect(resultOf(await open(sameLearner))).toBe('409 meetings.learnerBusy');
    expect(await written()).toEqual(between);
    expect(between).toMatchObject({ classes: (before as { classes: string }).classes });
  });

  it('for slots outside the teacher’s hours, and for too few days', async () => {
    const teacher = await aTeacher(app);
    const family = await readyFamily(app);
    const late = { weekday: 4, minute: 16 * 60 + 30 };
    const form = classForm(teacher, [family], { slots: [TUE_THU[0], late] });
    expect((await preview(form)).body.slotsOutsideHours).toEqual([late]);
    const refused = await open(form);
    expect([resultOf(refused), refused.body.message]).toEqual([
      '409 classes.outsideHours',
      '1 dari jadwal mingguan ini di luar jam mengajar. Pilih jam lain atau guru lain.',
    ]);
    const nobody = await aTeacher(app, []);
    expect((await preview(classForm(nobody, [family]))).body.meetings).toEqual([]);
    expect(resultOf(await open(classForm(nobody, [family])))).toBe('409 classes.outsideHours');
  });

  it('for a meeting after the last day, and too few possible days', async () => {
    const teacher = await aTeacher(app);
    const family = await readyFamily(app);
    await app.pool.query(
      `insert into availability_exception (teacher_id, day, kind, minutes)
       select $1, d::date, 'away', '[0,1440)' from generate_series('2026-11-10'::date, '2027-01-15'::date, '1 day') d`,
      [teacher.accountId],
    );
    const form = classForm(teacher, [family]);
    const shown = await preview(form);
    expect(shown.body.conflicts.map(({ why }: { why: string }) => why)).toContain('pastLastDay');
    const refused = await open(form);
    expect(resultOf(refused)).toBe('409 classes.pastLastDay');
    expect(refused.body.message).toContain('Rabu, 3 Februari 2027');
    await app.pool.query(
      `insert into availability_exception (teacher_id, day, kind, minutes)
       select $1, d::date, 'away', '[0,1440)' from generate_series('2027-01-16'::date, '2028-06-15'::date, '1 day') d`,
      [teacher.accountId],
    );
    const none = await open(form);
    expect([resultOf(none), none.body.message]).toEqual([
      '409 classes.notEnoughDays',
      'Hanya 2 dari 20 pertemuan yang mendapat hari. Pilih jadwal atau guru lain.',
    ]);
  });

  it('for overlapping slots, one or four slots, and a start that is not after today', async () => {
    const teacher = await aTeacher(app);
    const family = await readyFamily(app);
    const minutes = (...all: number[]) => all.map((minute) => ({ weekday: 2, minute }));
    const with_ = (change: object) => open(classForm(teacher, [family], { ...change }));
    expect(resultOf(await with_({ slots: minutes(NINE, NINE + 59) }))).toBe('409 classes.slotsOverlap');
    const one = await with_({ slots: minutes(NINE) });
    expect([one.status, one.body.fields]).toEqual([400, { slots: 'Pilih dua atau tiga jadwal seminggu.' }]);
    expect((await with_({ slots: minutes(60, 180, 300, 420) })).status).toBe(400);
    const today = await with_({ startsOn: '2026-11-02' });
    expect([today.status, today.body.fields]).toEqual([400, { startsOn: 'Paling cepat mulai besok.' }]);
  });

  it('for slots outside the school’s lesson hours, even within the teacher’s hours', async () => {
    const teacher = await aTeacher(
      app,
      [2, 4].map((weekday) => ({ weekday, from: 0, to: 1440 })),
    );
    const family = await readyFamily(app);
    const early = [2, 4].map((weekday) => ({ weekday, minute: 5 * 60 }));
    const form = { ...classForm(teacher, [family]), slots: early };
    const before = await written();
    expect(resultOf(await preview(form))).toBe('409 classes.outsideLessonHours');
    expect(resultOf(await open(form))).toBe('409 classes.outsideLessonHours');
    expect(await written()).toEqual(before);
    expect((await open({ ...form, slots: early.map((slot) => ({ ...slot, minute: 6 * 60 })) })).status).toBe(
      201,
    );
  });

  it('for a learner under 18, when the teacher’s certificate is not valid on the first day', async () => {
    const teacher = await aTeacher(app);
    const [minor, adult] = [
      await readyFamily(app),
      await readyFamily(app, {
        package: 'general-english-adult',
        level: 'Adult Beginner',
        birthDate: '1990-01-01',
      }),
    ];
    const until = (day: string) =>
      app.pool.query('update teacher_clearance set certificate_until = $2 where teacher_id = $1', [
        teacher.accountId,
        day,
      ]);
    const form = classForm(teacher, [minor]);
    await until('2026-11-02');
    const refused = await open(form);
    expect(resultOf(refused)).toBe('409 classes.teacherNotCleared');
    expect(refused.body.message).toContain('SKCK');
    const planned = await app.ask('POST', '/classes/plan', { token: admin.token, body: form });
    expect(planned.body.code).toBe('classes.teacherNotCleared');
    const slots = TUE_THU.map((slot) => ({ ...slot, minute: slot.minute + 120 }));
    expect((await open(classForm(teacher, [adult], { slots }))).status).toBe(201);
    await until('2026-11-03');
    const meets = async (change = {}) => (await preview({ ...form, ...change })).body.childrenMeet;
    expect(await meets()).toBe(false);
    await app.pool.query(`update teacher set meeting_link = 'https://zoom.us/j/1' where account_id = $1`, [
      teacher.accountId,
    ]);
    expect([await meets(), await meets({ zoom_link: 'https://zoom.us/j/2' })]).toEqual([true, false]);
    expect((await open(form)).status).toBe(201);
  });

  it('for a teacher who is unknown, inactive, or teaches something else', async () => {
    const teacher = await aTeacher(app);
    const family = await readyFamily(app);
    for (const accountId of [family.accountId, 'x', '0190a000-0000-7000-8000-000000000000'])
      expect(resultOf(await open(classForm({ accountId }, [family])))).toBe('404 classes.teacherNotFound');
    await app.ask('PUT', `/teachers/${teacher.accountId}/availability`, {
      token: admin.token,
      body: { weekly: [{ weekday: 2, from: 0, to: 1440 }], programs: ['conversation'], version: 2 },
    });
    expect(resultOf(await open(classForm(teacher, [family])))).toBe('409 classes.teacherTeachesOther');
    await app.pool.query('update account set active = false where id = $1', [teacher.accountId]);
    expect(resultOf(await open(classForm(teacher, [family])))).toBe('404 classes.teacherNotFound');
  });
});

describe('an enrolment that cannot have a class says why', () => {
  let teacher: Teacher;
  beforeAll(async () => {
    teacher = await aTeacher(app);
  });
  const set = (family: Placed, sql: string) =>
    app.pool.query(`update enrolment set ${sql} where id = $1`, [family.enrolmentId]);

  it.each<[string, string, () => Promise<Placed>]>([
    ['no level yet', 'noLevel', () => readyFamily(app, { level: null })],
    ['under 18 without consent', 'consentNeeded', () => readyFamily(app, { consent: false })],
    [
      'birth date unknown',
      'birthDateUnknown',
      async () => {
        const family = await readyFamily(app);
        await app.pool.query('update learner set birth_date = null where id = $1', [family.learnerId]);
        return family;
      },
    ],
    [
      'suspended',
      'notActive',
      async () => {
        const family = await readyFamily(app);
        await set(family, `state = 'suspended'`);
        return family;
      },
    ],
    [
      'ended',
      'notActive',
      async () => {
        const family = await readyFamily(app);
        await set(family, `state = 'ended'`);
        return family;
      },
    ],
    [
      'in a class already',
      'alreadyInClass',
      async () => {
        const family = await readyFamily(app);
        await openedClass(app, admin, await aTeacher(app), [family]);
        return family;
      },
    ],
  ])('%s', async (_name, code, make) => {
    const family = await make();
    const form = classForm(teacher, [family]);
    const before = await written();
    for (const answer of [await preview(form), await open(form)]) {
      expect(resultOf(answer)).toBe(`409 classes.${code}`);
      expect(answer.body.message).toContain('Sekar');
    }
    expect(await written()).toEqual(before);
  });

  it('does not apply to an adult who only declared to be 18', async () => {
    const family = await readyFamily(app, {
      package: 'general-english-adult',
      level: 'Adult Beginner',
      consent: false,
    });
    await app.pool.query(
      `update learner set kind = 'self', birth_date = null, adult_declared_at = now() where id = $1`,
      [family.learnerId],
    );
    const body = await openedClass(app, admin, await aTeacher(app), [family]);
    expect(body.ageGroup).toBe('adult');
  });

  it('covers unknown ids, and learners who do not fit together or into the class', async () => {
    const family = await readyFamily(app);
    const unknown = '0190a000-0000-7000-8000-000000000000';
    for (const enrolmentId of ['x', unknown])
      expect(resultOf(await open(classForm(teacher, [family, { enrolmentId }], { capacity: 3 })))).toBe(
        '404 classes.enrolmentNotFound',
      );
    const other = await readyFamily(app, { level: 'Kids Advanced' });
    expect(resultOf(await open(classForm(teacher, [family, other])))).toBe('409 classes.full');
    const open2 = (change: Record<string, unknown>) => open(classForm(teacher, [family, other], change));
    expect(resultOf(await open2({ capacity: 1 }))).toBe('409 classes.full');
    expect(resultOf(await open2({ capacity: 2 }))).toBe('409 classes.notTogether');
    expect(resultOf(await open(classForm(teacher, [family, family], { capacity: 2 })))).toBe(
      '409 classes.sameLearnerTwice',
    );
    const three = [...TUE_THU, { weekday: 5, minute: NINE }];
    expect(resultOf(await open(classForm(teacher, [family], { slots: three })))).toBe(
      '409 classes.tooManySlots',
    );
  });
});

describe('two at the same instant', () => {
  const wins = (answers: Answer[], busy: string) => {
    expect(answers.map(resultOf).sort()).toEqual(['201', `409 ${busy}`]);
  };

  it('for one teacher: exactly one class is opened', async () => {
    const teacher = await aTeacher(app);
    const forms = [await readyFamily(app), await readyFamily(app)].map((family) =>
      classForm(teacher, [family]),
    );
    await readyForARace(app);
    wins(await Promise.all(forms.map(open)), 'meetings.teacherBusy');
    const { rows } = await app.pool.query('select count(*)::int as n from meeting where teacher_id = $1', [
      teacher.accountId,
    ]);
    expect(rows).toEqual([{ n: 20 }]);
  });

  it('for one learner with two courses: exactly one class is opened', async () => {
    const family = await readyFamily(app);
    const second = await secondCourse(family);
    const forms = [classForm(await aTeacher(app), [family]), classForm(await aTeacher(app), [second])];
    await readyForARace(app);
    wins(await Promise.all(forms.map(open)), 'meetings.learnerBusy');
    const { rows } = await app.pool.query('select count(*)::int as n from seat where learner_id = $1', [
      family.learnerId,
    ]);
    expect(rows).toEqual([{ n: 20 }]);
  });

  it('for one enrolment: it gets one class', async () => {
    const family = await readyFamily(app);
    const forms = [classForm(await aTeacher(app), [family]), classForm(await aTeacher(app), [family])];
    await readyForARace(app);
    wins(await Promise.all(forms.map(open)), 'classes.alreadyInClass');
  });

  it.each(['teacher', 'learner'] as const)(
    'for a time of the %s that is taken during the writing: the constraint decides',
    async (who) => {
      const teacher = await aTeacher(app);
      const other = await readyFamily(app);
      const elsewhere = await aTeacher(app);
      const family = who === 'learner' ? await secondCourse(other) : await readyFamily(app);
      const made = await openedClass(app, admin, elsewhere, [other], {
        slots: [2, 4].map((weekday) => ({ weekday, minute: 13 * 60 })),
      });
      // Another transaction moves a meeting to Tuesday 10:30-11:30, a time of the new class, and commits
      // later.
      const mover = await app.pool.connect();
      await mover.query('begin');
      const taken = `tstzrange('2026-11-10T02:30:00Z', '2026-11-10T03:30:00Z')`;
      await mover.query(
        `update meeting set during = ${taken} ${who === 'teacher' ? ', teacher_id = $2' : ''} where class_id = $1 and number = 3`,
        who === 'teacher' ? [made.id, teacher.accountId] : [made.id],
      );
      await mover.query(
        `update seat set during = ${taken} where number = 3 and meeting_id in (select id from meeting where class_id = $1)`,
        [made.id],
      );
      const opening = open(classForm(teacher, [family]));
      await someStatementIsBlocked();
      await mover.query('commit');
      mover.release();
      expect(resultOf(await opening)).toBe(`409 meetings.${who}Busy`);
      const { rows } = await app.pool.query('select starts_on from enrolment where id = $1', [
        family.enrolmentId,
      ]);
      expect(rows).toEqual([{ starts_on: null }]);
    },
  );
});

/** Waits until a statement of this database waits for a lock. */
async function someStatementIsBlocked(): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await app.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('nothing waited');
}

/** A second course of the same child, ready for a class. */
async function secondCourse(family: Placed): Promise<Placed> {
  const other = await placedFamily(app, [{ package: 'conversation-kids', birthDate: '2015-05-17' }]);
  const enrolmentId = other.places[0]?.enrolmentId ?? '';
  await app.pool.query(`update enrolment set learner_id = $2, level = 'Kids Beginner' where id = $1`, [
    enrolmentId,
    family.learnerId,
  ]);
  return { ...family, enrolmentId };
}
