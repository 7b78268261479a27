import type { Lang } from '@fasih/messages/texts';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Role } from '@fasih/school/basics/roles';
import { isAPIError } from 'better-auth/api';
import pg, { type PoolClient } from 'pg';
import { signInLibrary, withLibrary } from '../credentials/sign-in-library.ts';
import { makeTemporary } from '../credentials/temporary-password.ts';

export type NewAccount = {
  username: string;
  email: string;
  /** E.164, or null when none was given (staff). */
  phone: string | null;
  name: string;
  role: Role;
  lang: Lang;
  /** From `hashPassword`; a seed computes it once for all its accounts. */
  passwordHash: string;
  /** Somebody else chose the password: it signs in once, within 24 hours, to set a new one. */
  mustChangePassword?: boolean;
  /** A demo login: exempt from the staff password rules, never seen in production. */
  demo?: boolean;
};

/**
 * Creates an account of any role in the caller's transaction; callers decide who may create which role. Refuses a
 * taken username or address with its field; unique keys decide between two at the same instant.
 */
export async function openAccount(
  client: PoolClient,
  account: NewAccount,
): Promise<{ id: string } | Refusal> {
  const work: Parameters<typeof withLibrary>[0] = { client, passwordHash: account.passwordHash };
  try {
    const { user } = await withLibrary(work, () =>
      signInLibrary.api.signUpEmail({
        body: {
          email: account.email,
          username: account.username,
          name: account.name,
          password: 'hashed already',
          phone: account.phone ?? undefined,
          role: account.role,
          lang: account.lang,
          mustChangePassword: account.mustChangePassword ?? false,
          demo: account.demo ?? false,
        },
      }),
    );
    if (work.emailTaken) return emailTaken();
    if (account.mustChangePassword) await makeTemporary(client, user.id);
    return { id: user.id };
  } catch (error) {
    const cause = work.fault ?? error;
    const taken = takenOf(cause);
    if (taken) return taken;
    if (isAPIError(error) && error.body?.code === 'USERNAME_IS_ALREADY_TAKEN') return usernameTaken();
    throw cause;
  }
}

/** The refusal for a username or address that violates a unique key; null for any other error. */
export function takenOf(cause: unknown): Refusal | null {
  if (!(cause instanceof pg.DatabaseError) || cause.code !== '23505') return null;
  return cause.constraint?.includes('email') ? emailTaken() : usernameTaken();
}

/** 409 with the form field that shows it. */
export const usernameTaken = () =>
  refuse('accounts.usernameTaken', { fields: { username: 'usernameTaken' } });
export const emailTaken = () => refuse('accounts.emailTaken', { fields: { email: 'emailTaken' } });
