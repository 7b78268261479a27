import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import type { ClassState } from '@fasih/school/learning/classes/contract';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A class with its pause, days `[pausedFrom, pausedUntil)`; both null without a pause. */
export type PausedClass = {
  id: string;
  name: string;
  state: ClassState;
  teacherId: string;
  pausedFrom: string | null;
  pausedUntil: string | null;
  version: number;
};

const columns = `id, name, state, teacher_id as "teacherId", paused_from as "pausedFrom",
  paused_until as "pausedUntil", version`;

/** SQL: the state of a class without its pause. */
const unpausedState = (today: string) => `case when starts_on > ${today} then 'scheduled' else 'active' end`;

/** Sets a class's pause and locks its row; null if the class does not exist or is over. */
export async function startPause(
  db: Queryable,
  classId: string,
  { from, until }: { from: string; until: string },
  now: Date,
): Promise<PausedClass | null> {
  const { rows } = await db.query<PausedClass>(
    `update school_class set paused_from = $2, paused_until = $3, version = version + 1,
       state = case when $2::date <= $4::date then 'paused' else ${unpausedState('$4::date')} end
     where id = $1 and state in ('scheduled', 'active', 'paused') returning ${columns}`,
    [classId, from, until, dayIn(now)],
  );
  return rows[0] ?? null;
}

/** Clears a class's pause and locks its row; null if the class does not exist or has no pause. */
export async function endPause(db: Queryable, classId: string, now: Date): Promise<PausedClass | null> {
  const { rows } = await db.query<PausedClass>(
    `update school_class set paused_from = null, paused_until = null, version = version + 1,
       state = case when state in ('scheduled', 'active', 'paused') then ${unpausedState('$2::date')} else state end
     where id = $1 and paused_until is not null returning ${columns}`,
    [classId, dayIn(now)],
  );
  return rows[0] ?? null;
}

/** True if a class with this id exists. */
export async function classExists(db: Queryable, classId: string): Promise<boolean> {
  if (!isId(classId)) return false;
  const { rowCount } = await db.query('select from school_class where id = $1', [classId]);
  return rowCount === 1;
}

/** Starts and ends pauses that are due; returns the number of classes changed. */
export async function turnPauses(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `update school_class set version = version + 1,
       state = case when paused_until > $1::date then 'paused' when state = 'paused' then ${unpausedState('$1::date')} else state end,
       paused_from = case when paused_until > $1::date then paused_from end,
       paused_until = case when paused_until > $1::date then paused_until end
     where paused_from <= $1::date and (paused_until <= $1::date or state in ('scheduled', 'active'))`,
    [dayIn(now)],
  );
  return rowCount ?? 0;
}
