import { sql } from 'kysely';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { anyOf, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type ErasedMeetings = Pick<ErasedPerson, 'ownMeetings' | 'sharedMeetings' | 'accounts' | 'seats' | 'near'>;

type Ids = { ids: readonly string[] };
type Words = { pattern: string };

const clearNotes = statement(({ ids }: Params<Ids>) =>
  build
    .updateTable('meeting')
    .set((eb) => ({ note: '', homework: '', version: eb('version', '+', 1) }))
    .where('id', '=', anyOf(ids))
    .where((eb) => eb.or([eb('note', '<>', ''), eb('homework', '<>', '')])),
);

const m = tableAs('meeting', 'meeting');

const dropFromNotes = statement(({ ids, pattern }: Params<Ids & Words>) =>
  build
    .updateTable('meeting')
    .set((eb) => ({
      note: sql<string>`without_words(${m.note}, ${pattern})`,
      homework: sql<string>`without_words(${m.homework}, ${pattern})`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', anyOf(ids))
    .where(sql<boolean>`${m.note} || ' ' || ${m.homework} ~* ${pattern}`),
);

const dropFromMeetings = statement(({ ids, pattern }: Params<Ids & Words>) =>
  build
    .updateTable('meeting')
    .set({ decision: sql<string>`without_words(decision, ${pattern})` })
    .where('id', '=', anyOf(ids))
    .where(sql<boolean>`decision::text ~* ${pattern}`),
);

const dropFromSeats = statement(({ ids, pattern }: Params<Ids & Words>) =>
  build
    .updateTable('seat')
    .set({ decision: sql<string>`without_words(decision, ${pattern})` })
    .where('id', '=', anyOf(ids))
    .where(sql<boolean>`decision::text ~* ${pattern}`),
);

type Changes = Pick<ErasedMeetings, 'ownMeetings' | 'sharedMeetings' | 'accounts'> & Words;

const dropFromChanges = statement(
  ({ ownMeetings, sharedMeetings, accounts, pattern }: Params<Changes>) => sql`update meeting_change
    set reason = case when coalesce(of_meeting, meeting_id) = any(${ownMeetings}::uuid[]) or by_account = any(${accounts}::uuid[]) then ''
        else without_words(reason, ${pattern}) end,
      decision = without_words(decision, ${pattern})
    where (meeting_id = any(${ownMeetings}::uuid[] || ${sharedMeetings}::uuid[])
        or of_meeting = any(${ownMeetings}::uuid[] || ${sharedMeetings}::uuid[]))
      and (reason <> '' or decision::text ~* ${pattern})`,
);

/**
 * Deletes notes, homework and reasons of meetings that only an erased learner was in. In group meetings,
 * whose notes are also about others, only the learner's name and the family's own reasons are removed, also from the histories of
 * make-ups that guests got instead.
 */
export async function eraseMeetings(db: Queryable, erased: ErasedMeetings): Promise<void> {
  const { near: pattern, ownMeetings, sharedMeetings, accounts, seats } = erased;
  await clearNotes.run(db, { ids: ownMeetings });
  await dropFromNotes.run(db, { ids: sharedMeetings, pattern });
  await dropFromMeetings.run(db, { ids: [...ownMeetings, ...sharedMeetings], pattern });
  await dropFromChanges.run(db, { ownMeetings, sharedMeetings, accounts, pattern });
  await dropFromSeats.run(db, { ids: seats, pattern });
}
