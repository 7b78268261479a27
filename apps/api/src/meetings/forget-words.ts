import type { Queryable } from '../db/transaction.ts';

/**
 * Takes what people wrote about an erased learner's meetings away: notes and homework of those that nobody else sat in,
 * and the reasons typed for every change of them.
 */
export async function forgetWordsOfMeetings(db: Queryable, learnerId: string): Promise<void> {
  await db.query(
    `with own as (
       select m.id from meeting m where exists (select from seat s where s.meeting_id = m.id and s.learner_id = $1)
         and not exists (select from seat o where o.meeting_id = m.id and o.learner_id <> $1)
     ), changes as (
       update meeting_change set reason = '' where reason <> '' and meeting_id in (select id from own)
     )
     update meeting set note = '', homework = '', version = version + 1
     where id in (select id from own) and (note <> '' or homework <> '')`,
    [learnerId],
  );
}
