import type { Queryable } from '../../platform/db/transaction.ts';

/**
 * Takes an erased learner out of what is written about classes: the name, why a class never began, and the room of one
 * in which nobody else ever was, when it bears the name.
 */
export async function forgetWordsOfClasses(
  db: Queryable,
  of: { ownClasses: readonly string[]; sharedClasses: readonly string[]; near: string },
): Promise<void> {
  await db.query(
    `update school_class set name = without_words(name, $2), cancelled_reason = without_words(cancelled_reason, $2),
       zoom_room = without_words(zoom_room, $2), version = version + 1
     where id = any($1) and concat_ws(' ', name, cancelled_reason, zoom_room) ~* $2`,
    [[...of.ownClasses, ...of.sharedClasses], of.near],
  );
  await db.query(
    `update school_class set zoom_link = null, version = version + 1 where id = any($1) and zoom_link ~* $2`,
    [of.ownClasses, of.near],
  );
}
