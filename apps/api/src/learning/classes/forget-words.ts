import type { Queryable } from '../../platform/db/transaction.ts';

/**
 * Removes an erased learner's name from class names, cancellation reasons and rooms, and from links of
 * classes that nobody else was in. `pattern` is a regular expression.
 */
export async function forgetWordsOfClasses(
  db: Queryable,
  {
    ownClasses,
    sharedClasses,
    near: pattern,
  }: { ownClasses: readonly string[]; sharedClasses: readonly string[]; near: string },
): Promise<void> {
  await db.query(
    `update school_class set name = without_words(name, $2), cancelled_reason = without_words(cancelled_reason, $2),
       zoom_room = without_words(zoom_room, $2), version = version + 1
     where id = any($1) and concat_ws(' ', name, cancelled_reason, zoom_room) ~* $2`,
    [[...ownClasses, ...sharedClasses], pattern],
  );
  await db.query(
    `update school_class set zoom_link = null, version = version + 1 where id = any($1) and zoom_link ~* $2`,
    [ownClasses, pattern],
  );
}
