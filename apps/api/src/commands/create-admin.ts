import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type ProblemCode, problemText } from '@fasih/messages/texts';
import { email } from '@fasih/school/basics/contact';
import { isRefusal } from '@fasih/school/basics/refusal';
import { username } from '@fasih/school/people/accounts/contract';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { readCommandLine } from '../environment.ts';
import { notifyChanged } from '../office/staff/notify-approvers.ts';
import { noteApproverMade } from '../people/accounts/approvers.ts';
import { refusePassword } from '../people/accounts/check-password.ts';
import { openAccount } from '../people/accounts/open-account.ts';
import { hashPassword } from '../people/credentials/passwords.ts';
import { writeAudit } from '../platform/audit/write-audit.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { typedCommand } from '../platform/typed-command.ts';
import { askPassword } from './ask-password.ts';
import { commandCall } from './command-call.ts';
import { withDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = typedCommand('admin:create', '--username <name> --email <address> [--role admin|finance]');
const typed = z.object({ username, email, role: z.enum(['admin', 'finance']) });

/**
 * Creates an admin or finance account (docs/product/accounts.md#staff-accounts): the first one, whom nobody can
 * invite, or any later one. Returns the message for the operator.
 */
export async function createAdmin(
  pool: Pool,
  account: { username: string; email: string; role: 'admin' | 'finance' },
  password: string,
): Promise<{ ok: boolean; line: string }> {
  const weak = await refusePassword(password, { ...account, demo: false });
  if (weak) return { ok: false, line: problemText('en', weak.code as ProblemCode) };
  const passwordHash = await hashPassword(password);
  const opened = await inTransaction(pool, async (client) => {
    const result = await openAccount(client, {
      ...account,
      name: '',
      phone: null,
      lang: 'id',
      passwordHash,
    });
    if (isRefusal(result)) return result;
    const call = commandCall(randomUUID());
    await noteApproverMade(client, result.id, call.now);
    const news = {
      change: 'invite',
      name: account.username,
      outcome: 'server',
      reason: 'admin:create',
    } as const;
    await notifyChanged(client, news, call);
    await writeAudit(client, call, {
      action: 'account.openedByCommand',
      targetKind: 'account',
      targetId: result.id,
      after: { role: account.role },
    });
    return result;
  });
  if (isRefusal(opened)) return { ok: false, line: problemText('en', opened.code as ProblemCode) };
  return { ok: true, line: `The ${account.role} account ${account.username} is open.` };
}

async function main(): Promise<number> {
  const given = readCommandLine(process.argv.slice(2));
  const { values } = parseArgs({
    args: given.rest,
    options: {
      username: { type: 'string' },
      email: { type: 'string' },
      role: { type: 'string', default: 'admin' },
    },
  });
  const read = typed.safeParse(values);
  if (!read.success) {
    console.error(
      `${read.error.issues.map((issue) => issue.path.join('.')).join(', ')}: please check.\n${USAGE}`,
    );
    return 1;
  }
  const password = await askPassword(process.env, 'Password (at least 12 characters): ');
  const { ok, line } = await withDatabase(given, (pool) => createAdmin(pool, read.data, password));
  console.log(line);
  return ok ? 0 : 1;
}

if (import.meta.main) process.exitCode = await runCommand(main);
