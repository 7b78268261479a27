/**
 * The release that the walk of old code takes while no `v…` tag is there yet: the first commit in which two releases may run on one
 * schema. Older code refuses a database with migrations that it does not know, by intent.
 */
export const FIRST_BASE = '8b84c9e6';

/**
 * The same for a school that goes from that release to this one. One migration (0084) has a lower number than the newest of
 * `FIRST_BASE` and came after it, so that a database of then is not migrated; this is the first commit that has it.
 */
export const FIRST_MIGRATED = '9eaa8a99';

/**
 * Cases of the old code that the new schema changes by intent, each as `<file>: <full name>` with its reason, by the base that they
 * belong to. With another base the list begins anew.
 */
export const DIFFERS: Record<string, Record<string, string>> = {
  [FIRST_BASE]: {
    'apps/api/src/office/students/erasing.test.ts: this test is complete: each text of the database bears the name, or is known to speak of no learner':
      'It knows every text of the tables of then. Newer ones, such as the mark of a store of backups, are held against the same list by the test of today.',
  },
};
