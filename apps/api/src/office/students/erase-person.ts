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
import { forgetGuardians } from '../../people/learners/consents.ts';
import { forgetInAudit, noteErased } from '../../platform/audit/forget-people.ts';
import { forgetAccountInMails, forgetWordsInMails } from '../../platform/outbox/outbox.ts';
import { forgetPayer } from '../../sales/orders/forget-payer.ts';
import { forgetWordsOfOrders } from '../../sales/orders/forget-words.ts';
import { forgetPayerAtProvider, forgetWordsOfPayments } from '../../sales/payments/forget-payer.ts';
import { forgetInImports } from '../imports/forget-people.ts';
import { eraseLearnerData } from './erase-learners.ts';
import { readErasedPerson } from './erased-person.ts';
import { forgetRequests } from './erasure-store.ts';
import { deleteNotes, forgetWordsInNotes } from './store.ts';
import { forgetViews } from './views.ts';

/**
 * Erases a person (UU 27/2022 art. 8 and 16), with `accountToo` also the account. Data only about them is
 * deleted; in texts also about others their name, address and phone become an ellipsis; the books keep
 * amounts, days and numbers (UU KUP art. 28). Returns the files to remove after the commit.
 */
export async function erasePerson(
  db: PoolClient,
  due: { learnerId: string; accountId: string; accountToo: boolean },
  now: Date,
): Promise<string[]> {
  const person = await readErasedPerson(db, due);
  const { near, anywhere, learners, accounts } = person;
  await deleteNotes(db, learners);
  await forgetWordsInNotes(db, person.others, near);
  await forgetWordsOfLevels(db, person.others, near);
  await forgetViews(db, anywhere);
  await forgetRequests(db, learners, person.others, near);
  const files = await forgetMaterials(db, person);
  await forgetWordsOfMeetings(db, person);
  await forgetWordsOfBalance(db, person.enrolments, near);
  await forgetWordsOfClasses(db, person);
  await forgetWordsOfAbsences(db, person.teachers, near);
  files.push(...(await forgetProfiles(db, person)).map(profilePhotoKey));
  files.push(...(await eraseReportsOf(db, person.enrolments)));
  await forgetWordsInReports(db, person.others, near);
  await forgetReasonsOfRefunds(db, person.enrolments);
  await forgetWordsOfPayments(db, person.orders, near);
  await forgetWordsOfOrders(db, person.orders, near);
  await forgetInImports(db, anywhere);
  await forgetInAudit(db, {
    learners,
    accounts,
    own: {
      enrolment: person.enrolments,
      order: person.orders,
      class: person.ownClasses,
      meeting: person.ownMeetings,
      material: person.materials,
      seat: person.seats,
      refund: person.refundRequests,
      certificate: person.certificates,
      placement_attempt: person.sittings,
      mail: person.mails,
      paymentTask: person.paymentTasks,
    },
  });
  await eraseLearnerData(db, learners, now);
  await forgetWordsInMails(db, person);
  await forgetWordsInNotices(db, person);
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
