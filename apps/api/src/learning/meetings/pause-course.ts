import { isId } from '@fasih/school/basics/ids';
import { refuse } from '@fasih/school/basics/refusal';
import type { FamilyPauseOutcome } from '@fasih/school/catalogue/policy/family-pause';
import { decideExtension } from '@fasih/school/catalogue/policy/growth';
import type { Pool, PoolClient } from 'pg';
import { addExtensions } from '../../courses/balance/balance.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { changesOfCourses, lockCourses } from './course-changes.ts';
import { type MeetingFacts, openMeetingsOfEnrolment } from './facts.ts';
import {
  courseOfFamily,
  decidePauseOf,
  type PausableCourse,
  type PauseDays,
  presentMeeting,
} from './family-pause.ts';
import { releaseTimes } from './give-times-back.ts';
import { familiesOf, teacherOf } from './notices.ts';
import { presentDecision } from './present.ts';
import { lockSeries } from './store-numbers.ts';

/**
 * Lets a family pause its course (docs/product/course-rules-2.md#family-pause): the meetings of these days are excused,
 * in a group as the learner's own make-ups, and the course gets the days. At most sixteen statements.
 */
export async function pauseCourse(pool: Pool, enrolmentId: string, days: PauseDays, call: SignedInCall) {
  if (!isId(enrolmentId)) return refuse('meetings.courseNotFound');
  if (!(await courseOfFamily(pool, enrolmentId, call.person))) return refuse('meetings.courseNotFound');
  return inTransaction(pool, async (db) => {
    await lockSeries(db, { enrolmentId });
    const open = await openMeetingsOfEnrolment(db, enrolmentId);
    await lockCourses(db, [enrolmentId]);
    const course = await courseOfFamily(db, enrolmentId, call.person);
    if (!course) return refuse('meetings.courseNotFound');
    const changes = (await changesOfCourses(db, [enrolmentId]))(enrolmentId);
    const decided = await decidePauseOf(db, course, days, changes, call.now);
    if (!decided) return refuse('meetings.courseNotPausable');
    const { policy, meetings, decision } = decided;
    const { outcome, reason } = decision;
    if (outcome !== 'granted') return refuse(REFUSALS[outcome], { params: reason.params });
    const { lastDay: _, ...granted } = decision;
    const released = meetings.flatMap(({ meetingId }) => {
      const meeting = open.find(({ id }) => id === meetingId);
      const seat = meeting?.seats.find((one) => one.enrolmentId === enrolmentId);
      return meeting && seat ? [{ meeting, seat, decision: granted }] : [];
    });
    const by = { at: call.now, ...call.person };
    await releaseTimes(db, released, { kind: 'excused', actor: 'learner', by });
    const before = { lastDay: course.lastDay ?? '', before: changes };
    const {
      lastDay,
      days: more,
      ...extended
    } = decideExtension(policy, before, { kind: 'familyPause', ...days });
    const source = `extended:familyPause:${enrolmentId}:${days.from}:${days.until}:${call.now.getTime()}`;
    // Stored even if it adds no day: its days count towards the limit of a course.
    await addExtensions(db, [{ enrolmentId, days: more, decision: extended, source }], call.now);
    const notices = noticesOf(
      course,
      open,
      released.map(({ meeting }) => meeting),
      { ...days, lastDay },
      call.now,
    );
    await notifyAll(db, notices, call.now);
    await audit(db, call, enrolmentId, { ...days, lastDay, was: course.lastDay, meetings: released.length });
    return { decision: presentDecision(decision), lastDay, meetings: meetings.map(presentMeeting) };
  });
}

const REFUSALS = {
  tooLong: 'meetings.pauseTooLong',
  tooLate: 'meetings.pauseTooLate',
  inPast: 'meetings.pauseInPast',
  stopped: 'meetings.courseNotPausable',
} as const satisfies Record<Exclude<FamilyPauseOutcome, 'granted'>, string>;

function noticesOf(
  course: PausableCourse,
  open: readonly MeetingFacts[],
  released: readonly MeetingFacts[],
  { from, until, lastDay }: PauseDays & { lastDay: string },
  now: Date,
): AnyNotice[] {
  const [first] = released.length > 0 ? released : open;
  const seats = first?.seats.filter(({ enrolmentId }) => enrolmentId === course.id) ?? [];
  const teachers = new Set(released.map(({ teacherId }) => teacherId));
  const people = [
    ...familiesOf(seats),
    ...[...teachers].flatMap((teacherId) => (first ? [teacherOf(first, seats, teacherId)] : [])),
  ];
  return people.map((person) => ({
    accountId: person.accountId,
    kind: 'course.paused',
    params: {
      learnerName: course.learnerName,
      className: first?.className ?? '',
      classId: first?.classId ?? '',
      from,
      until,
      lastDay,
      meetings: released.length,
    },
    source: `course.paused:${course.id}:${from}:${until}:${now.getTime()}:${person.key}`,
  }));
}

async function audit(
  db: PoolClient,
  call: SignedInCall,
  enrolmentId: string,
  { was, lastDay, ...after }: PauseDays & { lastDay: string; was: string | null; meetings: number },
): Promise<void> {
  await writeAudit(db, call, {
    action: 'enrolment.paused',
    targetKind: 'enrolment',
    targetId: enrolmentId,
    before: { lastDay: was },
    after: { ...after, lastDay },
  });
}
