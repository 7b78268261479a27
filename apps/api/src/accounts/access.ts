import type { Person } from '../http/call.ts';

/** Only an admin opens a teacher's account; other staff accounts are opened on the server itself. */
export function mayOpenTeacher(person: Person | null, role: string): boolean {
  return person?.role === 'admin' && role === 'teacher';
}
