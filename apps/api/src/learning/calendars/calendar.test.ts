import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCalendar } from '../../../test/mail-server.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aSchoolWithMail, type MailedClass, type SchoolWithMail } from '../../../test/school-with-mail.ts';
import type { Answer } from '../../../test/start-test-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lapseSeats } from '../meetings/lapse-seats.ts';

let school: SchoolWithMail;
let course: MailedClass;
beforeEach(async () => {
  school = await aSchoolWithMail();
  course = await school.opens({ names: ['Sekar', 'Bagas'] });
});
afterEach(() => school.stop());

/** Creates or renews the person's secret calendar address. */
const createAddress = async (person: { token: string }): Promise<string> =>
  (await school.must('POST', '/calendar', person)).address;
/** Fetches an address as a calendar app does: signed out and from another network. */
const fetchCalendar = (url: string): Promise<Answer> =>
  school.app.ask('GET', new URL(url).pathname.replace(/^\/api/, ''), { address: '198.51.100.20' });
const eventsAt = async (url: string) => readCalendar((await fetchCalendar(url)).body);

describe('the calendar behind a secret address', () => {
  it('is readable without signing in once it is created, and only at the exact address', async () => {
    expect(await school.must('GET', '/calendar', course.family)).toEqual({ address: null, createdAt: null });
    const url = await createAddress(course.family);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/api\/calendar\/[\w-]{32}\.ics$/);
    const answer = await fetchCalendar(url);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await school.must('GET', '/calendar', course.family)).toEqual({
      address: null,
      createdAt: expect.any(String),
    });
    for (const guess of ['', 'x', `${url.slice(0, -5)}.ics`, '%00', "'", 'a'.repeat(32)]) {
      const other = await school.app.ask('GET', `/calendar/${guess.split('/').at(-1)}`);
      expect([guess, other.status === 404 || other.status === 400 || other.status === 401]).toEqual([
        guess,
        true,
      ]);
    }
  });

  it('is gone when the address is renewed or deleted', async () => {
    const first = await createAddress(course.family);
    const second = await createAddress(course.family);
    expect(second).not.toBe(first);
    expect([(await fetchCalendar(first)).status, (await fetchCalendar(second)).status]).toEqual([404, 200]);
    expect((await fetchCalendar(first)).body.code).toBe('notifications.noCalendar');
    await school.must('DELETE', '/calendar', course.family);
    expect((await fetchCalendar(second)).status).toBe(404);
  });

  it('has its secret stored as a hash; addresses from before hashing still work', async () => {
    const url = await createAddress(course.family);
    const { rows } = await school.app.pool.query(
      `select encode(secret_hash, 'hex') as hash from calendar_feed`,
    );
    const secret = url.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(rows).toEqual([{ hash: createHash('sha256').update(secret).digest('hex') }]);
    // What the migration writes for an address stored as plain text.
    await school.app.pool.query(
      `update calendar_feed set secret_hash = sha256(convert_to('published-long-ago', 'UTF8'))`,
    );
    expect((await fetchCalendar(url.replace(secret, 'published-long-ago'))).status).toBe(200);
  });

  it('is gone when the account is deactivated', async () => {
    const url = await createAddress(course.family);
    await school.app.pool.query('update account set active = false where id = $1', [course.family.accountId]);
    expect((await fetchCalendar(url)).status).toBe(404);
  });

  it('lists a family’s own meetings, and a teacher’s own with the names of all learners', async () => {
    const otherClass = await school.opens({ names: ['Dewi'] });
    const ofFamily = await eventsAt(await createAddress(course.family));
    expect(ofFamily).toHaveLength(20);
    expect(ofFamily.every(({ summary }) => summary.endsWith(' · Sekar'))).toBe(true);
    const ofTeacher = await eventsAt(await createAddress(course.teacher));
    expect(ofTeacher).toHaveLength(20);
    expect(ofTeacher.every(({ summary }) => summary.endsWith(' · Bagas, Sekar'))).toBe(true);
    expect(ofTeacher.every(({ url }) => url.endsWith(`/teacher/classes/${course.classId}`))).toBe(true);
    expect(
      (await eventsAt(await createAddress(otherClass.teacher))).map(({ summary }) =>
        summary.split(' · ').at(-1),
      ),
    ).toEqual(Array.from({ length: 20 }, () => 'Dewi'));
    const newFamily = await signedInAccount(school.app, 'student');
    expect(await eventsAt(await createAddress(newFamily))).toEqual([]);
    expect((await school.ask('POST', '/calendar', school.admin)).status).toBe(403);
  });

  it('follows moves, cancellations and substitutions, each event keeping its identity', async () => {
    const [family, teacher] = [await createAddress(course.family), await createAddress(course.teacher)];
    const [familyBefore, teacherBefore] = [await eventsAt(family), await eventsAt(teacher)];
    const fourth = await course.meeting(4);
    const start = '2026-11-13T03:00:00.000Z';
    await school.must('POST', `/meetings/${fourth.id}/move`, school.admin, {
      start,
      version: fourth.version,
    });
    const moved = (await eventsAt(family)).find(({ uid }) => uid === familyBefore[3]?.uid);
    expect(moved).toMatchObject({ start, status: 'CONFIRMED' });
    expect(moved?.sequence).toBeGreaterThan(familyBefore[3]?.sequence ?? 0);
    expect((await eventsAt(teacher)).find(({ uid }) => uid === teacherBefore[3]?.uid)).toMatchObject({
      start,
    });

    await school.must('POST', `/meetings/${(await course.meeting(2)).id}/cancel`, course.teacher, {
      reason: 'Sakit',
    });
    for (const url of [family, teacher]) expect(await eventsAt(url)).toHaveLength(19);

    const excused = (await course.meeting(6)).id;
    await school.must('POST', `/meetings/${excused}/excuse`, course.family, {
      learnerId: course.family.learnerId,
    });
    expect(await eventsAt(family)).toHaveLength(18);
    expect((await eventsAt(teacher)).filter(({ summary }) => summary.endsWith(' · Bagas'))).toHaveLength(1);
  });

  it('cancels the meetings of a stopped course, and of a group that the learner has left', async () => {
    const [family, teacher] = [await createAddress(course.family), await createAddress(course.teacher)];
    const { rows } = await school.app.pool.query<{ id: string }>(
      'select id from enrolment where learner_id = $1',
      [course.family.learnerId],
    );
    const id = rows[0]?.id ?? '';
    const states = async () => new Set((await eventsAt(family)).map(({ status }) => status));
    await school.app.pool.query("update enrolment set state = 'suspended' where id = $1", [id]);
    expect(await states()).toEqual(new Set(['CANCELLED']));
    await school.app.pool.query("update enrolment set state = 'active' where id = $1", [id]);
    expect(await states()).toEqual(new Set(['CONFIRMED']));
    await lapseSeats(school.app.pool, [{ id, decision: null }]);
    expect(await states()).toEqual(new Set(['CANCELLED']));
    const ofTeacher = await eventsAt(teacher);
    expect(ofTeacher.every(({ summary }) => summary.endsWith(' · Bagas'))).toBe(true);
    expect(new Set(ofTeacher.map(({ status }) => status))).toEqual(new Set(['CONFIRMED']));
  });

  it('has instants in UTC and names the reader’s time zone', async () => {
    await school.must('PUT', '/message-preferences', course.family, {
      zone: 'Asia/Jayapura',
      muted: [],
      version: 0,
    });
    const [first] = await eventsAt(await createAddress(course.family));
    expect(first?.start).toBe('2026-11-03T02:00:00.000Z');
    expect(first?.description).toContain('11.00 WIT');
  });
});

it('a notice finds its meetings by an index, also in a school with thousands', async () => {
  const { pool } = school.app;
  const { classId } = await school.opens();
  await pool.query(
    `with more as (
       insert into school_class select (jsonb_populate_record(c, jsonb_build_object('id', uuidv7()))).*
       from school_class c, generate_series(1, 300) where c.id = $1 returning id, teacher_id
     )
     insert into meeting (class_id, number, kind, teacher_id, state)
     select more.id, n, 'series', more.teacher_id, 'to_plan' from more, generate_series(1, 20) n`,
    [classId],
  );
  await pool.query('analyze meeting, school_class');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await school.must('POST', `/meetings/${(await course.meeting(2)).id}/cancel`, course.teacher, {
    reason: 'Sakit',
  });
  const sent = query.mock.calls
    .map(([call]) => call as unknown as { text?: string; values: unknown[] })
    .find(({ text }) => text?.includes('into "notification"'));
  query.mockRestore();
  if (!sent) throw new Error('nobody was notified');
  await inTransaction(pool, async (db) => {
    const planOf = async (explain: string, values: unknown[]) => {
      const { rows } = await db.query<{ 'QUERY PLAN': string }>(`${explain} ${sent.text}`, values);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const plans = [await planOf('explain', sent.values)];
    const { rows } = await db.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    // It is prepared: after some calls the server may use one plan for all of them.
    if ((rows[0]?.version ?? 0) >= 160_000) plans.push(await planOf('explain (generic_plan)', []));
    for (const plan of plans) {
      expect(plan).toContain('Bitmap Index Scan on meeting_pkey');
      expect(plan).not.toMatch(/Seq Scan on meeting m\b/);
    }
  });
});
