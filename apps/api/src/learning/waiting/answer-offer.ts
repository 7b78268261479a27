import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { joinClass } from '../classes/add-member.ts';
import { lockClass } from '../classes/store.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { offerPlaces } from './offer-places.ts';
import { endOtherPlaces, endPlaces, placeById, placeEnded } from './store.ts';

/**
 * Accepts or declines an offered place until the offer ends. Accepting adds the learner to the class and ends
 * their other places; declining offers the place to the next family. Of two simultaneous answers one counts.
 */
export async function answerOffer(pool: Pool, placeId: string, accept: boolean, call: SignedInCall) {
  const { person, now } = call;
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const seen = await placeById(db, placeId);
      if (!seen || seen.accountId !== person.accountId)
        return refuse(
          (await placeEnded(db, placeId, person.accountId)) ? 'waiting.offerOver' : 'waiting.notFound',
        );
      const { classId, enrolmentId } = seen;
      await lockClass(db, classId);
      const place = await placeById(db, placeId);
      if (!place) return refuse('waiting.offerOver');
      if (place.state !== 'offered') return refuse('waiting.noOffer');
      if (place.offerEndsAt !== null && place.offerEndsAt <= now) return refuse('waiting.offerOver');
      if (accept) {
        const joined = await joinClass(db, classId, enrolmentId, call);
        if (isRefusal(joined)) return joined;
      }
      await endPlaces(db, [placeId], accept ? 'joined' : 'declined', now);
      if (accept) await endOtherPlaces(db, enrolmentId, now);
      await writeAudit(db, call, {
        action: accept ? 'waiting.accepted' : 'waiting.declined',
        targetKind: 'class',
        targetId: classId,
        concerns: { kind: 'enrolment', id: enrolmentId },
        after: { placeId, enrolmentId },
      });
      if (!accept) await offerPlaces(db, classId, now);
      return { state: accept ? ('joined' as const) : ('declined' as const), classId };
    }),
  );
}
