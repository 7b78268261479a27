import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { twoStepMissing } from '../http/api.ts';
import type { Person } from '../http/call.ts';
import type { Services } from '../services.ts';

/**
 * Anybody registers a family. A teacher's account is opened by an admin who may change things at all (decisions.md
 * 'Accounts'); other staff accounts are invited by a call of their own.
 */
export function refuseRole(services: Services, person: Person | null, role: string): Refusal | null {
  if (role === 'student') return null;
  if (person?.role !== 'admin' || role !== 'teacher') return refuse('accounts.roleNotAllowed');
  if (person.mustChangePassword) return refuse('accounts.changePasswordFirst');
  return twoStepMissing(person, services) ? refuse('accounts.twoStepNeeded') : null;
}
