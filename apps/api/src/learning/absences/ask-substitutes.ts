import { randomBytes } from 'node:crypto';
import { textsIn } from '@fasih/messages/texts';
import { later, MINUTE } from '@fasih/school/basics/instants';
import { ASKING, cancelAt, nextAskingTime, nextStep } from '@fasih/school/learning/absences/asking';
import { proposeSubstitutes } from '@fasih/school/learning/absences/substitutes';
import { NO_WISHES } from '@fasih/school/learning/wishes/wishes';
import type { PoolClient } from 'pg';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { notifyAll } from '../calendars/notify.ts';
import { readFacts } from '../placing/facts.ts';
import { type UncoveredRow, uncoveredOf } from './absence-store.ts';
import { MAX_TEACHERS, toCover } from './coverage.ts';
import {
  ASKED_AT_HOME,
  addOffer,
  addSearches,
  endSearch,
  hashOf,
  lockSearch,
  lookAgain,
  sourceOfAsking,
} from './offer-store.ts';

/** Begins to ask for substitutes; the job asks the first three within seconds, or at 06:00. */
export const startAsking = (
  db: Queryable,
  absentId: string,
  meetings: readonly UncoveredRow[],
  now: Date,
): Promise<void> => addSearches(db, absentId, meetings, { now, nextAt: nextAskingTime(now) });

/** The next step of one search (docs/product/classes.md#absence); false if another process has it. */
export async function stepSearch(db: PoolClient, searchId: string, now: Date): Promise<boolean> {
  const search = await lockSearch(db, searchId, now);
  if (!search) return false;
  const { start, askedAt, absentId } = search;
  const row = (await uncoveredOf(db, absentId, now)).find(
    (one) => one.meetingId === search.meetingId && one.start.getTime() === start.getTime(),
  );
  if (!row) {
    await endSearch(db, search.id, now);
    return true;
  }
  const enrolments = row.seats.map(({ enrolmentId }) => enrolmentId);
  const { teachers } = await readFacts(db, enrolments, NO_WISHES, now, {
    maxTeachers: MAX_TEACHERS,
    until: row.end,
  });
  const [coverage] = proposeSubstitutes([toCover(row)], teachers, absentId);
  const left = (coverage?.ranked ?? []).filter(({ teacherId }) => !search.asked.includes(teacherId));
  const next = nextStep({ start, askedAt, left: left.length }, now);
  if (next.step === 'cancel') await endSearch(db, search.id, now);
  else if (next.step === 'wait') await lookAgain(db, { id: search.id, askedAt, nextAt: next.until });
  else {
    const notices: AnyNotice[] = [];
    for (const { teacherId } of left.slice(0, ASKING.atOnce)) {
      const token = randomBytes(32).toString('base64url');
      await addOffer(db, { searchId: search.id, teacherId, tokenHash: hashOf(token), now });
      notices.push(noticeOf(row, teacherId, token, search.id));
    }
    await notifyAll(db, notices, now);
    await lookAgain(db, { id: search.id, askedAt: now, nextAt: later(now, ASKING.waitMinutes * MINUTE) });
  }
  return true;
}

function noticeOf(row: UncoveredRow, teacherId: string, token: string, searchId: string): AnyNotice {
  // Programs and levels have the same names in both languages; the learner's name is told after the yes.
  const { packageTypes } = textsIn('id').staff;
  return {
    accountId: teacherId,
    kind: 'substitute.asked',
    params: {
      startsAt: row.start.toISOString(),
      endsAt: cancelAt(row.start).toISOString(),
      about: [packageTypes[row.packageType], row.level].filter(Boolean).join(' · '),
      path: ASKED_AT_HOME,
    },
    onlyInMail: { path: `/substitute?token=${token}` },
    source: sourceOfAsking(searchId, teacherId),
  };
}
