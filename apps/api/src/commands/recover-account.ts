import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type ProblemCode, problemText } from '@fasih/messages/texts';
import { email } from '@fasih/school/basics/contact';
import { isRefusal } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { readCommandLine } from '../environment.ts';
import { applyStaffChange, type StaffChange } from '../office/staff/apply-staff-change.ts';
import { notifyChanged, ownerBeside } from '../office/staff/notify-approvers.ts';
import { findForSignIn, lockAccount } from '../people/accounts/accounts.ts';
import { orEmailTaken } from '../people/accounts/change-address.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { typedCommand } from '../platform/typed-command.ts';
import { commandCall } from './command-call.ts';
import { withDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = typedCommand(
  'admin:recover',
  '--username <name or address> --reason <why> [--email <new address>] [--reset-two-step] [--reactivate]',
);

export type Recovery = { reason: string; email?: string; twoStep?: boolean; reactivate?: boolean };

/**
 * Changes a staff account's address, resets its two-step login or reactivates it when no second approver can
 * (docs/product/accounts.md#staff-accounts). It is audited, all approvers and the old address are notified, and the
 * account cannot approve for 72 hours. Returns the message for the operator.
 */
export async function recoverAccount(
  pool: Pool,
  typed: string,
  wanted: Recovery,
): Promise<{ ok: boolean; line: string }> {
  const found = await findForSignIn(pool, typed);
  if (!found || !['admin', 'finance'].includes(found.account.role))
    return { ok: false, line: `There is no admin or finance account ${typed}.` };
  const { id: accountId, username } = found.account;
  const changes: StaffChange[] = [
    ...(wanted.reactivate ? [{ kind: 'reactivate' as const, accountId }] : []),
    ...(wanted.twoStep ? [{ kind: 'twoStep' as const, accountId }] : []),
    ...(wanted.email ? [{ kind: 'address' as const, accountId, email: wanted.email.toLowerCase() }] : []),
  ];
  const call = commandCall(randomUUID());
  const { reason } = wanted;
  const done = await orEmailTaken(() =>
    inTransaction(pool, async (db) => {
      const before = await lockAccount(db, accountId);
      for (const change of changes) {
        const made = await applyStaffChange(db, change, { reason }, call);
        if (isRefusal(made)) return made;
        const news = {
          change: change.kind,
          name: before?.name || username,
          outcome: 'server',
          reason,
        } as const;
        await notifyChanged(db, news, call, ownerBeside(change.kind, before));
      }
      return true;
    }),
  );
  if (isRefusal(done)) return { ok: false, line: problemText('en', done.code as ProblemCode, done.params) };
  return {
    ok: true,
    line: `Done. Every approver was told, and ${username} approves nothing for 72 hours.`,
  };
}

async function main(): Promise<number> {
  const given = readCommandLine(process.argv.slice(2));
  const { values } = parseArgs({
    args: given.rest,
    options: {
      username: { type: 'string' },
      reason: { type: 'string' },
      email: { type: 'string' },
      'reset-two-step': { type: 'boolean' },
      reactivate: { type: 'boolean' },
    },
  });
  const [name, reason] = [values.username?.trim(), values.reason?.trim()];
  const address = values.email === undefined ? undefined : email.safeParse(values.email);
  const wanted: Omit<Recovery, 'reason'> = {
    ...(address?.success ? { email: address.data } : {}),
    twoStep: values['reset-two-step'] ?? false,
    reactivate: values.reactivate ?? false,
  };
  const nothing = !wanted.email && !wanted.twoStep && !wanted.reactivate;
  if (!name || !reason || nothing || address?.success === false) {
    console.error(USAGE);
    return 1;
  }
  const { ok, line } = await withDatabase(given, (pool) => recoverAccount(pool, name, { ...wanted, reason }));
  console.log(line);
  return ok ? 0 : 1;
}

if (import.meta.main) process.exitCode = await runCommand(main);
