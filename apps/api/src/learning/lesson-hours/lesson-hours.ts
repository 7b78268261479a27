import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { DEFAULT_LESSON_HOURS } from '@fasih/school/learning/lesson-hours/lesson-hours';
import type {
  LessonHoursForm,
  LessonHoursRecord,
} from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import { joinHours } from '@fasih/school/learning/meetings/join-hours';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { build, statement } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { holdSetting, writeSetting } from '../../platform/settings/setting-row.ts';

const TARGET = { targetKind: 'school', targetId: 'lessonHours' } as const;

const selectStored = build
  .selectFrom('setting')
  .where('key', '=', 'lesson_hours')
  .where('version', '>', 0)
  .select(['version', (eb) => eb.ref('value').$castTo<LessonHoursForm>().as('value')]);

const storedLessonHours = statement(() => selectStored);

/** The lesson hours as a JSON object, null if never set; read it with `lessonHoursOf`. */
export const lessonHoursValue = sql<LessonHoursForm | null>`(${selectStored.clearSelect().select('value')})`;

/** The lesson hours, or the defaults if never set. */
export const lessonHoursOf = (stored: LessonHoursForm | null): LessonHoursForm =>
  stored ?? DEFAULT_LESSON_HOURS;

/** The lesson hours with their version (0 if never set) and last change. */
export async function readLessonHours(db: Queryable): Promise<LessonHoursRecord> {
  const stored = await storedLessonHours.first(db, {});
  const { week, startsEvery } = lessonHoursOf(stored?.value ?? null);
  const changed = await lastChange(db, TARGET.targetKind, TARGET.targetId);
  return { week, startsEvery, version: stored?.version ?? 0, changed };
}

/**
 * Replaces the lesson hours. Meetings outside of them stay, because families agreed to them. An outdated
 * version is refused with 409.
 */
export async function saveLessonHours(
  pool: Pool,
  { version, week, startsEvery }: LessonHoursForm & { version: number },
  call: SignedInCall,
): Promise<LessonHoursRecord | Refusal<'common.stale'>> {
  return inTransaction(pool, async (db) => {
    await holdSetting(db, 'lesson_hours');
    const stored = await readLessonHours(db);
    if (stored.version !== version) return refuse('common.stale', { current: stored });
    const after = { week: joinHours(week), startsEvery };
    await writeSetting(db, 'lesson_hours', after);
    await writeAudit(db, call, {
      action: 'school.lessonHoursChanged',
      ...TARGET,
      before: { week: stored.week, startsEvery: stored.startsEvery },
      after,
    });
    return readLessonHours(db);
  });
}
