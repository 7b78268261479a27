import { beforeAll, describe, expect, it } from 'vitest';
import { aClass, seatIn, type Taught } from '../../../test/a-class.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { settleMeeting } from './close-meeting.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
let taught: Taught;
let missed: Taught;
beforeAll(async () => {
  // 9:00 on Monday and on Tuesday in Jakarta; the other class at 11:00 on Monday.
  taught = await aClass(app, { starts: ['2026-11-09T02:00:00Z', '2026-11-10T02:00:00Z'], learners: 3 });
  missed = await aClass(app, { starts: ['2026-11-09T04:00:00Z'] });
  await app.pool.query("update account set name = 'Bu Rina' where id = $1", [taught.teacher.accountId]);
  await app.pool.query("update account set name = 'Pak Bayu' where id = $1", [missed.teacher.accountId]);
  await app.pool.query("update school_class set name = 'Ngobrol' where id = $1", [missed.classId]);
  const [first, second] = [seatIn(app, taught, 0, 0), seatIn(app, taught, 0, 1)];
  first.at(4);
  await first.checkIn();
  await first.mark();
  second.at(20);
  await second.mark();
  app.clock.set('2026-11-09T05:30:00Z');
  for (const { meetings } of [taught, missed]) {
    const client = await app.pool.connect();
    await client.query('begin');
    await settleMeeting(client, meetings[0]?.id ?? '', app.clock.now());
    await client.query('commit');
    client.release();
  }
});

async function list(query = '') {
  const answer = await app.ask('GET', `/attendance${query}`, { token: admin.token });
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return answer.body;
}
const learners = (body: { data: { learnerName: string; status: string }[] }) =>
  body.data.map(({ learnerName, status }) => `${learnerName} ${status}`);

describe('the school’s attendance of learners', () => {
  it('shows today in the school’s time zone, with counts by status', async () => {
    const body = await list('?sort=name');
    expect(body).toMatchObject({ kind: 'student', from: '2026-11-09', to: '2026-11-09', total: 3 });
    expect(learners(body)).toEqual(['Bagas late', 'Dewi absent', 'Sekar present']);
    expect(body.counts).toEqual({ present: 1, late: 1, absent: 1, planned: 0 });
    expect(body.data[1]).toMatchObject({
      className: 'Kelas Melati',
      teacherName: 'Bu Rina',
      canCorrect: true,
      canWaive: true,
      decision: { outcome: 'forfeited' },
    });
    expect(body.data[2].canWaive).toBe(false);
  });

  it('can be searched by name or class and filtered by days and status; counts cover all statuses', async () => {
    expect(learners(await list('?q=bag'))).toEqual(['Bagas late']);
    expect((await list('?q=melati')).total).toBe(3);
    expect((await list('?q=%25')).total).toBe(0);
    const late = await list('?status=late');
    expect([learners(late), late.total, late.counts.present]).toEqual([['Bagas late'], 1, 1]);
    const tomorrow = await list('?from=2026-11-10&to=2026-11-10');
    expect([tomorrow.total, tomorrow.counts]).toEqual([3, { present: 0, late: 0, absent: 0, planned: 3 }]);
    expect(tomorrow.data[0]).toMatchObject({ status: 'planned', canCorrect: false, canWaive: false });
    expect((await list('?from=2026-11-09&to=2026-11-10')).total).toBe(6);
    expect(await list('?period=week')).toMatchObject({ from: '2026-11-03', to: '2026-11-09', total: 3 });
    expect(await list('?period=month')).toMatchObject({ from: '2026-10-11', to: '2026-11-09' });
    expect((await list('?from=2026-11-10&to=2026-11-09')).total).toBe(0);
  });

  it('is paged and sorted, and refuses unknown parameters', async () => {
    expect(learners(await list('?sort=-name&pageSize=2&page=2'))).toEqual(['Bagas late']);
    for (const wrong of [
      '?kind=parent',
      '?status=sick',
      '?from=2026-02-30',
      '?sort=password',
      '?pageSize=101',
    ])
      expect((await app.ask('GET', `/attendance${wrong}`, { token: admin.token })).status).toBe(400);
  });

  it('has each row on one page, also where meetings begin at the same time', async () => {
    for (let n = 0; n < 3; n++) await aClass(app, { starts: ['2026-12-01T02:00:00Z'], learners: 2 });
    const pagesOf = async (query: string, pages: number) => {
      const rows = [];
      for (let page = 1; page <= pages; page++)
        rows.push(...(await list(`?from=2026-12-01&to=2026-12-01&page=${page}${query}`)).data);
      return new Set(rows.map(({ meetingId, learnerId }) => `${meetingId} ${learnerId}`)).size;
    };
    for (const sort of ['', '&sort=startsAt', '&sort=className']) {
      expect(await pagesOf(`&pageSize=2${sort}`, 3)).toBe(6);
      expect(await pagesOf(`&kind=teacher&pageSize=1${sort}`, 3)).toBe(3);
    }
  });

  it('is only for admins', async () => {
    for (const role of ['student', 'teacher', 'finance'] as const) {
      const { token } = await signedInAccount(app, role);
      expect((await app.ask('GET', '/attendance', { token })).status).toBe(403);
    }
  });
});

describe('the school’s attendance of teachers', () => {
  it('shows check-in, delay, paid minutes and absent teachers', async () => {
    const body = await list('?kind=teacher&sort=name');
    expect(body.counts).toEqual({ present: 0, late: 1, absent: 1, planned: 0 });
    expect(body.data).toMatchObject([
      {
        teacherName: 'Bu Rina',
        status: 'late',
        checkedInAt: '2026-11-09T02:04:00.000Z',
        delayMinutes: 4,
        paidMinutes: 60,
        startsAt: '2026-11-09T02:00:00.000Z',
      },
      {
        teacherName: 'Pak Bayu',
        className: 'Ngobrol',
        status: 'absent',
        checkedInAt: null,
        paidMinutes: 0,
        startsAt: '2026-11-09T04:00:00.000Z',
        decision: { outcome: 'teacherMissing' },
      },
    ]);
  });

  it('can be searched, filtered, and sorted by delay', async () => {
    expect((await list('?kind=teacher&q=ngobrol')).total).toBe(1);
    expect((await list('?kind=teacher&q=rina')).total).toBe(1);
    expect((await list('?kind=teacher&status=absent')).data).toMatchObject([{ teacherName: 'Pak Bayu' }]);
    expect((await list('?kind=teacher&sort=-delay')).data[0].delayMinutes).toBe(4);
    expect((await list('?kind=teacher&from=2026-11-10&to=2026-11-10')).data).toMatchObject([
      { status: 'planned', paidMinutes: null },
    ]);
  });

  it('keeps an absence with the absent teacher, even if a substitute holds the meeting later', async () => {
    const other = await signedInAccount(app, 'teacher');
    const meetingId = missed.meetings[0]?.id;
    await app.pool.query('update meeting set teacher_id = $2 where id = $1', [meetingId, other.accountId]);
    await app.pool.query(
      `insert into meeting_change (meeting_id, kind, at, teacher_was, teacher_becomes)
       values ($1, 'substituted', now(), $2, $3)`,
      [meetingId, missed.teacher.accountId, other.accountId],
    );
    expect((await list('?kind=teacher&status=absent')).data).toMatchObject([{ teacherName: 'Pak Bayu' }]);
  });
});

describe('a range with more rows than are counted', () => {
  const MANY = 3_020;
  const RANGE = 'kind=teacher&from=2025-01-01&to=2026-01-31';

  it('shows the latest three thousand and says so; older ones are found by time and by rare names', async () => {
    const client = await app.pool.connect();
    // Half-hour meetings one after another from 2 January 2025 on, the first one of another class.
    await client.query(
      `insert into meeting (class_id, number, kind, teacher_id, during, state, checked_in_at, closed_at, paid_minutes)
       select case n when 1 then $1::uuid else $2 end, 1, 'owed', $3, tstzrange(t, t + interval '30 minutes'), 'held', t, t, 30
       from generate_series(1, $4::integer) n, lateral (select timestamptz '2025-01-02' + n * interval '30 minutes' as t) at`,
      [missed.classId, taught.classId, taught.teacher.accountId, MANY],
    );
    client.release();
    const all = await list(`?${RANGE}&pageSize=100`);
    expect(all).toMatchObject({ total: 3000, totalIsCapped: true, counts: { present: 3000 } });
    expect(all.data).toHaveLength(100);
    expect((await list(`?${RANGE}&pageSize=100&page=30`)).data).toHaveLength(100);
    const beyond = await app.ask('GET', `/attendance?${RANGE}&pageSize=100&page=31`, { token: admin.token });
    expect(beyond.body.code).toBe('common.narrow');
    const oldest = await list(`?${RANGE}&sort=startsAt`);
    expect(oldest.data[0]).toMatchObject({ className: 'Ngobrol', startsAt: '2025-01-02T00:30:00.000Z' });
    const named = await list(`?${RANGE}&q=ngobrol`);
    expect(named).toMatchObject({ total: 1, data: [{ startsAt: '2025-01-02T00:30:00.000Z' }] });
    expect(named.totalIsCapped).toBeUndefined();
  });
});
