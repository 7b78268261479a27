import type { ImportedAccount } from '@fasih/school/office/imports/sheet';
import type { PoolClient } from 'pg';
import { namesInUse } from '../../people/accounts/open-many.ts';

const MAX_LENGTH = 26;

/** Derives a username from an email address: the part before the at-sign with allowed characters only. */
export function baseOf(email: string): string {
  const plain = (email.split('@')[0] ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .replace(/^[._-]+|[._-]+$/g, '')
    .slice(0, MAX_LENGTH);
  return plain.length >= 3 ? plain : `keluarga${plain}`;
}

/** A free username for each account: the file's own, or a derived one with a number if taken. */
export async function usernamesFor(db: PoolClient, accounts: readonly ImportedAccount[]): Promise<string[]> {
  const names = accounts.map(({ username, email }) => username ?? baseOf(email));
  const numbers = accounts.map(() => 1);
  for (;;) {
    const { usernames: taken } = await namesInUse(db, { emails: [], usernames: names });
    // Names from the file were checked before and take precedence over derived ones.
    const seen = new Set(accounts.flatMap(({ username }) => username?.toLowerCase() ?? []));
    let clashes = 0;
    accounts.forEach((account, i) => {
      if (account.username !== null) return;
      const name = names[i] ?? '';
      if (!taken.has(name) && !seen.has(name)) {
        seen.add(name);
        return;
      }
      clashes += 1;
      numbers[i] = (numbers[i] ?? 1) + 1;
      names[i] = `${baseOf(account.email)}.${numbers[i]}`;
    });
    if (clashes === 0) return names;
  }
}
