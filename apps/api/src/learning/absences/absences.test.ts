import { expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { aLearningSchool } from '../../../test/learning-school.ts';
import { noticesTo } from '../../../test/notices.ts';
import { aTeacher, openedClass, type Placed, readyFamily, type Teacher } from '../../../test/open-classes.ts';
import { shared } from '../../../test/shared.ts';
import type { Answer } from '../../../test/start-test-app.ts';
import { MONDAY_MORNING, resultOf } from '../../../test/start-test-app.ts';

const school = shared(aLearningSchool);
let sick: Teacher;
let substitutes: Teacher[];
let families: Placed[];

const TUESDAY = [{ day: '2026-11-03', from: 0, to: 1440 }];
const NOTHING = { today: '2026-11-02', absences: [], meetings: [] };
const HOURS = [8, 9, 10, 11, 13, 14, 15];

/** A teacher with a meeting at each of these hours on Tuesday, and others who are free. */
async function aSickDay(hours = HOURS, others = 2) {
  await school.app.pool.query(`update account set active = false where role = 'teacher'`);
  school.app.clock.set(MONDAY_MORNING);
  sick = await aTeacher(school.app);
  substitutes = [];
  for (let n = 0; n < others; n++) substitutes.push(await aTeacher(school.app));
  families = [];
  for (const hour of hours) {
    const family = await readyFamily(school.app, { name: `Anak ${hour}` });
    const slots = [2, 4].map((weekday) => ({ weekday, minute: hour * 60 }));
    await openedClass(school.app, school.admin, sick, [family], { slots });
    families.push(family);
  }
}
const absences = () => `/teachers/${sick.accountId}/absences`;
const byAdmin = (method: string, path: string, body?: unknown) =>
  school.ask(method, path, school.admin, body);
type AwayHours = { id: string; from: number; to: number };
type Row = { meetingId: string; start: string; proposed: string | null; ranked: { teacherId: string }[] };
const preview = async (hours: object[] = TUESDAY): Promise<Row[]> =>
  (await byAdmin('POST', `${absences()}/preview`, { hours })).body.meetings;
const chosen = (rows: readonly Row[]) =>
  rows.map(({ meetingId, proposed }) => ({ meetingId, teacherId: proposed }));
const mark = (cover: object[], more: object = {}) =>
  byAdmin('POST', absences(), { hours: TUESDAY, kind: 'sick', cover, ...more });
const noticesOf = (accountId: string) => noticesTo(school.app, { accountId }, 'meetings.substitutes');
const teachersOn = async (day: string) => {
  const { rows } = await school.app.pool.query(
    `select teacher_id as id from meeting where during && tstzrange($1::timestamptz, $1::timestamptz + interval '1 day')
       and class_id in (select id from school_class where teacher_id = $2) order by during`,
    [`${day}T00:00:00+07:00`, sick.accountId],
  );
  return rows.map(({ id }) => id);
};

it('a sick day of seven meetings is covered by two calls, and everybody is told once', async () => {
  await aSickDay();
  const rows = await preview();
  expect(rows).toHaveLength(7);
  const load = (teacher: Teacher | undefined) =>
    rows.filter(({ proposed }) => proposed === teacher?.accountId).length;
  expect(substitutes.map(load).sort()).toEqual([3, 4]);
  expect(await teachersOn('2026-11-03')).toEqual(HOURS.map(() => sick.accountId));
  const marked = await mark(chosen(rows));
  expect([marked.status, marked.body]).toMatchObject([201, { covered: 7, left: 0 }]);
  expect(await teachersOn('2026-11-03')).toEqual(rows.map(({ proposed }) => proposed));
  expect(await teachersOn('2026-11-05')).toEqual(HOURS.map(() => sick.accountId));
  for (const { accountId } of families) {
    const told = await noticesOf(accountId);
    expect(told).toHaveLength(1);
    expect(told[0].list).toHaveLength(1);
    expect(told[0].list[0].teacherName).toEqual(expect.any(String));
  }
  expect((await noticesOf(sick.accountId)).map(({ to, list }) => [to, list.length])).toEqual([
    ['replaced', 7],
  ]);
  const lists = await Promise.all(substitutes.map(({ accountId }) => noticesOf(accountId)));
  expect(lists.map((told) => [told.length, told[0].to])).toEqual([
    [1, 'substitute'],
    [1, 'substitute'],
  ]);
  // The mail of a substitute carries a calendar entry for each meeting.
  const { rows: mails } = await school.app.pool.query(
    `select o.params -> 'meetings' as meetings from outbox o where o.source = any(
       select 'notice:' || source from notification where kind = 'meetings.substitutes' and account_id = $1)`,
    [substitutes[0]?.accountId],
  );
  expect(mails.map(({ meetings }) => meetings.length)).toEqual([lists[0]?.[0].list.length]);
  const after = (await byAdmin('GET', absences())).body;
  expect([after.absences.length, after.absences[0].kind, after.meetings]).toEqual([1, 'sick', []]);
  // The teacher is away: nothing is planned into the day, and no second absence is needed.
  const { body } = await school.ask('GET', '/teacher/availability', sick);
  expect(body.exceptions).toMatchObject([{ day: '2026-11-03', kind: 'away', from: 0, to: 1440 }]);
});

it('learners under 18 get teachers with a clearance, and only those who can', async () => {
  await aSickDay([9], 1);
  const [other] = substitutes as [Teacher];
  await school.app.pool.query('delete from teacher_clearance where teacher_id = $1', [other.accountId]);
  const [row] = (await preview()) as [Row];
  expect([row.proposed, row.ranked]).toEqual([null, []]);
  const refused = await mark([{ meetingId: row.meetingId, teacherId: other.accountId }]);
  expect(resultOf(refused)).toBe('409 absences.changed');
  expect((await byAdmin('GET', absences())).body).toEqual(NOTHING);
});

it('a day seven weeks ahead is covered by a teacher who is free then', async () => {
  await aSickDay([9]);
  const [busy, free] = substitutes as [Teacher, Teacher];
  const slots = [2, 4].map((weekday) => ({ weekday, minute: 9 * 60 }));
  const family = await readyFamily(school.app, { name: 'Anak lain' });
  await openedClass(school.app, school.admin, busy, [family], { slots });
  const [row] = (await preview([{ day: '2026-12-22', from: 0, to: 1440 }])) as [Row];
  expect([row.start, row.ranked.map(({ teacherId }) => teacherId)]).toEqual([
    '2026-12-22T02:00:00.000Z',
    [free.accountId],
  ]);
});

it('a meeting without a substitute stays to be covered, until it is covered or the absence is taken back', async () => {
  await aSickDay([9, 10], 1);
  const [first, second] = (await preview()) as [Row, Row];
  const partly = await mark(chosen([first]));
  expect(partly.body).toMatchObject({ covered: 1, left: 1 });
  const open = async (): Promise<Row[]> => (await byAdmin('GET', absences())).body.meetings;
  expect((await open()).map(({ meetingId }) => meetingId)).toEqual([second.meetingId]);
  const covered = await byAdmin('POST', `${absences()}/cover`, { cover: chosen(await open()) });
  expect([covered.status, covered.body]).toEqual([200, { covered: 1, left: 0 }]);
  // One message for each write that concerns the family.
  expect(
    (await Promise.all(families.map(({ accountId }) => noticesOf(accountId)))).map((n) => n.length),
  ).toEqual([1, 1]);
  const again = await byAdmin('POST', `${absences()}/cover`, { cover: chosen([second]) });
  expect(resultOf(again)).toBe('409 absences.changed');
});

it('a meeting that waits for a substitute is marked in the admin’s calendar and on the family’s home until it has one', async () => {
  await aSickDay([9, 10], 1);
  const rows = (await preview()) as [Row, Row];
  const marked = async () => {
    const { body } = await byAdmin('GET', '/classes/calendar?from=2026-11-03&until=2026-11-04');
    const meetings: { id: string; awaitsSubstitute?: boolean }[] = body.meetings;
    const homes = families.map(async (family) => {
      const { next } = (await school.ask('GET', '/dashboards/student', family)).body;
      return next.awaitsSubstitute ?? false;
    });
    return {
      calendar: rows.map(
        ({ meetingId }) => meetings.find(({ id }) => id === meetingId)?.awaitsSubstitute ?? false,
      ),
      homes: await Promise.all(homes),
    };
  };
  expect(await marked()).toEqual({ calendar: [false, false], homes: [false, false] });
  await mark(chosen([rows[0]]));
  expect(await marked()).toEqual({ calendar: [false, true], homes: [false, true] });
  await byAdmin('POST', `${absences()}/cover`, { cover: chosen([rows[1]]) });
  expect(await marked()).toEqual({ calendar: [false, false], homes: [false, false] });
});

it('a teacher marks the own absence; taken back, the meetings are the teacher’s again', async () => {
  await aSickDay([9, 15], 1);
  const hours = [{ day: '2026-11-03', from: 14 * 60, to: 17 * 60 }];
  const seen = await school.ask('POST', '/teacher/absences/preview', sick, { hours });
  expect(seen.body.meetings.map(({ start }: Row) => start)).toEqual(['2026-11-03T08:00:00.000Z']);
  const own = await school.ask('POST', '/teacher/absences', sick, { hours, kind: 'leave' });
  expect([own.status, own.body]).toMatchObject([201, { covered: 0, left: 1 }]);
  const read = async () => (await byAdmin('GET', absences())).body;
  const { absences: list, meetings } = await read();
  expect([list.length, meetings.length]).toEqual([1, 1]);
  // What waits for a substitute is not said to take place, and the teacher's home says that it waits.
  expect((await school.ask('GET', '/teacher/availability', sick)).body.meetingsOutside).toBe(0);
  const home = (await school.ask('GET', '/dashboards/teacher?day=2026-11-03', sick)).body;
  const waits = (one: { startsAt: string; awaitsSubstitute: boolean }) => [
    one.startsAt,
    one.awaitsSubstitute,
  ];
  expect(home.agenda.map(waits)).toEqual([
    ['2026-11-03T02:00:00.000Z', false],
    ['2026-11-03T08:00:00.000Z', true],
  ]);
  // Hours that are known already are not noted twice.
  await school.ask('POST', '/teacher/absences', sick, { hours: TUESDAY, kind: 'sick' });
  const away = async () =>
    (await school.ask('GET', '/teacher/availability', sick)).body.exceptions as AwayHours[];
  const asPairs = (all: AwayHours[]) => all.map(({ from, to }) => [from, to]);
  const wholeDay = [
    [0, 840],
    [840, 1020],
    [1020, 1440],
  ];
  expect(asPairs(await away())).toEqual(wholeDay);
  expect((await read()).meetings).toHaveLength(2);
  // The other absence still covers the hours of one that is taken back.
  await byAdmin('DELETE', `${absences()}/${list[0].id}`);
  expect(asPairs(await away())).toEqual(wholeDay);
  expect((await read()).meetings).toHaveLength(2);
  for (const { id } of (await read()).absences)
    expect((await byAdmin('DELETE', `${absences()}/${id}`)).body).toEqual({ ok: true });
  expect(await read()).toEqual(NOTHING);
  expect((await school.ask('GET', '/teacher/availability', sick)).body.exceptions).toEqual([]);
  expect(resultOf(await byAdmin('DELETE', `${absences()}/${list[0].id}`))).toBe('404 absences.notFound');
  // The caller's own way back: the day away is removed from the hours.
  await school.ask('POST', '/teacher/absences', sick, { hours: TUESDAY, kind: 'sick' });
  const remove = (one: AwayHours | undefined) =>
    school.ask('DELETE', `/teacher/availability/exceptions/${one?.id}`, sick);
  await remove((await away())[0]);
  expect(await read()).toEqual(NOTHING);
  // Hours that were away before the absence, too.
  const evening = { day: '2026-11-03', kind: 'away', from: 18 * 60, to: 19 * 60 };
  await school.ask('POST', '/teacher/availability/exceptions', sick, evening);
  await school.ask('POST', '/teacher/absences', sick, { hours: TUESDAY, kind: 'sick' });
  await remove((await away()).find(({ from }) => from === 18 * 60));
  expect((await read()).absences[0].spans).toEqual([
    { start: '2026-11-02T17:00:00.000Z', end: '2026-11-03T11:00:00.000Z' },
    { start: '2026-11-03T12:00:00.000Z', end: '2026-11-03T17:00:00.000Z' },
  ]);
});

it('two admins at one sick day: the second covers nothing, and nothing is half done', async () => {
  await aSickDay([9, 10], 2);
  const cover = chosen(await preview());
  let late: Promise<Answer> | undefined;
  const held = holdAfter(school.app.pool, /insert into "absence"/, () => {
    late = mark(cover);
    return late;
  });
  const won = await mark(cover);
  await held.done();
  expect([resultOf(won), resultOf((await late) as Answer)]).toEqual(['201', '409 absences.changed']);
  const { rows } = await school.app.pool.query('select from absence where teacher_id = $1', [sick.accountId]);
  expect(rows).toHaveLength(1);
});

it.each([
  ['no hours', []],
  ['a day that is over', [{ day: '2026-11-01', from: 0, to: 1440 }]],
  ['hours that end before they begin', [{ day: '2026-11-03', from: 600, to: 600 }]],
  ['a day in a year', [{ day: '2027-11-03', from: 0, to: 1440 }]],
])('refuses %s', async (_, hours) => {
  expect(resultOf(await mark([], { hours }))).toBe('400 common.invalid');
});
