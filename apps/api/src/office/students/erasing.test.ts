import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditKind } from '@fasih/messages/texts';
import { DAY, later } from '@fasih/school/basics/instants';
import { LEARNER_FACTS } from '@fasih/school/people/learners/contract';
import { beforeAll, expect, it } from 'vitest';
import { aLearningSchool, type Course } from '../../../test/learning-school.ts';
import { aTeacher, openedClass, type Placed, readyFamily } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aSecondGuardian } from '../../../test/second-guardian.ts';
import { shared } from '../../../test/shared.ts';
import { bodyOf } from '../../../test/start-test-app.ts';
import { forgetSittings } from '../../assessment/placement/forget.ts';
import { freeEndedCourses } from '../../learning/attendance/jobs.ts';
import { sendDueMail } from '../../messaging/mail/send-due.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import { erasePerson } from './erase-person.ts';
import { eraseOnRequest } from './jobs.ts';

/** Everything that identifies the person: names, address, phone number, in any spelling. */
const TRACE = 'zulaikhax|penjagax|9998[ .-]?877';
const NAME = 'Zulaikhax Putrinda';
const PAYER = 'Penjagax Rumah';
/** Text that people typed about the person. */
const TYPED = `zulaikhax rajin; ibunya ${PAYER}, 0813-9998-877, zulaikhax.rumah@contoh.id`;
const WITH_RANIA = 'Zulaikhax dan Rania membaca bersama';

/** What an admin wrote to many families. */
const MESSAGE = { title: 'Selamat untuk Zulaikhax', text: 'Zulaikhax Putrinda dan Rania juara lomba.' };

/** Columns that keep the name by law or as the school's own record, with the reason. */
const STAYS: Record<string, string> = {
  'audit_personal.old': 'what staff wrote about a group, as the test below says',
  'audit_personal.new': 'what staff wrote about a group, as the test below says',
  'manual_entry.description':
    'the books as they were kept, ten years with their vouchers (UU KUP art. 28(11))',
  'manual_entry.void_reason': 'why an entry of the books does not count',
  'ledger_entry.description': 'an entry of the books is never changed (UU KUP art. 28(11))',
  'money_row.description': 'the row of that entry, which is never changed either',
};
/** Files that are kept. */
const FILES_STAY: Record<string, string> = {
  'receipts/': 'the voucher of an entry of the books (UU KUP art. 28(11))',
  'proofs/': 'the proof that a refund was transferred, a voucher of the books',
};

/** Tables without text about learners: codes, contents, figures or text about staff. */
const WITHOUT_LEARNERS = [
  'absence',
  'account_balance',
  'availability',
  'backup_key',
  'backup_place',
  'backup_run',
  'backup_series',
  'booking',
  'books_check',
  'calendar_feed',
  'class_slot',
  'closed_month',
  'content_version',
  'course_wait',
  'credential',
  'demo_mark',
  'holiday',
  'item_retired',
  'item_version',
  'job_run',
  'job_set_aside',
  'kept_document',
  'ledger_account',
  'ledger_line',
  'message_preference',
  'migrations',
  'money_day',
  'month_count',
  'package',
  'package_price',
  'pay_adjustment',
  'pay_line',
  'pay_run',
  'placement_question',
  'policy_version',
  'pretest_answer',
  'pretest_result',
  'provider_day',
  'provider_reading',
  'recovered_page',
  'recovery_code',
  'security_event',
  'setting',
  'substitute_offer',
  'substitute_search',
  'settlement_report',
  'settlement_row',
  'staff_change',
  'throttle',
  'two_factor',
  'verification',
  'voucher',
];

const school = shared(aLearningSchool);
let course: Course;
let group: { id: string };
let mate: Placed;
let groupTeacher: { accountId: string; token: string };
/** Text columns that held the person before, and that still do. */
let texts: string[];
let planted: string[];
let left: string[];
let filesPlanted: string[];
let filesLeft: string[];
let amounts: unknown;
beforeAll(async () => {
  course = await school.course({ name: NAME });
  mate = await readyFamily(school.app, { name: 'Rania Putrinda' });
  texts = await textColumns();
  await namesTheFamily();
  await fillsWhatIsAboutTheLearner();
  await fillsWhatIsAboutTheGroup();
  await tellsOthers();
  await fillsMoney();
  await fillsTheOffice();
  await incidents();
  await aChildDevice();
  await secondGuardians();
  const { services, clock } = school.app;
  while ((await sendDueMail(services)) > 0);
  planted = await found();
  filesPlanted = filesWithTrace();
  amounts = await money();

  await must('POST', `/students/${course.family.learnerId}/erasure`, { reason: TYPED });
  clock.set(later(clock.now(), 7 * DAY + 1000));
  while ((await eraseOnRequest.run(services)) > 0);
  while ((await freeEndedCourses.run(services)) > 0);
  await forgetSittings(services);
  left = await found();
  filesLeft = filesWithTrace();
});

const run = (sql: string, values: unknown[] = []) => school.app.pool.query(sql, values);
const one = async (sql: string, values: unknown[] = []) => (await run(sql, values)).rows[0];
const must = async (method: string, path: string, body?: unknown, who: { token: string } = school.admin) =>
  bodyOf(await school.ask(method, path, who, body));

it('this test is complete: each text of the database bears the name, or is known to speak of no learner', () => {
  expect(
    texts.filter((place) => !planted.includes(place) && !isKnown(place)),
    'write the person into these columns in this file, or name them in NEVER_TYPED or WITHOUT_LEARNERS',
  ).toEqual([]);
  expect(filesPlanted).toHaveLength(6);
});

it('no text of any table names a person who asked to be forgotten, except in the books and of groups', () => {
  expect(
    left.filter((place) => !(place in STAYS)),
    'erase these columns where their table is written: `learner` in people/learners/facts.ts, others in an erase.ts or forget.ts',
  ).toEqual([]);
});

it('of the audit log only what staff wrote about a group stays, which names nobody by id', async () => {
  const { rows } = await run(
    `select distinct e.target_kind as kind, e.target_id as id, p.person_id as person from audit_personal p
     join audit_entry e on e.id = p.entry_id where concat(p.old, p.new) ~* $1`,
    [TRACE],
  );
  expect(rows).toEqual([{ kind: 'class', id: group.id, person: null }]);
});

it('nor in any file, except in the vouchers of the books', () => {
  expect(filesLeft.filter((file) => !Object.keys(FILES_STAY).some((at) => file.startsWith(at)))).toEqual([]);
});

it('the books keep their amounts, days and numbers', async () => {
  expect(await money()).toEqual(amounts);
});

it("classmates' records speak of them as before, and the group keeps its files", async () => {
  const { note, homework } = await one(
    'select note, homework from meeting where class_id = $1 and number = 1',
    [group.id],
  );
  expect([note, homework]).toEqual(Array(2).fill('… dan Rania membaca bersama'));
  expect((await one('select summary from report where enrolment_id = $1', [mate.enrolmentId])).summary).toBe(
    '… dan Rania membaca bersama',
  );
  expect((await one('select name from school_class where id = $1', [group.id])).name).toBe('… & Rania');
  // A word that is also in a classmate's name stays.
  expect((await one(`select params from notification where source = 'n1'`)).params).toEqual({
    classId: group.id,
    learnerName: 'Rania Putrinda',
    more: [{ learner: '…' }],
  });
  expect((await run('select title from material where class_id = $1', [group.id])).rows).toEqual([
    { title: 'Lembar kerja bersama' },
  ]);
  expect(readdirSync(join(filesAt(), 'materials'))).toEqual(['ba.pdf']);
});

it('a message to many families goes on telling of the others, in the app and as a mail', async () => {
  const forgotten = { title: 'Selamat untuk …', text: '… dan Rania juara lomba.' };
  const { rows } = await run(
    `select * from (select params from notification where kind = 'school.message'
     union all select params -> 'params' from outbox where params ->> 'kind' = 'school.message') told
     order by params ->> 'learnerName'`,
  );
  expect(rows.map(({ params }) => params)).toEqual(
    ['Bagas', 'Bagas', 'Rania', 'Rania'].map((learnerName) => ({ learnerName, ...forgotten })),
  );
});

it('may take longer than a call, because it searches the notices and mails of years', async () => {
  const limit = await inTransaction(school.app.pool, async (db) => {
    const { learnerId, accountId } = mate;
    await erasePerson(db, { learnerId, accountId, accountToo: false }, school.app.clock.now());
    return (await db.query('show statement_timeout')).rows[0].statement_timeout;
  });
  expect(limit).toBe('1min');
});

async function namesTheFamily(): Promise<void> {
  const { accountId, learnerId } = course.family;
  await run(
    `update account set name = $2, display_username = 'zulaikhax.rumah', username = 'zulaikhax.rumah',
       email = 'zulaikhax.rumah@contoh.id', phone = '+628139998877', image = 'https://foto.contoh/zulaikhax',
       photo_file = 'zulaikhax.webp' where id = $1`,
    [accountId, PAYER],
  );
  await keeps('photos/zulaikhax.webp', 'a photo');
  await run(
    `insert into email_change (account_id, session_id, from_email, to_email, stop_hash, ends_at)
     values ($1, $1, 'zulaikhax@contoh.id', 'zulaikhax.rumah@contoh.id', sha256('x'), now() + interval '1 day')`,
    [accountId],
  );
  await run(
    `update consent set guardian_name = $2, relation = 'mother', address = '0813-9998-877' where learner_id = $1`,
    [learnerId, PAYER],
  );
  await run(`update learner set relation = 'keponakan Penjagax' where id = $1`, [learnerId]);
  await run(
    `update session set user_agent = 'Telepon Penjagax', ip_address = '9998.877' where account_id = $1`,
    [accountId],
  );
}

/** Texts of staff and family about a level. */
async function levelWords(enrolmentId: string, words: string): Promise<void> {
  const by = school.admin.accountId;
  await run(
    `insert into level_decision (enrolment_id, outcome, level_was, level, reason, notes, decision, decided_by, decided_at)
     values ($1, 'changed', 'Kids Beginner', 'Kids Intermediate', $2, $2, $3, $4, now())`,
    [enrolmentId, words, decision(words), by],
  );
  await run(
    `insert into level_look (enrolment_id, words, decision, asked_by, asked_at) values ($1, $2, $3, $4, now())`,
    [enrolmentId, words, decision(words), by],
  );
}

async function fillsWhatIsAboutTheLearner(): Promise<void> {
  const { family, classId } = course;
  const { learnerId, enrolmentId } = family;
  await must('POST', `/students/${learnerId}/notes`, { text: TYPED });
  const facts = LEARNER_FACTS.filter((fact) => texts.includes(`learner.${fact}`));
  for (const fact of facts) await run(`update learner set ${fact} = $2 where id = $1`, [learnerId, NAME]);
  await run(
    `insert into erasure_request (learner_id, asked_by, asked_at, reason, due_at, called_off_at, called_off_reason)
     values ($1, $2, now(), $3, now(), now(), $3)`,
    [learnerId, school.admin.accountId, TYPED],
  );
  await run(
    `update school_class set name = 'Kelas Zulaikhax', zoom_link = 'https://zoom.contoh/zulaikhax', zoom_room = 'zulaikhax',
       cancelled_reason = $2 where id = $1`,
    [classId, TYPED],
  );
  await run('update teacher set meeting_link = $2 where account_id = $1', [
    course.teacher.accountId,
    'https://zoom.contoh/zulaikhax',
  ]);
  await school.holds(course, 1);
  await run('update meeting set note = $2, homework = $2, decision = $3 where id = $1', [
    course.meeting(1).id,
    TYPED,
    decision(TYPED),
  ]);
  await run('update seat set decision = $2 where learner_id = $1', [learnerId, decision(TYPED)]);
  await run('update balance_event set decision = $2 where enrolment_id = $1', [enrolmentId, decision(TYPED)]);
  await run(
    `insert into meeting_change (meeting_id, kind, at, reason, decision) values ($1, 'moved', now(), $2, $3)`,
    [course.meeting(3).id, TYPED, decision(TYPED)],
  );
  await formerSubstitute();
  await run(
    `insert into appeal (enrolment_id, seat_id, meeting_id, forfeited_at, asked_by, asked_at, reason, answer_by, answer, decision)
     select enrolment_id, id, meeting_id, now(), $2, now(), $3, now(), $3, $4 from seat where meeting_id = $1`,
    [course.meeting(3).id, family.accountId, TYPED, decision(TYPED)],
  );
  await run(
    `insert into dispute (seat_id, enrolment_id, meeting_id, starts_at, opened_by, opened_at, state, settled_at, reason)
     select id, enrolment_id, meeting_id, now(), $2, now(), 'returned', now(), $3 from seat where meeting_id = $1`,
    [course.meeting(3).id, family.accountId, TYPED],
  );
  await run(
    `insert into family_call (enrolment_id, seat_id, opened_at, outcome, note, settled_at)
     select enrolment_id, id, now(), 'other', $2, now() from seat where meeting_id = $1`,
    [course.meeting(3).id, TYPED],
  );
  await aMaterial(classId, 'Latihan akhir', 'materials/aa.pdf');
  await aMaterial(classId, `Tugas ${NAME}`, 'materials/ab.pdf', 'removed');
  await run(
    `insert into test_score (enrolment_id, number, score, parts, note, change_reason, given_by, given_at) values ($1, 10, 80, $2, $3, $3, $4, now())`,
    [enrolmentId, JSON.stringify({ zulaikhax: 20 }), TYPED, course.teacher.accountId],
  );
  await run(
    `insert into report (enrolment_id, summary, strengths, next_steps, written_by, updated_at) values ($1, $2, $2, $2, $3, now())`,
    [enrolmentId, TYPED, course.teacher.accountId],
  );
  await run(
    `insert into certificate (code, enrolment_id, learner_name, public_name, course_name, meetings_attended, issued_at, revoke_reason)
     values ('c1', $1, $2, 'Zulaikhax P.', 'GE', 20, now(), $3)`,
    [enrolmentId, NAME, TYPED],
  );
  const { id } = await one(`select id from certificate where code = 'c1'`);
  await run(
    `insert into kept_document (key, kind, subject, lang) values ('documents/c1.pdf', 'certificate', $1, 'id')`,
    [id],
  );
  await keeps('documents/c1.pdf', NAME);
  await levelWords(enrolmentId, TYPED);
  await run(
    `insert into wishes (enrolment_id, possible, preferred, periods, teacher_ids, goal) values ($1, '[]', '[]', '[]', '{}', $2)`,
    [enrolmentId, TYPED],
  );
  await run(
    `insert into placement_attempt (enrolment_id, learner_id, bank, seed, started_at, deadline, finished_at, total)
     values ($1, $2, 'kids', 'zulaikhax', now(), now(), now(), 20)`,
    [enrolmentId, learnerId],
  );
}

/** A teacher had one of the meetings until its family declined, and was told of it with others in one list. */
async function formerSubstitute(): Promise<void> {
  const { teacher, meeting } = course;
  const { accountId } = await aTeacher(school.app);
  await run(
    `insert into meeting_change (meeting_id, kind, at, teacher_was, teacher_becomes)
     values ($1, 'substituted', now(), $2, $3)`,
    [meeting(3).id, teacher.accountId, accountId],
  );
  const list = [{ meetingId: meeting(3).id, learnerName: NAME }];
  await run(
    `insert into notification (account_id, kind, params, source, created_at)
     values ($1, 'meetings.substitutes', $2, 'nSubstitutes', now())`,
    [accountId, JSON.stringify({ classId: course.classId, learnerName: NAME, list })],
  );
}

/** The learner is also in a group whose other learner stays. */
async function fillsWhatIsAboutTheGroup(): Promise<void> {
  const { family } = course;
  school.app.clock.set('2026-11-02T02:00:00Z');
  groupTeacher = await aTeacher(school.app);
  group = await openedClass(school.app, school.admin, groupTeacher, [mate], {
    capacity: 4,
    slots: [
      { weekday: 1, minute: 13 * 60 },
      { weekday: 3, minute: 13 * 60 },
    ],
  });
  await run(
    `insert into class_member (class_id, enrolment_id, learner_id, joined_at, left_at)
     select $1, $2, $3, now(), now()`,
    [group.id, family.enrolmentId, family.learnerId],
  );
  await run(`update meeting set note = $2, homework = $2, decision = $3 where class_id = $1 and number = 1`, [
    group.id,
    WITH_RANIA,
    decision(WITH_RANIA),
  ]);
  await run(
    `insert into meeting_change (meeting_id, kind, at, reason, by_account)
     select id, 'moved', now(), $2, $3 from meeting where class_id = $1 and number = 1`,
    [group.id, WITH_RANIA, groupTeacher.accountId],
  );
  // What was said of it stands in the history of a guest's make-up as well, in a class that the learner is not in.
  const guest = await readyFamily(school.app, { name: 'Citra' });
  const ofGuest = await openedClass(school.app, school.admin, await aTeacher(school.app), [guest]);
  await run(
    `insert into meeting_change (meeting_id, kind, at, of_meeting, reason, by_account)
     select makeup.id, 'cancelled', now(), m.id, $3, $4 from meeting m, meeting makeup
     where m.class_id = $1 and m.number = 1 and makeup.class_id = $2 and makeup.number = 1`,
    [group.id, ofGuest.id, WITH_RANIA, groupTeacher.accountId],
  );
  await aMaterial(group.id, 'Lembar kerja bersama', 'materials/ba.pdf');
  await aMaterial(group.id, 'Rapor zulaikhax', 'materials/bb.pdf');
  await levelWords(mate.enrolmentId, WITH_RANIA);
  await run(`update school_class set name = 'Zulaikhax & Rania' where id = $1`, [group.id]);
  await run(
    `insert into report (enrolment_id, summary, strengths, next_steps, written_by, updated_at) values ($1, $2, $2, $2, $3, now())`,
    [mate.enrolmentId, WITH_RANIA, groupTeacher.accountId],
  );
  await run(
    `insert into test_score (enrolment_id, number, score, note, change_reason, given_by, given_at) values ($1, 10, 80, $2, $2, $3, now())`,
    [mate.enrolmentId, WITH_RANIA, groupTeacher.accountId],
  );
  await must('POST', `/students/${mate.learnerId}/notes`, { text: WITH_RANIA });
  await run(
    `insert into availability_exception (teacher_id, day, kind, minutes, reason) values ($1, '2026-12-01', 'away', '[0,60)', $2)`,
    [groupTeacher.accountId, WITH_RANIA],
  );
  await run(
    `insert into teacher_profile (teacher_id, draft, published)
     values ($1, jsonb_build_object('wordsId', $2::text), jsonb_build_object('wordsId', $2::text))`,
    [groupTeacher.accountId, WITH_RANIA],
  );
  const told = {
    kind: 'meeting.moved',
    params: { classId: group.id, learnerName: `Rania Putrinda, ${NAME}`, more: [{ learner: NAME }] },
  };
  await run(
    `insert into notification (account_id, kind, params, source, created_at) values ($1, 'meeting.moved', $2, 'n1', now())`,
    [groupTeacher.accountId, JSON.stringify(told.params)],
  );
  await run(
    `insert into outbox (kind, account_id, to_address, lang, params, message_id, source, sent_at)
     values ('notifications.notice', $1, 'guru@contoh.id', 'id', $2, 'm1', 's1', now())`,
    [groupTeacher.accountId, JSON.stringify({ ...told, name: 'Bu Guru', meetings: [] })],
  );
}

/** Others were told too: a classmate's family, its second guardian, an admin, a teacher without a class's id, and families of a message to many. */
async function tellsOthers(): Promise<void> {
  const { accountId } = await readyFamily(school.app, { name: 'Bagas Putrinda' });
  const second = await aSecondGuardian(school.app, {
    accountId: mate.accountId,
    learnerIds: [mate.learnerId],
  });
  const tells: [string, string, object][] = [
    [mate.accountId, 'class.paused', { classId: group.id, learnerName: 'Rania', reason: WITH_RANIA }],
    [
      mate.accountId,
      'class.cancelled',
      { className: 'Zulaikhax & Rania', learnerName: 'Rania', reason: TYPED },
    ],
    [
      second.accountId,
      'class.paused',
      { classId: group.id, learnerName: 'Rania', reason: WITH_RANIA, family: mate.accountId },
    ],
    [school.admin.accountId, 'learner.threeForfeited', { classId: group.id, className: 'Zulaikhax & Rania' }],
    [
      course.teacher.accountId,
      'level.lookAsked',
      { enrolmentId: course.family.enrolmentId, className: 'Nama lama', text: TYPED },
    ],
    [mate.accountId, 'school.message', { learnerName: 'Rania', ...MESSAGE }],
    [accountId, 'school.message', { learnerName: 'Bagas', ...MESSAGE }],
  ];
  for (const [index, [to, kind, params]] of tells.entries()) {
    await run(
      `insert into notification (account_id, kind, params, source, created_at) values ($1, $2, $3, $4, now())`,
      [to, kind, JSON.stringify(params), `nOther${index}`],
    );
    await run(
      `insert into outbox (kind, account_id, to_address, lang, params, message_id, source, sent_at)
       values ('notifications.notice', $1, 'lain@contoh.id', 'id', $2, $3, $3, now())`,
      [to, JSON.stringify({ kind, params, name: 'Wali', learnerName: '', meetings: [] }), `mOther${index}`],
    );
  }
}

/** A child's own device has the child's name. */
const aChildDevice = () =>
  run(
    `insert into child_device (account_id, learner_id, name, link_ends_at, connected_at, last_seen_at)
     values ($1, $2, 'HP zulaikhax', now(), now(), now())`,
    [course.family.accountId, course.family.learnerId],
  );

/** Somebody is invited as a second guardian; another one was told of the learner, and shares nothing any more. */
async function secondGuardians(): Promise<void> {
  const { accountId } = course.family;
  await run(
    `insert into guardian (account_id, name, relation, may, email, link_hash, link_ends_at, invited_at)
     values ($1, $2, 'father', 'look', 'zulaikhax@contoh.id', '\\x00', now(), now())`,
    [accountId, NAME],
  );
  const second = await signedInAccount(school.app, 'student');
  await run(
    `insert into guardian (account_id, guardian_account_id, name, relation, may, invited_at, accepted_at, ended_at)
     values ($1, $2, '', 'father', 'look', now(), now(), now())`,
    [accountId, second.accountId],
  );
  const told = { learnerName: NAME, name: `Ibu ${NAME}`, family: accountId, guardian: second.accountId };
  await run(
    `insert into notification (account_id, kind, params, source, created_at) values ($1, 'guardian.ended', $2, 'n-guardian', now())`,
    [second.accountId, JSON.stringify({ ...told, by: 'first', to: 'second', reason: '' })],
  );
}

/** The family reported something, and a teacher something that names the learner. */
async function incidents(): Promise<void> {
  const { family, teacher } = course;
  const reported = [
    [family.accountId, 'family', family.learnerId, TYPED],
    [teacher.accountId, 'teacher', null, `Pesan kasar kepada ${NAME}`],
  ];
  for (const [by, side, learnerId, words] of reported) {
    const { id } = await one(
      `insert into incident (account_id, form_key, side, learner_id, what, happened, involved, urgent, reported_at)
       values ($1, gen_random_uuid(), $2, $3, $4, $4, $4, false, now()) returning id`,
      [by, side, learnerId, words],
    );
    await run(
      `insert into incident_event (incident_id, at, by_account, kind, note) values ($1, now(), $2, 'noted', $3)`,
      [id, school.admin.accountId, words],
    );
  }
}

async function fillsMoney(): Promise<void> {
  const { family } = course;
  const { orderId } = family.places[0] ?? { orderId: '' };
  await run(`update orders set status_reason = $2 where id = $1`, [orderId, JSON.stringify({ said: TYPED })]);
  await run(
    `insert into receipt (number, order_id, issued_at, amount, payer_name) values ('KW/2026/9', $1, now(), 1, $2)`,
    [orderId, PAYER],
  );
  const attempt = await one(
    `insert into payment_attempt (order_id, number, provider_order_id, amount, token, redirect_url, created_at, expires_at)
     values ($1, 1, 'p-1', 1, 'zulaikhax', 'https://bayar.contoh/zulaikhax', now(), now()) returning id`,
    [orderId],
  );
  await run(
    `insert into provider_charge (transaction_id, attempt_id, order_id, status, amount, currency, raw, updated_at)
     values ('t-1', $1, $2, 'settlement', 1, 'IDR', $3, now())`,
    [
      attempt.id,
      orderId,
      JSON.stringify({ customer_details: { email: 'zulaikhax.rumah@contoh.id' }, gross_amount: '1' }),
    ],
  );
  await run(
    `insert into provider_notification (received_at, provider_order_id, body, verdict) values (now(), 'p-1', $1, 'ok')`,
    [TYPED],
  );
  await run(
    `insert into payment_task (order_id, kind, source, details, created_at, done_at, done_by, done_reason)
     values ($1, 'late', 'x', $2, now(), now(), $3, $4)`,
    [orderId, JSON.stringify({ payer: PAYER }), school.admin.accountId, TYPED],
  );
  await run(
    `insert into refund (order_id, refund_key, amount, path, state, reason, created_at, proof_key, proof_type)
     values ($1, 'k', 1, 'transfer', 'confirmed', $2, now(), 'proofs/c0ffee.pdf', 'application/pdf')`,
    [orderId, TYPED],
  );
  await keeps('proofs/c0ffee.pdf', `transfer to ${PAYER}`);
  await run(
    `insert into refund_request (enrolment_id, asked_by, asked_at, reason, quote, amount, state, decided_reason)
     values ($1, $2, now(), $3, '{}', 0, 'rejected', $3)`,
    [family.enrolmentId, family.accountId, TYPED],
  );
  await must('POST', '/finance/entries', {
    key: 'a-form-of-the-tests',
    type: 'expense',
    category: 'other',
    amount: 1000,
    date: '2026-11-02',
    description: `Hadiah untuk ${NAME}`,
  });
  await run('update manual_entry set void_reason = $1', [TYPED]);
  await run(
    `insert into money_row (entry_id, basis, type, category, kind, amount, school_day, payer, payer_id)
     select entry_id, 'received', 'revenue', 'other', 'payment', 0, school_day, $1, $2 from money_row limit 1`,
    [PAYER, family.accountId],
  );
}

async function fillsTheOffice(): Promise<void> {
  const { family, classId } = course;
  await must('POST', '/students/views', { name: 'Zulaikhax', query: 'q=zulaikhax' });
  await run(
    `insert into import_run (kind, file_name, file_hash, row_count, rows, errors, made_by, made_at)
     values ('students', 'Daftar ${NAME}.csv', 'h', 1, $2, $3, $1, now())`,
    [
      school.admin.accountId,
      JSON.stringify([{ name: NAME, email: 'zulaikhax.rumah@contoh.id' }]),
      JSON.stringify([{ row: 2, column: 'email', code: 'taken', value: 'zulaikhax.rumah@contoh.id' }]),
    ],
  );
  await school.ask('PATCH', '/user/profile', family, { full_name: PAYER });
  await school.ask('POST', '/auth/forgot-password', null, { email: 'zulaikhax.rumah@contoh.id' });
  await run(
    `insert into outbox (kind, account_id, to_address, lang, params, message_id, source, last_error, attempts, given_up_at,
       given_up_reason)
     values ('orders.paid', $1, 'zulaikhax.rumah@contoh.id', 'id', $2, 'm2', 's2', $3, 3, now(), $3)`,
    [family.accountId, JSON.stringify({ payerName: PAYER, learnerName: NAME }), TYPED],
  );
  await run(
    `insert into notification (account_id, kind, params, source, created_at) values ($1, 'report.ready', $2, 'n2', now())`,
    [
      family.accountId,
      JSON.stringify({ learnerName: NAME, className: 'Kelas Zulaikhax', enrolmentId: family.enrolmentId }),
    ],
  );
  const traces: [AuditKind, string][] = [
    ['learner', family.learnerId],
    ['account', family.accountId],
    ['enrolment', family.enrolmentId],
    ['order', family.places[0]?.orderId ?? ''],
    ['class', classId],
    ['class', group.id],
    ['meeting', course.meeting(1).id],
  ];
  const said = { note: [TYPED], name: { of: NAME } };
  for (const [targetKind, targetId] of traces)
    await inTransaction(school.app.pool, (db) =>
      writeAudit(db, adminCall(), {
        action: 'student.noteAdded',
        targetKind,
        targetId,
        before: said,
        after: said,
        reason: TYPED,
      }),
    );
}

/** A call of the admin. */
const adminCall = (): Call => ({
  person: {
    accountId: school.admin.accountId,
    sessionId: '',
    role: 'admin',
    username: 'admin',
    mustChangePassword: false,
    twoStepEnabled: true,
    readsOnly: false,
    confirmed: true,
    learnerId: null,
    shared: [],
  },
  lang: 'id',
  now: school.app.clock.now(),
  requestId: 'erasing',
  address: '',
  userAgent: '',
  audited: false,
});

/** Amounts, numbers and days in the books. */
const money = () =>
  one(
    `select (select json_agg(json_build_array(price, total, status) order by id) from orders) as orders,
       (select json_agg(json_build_array(number, amount) order by number) from receipt) as receipts,
       (select json_agg(json_build_array(id, amount, path, state) order by id) from refund) as refunds,
       (select json_agg(l order by entry_id, position) from ledger_line l) as lines,
       (select raw ->> 'gross_amount' from provider_charge where transaction_id = 't-1') as gross`,
  );

const decision = (said: string) =>
  JSON.stringify({ outcome: 'kept', inputs: { said }, reason: { key: 'x', params: { name: said } } });

const filesAt = () => join(school.app.dataDir, 'files');

const keeps = (key: string, said: string) =>
  school.app.services.files.put(key, Buffer.from(`${said}: ${TYPED}`));

async function aMaterial(classId: string, title: string, key: string, removed?: 'removed'): Promise<void> {
  // A shared file does not name anybody; the others are the learner's own work.
  await school.app.services.files.put(
    key,
    Buffer.from(key === 'materials/ba.pdf' ? 'halaman kosong' : TYPED),
  );
  await run(
    `insert into material (class_id, number, title, file_key, media_type, bytes, uploaded_by, created_at, removed_at)
     values ($1, 1, $2, $3, 'application/pdf', 1, $4, now(), case when $5 then now() end)`,
    [classId, title, key, course.teacher.accountId, removed !== undefined],
  );
}

/** `table.column` of every column that can hold text. */
async function textColumns(): Promise<string[]> {
  const { rows } = await run(
    `select c.table_name || '.' || c.column_name as place from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and (c.data_type in ('text', 'json', 'jsonb', 'character varying', 'character', 'bytea', 'ARRAY') or c.udt_name = 'citext')
     order by 1`,
  );
  return rows.map(({ place }) => place);
}

/** Columns in which the person is found. */
async function found(): Promise<string[]> {
  const places: string[] = [];
  for (const place of await textColumns()) {
    const [table, column] = place.split('.');
    const hit = await run(`select 1 from "${table}" where "${column}"::text ~* $1 limit 1`, [TRACE]);
    if (hit.rows.length > 0) places.push(place);
  }
  return places;
}

function filesWithTrace(): string[] {
  return readdirSync(filesAt(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(filesAt().length + 1))
    .filter(
      (file) =>
        new RegExp(TRACE, 'i').test(file) ||
        new RegExp(TRACE, 'i').test(readFileSync(join(filesAt(), file), 'latin1')),
    );
}

/** Texts of the other tables that hold codes, states, kinds, keys or figures and never what somebody typed. */
const NEVER_TYPED: Record<string, string> = {
  account: 'access lang role',
  appeal: 'state',
  // What it holds is proven value by value in `platform/audit/by-person.test.ts` and `libs/school/src/platform/audit/personal.test.ts`.
  audit_entry: 'action after before request_id role target_id target_kind',
  audit_personal: 'field',
  availability_exception: 'kind',
  balance_event: 'kind source',
  certificate: 'code course_name level',
  child_device: 'link_hash',
  consent: 'lang relation text_version',
  dispute: 'state',
  email_change: 'confirm_hash stop_hash undo_hash',
  enrolment: 'level level_state state',
  family_call: 'outcome',
  file_checksum: 'key_hash sha256',
  guardian: 'link_hash may relation',
  incident: 'form_key side state',
  incident_event: 'kind',
  import_run: 'file_hash kind made state',
  learner: 'kind',
  ledger_entry: 'category source_id source_kind',
  level_decision: 'level level_was outcome points',
  manual_entry: 'category key receipt_key type',
  material: 'file_key media_type',
  meeting: 'kind level state',
  meeting_change: 'by_role kind',
  money_row: 'basis category kind type',
  notification: 'kind source',
  offered_time: 'notice',
  orders: 'granted_key lang package_name status terms_version voucher_code',
  outbox: 'kind lang message_id source failure',
  payment_attempt: 'provider_order_id state',
  payment_task: 'kind outcome source',
  placement_attempt: 'address_hash areas bank borderline_with device_hash finished_by level',
  provider_charge: 'booked currency payment_type status transaction_id',
  provider_fee: 'transaction_id',
  provider_notification: 'provider_order_id transaction_id verdict',
  receipt: 'number',
  refund: 'path proof_type refund_key state transaction_id proof_key',
  refund_request: 'quote state told',
  saved_view: 'list',
  teacher: 'age_groups programs',
  teacher_profile: 'photo_file',
  school_class: 'age_group category level package_type state',
  seat: 'state',
  session: 'token',
  student_line: 'package_name package_type status',
  waiting_place: 'state',
  wishes: 'periods possible preferred teacher_ids',
  repaired_time: 'cause decision',
};

const isKnown = (place: string) => {
  const [table = '', column = ''] = place.split('.');
  return WITHOUT_LEARNERS.includes(table) || (NEVER_TYPED[table] ?? '').split(' ').includes(column);
};
