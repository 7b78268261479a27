import type { Queryable } from '../../platform/db/transaction.ts';

type Of = {
  ownMeetings: readonly string[];
  sharedMeetings: readonly string[];
  accounts: readonly string[];
  seats: readonly string[];
  near: string;
};

/**
 * Takes what people wrote about an erased learner's meetings away: notes, homework and reasons of those that nobody else
 * sat in. A group's notes are about the others too: in them only the learner's name goes, and what the erased family
 * itself gave as a reason.
 */
export async function forgetWordsOfMeetings(db: Queryable, of: Of): Promise<void> {
  const { near } = of;
  await db.query(
    `update meeting set note = '', homework = '', version = version + 1
     where id = any($1) and (note <> '' or homework <> '')`,
    [of.ownMeetings],
  );
  await db.query(
    `update meeting set note = without_words(note, $2), homework = without_words(homework, $2), version = version + 1
     where id = any($1) and note || ' ' || homework ~* $2`,
    [of.sharedMeetings, near],
  );
  await db.query(
    `update meeting set decision = without_words(decision, $2) where id = any($1) and decision::text ~* $2`,
    [[...of.ownMeetings, ...of.sharedMeetings], near],
  );
  await db.query(
    `update meeting_change
     set reason = case when meeting_id = any($1::uuid[]) or by_account = any($3::uuid[]) then '' else without_words(reason, $4) end,
       decision = without_words(decision, $4)
     where meeting_id = any($1::uuid[] || $2::uuid[]) and (reason <> '' or decision::text ~* $4)`,
    [of.ownMeetings, of.sharedMeetings, of.accounts, near],
  );
  await db.query(
    `update seat set decision = without_words(decision, $2) where id = any($1) and decision::text ~* $2`,
    [of.seats, near],
  );
}
