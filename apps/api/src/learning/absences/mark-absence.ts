import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import {
  type DayHours,
  faultOfAway,
  hoursOfSpans,
  hoursWithout,
  spansOfHours,
} from '@fasih/school/learning/absences/away';
import type { ABSENCE_KINDS } from '@fasih/school/learning/absences/contract';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import { teacherOf } from '../teachers/store.ts';
import {
  absencesOf,
  addAway,
  endNow,
  insertAbsence,
  knownAway,
  meetingsDuring,
  multirange,
  uncoveredOf,
} from './absence-store.ts';
import { type Chosen, coverIn, lockForCover, type Wanted } from './cover-meetings.ts';

export type NewAbsence = {
  hours: readonly DayHours[];
  kind: (typeof ABSENCE_KINDS)[number];
} & (Wanted | { askForAll: true });

/**
 * Marks a teacher as away (docs/product/classes.md#absence) and gives meetings to substitutes, all or none. Meetings
 * without one stay with the absent teacher until somebody takes them or they are cancelled.
 */
export async function markAbsence(
  pool: Pool,
  teacherId: string,
  { hours, kind, ...rest }: NewAbsence,
  call: SignedInCall,
) {
  const cover = 'askForAll' in rest ? [] : rest.cover;
  const fault = faultOfAway(hours, call.now);
  if (fault) return refuse('common.invalid', { fields: { hours: fault } });
  return whileLocked(pool, { teacherId, cover }, call, async (db, teacher) => {
    const spans = spansOfHours(hours);
    const meetings = await meetingsDuring(db, teacherId, spans, call.now);
    const absenceId = await insertAbsence(db, {
      teacherId,
      during: multirange(spans),
      kind,
      by: call.person.accountId,
      now: call.now,
      hours: hoursWithout(hours, await knownAway(db, teacherId, dayIn(call.now))),
    });
    await writeAudit(db, call, {
      action: 'teacher.absenceMarked',
      targetKind: 'teacher',
      targetId: teacherId,
      after: {
        kind,
        from: spans[0]?.start.toISOString() ?? null,
        until: spans.at(-1)?.end.toISOString() ?? null,
        meetings: meetings.length,
      },
    });
    const ask = 'askForAll' in rest ? meetings.map(({ meetingId }) => meetingId) : rest.ask;
    const away = { teacherId, name: teacher.name, meetings };
    const covered = await coverIn(db, away, { cover, ask }, call);
    return 'refused' in covered ? covered : { absenceId, ...covered };
  });
}

/** Works with a teacher who is locked together with those who are to take over; refused while somebody else holds them. */
function whileLocked<T>(
  pool: Pool,
  { teacherId, cover }: { teacherId: string; cover: Wanted['cover'] },
  { now }: SignedInCall,
  work: (db: PoolClient, teacher: { name: string }) => Promise<T>,
) {
  return changedWhenBusy(() =>
    inTransaction(pool, async (db) => {
      if (!isId(teacherId)) return refuse('teachers.notFound');
      await lockForCover(db, teacherId, cover.filter(isChosen));
      const teacher = await teacherOf(db, teacherId, { today: dayIn(now), now });
      return teacher ? work(db, teacher) : refuse('teachers.notFound');
    }),
  );
}

/** Gives meetings of a teacher who is away already to substitutes, all or none. */
export async function coverMeetings(
  pool: Pool,
  teacherId: string,
  { cover, ask }: Wanted,
  call: SignedInCall,
) {
  return whileLocked(pool, { teacherId, cover }, call, async (db, teacher) => {
    const meetings = await uncoveredOf(db, teacherId, call.now);
    // Somebody else was faster, or nothing was chosen: there is nothing to do any more.
    if (cover.length === 0 && !meetings.some(({ meetingId }) => ask?.includes(meetingId)))
      return refuse('absences.changed', { params: { name: '', why: '' } });
    return coverIn(db, { teacherId, name: teacher.name, meetings }, { cover, ask }, call);
  });
}

/**
 * Takes back what is left of an absence; substitutes that were given stay. The teacher stays away where another absence
 * lasts on.
 */
export async function endAbsence(
  pool: Pool,
  { teacherId, absenceId }: { teacherId: string; absenceId: string },
  call: SignedInCall,
): Promise<{ ok: true } | Refusal<'absences.notFound'>> {
  return inTransaction(pool, async (db) => {
    if (!isId(teacherId) || !isId(absenceId)) return refuse('absences.notFound');
    await lockTeacher(db, teacherId);
    const ended = await endNow(db, { teacherId, absenceId, now: call.now });
    if (!ended) return refuse('absences.notFound');
    await keepAway(db, teacherId, call.now);
    await writeAudit(db, call, {
      action: 'teacher.absenceEnded',
      targetKind: 'teacher',
      targetId: teacherId,
      before: { kind: ended.kind },
    });
    return { ok: true };
  });
}

/** Absences share their common hours; those of one that has ended go to the others. */
async function keepAway(db: PoolClient, teacherId: string, now: Date): Promise<void> {
  const today = dayIn(now);
  const { absences } = await absencesOf(db, teacherId, now);
  for (const { id: absenceId, spans } of absences) {
    const hours = hoursOfSpans(
      spans.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })),
      today,
    );
    const known = await knownAway(db, teacherId, today);
    await addAway(db, { teacherId, absenceId, hours: hoursWithout(hours, known) });
  }
}

const isChosen = ({ meetingId, teacherId }: Chosen) => isId(meetingId) && isId(teacherId);

/** Somebody took a substitute's time meanwhile, whichever way: the preview is read again. */
async function changedWhenBusy<T>(work: () => Promise<T>) {
  const result = await refuseWhenBusy(work);
  const isBusy =
    typeof result === 'object' &&
    result !== null &&
    'code' in result &&
    (result.code === 'meetings.teacherBusy' || result.code === 'meetings.learnerBusy');
  return isBusy ? refuse('absences.changed', { params: { name: '', why: '' } }) : (result as T);
}
