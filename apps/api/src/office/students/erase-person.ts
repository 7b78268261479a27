import type { PoolClient } from 'pg';
import { forgetWordsOfBalance, forgetWordsOfLevels } from '../../courses/enrolments/forget-words.ts';
import { forgetReasonsOfRefunds } from '../../finance/refunds/forget-reasons.ts';
import { forgetWordsOfClasses } from '../../learning/classes/forget-words.ts';
import { forgetMaterials } from '../../learning/materials/forget-files.ts';
import { forgetWordsOfMeetings } from '../../learning/meetings/forget-words.ts';
import { eraseReportsOf, forgetWordsInReports } from '../../learning/reports/erase-reports.ts';
import { forgetProfiles, forgetWordsOfAbsences } from '../../learning/teachers/forget-words.ts';
import { profilePhotoKey } from '../../learning/teachers/publish-profile.ts';
import { forgetAccountInNotices } from '../../messaging/notifications/forget-account.ts';
import { forgetWordsInNotices } from '../../messaging/notifications/forget-learners.ts';
import { eraseAccount } from '../../people/accounts/erase-account.ts';
import { forgetGuardians } from '../../people/learners/learners.ts';
import { forgetInAudit, noteErased } from '../../platform/audit/forget-people.ts';
import { forgetAccountInMails, forgetWordsInMails } from '../../platform/outbox/outbox.ts';
import { forgetPayer } from '../../sales/orders/forget-payer.ts';
import { forgetWordsOfOrders } from '../../sales/orders/forget-words.ts';
import { forgetPayerAtProvider, forgetWordsOfPayments } from '../../sales/payments/forget-payer.ts';
import { forgetInImports } from '../imports/forget-people.ts';
import { eraseLearnerData } from './erase-learners.ts';
import { forgetRequests } from './erasure-store.ts';
import { deleteNotes, forgetViews, forgetWordsInNotes } from './store.ts';
import { readWhom } from './whom.ts';

/**
 * Erases a learner as a person (UU 27/2022 art. 8 and 16), and the account with `accountToo`. What is only about them goes;
 * in what is also about others (the notes of a group, a teacher's list) their name, address and phone become an ellipsis.
 * The books keep amounts, days and numbers (UU KUP art. 28), without names. Answers the files to remove after the commit.
 */
export async function erasePerson(
  db: PoolClient,
  due: { learnerId: string; accountId: string; accountToo: boolean },
  now: Date,
): Promise<string[]> {
  const whom = await readWhom(db, due);
  const { near, anywhere, learners, accounts } = whom;
  await deleteNotes(db, learners);
  await forgetWordsInNotes(db, whom.others, near);
  await forgetWordsOfLevels(db, whom.others, near);
  await forgetViews(db, anywhere);
  await forgetRequests(db, learners, whom.others, near);
  const files = await forgetMaterials(db, whom);
  await forgetWordsOfMeetings(db, whom);
  await forgetWordsOfBalance(db, whom.enrolments, near);
  await forgetWordsOfClasses(db, whom);
  await forgetWordsOfAbsences(db, whom.teachers, near);
  files.push(...(await forgetProfiles(db, whom)).map(profilePhotoKey));
  files.push(...(await eraseReportsOf(db, whom.enrolments)));
  await forgetWordsInReports(db, whom.others, near);
  await forgetReasonsOfRefunds(db, whom.enrolments);
  await forgetWordsOfPayments(db, whom.orders, near);
  await forgetWordsOfOrders(db, whom.orders, near);
  await forgetInImports(db, anywhere);
  await forgetInAudit(db, {
    learners,
    accounts,
    own: {
      enrolment: whom.enrolments,
      order: whom.orders,
      class: whom.ownClasses,
      meeting: whom.ownMeetings,
      material: whom.materials,
      seat: whom.seats,
      refund: whom.refundRequests,
      certificate: whom.certificates,
      placement_attempt: whom.sittings,
      mail: whom.mails,
      paymentTask: whom.paymentTasks,
    },
  });
  await eraseLearnerData(db, learners, now);
  await forgetWordsInMails(db, whom);
  await forgetWordsInNotices(db, whom);
  await noteErased(db, due.learnerId, now);
  if (accounts.length > 0) await forgetGuardians(db, learners);
  for (const accountId of accounts) {
    await forgetAccountInMails(db, accountId);
    await forgetAccountInNotices(db, accountId);
    files.push(...(await forgetPayer(db, accountId)));
    await forgetPayerAtProvider(db, accountId);
    const photo = await eraseAccount(db, accountId);
    if (photo !== null) files.push(`photos/${photo}`);
  }
  return files;
}
