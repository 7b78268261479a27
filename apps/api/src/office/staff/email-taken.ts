import type { Refusal } from '@fasih/school/basics/refusal';
import pg from 'pg';
import { emailTaken } from '../../people/accounts/open-account.ts';

/** A write that gives an account an address: refused where the unique key says that somebody else has it. */
export async function orEmailTaken<T>(write: () => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint?.includes('email')) return emailTaken();
    throw error;
  }
}
