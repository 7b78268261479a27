import type { PoolClient } from 'pg';
import { eraseAccount } from '../accounts/erase-account.ts';
import { forgetInAudit, noteErased } from '../audit/forget-people.ts';
import { forgetAccountInMails } from '../db/outbox.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Job } from '../jobs.ts';
import { eraseLearnerData } from '../learners/erase-learners.ts';
import { forgetGuardians } from '../learners/store.ts';
import { forgetWordsOfMeetings } from '../meetings/forget-words.ts';
import { forgetAccountInNotices } from '../notifications/forget-account.ts';
import { forgetPayer } from '../orders/forget-payer.ts';
import { forgetPayerAtProvider } from '../payments/forget-payer.ts';
import { forgetReasonsOfRefunds } from '../refunds/forget-reasons.ts';
import type { Services } from '../services.ts';
import { type DueErasure, dueErasure, finishRequest } from './erasure-store.ts';
import { deleteNotes } from './store.ts';

/** Erases who asked to be forgotten seven days ago, one at a time; the books keep their amounts, without names. */
export const eraseOnRequest: Job = {
  name: 'students.erase',
  everyMs: 10 * 60_000,
  run: async (services) => {
    const photo = await inTransaction(services.pool, async (db) => {
      const now = services.clock.now();
      const due = await dueErasure(db, now);
      return due && { file: await erase(db, due, now) };
    });
    if (!photo) return 0;
    if (photo.file !== null) await removePhoto(services, photo.file);
    return 1;
  },
};

/** Answers the photo's file, which goes after the commit. */
async function erase(db: PoolClient, due: DueErasure, now: Date): Promise<string | null> {
  const { learnerId, accountId, accountToo } = due;
  await deleteNotes(db, [learnerId]);
  await forgetWordsOfMeetings(db, learnerId);
  await forgetReasonsOfRefunds(db, learnerId);
  await eraseLearnerData(db, [learnerId], now);
  await forgetInAudit(db, accountToo ? [learnerId, accountId] : [learnerId]);
  await finishRequest(db, { ...due, at: now });
  await noteErased(db, learnerId, now);
  if (!accountToo) return null;
  await forgetGuardians(db, [learnerId]);
  await forgetAccountInMails(db, accountId);
  await forgetAccountInNotices(db, accountId);
  await forgetPayer(db, accountId);
  await forgetPayerAtProvider(db, accountId);
  return eraseAccount(db, accountId);
}

/** A file that cannot be removed now must not keep the erasing from being done; it is told. */
async function removePhoto(services: Services, file: string): Promise<void> {
  await services.files.remove(`photos/${file}`).catch((error: unknown) => {
    services.log.error({ err: error }, 'the photo of an erased account could not be removed');
  });
}
