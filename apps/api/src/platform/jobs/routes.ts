import { isId } from '@fasih/school/basics/ids';
import { retrySetAside } from '@fasih/school/platform/jobs/contract';
import { writeAudit } from '../audit/write-audit.ts';
import { retryNow } from '../db/set-aside.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Api } from '../http/api.ts';

/** Routes for records that the school's jobs could not handle. */
export function jobRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(
    retrySetAside,
    async ({ params: { job, recordId } }, call) => {
      await inTransaction(pool, async (db) => {
        if (!isId(recordId) || !(await retryNow(db, job, recordId, call.now))) return;
        await writeAudit(db, call, {
          action: 'job.triedAgain',
          targetKind: 'job',
          targetId: recordId,
          after: { job },
        });
      });
      return { ok: true as const };
    },
    { auditNotNeeded: 'what is not set aside any more needs no other try' },
  );
}
