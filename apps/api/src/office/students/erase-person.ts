import type { PoolClient } from 'pg';
import { eraseEnrolments } from '../../courses/enrolments/erase.ts';
import { eraseRefunds } from '../../finance/refunds/erase.ts';
import { eraseAppeals } from '../../learning/appeals/erase.ts';
import { eraseAttendanceNotes } from '../../learning/attendance/erase.ts';
import { eraseClasses } from '../../learning/classes/erase.ts';
import { eraseMaterials } from '../../learning/materials/erase.ts';
import { eraseMeetings } from '../../learning/meetings/erase.ts';
import { eraseReports } from '../../learning/reports/erase.ts';
import { eraseTeachers } from '../../learning/teachers/erase.ts';
import { eraseWishes } from '../../learning/wishes/erase.ts';
import { eraseNotices } from '../../messaging/notifications/erase.ts';
import { eraseAccounts } from '../../people/accounts/erase.ts';
import { eraseGuardians } from '../../people/guardians/guardians.ts';
import { eraseConsents } from '../../people/learners/consents.ts';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { eraseChildDevices } from '../../people/sessions/child-devices.ts';
import { auditErasure, erasePeopleFromAudit } from '../../platform/audit/erase-people.ts';
import { raiseLimits } from '../../platform/db/pool.ts';
import { eraseMails } from '../../platform/outbox/erase.ts';
import { eraseOrders } from '../../sales/orders/erase.ts';
import { erasePayments } from '../../sales/payments/erase.ts';
import { eraseImports } from '../imports/erase.ts';
import { eraseIncidents } from '../safeguarding/erase.ts';
import { eraseLearnerData } from './erase-learners.ts';
import { readErasedPerson } from './erased-person.ts';
import { forgetRequests } from './erasure-store.ts';
import { deleteNotes, forgetWordsInNotes } from './store.ts';
import { forgetViews } from './views.ts';

/** What one statement of an erasure may take. */
const LONGEST_SECONDS = 60;

type Erase<Result> = (db: PoolClient, person: ErasedPerson) => Promise<Result>;

const TEXTS: readonly Erase<void>[] = [
  eraseStudents,
  eraseEnrolments,
  eraseMeetings,
  eraseClasses,
  eraseAppeals,
  eraseAttendanceNotes,
  eraseWishes,
  eraseRefunds,
  erasePayments,
  eraseImports,
  eraseIncidents,
  eraseChildDevices,
  eraseGuardians,
  eraseAudit,
];

/** These answer the files to remove after the commit. */
const FILES: readonly Erase<string[]>[] = [eraseMaterials, eraseTeachers, eraseReports, eraseOrders];

/** After the learners' own data, whose names are first searched for in everybody's mails and notices. */
const MESSAGES: readonly Erase<void>[] = [eraseMails, eraseNotices, eraseConsents];

/**
 * Erases a person (UU 27/2022 art. 8 and 16), with `accountToo` also the account, or an account without learners. Data only about them is
 * deleted; in texts also about others their name, address and phone become an ellipsis; the books keep
 * amounts, days and numbers (UU KUP art. 28). Returns the files to remove after the commit.
 */
export async function erasePerson(
  db: PoolClient,
  due: { learnerId: string | null; accountId: string; accountToo: boolean },
  now: Date,
): Promise<string[]> {
  // Teachers and staff may have been told of a great many people since this one came.
  await raiseLimits(db, { statement: LONGEST_SECONDS });
  const person = await readErasedPerson(db, due);
  const files: string[] = [];
  for (const erase of TEXTS) await erase(db, person);
  for (const erase of FILES) files.push(...(await erase(db, person)));
  await eraseLearnerData(db, person.learners, now);
  for (const erase of MESSAGES) await erase(db, person);
  files.push(...(await eraseAccounts(db, person)));
  await auditErasure(db, due, now);
  return files;
}

async function eraseStudents(db: PoolClient, person: ErasedPerson): Promise<void> {
  const { learners, others, near, anywhere } = person;
  await deleteNotes(db, learners);
  await forgetWordsInNotes(db, others, near);
  await forgetViews(db, anywhere);
  await forgetRequests(db, learners, others, near);
}

/** The audit log finds a person by the ids of their records, never by words. */
async function eraseAudit(db: PoolClient, person: ErasedPerson): Promise<void> {
  await erasePeopleFromAudit(db, {
    learners: person.learners,
    accounts: person.accounts,
    ownRecords: {
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
}
