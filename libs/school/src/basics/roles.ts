/** `student` is a family's account: it pays, consents and holds the learners (docs/product/accounts.md#roles). */
export const ROLES = ['student', 'teacher', 'admin', 'finance'] as const;
export type Role = (typeof ROLES)[number];

/** `read`: an accountant's finance account, which changes nothing but itself. */
export const ACCESS = ['full', 'read'] as const;
export type Access = (typeof ACCESS)[number];

/** A child's own device: no account, but signed in as one learner of a family (docs/product/accounts.md#a-childs-own-device). */
export const CHILD = 'child';
/** Who makes a call or opens a page. */
export type Caller = Role | typeof CHILD;

/** Where a role lands after signing in, or when it opens a page of another role. */
export function homeOf(role: string): string {
  if (role === CHILD) return '/child';
  return (ROLES as readonly string[]).includes(role) ? `/dashboard/${role}` : '/dashboard/student';
}
