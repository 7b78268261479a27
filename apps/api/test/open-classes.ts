import { type Family, placedFamily, signedInAccount } from './placed-people.ts';
import type { Answer, TestApp } from './start-test-app.ts';

export type Teacher = { accountId: string; token: string; email: string };

const OFFICE = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 8 * 60, to: 17 * 60 }));
/** Tuesday and Thursday at nine. */
export const TUE_THU = [
  { weekday: 2, minute: 9 * 60 },
  { weekday: 4, minute: 9 * 60 },
];

/** A teacher who is signed in, may teach minors and works Monday to Friday from 8 to 17, unless other hours are given. */
export async function aTeacher(app: TestApp, weekly: object[] = OFFICE): Promise<Teacher> {
  const teacher = await signedInAccount(app, 'teacher');
  const { token } = teacher;
  const saved = await app.ask('PUT', '/teacher/availability', { token, body: { weekly, version: 1 } });
  if (saved.status !== 200) throw new Error(`the hours were refused: ${saved.body.code}`);
  await clearForMinors(app, teacher);
  return teacher;
}

/** An admin has seen this teacher's identity and police certificate. */
export async function clearForMinors(app: TestApp, { accountId }: { accountId: string }): Promise<void> {
  await app.pool.query(
    `insert into teacher_clearance (teacher_id, identity_on, certificate_on, certificate_until, checked_by, checked_at)
     values ($1, '2026-01-05', '2026-01-05', '2099-01-05', $1, '2026-01-05')`,
    [accountId],
  );
}

export type Placed = Family & { enrolmentId: string; learnerId: string };

/** A family whose child (11, with consent) has bought a course and has a level: ready for a class. */
export async function readyFamily(
  app: TestApp,
  change: {
    package?: string;
    name?: string;
    level?: string | null;
    birthDate?: string;
    consent?: boolean;
  } = {},
): Promise<Placed> {
  const family = await placedFamily(app, [
    {
      package: change.package ?? 'general-english-kids',
      learnerName: change.name ?? 'Sekar',
      birthDate: change.birthDate ?? '2015-05-17',
    },
  ]);
  const place = family.places[0];
  if (!place) throw new Error('no place');
  const level = change.level === undefined ? 'Kids Beginner' : change.level;
  await app.pool.query('update enrolment set level = $2, level_given_at = opened_at where id = $1', [
    place.enrolmentId,
    level,
  ]);
  await app.pool.query(
    `insert into balance_event (enrolment_id, kind, meetings, source, at)
     select id, 'bought', meetings, 'order.paid:' || order_id, opened_at from enrolment where id = $1`,
    [place.enrolmentId],
  );
  if (change.consent !== false) {
    await app.pool.query(
      `insert into consent (learner_id, account_id, guardian_name, relation, text_version, lang, given_at)
       values ($1, $2, 'Ibu Sari', 'mother', '1', 'id', $3)`,
      [place.learnerId, family.accountId, app.clock.now()],
    );
  }
  return { ...family, ...place };
}

/** What the admin's screen sends for a class; `change` replaces or adds fields. */
export function classForm(
  teacher: { accountId: string },
  families: readonly { enrolmentId: string }[],
  change: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    teacherId: teacher.accountId,
    enrolmentIds: families.map(({ enrolmentId }) => enrolmentId),
    slots: TUE_THU,
    startsOn: '2026-11-03',
    ...change,
  };
}

/** Opens a class as an admin does; fails where it is refused. Answers the class (`schoolClass` of the contract). */
export async function openedClass(
  app: TestApp,
  admin: { token: string },
  teacher: { accountId: string },
  families: readonly { enrolmentId: string }[],
  change: Record<string, unknown> = {},
): Promise<Answer['body']> {
  const body = classForm(teacher, families, change);
  const opened = await app.ask('POST', '/classes', { token: admin.token, body });
  if (opened.status !== 201) throw new Error(`the class was refused: ${JSON.stringify(opened.body)}`);
  return opened.body;
}
