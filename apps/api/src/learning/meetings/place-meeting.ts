import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { Actor } from '@fasih/school/catalogue/policy/timetable';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import { addChanges, type MeetingChange } from './changes.ts';
import { extendMoved } from './extend-moved.ts';
import { type MeetingFacts, meetingFacts } from './facts.ts';
import { finalBehind, finalMattersTo, type Swap } from './final-behind.ts';
import { addFreeUntil, needsTelling } from './free-until.ts';
import { familiesOf, paramsOf, sourceOf, teacherOf } from './notices.ts';
import { numbersBefore, type Renumbered, renumber, withNumber } from './numbers.ts';
import { readTimetable } from './read-timetable.ts';
import {
  decideMoveForSeats,
  policyOfMeeting,
  refusalOfMove,
  refuseClash,
  refuseOffGrid,
  spanFrom,
  withPolicies,
} from './rules-of-meeting.ts';
import { setTimes } from './store-moves.ts';

/** A meeting that gets a time. */
type Placed = { meeting: MeetingFacts; to: Span; decision: Decision };

/**
 * Gives a locked meeting a time after checking the rules and everybody's timetable; its series must be locked too
 * (`lockSeries`). The numbers follow, an owed meeting changes places with a Final Test before it, courses grow, family
 * and teacher are notified, and the write is audited.
 *
 * @param chosen what is kept instead of the decision of the rules, e.g. that the school's planning chose the time.
 */
export async function placeMeeting(
  db: PoolClient,
  found: MeetingFacts,
  actor: Actor,
  start: Date,
  call: Call,
  chosen?: Decision,
) {
  // Serialises this with changes of the teacher's hours, exceptions and other meetings.
  await lockTeacher(db, found.teacherId);
  const checked = await checkPlace(db, found, actor, start, call.now);
  if (isRefusal(checked)) return checked;
  const { swap } = checked;
  const decision = chosen ?? checked.decision;
  const final = swap && (await meetingFacts(db, swap.finalId, 'lock'));
  const placed: Placed[] = [
    { meeting: found, to: checked.to, decision },
    ...(final ? [{ meeting: final, to: swap.final, decision: swap.decision }] : []),
  ];
  const numbers = await numbersBefore(db, [found], call.now);
  await setTimes(
    db,
    placed.map(({ meeting, to, decision }) => ({ meetingId: meeting.id, to, decision })),
  );
  const changes = placed.map(({ meeting, to }) => ({
    meetingId: meeting.id,
    was: meeting.span?.start ?? null,
    to: to.start,
    by: actor,
  }));
  const renumbered = await renumber(db, numbers, changes, call.now);
  for (const one of placed) {
    const isChosen = chosen !== undefined && one.meeting === found;
    await tellPlaced(db, one, renumbered, { actor, chosen: isChosen }, call);
  }
  const by = { accountId: call.person?.accountId ?? null, role: call.person?.role ?? null };
  await addChanges(db, [...placed.map(changeOf), ...renumbered.changes], { at: call.now, ...by });
  return { decision, moved: placedFacts(withNumber(found, renumbered), checked.to) };
}

/** Extends courses, tells people and writes the audit entry for one meeting that got a time. */
async function tellPlaced(
  db: PoolClient,
  { meeting: found, to }: Placed,
  renumbered: Renumbered,
  { actor, chosen }: { actor: Actor; chosen: boolean },
  call: Call,
): Promise<void> {
  const was = found.span;
  const meeting = withNumber(found, renumbered);
  const seats = await withPolicies(db, meeting.seats);
  if (was && actor !== 'learner') await extendMoved(db, seats, was, to, call.now);
  await notifyAll(
    db,
    [...familiesOf(seats), teacherOf(meeting, seats)].map((recipient) => ({
      accountId: recipient.accountId,
      kind: 'meeting.moved',
      params: {
        ...paramsOf(meeting, recipient, to.start),
        was: was?.start.toISOString() ?? null,
        by: actor,
        ...(chosen ? { chosen } : {}),
      },
      source: sourceOf('meeting.moved', meeting, recipient),
    })),
    call.now,
  );
  await writeAudit(db, call, {
    action: was ? 'meeting.moved' : 'meeting.planned',
    targetKind: 'meeting',
    targetId: meeting.id,
    before: { start: was?.start ?? null },
    after: { start: to.start },
  });
}

const changeOf = ({ meeting, to, decision }: Placed): MeetingChange => ({
  meetingId: meeting.id,
  kind: meeting.span ? 'moved' : 'planned',
  was: meeting.span,
  becomes: to,
  decision,
});

/** The meeting as it is stored afterwards. */
const placedFacts = (meeting: MeetingFacts, to: Span): MeetingFacts => ({
  ...meeting,
  state: 'planned',
  span: to,
  checkedInAt: null,
  delayMinutes: 0,
  version: meeting.version + 1,
  seats: meeting.seats.map((seat) => ({ ...seat, state: 'planned', span: to, toldLateAt: null })),
});

/** Checks a new time against the rules, then everybody's timetable; `to` is the time that the meeting gets. */
export async function checkPlace(db: Queryable, meeting: MeetingFacts, actor: Actor, start: Date, now: Date) {
  const bought = await withPolicies(db, meeting.seats);
  const to = spanFrom(start, await policyOfMeeting(db, bought, now));
  // Only a family's moves have a limit that the telling shifts.
  const isShifted = actor === 'learner' && needsTelling(bought);
  const free = await readTimetable(db, {
    teacherId: meeting.teacherId,
    learnerIds: bought.map(({ learnerId }) => learnerId),
    from: to.start,
    until: to.end,
    without: [meeting.id],
    now,
    finalOf: finalMattersTo(meeting, bought),
    tellingOf: isShifted ? meeting.id : null,
  });
  const seats = isShifted ? addFreeUntil(bought, free.telling) : bought;
  const decision = decideMoveForSeats(meeting, seats, to, free.inWeek, actor, now);
  if (!decision) return refuse('meetings.notMovable');
  const refused = refusalOfMove(decision) ?? refuseOffGrid(to, free) ?? refuseClash(meeting, to, free);
  if (refused) return refused;
  const swap: Swap | null = finalBehind(meeting, seats, to, free, now);
  return swap
    ? { to: swap.owed, decision: swap.decision, swap }
    : { to, decision: decision as Decision, swap };
}
