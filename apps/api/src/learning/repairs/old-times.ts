import { problemText } from '@fasih/messages/texts';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { DAY_MINUTES } from '@fasih/school/basics/week-minutes';
import { weekOf } from '@fasih/school/catalogue/policy/validity';
import type { PoolClient } from 'pg';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { MeetingFacts } from '../meetings/facts.ts';
import { readTimetable, type Timetable, weekKey } from '../meetings/read-timetable.ts';
import {
  decideMoveForSeats,
  refusalOfMove,
  refuseClash,
  type SeatWithPolicy,
} from '../meetings/rules-of-meeting.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import type { StoredTime } from './read-repairs.ts';

export type Restored = StoredTime & { meeting: MeetingFacts };

const ALL_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: DAY_MINUTES }));

/**
 * Refuses the return to old times that are not possible any more, all of them with number and sentence: a holiday or pause since,
 * the teacher away or elsewhere, a learner elsewhere, the last day, a full week. What was wrong with an old time when it was
 * repaired is no reason. Locks the teachers' times; two statements for each teacher, as a rule one.
 */
export async function refuseOldTimes(
  db: PoolClient,
  times: readonly Restored[],
  seats: readonly SeatWithPolicy[],
  call: SignedInCall,
): Promise<Refusal<'repairs.cannotReturn'> | null> {
  const back = times.flatMap((time) => (time.was ? [{ ...time, was: time.was }] : []));
  const starts = back.map(({ was }) => was.start.getTime());
  const bySeat = new Map(seats.map((seat) => [seat.seatId, seat]));
  const why: { number: number; text: string }[] = [];
  for (const teacherId of [...new Set(back.map(({ meeting }) => meeting.teacherId))].sort()) {
    await lockTeacher(db, teacherId);
    const timetable = await readTimetable(db, {
      teacherId,
      learnerIds: seats.map(({ learnerId }) => learnerId),
      from: new Date(Math.min(...starts)),
      until: new Date(Math.max(...starts)),
      without: times.map(({ meeting }) => meeting.id),
      now: call.now,
    });
    for (const one of back.filter(({ meeting }) => meeting.teacherId === teacherId)) {
      const own = one.meeting.seats.flatMap(({ seatId }) => bySeat.get(seatId) ?? []);
      const refusal = refuseOldTime(one, own, back, timetable, call.now);
      if (refusal)
        why.push({ number: one.meeting.number, text: problemText(call.lang, refusal.code, refusal.params) });
    }
  }
  if (why.length === 0) return null;
  const list = why
    .sort((a, b) => a.number - b.number)
    .map(({ number, text }) => `${number}: ${text}`)
    .join(' ');
  return refuse('repairs.cannotReturn', { params: { list } });
}

type Back = Restored & { was: NonNullable<Restored['was']> };

/** Why a meeting cannot return to its old time, as for a move by the school; null if it can. */
function refuseOldTime(
  { meeting, was, cause }: Back,
  seats: readonly SeatWithPolicy[],
  back: readonly Back[],
  timetable: Timetable,
  now: Date,
) {
  const { availability } = timetable;
  const hours = cause === 'outsideHours' ? { ...availability, weekly: ALL_DAY } : availability;
  const clash = refuseClash(meeting, was, { ...timetable, availability: hours });
  if (clash) return clash;
  const monday = weekOf(was.start);
  const inWeek = new Map(timetable.inWeek);
  for (const { enrolmentId } of seats) {
    const others = back.filter(
      (other) =>
        other.meeting.id !== meeting.id &&
        weekOf(other.was.start) === monday &&
        other.meeting.seats.some((seat) => seat.enrolmentId === enrolmentId),
    );
    const key = weekKey(enrolmentId, monday);
    inWeek.set(key, (inWeek.get(key) ?? 0) + others.length);
  }
  const decision = decideMoveForSeats(meeting, seats, was, inWeek, 'school', now);
  const refusal = decision && refusalOfMove(decision);
  if (!isRefusal(refusal)) return null;
  return cause === 'pastLastDay' && refusal.code === 'meetings.pastLastDay' ? null : refusal;
}
