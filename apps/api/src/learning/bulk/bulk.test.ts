import { beforeAll, expect, it } from 'vitest';
import {
  aTeacher,
  openedClass,
  type Placed,
  readyFamily,
  type Teacher,
  TUE_THU,
} from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, rowsOf, startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
let admin: { accountId: string; token: string };
let teacher: Teacher;
let other: Teacher;
let families: Placed[];
let classes: { id: string; version: number }[];
beforeAll(async () => {
  app.clock.set(MONDAY_MORNING);
  admin = await signedInAccount(app, 'admin');
  [teacher, other] = [await aTeacher(app), await aTeacher(app)];
  families = [];
  for (const name of ['Kirana', 'Bima', 'Citra']) families.push(await readyFamily(app, { name }));
  const later = TUE_THU.map(({ weekday, minute }) => ({ weekday, minute: minute + 120 }));
  const [first, second, third] = families as [Placed, Placed, Placed];
  classes = [
    await openedClass(app, admin, teacher, [first]),
    await openedClass(app, admin, teacher, [second], { slots: later }),
    // At the time of the first class, with a third teacher.
    await openedClass(app, admin, await aTeacher(app), [third]),
  ];
});

const post = (path: string, body: object, method = 'POST', token = admin.token) =>
  app.ask(method, path, { token, body });
const rows = rowsOf(app);
const messages = () =>
  rows(
    `select account_id as id, params from notification where kind = 'school.message' order by created_at, id`,
  );

it('a message reaches each chosen family once; who is left out is said, and another choice is not sent', async () => {
  const [first, second, third] = families as [Placed, Placed, Placed];
  await rows('update account set active = false where id = $1', [third.accountId]);
  const gone = '00000000-0000-7000-8000-000000000000';
  const chosen = {
    learnerIds: [first.learnerId, third.learnerId, gone],
    classIds: classes.map(({ id }) => id),
  };
  const { body: plan } = await post('/bulk/messages/plan', chosen);
  expect(plan).toMatchObject({
    families: 2,
    learners: 2,
    excluded: [
      { name: 'Citra', why: 'inactive' },
      { name: '', why: 'gone' },
    ],
  });
  expect(await messages()).toEqual([]);
  const words = { title: 'Tryout TOEFL', text: 'Sabtu depan.', seen: plan.seen };
  expect((await post('/bulk/messages', { ...chosen, classIds: [], ...words })).body.code).toBe(
    'bulk.changed',
  );
  // Two presses at once are one message.
  const sent = await Promise.all([1, 2].map(() => post('/bulk/messages', { ...chosen, ...words })));
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  const told = await messages();
  expect(told.map(({ id }) => id).sort()).toEqual([first.accountId, second.accountId].sort());
  expect(told.map(({ params }) => params.learnerName).sort()).toEqual(['Bima', 'Kirana']);
  const [{ n }] = await rows(
    `select count(*)::int as n from outbox where params ->> 'kind' = 'school.message' and sent_at is null`,
  );
  expect(n).toBe(2);
  // It is noted once, also when it comes again later that day; who is added gets it, and that is noted.
  expect((await post('/bulk/messages', { ...chosen, ...words })).status).toBe(200);
  const noted = () =>
    rows(
      `select after ->> 'families' as families from audit_log where action = 'student.messaged' order by id`,
    );
  expect(await noted()).toEqual([{ families: '2' }]);
  await rows('update account set active = true where id = $1', [third.accountId]);
  const { body: more } = await post('/bulk/messages/plan', chosen);
  await post('/bulk/messages', { ...chosen, ...words, seen: more.seen });
  expect(await noted()).toEqual([{ families: '2' }, { families: '1' }]);
});

it('nobody is no message, and more than a hundred at once are refused', async () => {
  const { body } = await post('/bulk/messages/plan', { learnerIds: [] });
  expect(body.families).toBe(0);
  const words = { title: 'A', text: 'B', seen: body.seen };
  expect((await post('/bulk/messages', words)).body.code).toBe('bulk.nobody');
  const many = Array.from({ length: 101 }, () => families[0]?.learnerId);
  expect((await post('/bulk/messages/plan', { learnerIds: many })).status).toBe(400);
});

it('many classes get another teacher; who has the time taken stays, with the reason, and it can be undone', async () => {
  const changes = classes.map(({ id }) => ({ classId: id, teacherId: other.accountId }));
  const { body: plan } = await post('/bulk/teacher/plan', { changes });
  const teachersNow = async () =>
    (await rows('select id, teacher_id as teacher from school_class order by id')).map((row) => row.teacher);
  const before = await teachersNow();
  expect(plan.classes.map(({ title }: { title: string }) => title).sort()).toEqual(['Bima', 'Kirana']);
  expect(plan.excluded).toEqual([
    expect.objectContaining({ title: 'Citra', why: expect.stringMatching(/./) }),
  ]);
  expect(plan.families).toBe(2);
  const body = { changes, reason: 'Cuti', seen: plan.seen };
  const done = await post('/bulk/teacher', body, 'PUT');
  expect([done.status, done.body]).toEqual([200, plan]);
  expect((await teachersNow()).filter((id) => id === other.accountId)).toHaveLength(2);
  // Every class has its entry, and each family its notice.
  const entries = await rows(`select target_id from audit_log where action = 'class.teacherChanged'`);
  expect(entries).toHaveLength(2);
  // Sent again, because the answer was lost, it is answered the same and nobody is told twice.
  const again = await post('/bulk/teacher', body, 'PUT');
  expect([again.status, again.body]).toEqual([200, plan]);
  expect(await rows(`select from audit_log where action = 'class.teacherChanged'`)).toHaveLength(2);
  const back = plan.classes.map(({ classId, wasTeacherId }: { classId: string; wasTeacherId: string }) => ({
    classId,
    teacherId: wasTeacherId,
  }));
  const { body: undo } = await post('/bulk/teacher/plan', { changes: back });
  expect((await post('/bulk/teacher', { changes: back, seen: undo.seen }, 'PUT')).status).toBe(200);
  expect(await teachersNow()).toEqual(before);
});

it('of two admins who give the same classes away at the same moment one is told that they have changed', async () => {
  const ids = classes.slice(0, 2).map(({ id }) => id);
  const third = await aTeacher(app);
  const bodies = await Promise.all(
    [other, third].map(async ({ accountId }) => {
      const changes = ids.map((classId) => ({ classId, teacherId: accountId }));
      return { changes, seen: (await post('/bulk/teacher/plan', { changes })).body.seen };
    }),
  );
  const answers = await Promise.all(bodies.map((body) => post('/bulk/teacher', body, 'PUT')));
  expect(answers.map(({ status, body: { code } }) => `${status} ${code ?? ''}`.trim()).sort()).toEqual([
    '200',
    '409 bulk.changed',
  ]);
});

it('two presses of one admin at the same moment are one change', async () => {
  const changes = classes.slice(0, 2).map(({ id }) => ({ classId: id, teacherId: teacher.accountId }));
  const body = { changes, seen: (await post('/bulk/teacher/plan', { changes })).body.seen };
  const [{ before }] = await rows(
    `select count(*)::int as before from audit_log where action = 'class.teacherChanged'`,
  );
  const answers = await Promise.all([1, 2].map(() => post('/bulk/teacher', body, 'PUT')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  const [{ after }] = await rows(
    `select count(*)::int as after from audit_log where action = 'class.teacherChanged'`,
  );
  expect(after - before).toBe(2);
});

it('sent again, it answers without a class that had the teacher before; another admin is told that they have changed', async () => {
  const [first, second] = classes as [(typeof classes)[0], (typeof classes)[0]];
  const [heir, third] = [await aTeacher(app), await aTeacher(app)];
  const give = async (ids: string[], to: Teacher, token = admin.token) => {
    const changes = ids.map((classId) => ({ classId, teacherId: to.accountId }));
    const { body: plan } = await post('/bulk/teacher/plan', { changes });
    const body = { changes, seen: plan.seen };
    return { body, plan, done: await post('/bulk/teacher', body, 'PUT', token) };
  };
  await give([first.id, second.id], third);
  // The same admin has given it away a minute ago, by another request.
  expect((await give([first.id], heir)).done.status).toBe(200);
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  const { body, plan, done } = await give([first.id, second.id], heir);
  const ids = (reply: { classes: { classId: string }[] }) => reply.classes.map(({ classId }) => classId);
  expect([ids(plan), ids(done.body)]).toEqual([[second.id], [second.id]]);
  const again = await post('/bulk/teacher', body, 'PUT');
  expect([again.status, again.body]).toEqual([200, plan]);
  const admin2 = await signedInAccount(app, 'admin');
  const others = await post('/bulk/teacher', body, 'PUT', admin2.token);
  expect([others.status, others.body.code]).toEqual([409, 'bulk.changed']);
});

it('only admins do any of it', async () => {
  for (const path of ['/bulk/messages/plan', '/bulk/teacher/plan'])
    expect((await post(path, { changes: [] }, 'POST', teacher.token)).status).toBe(403);
});
