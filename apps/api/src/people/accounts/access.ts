import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { twoStepMissing } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { isSignInSent } from '../../platform/http/session-token.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Anybody registers a family. A teacher's account is opened by an admin who may change things at all
 * (docs/product/accounts.md#registration); other staff accounts are invited by a call of their own. A sign-in that is over
 * is told apart from a visitor, so that an admin can sign in again and go on with what was typed.
 */
export function refuseRole(services: Services, { person, http }: Call, role: string): Refusal | null {
  if (role === 'student') return null;
  if (!person && role === 'teacher' && http && isSignInSent(http.request))
    return refuse('common.signInNeeded');
  if (person?.role !== 'admin' || role !== 'teacher') return refuse('accounts.roleNotAllowed');
  if (person.mustChangePassword) return refuse('accounts.changePasswordFirst');
  return twoStepMissing(person, services) ? refuse('accounts.twoStepNeeded') : null;
}
