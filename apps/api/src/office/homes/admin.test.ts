import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLearningSchool, type LearningSchool } from '../../../test/learning-school.ts';
import { aTeacher, openedClass, type Placed, readyFamily, type Teacher } from '../../../test/open-classes.ts';
import { placedFamily, signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';

const school = shared(aLearningSchool);
const toIso = (text: string) => new Date(text).toISOString();

const ask = (path: string, person: { token: string } = school.admin) => school.ask('GET', path, person);
const namesIn = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);
type Group = { kind: string; items: { id: string; name: string }[] };
const groupOf = (body: { work: Group[] }, kind: string) => body.work.find((group) => group.kind === kind);

describe("an admin's home", () => {
  let admin: { token: string };
  let app: LearningSchool['app'];
  let own: LearningSchool;
  let teacher: Teacher;
  beforeAll(async () => {
    own = await aLearningSchool();
    ({ app, admin } = own);
    app.clock.set(MONDAY_MORNING);
    teacher = await aTeacher(app);
  });
  afterAll(() => own.stop());
  const home = async () => (await own.ask('GET', '/dashboards/admin', admin)).body;

  it('has no work in a new school, and counts learners, teachers and active classes', async () => {
    const { work, totals, serverNow } = await home();
    expect([work, totals, serverNow]).toEqual([
      [],
      { students: 0, teachers: 1, activeClasses: 0 },
      toIso(MONDAY_MORNING),
    ]);
  });

  it('lists learners who wait for a class, oldest placement test first; the deadline is 24 hours after the test', async () => {
    const waitingFamily = async (name: string, testedAt: string) => {
      const family = await readyFamily(app, { name });
      await app.pool.query('update enrolment set level_given_at = $2 where id = $1', [
        family.enrolmentId,
        testedAt,
      ]);
      return family;
    };
    await waitingFamily('Rafi', '2026-11-02T01:00:00Z');
    const nayla = await waitingFamily('Nayla', '2026-11-01T03:00:00Z');
    // Learners without a level, refunded or stopped ones do not wait.
    await readyFamily(app, { name: 'Belum', level: null });
    const refunded = await readyFamily(app, { name: 'Kembali' });
    await app.pool.query(`update orders set status = 'refunded' where id = $1`, [
      refunded.places[0]?.orderId,
    ]);
    const stopped = await readyFamily(app, { name: 'Berhenti' });
    await app.pool.query(`update enrolment set state = 'suspended' where id = $1`, [stopped.enrolmentId]);

    const { work } = await home();
    expect(work).toEqual([
      {
        kind: 'waitingForClass',
        count: 2,
        items: [
          {
            id: nayla.enrolmentId,
            name: 'Nayla',
            about: 'General English for Kids · Kids Beginner',
            learnerId: nayla.learnerId,
            dueAt: '2026-11-02T03:00:00.000Z',
            since: '2026-11-01T03:00:00.000Z',
          },
          expect.objectContaining({ name: 'Rafi', dueAt: '2026-11-03T01:00:00.000Z' }),
        ],
      },
    ]);
    await openedClass(app, admin, teacher, [nayla], { startsOn: '2026-11-10' });
    expect((await home()).work).toMatchObject([{ count: 1, items: [{ name: 'Rafi' }] }]);
  });

  it('lists all other work by deadline or waiting time', async () => {
    const family = await readyFamily(app, { name: 'Dimas' });
    const orderId = family.places[0]?.orderId;
    await openedClass(app, admin, teacher, [family], {
      startsOn: '2026-11-03',
      slots: [
        { weekday: 2, minute: 660 },
        { weekday: 4, minute: 660 },
      ],
    });
    await app.pool.query(
      `insert into payment_task (order_id, kind, source, details, created_at, done_at) values
       ($1, 'fullRefund', 'a', '{}', '2026-10-30T00:00:00Z', null), ($1, 'look', 'b', '{}', '2026-10-30T00:00:00Z', now())`,
      [orderId],
    );
    await app.pool.query(
      `insert into refund_request (enrolment_id, asked_by, asked_at, quote, amount) values ($1, $2, $3, '{}', 1)`,
      [family.enrolmentId, family.accountId, '2026-11-01T20:00:00Z'],
    );
    const newTeacher = await signedInAccount(app, 'teacher');
    await app.pool.query(
      `update account set created_at = '2026-11-01T21:00:00Z', name = 'Guru Baru' where id = $1`,
      [newTeacher.accountId],
    );
    await app.pool.query('update outbox set attempts = 0');
    await app.pool.query(
      `insert into outbox (kind, to_address, lang, params, message_id, created_at, attempts, sent_at) values
       ('orders.paid', 'keluarga@contoh.id', 'id', '{}', 'm1', '2026-11-01T22:00:00Z', 3, null),
       ('orders.paid', 'lain@contoh.id', 'id', '{}', 'm2', '2026-11-01T22:00:00Z', 1, now())`,
    );
    await app.pool.query(
      `insert into backup_run (kind, started_at, seen_at, ended_at, ok, found)
       values ('drill', '2026-11-01T19:00:00Z', now(), now(), false, '{"problems": ["orders: 3 rows differ"]}')`,
    );
    const { work } = await home();
    expect(work.map(({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`)).toEqual([
      'payment 1',
      'drillFailed 1',
      'refund 1',
      'teacherWithoutHours 1',
      'mailFailed 1',
      'waitingForClass 1',
      'classWithoutLink 1',
    ]);
    const first = (kind: string) => groupOf({ work }, kind)?.items[0];
    expect(first('drillFailed')).toMatchObject({ name: 'orders: 3 rows differ', dueAt: null });
    expect(first('payment')).toMatchObject({ about: 'fullRefund', learnerId: family.learnerId, dueAt: null });
    expect(first('refund')).toMatchObject({ name: 'Dimas', since: '2026-11-01T20:00:00.000Z' });
    expect(first('teacherWithoutHours')).toMatchObject({ id: newTeacher.accountId, name: 'Guru Baru' });
    expect(first('mailFailed')).toMatchObject({ name: 'keluarga@contoh.id', about: 'orders.paid' });
    // Nayla's class begins next week, so its link is not missing yet. Dimas's begins tomorrow at eleven.
    expect(first('classWithoutLink')).toMatchObject({ dueAt: '2026-11-03T04:00:00.000Z' });
  });

  it('calls the class of a repaired plan as all lists do: not by who has left or has no course any more', async () => {
    const [citra, bayu] = [
      await readyFamily(app, { name: 'Citra' }),
      await readyFamily(app, { name: 'Bayu' }),
    ];
    const schoolClass = await openedClass(app, admin, teacher, [citra], {
      startsOn: '2026-11-17',
      slots: [
        { weekday: 3, minute: 660 },
        { weekday: 5, minute: 660 },
      ],
    });
    await app.pool.query(
      'insert into class_member (class_id, enrolment_id, learner_id, joined_at) values ($1, $2, $3, $4)',
      [schoolClass.id, bayu.enrolmentId, bayu.learnerId, MONDAY_MORNING],
    );
    await app.pool.query(`update enrolment set state = 'ended' where id = $1`, [bayu.enrolmentId]);
    await app.pool.query('insert into plan_repair (class_id, made_at) values ($1, $2)', [
      schoolClass.id,
      MONDAY_MORNING,
    ]);
    const { work } = await home();
    expect(groupOf({ work }, 'planRepaired')?.items).toMatchObject([{ id: schoolClass.id, name: 'Citra' }]);
    await app.pool.query('delete from plan_repair');
  });

  it('shows the latest activity with names, without sign-ins', async () => {
    await app.pool.query(
      `insert into audit_entry (at, action, target_kind) select $1, 'account.signedIn', 'account' from generate_series(1, 12)`,
      [MONDAY_MORNING],
    );
    const { activity } = await home();
    expect(activity[0]).toMatchObject({
      action: 'class.opened',
      about: expect.stringMatching(/^\w+$/),
      at: toIso(MONDAY_MORNING),
      by: expect.any(String),
    });
    expect(activity.some(({ action }: { action: string }) => action === 'account.signedIn')).toBe(false);
    for (let n = 0; n < 11; n++) {
      await app.pool.query(
        `insert into audit_entry (action, target_kind) values ('something.new', 'unknown')`,
      );
    }
    expect((await home()).activity).toHaveLength(10);
  });

  it("shows today's lessons by their start, with teacher, learners, check-in and whether there is a link", async () => {
    expect((await home()).today).toEqual({ day: '2026-11-02', count: 0, lessons: [] });
    app.clock.set('2026-11-03T01:00:00Z');
    const { today } = await home();
    expect(today).toMatchObject({
      day: '2026-11-03',
      count: 1,
      lessons: [
        {
          learners: ['Dimas'],
          ageGroup: 'kids',
          startsAt: '2026-11-03T04:00:00.000Z',
          endsAt: '2026-11-03T05:00:00.000Z',
          state: 'planned',
          checkedInAt: null,
          hasLink: false,
        },
      ],
    });
    await app.pool.query('update meeting set checked_in_at = $2 where id = $1', [
      today.lessons[0].id,
      '2026-11-03T03:58:00Z',
    ]);
    expect((await home()).today.lessons).toMatchObject([{ checkedInAt: '2026-11-03T03:58:00.000Z' }]);
  });

  it('is only for admins', async () => {
    for (const role of ['student', 'teacher', 'finance'] as const) {
      const { token } = await signedInAccount(app, role);
      for (const path of ['/dashboards/admin', '/students']) {
        expect([role, path, (await own.ask('GET', path, { token })).status]).toEqual([role, path, 403]);
      }
    }
  });
});

describe('the list of students', () => {
  let running: Awaited<ReturnType<LearningSchool['course']>>;
  let waiting: Placed;
  beforeAll(async () => {
    running = await school.course({ name: 'Melati Anggun' });
    await school.holds(running, 1);
    await school.misses(running, 2);
    waiting = await readyFamily(school.app, { name: 'Tunggu Sebentar', package: 'conversation-kids' });
    await readyFamily(school.app, { name: 'Uji Dulu', level: null, package: 'special-course' });
    await placedFamily(school.app, [
      { package: 'general-english-adult', learnerName: 'Usai Sudah', state: 'ended' },
      { package: 'general-english-kids', learnerName: 'Pause Dulu', state: 'suspended' },
    ]);
    const empty = await signedInAccount(school.app, 'student');
    await school.app.pool.query(
      `insert into learner (account_id, kind, name) values ($1, 'self', 'Baru 100%')`,
      [empty.accountId],
    );
  });

  it('has a row per course, earliest deadline for a class first', async () => {
    const { body } = await ask('/students');
    expect(body.total).toBe(6);
    expect(body.data[0]).toMatchObject({
      name: 'Tunggu Sebentar',
      email: waiting.email,
      enrolmentId: waiting.enrolmentId,
      packageType: 'conversation',
      level: 'Kids Beginner',
      status: 'waitingForClass',
      progress: 0,
      teacherName: null,
      classId: null,
      dueAt: expect.any(String),
    });
    const melati = body.data.find(({ name }: { name: string }) => name === 'Melati Anggun');
    expect(melati).toMatchObject({ classId: running.classId, status: 'inClass', progress: 5, dueAt: null });
    expect(melati.teacherName).toEqual(expect.any(String));
    const withoutCourse = body.data.find(({ name }: { name: string }) => name === 'Baru 100%');
    expect(withoutCourse).toMatchObject({
      enrolmentId: null,
      packageName: null,
      status: 'noCourse',
      progress: null,
    });
  });

  it.each([
    ['?status=waitingForTest', ['Uji Dulu']],
    ['?status=waitingForClass', ['Tunggu Sebentar']],
    ['?status=inClass', ['Melati Anggun']],
    ['?status=suspended', ['Pause Dulu']],
    ['?status=ended', ['Usai Sudah']],
    ['?status=noCourse', ['Baru 100%']],
    ['?program=conversation', ['Tunggu Sebentar']],
    ['?program=general_english&status=ended', ['Usai Sudah']],
    ['?q=anggun', ['Melati Anggun']],
    ['?q=us', ['Usai Sudah']],
    ['?q=1%250', []],
    ['?q=100%25', ['Baru 100%']],
    ['?q=tidak-ada-sama-sekali', []],
    ['?sort=name', ['Baru 100%', 'Melati Anggun', 'Pause Dulu', 'Tunggu Sebentar', 'Uji Dulu', 'Usai Sudah']],
    ['?sort=-name&pageSize=2', ['Usai Sudah', 'Uji Dulu']],
    ['?sort=-name&pageSize=2&page=3', ['Melati Anggun', 'Baru 100%']],
  ])('is filtered, sorted and paged: %s', async (query, expected) => {
    const { status, body } = await ask(`/students${query}`);
    expect([status, namesIn(body)]).toEqual([200, expected]);
  });

  it('finds a family by email address and username', async () => {
    expect(namesIn((await ask(`/students?q=${waiting.email}`)).body)).toEqual(['Tunggu Sebentar']);
    const username = waiting.email.split('@')[0]?.toUpperCase();
    expect(namesIn((await ask(`/students?q=${username}`)).body)).toEqual(['Tunggu Sebentar']);
  });

  it('refuses unknown sort orders and filters', async () => {
    for (const query of ['?sort=email', '?status=all', '?program=english', '?page=0', '?pageSize=101']) {
      expect([query, (await ask(`/students${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('shows everything about one student: family, consent, courses, payments, attendance', async () => {
    const { family } = running;
    const { status, body } = await ask(`/students/${family.learnerId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Melati Anggun',
      kind: 'child',
      birthDate: '2015-05-17',
      ageGroup: 'kids',
      consentNeeded: false,
      account: { email: family.email, active: true },
      consents: [{ guardianName: 'Ibu Sari', relation: 'mother', withdrawnAt: null }],
      courses: [
        {
          enrolmentId: family.enrolmentId,
          status: 'inClass',
          classId: running.classId,
          progress: 5,
          balance: { bought: 20, held: 1, forfeited: 1, left: 18 },
          attendance: { present: 1, late: 0, absent: 1, percent: 50 },
        },
      ],
      payments: [{ packageName: 'General English for Kids', status: 'paid', receiptNumber: null }],
    });
    expect(body.courses[0].decisions).toBe(2);
  });

  it('does not find erased or unknown students', async () => {
    const erased = await readyFamily(school.app, { name: 'Hilang' });
    await school.app.pool.query('update learner set erased_at = now() where id = $1', [erased.learnerId]);
    for (const id of [erased.learnerId, '0190a000-0000-7000-8000-000000000000', 'nobody']) {
      const { status, body } = await ask(`/students/${id}`);
      expect([status, body.code]).toEqual([404, 'learners.notFound']);
    }
    expect((await ask('/students?q=hilang')).body.total).toBe(0);
  });
});
