import type { ImportKind } from '@fasih/school/office/imports/columns';
import { COURSE_COLUMNS, HEADINGS, type ImportColumn } from '@fasih/school/office/imports/columns';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { fileForm } from '../../../test/file-form.ts';
import { aLearningSchool } from '../../../test/learning-school.ts';
import { aTeacher, type Teacher } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, rowsOf } from '../../../test/start-test-app.ts';
import { compareBooks } from '../../finance/books/check-books.ts';
import { postAllEvents } from '../../finance/books/post-events.ts';
import { lockTeachers } from '../../learning/teachers/lock-teacher.ts';
import { raiseLimits } from '../../platform/db/pool.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { countMonths } from '../analytics/count-months.ts';

const school = shared(aLearningSchool);
let teacher: Teacher;
beforeEach(async () => {
  school.app.clock.set(MONDAY_MORNING);
  teacher = await aTeacher(school.app);
});

type Row = Partial<Record<ImportColumn, string>>;

const HEADING = COURSE_COLUMNS.map((column) => HEADINGS[column].id).join(';');
const csv = (rows: readonly Row[]) =>
  [HEADING, ...rows.map((row) => COURSE_COLUMNS.map((column) => row[column] ?? '').join(';'))].join('\r\n');

const json = (rows: readonly object[]) => JSON.stringify(rows);

let sent = 0;
const send = (file: string, kind: ImportKind = 'courses') =>
  school.app.ask('POST', '/imports', {
    token: school.admin.token,
    body: fileForm(file, { name: `kursus-${++sent}.csv`, fields: { kind } }),
  });
const apply = (id: string) => school.ask('POST', `/imports/${id}/apply`, school.admin);
const read = (text: string, params?: unknown[]) => rowsOf(school.app)(text, params);
const booksNow = () => compareBooks(school.app.pool);

/** One-to-one since 22 September: nine of twenty held, one of them missed. Eleven are left of Rp 2.400.000. */
const nayla = (email: string): Row => ({
  learnerName: 'Nayla',
  birthDate: '2016-05-17',
  relation: 'ibu',
  accountName: 'Dewi Siregar',
  email,
  consentOn: '2026-09-20',
  package: 'general-english-kids',
  level: 'Beginner',
  teacher: teacher.email,
  weeklyTimes: 'Selasa 09:00, Kamis 09.00',
  meetingsHeld:
    '22/09/2026, 2026-09-24 terlambat, 2026-09-29 tidak hadir, 2026-10-01, 2026-10-06, 2026-10-08, 2026-10-13, 2026-10-15, 2026-10-20 16:00',
  meetingsLeft: '11',
  paid: 'Rp 2.400.000',
});

const GROUP_DAYS =
  '2026-09-16, 2026-09-18, 2026-09-23, 2026-09-25, 2026-09-30, 2026-10-02, 2026-10-07, 2026-10-09, 2026-10-14, 2026-10-16';

/** Half of a course in a group; the price is odd, so that the shares must be rounded. */
const member = (email: string, name: string, more: Row): Row => ({
  learnerName: name,
  birthDate: '2012-03-04',
  relation: 'ayah',
  accountName: `Ayah ${name}`,
  email,
  consentOn: '2026-09-10',
  package: 'general-english-teen',
  level: 'Teen Intermediate',
  teacher: teacher.email,
  group: 'Teen Rabu',
  weeklyTimes: 'Rabu 14:00, Jumat 14:00',
  meetingsHeld: GROUP_DAYS,
  meetingsLeft: '10',
  ...more,
});

/** An adult who has had all ten meetings of a Special Course. */
const finished = (email: string): Row => ({
  learnerName: 'Bimo',
  relation: 'diri sendiri',
  accountName: 'Bimo',
  email,
  package: 'Special Course',
  level: 'Advanced',
  teacher: teacher.email,
  meetingsHeld: Array.from({ length: 10 }, (_, i) => `2026-07-${String(i + 1).padStart(2, '0')} 08:00`).join(
    ', ',
  ),
  meetingsLeft: '0',
  midScore: '70',
  finalScore: '90',
  paid: '1650000',
});

describe('a file of running courses', () => {
  it('brings a private course, a group and a finished course, and the books hold what is left of each', async () => {
    const tag = `a${sent}`;
    const file = csv([
      nayla(`dewi.${tag}@contoh.id`),
      member(`rani.${tag}@contoh.id`, 'Rani', { midScore: '80', paid: '2000001' }),
      member(`tono.${tag}@contoh.id`, 'Tono', {
        meetingsHeld: GROUP_DAYS.replace('2026-10-16', '2026-10-16 tidak hadir'),
        paid: '1.800.000',
        lastDay: '2026-12-30',
      }),
      finished(`bimo.${tag}@contoh.id`),
    ]);
    const before = await booksNow();
    expect(before.findings).toEqual([]);
    const checked = await send(file);
    // 2.400.000 − ⌊2.400.000·9/20⌋, 2.000.001 − ⌊2.000.001·10/20⌋, 1.800.000 / 2, and nothing.
    const opening = 1_320_000 + 1_000_001 + 900_000;
    expect(checked.body).toMatchObject({
      rows: 4,
      errors: [],
      made: { accounts: 4, learners: 4, consents: 0, classes: 3, courses: 4, meetingsLeft: 31, opening },
    });
    expect(await read('select from account where email = $1', [`dewi.${tag}@contoh.id`])).toEqual([]);
    expect(await booksNow()).toEqual(before);

    expect(await apply(checked.body.id)).toMatchObject({ status: 200, body: { state: 'done' } });
    await postAllEvents(school.app.pool, school.app.clock.now());
    expect(await booksNow()).toMatchObject({ findings: [], owed: before.owed + opening });
    // Nothing of the past counts as revenue again.
    expect(await read('select from money_row')).toEqual([]);

    const courses = await read(
      `select l.name, e.starts_on as starts, e.last_day as until, e.level, e.level_state as "levelState",
         e.finished_at is not null as finished, c.name as class, c.state, c.capacity,
         (select sum(b.meetings)::int from balance_event b where b.enrolment_id = e.id) as left,
         (select count(*)::int from seat s where s.enrolment_id = e.id and s.state = 'absent') as absent,
         (select string_agg(to_char(lower(s.during) at time zone 'Asia/Jakarta', 'DD.MM HH24:MI'), ', ' order by s.during)
           from seat s where s.enrolment_id = e.id and s.state = 'planned') as next
       from enrolment e join learner l on l.id = e.learner_id join account a on a.id = l.account_id
         join class_member m on m.enrolment_id = e.id join school_class c on c.id = m.class_id
       where a.email::text like $1 order by l.name`,
      [`%.${tag}@contoh.id`],
    );
    const times = (hour: string, ...days: string[]) => days.map((day) => `${day} ${hour}`).join(', ');
    const group = {
      starts: '2026-09-16',
      class: 'Teen Rabu',
      capacity: 2,
      state: 'scheduled',
      left: 10,
      finished: false,
      next: times(
        '14:00',
        ...['04.11', '06.11', '11.11', '13.11', '18.11', '20.11', '25.11', '27.11', '02.12', '04.12'],
      ),
    };
    expect(courses).toMatchObject([
      { name: 'Bimo', state: 'completed', left: 0, finished: true, next: null, level: 'Adult Advanced' },
      {
        name: 'Nayla',
        level: 'Kids Beginner',
        levelState: 'confirmed',
        left: 11,
        absent: 1,
        capacity: 1,
        starts: '2026-09-22',
        until: '2026-12-22',
        next: times(
          '09:00',
          ...[
            '03.11',
            '05.11',
            '10.11',
            '12.11',
            '17.11',
            '19.11',
            '24.11',
            '26.11',
            '01.12',
            '03.12',
            '08.12',
          ],
        ),
      },
      { name: 'Rani', absent: 0, until: '2026-12-16', ...group },
      { name: 'Tono', absent: 1, until: '2026-12-30', ...group },
    ]);

    // Nor did the school sell or place anything in those months; Bimo finished his course in July.
    await countMonths(school.app.services);
    const analytics = await school.ask('GET', '/analytics?from=2026-07&to=2026-11', school.admin);
    const steps = analytics.body.funnel as { step: string; counts: number[] }[];
    expect(Object.fromEntries(steps.map(({ step, counts }) => [step, counts.join()]))).toMatchObject({
      order: '0,0,0,0,0',
      paid: '0,0,0,0,0',
      again: '0,0,0,0,0',
      placed: '0,0,0,0,0',
      class: '0,0,0,0,0',
      finished: '1,0,0,0,0',
    });
    expect(analytics.body.levels).toEqual([]);

    // The same file, and the same import, change nothing.
    expect(await apply(checked.body.id)).toMatchObject({ status: 200, body: { state: 'done' } });
    expect(await send(file)).toMatchObject({ status: 409, body: { code: 'importing.sameFile' } });
    const again = await send(`${file}\r\n`);
    expect(again.body.errors.map(({ row, code }: { row: number; code: string }) => [row, code])).toEqual([
      [2, 'courseRunning'],
      [3, 'courseRunning'],
      [4, 'courseRunning'],
      [5, 'teacherBusy'],
    ]);
    expect(await booksNow()).toMatchObject({ findings: [], owed: before.owed + opening });
  });

  it('lets the course go on: the next meeting earns its share, and family, teacher and report show the past', async () => {
    const email = `wulan.${sent}@contoh.id`;
    const family = await signedInAccount(school.app, 'student');
    await school.app.pool.query('update account set email = $2 where id = $1', [family.accountId, email]);
    const checked = await send(
      csv([
        {
          ...member(email, 'Wulan', { midScore: '80', paid: '2400000' }),
          group: '',
          weeklyTimes: 'Selasa 14:00, Kamis 14:00',
          meetingsHeld: GROUP_DAYS.replaceAll(/(-\d\d)(,|$)/g, '$1 14:00$2').replace(',', ' tidak hadir,'),
        },
      ]),
    );
    expect(checked.body).toMatchObject({ errors: [], made: { accounts: 0, learners: 1 } });
    await apply(checked.body.id);
    const [course] = await read(
      `select e.id, e.learner_id as "learnerId", m.class_id as "classId", m.id as "meetingId" from enrolment e
       join learner l on l.id = e.learner_id join seat s on s.enrolment_id = e.id join meeting m on m.id = s.meeting_id
       where l.account_id = $1 and s.number = 11`,
      [family.accountId],
    );
    if (!course) throw new Error('no course');
    const told = await read('select kind from notification where account_id = any($1)', [
      [family.accountId, teacher.accountId],
    ]);
    expect(told.map(({ kind }) => kind).sort()).toEqual(['class.assigned', 'class.teacherAssigned']);
    const report = await school.ask('GET', `/enrolments/${course.id}/report`, family);
    expect(report.body).toMatchObject({
      tests: [
        { number: 10, score: 80 },
        { number: 20, score: null },
      ],
    });
    const mine = await school.ask(
      'GET',
      `/my-classes/${course.classId}?learnerId=${course.learnerId}`,
      family,
    );
    expect(mine.status).toBe(200);
    const orders = await school.ask('GET', '/orders', family);
    expect(orders.body.data).toMatchObject([{ status: 'paid', total: 2_400_000 }]);

    const { owed } = await booksNow();
    school.app.clock.set('2026-11-03T07:00:00Z');
    const at = `/meetings/${course.meetingId}`;
    expect((await school.ask('POST', `${at}/check-in`, teacher, {})).status).toBe(200);
    expect((await school.ask('PUT', `${at}/attendance/${course.learnerId}`, family, {})).status).toBe(200);
    await postAllEvents(school.app.pool, school.app.clock.now());
    // Share of the eleventh of twenty meetings.
    expect(await booksNow()).toMatchObject({ findings: [], owed: owed - 120_000 });

    // An absence from before the import comes back: less was earned elsewhere, nothing less here.
    const [missed] = await read(
      `select meeting_id as id from seat where enrolment_id = $1 and state = 'absent'`,
      [course.id],
    );
    const waive = `/meetings/${missed?.id}/attendance/${course.learnerId}/waive`;
    expect((await school.ask('POST', waive, school.admin, { reason: 'Surat dokter' })).status).toBe(200);
    await postAllEvents(school.app.pool, school.app.clock.now());
    expect(await booksNow()).toMatchObject({ findings: [], owed });
    expect(
      await read(
        `select l.account_code as account, l.debit, l.credit from balance_event b
         join ledger_entry n on n.source_kind = 'balance' and n.source_id = b.number::text
         join ledger_line l on l.entry_id = n.id where b.enrolment_id = $1 and b.kind = 'waived' order by 1`,
        [course.id],
      ),
    ).toEqual([
      { account: 'equity.opening', debit: 120_000, credit: 0 },
      { account: 'fees.unearned', debit: 0, credit: 120_000 },
    ]);
    expect(await read(`select amount from money_row where basis = 'earned'`)).toEqual([{ amount: 120_000 }]);
  });

  it('is refunded by bank transfer like a course that was paid here, and the books stay right', async () => {
    const email = `pindah.${sent}@contoh.id`;
    const family = await signedInAccount(school.app, 'student');
    const finance = await signedInAccount(school.app, 'finance');
    await school.app.pool.query('update account set email = $2 where id = $1', [family.accountId, email]);
    await school.app.pool.query(
      "update account set created_at = now() - interval '10 days' where role in ('admin', 'finance')",
    );
    const { owed } = await booksNow();
    await apply((await send(csv([nayla(email)]))).body.id);
    const [course] = await read(
      'select e.id from enrolment e join learner l on l.id = e.learner_id where l.account_id = $1',
      [family.accountId],
    );
    const asked = await school.ask('POST', `/enrolments/${course?.id}/refund`, family, { reason: 'Pindah' });
    const { id } = asked.body.request;
    const act = async (what: string, who: { token: string }) => {
      const { version } = (await school.ask('GET', `/refunds/${id}`, finance)).body;
      return school.ask('POST', `/refunds/${id}/${what}`, who, { version });
    };
    await act('prepare', finance);
    expect(await act('approve', school.admin)).toMatchObject({ status: 200 });
    const [refund] = await read('select id, amount, path from refund');
    expect(refund).toMatchObject({ amount: 1_200_000, path: 'transfer' });
    await school.app.pool.query("update refund set proof_key = 'proofs/bukti.pdf'");
    const { id: refundId } = refund as { id: string };
    expect((await school.ask('POST', `/payments/refunds/${refundId}/confirm`, finance)).status).toBe(200);
    await postAllEvents(school.app.pool, school.app.clock.now());
    expect(await booksNow()).toMatchObject({ findings: [], owed });
    expect(
      await read(`select account_code as account, debit - credit as balance from account_balance
        where account_code in ('cash.bank', 'refunds.payable') order by 1`),
    ).toEqual([
      { account: 'cash.bank', balance: -1_200_000 },
      { account: 'refunds.payable', balance: 0 },
    ]);
  });

  it('names every error by row and column, and then takes nothing over', async () => {
    const good = nayla(`dina.${sent}@contoh.id`);
    const admin = await signedInAccount(school.app, 'admin');
    const before = await read('select count(*) from account');
    const wrong: [row: Row, column: string, code: string][] = [
      [{ consentOn: '' }, 'consentOn', 'consentNeeded'],
      [{ package: 'General' }, 'package', 'packageUnknown'],
      [{ level: 'Expert' }, 'level', 'levelUnknown'],
      [{ level: 'Teen Beginner' }, 'level', 'levelOtherAge'],
      [{ teacher: admin.email }, 'teacher', 'teacherUnknown'],
      [{ weeklyTimes: 'Selasa' }, 'weeklyTimes', 'timesUnknown'],
      [{ weeklyTimes: '' }, 'weeklyTimes', 'required'],
      [{ weeklyTimes: 'Senin 09:00, Selasa 09:00, Rabu 09:00' }, 'weeklyTimes', 'tooManyTimes'],
      [{ weeklyTimes: 'Selasa 18:00' }, 'weeklyTimes', 'outsideHours'],
      [{ weeklyTimes: 'Selasa 03:00' }, 'weeklyTimes', 'outsideLessonHours'],
      [{ weeklyTimes: 'Selasa 09:00, Selasa 09:30' }, 'weeklyTimes', 'timesOverlap'],
      [{ meetingsLeft: '12' }, 'meetingsLeft', 'doesNotAddUp'],
      [{ meetingsHeld: '2026-13-01' }, 'meetingsHeld', 'heldUnknown'],
      [{ meetingsHeld: '2026-11-03', meetingsLeft: '19' }, 'meetingsHeld', 'heldFuture'],
      [{ meetingsHeld: '2026-10-06, 2026-10-06', meetingsLeft: '18' }, 'meetingsHeld', 'heldTwice'],
      [{ midScore: '80' }, 'midScore', 'scoreTooEarly'],
      [{ midScore: '101' }, 'midScore', 'scoreShape'],
      [{ lastDay: '2026-12-01' }, 'lastDay', 'lastDayEarly'],
      [{ meetingsHeld: '2026-07-07', meetingsLeft: '19' }, 'lastDay', 'lastDayPast'],
      [{ meetingsHeld: '2026-09-01', meetingsLeft: '19' }, 'lastDay', 'pastLastDay'],
      [{ paid: '2,5 juta' }, 'paid', 'amountShape'],
      [{ group: 'A', email: 'b@contoh.id' }, 'group', ''],
      [{ group: 'A', email: 'c@contoh.id', meetingsLeft: '12' }, 'group', 'groupDiffers'],
    ];
    const rows = wrong.map(([row], i): Row => ({ ...good, email: `w${i}.${good.email}`, ...row }));
    const { body } = await send(csv(rows));
    const found = body.errors.map(({ row, column, code }: { row: number; column: string; code: string }) => [
      row,
      column,
      code,
    ]);
    for (const [i, [, column, code]] of wrong.entries())
      if (code !== '') expect(found).toContainEqual([i + 2, column, code]);
    expect(await apply(body.id)).toMatchObject({ status: 409, body: { code: 'importing.hasErrors' } });
    expect(await read('select count(*) from account')).toEqual(before);
  });

  it('never takes a consent from before its withdrawal, and notes each one that it writes', async () => {
    const email = `tarik.${sent}@contoh.id`;
    const family = await signedInAccount(school.app, 'student');
    await school.app.pool.query('update account set email = $2 where id = $1', [family.accountId, email]);
    await school.app.pool.query(
      `with child as (insert into learner (account_id, kind, name, birth_date, relation, created_at)
         values ($1, 'child', 'Nayla', '2016-05-17', 'mother', '2026-09-20T00:00:00Z') returning id)
       insert into consent (learner_id, account_id, guardian_name, relation, text_version, lang, given_at, withdrawn_at)
       select id, $1, 'Dewi Siregar', 'mother', '1', 'id', '2026-09-20T00:00:00Z', '2026-10-25T18:00:00Z' from child`,
      [family.accountId],
    );
    const consents = () =>
      read(
        `select c.text_version as version, c.withdrawn_at is null as active, (select a.after ->> 'byImport' from audit_log a
           where a.action = 'consent.given' and a.target_id = l.id::text) as noted
         from consent c join learner l on l.id = c.learner_id where l.account_id = $1 order by c.given_at`,
        [family.accountId],
      );
    // 18:00 in London is the next day at the school.
    const before = await send(csv([{ ...nayla(email), consentOn: '2026-10-26' }]));
    expect(before.body.errors).toEqual([
      { row: 2, column: 'consentOn', code: 'consentWithdrawn', value: '2026-10-26' },
    ]);
    expect(await consents()).toEqual([{ version: '1', active: false, noted: null }]);
    const { body } = await send(csv([{ ...nayla(email), consentOn: '2026-10-27' }]));
    expect(await apply(body.id)).toMatchObject({ status: 200 });
    expect(await consents()).toEqual([
      { version: '1', active: false, noted: 'true' },
      { version: 'kertas', active: true, noted: 'true' },
    ]);
  });

  it('names the address with which somebody registers at this moment, in the check and in the import', async () => {
    const email = `serentak.${sent}@contoh.id`;
    const families = [
      await signedInAccount(school.app, 'student'),
      await signedInAccount(school.app, 'student'),
    ];
    const { pool } = school.app;
    const taking = (i: number) =>
      holdAfter(pool, /savepoint accounts/, () =>
        pool.query('update account set email = $2 where id = $1', [families[i]?.accountId, email]),
      );
    const checking = taking(0);
    const { body } = await send(csv([nayla(email)]));
    expect(await checking.done()).toEqual([]);
    expect(body.errors).toEqual([{ row: 2, column: 'email', code: 'emailTaken', value: email }]);

    await pool.query('update account set email = $2 where id = $1', [families[0]?.accountId, `x.${email}`]);
    const good = await send(csv([nayla(email), {}]));
    expect(good.body.errors).toEqual([]);
    const applying = taking(1);
    expect(await apply(good.body.id)).toMatchObject({
      status: 409,
      body: { code: 'importing.noLongerFits' },
    });
    expect(await applying.done()).toEqual([]);
    expect(await read('select from learner where account_id = $1', [families[1]?.accountId])).toEqual([]);
  });

  it('locks all its teachers at once in the order of their ids, whatever the order of its rows', async () => {
    const tag = `kunci${sent}`;
    const teachers = [teacher, await aTeacher(school.app)].sort((a, b) =>
      a.accountId < b.accountId ? 1 : -1,
    );
    const ids = teachers.map(({ accountId }) => accountId);
    const rows = teachers.map(({ email }, i) => ({ ...nayla(`${i}.${tag}@contoh.id`), teacher: email }));
    const { pool } = school.app;
    const other = holdAfter(pool, /from "teacher" .*for no key update/s, () =>
      inTransaction(pool, async (db) => {
        await raiseLimits(db, { statement: 30, lock: 15 });
        await lockTeachers(db, ids);
      }),
    );
    expect((await send(csv(rows))).body).toMatchObject({ errors: [], made: { classes: 2 } });
    expect(await other.done()).toEqual([]);
  });

  it('may be JSON, with lists of times and meetings', async () => {
    const { weeklyTimes: _times, meetingsHeld: _held, ...row } = nayla(`json.${sent}@contoh.id`);
    const file = json([
      {
        ...row,
        weeklyTimes: ['Monday 16:00', 'Wednesday 16:00'],
        meetingsHeld: [{ day: '2026-10-26', time: '16:00', mark: 'late' }, '2026-10-28'],
        meetingsLeft: 18,
        paid: 2_400_000,
      },
    ]);
    expect((await send(file)).body).toMatchObject({ rows: 1, errors: [], made: { meetingsLeft: 18 } });
    expect(await send('{"a": 1}')).toMatchObject({ status: 400, body: { code: 'importing.notRows' } });
    expect(await send('[1, 2]')).toMatchObject({ status: 400, body: { code: 'importing.notRows' } });
  });

  it('is refused as a whole when a time was taken between check and import', async () => {
    const { body } = await send(csv([nayla(`telat.${sent}@contoh.id`)]));
    expect(body.errors).toEqual([]);
    await apply((await send(csv([nayla(`cepat.${sent}@contoh.id`)]))).body.id);
    expect(await apply(body.id)).toMatchObject({ status: 409, body: { code: 'importing.noLongerFits' } });
    expect(await read('select from account where email::text like $1', ['telat.%'])).toEqual([]);
  });
});
