import { initialsOf } from '@fasih/school/basics/initials';
import type { Person } from '../../platform/http/call.ts';

/** A learner's name as this member of staff reads it: an accountant reads initials. */
export function learnerNameFor<Name extends string | null>(person: Pick<Person, 'readsOnly'>, name: Name) {
  return person.readsOnly && name !== null ? initialsOf(name) : name;
}
