import { later, MINUTE, SECOND } from '@fasih/school/basics/instants';
import type { PoolClient } from 'pg';
import { settleClasses } from '../classes/settle-class.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Call } from '../http/call.ts';
import type { Job } from '../jobs.ts';
import { lapseSeats } from '../meetings/makeups.ts';
import { type AnyNotice, notifyAll } from '../notifications/notify.ts';
import type { Services } from '../services.ts';
import { settleMeeting } from './close-meeting.ts';
import { expireCourse } from './expire-course.ts';
import { classesOf, dueCourses, dueMeetings, endedHolders, missingTeachers } from './store-due.ts';

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
    return each(services, due, (db, id) => settleMeeting(db, id, now));
  },
};

/** Courses are ended after their last day. */
export const expireCourses: Job = {
  name: 'end courses',
  everyMs: 60_000,
  async run(services) {
    const now = services.clock.now();
    const due = await dueCourses(services.pool, now, BATCH);
    return each(services, due, (db, id) => expireCourse(db, id, bySchool(now)));
  },
};

/** What ended courses still hold lapses, so that teachers and times are free. */
export const freeEndedCourses: Job = {
  name: 'free ended courses',
  everyMs: 60_000,
  async run(services) {
    const now = services.clock.now();
    return each(services, await endedHolders(services.pool, now, BATCH), async (db, id) => {
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
    const missing = await missingTeachers(services.pool, later(now, -WARN_AFTER_MS), BATCH);
    const notices = missing.map(
      ({ adminId, source, startsAt, ...params }): AnyNotice => ({
        accountId: adminId,
        kind: 'teacher.missing',
        params: { ...params, startsAt: startsAt.toISOString() },
        source,
      }),
    );
    await notifyAll(services.pool, notices, now);
    return notices.length;
  },
};

/** Handles each of these in its own transaction and answers how many there was something to do for. */
async function each(
  services: Services,
  ids: readonly string[],
  handle: (db: PoolClient, id: string) => Promise<boolean>,
): Promise<number> {
  let handled = 0;
  for (const id of ids) {
    try {
      if (await inTransaction(services.pool, (db) => handle(db, id))) handled += 1;
    } catch (error) {
      // One that cannot be handled must not keep the others waiting.
      services.log.error({ err: error, id }, 'not settled; it is tried again');
    }
  }
  return handled;
}

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
