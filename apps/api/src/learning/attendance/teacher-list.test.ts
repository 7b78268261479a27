import { beforeAll, describe, expect, it } from 'vitest';
import { aClass, seatIn, type Taught } from '../../../test/a-class.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
let taught: Taught;
let other: Taught;
beforeAll(async () => {
  // 9:00 on Monday in Jakarta, 23:30 on Monday, 0:30 on Tuesday.
  const starts = ['2026-11-09T02:00:00Z', '2026-11-09T16:30:00Z', '2026-11-09T17:30:00Z'];
  taught = await aClass(app, { starts, learners: 3 });
  other = await aClass(app, { starts: ['2026-11-09T04:00:00Z'], teacher: taught.teacher });
  await app.pool.query(
    "update school_class set package_type = 'conversation', name = 'Ngobrol' where id = $1",
    [other.classId],
  );
  await aClass(app, { starts });
});

async function list(query = '', token = taught.teacher.token) {
  const answer = await app.ask('GET', `/teacher/attendance${query}`, { token });
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return answer.body;
}
const rowsOf = (body: { data: { learnerName: string; number: number; className: string }[] }) =>
  body.data.map(({ className, learnerName, number }) => `${className} ${number} ${learnerName}`);

describe('the teacher’s attendance', () => {
  it('shows today in the school’s time zone, by time and name, for the teacher’s own meetings', async () => {
    app.clock.set('2026-11-09T01:00:00Z');
    const body = await list();
    expect(body.total).toBe(7);
    expect(rowsOf(body)).toEqual([
      'Kelas Melati 1 Bagas',
      'Kelas Melati 1 Dewi',
      'Kelas Melati 1 Sekar',
      'Ngobrol 1 Sekar',
      'Kelas Melati 2 Bagas',
      'Kelas Melati 2 Dewi',
      'Kelas Melati 2 Sekar',
    ]);
    expect(rowsOf(await list('?date=2026-11-10'))).toEqual([
      'Kelas Melati 3 Bagas',
      'Kelas Melati 3 Dewi',
      'Kelas Melati 3 Sekar',
    ]);
    expect((await list('?date=2026-11-08')).total).toBe(0);
  });

  it('can be filtered by class, program, status and name, sorted and paged', async () => {
    const first = seatIn(app, taught, 0, 0);
    first.at(1);
    await first.checkIn();
    await first.mark();
    expect((await list(`?class=${other.classId}`)).total).toBe(1);
    expect(rowsOf(await list('?class=conversation'))).toEqual(['Ngobrol 1 Sekar']);
    expect((await list('?class=general-english')).total).toBe(6);
    expect((await list('?class=special-course')).total).toBe(0);
    expect((await list('?class=nonsense')).total).toBe(0);
    expect(rowsOf(await list('?status=present'))).toEqual(['Kelas Melati 1 Sekar']);
    expect((await list('?status=planned')).total).toBe(6);
    expect((await list('?q=bag')).total).toBe(2);
    expect((await list('?q=%25')).total).toBe(0);
    expect(rowsOf(await list('?sort=-learner&pageSize=1')).join()).toMatch(/Sekar$/);
    const past = await list('?page=9&pageSize=5');
    expect([past.total, past.data]).toEqual([7, []]);
    for (const wrong of ['?sort=password', '?status=sick', '?date=today', '?pageSize=101'])
      expect(
        (await app.ask('GET', `/teacher/attendance${wrong}`, { token: taught.teacher.token })).status,
      ).toBe(400);
  });

  it.each([
    ['startsAt', 'startsAt'],
    ['learner', 'learnerName'],
    ['className', 'className'],
    ['status', 'status'],
  ])('is sorted by %s both ways, over all its pages', async (sort, column) => {
    const up = (await list(`?sort=${sort}`)).data.map((row: Record<string, string>) => row[column]);
    expect(up).toEqual([...up].sort());
    const down: string[] = [];
    for (const page of [1, 2, 3]) {
      const { data } = await list(`?sort=-${sort}&page=${page}&pageSize=3`);
      down.push(...data.map((row: Record<string, string>) => row[column]));
    }
    expect(down).toEqual(up.toReversed());
  });

  it('knows its total on a page behind the last one', async () => {
    expect(await list('?page=9&pageSize=5')).toMatchObject({ data: [], total: 7, page: 9 });
  });

  it('shows what may be filled in, and the decision behind each row', async () => {
    const body = await list('?class=general-english&sort=startsAt');
    const [bagas, , sekar] = body.data;
    expect(sekar).toMatchObject({
      status: 'present',
      bySchool: false,
      canCorrect: true,
      decision: { outcome: 'present' },
      teacherCheckedInAt: '2026-11-09T02:01:00.000Z',
    });
    expect(bagas).toMatchObject({ status: 'planned', markedAt: null, decision: null, canCorrect: true });
    expect(body.data[3]).toMatchObject({ number: 2, canCorrect: false });
  });
});
