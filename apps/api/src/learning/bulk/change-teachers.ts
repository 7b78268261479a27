import { problemText } from '@fasih/messages/texts';
import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type {
  changeTeachers as changeContract,
  planTeacher,
  TeacherPlan,
} from '@fasih/school/learning/bulk/contract';
import { classTitle } from '@fasih/school/learning/classes/title';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fingerprint } from '../../platform/fingerprint.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { changeTeacherIn } from '../classes/change-teacher.ts';
import { lockMeetingsOfClasses } from '../classes/class-meetings.ts';
import { readClassUnlocked } from '../classes/store.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { lockClasses } from '../series/store.ts';
import { lockTeachers } from '../teachers/lock-teacher.ts';
import { handedOver } from './handed-over.ts';

type Changes = Accepted<typeof planTeacher>['body']['changes'];

/**
 * Which of these classes can have another teacher, one after the other as the write does it: carried out and rolled back, so
 * that the preview knows whatever the write would meet.
 */
export async function previewTeachers(
  pool: Pool,
  changes: Changes,
  call: SignedInCall,
): Promise<TeacherPlan> {
  const preview = await inTransaction(pool, async (db) =>
    // A refusal rolls back.
    refuse('bulk.changed', { current: await carryOut(db, changes, '', call) }),
  );
  return preview.current as TeacherPlan;
}

/**
 * Gives the meetings to come of many classes to other teachers in one transaction (docs/product/staff.md#many-at-once). Classes that
 * cannot change are left out, as the preview said; refused where another outcome would come of it. Sent again, it answers the
 * same and changes nothing.
 */
export function changeTeachers(
  pool: Pool,
  form: Accepted<typeof changeContract>['body'],
  call: SignedInCall,
) {
  return inTransaction(pool, async (db) => {
    const plan = await carryOut(db, form.changes, form.reason ?? '', call);
    const before = plan.classes.length === 0 ? await doneBefore(db, plan, form, call) : null;
    if (before) return before;
    if (plan.seen !== form.seen) return refuse('bulk.changed');
    return plan.classes.length === 0 ? refuse('bulk.nobody') : plan;
  });
}

async function carryOut(
  db: PoolClient,
  changes: Changes,
  reason: string,
  call: SignedInCall,
): Promise<TeacherPlan> {
  const plan: Omit<TeacherPlan, 'seen'> = { classes: [], excluded: [], families: 0 };
  const families = new Set<string>();
  const versions: Version[] = [];
  // All classes, then all meetings, then all teachers, before the first class is changed (docs/decisions/035-lock-order.md).
  const classIds = changes.map(({ classId }) => classId).filter(isId);
  await lockClasses(db, classIds);
  await lockMeetingsOfClasses(db, classIds);
  await lockTeachers(
    db,
    changes.map(({ teacherId }) => teacherId),
  );
  for (const { classId, teacherId } of changes.toSorted((a, b) => a.classId.localeCompare(b.classId))) {
    const found = await readClassUnlocked(db, classId);
    const title = found ? classTitle(found.members, found.name) : '';
    const changed = await orBack(db, async () =>
      !found || found.teacherId === teacherId
        ? refuse(found ? 'bulk.sameTeacher' : 'classes.notFound')
        : changeTeacherIn(db, classId, { teacherId, reason, version: found.version }, call),
    );
    if (isRefusal(changed)) {
      const why = problemText(call.lang, changed.code, changed.params);
      plan.excluded.push({ classId, title, why });
      continue;
    }
    plan.classes.push({ classId, title, wasTeacherId: changed.was });
    if (found) versions.push({ classId, version: found.version, teacherId });
    for (const { accountId } of found?.members ?? []) families.add(accountId);
  }
  return { ...plan, families: families.size, seen: fingerprintOf(versions) };
}

type Version = { classId: string; version: number; teacherId: string };

/** Names one outcome: the classes that change, in the state they have before, and their new teachers. */
const fingerprintOf = (versions: readonly Version[]) =>
  fingerprint(versions.map(({ classId, version, teacherId }) => [classId, version, teacherId]));

/**
 * The answer to a request that was carried out before; null if none was. It is recognised by its fingerprint: what this account gave
 * away at one moment, each class one version ago. Classes that had the teacher before are not among them.
 */
async function doneBefore(
  db: PoolClient,
  plan: TeacherPlan,
  { changes, seen }: Pick<Accepted<typeof changeContract>['body'], 'changes' | 'seen'>,
  call: SignedInCall,
): Promise<TeacherPlan | null> {
  const given = await handedOver(db, changes, call.person.accountId);
  const done = [...Map.groupBy(given, ({ at }) => at.getTime()).values()]
    .map((atOnce) => atOnce.toSorted((a, b) => a.classId.localeCompare(b.classId)))
    .find((atOnce) => fingerprintOf(atOnce.map((one) => ({ ...one, version: one.version - 1 }))) === seen);
  if (!done) return null;
  const was = new Map(done.map(({ classId, wasTeacherId }) => [classId, wasTeacherId]));
  return {
    classes: plan.excluded.flatMap(({ classId, title }) => {
      const wasTeacherId = was.get(classId);
      return wasTeacherId ? [{ classId, title, wasTeacherId }] : [];
    }),
    excluded: plan.excluded.filter(({ classId }) => !was.has(classId)),
    families: new Set(done.flatMap(({ families }) => families)).size,
    seen,
  };
}

/** Runs one write of many: what it did is taken back where it is refused, also by a constraint. */
async function orBack<T>(db: PoolClient, write: () => Promise<T>) {
  await db.query('savepoint one');
  const result = await refuseWhenBusy(write);
  await db.query(isRefusal(result) ? 'rollback to savepoint one' : 'release savepoint one');
  return result;
}
