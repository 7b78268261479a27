import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';

/** Somebody to be told of a meeting: a learner's family, or a teacher (who reads all learners' names). */
export type Told = { accountId: string; learnerName: string; number: number; key: string };

/** The families of some seats of a meeting. */
export const familiesOf = (seats: readonly SeatFacts[]): Told[] =>
  seats.map(({ accountId, learnerName, number, learnerId }) => ({
    accountId,
    learnerName,
    number,
    key: learnerId,
  }));

/** A teacher, told of these seats of a meeting. */
export const teacherOf = (
  meeting: MeetingFacts,
  seats: readonly SeatFacts[],
  teacherId: string = meeting.teacherId,
): Told => ({
  accountId: teacherId,
  learnerName: seats.map(({ learnerName }) => learnerName).join(', '),
  number: seats.length === 1 ? (seats[0]?.number ?? meeting.number) : meeting.number,
  key: `teacher:${teacherId}`,
});

/** The parameters that every notice of a meeting has. */
export const paramsOf = (
  meeting: MeetingFacts,
  told: Told,
  start: Date | undefined = meeting.span?.start,
) => ({
  learnerName: told.learnerName,
  className: meeting.className,
  classId: meeting.classId,
  meetingId: meeting.id,
  number: told.number,
  startsAt: start?.toISOString() ?? '',
});

/** The source of a notice: each person is told once of each version of a meeting. */
export const sourceOf = (kind: AnyNotice['kind'], meeting: MeetingFacts, told: Told): string =>
  `${kind}:${meeting.id}:${meeting.version + 1}:${told.key}`;
