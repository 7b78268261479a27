import { cancelAt } from '@fasih/school/learning/absences/asking';
import type { UncoveredMeeting } from '@fasih/school/learning/absences/contract';
import { type MeetingToCover, proposeSubstitutes } from '@fasih/school/learning/absences/substitutes';
import { NO_WISHES } from '@fasih/school/learning/wishes/wishes';
import { dateOf } from '../../platform/db/json-rows.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { readFacts } from '../placing/facts.ts';
import type { UncoveredRow } from './absence-store.ts';

/** Teachers looked at for an absence. */
export const MAX_TEACHERS = 200;
/** Substitutes listed for a meeting. */
const MAX_RANKED = 12;

/** What the rules need of a meeting. */
export const toCover = ({ start, end, ...meeting }: UncoveredRow): MeetingToCover => ({
  ...meeting,
  span: { start, end },
});

/** The meetings with their substitutes, best first. One statement; none without meetings. */
export async function coverageOf(
  db: Queryable,
  absentId: string,
  meetings: readonly UncoveredRow[],
  now: Date,
): Promise<UncoveredMeeting[]> {
  if (meetings.length === 0) return [];
  const enrolments = [...new Set(meetings.flatMap(({ seats }) => seats.map((seat) => seat.enrolmentId)))];
  const until = new Date(Math.max(...meetings.map(({ end }) => end.getTime())));
  const { teachers } = await readFacts(db, enrolments, NO_WISHES, now, { maxTeachers: MAX_TEACHERS, until });
  const proposals = proposeSubstitutes(meetings.map(toCover), teachers, absentId);
  return meetings.map((row) => {
    const found = proposals.find(({ meeting }) => meeting.meetingId === row.meetingId);
    const ranked = found?.ranked ?? [];
    const shown = [
      ...ranked.filter(({ teacherId }) => teacherId === found?.proposed),
      ...ranked.filter(({ teacherId }) => teacherId !== found?.proposed),
    ].slice(0, MAX_RANKED);
    return {
      ...presentMeetingRow(row),
      cancelAt: cancelAt(row.start).toISOString(),
      ranked: shown.map(({ teacherId, name, load }) => ({ teacherId, name, load })),
      proposed: found?.proposed ?? null,
      asked: row.asked && { teachers: row.asked.teachers, at: dateOf(row.asked.at)?.toISOString() ?? null },
    };
  });
}

/** A meeting as every reader sees it. */
export const presentMeetingRow = ({
  meetingId,
  classId,
  className,
  number,
  start,
  end,
  seats,
}: UncoveredRow) => ({
  meetingId,
  classId,
  className,
  number,
  start: start.toISOString(),
  end: end.toISOString(),
  learners: seats.map(({ learnerId, name }) => ({ learnerId, name })),
});
