import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { twoStepMissing } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { hasCredentials } from '../../platform/http/session-token.ts';
import type { Services } from '../../platform/services.ts';

/**
 * The refusal to register an account of this role, or null. Anybody may register a family; only an admin with write
 * access opens teacher accounts (docs/product/accounts.md#registration); other staff are invited by a separate call.
 * An admin whose session has expired gets `common.signInNeeded`, so that they can sign in again and keep the form.
 */
export function refuseRole(
  services: Services,
  { person, http }: Call,
  role: string,
): Refusal<
  | 'accounts.changePasswordFirst'
  | 'accounts.roleNotAllowed'
  | 'accounts.twoStepNeeded'
  | 'common.signInNeeded'
> | null {
  if (role === 'student') return null;
  if (!person && role === 'teacher' && http && hasCredentials(http.request))
    return refuse('common.signInNeeded');
  if (person?.role !== 'admin' || role !== 'teacher') return refuse('accounts.roleNotAllowed');
  if (person.mustChangePassword) return refuse('accounts.changePasswordFirst');
  return twoStepMissing(person, services) ? refuse('accounts.twoStepNeeded') : null;
}
