import { MINUTE, SECOND } from '@fasih/school/basics/instants';
import * as calls from '@fasih/school/office/health/contract';
import { findAccount } from '../../people/accounts/accounts.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import { readHealth } from './read-health.ts';

/** A test mail that comes later than this says nothing any more. */
const TEST_WITHIN_MS = 30 * MINUTE;

/** Routes of the page of health. */
export function healthRoutes(api: Api): void {
  const { pool, config } = api.services;
  api.route(calls.readHealth, (_, call) => readHealth(pool, config, call));
  api.route(calls.sendTestMail, (_, call) =>
    inTransaction(pool, async (db) => {
      const account = await findAccount(db, call.person.accountId);
      if (!account) throw new Error('whoever is signed in has an account');
      await enqueueMail(db, {
        kind: 'health.test',
        accountId: account.id,
        to: account.email,
        lang: call.lang,
        params: { name: account.name || account.username },
        // Pressed ten times within a minute, it is one mail.
        source: `health.test:${account.id}:${Math.floor(Date.now() / MINUTE)}`,
        expiresInS: TEST_WITHIN_MS / SECOND,
      });
      await writeAudit(db, call, { action: 'mail.tested', targetKind: 'account', targetId: account.id });
      return { ok: true as const };
    }),
  );
}
