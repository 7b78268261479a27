import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';

/** A recipient of a meeting's notice: a learner's family, or a teacher, who reads all learners' names. */
export type Recipient = {
  accountId: string;
  learnerName: string;
  number: number;
  key: string;
  /** The class whose page the reader has, where it is not the meeting's. */
  classId?: string | null;
};

/** The family of a seat. */
export const familyOf = ({
  accountId,
  learnerName,
  number,
  learnerId,
  homeClassId,
}: SeatFacts): Recipient => ({
  accountId,
  learnerName,
  number,
  key: learnerId,
  classId: homeClassId,
});

/** The families of these seats. */
export const familiesOf = (seats: readonly SeatFacts[]): Recipient[] => seats.map(familyOf);

/** A teacher as the recipient of news about these seats. */
export const teacherOf = (
  meeting: MeetingFacts,
  seats: readonly SeatFacts[],
  teacherId: string = meeting.teacherId,
): Recipient => ({
  accountId: teacherId,
  learnerName: seats.map(({ learnerName }) => learnerName).join(', '),
  number: seats.length === 1 ? (seats[0]?.number ?? meeting.number) : meeting.number,
  key: `teacher:${teacherId}`,
});

/** Parameters shared by all notices about a meeting. */
export const paramsOf = (
  meeting: MeetingFacts,
  recipient: Recipient,
  start: Date | undefined = meeting.span?.start,
) => ({
  learnerName: recipient.learnerName,
  className: meeting.className,
  classId: recipient.classId ?? meeting.classId,
  meetingId: meeting.id,
  number: recipient.number,
  startsAt: start?.toISOString() ?? '',
});

/** The idempotency key of a notice: one per person and version of the meeting. */
export const sourceOf = (kind: AnyNotice['kind'], meeting: MeetingFacts, recipient: Recipient): string =>
  `${kind}:${meeting.id}:${meeting.version + 1}:${recipient.key}`;
