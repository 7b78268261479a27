import type { RoutePattern } from '@fasih/school/routes';
import { expect } from '@playwright/test';
import type { Walk } from './journey.ts';
import { ask } from './school-database.ts';

const OF_STUDENT = `select e.id from enrolment e join learner l on l.id = e.learner_id join account a on a.id = l.account_id
  where a.username = 'student' and e.state = 'active'`;

/** The record of the demo school that a page about one record shows, as a statement that gives its id. */
const RECORDS: Partial<Record<RoutePattern, string>> = {
  '/wishes/:enrolmentId': OF_STUDENT,
  '/enrolments/:enrolmentId/times': OF_STUDENT,
  '/enrolments/:enrolmentId/rules': OF_STUDENT,
  '/teacher/meetings/:meetingId': `select m.id from meeting m join account a on a.id = m.teacher_id
    where a.username = 'teacher' and m.state = 'held' order by lower(m.during) desc`,
  '/teacher/levels/:enrolmentId': `select e.id from enrolment e join class_member cm on cm.enrolment_id = e.id
    join school_class c on c.id = cm.class_id join account a on a.id = c.teacher_id
    where a.username = 'teacher' and e.level_given_at is not null order by e.level_waits_since nulls last`,
  '/teacher/management/:teacherId': `select id from account where username = 'teacher'`,
  '/student/management/:learnerId': `select l.id from learner l join account a on a.id = l.account_id
    where a.username = 'student'`,
  '/class/management/:classId': `select c.id from school_class c join account a on a.id = c.teacher_id
    where a.username = 'teacher' and c.state = 'active'`,
  '/admin/banks/:bankId': `select 'adult' as id`,
  '/admin/levels/:enrolmentId': `select id from enrolment where level_given_at is not null
    order by level_waits_since nulls last`,
  '/admin/safeguarding/:incidentId': 'select id from incident order by reported_at',
  '/dashboard/finance/entries/:entryId': 'select id from ledger_entry order by posted_at desc',
  '/dashboard/finance/pay/:runId': 'select id from pay_run order by number',
};

/** The address of a page about one record, with a record of the demo school in it; null for other pages. */
export async function recordAddress(
  { dataDir }: Pick<Walk, 'dataDir'>,
  pattern: string,
): Promise<string | null> {
  const of = RECORDS[pattern as RoutePattern];
  if (of === undefined) return null;
  const [record] = await ask<{ id: string }>(dataDir, `${of} limit 1`, []);
  expect(record, `the demo school has a record for ${pattern}`).toBeDefined();
  return pattern.replace(/:[a-z]+Id\b/, record?.id ?? '');
}
