/** `student` is a family's account: it pays, consents and holds the learners (docs/product/accounts.md#roles). */
export const ROLES = ['student', 'teacher', 'admin', 'finance'] as const;
export type Role = (typeof ROLES)[number];

/** Where a role lands after signing in, or when it opens a page of another role. */
export function homeOf(role: string): string {
  return (ROLES as readonly string[]).includes(role) ? `/dashboard/${role}` : '/dashboard/student';
}
