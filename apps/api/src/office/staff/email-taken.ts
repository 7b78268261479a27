import type { Refusal } from '@fasih/school/basics/refusal';
import pg from 'pg';
import { emailTaken } from '../../people/accounts/open-account.ts';

/** Runs a write that sets an account's address; refused if the unique key shows that it is in use. */
export async function orEmailTaken<T>(write: () => Promise<T>): Promise<T | Refusal<'accounts.emailTaken'>> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint?.includes('email')) return emailTaken();
    throw error;
  }
}
