import type { Actor } from '@fasih/school/catalogue/policy/timetable';
import { isTeachersMeeting } from '@fasih/school/learning/classes/substitute';
import { reaches } from '@fasih/school/people/guardians/guardian';
import type { Person } from '../../platform/http/call.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';

/** A person's role in a meeting, and the seats they may act on: a family's own, all for staff. */
export type Relation = { actor: Actor; seats: SeatFacts[] };

/**
 * The person's relation to a meeting, or null if they have none: families through the seat of a learner for whom they may decide, teachers
 * while the meeting is theirs, admins always. A given `learnerId` must be among their seats.
 */
export function relationTo(
  meeting: MeetingFacts,
  person: Person,
  now: Date,
  learnerId?: string | undefined,
): Relation | null {
  const actor = actorOf(person);
  if (actor === null || (actor === 'teacher' && !isTeachers(meeting, person, now))) return null;
  const ownSeats =
    actor === 'learner' ? meeting.seats.filter((seat) => reaches(person, seat, 'decide')) : meeting.seats;
  const seats = learnerId === undefined ? ownSeats : ownSeats.filter((seat) => seat.learnerId === learnerId);
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
