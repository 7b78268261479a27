import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { readCommandLine } from '../environment.ts';
import { notifyChanged } from '../office/staff/notify-approvers.ts';
import { findForSignIn } from '../people/accounts/accounts.ts';
import { noteApproverChanged } from '../people/accounts/approvers.ts';
import { unknownDevicesKey } from '../people/credentials/guess.ts';
import { clearAttempts } from '../people/credentials/throttle.ts';
import { turnTwoStepOff } from '../people/credentials/two-step-state.ts';
import { endSessions } from '../people/sessions/sessions.ts';
import { writeAudit } from '../platform/audit/write-audit.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { enqueueMail } from '../platform/outbox/outbox.ts';
import { typedCommand } from '../platform/typed-command.ts';
import { commandCall } from './command-call.ts';
import { withDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = typedCommand('admin:reset-two-step', '--username <name or address>');

/**
 * Turns two-step login off for somebody who lost phone and recovery codes; all sessions end and the owner is
 * notified.
 */
export async function resetTwoStep(pool: Pool, typed: string): Promise<{ ok: boolean; line: string }> {
  const found = await findForSignIn(pool, typed);
  if (!found) return { ok: false, line: `There is no account ${typed}.` };
  const { account } = found;
  const had = await inTransaction(pool, async (client) => {
    const call = commandCall(randomUUID());
    const turnedOff = await turnTwoStepOff(client, account.id);
    await noteApproverChanged(client, account.id, call.now);
    await endSessions(client, account.id, null);
    await clearAttempts(client, [unknownDevicesKey('code', account.id)]);
    if (account.role === 'admin' || account.role === 'finance') {
      const name = account.name || account.username;
      const reason = 'admin:reset-two-step';
      await notifyChanged(client, { change: 'twoStep', name, outcome: 'server', reason }, call);
    }
    if (account.twoStepEnabled) {
      await enqueueMail(client, {
        kind: 'accounts.twoStepOff',
        accountId: account.id,
        to: account.email,
        lang: account.lang,
        params: { username: account.username },
      });
    }
    await writeAudit(client, call, {
      action: 'account.twoStepResetByCommand',
      targetKind: 'account',
      targetId: account.id,
    });
    return turnedOff;
  });
  const line = had ? 'Two-step login is off now' : 'Two-step login was not on';
  return { ok: true, line: `${line}; all sign-ins of ${account.username} have ended.` };
}

async function main(): Promise<number> {
  const given = readCommandLine(process.argv.slice(2));
  const { values } = parseArgs({ args: given.rest, options: { username: { type: 'string' } } });
  const name = values.username?.trim();
  if (!name) {
    console.error(USAGE);
    return 1;
  }
  const { ok, line } = await withDatabase(given, (pool) => resetTwoStep(pool, name));
  console.log(line);
  return ok ? 0 : 1;
}

if (import.meta.main) process.exitCode = await runCommand(main);
