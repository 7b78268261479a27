import type { Accepted } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import type {
  Availability,
  addException as addExceptionContract,
} from '@fasih/school/learning/teachers/contract';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { shortenAbsences } from '../absences/absence-store.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import { presentAvailability, startsOutside } from '../teachers/present.ts';
import { deleteException, insertException, teacherOf } from '../teachers/store.ts';

type Form = Accepted<typeof addExceptionContract>['body'];

/**
 * Adds a teacher's exception for one day. Being away is refused while planned meetings lie in that time; they
 * must be moved or given to a substitute first.
 */
export async function addException(
  pool: Pool,
  form: Form,
  call: SignedInCall,
): Promise<
  Availability | Refusal<'common.invalid' | 'teachers.exceptionOverlaps' | 'teachers.meetingsInTheWay'>
> {
  if (form.day < dayIn(call.now)) return refuse('common.invalid', { fields: { day: 'datePast' } });
  return inTransaction(pool, async (db) => {
    const before = await ownTeacher(db, call);
    const one = { ...form, reason: form.reason ?? '' };
    const blockedBy = form.kind === 'away' ? startsWithin(before.planned, form) : [];
    if (blockedBy.length > 0) return meetingsInTheWay(blockedBy);
    const id = await insertException(db, before.teacherId, one);
    if (id === null) return refuse('teachers.exceptionOverlaps');
    await writeAudit(db, call, {
      action: 'teacher.exceptionAdded',
      targetKind: 'teacher',
      targetId: before.teacherId,
      after: one,
    });
    return presentAvailability({
      ...before,
      exceptions: [...before.exceptions, { id, ...one }].sort(byTime),
    });
  });
}

/** Removes an exception; refused if a planned meeting depends on its extra hours. */
export async function removeException(
  pool: Pool,
  exceptionId: string,
  call: SignedInCall,
): Promise<Availability | Refusal<'teachers.exceptionNotFound' | 'teachers.meetingsInTheWay'>> {
  return inTransaction(pool, async (db) => {
    const before = await ownTeacher(db, call);
    const gone = before.exceptions.find(({ id }) => id === exceptionId);
    if (!gone) return refuse('teachers.exceptionNotFound');
    const exceptions = before.exceptions.filter((one) => one !== gone);
    const left = { ...before, exceptions };
    const blockedBy = gone.kind === 'extra' ? startsWithin(before.planned, gone) : [];
    const outside = startsOutside(left, before.planned).filter((start) => blockedBy.includes(start));
    if (outside.length > 0) return meetingsInTheWay(outside);
    await deleteException(db, gone.id);
    // Absences around it may lean on these hours.
    if (gone.kind === 'away')
      await shortenAbsences(db, {
        teacherId: before.teacherId,
        start: instantOf(gone.day, gone.from),
        end: instantOf(gone.day, gone.to),
      });
    await writeAudit(db, call, {
      action: 'teacher.exceptionRemoved',
      targetKind: 'teacher',
      targetId: before.teacherId,
      before: gone,
    });
    return presentAvailability(left);
  });
}

/** The caller's own availability with planned meetings, locked. */
async function ownTeacher(db: PoolClient, call: SignedInCall) {
  const { accountId } = call.person;
  await lockTeacher(db, accountId);
  const row = await teacherOf(db, accountId, { today: dayIn(call.now), now: call.now });
  if (!row) throw new Error('a teacher without an account');
  return row;
}

const byTime = (a: { day: string; from: number }, b: { day: string; from: number }) =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : a.from - b.from;

/** The starts of meetings that overlap minutes `[from, to)` of a day. */
function startsWithin(
  planned: readonly { start: string; end: string }[],
  { day, from, to }: { day: string; from: number; to: number },
): string[] {
  const [begin, end] = [instantOf(day, from), instantOf(day, to)];
  return planned
    .filter((meeting) => new Date(meeting.start) < end && begin < new Date(meeting.end))
    .map(({ start }) => start);
}

function meetingsInTheWay(starts: readonly string[]): Refusal<'teachers.meetingsInTheWay'> {
  return refuse('teachers.meetingsInTheWay', {
    params: { count: starts.length, starts: starts.slice(0, 5).join(' ') },
  });
}
