import { problemText } from '@fasih/messages/texts';
import { isId } from '@fasih/school/basics/ids';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import { cancelAt, refuseAnswer } from '@fasih/school/learning/absences/asking';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call, SignedInCall } from '../../platform/http/call.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { notifySubstituted, substituteIn } from '../meetings/substitute-teacher.ts';
import { lockMeetingsById } from './absence-store.ts';
import {
  endSearchesOf,
  noteAnswer,
  type OfferRow,
  offerById,
  offerByToken,
  openOffersOf,
} from './offer-store.ts';

/** The offer of a mailed link, or of a signed-in teacher. */
export type OfferKey = { token: string } | { offerId: string; teacherId: string };

const presentOffer = ({ id, start, end, packageType, ageGroup, level }: OfferRow) => ({
  id,
  packageType,
  ageGroup,
  level: level ?? '',
  start: start.toISOString(),
  end: end.toISOString(),
  until: cancelAt(start).toISOString(),
});

/** What a mailed link is about, or why it is no use any more. */
export async function lookAtOffer(pool: Pool, token: string, now: Date) {
  const offer = await offerByToken(pool, token);
  if (!offer) return refuse('absences.offerNotFound');
  const refused = refuseAnswer(offer, now);
  // At night the page shows what is asked, and from when on it can be answered.
  return refused && refused.code !== 'absences.offerAtNight' ? refused : presentOffer(offer);
}

/** The meetings that a signed-in teacher is asked about. */
export async function ownOffers(pool: Pool, { person, now }: SignedInCall) {
  const rows = await openOffersOf(pool, person.accountId, now);
  return { offers: rows.filter((row) => row.isNeeded && now < cancelAt(row.start)).map(presentOffer) };
}

/**
 * A teacher's yes or no, once (docs/product/classes.md#absence). The first yes takes the meeting: both answers of the same
 * instant wait for its row. Families and the absent teacher are notified.
 */
export async function answerOffer(pool: Pool, key: OfferKey, accept: boolean, call: Call) {
  const result = await refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const read = () => ('token' in key ? offerByToken(db, key.token) : ownOffer(key));
      const ownOffer = async ({ offerId, teacherId }: { offerId: string; teacherId: string }) => {
        const found = isId(offerId) ? await offerById(db, offerId) : null;
        return found?.teacherId === teacherId ? found : null;
      };
      const found = await read();
      if (!found) return refuse('absences.offerNotFound');
      await lockMeetingsById(db, [found.meetingId]);
      // What was read before the lock may have changed while waiting for it.
      const offer = (await read()) ?? found;
      const refused = refuseAnswer(offer, call.now);
      if (refused) return refused;
      const { id, teacherId, meetingId, classId } = offer;
      await noteAnswer(db, { id, state: accept ? 'accepted' : 'declined', now: call.now });
      await writeAudit(db, call, {
        action: accept ? 'meeting.offerAccepted' : 'meeting.offerDeclined',
        targetKind: 'meeting',
        targetId: meetingId,
        accountId: teacherId,
      });
      if (!accept) return { accepted: false, classId: null };
      const by = { accountId: teacherId, role: 'teacher' as const };
      const given = await substituteIn(db, meetingId, { teacherId, reason: '' }, call, by);
      if (isRefusal(given)) return notFree(problemText(call.lang, given.code, given.params));
      await endSearchesOf(db, [meetingId], call.now);
      await notifySubstituted(db, given, '', call.now);
      return { accepted: true, classId };
    }),
  );
  if (isRefusal(result) && (result.code === 'meetings.teacherBusy' || result.code === 'meetings.learnerBusy'))
    return notFree(problemText(call.lang, result.code, result.params));
  return result as Exclude<typeof result, { code: 'meetings.teacherBusy' | 'meetings.learnerBusy' }>;
}

const notFree = (why: string) => refuse('absences.offerNotFree', { params: { why } });
