import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLearningSchool, type LearningSchool } from '../../../test/learning-school.ts';
import { aTeacher, clearForMinors, openedClass, readyFamily } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';
import { makeToken } from '../../platform/http/session-token.ts';

type Group = { kind: string; items: { id: string; name: string }[] };
const groupOf = (body: { work: Group[] }, kind: string) => body.work.find((group) => group.kind === kind);

describe('proposals for a class', () => {
  let own: LearningSchool;
  beforeAll(async () => {
    own = await aLearningSchool();
    own.app.clock.set(MONDAY_MORNING);
  });
  afterAll(() => own.stop());
  const proposals = (enrolmentId: string) =>
    own.ask('GET', `/enrolments/${enrolmentId}/proposals`, own.admin);
  /** Weekly hours from Monday to Friday, in full hours. */
  const weekdays = (from: number, to: number) =>
    [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: from * 60, to: to * 60 }));

  it('rank suitable teachers, with plans that can be opened as they are', async () => {
    const { app, admin } = own;
    const busy = await aTeacher(app, weekdays(14, 18));
    const free = await aTeacher(app, weekdays(14, 18));
    const conversationTeacher = await aTeacher(app, weekdays(14, 18));
    await app.pool.query(`update teacher set programs = '{conversation}' where account_id = $1`, [
      conversationTeacher.accountId,
    ]);
    const adultTeacher = await aTeacher(app, weekdays(14, 18));
    await app.pool.query(`update teacher set age_groups = '{adult}' where account_id = $1`, [
      adultTeacher.accountId,
    ]);
    const unseen = await aTeacher(app, weekdays(14, 18));
    await app.pool.query('delete from teacher_clearance where teacher_id = $1', [unseen.accountId]);
    const inactive = await aTeacher(app, weekdays(14, 18));
    await app.pool.query('update account set active = false where id = $1', [inactive.accountId]);
    const withoutHours = await signedInAccount(app, 'teacher');
    await own.ask('GET', '/teacher/availability', withoutHours);
    await openedClass(app, admin, busy, [await readyFamily(app)], {
      slots: [
        { weekday: 2, minute: 840 },
        { weekday: 4, minute: 840 },
      ],
    });
    await app.pool.query(
      `insert into holiday values ('2026-12-25', 'Natal', 'Christmas') on conflict do nothing`,
    );
    const family = await readyFamily(app, { name: 'Kirana' });
    const { status, body } = await proposals(family.enrolmentId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      learner: { id: family.learnerId, name: 'Kirana' },
      level: 'Kids Beginner',
      ageGroup: 'kids',
      meetings: 20,
      perWeek: 2,
      startsOn: '2026-11-03',
    });
    const order = body.teachers.map(({ teacherId }: { teacherId: string }) => teacherId);
    expect(order.slice(0, 2)).toEqual([free.accountId, busy.accountId]);
    expect(order).not.toContain(conversationTeacher.accountId);
    expect(order).not.toContain(adultTeacher.accountId);
    expect(order).not.toContain(inactive.accountId);
    expect(body.teachers[0]).toMatchObject({ load: 0, hours: 20 });
    expect(body.teachers[1]).toMatchObject({ load: 2 });
    expect(body.teachers[1].options[0].slots).toEqual([
      { weekday: 1, minute: 14 * 60 },
      { weekday: 3, minute: 14 * 60 },
    ]);
    for (const { teacherId, options } of body.teachers.slice(0, 2)) {
      expect(options).toHaveLength(3);
      for (const { slots, firstDay, lastMeetingDay } of options) {
        const form = { teacherId, enrolmentIds: [family.enrolmentId], slots, startsOn: firstDay };
        const plan = (await own.ask('POST', '/classes/plan', admin, form)).body;
        expect([plan.conflicts, plan.slotsOutsideHours, plan.meetings.length]).toEqual([[], [], 20]);
        expect([plan.meetings[0].day, plan.meetings.at(-1).day]).toEqual([firstDay, lastMeetingDay]);
      }
    }
  });

  it('keep the wishes that the family has painted, and say so', async () => {
    await aTeacher(own.app, weekdays(14, 18));
    const family = await readyFamily(own.app);
    const possible = [1, 4].map((weekday) => ({ weekday, from: 16 * 60, to: 17 * 60 }));
    const form = { possible, preferred: [], earliestStart: null, periods: [], teacherIds: [], goal: null };
    const path = `/enrolments/${family.enrolmentId}/wishes`;
    const { version } = (await own.ask('GET', path, family)).body;
    expect((await own.ask('PUT', path, family, { ...form, version })).status).toBe(200);
    const [best] = (await proposals(family.enrolmentId)).body.teachers[0].options;
    expect(best.slots).toEqual([
      { weekday: 1, minute: 960 },
      { weekday: 4, minute: 960 },
    ]);
    expect(best.why).toMatchObject({ times: 'inside', outside: 0, teacher: 'any' });
  });

  it('include a teacher without hours, for whom a plan names what is missing', async () => {
    const withoutHours = await signedInAccount(own.app, 'teacher');
    await clearForMinors(own.app, withoutHours);
    const family = await readyFamily(own.app);
    const { body } = await proposals(family.enrolmentId);
    const found = body.teachers.find(
      ({ teacherId }: { teacherId: string }) => teacherId === withoutHours.accountId,
    );
    expect(found).toMatchObject({ load: 0, hours: 0, options: [] });
    const slots = [
      { weekday: 2, minute: 900 },
      { weekday: 4, minute: 900 },
    ];
    const { startsOn } = body;
    const form = { teacherId: withoutHours.accountId, enrolmentIds: [family.enrolmentId], slots, startsOn };
    const plan = await own.ask('POST', '/classes/plan', own.admin, form);
    expect([plan.status, plan.body.slotsOutsideHours]).toEqual([200, slots]);
    const opened = await own.ask('POST', '/classes', own.admin, form);
    expect(`${opened.status} ${opened.body.code}`).toBe('409 classes.outsideHours');
  });

  it('are refused with the reason why no class can be opened', async () => {
    const { app } = own;
    const cases: [string, Parameters<typeof readyFamily>[1], string][] = [
      ['no level', { level: null }, '409 classes.noLevel'],
      ['no consent', { consent: false }, '409 classes.consentNeeded'],
    ];
    for (const [name, change, expected] of cases) {
      const { enrolmentId } = await readyFamily(app, change);
      const { status, body } = await proposals(enrolmentId);
      expect([name, `${status} ${body.code}`]).toEqual([name, expected]);
    }
    for (const id of ['0190a000-0000-7000-8000-000000000000', 'none']) {
      const { status, body } = await proposals(id);
      expect(`${status} ${body.code}`).toBe('404 classes.enrolmentNotFound');
    }
  });

  it('lead from the work list to a class that both homes, the agenda, the email and the student list show', async () => {
    const { app, admin } = own;
    const family = await readyFamily(app, { name: 'Gita Loka' });
    const home = async () => (await own.ask('GET', '/dashboards/admin', admin)).body;
    const item = groupOf(await home(), 'waitingForClass')?.items.find(({ name }) => name === 'Gita Loka');
    expect(item?.id).toBe(family.enrolmentId);

    const { body } = await proposals(family.enrolmentId);
    const best = body.teachers[0];
    const opened = await own.ask('POST', '/classes', admin, {
      teacherId: best.teacherId,
      enrolmentIds: [item?.id],
      slots: best.options[0].slots,
      startsOn: best.options[0].firstDay,
    });
    expect(opened.status).toBe(201);
    const start = opened.body.nextMeetingAt;

    const { token } = await signInTo(best.teacherId);
    const agenda = await own.ask('GET', `/dashboards/teacher?day=${best.options[0].firstDay}`, { token });
    expect(agenda.body.agenda).toMatchObject([
      { startsAt: start, seats: [{ name: 'Gita Loka', number: 1 }] },
    ]);
    const studentHome = await own.ask('GET', '/dashboards/student', family);
    expect(studentHome.body.next).toMatchObject({
      startsAt: start,
      classId: opened.body.id,
      teacherName: best.name,
    });
    const { rows } = await app.pool.query<{ to_address: string; starts: string; teacher: string }>(
      `select to_address, params->'params'->>'startsAt' as starts, params->'params'->>'teacherName' as teacher
       from outbox where account_id = $1 and params->>'kind' = 'class.assigned'`,
      [family.accountId],
    );
    expect(rows).toEqual([{ to_address: family.email, starts: start, teacher: best.name }]);

    const after = groupOf(await home(), 'waitingForClass');
    expect(after?.items.map(({ name }) => name) ?? []).not.toContain('Gita Loka');
    const { data } = (await own.ask('GET', '/students?q=Gita Loka', admin)).body;
    expect(data).toMatchObject([{ status: 'inClass', teacherName: best.name, classId: opened.body.id }]);
    expect((await proposals(family.enrolmentId)).body.code).toBe('classes.alreadyInClass');
  });

  /** Signs in an existing account. */
  async function signInTo(accountId: string): Promise<{ token: string }> {
    const { rows } = await own.app.pool.query<{ id: string }>(
      `insert into session (account_id, token, expires_at) values ($1, gen_random_uuid()::text, now() + interval '1 day')
       returning id`,
      [accountId],
    );
    return { token: makeToken(rows[0]?.id ?? '', own.app.config.appSecret) };
  }

  it('find the only teacher with free hours inside the wishes among more teachers than are looked at', async () => {
    const { app } = own;
    const fitting = await aTeacher(
      app,
      [1, 3].map((weekday) => ({ weekday, from: 360, to: 480 })),
    );
    await openedClass(app, own.admin, fitting, [await readyFamily(app)], {
      slots: [1, 3].map((weekday) => ({ weekday, minute: 360 })),
      startsOn: '2026-11-04',
    });
    await app.pool.query(
      `with made as (insert into account (username, display_username, email, name, role)
         select 'noon.' || n, 'noon.' || n, 'noon.' || n || '@contoh.id', 'Noon', 'teacher' from generate_series(1, 60) n
         returning id),
       hours as (insert into availability (teacher_id, weekday, minutes)
         select id, d, int4range(720, 780) from made, generate_series(1, 5) d returning teacher_id)
       insert into teacher_clearance (teacher_id, identity_on, certificate_on, certificate_until, checked_by, checked_at)
       select distinct teacher_id, '2026-01-05'::date, '2026-01-05'::date, '2099-01-05'::date, teacher_id, '2026-01-05'::timestamptz
       from hours`,
    );
    const family = await readyFamily(app);
    const possible = [1, 3].map((weekday) => ({ weekday, from: 360, to: 480 }));
    const rest = { preferred: [], earliestStart: null, periods: [], teacherIds: [], goal: null, version: 0 };
    await own.ask('PUT', `/enrolments/${family.enrolmentId}/wishes`, family, { possible, ...rest });
    const { body } = await proposals(family.enrolmentId);
    expect(body.teachers[0]).toMatchObject({
      teacherId: fitting.accountId,
      options: [{ slots: [1, 3].map((weekday) => ({ weekday, minute: 420 })), why: { outside: 0 } }],
    });
  });
});
