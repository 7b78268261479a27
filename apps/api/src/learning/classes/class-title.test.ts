import { DAY, later } from '@fasih/school/basics/instants';
import { classTitle } from '@fasih/school/learning/classes/title';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { aTeacher, openedClass, type Placed, readyFamily, type Teacher } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { eraseOnRequest } from '../../office/students/jobs.ts';
import { firstRowOf } from '../../platform/db/built-query.ts';
import { learnersOfClass, titleOfMeeting } from './class-title.ts';

const app = shared(startTestApp);
let admin: { accountId: string; token: string };
let teacher: Teacher;
let family: Placed;
let one: { id: string; name: string };
let group: { id: string; name: string };

beforeAll(async () => {
  app.clock.set(MONDAY_MORNING);
  admin = await signedInAccount(app, 'admin');
  teacher = await aTeacher(app);
  family = await readyFamily(app, { name: 'Zulaikhax' });
  one = await openedClass(app, admin, teacher, [family]);
  const names = ['Eka', 'Dedi', 'Cici', 'Budi', 'Ani'];
  const mates = await Promise.all(names.map((name) => readyFamily(app, { name })));
  group = await openedClass(app, admin, await aTeacher(app), mates, { capacity: 6 });
});

const get = async (path: string, { token } = admin) => {
  const answer = await app.ask('GET', path, { token });
  expect(answer.status, path).toBe(200);
  return answer.body;
};
const auditNames = async () =>
  (await get('/audit?pageSize=50')).data.map(
    ({ target }: { target: { name: string } | null }) => target?.name,
  );

it('a class is found, sorted and listed by its learners, and a long group says how many more there are', async () => {
  const { data } = await get('/classes?sort=title');
  expect(data.map(({ id }: { id: string }) => id)).toEqual([group.id, one.id]);
  const [first] = data;
  expect(classTitle(first.learners, first.name)).toBe('Ani, Budi, Cici +2');
  expect((await get('/classes?q=zulaikh')).data).toHaveLength(1);
  // The teacher's search knows learners too.
  expect((await get('/teacher/classes?q=zulaikh', teacher)).data).toHaveLength(1);
  expect((await get('/teacher/classes?q=nobody', teacher)).data).toHaveLength(0);
  // SQL and the screens say the same.
  const { rows } = await app.pool.query<{ action: string }>(
    `select action from audit_log where target_id = $1`,
    [group.id],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(await auditNames()).toEqual(expect.arrayContaining(['Ani, Budi, Cici +2', 'Zulaikhax']));
});

it('a class that still needs its link is on the home under its learner’s name', async () => {
  const { linkless } = await get('/dashboards/admin');
  expect(linkless).toContainEqual(expect.objectContaining({ name: one.name, learners: ['Zulaikhax'] }));
});

it('the family reads the name of the class', async () => {
  expect(JSON.stringify(await get('/my-classes', family))).toContain(one.name);
});

it('a learner whose course has ended names neither the class nor its meetings; where all have ended, all do again', async () => {
  const ends = (name: string) =>
    app.pool.query(
      `with course as (update enrolment e set state = 'ended', ended_at = now() from learner l, class_member cm
         where l.id = e.learner_id and cm.enrolment_id = e.id and cm.class_id = $1 and l.name like $2 returning e.id)
       update seat set state = 'lapsed', during = null where enrolment_id in (select id from course)`,
      [group.id, name],
    );
  const { rows: meetings } = await app.pool.query(
    'select id from meeting where class_id = $1 and number = 1',
    [group.id],
  );
  const titles = async () => {
    const { data } = await get('/classes?sort=title');
    const found = data.find(({ id }: { id: string }) => id === group.id);
    const one = sql<{ title: string; learners: string[] }>`select
      ${titleOfMeeting(sql.val(meetings[0].id), sql.val(''))} as title, ${learnersOfClass(sql.val(group.id))} as learners`;
    const row = await firstRowOf(app.pool, one);
    return [classTitle(found.learners, found.name), row?.title, row?.learners.length, await auditNames()];
  };
  await ends('Ani');
  const without = 'Budi, Cici, Dedi +1';
  expect(await titles()).toEqual([without, without, 4, expect.arrayContaining([without])]);
  await ends('%');
  const all = 'Ani, Budi, Cici +2';
  expect(await titles()).toEqual([all, all, 5, expect.arrayContaining([all])]);
});

it('a learner who is erased is gone from the name of the class at once', async () => {
  const asked = await app.ask('POST', `/students/${family.learnerId}/erasure`, {
    token: admin.token,
    body: { reason: 'Permintaan keluarga' },
  });
  expect(asked.status).toBeLessThan(300);
  app.clock.set(later(app.clock.now(), 7 * DAY + 1000));
  while ((await eraseOnRequest.run(app.services)) > 0);
  admin = await signedInAccount(app, 'admin');
  const found = await get(`/classes/${one.id}`);
  expect(classTitle(found.learners, found.name)).toBe(one.name);
  expect(JSON.stringify(await get('/classes'))).not.toContain('Zulaikhax');
  expect(await auditNames()).toContain(one.name);
  expect(JSON.stringify(await get('/audit?pageSize=50'))).not.toContain('Zulaikhax');
});
