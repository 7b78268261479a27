import { later, MINUTE, SECOND } from '@fasih/school/basics/instants';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { eachRecord, recordJob } from '../../platform/jobs/each-record.ts';
import { notifyAll } from '../calendars/notify.ts';
import { settleClasses } from '../classes/settle-class.ts';
import { lapseSeats, lockOpenMeetings } from '../meetings/lapse-seats.ts';
import { lockClassesOfCourse } from '../meetings/lock-order.ts';
import { settleMeeting } from './close-meeting.ts';
import { expireCourse } from './expire-course.ts';
import { dueCourses, dueMeetings, endedCoursesWithSeats, missingTeachers } from './store-due.ts';

const BATCH = 50;
/** Allows for marks sent just before the end that are still in transit. */
const GRACE_MS = SECOND;
/** Early enough for the teacher to come and for admins to find a substitute. */
const WARN_AFTER_MS = 5 * MINUTE;

/**
 * Closes ended meetings and returns those whose teacher did not come within 15 minutes. Each runs in its own
 * transaction and skips rows locked by another process, so a crash neither loses nor repeats work.
 */
export const closeMeetings = recordJob('attendance.close', {
  everyMs: 2000,
  async run(run) {
    const { pool, now } = run;
    const due = await dueMeetings(pool, now, later(now, -GRACE_MS), BATCH);
    return eachRecord(run, due, (db, id) => settleMeeting(db, id, now));
  },
});

/** Ends courses after their last day. */
export const expireCourses = recordJob('attendance.end', {
  everyMs: 60_000,
  async run(run) {
    const { pool, now } = run;
    const due = await dueCourses(pool, now, BATCH);
    return eachRecord(run, due, (db, id) => expireCourse(db, id, systemCall(now, 'job:attendance')));
  },
});

/** Lapses seats that ended courses still hold, to free teachers and times. */
export const freeEndedCourses = recordJob('attendance.free', {
  everyMs: 60_000,
  async run(run) {
    const { pool, now } = run;
    const due = await endedCoursesWithSeats(pool, now, BATCH);
    return eachRecord(run, due, async (db, id) => {
      const classIds = await lockClassesOfCourse(db, id);
      await lockOpenMeetings(db, id);
      await lapseSeats(db, [{ id, decision: null }]);
      await settleClasses(db, classIds, now);
      return true;
    });
  },
});

/** Warns the teacher and every active admin once where nobody has checked in 5 minutes after the start. */
export const warnOfMissingTeachers = recordJob('attendance.warn', {
  everyMs: 10_000,
  async run(run) {
    const { pool, now } = run;
    const missing = await missingTeachers(pool, later(now, -WARN_AFTER_MS), now, BATCH);
    const meetings = Map.groupBy(missing, ({ meetingId }) => meetingId);
    return eachRecord(run, [...meetings.keys()], async (db, id) => {
      const notices = (meetings.get(id) ?? []).map(
        ({ accountId, isTeacher, source, startsAt, ...params }): AnyNotice => ({
          accountId,
          kind: isTeacher ? 'teacher.awaited' : 'teacher.missing',
          params: { ...params, startsAt: startsAt.toISOString() },
          source,
        }),
      );
      await notifyAll(db, notices, now);
      return true;
    });
  },
});
