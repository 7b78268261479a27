import type { Role } from '@fasih/school/basics/roles';

const HOUR = 3600;

/**
 * Session lifetime in seconds (docs/product/accounts.md#sessions); admin and finance sessions also end after 30 idle
 * minutes.
 */
const SESSION_SECONDS: Record<Role, number> = {
  student: 30 * 24 * HOUR,
  teacher: 7 * 24 * HOUR,
  admin: 12 * HOUR,
  finance: 12 * HOUR,
};

/** The lifetime of a new session of this role, in seconds. */
export function sessionSeconds(role: Role): number {
  return SESSION_SECONDS[role];
}
