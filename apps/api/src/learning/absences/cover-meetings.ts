import { problemText } from '@fasih/messages/texts';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import { classTitle } from '@fasih/school/learning/classes/title';
import type { PoolClient } from 'pg';
import type { AnyNotice, Notice } from '../../messaging/notifications/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { lockClassesOf } from '../meetings/lock-order.ts';
import { substituteIn } from '../meetings/substitute-teacher.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import { lockMeetingsById, type UncoveredRow } from './absence-store.ts';
import { startAsking } from './ask-substitutes.ts';
import { endSearchesOf } from './offer-store.ts';

/** A meeting and who shall hold it. */
export type Chosen = { meetingId: string; teacherId: string };

/** Locks classes, meetings, then teachers, as a single substitution does (docs/decisions/035-lock-order.md). */
export async function lockForCover(db: PoolClient, absentId: string, cover: readonly Chosen[]) {
  const meetingIds = cover.map(({ meetingId }) => meetingId);
  await lockClassesOf(db, meetingIds);
  await lockMeetingsById(db, meetingIds);
  for (const id of [...new Set([absentId, ...cover.map(({ teacherId }) => teacherId)])].sort())
    await lockTeacher(db, id);
}

/** Substitutes as chosen, and meetings for which teachers are asked. */
export type Wanted = { cover: readonly Chosen[]; ask?: readonly string[] | undefined };

type Away = {
  teacherId: string;
  name: string;
  /** All meetings in which the teacher is away. */
  meetings: readonly UncoveredRow[];
};

/**
 * Gives meetings of an absence to their substitutes, all or none, begins to ask for others, and tells every family, every substitute and the absent
 * teacher once. What `lockForCover` locks must be locked.
 *
 * @returns how many meetings have a substitute now, and how many have none.
 */
export async function coverIn(
  db: PoolClient,
  { teacherId: absentId, name: teacherWas, meetings }: Away,
  { cover, ask = [] }: Wanted,
  call: SignedInCall,
) {
  const heldBy = new Map<string, { id: string; name: string }>();
  for (const { meetingId, teacherId } of cover) {
    const row = meetings.find((one) => one.meetingId === meetingId);
    if (!row) return refuse('absences.changed', { params: { name: '', why: '' } });
    const given = await substituteIn(db, meetingId, { teacherId, reason: '' }, call);
    if (isRefusal(given)) {
      const why = problemText(call.lang, given.code, given.params);
      return refuse('absences.changed', {
        params: { name: `${classTitle(row.seats, row.className)} · ${row.number}`, why },
      });
    }
    heldBy.set(meetingId, given.teacher);
  }
  await endSearchesOf(db, [...heldBy.keys()], call.now);
  const searched = meetings.filter(({ meetingId }) => ask.includes(meetingId) && !heldBy.has(meetingId));
  await startAsking(db, absentId, searched, call.now);
  if (searched.length > 0)
    await writeAudit(db, call, {
      action: 'teacher.substitutesAsked',
      targetKind: 'teacher',
      targetId: absentId,
      after: { meetings: searched.length },
    });
  await notifyAll(db, noticesOf({ absentId, teacherWas, meetings, heldBy }, call), call.now);
  return { covered: heldBy.size, left: meetings.length - heldBy.size };
}

type Told = {
  absentId: string;
  teacherWas: string;
  meetings: readonly UncoveredRow[];
  heldBy: ReadonlyMap<string, { id: string; name: string }>;
};
type Params = Notice<'meetings.substitutes'>['params'];

/** One notice for each family with a substitute, each substitute, and the absent teacher unless they did it themselves. */
function noticesOf({ absentId, teacherWas, meetings, heldBy }: Told, call: SignedInCall): AnyNotice[] {
  const lineOf = (row: UncoveredRow, learners: readonly { name: string; number: number }[]) => ({
    meetingId: row.meetingId,
    classId: row.classId,
    className: row.className,
    number: learners.length === 1 ? (learners[0]?.number ?? row.number) : row.number,
    startsAt: row.start.toISOString(),
    learnerName: learners.map(({ name }) => name).join(', '),
    teacherName: heldBy.get(row.meetingId)?.name ?? null,
  });
  const notice = (accountId: string, list: Params['list'], to?: 'replaced' | 'substitute'): AnyNotice[] => {
    const first = list[0];
    if (!first) return [];
    const learnerName = [...new Set(list.map((one) => one.learnerName))].join(', ');
    const params = { learnerName, classId: first.classId, teacherWas, list, ...(to ? { to } : {}) };
    const source = `meetings.substitutes:${call.requestId}:${accountId}`;
    return [{ accountId, kind: 'meetings.substitutes', params, source }];
  };
  const covered = meetings.filter(({ meetingId }) => heldBy.has(meetingId));
  const families = new Set(covered.flatMap(({ seats }) => seats.map(({ accountId }) => accountId)));
  const toFamilies = [...families].flatMap((accountId) =>
    notice(
      accountId,
      meetings.flatMap((row) => {
        const own = row.seats.filter((seat) => seat.accountId === accountId);
        return own.length > 0 ? [lineOf(row, own)] : [];
      }),
    ),
  );
  const substitutes = [...new Set([...heldBy.values()].map(({ id }) => id))];
  const toSubstitutes = substitutes.flatMap((id) =>
    notice(
      id,
      covered
        .filter(({ meetingId }) => heldBy.get(meetingId)?.id === id)
        .map((row) => lineOf(row, row.seats)),
      'substitute',
    ),
  );
  const toAbsent =
    call.person.accountId === absentId
      ? []
      : notice(
          absentId,
          meetings.map((row) => lineOf(row, row.seats)),
          'replaced',
        );
  return [...toFamilies, ...toSubstitutes, ...toAbsent];
}
