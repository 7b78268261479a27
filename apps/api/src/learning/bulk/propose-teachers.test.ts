import { beforeAll, expect, it } from 'vitest';
import { aTeacher, openedClass, readyFamily, type Teacher, TUE_THU } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
let admin: { accountId: string; token: string };
let leaves: Teacher;
let early: Teacher;
let late: Teacher;
let classes: string[];
const MORNING = [2, 4].map((weekday) => ({ weekday, from: 8 * 60, to: 12 * 60 }));
const NOON = [2, 4].map((weekday) => ({ weekday, from: 11 * 60, to: 17 * 60 }));

beforeAll(async () => {
  app.clock.set(MONDAY_MORNING);
  admin = await signedInAccount(app, 'admin');
  leaves = await aTeacher(app);
  [early, late] = [await aTeacher(app, MORNING), await aTeacher(app, NOON)];
  // At nine, at eleven and at three: the second one both can take.
  classes = [];
  for (const [name, after] of [
    ['Ani', 0],
    ['Bima', 120],
    ['Citra', 360],
  ] as const) {
    const slots = TUE_THU.map(({ weekday, minute }) => ({ weekday, minute: minute + after }));
    classes.push((await openedClass(app, admin, leaves, [await readyFamily(app, { name })], { slots })).id);
  }
  // Works at all these hours, but may not teach minors.
  const unseen = await aTeacher(app);
  await app.pool.query('delete from teacher_clearance where teacher_id = $1', [unseen.accountId]);
});

type Proposals = {
  classes: {
    classId: string;
    title: string;
    teacher: { id: string };
    ranked: { teacherId: string; load: number }[];
    proposed: string | null;
  }[];
};
const proposals = (body: object, token = admin.token) =>
  app.ask('POST', '/bulk/teacher/proposals', { token, body });

it('each class of a teacher who leaves gets the best cleared teacher who is free at every meeting, in one step', async () => {
  const { body } = await proposals({ teacherId: leaves.accountId });
  const { classes: found } = body as Proposals;
  expect(found.map(({ title, ranked, proposed }) => [title, ranked.length, proposed])).toEqual([
    ['Ani', 1, early.accountId],
    ['Bima', 2, expect.any(String)],
    ['Citra', 1, late.accountId],
  ]);
  expect(found.every(({ teacher }) => teacher.id === leaves.accountId)).toBe(true);
  const changes = found.map(({ classId, proposed }) => ({ classId, teacherId: proposed }));
  const { body: plan } = await app.ask('POST', '/bulk/teacher/plan', {
    token: admin.token,
    body: { changes },
  });
  expect([plan.classes.length, plan.excluded, plan.families]).toEqual([3, [], 3]);
  const body2 = { changes, reason: 'Pindah kota', seen: plan.seen };
  expect((await app.ask('PUT', '/bulk/teacher', { token: admin.token, body: body2 })).status).toBe(200);
  const { rows } = await app.pool.query('select id, teacher_id as teacher from school_class');
  expect(Object.fromEntries(rows.map(({ id, teacher }) => [id, teacher]))).toEqual(
    Object.fromEntries(changes.map(({ classId, teacherId }) => [classId, teacherId])),
  );
  expect((await proposals({ teacherId: leaves.accountId })).body).toEqual({ classes: [] });
  const gone = await app.ask('PATCH', `/teachers/${leaves.accountId}`, {
    token: admin.token,
    body: { active: false, reason: 'Pindah kota', version: 1 },
  });
  expect(gone.status).toBe(200);
});

it('chosen classes are proposed alike, whoever has them, in a number of statements that does not grow', async () => {
  const statements = async (ids: string[]) => {
    const { answer, statements: sent } = await sentWhile(() => proposals({ classIds: ids }));
    expect((answer.body as Proposals).classes.map(({ classId }) => classId).sort()).toEqual(ids.toSorted());
    return sent.length;
  };
  const one = await statements(classes.slice(0, 1));
  expect([await statements(classes), one <= 4]).toEqual([one, true]);
  // The teacher of a class is never proposed for it; one who is inactive is not either.
  const { classes: found } = (await proposals({ classIds: classes })).body as Proposals;
  for (const { ranked, teacher } of found)
    expect(ranked.map(({ teacherId }) => teacherId)).not.toContain(teacher.id);
  expect(found.flatMap(({ ranked }) => ranked).map(({ teacherId }) => teacherId)).not.toContain(
    leaves.accountId,
  );
  expect((await proposals({ classIds: ['no id'] })).body).toEqual({ classes: [] });
});

it('only admins ask for it', async () => {
  expect((await proposals({ classIds: [] }, early.token)).status).toBe(403);
});
