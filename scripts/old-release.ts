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

/** `FIRST_BASE` alone takes a database with 0084 for one of an older release; see `FIRST_MIGRATED`. */
const BELOW_THE_NEWEST =
  'Its migrations end above 0084, which came later: a process of then is not ready, does not start, and its doctor says so.';

/**
 * Cases of the old code that the new schema changes by intent, each as `<file>: <full name>` with its reason, by the base that they
 * belong to. With another base the list begins anew.
 */
export const DIFFERS: Record<string, Record<string, string>> = {
  [FIRST_BASE]: {
    'apps/api/src/office/students/erasing.test.ts: this test is complete: each text of the database bears the name, or is known to speak of no learner':
      'It knows every text of the tables of then. Newer ones, such as the mark of a store of backups, are held against the same list by the test of today.',
    'apps/api/src/openapi.test.ts: shared schemas of the document a large part of replies is described once, under its name in api-schemas.ts':
      'It failed in that commit too: the reply of the wishes was written out twice.',
    'apps/api/src/platform/backup/recovery.test.ts: goes back to any instant since the backup, with the files of that instant':
      'It failed by chance: the slot of a new log began some bytes ahead of what was written. It is fixed since.',
    'apps/api/src/platform/backup/sealing.test.ts: 1 bytes open with the secret key alone, as they were':
      'It failed by chance: one byte is in a long text as often as not. It is fixed since.',
    'apps/api/test/drain.test.ts: a process that is told to end loses no request of callers that follow /readyz, also on new connections':
      BELOW_THE_NEWEST,
    'apps/api/test/full-machine.test.ts: a machine that is full of log lines does not end the school: it goes on without a log':
      BELOW_THE_NEWEST,
    'apps/api/test/full-machine.test.ts: a machine that is full of open files does not end the school: it serves again when some are closed':
      BELOW_THE_NEWEST,
    'apps/api/test/operations.test.ts: the command lines of the operations page make the first admin from one file of settings':
      BELOW_THE_NEWEST,
    'apps/api/test/process.test.ts: a start is refused, in clear lines and with exit code 1: production on a database with demo users; the demo on one with real users, untouched':
      BELOW_THE_NEWEST,
    'apps/api/test/process.test.ts: a start is refused, in clear lines and with exit code 1: a port of the practice provider that is in use':
      BELOW_THE_NEWEST,
    'apps/api/test/silent-database.test.ts: the school ended with 1:': BELOW_THE_NEWEST,
    'apps/api/src/platform/clock.test.ts: a machine whose clock is an hour ahead is not ready and runs no job; what the line explains is no difference':
      BELOW_THE_NEWEST,
    'apps/api/src/platform/doctor/doctor.test.ts: the doctor says of a school that is well that each part is':
      BELOW_THE_NEWEST,
    'apps/api/src/platform/doctor/doctor.test.ts: the doctor says what to do about too few connections, a pooler without limits and a server that is away behind it':
      BELOW_THE_NEWEST,
    'apps/api/src/platform/http/api.test.ts: the API reports liveness and readiness': BELOW_THE_NEWEST,
    'apps/api/src/platform/http/health.test.ts: the health of a school is live without its database, and ready only with it':
      BELOW_THE_NEWEST,
  },
};
