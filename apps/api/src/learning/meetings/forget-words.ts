import type { Queryable } from '../../platform/db/transaction.ts';

type ErasedMeetings = {
  ownMeetings: readonly string[];
  sharedMeetings: readonly string[];
  accounts: readonly string[];
  seats: readonly string[];
  near: string;
};

/**
 * Deletes notes, homework and reasons of meetings that only an erased learner was in. In group meetings,
 * whose notes are also about others, only the learner's name and the family's own reasons are removed.
 */
export async function forgetWordsOfMeetings(db: Queryable, erased: ErasedMeetings): Promise<void> {
  const { near: pattern } = erased;
  await db.query(
    `update meeting set note = '', homework = '', version = version + 1
     where id = any($1) and (note <> '' or homework <> '')`,
    [erased.ownMeetings],
  );
  await db.query(
    `update meeting set note = without_words(note, $2), homework = without_words(homework, $2), version = version + 1
     where id = any($1) and note || ' ' || homework ~* $2`,
    [erased.sharedMeetings, pattern],
  );
  await db.query(
    `update meeting set decision = without_words(decision, $2) where id = any($1) and decision::text ~* $2`,
    [[...erased.ownMeetings, ...erased.sharedMeetings], pattern],
  );
  await db.query(
    `update meeting_change
     set reason = case when meeting_id = any($1::uuid[]) or by_account = any($3::uuid[]) then '' else without_words(reason, $4) end,
       decision = without_words(decision, $4)
     where meeting_id = any($1::uuid[] || $2::uuid[]) and (reason <> '' or decision::text ~* $4)`,
    [erased.ownMeetings, erased.sharedMeetings, erased.accounts, pattern],
  );
  await db.query(
    `update seat set decision = without_words(decision, $2) where id = any($1) and decision::text ~* $2`,
    [erased.seats, pattern],
  );
}
