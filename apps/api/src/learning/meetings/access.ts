import type { Actor } from '@fasih/school/catalogue/policy/timetable';
import { isTeachersMeeting } from '@fasih/school/learning/classes/substitute';
import type { Person } from '../../platform/http/call.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';

/** What a person is in a meeting, and the seats that are theirs: a family's own, everybody's for staff. */
export type Standing = { actor: Actor; seats: SeatFacts[] };

/**
 * How a person stands to a meeting, or null when it is none of theirs: families reach it through a learner's seat,
 * teachers while it is theirs, the school always. A learner that is named must be one of theirs in it.
 */
export function standingIn(
  meeting: MeetingFacts,
  person: Person,
  now: Date,
  learnerId?: string | undefined,
): Standing | null {
  const actor = actorOf(person);
  if (actor === null || (actor === 'teacher' && !isTeachers(meeting, person, now))) return null;
  const reached =
    actor === 'learner'
      ? meeting.seats.filter(({ accountId }) => accountId === person.accountId)
      : meeting.seats;
  const seats = learnerId === undefined ? reached : reached.filter((seat) => seat.learnerId === learnerId);
  return seats.length === 0 && (actor === 'learner' || learnerId !== undefined) ? null : { actor, seats };
}

function isTeachers(meeting: MeetingFacts, { accountId }: Person, now: Date): boolean {
  return isTeachersMeeting({ ...meeting, end: meeting.span?.end ?? null }, accountId, now);
}

function actorOf({ role }: Person): Actor | null {
  if (role === 'student') return 'learner';
  if (role === 'teacher') return 'teacher';
  return role === 'admin' ? 'school' : null;
}
