import { later, MINUTE, SECOND } from '@fasih/school/basics/instants';
import { notifyAll } from '../../learning/calendars/notify.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import type { Call } from '../../platform/http/call.ts';
import { eachRecord } from '../../platform/jobs/each-record.ts';
import type { Job } from '../../platform/jobs/run-jobs.ts';
import { classesOf } from '../classes/classes-of.ts';
import { settleClasses } from '../classes/settle-class.ts';
import { lapseSeats } from '../meetings/makeups.ts';
import { settleMeeting } from './close-meeting.ts';
import { expireCourse } from './expire-course.ts';
import { dueCourses, dueMeetings, endedHolders, missingTeachers } from './store-due.ts';

const BATCH = 50;
/** A mark that was sent at the last instant of a meeting may still be under way. */
const GRACE_MS = SECOND;
/** The admins hear of a missing teacher while there is time to find another one. */
const WARN_AFTER_MS = 10 * MINUTE;

/**
 * Meetings that are over are closed, and those whose teacher did not come within 15 minutes go back to be planned. Each in
 * a transaction of its own that passes over what another process holds: a process that dies loses and doubles nothing.
 */
export const closeMeetings: Job = {
  name: 'close meetings',
  everyMs: 2000,
  async run(services) {
    const now = services.clock.now();
    const due = await dueMeetings(services.pool, now, later(now, -GRACE_MS), BATCH);
    return eachRecord({ ...services, job: 'attendance.close', now }, due, (db, id) =>
      settleMeeting(db, id, now),
    );
  },
};

/** Courses are ended after their last day. */
export const expireCourses: Job = {
  name: 'end courses',
  everyMs: 60_000,
  async run(services) {
    const now = services.clock.now();
    const due = await dueCourses(services.pool, now, BATCH);
    return eachRecord({ ...services, job: 'attendance.end', now }, due, (db, id) =>
      expireCourse(db, id, bySchool(now)),
    );
  },
};

/** What ended courses still hold lapses, so that teachers and times are free. */
export const freeEndedCourses: Job = {
  name: 'free ended courses',
  everyMs: 60_000,
  async run(services) {
    const now = services.clock.now();
    const due = await endedHolders(services.pool, now, BATCH);
    return eachRecord({ ...services, job: 'attendance.free', now }, due, async (db, id) => {
      await lapseSeats(db, [{ id, decision: null }]);
      await settleClasses(db, await classesOf(db, id), now);
      return true;
    });
  },
};

/** Every active admin is warned once of a teacher who has not checked in 10 minutes after the start. */
export const warnOfMissingTeachers: Job = {
  name: 'warn of missing teachers',
  everyMs: 10_000,
  async run(services) {
    const now = services.clock.now();
    const missing = await missingTeachers(services.pool, later(now, -WARN_AFTER_MS), now, BATCH);
    const meetings = Map.groupBy(missing, ({ meetingId }) => meetingId);
    return eachRecord({ ...services, job: 'attendance.warn', now }, [...meetings.keys()], async (db, id) => {
      const notices = (meetings.get(id) ?? []).map(
        ({ adminId, source, startsAt, ...params }): AnyNotice => ({
          accountId: adminId,
          kind: 'teacher.missing',
          params: { ...params, startsAt: startsAt.toISOString() },
          source,
        }),
      );
      await notifyAll(db, notices, now);
      return true;
    });
  },
};

/** The school itself acts, nobody called. */
function bySchool(now: Date): Call {
  return {
    person: null,
    lang: 'id',
    now,
    requestId: 'job:attendance',
    address: '',
    userAgent: '',
    audited: false,
  };
}
