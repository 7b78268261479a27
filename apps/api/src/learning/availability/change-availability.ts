import type { AgeGroup } from '@fasih/school/basics/age-group';
import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import { joinHours } from '@fasih/school/learning/meetings/join-hours';
import type { WeeklyHours } from '@fasih/school/learning/meetings/plan';
import type { Availability } from '@fasih/school/learning/teachers/contract';
import type { Pool } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import { presentAvailability } from '../teachers/present.ts';
import { replaceWeek, teacherOf, touchTeacher } from '../teachers/store.ts';

export type WeekChange = {
  weekly: readonly WeeklyHours[];
  version: number;
  programs?: readonly PackageType[] | undefined;
  ageGroups?: readonly AgeGroup[] | undefined;
};

/**
 * Replaces a teacher's weekly hours and, if given, programs and age groups. Planned meetings stay because
 * families agreed to them; the reply counts those outside the new hours.
 */
export async function changeAvailability(
  pool: Pool,
  teacherId: string,
  change: WeekChange,
  call: SignedInCall,
): Promise<Availability | Refusal<'common.stale' | 'teachers.notFound'>> {
  const at = { today: dayIn(call.now), now: call.now };
  return inTransaction(pool, async (db) => {
    await lockTeacher(db, teacherId);
    const before = await teacherOf(db, teacherId, at);
    if (!before) return refuse('teachers.notFound');
    const { version, programs = null, ageGroups = null } = change;
    if (!(await touchTeacher(db, { teacherId, version, programs, ageGroups })))
      return refuse('common.stale', {
        current: { ...presentAvailability(before), changed: await lastChange(db, 'teacher', teacherId) },
      });
    const weekly = joinHours(change.weekly);
    await replaceWeek(db, teacherId, weekly);
    await writeAudit(db, call, {
      action: 'teacher.hoursChanged',
      targetKind: 'teacher',
      targetId: teacherId,
      before: { weekly: before.weekly },
      after: { weekly, ...(programs && { programs }), ...(ageGroups && { ageGroups }) },
    });
    return presentAvailability({
      ...before,
      weekly,
      programs: [...(programs ?? before.programs)],
      ageGroups: [...(ageGroups ?? before.ageGroups)],
      version: version + 1,
    });
  });
}
